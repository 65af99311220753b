import CPliant
import PliantBase
import Synchronization

extension PliantExpansion {
  /// What a spy records of an argument: the argument itself.
  ///
  /// As a pack of one, for the compiler opens a metatype of any type that is passed for a type alone.
  public static func recorded<each Argument>(
    _ argument: repeat each Argument
  ) -> (repeat each Argument) {
    (repeat each argument)
  }

  /// What a spy records of a closure that does not outlive the call.
  @_disfavoredOverload  // a closure that does is recorded itself
  public static func recorded<each Argument, Result>(
    _ closure: (repeat each Argument) async throws -> Result
  ) -> BorrowedClosure { BorrowedClosure() }

  /// What a double's function tells of its calls; the functions that the macros write call it.
  public class CallRecorder: @unchecked Sendable {
    // SAFETY: its only subclass is `Recorder`, whose state is locked.
    /// A call begins.
    public final func begin<Arguments>(_ arguments: Arguments) -> RecordedCall {
      RecordedCall(newest: open(arguments, isAnswered: false))
    }

    /// Records a call that `body` passes on.
    final func record<Arguments, Output, Failure: Error>(
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
    final func record<Arguments, Output, Failure: Error>(
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

    func open<Given>(_ arguments: Given, isAnswered: Bool) -> OpenCall {
      preconditionFailure("made of no type")
    }

    @usableFromInline
    func end<Given>(_ number: Int, returning output: Given) {}

    @usableFromInline
    func end<Given: Error>(_ number: Int, throwing error: Given) {}

    /// Whether a stub may answer calls.
    package var hasStubs: Bool { false }
  }

  /// A call in progress, as all the doubles see it that stand over the method.
  public struct RecordedCall {
    /// Of the newest double; nil where nobody records.
    @usableFromInline let newest: OpenCall?
    @usableFromInline let older: [OpenCall]

    @inlinable
    @inline(__always)
    init(newest: OpenCall?) {
      self.newest = newest
      older = []
    }

    /// A call that nobody records.
    @inlinable
    @inline(__always)
    public init() { self.init(newest: nil) }

    /// A call that begins; of several doubles the newest answers, and the others only record.
    public init<Arguments>(_ recorders: [CallRecorder], _ arguments: Arguments) {
      var isAnswered = false
      var calls = recorders.reversed().map { recorder in
        let call = recorder.open(arguments, isAnswered: isAnswered)
        isAnswered = isAnswered || call.answer != nil
        return call
      }
      newest = calls.isEmpty ? nil : calls.removeFirst()
      older = calls
    }

    /// Whether a stub answers the call.
    @inlinable
    @inline(__always)
    public var isAnswered: Bool { newest != nil && stubAnswer != nil }

    @usableFromInline
    var stubAnswer: StubAnswer? {
      newest?.answer ?? older.lazy.compactMap(\.answer).first
    }

    /// What the stub returns.
    public func answer<Output>() -> Output {
      do {
        return try answer(orThrow: (any Error).self)
      } catch {
        preconditionFailure("a stub threw from a function that cannot throw: \(error)")
      }
    }

    /// What the stub returns or throws.
    public func answer<Output, Failure: Error>(
      orThrow _: Failure.Type
    ) throws(Failure) -> Output {
      do {
        if let output = try stubAnswer?.answer(as: Output.self) { return ended((output, 0)) }
      } catch let error as Failure {
        throw failed(error)
      } catch {
        preconditionFailure("a stub threw what its method does not throw: \(error)")
      }
      preconditionFailure("a stub answers what its method returns")
    }

    /// The call returns the first of these two: alone, the compiler would open a metatype of any type, and give back `Any`.
    @inlinable
    @inline(__always)
    public func ended<Output>(_ answer: (Output, Int)) -> Output {
      let output = answer.0
      if let newest {
        newest.recorder.end(newest.number, returning: output)
        for call in older { call.recorder.end(call.number, returning: output) }
      }
      return output
    }

    /// The call throws.
    @inlinable
    @inline(__always)
    public func failed<Failure: Error>(_ error: Failure) -> Failure {
      if let newest {
        newest.recorder.end(newest.number, throwing: error)
        for call in older { call.recorder.end(call.number, throwing: error) }
      }
      return error
    }
  }

  /// One call that one recorder was told of.
  @usableFromInline
  struct OpenCall {
    @usableFromInline let recorder: CallRecorder
    @usableFromInline let number: Int
    @usableFromInline let answer: StubAnswer?
  }

  /// What a stub answers one call.
  @usableFromInline
  class StubAnswer {
    /// Nil where the method returns something else.
    func answer<Given>(as type: Given.Type) throws -> Given? { nil }
  }
}

/// Stands in a spy's record for a closure that does not outlive its call.
public struct BorrowedClosure: Sendable {
  package init() {}
}

/// A value as another type, which most often is its own: then without a cast, which takes longer than all
/// else that is done for a call.
@inline(__always)
private func cast<Given, Wanted>(_ value: Given, to wanted: Wanted.Type) -> Wanted? {
  guard Given.self == Wanted.self else { return value as? Wanted }
  // SAFETY: the two are one type.
  return unsafeBitCast(value, to: Wanted.self)
}

/// Answers to some calls, in sequence; the last one repeats.
final class Stub<Arguments, Output, Failure: Error> {
  typealias Answer = (Arguments) -> Result<Output, Failure>

