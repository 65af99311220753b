import CPliant

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
