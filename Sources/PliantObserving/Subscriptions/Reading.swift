import CPliant
import PliantBase

/// Where a subscription gets the old value of a change from.
///
/// It is read before the change or, if nothing is called then, it is the value that was reported last.
enum Reading: UInt8 {
  /// Nobody asks for it.
  case none
  /// It is kept in the frame of the change, if there is room: it is small, and only the handler asks.
  case frame
  /// It is kept in memory of its own.
  case memory

  /// Whether an old value is read: for `.old`, for `.distinct`, or for a handler of two values.
  static func isNeeded(for handler: Handler, _ flags: SubscriptionFlags) -> Bool {
    handler.takesOld || !flags.isDisjoint(with: [.old, .distinct])
  }

  init(_ path: ObservedPath, isNeeded: Bool, isDirect: Bool) {
    guard isNeeded else {
      self = .none
      return
    }
    let fits = path.words <= 4 && path.alignment <= 16 && !path.isIsolated
    self = isDirect && fits ? .frame : .memory
  }
}

// MARK: - In the frame

/// Room for one old value, in the frame of the function that runs around the change.
typealias OldValueBuffer = UnsafeMutablePointer<pliant_pending>

extension OldValueBuffer {
  var isFree: Bool { pointee.observer == nil }

  /// Whether the value here is kept for a subscription, which is known by its order: its address may
  /// be another's by now.
  func isFor(_ subscription: Subscription) -> Bool {
    pointee.observer == UnsafeRawPointer(bitPattern: subscription.order)
  }

  /// Reads the value of a subscription's path.
  @inline(__always)
  func read(_ root: AnyObject, for subscription: Subscription) {
    subscription.path.read(root, into: value)
    pointee.observer = UnsafeRawPointer(bitPattern: subscription.order)
    pointee.path = UnsafeRawPointer(Unmanaged.passUnretained(subscription.path).toOpaque())
  }

  /// Room for four words, at an address that suits any value that fits.
  var value: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(self) + (MemoryLayout<pliant_pending>.offset(of: \.value) ?? 32)
  }

  /// Takes over the old values that have memory of their own.
  func takeValues() -> KeptValue? {
    defer { pointee.values = nil }
    // SAFETY: the frame holds one reference to them.
    return pointee.values.map { Unmanaged<KeptValue>.fromOpaque($0).takeRetainedValue() }
  }

  func dropSmallValue() {
    guard !isFree, let path = pointee.path else { return }
    pointee.observer = nil
    // SAFETY: a path is never freed; its value was read into the buffer.
    Unmanaged<ObservedPath>.fromOpaque(path)._withUnsafeGuaranteedRef { $0.destroy(value) }
  }
}

// MARK: - What was reported last

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
