/// The last value that a subscription reported.
final class LastReported: Sendable {
  private let kept: Guarded<Kept>

  // SAFETY: as every handler, this is used where the observed object is.
  private struct Kept: @unchecked Sendable {
    var value: KeptValue
  }

  /// Begins with the present value.
  init(_ path: ObservedPath, from root: AnyObject) {
    kept = Guarded(Kept(value: .read(path, from: root)))
  }

  /// Keeps the present value; returns the one before, to be freed by the caller under no lock.
  func update(_ path: ObservedPath, from root: AnyObject) -> KeptValue {
    let new = Kept(value: .read(path, from: root))
    return kept.withLock { kept in
      let old = kept
      kept = new
      return old
    }.value
  }
}
