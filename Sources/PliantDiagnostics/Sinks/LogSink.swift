public import Logging

/// A destination of log lines.
///
/// ```swift
/// let sinks: [any LogSink] = [TerminalSink(), FileSink(at: url)]
/// LoggingSystem.bootstrap { SinkLogHandler(label: $0, sinks: sinks) }
/// ```
/// `receive` is called on the thread that logs, without a lock, and must not wait for anything
/// slow.
public protocol LogSink: AnyObject, Sendable {
  /// Receives one line, on the thread that logs it; any number of threads may call it at once.
  func receive(_ record: LogRecord)

  /// Waits until all received lines are written, at most a second.
  func flush()
}

/// A swift-log handler that passes a logger's lines to sinks.
///
/// With it all loggers of a program share a few destinations, whatever their labels:
///
/// ```swift
/// let memory = MemoryLog()
/// LoggingSystem.bootstrap { SinkLogHandler(label: $0, sinks: [TerminalSink(), memory]) }
/// ```
public struct SinkLogHandler: LogHandler {
  public var logLevel: Logger.Level
  public var metadata: Logger.Metadata = [:]
  public var metadataProvider: Logger.MetadataProvider?
  private let label: String
  private let sinks: [any LogSink]

  /// Creates the handler of one logger.
  ///
  /// - Parameters:
  ///   - label: The logger's label.
  ///   - level: The least severity that it passes on.
  ///   - sinks: The sinks of its lines, in this order; many loggers may share them.
  ///   - metadataProvider: A provider of the task's metadata; that of `LoggingSystem` by default.
  public init(
    label: String,
    level: Logger.Level = .info,
    sinks: [any LogSink],
    metadataProvider: Logger.MetadataProvider? = LoggingSystem.metadataProvider
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
