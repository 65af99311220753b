#if Console
import CPliant
import Foundation
import Logging
import PliantBase
package import PliantDiagnostics
import PliantOverriding
import PliantTracing

/// The log of a program that was not prepared: what it writes to its standard output and error, and
/// the calls of its handlers of swift-log, in a console's log while that is open.
///
/// Nothing is taken from the program: writes are noted after they were made, and the handlers run.
package final class ForeignLog: Sendable {
  private let log: MemoryLog
  private let state = Guarded(State())

  private struct State: Sendable {
    var writes: Redefinition?
    var handlers: ArgumentListener?
    var isOver = false
    /// The bytes of the unfinished line, by file.
    var rest: [Int32: [UInt8]] = [:]
    /// The last line of each thread, and the handler that received it first.
    var last: [Int: (handler: String, line: String)] = [:]
    var waiting = WaitingRecords()
  }

  private static let write = #callable<(Int32, UnsafeRawPointer?, Int) -> Int>(symbol: "write")
  private static let longestLine = 16 << 10
  private static let open = Guarded<[Redefinition]>([])

  /// Whether a redefinition is for these lines alone, which pages do not list.
  static func isOwn(_ number: Int) -> Bool {
    let redefinition = Redefinition.numbered(number)
    return redefinition != nil && open.withLock { $0.contains { $0 === redefinition } }
  }

  package init(_ log: MemoryLog) { self.log = log }

  /// Begins, as far as the program lets its functions be hooked.
  package func begin() {
    let writes = try? Self.write.redefine(around: { original in
      { file, bytes, count in
        let written = original(file, bytes, count)
        if file == 1 || file == 2, written > 0, let bytes {
          pliant_output_note(file, bytes, written)
        }
        return written
      }
    })
    let handlers = ArgumentListener(
      ["*.log(event:)", "*.log(level:message:metadata:source:file:function:line:)"]
        .map { .matching($0) },
      excluding: [.matching("Logging.LogHandler.*")]
    ) { [weak self] handler, arguments in self?.receive(handler, arguments) }
    if let writes { Self.open.withLock { $0.append(writes) } }
    state.withLock { ($0.writes, $0.handlers) = (writes, handlers) }
    let status = BackgroundThread.run { [self] in
      Trace.leavingOut {
        var room = [UInt8](repeating: 0, count: 64 << 10)
        // Pauses grow while nothing is printed or logged.
        var pause: UInt32 = 20
        while !state.withLock({ $0.isOver }) {
          pause = takeOutput(by: &room) ? 20 : min(pause * 2, 160)
          pliant_trace_pause(pause)
        }
      }
    }
    // Without a thread, nothing takes what is noted.
    if status != 0 { end() }
  }

  /// Takes everything back; it is safe to repeat.
  package func end() {
    let (writes, handlers, wasOver) = state.withLock { state in
      defer { (state.writes, state.handlers, state.isOver) = (nil, nil, true) }
      return (state.writes, state.handlers, state.isOver)
    }
    guard !wasOver else { return }
    writes?.stop()
    handlers?.stop()
    Self.open.withLock { $0.removeAll { $0 === writes } }
    state.withLock { $0.waiting.takeDue(all: true) }.forEach(log.receive)
  }

  // MARK: - Output

  /// Returns whether there was any, or a record waits for it.
  private func takeOutput(by room: inout [UInt8]) -> Bool {
    var isAny = false
    while true {
      let output = pliant_output_take(&room, room.count)
      if output.missed > 0 {
        add("\(output.missed) bytes of the program's output are not shown", output, .warning)
      }
      guard output.size > 0 else { break }
      isAny = true
      let lines = state.withLock { state in
        let all = state.rest[output.file, default: []] + room[..<Int(output.size)]
        var lines = all.split(separator: 10, omittingEmptySubsequences: false)
        let last = lines.removeLast()
        if last.count > Self.longestLine { lines.append(last) }
        state.rest[output.file] = last.count > Self.longestLine ? [] : Array(last)
        return lines
      }
      for line in lines.map({ String(decoding: $0, as: UTF8.self) }) {
        if let known = state.withLock({ $0.waiting.record(printedAs: line, output.file) }) {
          known.forEach(log.receive)
        } else {
          add(line, output, .info)
        }
      }
    }
    let due = state.withLock { $0.waiting.takeDue() }
    due.forEach(log.receive)
    return isAny || !due.isEmpty || state.withLock { !$0.waiting.isEmpty }
  }

  private func add(_ text: String, _ output: pliant_output, _ level: Logger.Level) {
    log.receive(
      LogRecord(
        level: level,
        label: output.file == 1 ? "stdout" : "stderr",
        message: text,
        source: "",
        file: "",
        function: "",
        line: 0,
        threadID: Int(output.thread)
      )
    )
  }

  // MARK: - swift-log

  /// Takes a handler's call, whose types are those of the program's swift-log, on its thread.
  private func receive(_ handler: String, _ arguments: [(label: String?, value: Any)]) {
    var values: [String: Any] = [:]
    for (label, value) in arguments {
      guard let label else { continue }
      if label == "event" {
        for child in Mirror(reflecting: value).children { values[child.label ?? ""] = child.value }
      } else {
        values[label] = value
      }
    }
    func text(_ name: String) -> String { (values[name] as? String) ?? "" }
    guard let message = values["message"], let level = values["level"] else { return }
    var metadata: [String: String] = [:]
    if let own = values["metadata"] as? [String: any CustomStringConvertible] {
      metadata = own.mapValues(\.description)
    }
    if let error = values["error"] as? any Error { metadata["error"] = "\(error)" }
    let file = text("file")
    let source = (values["source"] ?? values["_source"]) as? String
    let record = LogRecord(
      level: Logger.Level(rawValue: "\(level)") ?? .info,
      label: handler.split(separator: ".").dropLast().suffix(1).joined(),
      message: "\(message)",
      metadata: metadata,
      source: source ?? String(file.prefix { $0 != "/" }),
      file: file,
      function: text("function"),
      line: values["line"] as? UInt ?? 0,
      threadID: Int(pliant_thread_id())
    )
    guard isNew(record, handler) else { return }
    state.withLock { $0.waiting.add(record) }.map(log.receive)
  }

  /// Whether a line is not one that another handler passes on to this one.
  private func isNew(_ record: LogRecord, _ handler: String) -> Bool {
    let line = "\(record.file):\(record.line) \(record.level) \(record.message)"
    return state.withLock { state in
      if let last = state.last[record.threadID], last.line == line, last.handler != handler {
        return false
      }
      if state.last.count > 1_000 { state.last = [:] }
      state.last[record.threadID] = (handler, line)
      return true
    }
  }
}
#endif