  let matcher: ArgumentMatcher<Arguments>
  private let answers: [Answer]
  private let used = Atomic<Int>(0)

  init(matcher: ArgumentMatcher<Arguments>, answers: [Answer]) {
    self.matcher = matcher
    self.answers = answers
  }

  func next() -> Answer {
    answers[min(used.add(1, ordering: .relaxed).oldValue, answers.count - 1)]
  }

  func reset() { used.store(0, ordering: .relaxed) }
}

/// The calls of one method and the stubs that answer them.
package final class Recorder<Arguments, Output, Failure: Error>: PliantExpansion.CallRecorder,
  @unchecked Sendable
{
  // SAFETY: the state is locked; its values are the user's, who is told so by `Spy`.
  typealias Call = SpyCall<Arguments, Output, Failure>

  package let declaration: String
  private let state = Guarded(State())

  private struct State {
    var calls: [Call] = []
    /// How many calls were forgotten: what the first of `calls` is numbered.
    var forgotten = 0
    var stubs: [Stub<Arguments, Output, Failure>] = []
    var listeners: [Int: @Sendable () -> Void] = [:]
    var listenersAdded = 0
  }

  package init(declaration: String) { self.declaration = declaration }

  package override var hasStubs: Bool { locked { !$0.stubs.isEmpty } }

  override func open<Given>(
    _ given: Given,
    isAnswered: Bool
  ) -> PliantExpansion.OpenCall {
    guard let arguments = cast(given, to: Arguments.self) else {
      fatalError(
        "'\(declaration)' cannot be recorded: one of \(Arguments.self) is a closure that does not "
          + "outlive the call; write its type out, or mark it @escaping"
      )
    }
    let call = Call(
      arguments: arguments,
      time: .now,
      threadID: Int(pliant_thread_id()),
      order: CallOrder.next()
    )
    let (number, stubs) = locked { state in
      state.calls.append(call)
      return (state.forgotten + state.calls.count - 1, state.stubs)
    }
    guard !isAnswered, !stubs.isEmpty,
      // Matchers are the user's, and run under no lock; a stub that was removed meanwhile still answers.
      let stub = stubs.last(where: { $0.matcher.matches(arguments) })
    else { return PliantExpansion.OpenCall(recorder: self, number: number, answer: nil) }
    let answer = Answer(arguments: arguments, stub.next())
    return PliantExpansion.OpenCall(recorder: self, number: number, answer: answer)
  }

  private final class Answer: PliantExpansion.StubAnswer {
    private let arguments: Arguments
    private let stubbed: Stub<Arguments, Output, Failure>.Answer

    init(arguments: Arguments, _ stubbed: @escaping Stub<Arguments, Output, Failure>.Answer) {
      self.arguments = arguments
      self.stubbed = stubbed
    }

    override func answer<Given>(as type: Given.Type) throws -> Given? {
      cast(try stubbed(arguments).get(), to: type)
    }
  }

  @usableFromInline
  override func end<Given>(_ number: Int, returning output: Given) {
    end(number) { $0.result = cast(output, to: Output.self) }
  }

  @usableFromInline
  override func end<Given: Error>(_ number: Int, throwing error: Given) {
    end(number) { $0.error = cast(error, to: Failure.self) }
  }

  private func end(_ number: Int, _ edit: (inout Call) -> Void) {
    let now = ContinuousClock.now
    let listeners = locked { state in
      let index = number - state.forgotten
      // What was forgotten meanwhile is not there any more.
      if index >= 0, index < state.calls.count {
        edit(&state.calls[index])
        state.calls[index].hasEnded = true
        state.calls[index].duration = now - state.calls[index].time
      }
      return state.listeners.isEmpty ? [] : Array(state.listeners.values)
    }
    for listener in listeners { listener() }
  }

  private func locked<Result>(_ body: (inout State) -> Result) -> Result {
    state.withUncheckedLock(body)
  }
}

// MARK: - For the spy

extension Recorder {
  var calls: [Call] { locked { $0.calls } }

  func add(_ stub: Stub<Arguments, Output, Failure>) { locked { $0.stubs.append(stub) } }

  func removeStubs() {
    // What the stubs captured is freed under no lock.
    _ = locked { state in
      defer { state.stubs = [] }
      return state.stubs
    }
  }

  func reset() {
    _ = locked { state in
      defer {
        state.forgotten += state.calls.count
        state.calls = []
        for stub in state.stubs { stub.reset() }
      }
      return state.calls
    }
  }

  /// Has `listener` told of the end of every call.
  func addListener(_ listener: @escaping @Sendable () -> Void) -> Int {
    locked { state in
      state.listenersAdded += 1
      state.listeners[state.listenersAdded] = listener
      return state.listenersAdded
    }
  }

  func removeListener(_ id: Int) { _ = locked { $0.listeners.removeValue(forKey: id) } }
}

private enum CallOrder {
  private static let last = Atomic<UInt64>(0)
  static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
