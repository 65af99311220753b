@_spi(Reflection) import Swift

/// Reads from a type's metadata how its values are passed.
package enum ValueLayout {
  /// Whether a value fits into a word.
  package static func isWord(_ type: Any.Type) -> Bool {
    func size<T>(of _: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size) <= MemoryLayout<UInt>.size
  }

  /// Whether a value can be moved by copying its bytes; one that holds a weak reference cannot.
  package static func isBitwiseTakable(_ type: Any.Type) -> Bool {
    // SAFETY: a type's value witness table is the word before its metadata; its flags follow eight
    // functions, the size and the stride (`ValueWitnessTable` in the runtime's `Metadata.h`).
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let isNotTakable: UInt32 = 0x0010_0000
    return metadata[-1].load(fromByteOffset: 80, as: UInt32.self) & isNotTakable == 0
  }

  /// Whether a type is a struct, an enum, an Optional or a tuple.
  package static func isValue(_ type: Any.Type) -> Bool {
    [0x200, 0x201, 0x202, 0x301].contains(metadataWords(of: type)[0])
  }

  /// Whether a setter could take a value of this type on the stack, where a thunk does not look for
  /// it.
  ///
  /// Only `Float80` is passed so.
  package static func holdsFloat80(_ type: Any.Type) -> Bool {
    #if arch(x86_64)
    if type == Float80.self { return true }
    guard metadataWords(of: type)[0] == 0x200 else { return false }
    var holds = false
    _ = _forEachField(of: type, options: []) { _, _, type, kind in
      holds = kind == .struct && holdsFloat80(type)
      return !holds
    }
    return holds
    #elseif arch(arm64)
    return false
    #endif
  }
}
