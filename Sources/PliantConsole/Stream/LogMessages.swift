#if Console
import Foundation
import Logging
import PliantBase
import PliantDiagnostics

/// The first message of a stream.
struct HelloMessage: Encodable {
  let process: String
  let pid: Int32
  let session: String
  let started: Double
  let keeps: Int
  let canChange: Bool
  /// Whether it counts what happens in each second, from `started` on.
  let countsSeconds = true
  let sources: [Source]

  /// A log that is shown in place of the process.
  struct Source: Encodable {
    let name: String
    let isFile: Bool
  }

  init(_ state: LiveState, canChange: Bool) {
    self.canChange = canChange
    sources = state.sources.map { Source(name: $0.name, isFile: $0.isFile) }
    process = ProcessInfo.processInfo.processName
    pid = ProcessInfo.processInfo.processIdentifier
    session = state.session
    started = state.started
    keeps = state.log.mostRecords
  }
}

struct LogMessage: Encodable {
  let records: [LineMessage]
}

/// Says how many lines were dropped from the log before the page saw them.
struct LostMessage: Encodable {
  let count: Int
}

/// Says which lines a page skipped because it was far behind; those still kept can be fetched.
struct SkippedMessage: Encodable {
  let after: Int
  let through: Int
}

/// The message of every other second: how many lines the program has logged, and the number of the
/// last one that was sent.
struct PaceMessage: Encodable {
  let time = WallClock.seconds
  let received: Int
  let sent: Int
}

/// The newest lines of a part of the log that was asked for.
struct LinesMessage: Encodable {
  /// The number after which all lines that are kept are here.
  let after: Int
  let records: [LineMessage]

  private static let most = 1_000
  private static let mostBytes = 256 << 10

  init(after start: Int, through end: Int, in log: MemoryLog) {
    let found = log.last(after: start, through: end, most: Self.most)
    var lines: [LineMessage] = []
    var bytes = 0
    for (number, record) in found.reversed() where bytes < Self.mostBytes {
      let line = LineMessage(number, record)
      bytes += line.bytes
      lines.append(line)
    }
    let isAll = found.count < Self.most && lines.count == found.count
    after = isAll ? start : lines.last.map { $0.n - 1 } ?? start
    records = lines.reversed()
  }
}

/// The lines up to a number were removed.
struct ClearedMessage: Encodable {
  let through: Int
}

/// A line of the log, with its texts cut to a length that a page can show.
struct LineMessage: Encodable {
  let n: Int
  let time: Double
  let level: String
  let label: String
  let message: String
  let expressions: [[String]]
  let metadata: [String: String]
  let module: String
  let file: String
  let function: String
  let line: UInt
  let thread: Int
  let task: UInt64?

  init(_ number: Int, _ record: LogRecord) {
    n = number
    time = record.date.timeIntervalSince1970
    level = record.level.rawValue
    label = Self.cut(record.label)
    message = Self.cut(record.message)
    expressions = record.expressions.map { [Self.cut($0.name), Self.cut($0.value)] }
    metadata = record.metadata.mapValues(Self.cut)
    module = record.source
    file = record.file
    function = record.function
    line = record.line
    thread = record.threadID
    task = record.taskID == 0 ? nil : record.taskID
  }

  /// The approximate size of the message.
  var bytes: Int {
    message.utf8.count + expressions.reduce(0) { $0 + $1[0].utf8.count + $1[1].utf8.count }
      + metadata.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } + 200
  }

  private static let mostBytes = 32 << 10

  private static func cut(_ text: String) -> String {
    let count = text.utf8.count
    guard count > mostBytes else { return text }
    return String(decoding: text.utf8.prefix(mostBytes), as: UTF8.self)
      + "… (cut here; \(count) bytes in all)"
  }
}
#endif
