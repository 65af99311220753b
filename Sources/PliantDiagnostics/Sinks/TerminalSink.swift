import Foundation
import Logging

/// A sink that writes log lines to a terminal, colored by their severity.
///
/// Color is left out if the output is not a terminal, if `NO_COLOR` is set to a value, and if
/// `TERM` is `dumb` or is not set. Control characters in logged text are escaped. A logging thread
/// never waits for the terminal: lines that it cannot take in time are dropped and counted, and it
/// shows how many.
///
/// ```swift
/// LoggingSystem.bootstrap { SinkLogHandler(label: $0, level: .debug, sinks: [TerminalSink()]) }
/// ```
public final class TerminalSink: LogSink {
  private let lines: LineQueue
  /// Whether lines are colored.
  public let isColored: Bool

  /// Creates a sink that writes to a file descriptor: standard error, if none is given.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which the caller owns and must keep open.
  ///   - isColored: Whether to color; nil decides by the output.
  public init(descriptor: Int32 = 2, isColored: Bool? = nil) {
    self.isColored = isColored ?? Terminal.wantsColor(descriptor)
    lines = LineQueue(label: "pliant.terminal", capacity: 1 << 20) { bytes, _ in
      // If the terminal is closed, the failure cannot be reported.
      try? FileOutput.write(bytes[...], to: descriptor)
      return true
    }
    LogSinks.add(self)
  }

  deinit { LogSinks.remove(ObjectIdentifier(self)) }

  /// The number of lines that were dropped because the terminal was too slow.
  public var dropped: Int { lines.dropped }

  public func receive(_ record: LogRecord) {
    let line =
      isColored
      ? LogText.line(record, start: "\u{1B}[\(color(record.level))m", end: "\u{1B}[0m")
      : LogText.line(record)
    lines.add(line, isUrgent: record.level >= .error)
  }

  public func flush() { lines.flush() }

  private func color(_ level: Logger.Level) -> String {
    switch level {
    case .trace, .debug: "2"
    case .info: "0"
    case .notice: "36"
    case .warning: "33"
    case .error: "31"
    case .critical: "1;31"
    }
  }
}
