/// Runs `body` and then notifies observers of the properties that it changed, each of them once.
///
/// Observers of this thread's changes see the state after the last change, and the old value from
/// before the first. Bindings run first, once each, and never see some of the changes without the
/// others; then observers, in the order of registration. Observers are notified of changes that
/// they make themselves before this returns. Batches may be nested: the outermost one notifies.
/// Handlers with `.prior` are called at the first change.
///
/// ```swift
/// withBatchedChanges { model.a = 1; model.b = 2 }
/// ```
///
/// A batch belongs to its thread: other threads' changes are reported at once. Objects that were
/// changed are kept until the end of the batch. If `body` throws, observers are notified before the
/// error is thrown.
public func withBatchedChanges<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Batch.run(body)
}
