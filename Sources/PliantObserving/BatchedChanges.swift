/// Runs `body` and then tells observers of what it changed, each of them once.
///
/// Observers of this thread's changes see the state after the last change, and the old value from before
/// the first. Bindings run first, once each, and never see some of the changes without the others; then
/// observers, in the order of registration. What they change themselves is told of before this returns.
/// Batches may be nested: the outermost one tells. Handlers with `.prior` are called at the first change.
///
/// ```swift
/// withBatchedChanges { model.a = 1; model.b = 2 }
/// ```
///
/// A batch is the thread's: changes that other threads make meanwhile are told of at once. Objects that
/// were changed are kept until then. If `body` throws, observers are told before the error is.
public func withBatchedChanges<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Batch.run(body)
}
