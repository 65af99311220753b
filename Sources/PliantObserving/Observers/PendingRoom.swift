import CPliant

/// Where a change keeps what it was before: in the frame of the thunk that makes it.
typealias PendingRoom = UnsafeMutablePointer<pliant_pending>

extension pliant_pending {
  /// Takes over the values that have memory of their own.
  mutating func takeValues() -> KeptValue? {
    defer { values = nil }
    // SAFETY: the frame holds one reference to them.
    return values.map { Unmanaged<KeptValue>.fromOpaque($0).takeRetainedValue() }
  }

  /// Whether the value here is for an observer, which is known by its order: another may have come to its
  /// address meanwhile.
  func isFor(_ observer: Observer) -> Bool {
    self.observer == UnsafeRawPointer(bitPattern: observer.order)
  }

  /// Room for four words, at an address that suits any value that fits.
  func valuePointer(in room: PendingRoom) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(room) + Self.valueOffset
  }

  mutating func dropSmallValue() {
    guard observer != nil, let path else { return }
    observer = nil
    withUnsafeMutablePointer(to: &self) { room in
      // SAFETY: a path is never freed; its value was read into the room.
      Unmanaged<ObservedPath>.fromOpaque(path)._withUnsafeGuaranteedRef {
        $0.destroy(UnsafeMutableRawPointer(room) + Self.valueOffset)
      }
    }
  }

  private static let valueOffset = MemoryLayout<pliant_pending>.offset(of: \.value) ?? 32
}
