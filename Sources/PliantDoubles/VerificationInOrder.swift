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
  var orders = FoundOrders()
  func fail(_ message: String) -> Bool {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    TestFailure.report(message, at: place)
    return false
  }
  for call in try expected() {
    for _ in 0..<max(1, call.count) {
      if let reason = orders.add(call) { return fail(reason) }
    }
  }
  return orders.end().map(fail) ?? true
}

/// The orders in which the expected calls so far were made.
///
/// The first call that fits need not be the one that the others follow, so all that fit are kept.
private struct FoundOrders {
  private(set) var calls: [ExpectedCall] = []
  /// The calls that may not be made before the next expected one, with the numbers of those made.
  private var quiet: [(call: ExpectedCall, orders: [UInt64])] = []
  /// For each expected call the numbers that it may have, rising, each with the index of the one
  /// before it.
  private var numbers: [[(order: UInt64, previous: Int)]] = [[(0, 0)]]

  /// Adds an expected call, or one that is not to be made; returns the message if there is none.
  mutating func add(_ call: ExpectedCall) -> String? {
    let (before, orders) = (numbers[calls.count], call.orders())
    guard call.count > 0 else {
      quiet.append((call, orders))
      return nil
    }
    var next = 0
    let fitting = orders.compactMap { order -> (order: UInt64, previous: Int)? in
      next = before[next...].firstIndex { $0.order >= order } ?? before.count
      let previous = quiet.isEmpty ? 0 : next - 1
      guard next > 0, disturbing(before[previous].order, order) == nil else { return nil }
      return (order, previous)
    }
    guard fitting.isEmpty else {
      calls.append(call)
      numbers.append(fitting)
      quiet = []
      return nil
    }
    let first = before[0].order
    if let next = orders.first(where: { $0 > first }), let call = disturbing(first, next) {
      return unexpected(call)
    }
    let earlier = orders.isEmpty ? "" : " (matching calls before that: \(orders.count))"
    return message("\(call.declaration) was not called as expected") + earlier
  }

  /// Marks the calls as verified; returns the message if others disturb the end.
  func end() -> String? {
    var index = quiet.isEmpty ? 0 : numbers[calls.count].count - 1
    if let call = disturbing(numbers[calls.count][index].order, .max) { return unexpected(call) }
    for (call, numbers) in zip(calls, numbers.dropFirst()).reversed() {
      call.verify(numbers[index].order)
      index = numbers[index].previous
    }
    return nil
  }

  /// The call that is not to be made and was, between two numbers.
  private func disturbing(_ last: UInt64, _ next: UInt64) -> ExpectedCall? {
    quiet.first { $0.orders.contains { $0 > last && $0 < next } }?.call
  }

  private func unexpected(_ call: ExpectedCall) -> String {
    message("\(call.declaration) was called where nothing was expected")
  }

  private func message(_ text: String) -> String {
    let done = calls.map(\.declaration).joined(separator: ", ")
    return done.isEmpty ? text : "\(text) after \(done)"
  }
}

/// A builder of the expected calls of ``verifyInOrder(fileID:filePath:line:column:_:)``.
@resultBuilder
public enum ExpectedCallsBuilder {
  /// Returns one expected call.
  public static func buildExpression(_ call: ExpectedCall) -> [ExpectedCall] { [call] }
  /// Reports a check in the place of a call.
  @available(*, unavailable, message: "write 'call' instead of 'verify' within 'verifyInOrder'")
  public static func buildExpression(_ isVerified: Bool) -> [ExpectedCall] { [] }
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
