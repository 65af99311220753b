/// The compiler's description of a class: its methods and the methods it overrides.
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
  package var methods: [ClassMethod] { tables.map { Array($0.methods) } ?? [] }

  /// Whether it adds dispatched methods to its superclass's.
  ///
  /// Initializers, which are called on the class, do not count.
  package var hasOwnSlots: Bool { methods.contains { !$0.isInitializer } }

  /// The functions that its objects run instead of a superclass's.
  package var overrides: [UInt] { tables.map { Array($0.overrides) } ?? [] }

  /// Whether they run another function instead of the method of a superclass's descriptor.
  package func overrides(_ method: UInt) -> Bool { tables?.overridden.contains(method) ?? false }

  /// Whether the class has a function in its own slots, or in those of a superclass.
  package func dispatches(_ function: UInt) -> Bool {
    methods.contains { $0.implementation == function } || overrides.contains(function)
  }
}

extension ClassDescriptor {
  package var type: LoadedType { LoadedType(address) }

  var tables: ClassTables<LoadedMemory>? { ClassTables(at: address, in: LoadedMemory()) }
}

/// A method that a class declares.
package struct ClassMethod {
  /// The address of its descriptor.
  package let address: UInt
  package let implementation: UInt?
  let isInitializer: Bool
}

/// The tables of a class descriptor in memory or in a file.
///
/// The layout is that of `TargetClassDescriptor` in the Swift runtime's `ABI/Metadata.h`.
struct ClassTables<Space: AddressSpace> {
  private let space: Space
  let hasResilientSuperclass: Bool
  /// The header of the vtable, behind which are its methods; nil if there is none.
  private let vtable: UInt?
  private let overrideTable: UInt?

  /// Returns nil if no class descriptor of a known layout is at the address.
  init?(at address: UInt, in space: Space) {
    let type = TypeDescriptor(address: address, space: space)
    guard type.kind == .class, let end = type.isGeneric ? type.generics?.end : type.end else {
      return nil
    }
    self.space = space
    let flags = type.classFlags
    hasResilientSuperclass = flags & 1 &<< 13 != 0
    var at = end
    if hasResilientSuperclass { at &+= 4 }
    // How its metadata is made: as one of a kind, or from elsewhere.
    switch flags & 3 {
    case 1: at &+= 12
    case 2: at &+= 4
    default: break
    }
    vtable = flags & 1 &<< 15 != 0 ? at : nil
    if vtable != nil { at &+= 8 &+ UInt(space.load(UInt32.self, at: at &+ 4) ?? 0) &* 8 }
    overrideTable = flags & 1 &<< 14 != 0 ? at : nil
  }

  /// The methods that the class declares, in the order of their slots.
  ///
  /// In a damaged file they end at the first that cannot be read.
  var methods: some Sequence<ClassMethod> {
    let count = vtable.flatMap { space.load(UInt32.self, at: $0 &+ 4) } ?? 0
    return (0..<UInt(count)).lazy.map(method).prefix { $0 != nil }.compactMap(\.self)
  }

  private func method(_ index: UInt) -> ClassMethod? {
    let at: UInt = (vtable ?? 0) &+ 8 &+ index &* 8
    guard let flags = space.load(UInt32.self, at: at),
      space.load(UInt32.self, at: at &+ 4) != nil
    else { return nil }
    return ClassMethod(
      address: at,
      implementation: space.relative(at: at &+ 4),
      isInitializer: flags & 0xF == 1
    )
  }

  /// The functions that replace a superclass's; they end as `methods` do.
  var overrides: some Sequence<UInt> { overrideEntries.compactMap { space.relative(at: $0 &+ 8) } }

  /// The superclasses' methods that it overrides, by their descriptors; these may be in another
  /// image, and then the entry leads to a cell.
  var overridden: some Sequence<UInt> {
    overrideEntries.compactMap { space.reference(at: $0 &+ 4) }
  }

  /// Each entry names a class, a method of it, and the function that overrides that.
  private var overrideEntries: some Sequence<UInt> {
    let count = overrideTable.flatMap { space.load(UInt32.self, at: $0) } ?? 0
    return (0..<UInt(count)).lazy.map { (overrideTable ?? 0) &+ 4 &+ $0 &* 12 }
      .prefix { space.load(UInt32.self, at: $0 &+ 8) != nil }
  }
}
