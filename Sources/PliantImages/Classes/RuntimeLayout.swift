import CPliant

/// Compares what we know of the runtime's layout with classes of our own, before anything is written.
package enum RuntimeLayout {
  /// What of a class of ours is not laid out as known; nil where all of it is.
  package static let difference: String? = {
    let subclass = callsThroughVTable(LayoutProbeSubclass())
    let metadata = ClassMetadata(LayoutProbeSubclass.self)
    let base = ClassMetadata(LayoutProbe.self)
    guard metadata.superclass == base, base.superclass == nil else { return "superclass pointer" }
    guard let descriptor = metadata.descriptor, let baseDescriptor = base.descriptor,
      descriptor.name == "LayoutProbeSubclass", baseDescriptor.name == "LayoutProbe"
    else { return "class descriptor" }
    guard descriptor.superclass == baseDescriptor, descriptor.metadata == metadata else {
      return "superclass name or metadata accessor"
    }
    guard base.instanceSize == 24, metadata.instanceSize == 32 else { return "instance size" }
    guard pliant_load(metadata.destroySlot) != nil else { return "destroy slot" }
    // The optimizer empties the descriptors of methods that nothing dispatches.
    let methods = baseDescriptor.methods.filter { $0.implementation != nil }
    for method in methods {
      guard base.slots.contains(method.slot),
        UInt(bitPattern: pliant_load(base.cell(at: method.slot))) == method.implementation
      else { return "vtable slot" }
    }
    let overrides = descriptor.overrides
    guard subclass == 3, !methods.isEmpty, !overrides.isEmpty else { return "vtable" }
    for override in overrides where override.implementation != nil {
      guard override.base == baseDescriptor,
        let method = baseDescriptor.methods.first(where: { $0.address == override.method }),
        UInt(bitPattern: pliant_load(metadata.cell(at: method.slot))) == override.implementation
      else { return "override table" }
    }
    return nil
  }()
}

/// Keeps the optimizer from taking the probes' vtables apart.
@inline(never)
@_optimize(none)
private func callsThroughVTable(_ probe: LayoutProbe) -> Int { probe.first() + probe.second() }

package class LayoutProbe {
  var field = 1
  @_optimize(none) func first() -> Int { field }
  @_optimize(none) func second() -> Int { 1 }
}

package final class LayoutProbeSubclass: LayoutProbe {
  var other = 2
  @_optimize(none) override func second() -> Int { other }
}
