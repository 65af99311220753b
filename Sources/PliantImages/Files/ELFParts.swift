import Glibc

extension ELFFile {
  /// A part of a file, by its offsets.
  struct Section {
    let name: UInt32
    let type: UInt32
    let flags: UInt
    let address: UInt
    let offset: UInt
    let size: UInt
    let link: UInt32
    let info: UInt32
    let alignment: UInt
  }

  /// A part of an image, by its addresses.
  struct Segment: Equatable, Sendable {
    let type: UInt32
    let flags: UInt32
    let address: UInt
    let size: UInt

    init(_ header: Elf64_Phdr) {
      type = header.p_type
      flags = header.p_flags
      address = UInt(header.p_vaddr)
      size = UInt(header.p_memsz)
    }

    /// Whether the loader maps it.
    var isLoaded: Bool { type == 1 }
    var isCode: Bool { isLoaded && flags & 1 != 0 }
  }
}
