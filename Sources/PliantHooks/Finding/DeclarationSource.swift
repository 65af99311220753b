package import PliantImages

/// Where the rules of hooks read symbols and code: an image of the process, or a file alone.
package protocol DeclarationSource {
  /// A reference to the code of a function.
  associatedtype Code

  /// The functions whose names start with `prefix` and are wanted, by the names' bytes.
  func functions(prefix: String, where isWanted: (UnsafeRawBufferPointer) -> Bool) -> [Code]
  /// The bytes as they are in the file; nil if no symbol says how long it is.
  func bytes(of code: Code) -> [UInt8]?
  /// The addresses to which a function leads.
  func leads(of code: Code) -> [UInt]
  func address(of code: Code) -> UInt
}

extension DeclarationSource {
  package func function(_ name: String) -> Code? {
    functions(prefix: name) { $0.count == name.utf8.count }.first
  }

  package func has(_ name: String) -> Bool { function(name) != nil }
}

extension ImageFile: DeclarationSource {
  package func functions(
    prefix: String,
    where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) -> [UInt] { addresses(prefix: prefix, where: isWanted) }

  package func bytes(of function: UInt) -> [UInt8]? {
    self.function(at: function).flatMap { storedCode(at: function, size: $0.size) }
  }

  package func leads(of function: UInt) -> [UInt] { leads(at: function)?.addresses ?? [] }

  package func address(of function: UInt) -> UInt { function }
}
