import CPliant

/// Where a subscription gets the old value of a change from.
///
/// It is read before the change, or is the last reported value if nothing is called then.
enum Reading: UInt8 {
  /// Nobody asks for it.
  case none
  /// In the frame of the change, if there is room: it is small, and only the handler asks for it.
  case frame
  /// In memory of its own.
  case memory

  /// Whether an old value is read: for `.old`, for `.distinct`, or for a handler of two values.
  static func isNeeded(for handler: Handler, _ flags: SubscriptionFlags) -> Bool {
    handler.takesOld || !flags.isDisjoint(with: [.old, .distinct])
  }

  init(_ path: ObservedPath, isNeeded: Bool, isDirect: Bool) {
    let fits = path.words <= 4 && path.alignment <= 16 && !path.isIsolated
    self = !isNeeded ? .none : isDirect && fits ? .frame : .memory
  }
}

/// Room for one old value, in the frame of the function that runs around the change.
typealias OldValueBuffer = UnsafeMutablePointer<pliant_pending>

extension OldValueBuffer {
  var isFree: Bool { pointee.observer == nil }

  /// Whether the value here is kept for a subscription, which is known by its order: its address
  /// may be another's by now.
  func isFor(_ subscription: Subscription) -> Bool {
    pointee.observer == UnsafeRawPointer(bitPattern: subscription.order)
  }

  /// Notes that the value of a subscription's path was read.
  @inline(__always)
  func keep(for subscription: Subscription) {
    pointee.observer = UnsafeRawPointer(bitPattern: subscription.order)
    pointee.path = UnsafeRawPointer(Unmanaged.passUnretained(subscription.path).toOpaque())
  }

  /// Room for four words, at an address that suits any value that fits.
  var value: UnsafeMutableRawPointer { pliant_pending_value(self) }

  /// Room for the new value, while a handler takes both.
  var newValue: UnsafeMutableRawPointer { pliant_pending_new_value(self) }

  /// Takes over the old values that have memory of their own.
  func takeValues() -> KeptValue? {
    // SAFETY: the frame holds one reference to them.
    pointee.values.take().map { Unmanaged<KeptValue>.fromOpaque($0).takeRetainedValue() }
  }

  func dropSmallValue() {
    guard !isFree, let path = pointee.path else { return }
    pointee.observer = nil
    // SAFETY: a path is never freed; its value was read into the buffer.
    Unmanaged<ObservedPath>.fromOpaque(path)._withUnsafeGuaranteedRef { $0.destroy(value) }
  }
}

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
    return kept.withLock { exchange(&$0, with: new) }.value
  }
}
