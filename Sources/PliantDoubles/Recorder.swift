import CPliant
import Glibc
import PliantBase
import Synchronization

extension PliantExpansion {
  /// Returns the record of an argument: the argument itself.
  ///
  /// It takes a pack of one because the compiler opens an existential metatype that is passed to a
  /// plain generic parameter.
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

  /// An object that a double's function reports its calls to; the functions that macros write call
  /// it.
  public class CallRecorder: @unchecked Sendable {
    // SAFETY: its only subclass is `Recorder`, whose state is locked.
    /// Records the start of a call.
    public final func begin<Arguments>(_ arguments: Arguments) -> RecordedCall {
      RecordedCall(newest: open(arguments, isAnswered: false))
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

  /// A call in progress, as all doubles of the method see it.
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

    /// Creates a call that is not recorded.
    @inlinable
    @inline(__always)
    public init() { self.init(newest: nil) }

    /// Creates a call that begins; if there are several doubles, the newest answers and the others
    /// only record.
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

    /// Whether a stub answers the call at once.
    @inlinable
    @inline(__always)
    public var isAnswered: Bool { newest != nil && stubAnswer?.canAnswerAtOnce == true }

    /// Whether a stub answers the call of a method that suspends.
    @inlinable
    @inline(__always)
    public var isAnsweredLater: Bool { newest != nil && stubAnswer != nil }

    @usableFromInline
    var stubAnswer: StubAnswer? {
      newest?.answer ?? older.lazy.compactMap(\.answer).first
    }

    /// Returns the stub's value.
    public func answer<Output>() -> Output {
      do {
        return try answer(orThrow: (any Error).self)
      } catch {
        preconditionFailure("a stub threw from a function that cannot throw: \(error)")
      }
    }

    /// Returns the stub's value or throws its error.
    public func answer<Output, Failure: Error>(
      orThrow type: Failure.Type
    ) throws(Failure) -> Output {
      try end(orThrow: type, answering: Result { try stubAnswer?.answer(as: Output.self) })
    }

    /// Returns the stub's value, once the stub has suspended.
    public nonisolated(nonsending) func answerLater<Output>() async -> Output {
      do {
        return try await answerLater(orThrow: (any Error).self)
      } catch {
        preconditionFailure("a stub threw from a function that cannot throw: \(error)")
      }
    }

    /// Returns the stub's value or throws its error, once the stub has suspended.
    public nonisolated(nonsending) func answerLater<Output, Failure: Error>(
      orThrow type: Failure.Type
    ) async throws(Failure) -> Output {
      let answer: Result<Output?, any Error>
      do {
        answer = .success(try await stubAnswer?.answerLater(as: Output.self))
      } catch {
        answer = .failure(error)
      }
      return try end(orThrow: type, answering: answer)
    }

    private func end<Output, Failure: Error>(
      orThrow _: Failure.Type,
      answering answer: Result<Output?, any Error>
    ) throws(Failure) -> Output {
      switch answer {
      case .success(let output?): return ended((output, 0))
      case .failure(let error as Failure): throw failed(error)
      case .failure(let error):
        preconditionFailure("a stub threw what its method does not throw: \(error)")
      case .success(nil): preconditionFailure("a stub answers what its method returns")
      }
    }

    /// Records that the call returned the first of two values, and returns it.
    ///
    /// It takes a pair because the compiler would open an existential metatype that is passed
    /// alone, and give back `Any`.
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

    /// Records that the call threw an error, and returns that error.
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
    /// False where it suspends: then the test fails.
    @usableFromInline var canAnswerAtOnce: Bool { true }

    /// Nil where the method returns something else.
    func answer<Given>(as type: Given.Type) throws -> Given? { nil }

    /// The same of a method that suspends.
    nonisolated(nonsending) func answerLater<Given>(as type: Given.Type) async throws -> Given? {
      nil
    }
  }
}

/// A placeholder, in a spy's record, for a closure that does not outlive its call.
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
package final class Stub<Arguments, Output, Failure: Error> {
  package typealias Answer = SpyAnswer<Arguments, Output, Failure>

  let matcher: ArgumentMatcher<Arguments>
  private let answers: [Answer]
  private let used = Atomic<Int>(0)

  package init(matcher: ArgumentMatcher<Arguments>, answers: [Answer]) {
    self.matcher = matcher
    self.answers = answers
  }

  func next() -> Answer {
    answers[min(used.add(1, ordering: .relaxed).oldValue, answers.count - 1)]
  }

  func reset() { used.store(0, ordering: .relaxed) }
}

extension Stub {
  package static func returning(
    _ values: [Output],
    for matcher: ArgumentMatcher<Arguments> = .any
  ) -> Stub {
    Stub(matcher: matcher, answers: values.map(SpyAnswer.returns))
  }

