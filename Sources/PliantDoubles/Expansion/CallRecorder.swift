import CPliant
import Synchronization

extension __Pliant {
  /// Returns the record of an argument: the argument itself.
  ///
  /// It takes a pack of one because the compiler opens an existential metatype that is passed to a
  /// plain generic parameter.
  @inlinable
  @inline(__always)
  public static func recorded<each Argument>(
    _ argument: repeat each Argument
  ) -> (repeat each Argument) {
    (repeat each argument)
  }

  /// Returns the record of a closure that does not outlive the call.
  @_disfavoredOverload  // a closure that does is recorded itself
  public static func recorded<each Argument, Result>(
    _ closure: (repeat each Argument) async throws -> Result
  ) -> BorrowedClosure { BorrowedClosure() }

  /// Returns the record of a value that cannot be copied.
  @_disfavoredOverload
  public static func recorded<Value: ~Copyable>(_ value: borrowing Value) -> BorrowedClosure {
    BorrowedClosure()
  }

  /// An object that a double's function reports its calls to; the functions that macros write call
  /// it.
  public class CallRecorder: @unchecked Sendable {
    // SAFETY: its only subclass is `Recorder`, whose state is locked, and the columns with `times`.
    @usableFromInline final let arguments: AnyColumn
    @usableFromInline final let results: AnyColumn
    @usableFromInline final let times = Guarded(CallTimes())

    init(arguments: AnyColumn, results: AnyColumn) {
      self.arguments = arguments
      self.results = results
    }

    /// Records the start of a call.
    @inlinable
    public final func begin<Arguments>(_ arguments: Arguments) -> RecordedCall {
      RecordedCall(newest: open(arguments, isAnswered: false))
    }

    @inlinable
    final func open<Given>(_ given: Given, isAnswered: Bool) -> OpenCall {
      guard arguments.type == ObjectIdentifier(Given.self) else {
        return openCasting(given, isAnswered: isAnswered)
      }
      // SAFETY: only a column of the type is made with it.
      return open(given, in: unsafeDowncast(arguments, to: Column<Given>.self), isAnswered)
    }

    @inlinable
    final func open<Given>(
      _ given: Given,
      in column: Column<Given>,
      _ isAnswered: Bool
    ) -> OpenCall {
      let start = CallStart()
      let (number, isStubbed) = times.withLock { times in
        column.values.append(given)
        return times.begin(start)
      }
      let answer = isStubbed ? answer(to: given, isAnswered: isAnswered) : nil
      return OpenCall(recorder: self, number: number, answer: answer)
    }

    /// Records the end of a call that returned.
    @inlinable
    final func end<Given>(_ number: Int, returning output: Given) {
      guard results.type == ObjectIdentifier(Given.self) else {
        return endCasting(number, returning: output)
      }
      // SAFETY: only a column of the type is made with it.
      end(number, returning: output, in: unsafeDowncast(results, to: Column<Given?>.self))
    }

    @inlinable
    final func end<Given>(_ number: Int, returning output: Given, in column: Column<Given?>) {
      let now = Moment()
      let isAwaited = times.withLock { times in
        let (index, isAwaited) = times.end(number, at: now)
        if let index { column.set(output, at: index) }
        return isAwaited
      }
      if isAwaited { callListeners() }
    }

    /// Records a call that `body` passes on.
    package final func record<Arguments, Output, Failure: Error>(
      _ arguments: Arguments,
      _ body: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
      let call = begin(arguments)
      if call.isAnswered { return try call.answer(orThrow: Failure.self) }
      do throws(Failure) {
        return call.ended((try body(), 0))
      } catch {
        throw call.failed(error)
      }
    }

    /// Records a call that `body` passes on.
    package final func record<Arguments, Output, Failure: Error>(
      _ arguments: Arguments,
      _ body: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
      let call = begin(arguments)
      if call.isAnswered { return try call.answer(orThrow: Failure.self) }
      do throws(Failure) {
        return call.ended((try await body(), 0))
      } catch {
        throw call.failed(error)
      }
    }

    /// Records the start of a call with arguments of a type that is not the recorder's.
    @usableFromInline
    func openCasting<Given>(_ arguments: Given, isAnswered: Bool) -> OpenCall {
      preconditionFailure("made of no type")
    }

    /// Returns the answer of the stub that fits a call, if one does.
    @usableFromInline
    func answer<Given>(to arguments: Given, isAnswered: Bool) -> StubAnswer? { nil }

    /// Records the end of a call with a result of a type that is not the recorder's.
    @usableFromInline
    func endCasting<Given>(_ number: Int, returning output: Given) {}

    @usableFromInline
    func callListeners() {}

    @usableFromInline
    func end<Given: Error>(_ number: Int, throwing error: Given) {}

    /// Whether a stub may answer calls.
    package var hasStubs: Bool { false }
  }

  /// A call that one recorder records.
  @usableFromInline
  struct OpenCall {
    @usableFromInline let recorder: CallRecorder
    @usableFromInline let number: Int
    @usableFromInline let answer: StubAnswer?

    @inlinable
    init(recorder: CallRecorder, number: Int, answer: StubAnswer?) {
      self.recorder = recorder
      self.number = number
      self.answer = answer
    }
  }

  /// The answer of a stub to one call.
  @usableFromInline
  class StubAnswer {
    /// Whether the answer does not suspend; if it does, the test fails.
    @usableFromInline var canAnswerAtOnce: Bool { true }

    /// Returns the answer, or nil if the method returns another type.
    func answer<Given>(as type: Given.Type) throws -> Given? { nil }

    /// Returns the answer to a call of a method that suspends.
    nonisolated(nonsending) func answerLater<Given>(as type: Given.Type) async throws -> Given? {
      nil
    }
  }
}

// MARK: - Columns

// The calls of a recorder are kept in columns, because each of a call's types is known at another
// place of the code that a macro writes: there the column is used without generic code.

extension __Pliant {
  /// The values of all calls of a recorder: their arguments, their results or their errors.
  @usableFromInline
  class AnyColumn: @unchecked Sendable {
    // SAFETY: the values are used under the lock of the recorder's `CallTimes`.
    /// The type of a call's value, or another one if only generic code may use the column.
    ///
    /// Optimized code of Swift 6.3 loses the elements of an array of tuples in which the type of a
    /// structure is a value, as in `[(Order.Type, Int)]`.
    @usableFromInline final let type: ObjectIdentifier

    init(type: Any.Type) {
      let isSafe = !String(reflecting: type).contains(".Type")
      self.type = ObjectIdentifier(isSafe ? type : AnyColumn.self)
    }
  }

  @usableFromInline
  final class Column<Value>: AnyColumn, @unchecked Sendable {
    // SAFETY: the values are used under the lock of the recorder's `CallTimes`.
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

    /// Creates the present one; not inlined, because calls that record nothing would look up the
    /// layout, too.
    @inline(never)
    @usableFromInline
    init() {
      // SAFETY: an instant is a duration, which is trivial; that the sizes agree is checked.
      bytes = unsafeBitCast(ContinuousClock.now, to: (UInt64, UInt64).self)
    }

    // SAFETY: the bytes are those of an instant; see `init`.
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
