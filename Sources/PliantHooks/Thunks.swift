package import CPliant
import PliantBase

/// A thunk that calls `code` with a context, as long as the process runs.
///
/// If no page for it can be mapped, `undo` runs before the error is thrown.
package func makeThunk(
  _ kind: pliant_thunk_kind,
  to code: UnsafeRawPointer?,
  context: UnsafeRawPointer,
  for declaration: String,
  undo: () -> Void = {}
) throws -> UnsafeRawPointer {
  guard let code, let slot = pliant_thunk_make(kind, code, context) else {
    undo()
    throw OverrideError.outOfResources(
      declaration: declaration,
      detail: "no page of thunks could be mapped"
    )
  }
  return pliant_thunk_function(slot, kind)
}

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
