import CPliant
import PliantImages

/// What a type's metadata says. (`Metadata.h` and `MetadataKind.def` in the runtime.)
enum TypeFacts {
  enum Kind {
    case `class`, `struct`, `enum`, optional, tuple, function, existential, builtin,
      foreignReference, other
  }

  static func kind(of type: Any.Type) -> Kind {
    let kind = word(0, of: type)
    return switch kind {
    case 0, 0x800...: .class
    case 0x200: .struct
    case 0x201: .enum
    case 0x202: .optional
    case 0x203: .class
    case 0x204: .foreignReference
    case 0x300: .builtin
    case 0x301: .tuple
    case 0x302: .function
    case 0x303: .existential
    default: .other
    }
  }

  static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  static func stride(of type: Any.Type) -> Int {
    func stride<T>(_: T.Type) -> Int { MemoryLayout<T>.stride }
    return _openExistential(type, do: stride)
  }

  /// Whether nothing is done to free its values.
  static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: isPlain)
  }

  static func metadata(of type: Any.Type) -> UnsafeRawPointer {
    // SAFETY: a metatype is the address of its metadata.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func word(_ index: Int, of type: Any.Type) -> UInt {
    // SAFETY: metadata of every kind that is asked has as many words.
    metadata(of: type).load(fromByteOffset: index * 8, as: UInt.self)
  }

  struct Element { let label: String, offset: Int, type: Any.Type }

  static func elements(ofTuple type: Any.Type) -> [Element] {
    // SAFETY: a tuple's metadata is its kind, the number of its elements, their labels, each with a
    // space behind it, and for each its type and, in 32 bits, its offset.
    let text = UnsafePointer<CChar>(bitPattern: word(2, of: type)).map { String(cString: $0) } ?? ""
    let labels = text.split(separator: " ", omittingEmptySubsequences: false)
    return (0..<Int(word(1, of: type))).map { index in
      Element(
        label: index < labels.count ? String(labels[index]) : "",
        offset: Int(word(4 + 2 * index, of: type) & 0xffff_ffff),
        type: unsafeBitCast(word(3 + 2 * index, of: type), to: Any.Type.self)
      )
    }
  }

  /// Whether an existential has its value in a buffer, and not a reference alone.
  static func isOpaqueExistential(_ type: Any.Type) -> Bool {
    // SAFETY: the flags follow the kind; the highest bit says that the value may be no object, and
    // the six bits from 24 that it is one of the special protocols, `Error`.
    let flags = metadata(of: type).load(fromByteOffset: 8, as: UInt32.self)
    return flags & 0x8000_0000 != 0 && (flags >> 24) & 0x3f == 0
  }

  /// Whether callers know the inside of a type's values.
  ///
  /// Libraries that are built to be replaced hide it, but for types that are `@frozen`, and then
  /// pass values by their addresses. No metadata says so.
  static func isFixed(_ type: Any.Type) -> Bool {
    guard [.struct, .enum].contains(kind(of: type)) else { return true }
    let parts = _typeName(type).prefix { $0 != "<" }.split(separator: ".")
    guard let module = parts.first, replaceable.contains(module) else { return true }
    // What the frozen ones consist of is frozen, too.
    return module == "Swift" && parts.count > 1
      && (frozen.contains(parts[1]) || parts[1].hasPrefix("_"))
  }

  private static let replaceable: Set<Substring> = [
    "Distributed", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
    "_Concurrency", "_Differentiation", "_RegexParser", "_StringProcessing",
  ]

  private static let frozen: Set<Substring> = [
    "Array", "ArraySlice", "Bool", "Character", "ClosedRange", "ContiguousArray", "Dictionary",
    "Double", "Duration", "Float", "Float16", "Int", "Int16", "Int32", "Int64", "Int8",
    "ObjectIdentifier", "OpaquePointer", "Optional", "Range", "Result", "Set", "StaticString",
    "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unmanaged",
    "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawBufferPointer", "UnsafeRawPointer",
  ]

  /// The numbers of the standard library, whose fields reflection does not tell.
  static func isBuiltinNumber(_ type: Any.Type) -> Bool {
    _typeName(type).hasPrefix("Builtin.")
      || [
        Int.self, UInt.self, Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self,
        UInt32.self, Int64.self, UInt64.self, Bool.self, UnsafeRawPointer.self,
        UnsafeMutableRawPointer.self, OpaquePointer.self,
      ].contains { $0 == type }
  }

  /// No C type's fields can be trusted, for unions and bit fields are left out.
  static func isPlainC(_ type: Any.Type) -> Bool { false }

  // MARK: - Enums

  private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: word(1, of: type))
  }

  static func payloadCases(of type: Any.Type) -> Int {
    // SAFETY: an enum's descriptor has, at 20, the number of its cases with payloads in 24 bits.
    guard let descriptor = descriptor(of: type) else { return 1 }
    return Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff)
  }

  /// The types of an enum's payloads; nil if they are not known.
  static func payloads(of type: Any.Type) -> [Any.Type]? {
    guard let cases = cases(of: type) else { return nil }
    let payloads = cases.prefix(payloadCases(of: type)).map(\.payload)
    return payloads.contains { $0 == nil } ? nil : payloads.compactMap { $0 }
  }

  struct Case { let name: String, payload: Any.Type? }

  /// The cases of an enum that is not generic, those with payloads first, in the order of their
  /// numbers.
  static func cases(of type: Any.Type) -> [Case]? {
    guard kind(of: type) == .enum, let descriptor = descriptor(of: type),
      descriptor.load(as: UInt32.self) & 0x80 == 0  // not generic
    else { return nil }
    let link = descriptor.load(fromByteOffset: 16, as: Int32.self)
    guard link != 0 else { return nil }
    let fields = descriptor + 16 + Int(link)
    // SAFETY: a field descriptor is four words of 32 bits, the last its number of fields; each is
    // its flags, and the distances to its type's mangled name, or 0, and to its name.
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      let field = fields + 16 + 12 * index
      let name = field + 8 + Int(field.load(fromByteOffset: 8, as: Int32.self))
      let text = String(cString: name.assumingMemoryBound(to: CChar.self))
      let distance = Int(field.load(fromByteOffset: 4, as: Int32.self))
      let isIndirect = field.load(as: UInt32.self) & 1 != 0
      guard distance != 0, !isIndirect else { return Case(name: text, payload: nil) }
      return Case(name: text, payload: typeOf(mangledAt: field + 4 + distance, in: descriptor))
    }
  }

  private static func typeOf(
    mangledAt name: UnsafeRawPointer,
    in descriptor: UnsafeRawPointer
  ) -> Any.Type? {
    // SAFETY: a mangled name ends with 0, but a reference in it, a byte below 0x20, has four or
    // eight more bytes that may be 0.
    var length = 0
    while true {
      let byte = name.load(fromByteOffset: length, as: UInt8.self)
      if byte == 0 { break }
      length += byte >= 0x18 && byte <= 0x1f ? 9 : byte <= 0x17 ? 5 : 1
    }
    let type = pliant_type_by_mangled_name(name, length, descriptor)
    return type.map { unsafeBitCast($0, to: Any.Type.self) }
  }
}
