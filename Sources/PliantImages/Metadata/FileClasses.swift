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

  /// The type whose descriptor is at an address of the file.
  package func type(_ descriptor: UInt) -> TypeDescriptor<ELFFile> {
    TypeDescriptor(address: descriptor, space: file)
  }

  private func take() -> Bool {
    budget -= 1
    return budget > 0
  }
}
