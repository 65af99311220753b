import CPliant
import Glibc

/// The cells through which an image calls functions of other images.
package enum ImportTable {
  /// The cells of `image` that the loader filled, or will fill, with the address of `symbol`.
  package static func cells(of image: Image, symbol: String) -> [UnsafeMutableRawPointer] {
    guard let dynamic = Dynamic(image), let symbols = dynamic.symbols, let names = dynamic.names
    else { return [] }
    return dynamic.relocations.flatMap { relocations in
      relocations.compactMap { relocation in
        let index = Int(relocation.r_info >> 32)
        let type = UInt32(truncatingIfNeeded: relocation.r_info)
        guard index != 0, type == importTypes.data || type == importTypes.call else { return nil }
        // SAFETY: the loader itself followed this relocation to this symbol and its name.
        let name = names + Int((symbols + index).pointee.st_name)
        guard strcmp(name, symbol) == 0 else { return nil }
        return UnsafeMutableRawPointer(bitPattern: image.base &+ UInt(relocation.r_offset))
      }
    }
  }

  /// The cells of `image` that the loader fills for a symbol, each with the symbol's index.
  static func symbols(of image: Image) -> [UInt: UInt32] {
    guard let dynamic = Dynamic(image) else { return [:] }
    var symbols: [UInt: UInt32] = [:]
    for relocation in dynamic.relocations.joined() {
      let index = UInt32(truncatingIfNeeded: relocation.r_info >> 32)
      let type = UInt32(truncatingIfNeeded: relocation.r_info)
      guard index != 0, type == importTypes.data || type == importTypes.call else { continue }
      let cell = image.base &+ UInt(relocation.r_offset)
      if symbols[cell] == nil { symbols[cell] = index }
    }
    return symbols
  }

  /// The name of the symbol of an index in `image`.
  static func name(ofSymbol index: UInt32, of image: Image) -> String? {
    guard let dynamic = Dynamic(image), let symbols = dynamic.symbols, let names = dynamic.names
    else { return nil }
    // SAFETY: the loader itself read this symbol and its name.
    return String(cString: names + Int((symbols + Int(index)).pointee.st_name))
  }

  // R_X86_64_GLOB_DAT, _JUMP_SLOT; R_AARCH64_GLOB_DAT, _JUMP_SLOT
  #if arch(x86_64)
  private static let importTypes = (data: UInt32(6), call: UInt32(7))
  #elseif arch(arm64)
  private static let importTypes = (data: UInt32(1025), call: UInt32(1026))
  #endif
}

extension Image {
  /// The libraries that it was linked with, by the names of their files.
  package var neededLibraries: [String] {
    guard let dynamic = Dynamic(self), let names = dynamic.names else { return [] }
    // SAFETY: the loader itself loaded the libraries of these names.
    return dynamic.needed.map { String(cString: names + Int($0)) }
  }
}

/// An image's dynamic section, as the loader left it in memory.
private struct Dynamic {
  var symbols: UnsafePointer<Elf64_Sym>?
  var names: UnsafePointer<CChar>?
  var needed: [UInt] = []
  var relocations: [UnsafeBufferPointer<Elf64_Rela>] = []

  init?(_ image: Image) {
    guard let address = image.dynamic,
      var entry = UnsafePointer<Elf64_Dyn>(bitPattern: address)
    else { return nil }
    var values: [Int64: UInt] = [:]
    // SAFETY: the loader walked this table to its DT_NULL when it loaded the image.
    while entry.pointee.d_tag != 0 {
      values[entry.pointee.d_tag] = UInt(entry.pointee.d_un.d_val)
      if entry.pointee.d_tag == 1 { needed.append(UInt(entry.pointee.d_un.d_val)) }
      entry += 1
    }
    // glibc adds the base to these addresses in place; the vDSO's and musl's stay as they were.
    func resolve(_ tag: Int64) -> UInt? {
      values[tag].map { image.contains($0) ? $0 : image.base &+ $0 }
    }
    symbols = resolve(6).flatMap { UnsafePointer(bitPattern: $0) }
    names = resolve(5).flatMap { UnsafePointer(bitPattern: $0) }
    for (table, size) in [(Int64(23), Int64(2)), (7, 8)] {
      guard let start = resolve(table), let bytes = values[size] else { continue }
      relocations.append(
        UnsafeBufferPointer(
          start: UnsafePointer(bitPattern: start),
          count: Int(bytes) / MemoryLayout<Elf64_Rela>.size
        )
      )
    }
  }
}
