import CPliant
import Synchronization

/// The time until which records are read while a program ends, which does not wait for more.
enum Deadline {
  private static let time = Atomic<UInt64>(.max)
  private static let endOfReading = Atomic<UInt64>(.max)
  private static let leftOutRecords = Atomic<UInt64>(0)

  static var isOver: Bool { pliant_trace_now() > time.load(ordering: .relaxed) }
  /// Whether the rest of the time is for what has been read.
  static var isReadingOver: Bool { pliant_trace_now() > endOfReading.load(ordering: .relaxed) }
  static func leaveOut() { leftOutRecords.add(1, ordering: .relaxed) }
  /// How many records were left out by the last one.
  static var leftOut: UInt64 { leftOutRecords.load(ordering: .relaxed) }

  /// Runs a closure that may read for so long, as may the thread that reads meanwhile; half of it
  /// if what is read is shown call by call.
  static func within(nanoseconds: UInt64, showing: Bool, _ body: () -> Void) {
    leftOutRecords.store(0, ordering: .relaxed)
    let now = pliant_trace_now()
    time.store(now + nanoseconds, ordering: .relaxed)
    endOfReading.store(now + nanoseconds / (showing ? 2 : 1), ordering: .relaxed)
    body()
    time.store(.max, ordering: .relaxed)
    endOfReading.store(.max, ordering: .relaxed)
  }
}
