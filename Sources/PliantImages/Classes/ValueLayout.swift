@_spi(Reflection) import Swift

/// What can be told of how a value is passed from its type at run time.
package enum ValueLayout {
  /// Whether a value that is passed in one word may be that word, and not its address: it fits, it can be
  /// moved bit by bit, and the compiler knows where it is used what it is made of.
  package static func mayBeOneWord(_ type: Any.Type) -> Bool {
    size(of: type) <= MemoryLayout<UInt>.size && isBitwiseTakable(type) && isKnown(type)
  }

  /// Whether a value can be moved by copying its bytes, as one that holds a weak reference cannot.
  package static func isBitwiseTakable(_ type: Any.Type) -> Bool {
    // SAFETY: a type's value witness table is the word before its metadata; after eight functions, size and
    // stride its flags follow (`ValueWitnessTable` in the runtime's `Metadata.h`).
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let isNotTakable: UInt32 = 0x0010_0000
    return metadata[-1].load(fromByteOffset: 80, as: UInt32.self) & isNotTakable == 0
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

  /// Whether the compiler knows a value's parts, and theirs, where it is used.
  private static func isKnown(_ type: Any.Type) -> Bool {
    guard mayHoldWhatIsKnown(type) else { return false }
    guard kind(of: type) == 0x200 else { return true }
    var isKnown = true
    let wasRead = _forEachField(of: type, options: []) { _, _, type, kind in
      isKnown = kind == .class || Self.isKnown(type)
      return isKnown
    }
    return wasRead && isKnown
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

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}
