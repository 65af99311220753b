import Glibc

extension ELFFile {
  /// The Swift symbols that the file itself both defines and looks up as other images do.
  package var ownImports: Set<String> {
    var imports: Set<String> = []
    let symbols = ELFSymbols.dynamic(of: self)
    for relocation in loaderRelocations {
      guard Self.importTypes.contains(UInt32(truncatingIfNeeded: relocation.r_info)),
        let symbol = symbols?[Int(relocation.r_info &>> 32)], symbol.isDefined,
        symbol.name.starts(with: "$s".utf8)
      else { continue }
      imports.insert(String(decoding: symbol.name, as: UTF8.self))
    }
    return imports
  }

  /// The relocations that the loader applies: with addends, in a section that it maps.
  var loaderRelocations: [Elf64_Rela] {
    sections.filter { $0.type == 4 && $0.flags & 2 != 0 }
      .compactMap { range(at: $0.offset, size: $0.size) }.flatMap { $0.all(Elf64_Rela.self) }
  }

  // R_X86_64_GLOB_DAT, _JUMP_SLOT; R_AARCH64_GLOB_DAT, _JUMP_SLOT
  private static let importTypes: Set<UInt32> = [6, 7, 1025, 1026]
}
