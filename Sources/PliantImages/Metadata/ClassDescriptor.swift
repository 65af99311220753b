/// What the compiler writes about a class: its methods and the methods it overrides.
///
/// The layout is that of `TargetClassDescriptor` in the Swift runtime's `ABI/Metadata.h`.
package struct ClassDescriptor: Hashable, Sendable {
  package let address: UInt

  package init?(_ address: UInt) {
    guard address != 0 else { return nil }
    self.address = address
    guard type.kind == .class else { return nil }
  }

  /// The name without its context.
  package var name: String { type.name ?? "" }

  /// Whether the class, or a type around it, has type parameters; one function then serves many
  /// classes.
  package var isGeneric: Bool { type.isGeneric }

  /// The method descriptors, in the order of their slots.
  package var methods: [Method] {
    guard let tables else { return [] }
    return tables.methods.map {
      Method(
        address: $0.address,
        implementation: $0.implementation,
        isInitializer: $0.flags & 0xF == 1
      )
    }
  }

  /// Whether it adds dispatched methods to its superclass's.
  ///
  /// Initializers, which are called on the class, do not count.
  package var hasOwnSlots: Bool { methods.contains { !$0.isInitializer } }

  package struct Method {
    package let address: UInt
    package let implementation: UInt?
    let isInitializer: Bool
  }

  /// The functions that its objects run instead of a superclass's.
  package var overrides: [UInt] { tables.map { Array($0.overrides) } ?? [] }

  /// Whether they run another function instead of the method of a superclass's descriptor.
  package func overrides(_ method: UInt) -> Bool { tables?.overridden.contains(method) ?? false }

  /// Whether the class has a function in its own slots, or in those of a superclass.
  package func dispatches(_ function: UInt) -> Bool {
    methods.contains { $0.implementation == function } || overrides.contains(function)
  }
}

// MARK: - Layout

extension ClassDescriptor {
  package var type: LoadedType { LoadedType(address) }

  private var tables: ClassTables<LoadedMemory>? { ClassTables(at: address, in: LoadedMemory()) }

  var layout: ClassLayout? { tables?.layout }
}
