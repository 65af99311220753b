import CPliant
import PliantBase

/// The mapped file of a loaded image and its sorted symbols.
package struct ImageFile: Sendable {
  package let image: Image
  private let file: ELFFile
  private let symbols: ELFSymbols?
  private let order: SymbolOrder?
  private let found = Found()

  /// Answers that are found once.
  private final class Found: Sendable {
    let forwarded = Guarded<Set<UInt>?>(nil)
    let answers = Guarded<[String: Bool]>([:])
    let imports = Guarded<[UInt: UInt32]?>(nil)
    let others = Guarded<[String: [Definition]]?>(nil)
    let targets = Guarded<CodeTargets?>(nil)
  }

  package init(_ image: Image) throws(ImageError) {
    self.image = image
    file = try ELFFile(path: image.path)
    guard image.segments == nil || file.segments == image.segments else {
      throw .replaced(path: image.path)
    }
    let symbols = try ELFSymbols(file)
    self.symbols = symbols
    if let symbols { order = try SymbolOrder(symbols, path: image.path) } else { order = nil }
  }

  /// Whether only exported symbols are left.
  package var isStripped: Bool { symbols?.isStripped ?? true }

  /// Every defined symbol of Swift's that starts with `prefix` and holds `part`, with its address.
  package func symbols(prefix: String, containing part: String = "") -> [(String, UInt)] {
    order?.named(prefix: prefix, containing: part, located) ?? []
  }

  /// The addresses of Swift's defined symbols that start with `prefix`, by their names' bytes.
  package func addresses(
    prefix: String,
    where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) -> [UInt] {
    order?.named(prefix: prefix) { isWanted($0.name) ? image.base &+ $0.value : nil } ?? []
  }

  /// The names of the symbols at each of `addresses`.
  package func symbols(at addresses: Set<UInt>) -> [(String, UInt)] {
    withExtendedLifetime(file) { addresses.flatMap { symbols(from: $0, size: 1).map(located) } }
  }

  /// The prefix of a type's symbols: its descriptor's symbol without the suffix `Mn`; nil if it has
  /// none.
  package func prefix(ofType descriptor: UInt) -> String? {
    symbols(at: [descriptor]).first { $0.0.hasPrefix("$s") && $0.0.hasSuffix("Mn") }
      .map { String($0.0.dropLast(2)) }
  }

  /// A definition of a symbol.
  package struct Definition: Equatable, Sendable {
    package let address: UInt
    package let size: Int
  }

  /// All that is defined under a name: several if files have private declarations of that name.
  package func definitions(of name: String) -> [Definition] {
    let all =
      name.hasPrefix("$s")
      ? order?.named(prefix: name) { $0.name.count == name.utf8.count ? definition($0) : nil }
      : others[name]
    return (all ?? []).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The definitions of symbols that are not Swift's, by name.
  private var others: [String: [Definition]] {
    found.others.value {
      var all: [String: [Definition]] = [:]
      for index in 0..<(symbols?.count ?? 0) {
        guard let symbol = symbols?[index], symbol.isDefined, !symbol.name.starts(with: "$s".utf8)
        else { continue }
        all[String(decoding: symbol.name, as: UTF8.self), default: []].append(definition(symbol))
      }
      return all
    }
  }

  private func definition(_ symbol: ELFSymbols.Symbol) -> Definition {
    Definition(address: image.base &+ symbol.value, size: Int(symbol.size))
  }

  /// The symbols at an address and the following ones.
  private func symbols(from address: UInt, size: UInt) -> [ELFSymbols.Symbol] {
    guard address >= image.base, address - image.base < .max - size else { return [] }
    return order?.having(values: address - image.base..<address - image.base + size) ?? []
  }

  /// The name of the symbol whose code holds an address.
  package func symbol(holding address: UInt) -> String? {
    let value = address &- image.base
    for reach: UInt in [1 &<< 8, 1 &<< 12, 1 &<< 16, 1 &<< 20] {
      let start = value - min(reach, value)
      let near = order?.having(values: start..<value + 1) ?? []
      if let holding = near.last(where: { value - $0.value < $0.size }) {
        return withExtendedLifetime(file) { located(holding).0 }
      }
    }
    return nil
  }

  /// The code of a function as it is in the file, whatever was written to memory since.
  package func storedCode(at address: UInt, size: Int) -> [UInt8]? {
    guard address >= image.base, size > 0 else { return nil }
    return withExtendedLifetime(file) {
      file.bytes(at: address - image.base, size: UInt(size)).map(Array.init)
    }
  }

  /// The code, as stored, of the function at an address; nil if no symbol says how long it is.
  package func storedCode(at address: UInt) -> [UInt8]? {
    symbols(from: address, size: 1).first { $0.size != 0 }
      .flatMap { storedCode(at: address, size: Int($0.size)) }
  }

  /// The function at an address; nil if nothing says how long it is.
  ///
  /// It is nil also if several functions share the code, unless other names are allowed.
  package func function(at address: UInt, hasOtherNames: Bool = false) -> Function? {
    let (value, most) = (address &- image.base, UInt(32))
    let near = symbols(from: address, size: most)
    let here = near.filter { $0.value == value && $0.size != 0 }
    guard let symbol = here.first, here.count == 1 || hasOtherNames else { return nil }
    let next = near.map(\.value).filter { $0 > value }.min() ?? value + most
    return Function(
      size: Int(symbol.size),
      room: Int(max(symbol.size, next - value)),
      isInternal: symbol.isInternal
    )
  }

  /// Whether the optimizer may have merged a function with another of the same code, so that calls
  /// of both arrive there: others only pass their arguments on to it, or no symbols show it.
  package func mayBeMerged(_ function: UInt) -> Bool {
    isStripped
      || found.forwarded.value { symbols?.forwarded ?? [] }.contains(function &- image.base)
  }

  /// Whether any code or data of the file leads to a function's code or its record, if it is async.
  package func leads(to code: UInt, record: UInt?) -> Bool {
    found.targets.value { file.codeTargets }
      .contains(code: code &- image.base, record: record.map { $0 &- image.base })
  }

  /// The memory that a section of the file was loaded to; nil if the file has no such section.
  package func memory(ofSection name: String) -> UnsafeRawBufferPointer? {
    file.sections.first { file.name(of: $0) == name }
      .flatMap { image.memory(at: $0.address, size: $0.size) }
  }

  /// The places in source files of code addresses, as far as the file says.
  ///
  /// Walks through all of its lines, which takes a tenth of a second for a large program.
  package func lines(of addresses: [UInt]) -> [UInt: SourceLine] {
    file.lines(of: addresses.map { $0 &- image.base })
      .reduce(into: [:]) { $0[$1.address &+ image.base] = $1.line }
  }

  /// The symbol that the loader fills a cell of the image for; nil if there is none.
  package func symbol(filling cell: UInt) -> String? {
    found.imports.value { ImportTable.symbols(of: image) }[cell]
      .flatMap { ImportTable.name(ofSymbol: $0, of: image) }
  }

  /// The answer about a part of the file, for which `answer` is called once.
  package func answer(of part: String, _ answer: () -> Bool) -> Bool {
    if let known = found.answers.withLock({ $0[part] }) { return known }
    let answer = answer()
    found.answers.withLock { $0[part] = answer }
    return answer
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

  private func located(_ symbol: ELFSymbols.Symbol) -> (String, UInt) {
    (String(decoding: symbol.name, as: UTF8.self), image.base &+ symbol.value)
  }
}

// MARK: - The files of the loaded images

extension ImageFile {
  private struct ID: Hashable {
    let base: UInt
    let path: String
  }

  private struct Known {
    var files: [ID: Result<ImageFile, ImageError>] = [:]
    var unloaded: UInt64 = 0
  }

  private static let known = Guarded(Known())

  /// The file of a loaded image, which is opened and sorted once.
  ///
  /// It stays mapped until an image is unloaded: another may then be at its address.
  package static func of(_ image: Image) throws(ImageError) -> ImageFile {
    let id = ID(base: image.base, path: image.path)
    let unloaded = pliant_images_unloaded()
    let found = known.withLock { known in
      if known.unloaded != unloaded { known = Known(unloaded: unloaded) }
      return known.files[id]
    }
    if let found { return try found.get() }
    let file = Result { () throws(ImageError) in try ImageFile(image) }
    // A resource that the process lacks now may be there the next time.
    if case .failure(.exhausted) = file { return try file.get() }
    known.withLock { if $0.unloaded == unloaded { $0.files[id] = file } }
    return try file.get()
  }

  /// The file of the image that holds an address; nil if there is none, or it cannot be read.
  package static func holding(_ address: UInt) -> ImageFile? {
    Image.holding(address).flatMap { try? of($0) }
  }
}

extension Guarded {
  /// The value, which the first call finds.
  fileprivate borrowing func value<Found: Sendable>(_ find: () -> Found) -> Found
  where Value == Found? {
    withLock { known in
      let value = known ?? find()
      known = value
      return value
    }
  }
}
