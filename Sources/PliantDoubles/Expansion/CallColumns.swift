import CPliant
import Synchronization

// The calls of a recorder are kept in columns, because each of a call's types is known at another
// place of the code that a macro writes: there the column is used without generic code.

extension PliantExpansion {
  /// The values of all calls of a recorder: their arguments, their results or their errors.
  @usableFromInline
  class AnyColumn: @unchecked Sendable {
    // SAFETY: the values are used under the lock of the recorder's `CallTimes`.
    /// The type of a call's value.
    @usableFromInline final let type: ObjectIdentifier

    init(type: Any.Type) { self.type = ObjectIdentifier(type) }
  }

  @usableFromInline
  final class Column<Value>: AnyColumn, @unchecked Sendable {
    // SAFETY: as above.
    @exclusivity(unchecked)
    @usableFromInline var values: ContiguousArray<Value> = []

    /// Puts a value at an index that may be after the last one.
    @inlinable
    func set<Wrapped>(_ value: Wrapped, at index: Int) where Value == Wrapped? {
      while values.count < index { values.append(nil) }
      if values.count == index { values.append(value) } else { values[index] = value }
    }
  }

  /// The bytes of a `ContinuousClock.Instant`, whose layout the compiler does not know: it would
  /// look it up whenever it moves one.
  @usableFromInline
  struct Moment: Sendable {
    private let bytes: (UInt64, UInt64)

    /// Creates the present one.
    @usableFromInline
    init() {
      // SAFETY: an instant is a duration, which is trivial; that the sizes agree is checked.
      bytes = unsafeBitCast(ContinuousClock.now, to: (UInt64, UInt64).self)
    }

    // SAFETY: as above.
    var instant: ContinuousClock.Instant {
      unsafeBitCast(bytes, to: ContinuousClock.Instant.self)
    }
  }

  /// The start of a call.
  @usableFromInline
  struct CallStart: Sendable {
    let time: Moment
    /// The number of the call among all calls that any spy of the process recorded.
    let order: UInt64
    let threadID: Int32

    private static let lastOrder = Atomic<UInt64>(0)

    @usableFromInline
    init() {
      time = Moment()
      order = Self.lastOrder.add(1, ordering: .relaxed).newValue
      threadID = pliant_thread_id()
    }
  }

  /// When a call began and ended.
  struct CallTime: Sendable {
    let start: CallStart
    fileprivate(set) var end: Moment
    fileprivate(set) var hasEnded = false
  }

  /// When the calls of a recorder began and ended, an element for each of a column.
  @usableFromInline
  struct CallTimes: Sendable {
    private(set) var calls: ContiguousArray<CallTime> = []
    /// The number of calls that were forgotten, which is the number of the first of `calls`.
    private var forgotten = 0
    /// Whether stubs may answer calls, or unstubbed calls are forbidden.
    var isStubbed = false
    var hasListeners = false

    /// Adds a call; returns its number, and whether stubs may answer it.
    @usableFromInline
    mutating func begin(_ start: CallStart) -> (number: Int, isStubbed: Bool) {
      calls.append(CallTime(start: start, end: start.time))
      return (forgotten + calls.count - 1, isStubbed)
    }

    /// Ends a call; returns its index, which is nil if it was forgotten meanwhile, and whether
    /// anybody waits for the end of a call.
    @usableFromInline
    mutating func end(
      _ number: Int,
      at time: Moment
    ) -> (index: Int?, isAwaited: Bool) {
      let index = number - forgotten
      guard calls.indices.contains(index) else { return (nil, hasListeners) }
      calls[index].end = time
      calls[index].hasEnded = true
      return (index, hasListeners)
    }

    mutating func forget() {
      forgotten += calls.count
      calls = []
    }
  }
}
