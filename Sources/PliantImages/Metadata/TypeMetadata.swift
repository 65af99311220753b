import CPliant

/// The kind of a type, as the first word of its metadata says. (`MetadataKind.def` in the runtime.)
package enum TypeKind: Sendable {
  case `class`, `struct`, `enum`, optional, tuple, function, existential, extendedExistential,
    builtin, foreignReference, other

  package init(of type: Any.Type) {
    self =
      switch metadataWords(of: type)[0] {
      // A class has an address there; the last is one of another language's.
      case 0, 0x800..., 0x203: .class
      case 0x200: .struct
      case 0x201: .enum
      case 0x202: .optional
      case 0x204: .foreignReference
      case 0x300: .builtin
      case 0x301: .tuple
      case 0x302: .function
      case 0x303: .existential
      case 0x307: .extendedExistential
      default: .other
      }
  }

  /// Whether it is a struct or an enum.
  package var isNominalValue: Bool { self == .struct || self == .enum || self == .optional }
}

/// The words of a type's metadata; the first is its kind or, if the type is a class, an address.
func metadataWords(of type: Any.Type) -> UnsafePointer<UInt> {
  // SAFETY: all metadata starts with such a word, and the runtime keeps it.
  unsafeBitCast(type, to: UnsafePointer<UInt>.self)
}

// MARK: - Structs, enums and classes

extension LoadedType {
  /// The descriptor of a struct or an enum; nil of other types.
  package init?(ofValue type: Any.Type) {
    // Reads the word behind the kind.
    guard TypeKind(of: type).isNominalValue else { return nil }
    self.init(metadataWords(of: type)[1])
  }

  /// The descriptor of a class, a struct or an enum; nil of other types.
  package init?(of type: Any.Type) {
    guard let type = type as? AnyClass else {
      self.init(ofValue: type)
      return
    }
    guard let descriptor = ClassMetadata(type).descriptor else { return nil }
    self.init(descriptor.address)
  }

  /// The type, which the runtime makes if that has not been done; nil if it has type parameters.
  package var type: Any.Type? {
    guard !isGeneric, let accessor = space.relative(at: address + 12),
      let function = UnsafeRawPointer(bitPattern: accessor)
    else { return nil }
    // SAFETY: the accessor of a type that is not generic takes nothing but the request.
    return pliant_type_of_accessor(function).map { unsafeBitCast($0, to: Any.Type.self) }
  }

  /// The types, and then the tables of witnesses, that a struct or an enum is made of; nil unless
  /// it is generic, and if its parameters are packs or values, or of a type around it, too.
  package static func arguments(of type: Any.Type) -> (types: [UInt], tables: [UInt])? {
    guard let descriptor = LoadedType(ofValue: type), let generics = descriptor.generics,
      descriptor.parent?.isGeneric != true, generics.flags & 5 == 0
    else { return nil }
    let words = metadataWords(of: type)
    let all = (0..<generics.argumentCount).map { words[2 + Int($0)] }
    let types = generics.keyParameterCount
    return types <= all.count ? (Array(all[..<types]), Array(all[types...])) : nil
  }
}

// MARK: - Functions

/// Reads the metadata of function types.
package enum FunctionType {
  /// The most words of a call's arguments that may be on the stack.
  ///
  /// A tuple is passed element by element, and nothing else takes more than four registers, of two
  /// words at most. For a result that is returned in memory, the caller passes an address for each
  /// element.
  package static func stackWords(of function: Any.Type) -> Int {
    guard let result = result(of: function) else { return 0 }
    return parameters(of: function).flatMap(ValueLayout.elements).count * 8
      + ValueLayout.elements(of: result).count
  }

  /// The most general registers that a call's arguments, and the addresses for its result, are in.
  package static func generalRegisters(of function: Any.Type) -> Int {
    guard let result = result(of: function) else { return .max }
    return parameters(of: function).map(ValueLayout.words(in:))
      .reduce(ValueLayout.elements(of: result).count, +)
  }

  /// The types of a function's parameters.
  package static func parameters(of function: Any.Type) -> [Any.Type] {
    guard let words = words(of: function) else { return [] }
    // SAFETY: a function's metadata is its kind, its flags with the number of its parameters, and
    // the metadata of its result and of its parameters (`Metadata.h`).
    return (0..<Int(words[1] & 0xffff)).map { unsafeBitCast(words[3 + $0], to: Any.Type.self) }
  }

  package static func result(of function: Any.Type) -> Any.Type? {
    // SAFETY: a function's metadata is its kind, its flags, and the metadata of its result.
    words(of: function).map { unsafeBitCast($0[2], to: Any.Type.self) }
  }

  /// The number of a function's parameters that are closures which it does not keep.
  package static func borrowedClosures(of function: Any.Type) -> Int {
    parameters(of: function).count { parameter in
      // Bit 26 of its flags says that a function may be kept.
      words(of: parameter).map { $0[1] & 1 &<< 26 == 0 } ?? false
    }
  }

  private static func words(of type: Any.Type) -> UnsafePointer<UInt>? {
    TypeKind(of: type) == .function ? metadataWords(of: type) : nil
  }
}

// MARK: - Tuples

/// An element of a tuple.
package struct TupleElement {
  package let label: String
  package let offset: Int
  package let type: Any.Type

  /// The elements of a type; nil if it is not a tuple.
  package static func all(of type: Any.Type) -> [TupleElement]? {
    guard TypeKind(of: type) == .tuple else { return nil }
    // SAFETY: a tuple's metadata is its kind, the number of its elements, their labels, each with a
    // space behind it, and for each its type and, in 32 bits, its offset.
    let words = metadataWords(of: type)
    let text = UnsafePointer<CChar>(bitPattern: words[2]).map { String(cString: $0) } ?? ""
    let labels = text.split(separator: " ", omittingEmptySubsequences: false)
    return (0..<Int(words[1])).map { index in
      TupleElement(
        label: index < labels.count ? String(labels[index]) : "",
        offset: Int(words[4 + 2 * index] & 0xffff_ffff),
        type: unsafeBitCast(words[3 + 2 * index], to: Any.Type.self)
      )
    }
  }
}

// MARK: - Protocols

/// Facts from the metadata of `any P & Q`.
package struct ExistentialType {
  private let flags: UInt32
  package let protocolCount: UInt
  /// The descriptor of the only protocol.
  package let onlyProtocol: UInt?

  /// Returns nil for other types.
  package init?(_ type: Any.Type) {
    guard TypeKind(of: type) == .existential else { return nil }
    // Flags and the number of protocols share the second word; a superclass is before these.
    let words = metadataWords(of: type)
    flags = UInt32(truncatingIfNeeded: words[1])
    protocolCount = words[1] &>> 32
    onlyProtocol = protocolCount == 1 && flags & 0x4000_0000 == 0 ? words[2] : nil
  }

  /// Whether its values are objects.
  package var isClassBound: Bool { flags & 0x8000_0000 == 0 }
  /// Whether it is a protocol with a layout of its own, `Error`.
  package var isSpecial: Bool { (flags &>> 24) & 0x3F != 0 }
  /// Whether a value is in a buffer, and not a reference alone.
  package var isOpaque: Bool { !isClassBound && !isSpecial }
}
