import PliantHooks
import PliantImages

/// Code of the same shape that answers in place of an implementation, without a handle.
final class DirectReplacement: @unchecked Sendable {
  // SAFETY: `layer` is made and read under the lock of `HookRegistry`; the rest is constant.
  let hook: Hook
  /// The class whose instances run the code; nil for everybody.
  let type: ClassMetadata?
  private let function: UInt
  /// The hooks' content while the code is in place, and their content before.
  private let standIn: UInt
  private let content: UInt
  private var layer: LayerNode?
  /// The key of its redefinition among layers.
  var scope: UInt { type?.address ?? 0 }

  init(of hook: Hook, on type: ClassMetadata?, by function: UInt) throws {
    self.hook = hook
    self.type = type
    self.function = function
    try hook.implementation.hook()
    standIn =
      try type.map {
        try hook.implementation.makeContent(running: function, for: $0)
      } ?? function
    // If other code is in place already: what was there before that.
    content = HookRegistry.withLock { _ in
      hook.replacement?.code.content ?? hook.implementation.original
    }
  }

  /// Writes it over the original, or over another one, so that calls always see one of them.
  func write(over old: DirectReplacement? = nil) throws {
    guard let new = UnsafeRawPointer(bitPattern: standIn) else { return }
    try hook.implementation.set(new, replacing: old?.standIn ?? content)
  }

  func restore() throws {
    guard let content = UnsafeRawPointer(bitPattern: content) else { return }
    try hook.implementation.set(content, replacing: standIn)
  }

  /// The layer that runs the code, once the hook has layers.
  func layer(_ make: (Implementation.Original) -> LayerNode) -> LayerNode {
    if let layer { return layer }
    let made = make(.direct(function))
    layer = made
    return made
  }
}
