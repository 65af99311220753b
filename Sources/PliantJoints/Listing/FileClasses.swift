/// The classes of a file, as far as it tells without being loaded.
final class FileClasses {
  private let file: ELFFile
  private let pointers: ELFPointers
  /// How many entries of all tables together a file of this size can hold.
  private var budget: Int

  init(_ file: ELFFile, pointers: ELFPointers) {
    self.file = file
    self.pointers = pointers
    budget = file.size / 8
  }

  /// One class: which functions its slots hold.
  struct Members {
    /// The functions that classes dispatch to, each with what stands for the method where it was
    /// declared first: the address of its descriptor, or its symbol in another image.
    var slots: [UInt: ELFPointers.Target] = [:]
    /// The methods of superclasses that it has code of its own for.
    var overridden: [ELFPointers.Target] = []
  }

  /// The slots of the class whose descriptor is at an address.
  ///
  /// A damaged table ends where it can no longer be read.
  func members(of descriptor: UInt) -> Members {
    var members = Members()
    guard let layout = layout(at: descriptor) else { return members }
    var at = descriptor &+ layout.vtableHeader
    if layout.hasVTable {
      let count = file.load(UInt32.self, at: at &+ 4) ?? 0
      at &+= 8
      for index in 0..<UInt(count) {
        let method = at &+ index &* 8
        guard take(), file.load(UInt64.self, at: method) != nil else { return members }
        if let function = file.relative(at: method &+ 4) {
          members.slots[function] = members.slots[function] ?? .address(method)
        }
      }
      at &+= UInt(count) &* 8
    }
    guard layout.hasOverrideTable, let count = file.load(UInt32.self, at: at) else {
      return members
    }
    for index in 0..<UInt(count) {
      let entry = at &+ 4 &+ index &* 12
      guard take(), file.load(UInt32.self, at: entry &+ 8) != nil else { return members }
      guard let method = indirectable(at: entry &+ 4) else { continue }
      members.overridden.append(method)
      if let function = file.relative(at: entry &+ 8), members.slots[function] == nil {
        members.slots[function] = method
      }
    }
    return members
  }

  /// The superclass that a descriptor names, where it lies in the file too.
  func superclass(of descriptor: UInt) -> UInt? {
    guard let name = file.relative(at: descriptor &+ 20) else { return nil }
    // A symbolic reference: a control byte, then where the descriptor, or a pointer to it, is.
    guard let target = file.relative(at: name &+ 1) else { return nil }
    switch file.load(UInt8.self, at: name) {
    case 1: return target
    case 2:
      if case .address(let address)? = pointers.target(at: target) { return address }
      return nil
    default: return nil
    }
  }

  private func layout(at descriptor: UInt) -> ClassLayout? {
    ClassLayout { [file] in file.load(UInt16.self, at: descriptor &+ $0) }
  }

  private func indirectable(at address: UInt) -> ELFPointers.Target? {
    guard let target = file.relative(at: address) else { return nil }
    return target & 1 == 0 ? .address(target) : pointers.target(at: target & ~1)
  }

  private func take() -> Bool {
    budget -= 1
    return budget > 0
  }
}
