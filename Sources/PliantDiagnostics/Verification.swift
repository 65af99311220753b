/// The effect of a failed `#verify`.
///
/// A server that must not stop for a failed check logs it, and a test expects it to throw:
///
/// ```swift
/// VerificationPolicy.process = .log
/// try VerificationPolicy.with(.throw) { try withdraw(1_000) }
/// ```
public enum VerificationPolicy: Sendable, Hashable {
  /// Logs the failure as critical and stops the program, in debug and in release builds.
  case stop
  /// Throws a ``VerificationError`` in functions marked `throws`; stops the program elsewhere.
  case `throw`
  /// Records an issue of the running test; a program that does not link `PliantTesting` stops.
  case record
  /// Logs the failure as critical, and continues.
  case log
}

extension VerificationPolicy {
  @TaskLocal private static var ofTask: VerificationPolicy?
  private static let ofProcess = Guarded(VerificationPolicy.stop)

  /// The policy of this task: the innermost that `with` set, or else the process's.
  public static var current: VerificationPolicy { ofTask ?? process }

  /// The policy of tasks that have not set their own; `.stop` by default.
  public static var process: VerificationPolicy {
    get { ofProcess.withLock { $0 } }
    set { ofProcess.withLock { $0 = newValue } }
  }

  /// Runs an operation under a policy, which applies to it and its child tasks.
  public static func with<Result, Failure: Error>(
    _ policy: VerificationPolicy,
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = $ofTask.withValue(policy) {
      Swift.Result { () throws(Failure) in try operation() }
    }
    return try outcome.get()
  }

  /// Runs an asynchronous operation under a policy, which applies to it and its child tasks.
  public nonisolated(nonsending) static func with<Result, Failure: Error>(
    _ policy: VerificationPolicy,
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outcome: Swift.Result<Result, Failure> = await $ofTask.withValue(policy) {
      do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }
}
