import CPliant
import Synchronization

/// The time until which records are read while a program ends, which does not wait for more.
enum Deadline {
  private static let time = Atomic<UInt64>(.max)
  private static let leftOutRecords = Atomic<UInt64>(0)

  static var isOver: Bool { pliant_trace_now() > time.load(ordering: .relaxed) }
  static func leaveOut() { leftOutRecords.add(1, ordering: .relaxed) }
  /// How many records were left out by the last one.
  static var leftOut: UInt64 { leftOutRecords.load(ordering: .relaxed) }

  /// Runs a closure that may read for so long, as may the thread that reads meanwhile.
  static func within(nanoseconds: UInt64, _ body: () -> Void) {
    leftOutRecords.store(0, ordering: .relaxed)
    time.store(pliant_trace_now() + nanoseconds, ordering: .relaxed)
    body()
    time.store(.max, ordering: .relaxed)
  }
}
