/// The file of a loaded image, mapped while its symbols are read.
///
/// Nothing of it is kept.
package struct ImageFile {
  private let image: Image
  private let file: ELFFile
  private let symbols: ELFSymbols?

  /// The file, nil where the image has none that can be read: the vDSO, or one that was deleted.
  ///
  /// Throws where the process lacks what it takes to read it, for which no image may be passed over.
  static func ifReadable(_ image: Image) throws(ImageError) -> ImageFile? {
    do {
      return try ImageFile(image)
    } catch {
      if case .exhausted = error { throw error }
      return nil
    }
  }

  package init(_ image: Image) throws(ImageError) {
    self.image = image
    file = try ELFFile(path: image.path)
    guard image.segments == nil || file.segments == image.segments else {
      throw .replaced(path: image.path)
    }
    symbols = try ELFSymbols(file)
  }

  /// Whether only what the image exports is there, and no local symbols.
  package var isStripped: Bool { symbols?.isStripped ?? true }

  /// Every defined symbol that starts with `prefix` and holds `part`, with its address.
  package func symbols(prefix: String, containing part: String = "") -> [(String, UInt)] {
    located(symbols?.named(prefix: prefix, containing: part))
  }

  /// The names of the symbols at each of `addresses`.
  package func symbols(at addresses: Set<UInt>) -> [(String, UInt)] {
    let values = addresses.filter { $0 >= image.base }.map { UInt64($0 - image.base) }.sorted()
    return located(symbols?.having(values: values))
  }

  /// The code of the function at an address, as it is in memory.
  package func code(at address: UInt) -> UnsafeRawBufferPointer? {
    guard let symbols, address >= image.base else { return nil }
    let value = address - image.base
    return symbols.having(values: [UInt64(value)]).first { $0.size != 0 }
      .flatMap { image.memory(at: value, size: $0.size) }
  }

  /// Where a section that the loader maps lies in memory.
  package func sectionInMemory(named name: String) -> UnsafeRawBufferPointer? {
    file.sections.first { $0.address != 0 && file.name(of: $0, startsWith: name + "\0") }
      .flatMap { image.memory(at: $0.address, size: $0.size) }
  }

  private func located(_ symbols: [ELFSymbols.Symbol]?) -> [(String, UInt)] {
    withExtendedLifetime(file) {
      (symbols ?? []).map { (String(decoding: $0.name, as: UTF8.self), image.base &+ $0.value) }
    }
  }
}
