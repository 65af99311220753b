public import Foundation
import Logging
import PliantBase

/// Writes log lines to a file that is rotated.
///
/// The file and its directory are made at the first line, which a header precedes that says when the
/// program started to log. A full file becomes `name.1.log`, that `name.2.log`, and the oldest goes. A logging
/// thread never waits for the disk: lines are written by a queue as soon as it can, and what does not fit into 4 MiB of waiting lines
/// is dropped, counted and said in the file. After errors the file is synchronized with the disk.
///
/// Where a line cannot be written, this sink alone ends: it says so once on standard error, and ``failure``
/// tells why. A file or directory that is taken away is made again. Control characters are escaped, so
/// that no value can forge a line. Whoever may write to the file's directory is trusted.
public final class FileSink: LogSink {
  /// Where the newest lines are; older files stand beside it.
  public let url: URL
  private let lines: LineQueue
  private let reason: Reason

  private final class Reason: Sendable {
    let text = Guarded<String?>(nil)
  }

  /// Names the file; nothing is opened before the first line.
  ///
  /// - Parameters:
  ///   - url: Where the newest lines are.
  ///   - largestFile: How many bytes a file may have; a longer line has a file of its own.
  ///   - mostFiles: How many files there are, with the newest; 1 at least.
  public init(at url: URL, largestFile: Int = 1 << 20, mostFiles: Int = 5) {
    self.url = url
    let reason = Reason()
    self.reason = reason
    // SAFETY: the queue runs one write at a time, and nobody else has the file.
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
        // Where standard error fails too, nobody can be told.
        try? FileOutput.write(Array(message.utf8), to: 2)
        return false
      }
    }
    LogSinks.add(self)
  }

  deinit { LogSinks.remove(ObjectIdentifier(self)) }

  /// Why the sink ended; nil as long as it writes.
  public var failure: String? { reason.text.withLock { $0 } }

  /// How many lines were not written: the disk was too slow, or the sink has ended.
  public var dropped: Int { lines.dropped }

  public func receive(_ record: LogRecord) {
    lines.add(LogText.line(record), isUrgent: record.level >= .error)
  }

  public func flush() { lines.flush() }
}
