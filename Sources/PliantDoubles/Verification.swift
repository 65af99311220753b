import PliantBase

extension Spy {
  /// Checks that the method was called with matching arguments.
  ///
  /// Where it was not, a failure is recorded for the test, at the place of this call; see
  /// ``verifyInOrder(fileID:filePath:line:column:_:)`` for where failures go.
  ///
  /// - Parameters:
  ///   - matcher: which calls count.
  ///   - count: how many there must be; at least one where it is left out.
  ///   - fileID: where it is called.
  ///   - filePath: where it is called.
  ///   - line: where it is called.
  ///   - column: where it is called.
  /// - Returns: whether it was.
  @discardableResult
  public func verify(
    _ matcher: ArgumentMatcher<Arguments> = .any,
    count: some RangeExpression<Int> = 1...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Bool {
    let calls = calls
    let matching = calls.filter { matcher.matches($0.arguments) }
    if count.contains(matching.count) {
      recorder.verify(matching)
      for call in matching { matcher.capture(call.arguments) }
      return true
    }
    TestFailure.report(
      "'\(recorder.declaration)' was called \(times(matching.count)) with matching arguments, "
        + "not \(Self.text(count))\(Self.report(of: calls, missing: matcher))",
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return false
  }

  /// Checks that the method was called so many times with matching arguments; see `verify(_:count:)`.
  @discardableResult
  public func verify(
    _ matcher: ArgumentMatcher<Arguments> = .any,
    count: Int,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Bool {
    verify(
      matcher,
      count: count...count,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  private static func text(_ count: some RangeExpression<Int>) -> String {
    switch count {
    case let range as PartialRangeFrom<Int>: "at least \(times(range.lowerBound))"
    case let range as PartialRangeThrough<Int>: "at most \(times(range.upperBound))"
    case let range as ClosedRange<Int> where range.count == 1: times(range.lowerBound)
    default: "\(count) times"
    }
  }

  /// The calls that were made, a line each, and of those that nearly matched what did not.
  private static func report(
    of calls: [SpyCall<Arguments, Output, Failure>],
    missing matcher: ArgumentMatcher<Arguments>
  ) -> String {
    if calls.isEmpty { return "" }
    let fits = calls.map { matcher.fits($0.arguments) }
    let nearest = fits.map { $0.count(where: \.self) }.max() ?? 0
    let shown = calls.indices.prefix(50).map { number in
      let wrong = fits[number].indices.filter { !fits[number][$0] }.map { "\($0 + 1)" }
      let isNear = wrong.count < fits[number].count && fits[number].count - wrong.count == nearest
      let miss =
        wrong.isEmpty
        ? " matches" : isNear ? " differs in argument " + wrong.joined(separator: ", ") : ""
      return "\n  \(number + 1). \(calls[number].arguments)\(miss)"
    }
    let more = calls.count - shown.count
    return "; it was called with:" + shown.joined() + (more > 0 ? "\n  and \(more) more" : "")
  }
}

extension RangeExpression where Self == ClosedRange<Int> {
  /// Not once: `spy.verify("Ann", count: .never)`.
  public static var never: ClosedRange<Int> { 0...0 }
}

// MARK: - Nothing else

/// What records calls, whatever their types: a ``Spy``.
public protocol CallRecording: AnyObject, Sendable {
  /// Forgets the calls.
  func reset()
  /// Those that no check expected, as text.
  var unverifiedCalls: [String] { get }
}

extension Spy: CallRecording {
  /// The calls that no check expected, each with its declaration and arguments.
  public var unverifiedCalls: [String] {
    recorder.unverified.map { "'\(recorder.declaration)' with \($0.arguments)" }
  }

  /// Has every call from now on that no stub answers fail the test, at the place of this call; it is passed on.
  ///
  /// - Returns: the spy.
  @discardableResult
  public func strict(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Self {
    recorder.forbidUnstubbed(
      since: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return self
  }
}

/// Checks that all calls were expected by `verify` or `verifyInOrder`.
///
/// - Returns: whether they were.
@discardableResult
public func verifyNoMoreInteractions(
  _ spies: any CallRecording...,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> Bool {
  let calls = spies.flatMap(\.unverifiedCalls)
  if calls.isEmpty { return true }
  TestFailure.report(
    "nothing expected:" + calls.map { "\n  \($0)" }.joined(),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return false
}

/// Forgets the calls of several spies.
public func resetAll(_ spies: any CallRecording...) {
  for spy in spies { spy.reset() }
}

// MARK: - Order

/// A call that is expected of a spy; see ``verifyInOrder(fileID:filePath:line:column:_:)``.
public struct ExpectedCall {
  let declaration: String
  /// The numbers of the calls that fit, rising.
  let orders: () -> [UInt64]
  /// Says that a call was expected.
  let verify: (UInt64) -> Void
}

extension Spy {
  /// Any call of the method, for ``verifyInOrder(fileID:filePath:line:column:_:)``.
  public func call() -> ExpectedCall { call(.any) }

  /// A call whose arguments match, for ``verifyInOrder(fileID:filePath:line:column:_:)``.
  public func call(_ matcher: ArgumentMatcher<Arguments>) -> ExpectedCall {
    ExpectedCall(
      declaration: recorder.declaration,
      orders: { [recorder] in
        recorder.calls.filter { matcher.matches($0.arguments) }.map(\.order)
      },
      verify: { [recorder] order in recorder.verify(recorder.calls.filter { $0.order == order }) }
    )
  }

  /// A call whose arguments match, for ``verifyInOrder(fileID:filePath:line:column:_:)``.
  @_disfavoredOverload  // a closure is a condition
  public func call(where matcher: ArgumentMatcher<Arguments>) -> ExpectedCall { call(matcher) }

  /// A call whose arguments a function accepts, for
  /// ``verifyInOrder(fileID:filePath:line:column:_:)``.
  public func call(where matches: @escaping (Arguments) -> Bool) -> ExpectedCall {
    call(.where(matches))
  }
}

/// Checks that calls were made in this order, across spies; others may have come between them.
///
/// ```swift
/// verifyInOrder {
///   opened.call()
///   written.call(where: { $0.count > 3 })
///   closed.call()
/// }
/// ```
///
/// A failure is recorded through Swift Testing at the place of this call, where the program links
/// `PliantTesting`, as a test target should. In a program that does not, it stops the program with the
/// same message, for it must not go unseen.
///
/// - Returns: whether they were.
@discardableResult
public func verifyInOrder(
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column,
  @ExpectedCallsBuilder _ expected: () throws -> [ExpectedCall]
) rethrows -> Bool {
  var last: UInt64 = 0
  var seen: [String] = []
  for call in try expected() {
    let orders = call.orders()
    guard let next = orders.first(where: { $0 > last }) else {
      let after = seen.isEmpty ? "" : " after \(seen.joined(separator: ", "))"
      let before = " (matching calls before that: \(orders.count))"
      TestFailure.report(
        "'\(call.declaration)' was not called as expected\(after)"
          + (orders.isEmpty ? "" : before),
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
      return false
    }
    last = next
    call.verify(next)
    seen.append("'\(call.declaration)'")
  }
  return true
}

/// Lists the calls of ``verifyInOrder(fileID:filePath:line:column:_:)``.
@resultBuilder
public enum ExpectedCallsBuilder {
  /// One expected call.
  public static func buildExpression(_ call: ExpectedCall) -> [ExpectedCall] { [call] }
  /// The calls of several lines, in their order.
  public static func buildBlock(_ calls: [ExpectedCall]...) -> [ExpectedCall] {
    calls.flatMap(\.self)
  }
  /// The calls of a `for`, in the order of its rounds.
  public static func buildArray(_ calls: [[ExpectedCall]]) -> [ExpectedCall] {
    calls.flatMap(\.self)
  }
  /// The calls of an `if` without `else`; none where it is not taken.
  public static func buildOptional(_ calls: [ExpectedCall]?) -> [ExpectedCall] { calls ?? [] }
  /// The calls of an `if` that is taken.
  public static func buildEither(first calls: [ExpectedCall]) -> [ExpectedCall] { calls }
  /// The calls of an `else` that is taken.
  public static func buildEither(second calls: [ExpectedCall]) -> [ExpectedCall] { calls }
}
