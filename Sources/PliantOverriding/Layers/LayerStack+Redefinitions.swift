import CPliant

/// The target of redefinitions, of which one at a time is active: an implementation, for one class.
struct RedefinitionKey: Hashable {
  let implementation: UInt
  let type: UInt
}

extension LayerStack {
  /// A layer in place of a class's code, and the redefinition that put it there.
  struct Redefining {
    let node: LayerNode
    let record: RedefinitionRecord
  }

  /// The key of a class's redefinitions; under a message that no class declares there is no
  /// implementation.
  func key(of type: UInt) -> RedefinitionKey {
    let address = UInt(bitPattern: ObjectIdentifier(self))
    return RedefinitionKey(
      implementation: implementation == 0 ? address : implementation,
      type: type
    )
  }

  /// Begins with a redefinition that was in place without layers, before any call sees this stack.
  func begin(with redefinition: Redefining, of type: UInt) throws {
    try state.withLock { state in
      state.classes[type] = Installed(redefinition: redefinition)
      _ = try publish(class: type, state)
    }
  }

  /// Puts a redefinition in place of any other of the class, and returns that one.
  func setRedefinition(_ new: Redefining, of type: UInt) throws -> RedefinitionRecord? {
    var displaced: RedefinitionRecord?
    try change(.type(type)) { installed in
      let old = installed.redefinition
      guard old?.node !== new.node else { return nil }
      pliant_layer_set_removed(new.node.box, false)  // it may have been in place before
      displaced = old?.record
      installed.redefinition = new
      return old.map { [$0.node] } ?? []
    }
    return displaced
  }

  /// Removes a redefinition if it is in place.
  func removeRedefinition(_ node: LayerNode, of type: UInt) {
    orStop {
      try change(.type(type)) { installed in
        guard installed.redefinition?.node === node else { return nil }
        installed.redefinition = nil
        return [node]
      }
    }
  }
}
