@_spi(Reflection) import Swift

/// Whether methods get a value of a type as an argument like any other, or by its address in the
/// context register, as a closure never does.
package enum ValueLayout {
  /// True where all that can be known speaks for it: the type has few fields, and each is plain data, a class reference, a
  /// function, or a struct of these.
  ///
  /// Existentials, weak references, and types of libraries that may still change are passed by address;
  /// so is a struct of more than fifteen fields (`LoadableByAddress` in the compiler).
  package static func isPassedDirectly(_ type: Any.Type) -> Bool {
    var fields = 0
    return isDirect(type, &fields) && fields <= 15
  }

  /// Whether a type is a struct, an enum, an Optional or a tuple: what lies where it is kept.
  package static func isValue(_ type: Any.Type) -> Bool {
    [0x200, 0x201, 0x202, 0x301].contains(kind(of: type))
  }

  /// Whether a setter could take a value of this type on the stack, where a thunk does not look for
  /// it: only `Float80` is passed so.
  package static func holdsFloat80(_ type: Any.Type) -> Bool {
    #if arch(x86_64)
    if type == Float80.self { return true }
    guard kind(of: type) == 0x200 else { return false }
    var holds = false
    _ = _forEachField(of: type, options: []) { _, _, type, kind in
      holds = kind == .struct && holdsFloat80(type)
      return !holds
    }
    return holds
    #else
    return false
    #endif
  }

  // SAFETY: any metadata starts with its kind, or, of a class, with an address.
  private static func kind(of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[0]
  }

  private static func isDirect(_ type: Any.Type, _ fields: inout Int) -> Bool {
    guard kind(of: type) == 0x200, isFrozen(type) else { return false }
    var isDirect = true
    let wasRead = _forEachField(of: type, options: []) { _, _, type, kind in
      switch kind {
      case .struct: isDirect = Self.isDirect(type, &fields)
      case .class, .metatype, .opaque: fields += 1
      case .function: fields += 2
      case .enum, .optional, .tuple:
        fields += Swift.max(1, (size(of: type) + 7) / 8)
        isDirect = isPlain(type) && mayHoldWhatIsKnown(type)
      default: isDirect = false
      }
      return isDirect
    }
    return wasRead && isDirect
  }

  /// Whether the compiler knows how large an enum, an Optional or a tuple is where it is used.
  private static func mayHoldWhatIsKnown(_ type: Any.Type) -> Bool {
    // SAFETY: an Optional's metadata names what it holds in its third word; a tuple's has its elements' and their
    // places from the fourth on, as many as the second says.
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    func part(_ index: Int) -> Bool {
      mayHoldWhatIsKnown(unsafeBitCast(words[index], to: Any.Type.self))
    }
    return switch kind(of: type) {
    case 0x202: part(2)
    case 0x301: (0..<Int(words[1])).allSatisfy { part(3 + $0 * 2) }
    case 0x200: isFrozen(type)
    case 0x201: !ModuleEvolution.mayChange(type)
    default: true
    }
  }

  /// Whether the compiler knows the type's fields where it is used.
  ///
  /// Of the standard library's types, which may change, these are marked `@frozen`.
  private static func isFrozen(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true).prefix { $0 != "<" }
    guard let dot = name.firstIndex(of: "."), standardModules.contains(String(name[..<dot])) else {
      return !ModuleEvolution.mayChange(type)
    }
    return frozen.contains { name == "Swift." + $0 || name.hasPrefix("Swift." + $0 + ".") }
  }

  private static let standardModules: Set = [
    "Swift", "_Concurrency", "Synchronization", "Distributed",
  ]
  static let frozen = [
    "Array", "ArraySlice", "Bool", "Character", "ClosedRange", "ContiguousArray", "Dictionary",
    "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "ObjectIdentifier",
    "OpaquePointer", "Range", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer",
    "_ArrayBuffer", "_BridgeStorage", "_ContiguousArrayBuffer", "_StringGuts", "_StringObject",
    "__NSArrayBuffer",
  ]

  private static func isPlain(_ type: Any.Type) -> Bool {
    func open<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: open)
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}
