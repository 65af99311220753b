/// A call that a spy recorded.
///
/// ```swift
/// let call = try #require(spy.calls.first)
/// #expect(call.arguments == "tea" && call.error == nil)
/// ```
public struct SpyCall<Arguments, Output, Failure: Error> {
  /// The arguments of the call, without its receiver; an `inout` argument as it was before the
  /// call.
  public let arguments: Arguments
  /// The result of the call; nil if it is still running or threw.
  public let result: Output?
  /// The error the call threw; nil if it is still running or returned.
  public let error: Failure?
  /// Whether the call has returned or thrown.
  public let hasEnded: Bool
  /// The time at which the call began.
  public let time: ContinuousClock.Instant
  /// The duration of the call; nil if it is still running.
  public let duration: Duration?
  /// The kernel's number of the thread on which the call began.
  public let threadID: Int
  /// The number of the call among all calls that any spy of the process recorded.
  let order: UInt64
}

/// A placeholder, in a spy's record, for a closure that does not outlive its call.
public struct BorrowedClosure: Sendable {
  package init() {}
}
