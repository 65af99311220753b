/// The classes of a file that is not loaded.
package final class FileClasses {
  private let file: ELFFile
  /// How many entries of all tables together a file of this size can hold.
  private var budget: Int

  package init(_ file: ELFFile) {
    self.file = file
    budget = file.size / 8
  }

  /// The functions that the class of a descriptor dispatches to.
  package func dispatched(by descriptor: UInt) -> Set<UInt> {
    guard let tables = ClassTables(at: descriptor, in: file) else { return [] }
    var functions: Set<UInt> = []
    for method in tables.methods {
      guard take() else { return functions }
      if let function = method.implementation { functions.insert(function) }
    }
    for function in tables.overrides {
      guard take() else { return functions }
      functions.insert(function)
    }
    return functions
  }

  /// Whether a property of a type may be stored, as far as reflection metadata says.
  package func mayStore(_ name: String, in descriptor: UInt) -> Bool {
    file.fieldNames(of: descriptor)?.contains(name) ?? true
  }

  /// Whether an accessor of a type may be that of a property with a wrapper.
  package func mayWrap(_ symbol: MemberSymbol, in descriptor: UInt) -> Bool {
    file.mayWrap(symbol, in: descriptor)
  }

  /// Whether a type, or one around it, has type parameters.
  package func isGeneric(_ descriptor: UInt) -> Bool { file.isGeneric(descriptor) }
  package func isActor(_ descriptor: UInt) -> Bool { file.isActor(descriptor) }

  private func take() -> Bool {
    budget -= 1
    return budget > 0
  }
}
