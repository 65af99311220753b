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
      words(of: parameter).map { $0[1] & 1 << 26 == 0 } ?? false
    }
  }

  private static func words(of type: Any.Type) -> UnsafePointer<UInt>? {
    TypeKind(of: type) == .function ? metadataWords(of: type) : nil
  }
}
