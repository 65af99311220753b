/// The compiler's description of a class, a struct or an enum, in memory or in a file.
///
/// The layouts here are those of `Metadata.h`, `MetadataValues.h` and `GenericContext.h` in the
/// runtime.
package struct TypeDescriptor<Space: AddressSpace> {
  package let address: UInt
  let space: Space

  enum Kind: UInt32 {
    case module, `extension`, anonymous, `protocol`
    case `class` = 16
    case `struct`, `enum`
  }

  private var flags: UInt32 { space.load(UInt32.self, at: address) ?? 0 }
  var kind: Kind? { Kind(rawValue: flags & 0x1F) }

  /// Whether it, or a type around it, has type parameters.
  package var isGeneric: Bool { flags & 0x80 != 0 }
  package var isActor: Bool { flags &>> 23 & 1 != 0 }
  /// The flags that only classes have.
  var classFlags: UInt32 { flags &>> 16 }
  /// Whether the values of a protocol are objects.
  var isClassBound: Bool { flags &>> 16 & 1 == 0 }

  /// The descriptor of the context.
  var parent: Self? { space.reference(at: address &+ 4).map { Self(address: $0, space: space) } }

  /// The name without its context.
  var name: String? { space.relative(at: address &+ 8).flatMap(space.text) }

  /// The stored properties or the cases; nil if the program was built without reflection metadata.
  package var fields: FieldDescriptor<Space>? {
    space.relative(at: address &+ 16).map { FieldDescriptor(address: $0, space: space) }
  }

  /// The number of an enum's cases with payloads, which come first.
  package var payloadCount: Int {
    Int((space.load(UInt32.self, at: address &+ 20) ?? 0) & 0xFF_FFFF)
  }

  // Of a class alone: how many stored properties it has, where in its metadata their offsets are,
  // and where its own part is, if it has a superclass whose library may change its layout.
  var fieldCount: Int { Int(space.load(UInt32.self, at: address &+ 36) ?? 0) }
  var fieldOffsetVector: Int? {
    space.load(UInt32.self, at: address &+ 40).flatMap { $0 == 0 ? nil : Int($0) * 8 }
  }
  var ownOffset: Int {
    space.relative(at: address &+ 24).flatMap { space.load(Int.self, at: $0) } ?? 0
  }

  /// Where the part that all of its kind have ends.
  var end: UInt { address &+ (kind == .class ? 44 : 28) }

  /// Its parameters; nil if it has none.
  package var generics: GenericContext<Space>? {
    isGeneric ? GenericContext(address: end &+ 8, space: space) : nil
  }
}

/// A descriptor in the process's memory.
package typealias LoadedType = TypeDescriptor<LoadedMemory>

extension LoadedType {
  package init(_ address: UInt) { self.init(address: address, space: LoadedMemory()) }
}

// MARK: - Properties

extension TypeDescriptor {
  /// Whether a property may be stored.
  ///
  /// It is not if reflection metadata names all that are, and not this one.
  package func mayStore(_ name: String) -> Bool {
    fields?.records?.contains { $0.name == name } ?? true
  }

  /// Whether an accessor may be that of a property with a wrapper: the type stores a `_name`, of a
  /// type that the property's own does not name.
  package func mayWrap(_ symbol: MemberSymbol) -> Bool {
    guard let fields = fields?.records, !fields.contains(where: { $0.name == symbol.name }),
      let place = fields.first(where: { $0.name == "_" + symbol.name })?.type,
      let wrapper = typeName(at: place)
    else { return false }
    let isWord = { (part: Character) in part.isLetter || part.isNumber || part == "_" }
    return !(symbol.parameters + [symbol.result]).contains { type in
      type.split(whereSeparator: { !isWord($0) }).contains { $0 == wrapper }
    }
  }

  /// The name of the type whose descriptor begins a type's name; nil if none does, as of the
  /// standard library's types.
  private func typeName(at place: UInt) -> String? {
    // 1 stands for a descriptor's relative address, 2 for that of a word that holds its address.
    let isIndirect = space.load(UInt8.self, at: place) == 2
    guard isIndirect || space.load(UInt8.self, at: place) == 1,
      let target = space.relative(at: place &+ 1)
    else { return nil }
    let descriptor = isIndirect ? space.load(UInt.self, at: target) : target
    return descriptor.flatMap { Self(address: $0, space: space).name }
  }
}
