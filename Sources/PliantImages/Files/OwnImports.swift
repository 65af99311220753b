import Glibc

extension ELFFile {
  /// The Swift symbols that the file itself both defines and looks up as other images do.
  package var ownImports: Set<String> {
    var imports: Set<String> = []
    let symbols = ELFSymbols.dynamic(of: self)
    // The relocations that the loader applies: with addends, in a section that it maps.
    for section in sections where section.type == 4 && section.flags & 2 != 0 {
      guard let contents = range(at: section.offset, size: section.size) else { continue }
      let size = MemoryLayout<Elf64_Rela>.size
      for offset in stride(from: 0, through: contents.count - size, by: size) {
        let relocation = contents.loadUnaligned(fromByteOffset: offset, as: Elf64_Rela.self)
        guard Self.importTypes.contains(UInt32(truncatingIfNeeded: relocation.r_info)),
          let symbol = symbols?[Int(relocation.r_info &>> 32)], symbol.isDefined,
          symbol.name.starts(with: "$s".utf8)
        else { continue }
        imports.insert(String(decoding: symbol.name, as: UTF8.self))
      }
    }
    return imports
  }

  // R_X86_64_GLOB_DAT, _JUMP_SLOT; R_AARCH64_GLOB_DAT, _JUMP_SLOT
  private static let importTypes: Set<UInt32> = [6, 7, 1025, 1026]
}
