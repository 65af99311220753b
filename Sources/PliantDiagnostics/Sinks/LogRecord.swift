public import Foundation
public import Logging

/// A line of the log with all that is known of it, as text.
public struct LogRecord: Sendable {
  public let date: Date
  public let level: Logger.Level
  /// The logger's label.
  public let label: String
  public let message: String
  /// What `#log` was given, under its source, in order.
  public let expressions: [LoggedExpression]
  /// The metadata of the logger and of the line, without the expressions.
  public let metadata: [String: String]
  /// The module that logged it.
  public let source: String
  public let file: String
  public let function: String
  public let line: UInt
  /// The kernel's number of the thread that logged it.
  public let threadID: Int

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