  package static func throwing(
    _ errors: [Failure],
    for matcher: ArgumentMatcher<Arguments> = .any
  ) -> Stub {
    Stub(matcher: matcher, answers: errors.map(SpyAnswer.throws))
  }
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
    /// Where unstubbed calls were forbidden; nil where they are passed on.
    var strictSince: CallSite?
    /// The numbers of calls that a check expected.
    var verified: Set<UInt64> = []
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
    let (number, stubs, strictSince) = locked { state in
      state.calls.append(call)
      return (state.forgotten + state.calls.count - 1, state.stubs, state.strictSince)
    }
    guard !isAnswered, !stubs.isEmpty,
      // Matchers are the user's, and run under no lock; a stub that was removed meanwhile still answers.
      let stub = stubs.last(where: { $0.matcher.matches(arguments) })
    else {
      if let strictSince, !isAnswered {
        TestFailure.report(
          "'\(declaration)' was called with \(arguments), which no stub answers",
          at: strictSince
        )
      }
      return PliantExpansion.OpenCall(recorder: self, number: number, answer: nil)
    }
    stub.matcher.capture(arguments)
    return PliantExpansion.OpenCall(
      recorder: self,
      number: number,
      answer: Answer(stub.next(), to: arguments, of: declaration)
    )
  }

  private final class Answer: PliantExpansion.StubAnswer {
    private let answer: SpyAnswer<Arguments, Output, Failure>
    private let arguments: Arguments
    private let declaration: String

    /// Nil where the call is passed on.
    init?(
      _ answer: SpyAnswer<Arguments, Output, Failure>,
      to arguments: Arguments,
      of declaration: String
    ) {
      if case .original = answer.source { return nil }
      self.answer = answer
      self.arguments = arguments
      self.declaration = declaration
    }

    override var canAnswerAtOnce: Bool {
      guard case .later = answer.source else { return true }
      TestFailure.report(
        "'\(declaration)' does not suspend, and a stub's answer does: the call was passed on",
        at: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      )
      return false
    }

    override func answer<Given>(as type: Given.Type) throws -> Given? {
      guard case .result(let result) = answer.source else { return nil }
      if let delay = answer.delay { usleep(UInt32(clamping: Int(delay / .microseconds(1)))) }
      return cast(try result(arguments).get(), to: type)
    }

    override nonisolated(nonsending) func answerLater<Given>(
      as type: Given.Type
    ) async throws -> Given? {
      if let delay = answer.delay { try? await Task.sleep(for: delay) }
      switch answer.source {
      case .result(let result): return cast(try result(arguments).get(), to: type)
      case .later(let result): return cast(try await result(arguments).get(), to: type)
      case .original: return nil
      }
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

  /// Those that no check expected.
  var unverified: [Call] {
    locked { state in state.calls.filter { !state.verified.contains($0.order) } }
  }

  func verify(_ calls: [Call]) { locked { $0.verified.formUnion(calls.map(\.order)) } }

  func forbidUnstubbed(since place: CallSite) { locked { $0.strictSince = place } }

  package func add(_ stub: Stub<Arguments, Output, Failure>) { locked { $0.stubs.append(stub) } }

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
        state.verified = []
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
