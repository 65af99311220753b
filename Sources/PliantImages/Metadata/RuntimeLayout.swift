import CPliant

/// Compares the known layout of the runtime with classes of our own, before anything is written.
package enum RuntimeLayout {
  /// The part of a class of ours whose layout is not the known one; nil if all are.
  package static let difference: String? = {
    let subclass = callsThroughVTable(LayoutProbeSubclass())
    let metadata = ClassMetadata(LayoutProbeSubclass.self)
    let base = ClassMetadata(LayoutProbe.self)
    guard metadata.superclass == base, base.superclass == nil else { return "superclass pointer" }
    guard let descriptor = metadata.descriptor, let baseDescriptor = base.descriptor,
      descriptor.name == "LayoutProbeSubclass", baseDescriptor.name == "LayoutProbe"
    else { return "class descriptor" }
    guard base.instanceSize == 24, metadata.instanceSize == 32 else { return "instance size" }
    guard pliant_load(metadata.destroySlot) != nil else { return "destroy slot" }
    // The optimizer empties the descriptors of methods that nothing dispatches.
    let methods = baseDescriptor.methods.compactMap(\.implementation)
    guard !methods.isEmpty, base.slotContents.isSuperset(of: methods) else { return "vtable" }
    guard subclass == 3, !descriptor.overrides.isEmpty,
      metadata.slotContents.isSuperset(of: descriptor.overrides)
    else { return "override table" }
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

extension ClassMetadata {
  /// The words between the descriptor and the end of the class.
  fileprivate var slotContents: Set<UInt> {
    Set(
      stride(from: slots.lowerBound, to: slots.upperBound, by: 8).map {
        UInt(bitPattern: pliant_load(cell(at: $0)))
      }
    )
  }
}
