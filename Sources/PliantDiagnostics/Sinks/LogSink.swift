import CPliant
import Foundation
public import Logging
import PliantBase

/// Something that log lines end in.
///
/// ```swift
/// let sinks: [any LogSink] = [TerminalSink(), FileSink(at: url)]
/// LoggingSystem.bootstrap { SinkLogHandler(label: $0, sinks: sinks) }
/// ```
/// `receive` is called on the thread that logs, under no lock, and must not wait for anything slow.
public protocol LogSink: AnyObject, Sendable {
  /// Takes one line, on the thread that logs it; any number of threads may call it at once.
  func receive(_ record: LogRecord)

  /// Waits until what was received is written, a second at most.
  func flush()
}

/// Hands the lines of a logger to sinks, as swift-log's handler.
public struct SinkLogHandler: LogHandler {
  public var logLevel: Logger.Level
  public var metadata: Logger.Metadata = [:]
  public var metadataProvider: Logger.MetadataProvider?
  private let label: String
  private let sinks: [any LogSink]

  /// Makes the handler of one logger.
  ///
  /// - Parameters:
  ///   - label: The logger's.
  ///   - level: The least severity that it lets through.
  ///   - sinks: Where its lines go, in this order; many loggers may share them.
  ///   - metadataProvider: Adds metadata of the task.
  public init(
    label: String,
    level: Logger.Level = .info,
    sinks: [any LogSink],
    metadataProvider: Logger.MetadataProvider? = nil
  ) {
    self.label = label
    self.sinks = sinks
    self.metadataProvider = metadataProvider
    logLevel = level
  }

  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(event: LogEvent) {
    let record = LogRecord(label: label, event: event, metadata: metadata, metadataProvider?.get())
    for sink in sinks { sink.receive(record) }
  }
}

extension LogRecord {
  /// Writes the metadata out; their descriptions are the user's, and run here, under no lock.
  init(
    label: String,
    event: LogEvent,
    metadata: Logger.Metadata,
    _ provided: Logger.Metadata?
  ) {
    var all = metadata
    if let provided { all.merge(provided) { $1 } }
    var expressions: [LoggedExpression] = []
    for (key, value) in event.metadata ?? [:] {
      if case .stringConvertible(let value) = value, let expression = value as? LoggedExpression {
        expressions.append(expression)
      } else {
        all[key] = value
      }
    }
    if let error = event.error { all["error"] = "\(DiagnosticFormat.string(for: error))" }
    self.init(
      date: WallClock.date,
      level: event.level,
      label: label,
      message: event.message.description,
      expressions: expressions.sorted { $0.index < $1.index },
      metadata: all.mapValues(\.description),
      source: event.source,
      file: event.file,
      function: event.function,
      line: event.line,
      threadID: Int(pliant_thread_id())
    )
  }
}
