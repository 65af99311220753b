import Glibc

/// The memory that a file would become, and where the words lead that the loader would fill in.
package struct UnloadedMemory: AddressSpace {
  private let file: ELFFile
  private var filled: [UInt: Relocation] = [:]
  private let symbols: ELFSymbols?
  /// The symbols that the file itself both defines and looks up as other images do.
  package private(set) var ownImports: Set<String> = []

  private struct Relocation {
    let symbol: UInt32
    let addend: Int64
  }

  package init(_ file: ELFFile) {
    self.file = file
    symbols = ELFSymbols.dynamic(of: file)
    // Those that the loader applies: with addends, in a section that it maps.
    for section in file.sections where section.type == 4 && section.flags & 2 != 0 {
      guard let contents = file.range(at: section.offset, size: section.size) else { continue }
      let size = MemoryLayout<Elf64_Rela>.size
      for offset in stride(from: 0, through: contents.count - size, by: size) {
        add(contents.loadUnaligned(fromByteOffset: offset, as: Elf64_Rela.self))
      }
    }
  }

  func load<T: BitwiseCopyable>(_ type: T.Type, at address: UInt) -> T? {
    file.load(type, at: address)
  }

  /// What the pointer at an address will hold.
  func target(at address: UInt) -> AddressTarget? {
    guard let relocation = filled[address] else {
      // Filled when it was linked, or where the loader adds to what stands there.
      guard let word = file.load(UInt.self, at: address), word != 0 else { return nil }
      return .address(word)
    }
    guard relocation.symbol != 0 else { return .address(UInt(bitPattern: Int(relocation.addend))) }
    guard let symbol = symbols?[Int(relocation.symbol)] else { return nil }
    if symbol.isDefined {
      return .address(symbol.value &+ UInt(bitPattern: Int(relocation.addend)))
    }
    return .external(String(decoding: symbol.name, as: UTF8.self))
  }

  private mutating func add(_ relocation: Elf64_Rela) {
    let type = UInt32(truncatingIfNeeded: relocation.r_info)
    let symbol = UInt32(truncatingIfNeeded: relocation.r_info >> 32)
    guard Self.pointerTypes.contains(type) else { return }
    filled[UInt(relocation.r_offset)] = Relocation(symbol: symbol, addend: relocation.r_addend)
    guard symbol != 0, Self.importTypes.contains(type), let symbol = symbols?[Int(symbol)],
      symbol.isDefined, symbol.name.starts(with: "$s".utf8)
    else { return }
    ownImports.insert(String(decoding: symbol.name, as: UTF8.self))
  }

  // R_X86_64_GLOB_DAT, _JUMP_SLOT; R_AARCH64_GLOB_DAT, _JUMP_SLOT
  private static let importTypes: Set<UInt32> = [6, 7, 1025, 1026]
  // and R_X86_64_64, _RELATIVE; R_AARCH64_ABS64, _RELATIVE
  private static let pointerTypes: Set<UInt32> = [1, 6, 7, 8, 257, 1025, 1026, 1027]
}
