/// An error thrown by a spy.
///
/// ```swift
/// await #expect(throws: SpyError.self) { try await spy.wait(count: 2, timeout: .seconds(1)) }
/// ```
public enum SpyError: Error, Equatable {
  /// Too few matching calls ended in time: wait longer, or look at the calls, which are listed.
  case timedOut(
    declaration: String,
    expected: Int,
    seen: Int,
    timeout: Duration,
    place: String,
    calls: String
  )

  /// The method takes a closure that may only be used during the call, so its calls cannot be
  /// recorded. Use `override` or `redefine`, whose functions may call the closure.
  case borrowsClosure(declaration: String)

  /// The current task has no spy on it. Mark the test with `.spying`.
  case notSpying(declaration: String)
}

extension SpyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .timedOut(let declaration, let expected, let seen, let timeout, let place, let calls):
      "\(place): '\(declaration)' was called \(times(seen)) within \(timeout), "
        + "not \(times(expected))\(calls)"
    case .borrowsClosure(let declaration):
      "'\(declaration)' takes a closure that does not outlive the call, and so cannot be recorded; "
        + "use override or redefine"
    case .notSpying(let declaration):
      "nothing spies on '\(declaration)' for the current task; mark the test with .spying"
    }
  }
}

func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
