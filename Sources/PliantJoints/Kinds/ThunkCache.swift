import PliantBase

/// Thunks that are made once for each key, and stay as long as the process runs.
struct ThunkCache<Key: Hashable & Sendable>: ~Copyable, Sendable {
  private let thunks = Guarded<[Key: UInt]>([:])

  /// The address of the thunk for a key, which `make` makes if there is none.
  func thunk(for key: Key, _ make: () throws -> UnsafeRawPointer) throws -> UInt {
    try thunks.withLock { thunks in
      if let known = thunks[key] { return known }
      let thunk = UInt(bitPattern: try make())
      thunks[key] = thunk
      return thunk
    }
  }
}
