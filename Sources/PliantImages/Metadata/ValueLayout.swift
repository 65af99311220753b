@_spi(Reflection) import Swift

/// Reads from a type's metadata how its values are passed.
package enum ValueLayout {
  /// Whether a value fits into a word.
  package static func isWord(_ type: Any.Type) -> Bool {
    size(of: type) <= MemoryLayout<UInt>.size
  }

  /// Whether a value can be moved by copying its bytes; one that holds a weak reference cannot.
  package static func isBitwiseTakable(_ type: Any.Type) -> Bool {
    flags(of: type) & 0x0010_0000 == 0
  }

  /// Whether a type is not `~Copyable`.
  package static func isCopyable(_ type: Any.Type) -> Bool { flags(of: type) & 0x0080_0000 == 0 }

  /// Whether a type's values are at multiples of 16 bytes.
  package static func isAlignedLikeVector(_ type: Any.Type) -> Bool { flags(of: type) & 0xFF >= 15 }

  private static func flags(of type: Any.Type) -> UInt32 {
    // SAFETY: a type's value witness table is the word before its metadata; its flags follow eight
    // functions, the size and the stride (`ValueWitnessTable` in the runtime's `Metadata.h`).
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    return metadata[-1].load(fromByteOffset: 80, as: UInt32.self)
  }

  /// Whether a type is a struct, an enum, an Optional or a tuple.
  package static func isValue(_ type: Any.Type) -> Bool {
    let kind = TypeKind(of: type)
    return kind.isNominalValue || kind == .tuple
  }

  /// Whether a setter takes a value of this type in the registers that a thunk passes on: at most
  /// four words and four floating-point numbers, or its address.
  ///
  /// A tuple's elements are passed one by one, so that there may be more. `Float80` is passed on
  /// the stack.
  package static func isPassedInRegisters(_ type: Any.Type) -> Bool {
    guard !holdsFloat80(type) else { return false }
    guard TypeKind(of: type) == .tuple else { return true }
    let elements = elements(of: type)
    return words(in: type) <= 4 && elements.map(floats).reduce(0, +) <= 4
      && elements.allSatisfy { !holdsFloat80($0) }
  }

  /// In how many words a value of this type, or its address, is passed.
  package static func words(in type: Any.Type) -> Int {
    elements(of: type)
      .map { size(of: $0) > 32 ? 1 : (size(of: $0) + 7) / 8 }.reduce(0, +)
  }

  /// The elements of a tuple, and of tuples in it; any other type is its only one.
  static func elements(of type: Any.Type) -> [Any.Type] {
    TupleElement.all(of: type)?.flatMap { elements(of: $0.type) } ?? [type]
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(of _: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  /// How many floating-point numbers a value of at most four words holds.
  private static func floats(in type: Any.Type) -> Int {
    if type == Double.self || type == Float.self || type == Float16.self { return 1 }
    guard TypeKind(of: type) == .struct, size(of: type) <= 32 else { return 0 }
    var floats = 0
    _ = _forEachField(of: type, options: []) { _, _, type, _ in
      floats += self.floats(in: type)
      return true
    }
    return floats
  }

  private static func holdsFloat80(_ type: Any.Type) -> Bool {
    #if arch(x86_64)
    if type == Float80.self { return true }
    guard TypeKind(of: type) == .struct else { return false }
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
