/// The old value of a path, kept for one observer while the property changes, or for a later call.
final class KeptValue: ManagedBuffer<KeptValueHeader, UInt> {
  /// Reads the path's value for an observer.
  static func read(_ path: ObservedPath, from root: AnyObject, for observer: Observer) -> KeptValue
  {
    let kept = make(path, for: observer, words: path.words, next: nil)
    path.read(root, into: kept.pointer)
    return kept
  }

  /// The same while others are pending; without a value where the observer does not ask for it.
  static func pending(
    _ path: ObservedPath,
    from root: AnyObject,
    for observer: Observer,
    isRead: Bool,
    next: KeptValue?
  ) -> KeptValue {
    let kept = make(path, for: observer, words: isRead ? path.words : 0, next: next)
    kept.header.hasValue = isRead
    if isRead { path.read(root, into: kept.pointer) }
    return kept
  }

  private static func make(
    _ path: ObservedPath,
    for observer: Observer,
    words: Int,
    next: KeptValue?
  ) -> KeptValue {
    // SAFETY: `create` makes an instance of the class that it is called on.
    unsafeDowncast(
      KeptValue.create(minimumCapacity: words) { _ in
        KeptValueHeader(
          path: Unmanaged.passUnretained(path),
          alignment: path.alignment,
          observer: observer.order,
          hasValue: true,
          next: next
        )
      },
      to: KeptValue.self
    )
  }

  deinit {
    withUnsafeMutablePointerToHeader { header in
      guard header.pointee.hasValue else { return }
      header.pointee.path._withUnsafeGuaranteedRef { $0.destroy(pointer) }
    }
  }

  /// Where the value is, for as long as this is kept.
  var pointer: UnsafeMutableRawPointer {
    // SAFETY: the elements are room enough for the value at any address of its alignment.
    withUnsafeMutablePointers { header, elements in
      UnsafeMutableRawPointer(elements).alignedUp(toMultipleOf: header.pointee.alignment)
    }
  }

  /// What was kept for an observer; without its value where it asked for none.
  static func find(in pending: KeptValue?, for observer: Observer) -> KeptValue? {
    var pending = pending
    while let found = pending, found.header.observer != observer.order {
      pending = found.header.next
    }
    return pending
  }
}

struct KeptValueHeader {
  /// Paths are never freed.
  let path: Unmanaged<ObservedPath>
  let alignment: Int
  /// The order of the observer that it is kept for, which no other ever has; an address may be another's
  /// by now.
  let observer: UInt
  var hasValue: Bool
  let next: KeptValue?
}
