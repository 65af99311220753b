/// Reads the metadata of function types.
package enum FunctionType {
  /// The most words of a call's arguments that may be on the stack.
  ///
  /// A tuple is passed element by element, and nothing else takes more than four registers, of two
  /// words at most. For a result that is returned in memory, the caller passes an address for each
  /// element.
  package static func stackWords(of function: Any.Type) -> Int {
    guard let words = metadata(of: function, kind: 0x302) else { return 0 }
    let parameters = (0..<Int(words[1] & 0xffff)).map { elementCount(of: words[3 + $0]) }
    return parameters.reduce(0, +) * 8 + elementCount(of: words[2])
  }

  /// The most general registers that a call's arguments, and the addresses for its result, are in.
  package static func generalRegisters(of function: Any.Type) -> Int {
    guard let words = metadata(of: function, kind: 0x302) else { return .max }
    return parameters(of: function).map(ValueLayout.words(in:)).reduce(
      elementCount(of: words[2]),
      +
    )
  }

  /// The types of a function's parameters.
  package static func parameters(of function: Any.Type) -> [Any.Type] {
    guard let words = metadata(of: function, kind: 0x302) else { return [] }
    // SAFETY: the words behind a function type are its flags, result and parameters.
    return (0..<Int(words[1] & 0xffff)).map { unsafeBitCast(words[3 + $0], to: Any.Type.self) }
  }

  package static func result(of function: Any.Type) -> Any.Type? {
    // SAFETY: the words behind a function type are its flags, result and parameters.
    metadata(of: function, kind: 0x302).map { unsafeBitCast($0[2], to: Any.Type.self) }
  }

  /// The number of a function's parameters that are closures which it does not keep.
  package static func borrowedClosures(of function: Any.Type) -> Int {
    parameters(of: function).count { parameter in
      // Bit 26 of its flags says that a function may be kept.
      metadata(of: parameter, kind: 0x302).map { $0[1] & 1 << 26 == 0 } ?? false
    }
  }

  private static func elementCount(of type: UInt) -> Int {
    // SAFETY: a function's metadata holds that of its result and of its parameters.
    let type = unsafeBitCast(type, to: Any.Type.self)
    guard let words = metadata(of: type, kind: 0x301) else { return 1 }
    return (0..<Int(words[1])).reduce(0) { $0 + elementCount(of: words[3 + $1 * 2]) }
  }

  /// The words of metadata of one kind; the runtime's `Metadata.h` says what follows the kind.
  private static func metadata(of type: Any.Type, kind: UInt) -> UnsafePointer<UInt>? {
    let words = metadataWords(of: type)
    return words[0] == kind ? words : nil
  }
}
