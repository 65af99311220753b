/// The file of a loaded image, mapped while its symbols are read.
///
/// Nothing of it is kept.
package struct ImageFile {
  let image: Image
  private let file: ELFFile
  private let symbols: ELFSymbols?

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

  /// The code of a function as it is in the file, whatever was written to memory since.
  package func storedCode(at address: UInt, size: Int) -> [UInt8]? {
    guard address >= image.base, size > 0 else { return nil }
    return withExtendedLifetime(file) {
      file.bytes(at: address - image.base, size: UInt(size)).map(Array.init)
    }
  }

  /// The function at an address; nil where nothing says how long it is, or where several functions share the code, if
  /// they are no more than other names of it.
  package func function(at address: UInt, hasOtherNames: Bool = false) -> Function? {
    guard let symbols, address >= image.base else { return nil }
    let (value, most) = (address - image.base, UInt(32))
    let near = symbols.having(values: (UInt64(value)..<UInt64(value + most)).map { $0 })
    let here = near.filter { $0.value == value && $0.size != 0 }
    guard let symbol = here.first, here.count == 1 || hasOtherNames else { return nil }
    let next = near.map(\.value).filter { $0 > value }.min() ?? value + most
    return Function(
      size: Int(symbol.size),
      room: Int(max(symbol.size, next - value)),
      isInternal: symbol.isInternal
    )
  }

  /// The functions that others only pass their arguments on to, and so may have been made one with.
  package var forwarded: Set<UInt> {
    Set((symbols?.forwarded ?? []).map { image.base &+ $0 })
  }

  /// The function that the one at an address only passes its arguments on to.
  package func forwarding(at address: UInt, size: Int) -> UInt? {
    guard address >= image.base, size > 0 else { return nil }
    return file.forwarding(at: address - image.base, size: UInt(size)).map { image.base &+ $0 }
  }

  /// The code of a function.
  package struct Function {
    package let size: Int
    /// How far from its start the next symbol is, if it is that short.
    package let room: Int
    /// Whether the optimizer may have changed how it is called.
    package let isInternal: Bool
  }

  private func located(_ symbols: [ELFSymbols.Symbol]?) -> [(String, UInt)] {
    withExtendedLifetime(file) {
      (symbols ?? []).map { (String(decoding: $0.name, as: UTF8.self), image.base &+ $0.value) }
    }
  }
}
