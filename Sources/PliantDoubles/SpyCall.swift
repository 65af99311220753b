/// One call that a spy saw.
public struct SpyCall<Arguments, Output, Failure: Error> {
  /// What the method was called with, without its receiver; an `inout` argument as it came in.
  public let arguments: Arguments
  /// What it returned; nil while it runs, and where it threw.
  public internal(set) var result: Output?
  /// What it threw; nil while it runs, and where it returned.
  public internal(set) var error: Failure?
  /// Whether the call has returned or thrown.
  public internal(set) var hasEnded = false
  /// When it began.
  public let time: ContinuousClock.Instant
  /// How long it took; nil while it runs.
  public internal(set) var duration: Duration?
  /// The kernel's number of the thread on which it began.
  public let threadID: Int
  /// Where it stands among all calls that any spy of the process saw.
  let order: UInt64
}
