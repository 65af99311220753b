/// The classes of a file, as far as it tells without being loaded.
package final class FileClasses {
  private let memory: UnloadedMemory
  /// How many entries of all tables together a file of this size can hold.
  private var budget: Int

  package init(_ file: ELFFile, memory: UnloadedMemory) {
    self.memory = memory
    budget = file.size / 8
  }

  /// One class: which functions its slots hold.
  package struct Members {
    /// The functions that classes dispatch to, each with what stands for the method where it was
    /// declared first: the address of its descriptor, or its symbol in another image.
    package var slots: [UInt: AddressTarget] = [:]
    /// The methods of superclasses that it has code of its own for.
    package var overridden: [AddressTarget] = []

    package init() {}
  }

  /// The slots of the class whose descriptor is at an address.
  package func members(of descriptor: UInt) -> Members {
    var members = Members()
    guard let tables = ClassTables(at: descriptor, in: memory) else { return members }
    for method in tables.methods {
      guard take() else { return members }
      if let function = method.implementation {
        members.slots[function] = members.slots[function] ?? .address(method.address)
      }
    }
    for override in tables.overrides {
      guard take() else { return members }
      guard let method = override.method else { continue }
      members.overridden.append(method)
      if let function = override.implementation, members.slots[function] == nil {
        members.slots[function] = method
      }
    }
    return members
  }

  /// The superclass that a descriptor names, where it lies in the file too.
  package func superclass(of descriptor: UInt) -> UInt? {
    memory.superclass(of: descriptor)?.address
  }

  private func take() -> Bool {
    budget -= 1
    return budget > 0
  }
}
