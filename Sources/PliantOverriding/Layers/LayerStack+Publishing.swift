import CPliant
import Glibc
import PliantHooks

extension LayerStack {
  /// Changes what is installed in a scope, and makes calls see it.
  ///
  /// `body` runs under the lock and returns the layers that it removed, or nil if there is nothing
  /// to change. These are freed here, under no lock, once no call runs them. If memory runs out,
  /// this throws, and nothing has changed.
  ///
  /// - Returns: whether `body` changed anything.
  @discardableResult
  func change(_ scope: Scope, _ body: (inout Installed) -> [LayerNode]?) throws -> Bool {
    let done = try state.withLock { state -> (memory: [UInt], removed: [LayerNode])? in
      let old = state[scope]
      var new = old
      guard let removed = body(&new) else { return nil }
      try beginChange(state)
      defer { endChange(&state) }
      state[scope] = new
      do {
        let memory = try publish(scope, state)
        if case .object(let address) = scope {
          filter(address, had: !old.isEmpty, has: !new.isEmpty, &state)
        }
        mark(removed, at: scope)
        if old.redefinition?.node !== new.redefinition?.node {
          old.redefinition?.record.count(-1)
          new.redefinition?.record.count(1)
        }
        return (memory, removed)
      } catch {
        state[scope] = old
        throw error
      }
    }
    guard let done else { return false }
    free(done.memory, done.removed)
    return true
  }

  /// Ends a change: frees what calls may still read, and layers, marked as removed, that calls may
  /// still run, once they do not.
  ///
  /// It waits even if there is nothing to free: a call that looked in one scope before this change
  /// and in another after the next one would see neither.
  func free(_ memory: [UInt], _ nodes: [LayerNode]) {
    pliant_wait_for_readers()
    for memory in memory { Glibc.free(UnsafeMutableRawPointer(bitPattern: memory)) }
    Self.retired.add(nodes.map { Retired.Item($0.box, of: $0) })
  }

  /// Marks layers that were just unlinked as removed: calls that run them free them at their end.
  private func mark(_ nodes: [LayerNode], at scope: Scope) {
    _ = Self.prepared
    let object: UInt = if case .object(let address) = scope { address } else { 0 }
    for node in nodes { pliant_layer_remove(node.box, head, UnsafeRawPointer(bitPattern: object)) }
  }

  private static let retired = Retired { pliant_find_borrowed($0, $1, $2) }
  private static let prepared: Void = pliant_set_collect { LayerStack.retired.free(at: $0) }

  /// Runs what removes a layer, which cannot throw: if no memory is left for the layers that stay,
  /// the program stops, as Swift's runtime does.
  @discardableResult
  func orStop<Result>(_ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch {
      pliant_no_memory()
    }
  }
}

// MARK: - What calls read

extension LayerStack {
  /// Makes calls see the state of a scope; returns the memory that they saw before.
  ///
  /// If it throws, calls see what they saw before.
  private func publish(_ scope: Scope, _ state: State) throws -> [UInt] {
    switch scope {
    case .type(let type): return try publish(class: type, state)
    case .object(let address):
      let installed = Installed(layers: state.objects[address]).visible
      if installed.isEmpty { return publish(nil, of: address) }
      guard pliant_map_reserve(&head.pointee.objects) else { throw noMemory }
      if installed.layers.count == 1, let layer = installed.layers.first {
        return publish(pliant_layers_alone(layer.box, address, layer.order), of: address)
      }
      return publish(try makeLayers(owner: address, installed), of: address)
    }
  }

  func publish(_ layers: UnsafePointer<pliant_layers>?, of object: UInt) -> [UInt] {
    guard let object = UnsafeRawPointer(bitPattern: object) else { return [] }
    let old = pliant_stack_set_object(head, object, layers)
    return old.map { $0.pointee.is_part_of_layer ? [] : [UInt(bitPattern: $0)] } ?? []
  }

  func publish(class type: UInt, _ state: State) throws -> [UInt] {
    let address = UnsafeRawPointer(bitPattern: type)
    let visible = state.classes[type]?.visible
    let layers = try visible.flatMap { try $0.isEmpty ? nil : makeLayers(owner: type, $0) }
    let old = pliant_stack_levels(head)
    let oldLayers = old.flatMap { pliant_classes_get($0, address) }
    var hasMemory = true
    let new = pliant_classes_replacing(old, address, layers, &hasMemory)
    guard hasMemory else {
      Glibc.free(UnsafeMutableRawPointer(mutating: layers))
      throw noMemory
    }
    let own = shared != nil ? nil : state.classes[owner]?.visible
    let top = own?.layers.last ?? own?.redefinition?.node ?? bottom
    // The same top with and without the layers of other classes: a call may have looked for those
    // before this, and look for the top after it.
    _ = pliant_stack_set_levels(
      head,
      new,
      shared == nil && state.classes.keys.allSatisfy { $0 == owner },
      top.map { UnsafeRawPointer($0.box) }
    )
    return [UInt(bitPattern: oldLayers), UInt(bitPattern: old)]
  }

  private func makeLayers(
    owner: UInt,
    _ installed: Installed
  ) throws -> UnsafePointer<pliant_layers> {
    let made = pliant_layers_make(
      UnsafeRawPointer(bitPattern: owner),
      installed.redefinition.map { UnsafeRawPointer($0.node.box) },
      UInt32(installed.layers.count)
    )
    guard let all = made else { throw noMemory }
    for (index, layer) in installed.layers.enumerated() {
      pliant_layers_set(all, UInt32(index), layer.box, layer.order)
    }
    return UnsafePointer(all)
  }

  private var noMemory: OverrideError {
    .outOfResources(declaration: declaration, detail: "no memory is left for one more layer")
  }
}
