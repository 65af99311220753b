import Foundation
import Synchronization

/// The sinks of the process.
///
/// Sinks write on queues of their own. Before a program ends in a way that runs no exit handlers,
/// wait for them:
///
/// ```swift
/// LogSinks.flush()
/// _exit(1)
/// ```
public enum LogSinks {
  private static let all = Guarded<[ObjectIdentifier: WeakSink]>([:])
  private static let loops = Atomic<Int>(0)

  private struct WeakSink {
    weak var sink: (any LogSink)?
  }

  /// Waits until every terminal and file sink has written the lines it received, at most a second
  /// each.
  ///
  /// It is called at `exit` and before a failed `#verify` stops the program.
  public static func flush() {
    for entry in all.withUncheckedLock({ Array($0.values) }) { entry.sink?.flush() }
  }

  /// The number of `#log` lines that were dropped because handling a line logged a line, again and
  /// again.
  public static var endlessLines: Int { loops.load(ordering: .relaxed) }

  static func countLoop() { loops.add(1, ordering: .relaxed) }

  static func add(_ sink: any LogSink) {
    _ = flushesAtExit
    all.withUncheckedLock { $0[ObjectIdentifier(sink)] = WeakSink(sink: sink) }
  }

  static func remove(_ id: ObjectIdentifier) {
    _ = all.withUncheckedLock { $0.removeValue(forKey: id) }
  }

  private static let flushesAtExit: Void = { _ = atexit { LogSinks.flush() } }()
}
