extension Spy {
  /// Verifies that the method was called with matching arguments.
  ///
  /// If it was not, a failure is recorded for the test, at the place of this call; see
  /// ``verifyInOrder(fileID:filePath:line:column:_:)`` for how failures are recorded.
  ///
  /// - Parameters:
  ///   - matcher: the calls that count.
  ///   - count: the expected number of calls; at least one by default.
  ///   - fileID: the file of the call.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  /// - Returns: whether the check succeeded.
  @discardableResult
  public func verify(
    _ matcher: ArgumentMatcher<Arguments> = .any,
    count: some RangeExpression<Int> = 1...,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Bool {
    check(matcher, count, at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Verifies that the method was called `count` times with matching arguments; see
  /// `verify(_:count:)`.
  @discardableResult
  public func verify(
    _ matcher: ArgumentMatcher<Arguments> = .any,
    count: Int,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Bool {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(matcher, count...count, at: place)
  }

  func check(
    _ matcher: ArgumentMatcher<Arguments>,
    _ count: some RangeExpression<Int>,
    at place: CallSite
  ) -> Bool {
    let calls = calls
    let matching = calls.indices.filter { matcher.matches(calls[$0].arguments) }
    if count.contains(matching.count) {
      recorder.verify(matching.map { calls[$0].order })
      for index in matching { matcher.capture(calls[index].arguments) }
      return true
    }
    TestFailure.report(
      "'\(recorder.declaration)' was called \(times(matching.count)) with matching arguments, "
        + "not \(Self.text(count))\(Self.report(of: calls, missing: matcher))"
        + blindness(of: calls),
      at: place
    )
    return false
  }

  /// The reason why the spy may have seen no call, for a failure's message.
  func blindness(of calls: [SpyCall<Arguments, Output, Failure>]) -> String {
    calls.isEmpty ? recorder.blindness().map { "; it \($0)" } ?? "" : ""
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
  static func report(
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
      let end = calls[number].hasEnded ? "" : ", and has not ended"
      return "\n  \(number + 1). \(calls[number].arguments)\(miss)\(end)"
    }
    let more = calls.count - shown.count
    return "; it was called with:" + shown.joined() + (more > 0 ? "\n  and \(more) more" : "")
  }
}

extension RangeExpression where Self == ClosedRange<Int> {
  /// Zero calls: `spy.verify("Ann", count: .never)`.
  public static var never: ClosedRange<Int> { 0...0 }
}

// MARK: - Nothing else

/// An object that records calls, whatever their types: a ``Spy``.
///
/// It lets spies of different methods be checked together:
///
/// ```swift
/// verifyNoMoreInteractions(greetSpy, saveSpy)
/// ```
public protocol CallRecording: AnyObject, Sendable {
  /// Removes the recorded calls.
  func reset()
  /// The calls that no check expected, as text.
  var unverifiedCalls: [String] { get }
  /// The numbers of the calls, rising; those of all spies are numbered together.
  var callOrders: [UInt64] { get }
}

extension Spy: CallRecording {
  /// The calls that no check expected, each with its declaration and arguments.
  public var unverifiedCalls: [String] {
    recorder.unverified.map { "'\(recorder.declaration)' with \($0.arguments)" }
  }

  /// The numbers of the calls, rising; those of all spies are numbered together.
  public var callOrders: [UInt64] { recorder.calls.map(\.order) }

  /// Makes every call from now on that no stub answers fail the test, at the place of this call.
  ///
  /// Such a call is passed on.
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

/// Verifies that all calls were expected by `verify` or `verifyInOrder`.
///
/// - Returns: whether the check succeeded.
@discardableResult
public func verifyNoMoreInteractions(
  _ spies: any CallRecording...,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> Bool {
  verifyNoMoreInteractions(
    spies,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Verifies that all calls of a list of spies, as of a proxy that spies on all of its requirements,
/// were expected by `verify` or `verifyInOrder`.
///
/// - Returns: whether the check succeeded.
@discardableResult
public func verifyNoMoreInteractions(
  _ spies: [any CallRecording],
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> Bool {
  let calls = spies.flatMap(\.unverifiedCalls)
  if calls.isEmpty { return true }
  TestFailure.report(
    "calls that no check expected:" + calls.map { "\n  \($0)" }.joined(),
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return false
}

/// Removes the recorded calls of several spies.
public func resetAll(_ spies: any CallRecording...) { resetAll(spies) }

/// Removes the recorded calls of a list of spies.
public func resetAll(_ spies: [any CallRecording]) {
  for spy in spies { spy.reset() }
}
