public import Foundation
import Logging

/// A sink that writes log lines to a file and rotates it.
///
/// The file and its directory are created at the first line, and the file begins with a header that
/// says when the program started to log. A full file becomes `name.1.log`, that one `name.2.log`,
/// and the oldest is removed. A logging thread never waits for the disk: a queue writes the lines
/// as soon as it can; lines beyond 4 MiB of waiting text are dropped and counted, and the file says
/// how many. After errors the file is synchronized with the disk.
///
/// If a line cannot be written, only this sink ends: it says so once on standard error, and
/// ``failure`` gives the reason. A file or directory that is removed is created again. Control
/// characters are escaped, so that no value can forge a line. Everyone who may write to the file's
/// directory is trusted.
///
/// ```swift
/// let file = FileSink(at: URL(filePath: "/var/tmp/shop/shop.log"))
/// LoggingSystem.bootstrap { SinkLogHandler(label: $0, sinks: [TerminalSink(), file]) }
/// ```
public final class FileSink: LogSink {
  /// The file with the newest lines; older files are in the same directory.
  public let url: URL
  private let lines: LineQueue
  private let reason: Reason

  private final class Reason: Sendable { let text = Guarded<String?>(nil) }

  /// Creates a sink for a file; the file is not opened before the first line.
  ///
  /// - Parameters:
  ///   - url: The file for the newest lines.
  ///   - largestFile: The most bytes of a file; a longer line has a file of its own.
  ///   - mostFiles: The most files, including the newest; at least 1.
  public init(at url: URL, largestFile: Int = 1 << 20, mostFiles: Int = 5) {
    self.url = url
    let reason = Reason()
    self.reason = reason
    // SAFETY: the queue runs one write at a time, and the file is used only there.
    nonisolated(unsafe) let file = RotatingFile(
      url: url,
      largestFile: max(largestFile, 1),
      mostFiles: max(mostFiles, 1)
    )
    lines = LineQueue(label: "pliant.file", capacity: 4 << 20) { bytes, isUrgent in
      do {
        try file.write(bytes, isUrgent: isUrgent)
        return true
      } catch {
        let text = "\(error)"
        reason.text.withLock { $0 = text }
        let message = "Pliant: no more lines are logged to '\(url.path)': \(text)\n"
        // If standard error fails, too, the failure cannot be reported.
        try? FileOutput.write(Array(message.utf8)[...], to: 2)
        return false
      }
    }
    LogSinks.add(self)
  }

  deinit { LogSinks.remove(ObjectIdentifier(self)) }

  /// The reason why the sink ended; nil as long as it writes.
  public var failure: String? { reason.text.withLock { $0 } }

  /// The number of lines that were not written, because the disk was too slow or the sink had
  /// ended.
  public var dropped: Int { lines.dropped }

  public func receive(_ record: LogRecord) {
    lines.add(LogText.line(record), isUrgent: record.level >= .error)
  }

  public func flush() { lines.flush() }
}
