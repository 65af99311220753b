/// Calls that are expected of a spy; see ``verifyInOrder(fileID:filePath:line:column:_:)``.
///
/// ```swift
/// verifyInOrder {
///   load.call()
///   save.call(.equal("tea"))
/// }
/// ```
public struct ExpectedCall {
  let declaration: String
  /// How many calls in a row; 0 if the spies are not to be called until the next expected one.
  let count: Int
  /// The numbers of the calls that fit, rising.
  let orders: () -> [UInt64]
  /// Says that a call was expected.
  let verify: (UInt64) -> Void
}

extension Spy {
  /// Returns an expectation of `count` calls, for
  /// ``verifyInOrder(fileID:filePath:line:column:_:)``.
  public func call(count: Int = 1) -> ExpectedCall { call(.any, count: count) }

  /// Returns an expectation of `count` calls whose arguments match, for
  /// ``verifyInOrder(fileID:filePath:line:column:_:)``.
  public func call(_ matcher: ArgumentMatcher<Arguments>, count: Int = 1) -> ExpectedCall {
    ExpectedCall(
      declaration: "'\(recorder.declaration)'",
      count: count,
      orders: { [recorder] in
        recorder.calls.lazy.filter { matcher.matches($0.arguments) }.map(\.order)
      },
      verify: { [recorder] order in recorder.verify([order]) }
    )
  }

  /// Returns an expectation of a call whose arguments match, for
  /// ``verifyInOrder(fileID:filePath:line:column:_:)``.
  @_disfavoredOverload  // a closure is a condition
  public func call(where matcher: ArgumentMatcher<Arguments>) -> ExpectedCall { call(matcher) }

  /// Returns an expectation of a call whose arguments satisfy a predicate, for
  /// ``verifyInOrder(fileID:filePath:line:column:_:)``.
  public func call(where matches: @escaping (Arguments) -> Bool) -> ExpectedCall {
    call(.where(matches))
  }
}

/// Returns an expectation that spies see no call between the expected ones before and after this
/// line, for ``verifyInOrder(fileID:filePath:line:column:_:)``.
///
/// ```swift
/// verifyInOrder {
///   opened.call()
///   nothingElse(of: read, written)
///   closed.call()
/// }
/// ```
///
/// At the end of the list, it means the calls after the last expected one.
public func nothingElse(of spies: any CallRecording...) -> ExpectedCall {
  ExpectedCall(
    declaration: spies.map { "\($0)" }.joined(separator: " or "),
    count: 0,
    orders: { spies.flatMap(\.callOrders).sorted() },
    verify: { _ in }
  )
}

/// Verifies that calls were made in this order, across spies; other calls may have been made in
/// between.
///
/// ```swift
/// verifyInOrder {
///   opened.call()
///   written.call(where: { $0.count > 3 })
///   closed.call()
/// }
/// ```
///
/// If the program links `PliantTesting`, as a test target should, a failure is recorded through
/// Swift Testing at the place of this call. Otherwise it stops the program with the same message,
/// because it must not go unnoticed.
///
/// - Returns: whether the check succeeded.
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
  var quiet: [ExpectedCall] = []
  func fail(_ message: String, _ detail: String = "") -> Bool {
    let after = seen.isEmpty ? "" : " after \(seen.joined(separator: ", "))"
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    TestFailure.report(message + after + detail, at: place)
    return false
  }
  /// The first of the calls that are not to be made before the next expected one, if one was.
  func disturbing(before next: UInt64) -> ExpectedCall? {
    quiet.first { $0.orders().contains { $0 > last && $0 < next } }
  }
  for call in try expected() {
    guard call.count > 0 else {
      quiet.append(call)
      continue
    }
    for _ in 0..<call.count {
      let orders = call.orders()
      guard let next = orders.first(where: { $0 > last }) else {
        let before = " (matching calls before that: \(orders.count))"
        return fail("\(call.declaration) was not called as expected", orders.isEmpty ? "" : before)
      }
      if let call = disturbing(before: next) {
        return fail("\(call.declaration) was called where nothing was expected")
      }
      last = next
      quiet = []
      call.verify(next)
      seen.append(call.declaration)
    }
  }
  if let call = disturbing(before: .max) {
    return fail("\(call.declaration) was called where nothing was expected")
  }
  return true
}

/// A builder of the expected calls of ``verifyInOrder(fileID:filePath:line:column:_:)``.
@resultBuilder
public enum ExpectedCallsBuilder {
  /// Returns one expected call.
  public static func buildExpression(_ call: ExpectedCall) -> [ExpectedCall] { [call] }
  /// Returns the calls of several lines, in their order.
  public static func buildBlock(_ calls: [ExpectedCall]...) -> [ExpectedCall] {
    calls.flatMap(\.self)
  }
  /// Returns the calls of a `for` loop, in the order of its iterations.
  public static func buildArray(_ calls: [[ExpectedCall]]) -> [ExpectedCall] {
    calls.flatMap(\.self)
  }
  /// Returns the calls of an `if` without `else`; the list is empty if the condition is false.
  public static func buildOptional(_ calls: [ExpectedCall]?) -> [ExpectedCall] { calls ?? [] }
  /// Returns the calls of the first branch of an `if`.
  public static func buildEither(first calls: [ExpectedCall]) -> [ExpectedCall] { calls }
  /// Returns the calls of the second branch of an `if`.
  public static func buildEither(second calls: [ExpectedCall]) -> [ExpectedCall] { calls }
}
