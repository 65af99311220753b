/// The value of a path in memory of its own, kept for one subscription.
final class KeptValue: ManagedBuffer<KeptValueHeader, UInt> {
  /// Reads the path's value.
  static func read(_ path: ObservedPath, from root: AnyObject) -> KeptValue {
    let kept = make(path, words: path.words)
    path.read(root, into: kept.pointer)
    return kept
  }

  /// Reads the path's value for one subscription, in front of others'; without a value if it is not
  /// to be read.
  static func pending(
    _ path: ObservedPath,
    from root: AnyObject,
    for subscription: Subscription,
    isRead: Bool,
    next: KeptValue?
  ) -> KeptValue {
    let kept = make(path, words: isRead ? path.words : 0, for: subscription.order, next: next)
    kept.header.hasValue = isRead
    if isRead { path.read(root, into: kept.pointer) }
    return kept
  }

  private static func make(
    _ path: ObservedPath,
    words: Int,
    for subscription: UInt = 0,
    next: KeptValue? = nil
  ) -> KeptValue {
    // SAFETY: `create` makes an instance of the class that it is called on.
    unsafeDowncast(
      KeptValue.create(minimumCapacity: words) { _ in
        KeptValueHeader(
          path: Unmanaged.passUnretained(path),
          alignment: path.alignment,
          subscription: subscription,
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

  /// The value kept for a subscription, which may have been left unread.
  static func find(in pending: KeptValue?, for subscription: Subscription) -> KeptValue? {
    var pending = pending
    while let found = pending, found.header.subscription != subscription.order {
      pending = found.header.next
    }
    return pending
  }
}

struct KeptValueHeader {
  /// Paths are never freed.
  let path: Unmanaged<ObservedPath>
  let alignment: Int
  /// The order of the subscription that it is kept for, which no other ever has (an address may be
  /// another's by now); 0 if it is for nobody in particular.
  let subscription: UInt
  var hasValue: Bool
  let next: KeptValue?
}
