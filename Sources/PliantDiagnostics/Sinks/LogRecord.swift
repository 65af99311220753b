import CPliant
public import Foundation
public import Logging

/// A line of the log with everything that is known about it, as text.
///
/// A sink of your own receives it, and writes what it needs of it:
///
/// ```swift
/// func receive(_ record: LogRecord) { print(record.level, record.message) }
/// ```
public struct LogRecord: Sendable {
  /// The date at which the line was logged.
  public let date: Date
  /// The severity.
  public let level: Logger.Level
  /// The logger's label.
  public package(set) var label: String
  /// The text of the line, with its head if `#log` wrote it, without the date and the metadata.
  public package(set) var message: String
  /// The expressions that were passed to `#log`, under their source, in order.
  public let expressions: [LoggedExpression]
  /// The metadata of the logger and of the line, without the expressions.
  public package(set) var metadata: [String: String]
  /// The module that logged the line.
  public let source: String
  /// The source file as the caller gave it; `#log` gives `#fileID`.
  public let file: String
  /// The function that logged the line, as `#function` names it.
  public let function: String
  /// The line of the source file.
  public let line: UInt
  /// The kernel's number of the thread that logged the line.
  public let threadID: Int
  /// The number of the task that logged it; 0 outside tasks.
  package let taskID = pliant_trace_task()

  /// Creates a record, for a sink of your own or its tests.
  public init(
    date: Date = Date(),
    level: Logger.Level,
    label: String,
    message: String,
    expressions: [LoggedExpression] = [],
    metadata: [String: String] = [:],
    source: String,
    file: String,
    function: String,
    line: UInt,
    threadID: Int
  ) {
    self.date = date
    self.level = level
    self.label = label
    self.message = message
    self.expressions = expressions
    self.metadata = metadata
    self.source = source
    self.file = file
    self.function = function
    self.line = line
    self.threadID = threadID
  }
}

extension LogRecord {
  /// Creates a record of a handler's event; the metadata are described here, without a lock.
  init(
    label: String,
    event: LogEvent,
    metadata: Logger.Metadata,
    _ provided: Logger.Metadata?
  ) {
    var all = metadata
    if let provided { all.merge(provided) { $1 } }
    var expressions: [LoggedExpression] = []
    expressions.reserveCapacity(event.metadata?.count ?? 0)
    for (key, value) in event.metadata ?? [:] {
      // A comparison of the types is less than a cast.
      if case .stringConvertible(let value) = value, type(of: value) == LoggedExpression.self,
        let expression = value as? LoggedExpression
      {
        expressions.append(expression)
      } else {
        all[key] = value
      }
    }
    expressions.sort { $0.index < $1.index }
    if let error = event.error { all["error"] = "\(DiagnosticFormat.string(for: error))" }
    self.init(
      date: WallClock.date,
      level: event.level,
      label: label,
      message: event.message.description,
      expressions: expressions,
      metadata: all.isEmpty ? [:] : all.mapValues(\.description),
      source: event.source,
      file: event.file,
      function: event.function,
      line: event.line,
      threadID: Int(pliant_thread_id())
    )
  }
}
