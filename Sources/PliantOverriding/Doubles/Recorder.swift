import CPliant
import PliantBase
import Synchronization

extension PliantExpansion {
  /// What a spy records of an argument: the argument itself.
  public static func recorded<Argument>(_ argument: Argument) -> Argument { argument }

  /// What a spy records of a closure that does not outlive the call.
  @_disfavoredOverload  // a closure that does is recorded itself
  public static func recorded<each Argument, Result>(
    _ closure: (repeat each Argument) throws -> Result
  ) -> BorrowedClosure { BorrowedClosure() }

  /// What a double's function tells of its calls; the functions that the macros write call it.
  public class CallRecorder: @unchecked Sendable {
    // SAFETY: its only subclass is `Recorder`, whose state is locked.
    /// A call begins.
    public final func begin<Arguments>(_ arguments: Arguments) -> RecordedCall {
      RecordedCall([self], arguments)
    }

    /// Records a call that `body` passes on.
    final func record<Output, Failure: Error>(
      _ arguments: Any,
      _ body: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
      let call = begin(arguments)
      if call.isAnswered { return try call.answer(orThrow: Failure.self) }
      do throws(Failure) {
        return call.ended(try body())
      } catch {
        throw call.failed(error)
      }
    }

    /// Records a call that `body` passes on.
    final func record<Output, Failure: Error>(
      _ arguments: Any,
      _ body: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
      let call = begin(arguments)
      if call.isAnswered { return try call.answer(orThrow: Failure.self) }
      do throws(Failure) {
        return call.ended(try await body())
      } catch {
        throw call.failed(error)
      }
    }

    func open(_ arguments: Any, isAnswered: Bool) -> any OpenCall {
      preconditionFailure("made of no type")
    }

    /// Whether a stub may answer calls.
    package var hasStubs: Bool { false }
  }

  /// A call in progress, as all the doubles see it that stand over the method.
  public struct RecordedCall {
    @usableFromInline let calls: [any OpenCall]

    /// A call that nobody records.
    @inlinable
    @inline(__always)
    public init() { calls = [] }

    /// A call that begins.
    public init(_ recorders: [CallRecorder], _ arguments: Any) {
      calls = Self.open(recorders, arguments)
    }

    /// The newest first: of several doubles it answers, and the others only record.
    private static func open(_ recorders: [CallRecorder], _ arguments: Any) -> [any OpenCall] {
      var isAnswered = false
      return recorders.reversed().map { recorder in
        let call = recorder.open(arguments, isAnswered: isAnswered)
        isAnswered = isAnswered || call.isAnswered
        return call
      }
    }

    /// Whether a stub answers the call.
    @inlinable
    @inline(__always)
    public var isAnswered: Bool { !calls.isEmpty && calls.contains { $0.isAnswered } }

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
      for call in calls where call.isAnswered {
        do {
          if let output = try call.answer() as? Output { return ended(output) }
        } catch let error as Failure {
          throw failed(error)
        } catch {
          break
        }
      }
      preconditionFailure("a stub answers what its method returns")
    }

    /// The call returns.
    @inlinable
    @inline(__always)
    public func ended<Output>(_ output: Output) -> Output {
      if !calls.isEmpty { tell { $0.ended(output) } }
      return output
    }

    /// The call throws.
    @inlinable
    @inline(__always)
    public func failed<Failure: Error>(_ error: Failure) -> Failure {
      if !calls.isEmpty { tell { $0.failed(error) } }
      return error
    }

    @usableFromInline
    func tell(_ body: (any OpenCall) -> Void) { for call in calls { body(call) } }
  }
}

/// Stands in a spy's record for a closure that does not outlive its call.
public struct BorrowedClosure: Sendable {
  package init() {}
}

/// One call that one recorder was told of.
@usableFromInline
protocol OpenCall {
  var isAnswered: Bool { get }
  func answer() throws -> Any
  func ended(_ output: Any)
  func failed(_ error: any Error)
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

  override func open(_ arguments: Any, isAnswered: Bool) -> any OpenCall {
    guard let arguments = arguments as? Arguments else {
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
    // Matchers are the user's, and run under no lock; a stub that was removed meanwhile still answers.
    let stub = isAnswered ? nil : stubs.last { $0.matcher.matches(arguments) }
    return Open(recorder: self, number: number, arguments: arguments, stubbed: stub?.next())
  }

  private struct Open: OpenCall {
    let recorder: Recorder
    let number: Int
    let arguments: Arguments
    let stubbed: Stub<Arguments, Output, Failure>.Answer?

    var isAnswered: Bool { stubbed != nil }

    func answer() throws -> Any {
      guard let stubbed else { preconditionFailure("nothing answers this call") }
      return try stubbed(arguments).get()
    }

    func ended(_ output: Any) { recorder.end(number) { $0.result = output as? Output } }
    func failed(_ error: any Error) { recorder.end(number) { $0.error = error as? Failure } }
  }

  private func end(_ number: Int, _ edit: (inout Call) -> Void) {
    let listeners = locked { state in
      let index = number - state.forgotten
      if state.calls.indices.contains(index) {
        edit(&state.calls[index])
        state.calls[index].hasEnded = true
        state.calls[index].duration = .now - state.calls[index].time
      }
      return Array(state.listeners.values)
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
