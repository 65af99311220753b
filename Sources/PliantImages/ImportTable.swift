import CPliant
import Glibc
import PliantBase

/// The cells through which an image calls functions of other images.
package enum ImportTable {
  /// The cells of `image` that the loader filled, or will fill, with the address of `symbol`.
  package static func cells(of image: Image, symbol: String) -> [UnsafeMutableRawPointer] {
    guard let dynamic = Dynamic(image), let symbols = dynamic.symbols, let names = dynamic.names
    else { return [] }
    var cells: [UnsafeMutableRawPointer] = []
    symbol.withCString { symbol in
      dynamic.eachImport { cell, index in
        // SAFETY: the loader itself followed this relocation to this symbol and its name.
        guard strcmp(names + Int((symbols + Int(index)).pointee.st_name), symbol) == 0 else {
          return
        }
        if let cell = UnsafeMutableRawPointer(bitPattern: image.base &+ cell) { cells.append(cell) }
      }
    }
    return cells
  }

  /// The cells of `image` that the loader fills for a symbol, each with the symbol's index.
  static func symbols(of image: Image) -> [UInt: UInt32] {
    var symbols: [UInt: UInt32] = [:]
    Dynamic(image)?.eachImport { cell, index in
      if symbols[image.base &+ cell] == nil { symbols[image.base &+ cell] = index }
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

  /// Calls `body` with the address in the image of each cell for a symbol, and the symbol's index.
  ///
  /// An image has tens of thousands, and debug builds take long for an iterator's steps.
  func eachImport(_ body: (_ cell: UInt, _ symbol: UInt32) -> Void) {
    for table in relocations {
      guard var next = table.baseAddress else { continue }
      let end = next + table.count
      while next < end {
        let (information, cell) = (next.pointee.r_info, next.pointee.r_offset)
        let (type, index) = (UInt32(truncatingIfNeeded: information), UInt32(information &>> 32))
        if index != 0, type == Self.importTypes.data || type == Self.importTypes.call {
          body(UInt(cell), index)
        }
        next += 1
      }
    }
  }

  // R_X86_64_GLOB_DAT, _JUMP_SLOT; R_AARCH64_GLOB_DAT, _JUMP_SLOT
  #if arch(x86_64)
  private static let importTypes = (data: UInt32(6), call: UInt32(7))
  #elseif arch(arm64)
  private static let importTypes = (data: UInt32(1025), call: UInt32(1026))
  #endif
}
