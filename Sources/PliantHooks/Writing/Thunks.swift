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
    throw OverrideError.noThunk(declaration)
  }
  return pliant_thunk_function(slot, kind)
}

/// Code and tables that are made once for each key, and stay as long as the process runs.
package struct MadeOnce<Key: Hashable & Sendable>: ~Copyable, Sendable {
  private let addresses = Guarded<[Key: UInt]>([:])

  package init() {}

  /// The address of what there is for a key; nil if there is nothing.
  package subscript(key: Key) -> UInt? { addresses.withLock { $0[key] } }

  /// The address of what there is for a key, which `make` makes if there is nothing.
  package func address<Failure: Error>(
    for key: Key,
    _ make: () throws(Failure) -> UnsafeRawPointer
  ) throws(Failure) -> UInt {
    try addresses.withLock { addresses throws(Failure) -> UInt in
      if let known = addresses[key] { return known }
      let made = UInt(bitPattern: try make())
      addresses[key] = made
      return made
    }
  }
}
