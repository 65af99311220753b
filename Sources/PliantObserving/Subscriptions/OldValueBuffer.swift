import CPliant

/// Room for one old value, in the frame of the function that runs around the change.
typealias OldValueBuffer = UnsafeMutablePointer<pliant_pending>

extension pliant_pending {
  /// Takes over the old values that have memory of their own.
  mutating func takeValues() -> KeptValue? {
    defer { values = nil }
    // SAFETY: the frame holds one reference to them.
    return values.map { Unmanaged<KeptValue>.fromOpaque($0).takeRetainedValue() }
  }

  /// Whether the value here is kept for a subscription, which is known by its order: its address may
  /// be another's by now.
  func isFor(_ subscription: Subscription) -> Bool {
    observer == UnsafeRawPointer(bitPattern: subscription.order)
  }

  /// Room for four words, at an address that suits any value that fits.
  func valuePointer(in buffer: OldValueBuffer) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(buffer) + Self.valueOffset
  }

  mutating func dropSmallValue() {
    guard observer != nil, let path else { return }
    observer = nil
    withUnsafeMutablePointer(to: &self) { buffer in
      // SAFETY: a path is never freed; its value was read into the buffer.
      Unmanaged<ObservedPath>.fromOpaque(path)._withUnsafeGuaranteedRef {
        $0.destroy(UnsafeMutableRawPointer(buffer) + Self.valueOffset)
      }
    }
  }

  private static let valueOffset = MemoryLayout<pliant_pending>.offset(of: \.value) ?? 32
}
