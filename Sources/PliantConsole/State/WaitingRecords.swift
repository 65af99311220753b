#if Console
import Foundation
import Logging
import PliantDiagnostics

/// Records of swift-log's handlers that wait for the lines that the handlers print, so that the log
/// shows each once.
struct WaitingRecords: Sendable {
  private var records: [(record: LogRecord, looks: Int)] = []
  /// The lines of a message that are yet to be printed, by file.
  private var rest: [Int32: ArraySlice<Substring>] = [:]

  /// The looks at the output after which a record is shown without a line: half a second.
  private static let mostLooks = 25
  private static let most = 256

  var isEmpty: Bool { records.isEmpty }

  /// Returns the oldest if too many wait.
  mutating func add(_ record: LogRecord) -> LogRecord? {
    records.append((record, 0))
    return records.count > Self.most ? records.removeFirst().record : nil
  }

  /// Returns what a line of output is shown as; nothing if it continues a message, and nil if no
  /// handler has printed it.
  mutating func record(printedAs line: String, _ file: Int32) -> [LogRecord]? {
    if let next = rest[file]?.popFirst(), next == line { return [] }
    rest[file] = nil
    for (index, (record, _)) in records.enumerated() {
      var lines = record.message.split(separator: "\n", omittingEmptySubsequences: false)[...]
      guard let shown = Self.record(record, printedAs: line, lines.popFirst() ?? "") else {
        continue
      }
      records.remove(at: index)
      rest[file] = lines
      return [shown]
    }
    return nil
  }

  /// Takes those for which no line came in time, or all.
  mutating func takeDue(all: Bool = false) -> [LogRecord] {
    for index in records.indices { records[index].looks += 1 }
    let due = records.prefix { all || $0.looks > Self.mostLooks }
    records.removeFirst(due.count)
    return due.map(\.record)
  }

  /// A record with what its line adds to it; nil if the line is not of the record.
  private static func record(
    _ record: LogRecord,
    printedAs line: String,
    _ message: Substring
  ) -> LogRecord? {
    var shown = record
    let tail = " [\(record.source)] \(message)"
    if line.utf8.count >= tail.utf8.count, line.hasSuffix(tail) {
      // swift-log's own form: `2026-11-29T10:00:00+0000 info label: key=value [Module] message`.
      let head = line.dropLast(tail.count) + " "
      guard let level = head.firstRange(of: " \(record.level)"),
        let colon = head[level.upperBound...].firstRange(of: ": ")
      else { return nil }
      shown.label = head[level.upperBound..<colon.lowerBound].trimmingCharacters(in: .whitespaces)
      shown.metadata.merge(pairs(head[colon.upperBound...], without: record.metadata)) { own, _ in
        own
      }
      return shown
    }
    guard !message.isEmpty, line.contains(message),
      line.localizedCaseInsensitiveContains(record.level.rawValue.prefix(4))
    else { return nil }
    // A form that is not known may hold more than the record.
    shown.message = line
    return shown
  }

  /// The metadata of a logger, which only its line tells.
  private static func pairs(
    _ text: Substring,
    without known: [String: String]
  ) -> [String: String] {
    var text = String(text)
    for (key, value) in known { text = text.replacing("\(key)=\(value)", with: "") }
    var pairs: [(key: String, value: String)] = []
    for word in text.split(separator: " ") {
      if let sign = word.firstIndex(of: "=") {
        pairs.append((String(word[..<sign]), String(word[word.index(after: sign)...])))
      } else if !pairs.isEmpty {
        pairs[pairs.count - 1].value += " " + word
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
#endif
