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
    let matching = calls.count { matcher.matches($0.arguments) }
    if count.contains(matching) { return true }
    let others = calls.filter { !matcher.matches($0.arguments) }.map { "\($0.arguments)" }
    TestFailure.report(
      "'\(recorder.declaration)' was called \(times(matching)) with matching arguments, "
        + "not \(Self.text(count))"
        + (others.isEmpty ? "" : "; it was called with: " + others.joined(separator: "; ")),
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
}

// MARK: - Order

/// A call that is expected of a spy; see ``verifyInOrder(fileID:filePath:line:column:_:)``.
public struct ExpectedCall {
  let declaration: String
  /// The numbers of the calls that fit, rising.
  let orders: () -> [UInt64]
}

extension Spy {
  /// Any call of the method, for ``verifyInOrder(fileID:filePath:line:column:_:)``.
  public func call() -> ExpectedCall { call(.any) }

  /// A call whose arguments match, for ``verifyInOrder(fileID:filePath:line:column:_:)``.
  public func call(_ matcher: ArgumentMatcher<Arguments>) -> ExpectedCall {
    ExpectedCall(declaration: recorder.declaration) { [recorder] in
      recorder.calls.filter { matcher.matches($0.arguments) }.map(\.order)
    }
  }

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
