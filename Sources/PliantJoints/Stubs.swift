package import CPliant

/// What leads to `code` with a context, for as long as the process runs; where no page for it can be mapped, `undo` is run
/// before the error is thrown.
package func makeStub(
  _ kind: pliant_stub_kind,
  to code: UnsafeRawPointer?,
  context: UnsafeRawPointer,
  for declaration: String,
  undo: () -> Void = {}
) throws -> UnsafeRawPointer {
  guard let code, let slot = pliant_stub_make(kind, code, context) else {
    undo()
    throw JointError.outOfResources(
      declaration: declaration,
      detail: "no page of stubs could be mapped"
    )
  }
  return pliant_stub_function(slot, kind)
}
