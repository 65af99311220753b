package import CPliant

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
    throw JointError.outOfResources(
      declaration: declaration,
      detail: "no page of thunks could be mapped"
    )
  }
  return pliant_thunk_function(slot, kind)
}
