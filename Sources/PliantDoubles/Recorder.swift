import CPliant
import PliantBase
import Synchronization

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
    /// The number of calls that were forgotten, which is the number of the first of `calls`.
    var forgotten = 0
    var stubs: [Stub<Arguments, Output, Failure>] = []
    var listeners: [Int: @Sendable () -> Void] = [:]
    var listenersAdded = 0
    /// The place that forbade unstubbed calls; nil if they are passed on.
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
      // Matchers are the user's, and run under no lock; a stub that is removed meanwhile still
      // answers.
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
      // A call that was forgotten meanwhile is not there any more.
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

  var count: Int { locked { $0.calls.count } }

  /// Returns the number of calls that satisfy a predicate, which runs under no lock.
  func count(where isCounted: (Call) -> Bool) -> Int { calls.count(where: isCounted) }

  /// The calls that no check expected.
  var unverified: [Call] {
    locked { state in state.calls.filter { !state.verified.contains($0.order) } }
  }

  /// Marks calls as expected by a check, by their numbers.
  func verify(_ orders: [UInt64]) { locked { $0.verified.formUnion(orders) } }

  func forbidUnstubbed(since place: CallSite) { locked { $0.strictSince = place } }

  package func add(_ stub: Stub<Arguments, Output, Failure>) { locked { $0.stubs.append(stub) } }

  func removeStubs() {
    // The values that the stubs captured are freed under no lock.
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

  /// Calls `listener` at the end of every call; returns its number.
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

/// Returns a value as another type, which most often is its own: then without a cast, which takes
/// longer than everything else that is done for a call.
@inline(__always)
func cast<Given, Wanted>(_ value: Given, to wanted: Wanted.Type) -> Wanted? {
  guard Given.self == Wanted.self else { return value as? Wanted }
  // SAFETY: the two are one type.
  return unsafeBitCast(value, to: Wanted.self)
}
