import CPliant
import PliantBase
import PliantImages

/// An object file that is to be loaded, and what is decided about each of its symbols.
final class ReloadedObject {
  let file: ObjectFile
  let name: String
  /// By section, in order of their offsets.
  private(set) var references: [[Reference]] = []
  var notes: [Note]
  /// The addresses of sections that are loaded.
  var bases: [UInt?]
  /// The words that hold addresses far away, and the jumps through them, by symbol.
  var slots: [Int: Slot] = [:]
  /// The named symbols of each section, in order of their values.
  private var named: [[Int]]
  private lazy var module = file.module

  /// A place in a section that needs an address.
  struct Reference {
    let offset: Int
    let number: UInt32
    /// The relocation's type; nil if its number is unknown.
    let type: RelocationType?
    /// The symbol that is meant, if one with a name covers the place, and what is to be added.
    let target: Int?
    /// The number to add to the target's address or, without a target, an offset in `section`.
    let addend: Int
    let section: Int
    /// The offset within the target, or within the section, that the code means.
    let place: Int
    /// Whether the compiler named the target's section and not the target.
    let isThroughSection: Bool
    /// In bytes.
    var size: Int { type?.field.size ?? 4 }
    /// Whether it means a place of its own, and not where a symbol is, which may be elsewhere.
    var leadsInside: Bool { target == nil || isThroughSection && place != 0 }
  }

  struct Slot {
    let word: UInt
    let stub: UInt
  }

  struct Note {
    enum Decision {
      /// The object's own is used by the object alone.
      case own
      /// The program's is used.
      case keep
      /// The program's is led to the object's own.
      case enter
    }

    var decision = Decision.own
    var isDifferent = true
    var isNew = false
    var bound: UInt?
    var digest: Int?
    /// A digest of the contexts that are made for a closure, if this is its forwarder.
    var boxes = 0
    /// How many closures are where this one is, with it.
    var beside = 0
    /// Why living instances of a closure keep their code, if they do.
    var reason: String?
    /// Where new code begins in its source, if people need that to know it.
    var line: SourceLine?
  }

  init(path: String) throws(ReloadError) {
    name = String(path.split(separator: "/").last ?? "")
    file = try ReloadError.reading(name) { () throws(ImageError) in try ObjectFile(path: path) }
    notes = Array(repeating: Note(), count: file.symbols.count)
    bases = Array(repeating: nil, count: file.sections.count)
    named = Array(repeating: [], count: file.sections.count)
    for index in file.symbols.indices where isNamed(index) && file.symbols[index].size > 0 {
      named[file.symbols[index].section ?? 0].append(index)
    }
    for section in named.indices {
      named[section].sort { file.symbols[$0].value < file.symbols[$1].value }
    }
    for index in file.sections.indices { references.append(try resolve(section: index)) }
  }
}

// MARK: - Symbols

extension ReloadedObject {
  /// Whether a symbol is a definition with a name that means the same in every compilation.
  func isNamed(_ index: Int) -> Bool {
    let symbol = file.symbols[index]
    return symbol.section != nil && (symbol.kind == .function || symbol.kind == .data)
      && !symbol.name.isEmpty && !symbol.name.hasPrefix(".L") && !symbol.name.hasPrefix("l__")
  }

  var namedSymbols: [Int] { file.symbols.indices.filter(isNamed) }

  var functions: [Int] { namedSymbols.filter { file.symbols[$0].kind == .function } }

  /// The module that declares a function of which clients have copies; nil for any other function.
  private func declarer(_ index: Int) -> String? {
    let symbol = file.symbols[index]
    guard symbol.isWeak, MangledName(symbol.name).isDeclared else { return nil }
    return FunctionName.module(of: symbol.name)
  }

  /// Whether another module declares it.
  func isForeign(_ index: Int) -> Bool { declarer(index).map { $0 != module } ?? false }

  /// Whether the object's module declares it.
  func isOwn(_ index: Int) -> Bool {
    !file.symbols[index].isWeak || declarer(index).map { $0 == module } ?? false
  }

  func name(_ index: Int) -> String { file.symbols[index].name }

  /// The function of the program that a section is a copy of; nil if it holds anything else.
  func keptFunction(of section: Int) -> Int? {
    guard named[section].count == 1, let index = named[section].first else { return nil }
    let symbol = file.symbols[index]
    let isAll = symbol.kind == .function && symbol.size == file.sections[section].size
    return isAll && notes[index].decision == .keep ? index : nil
  }

  /// The section that a reference leads to, if it is one of the object.
  func home(of reference: Reference) -> Int? {
    guard let target = reference.target else { return reference.section }
    return file.symbols[target].section
  }

  /// Where debuggers find the code of a section: the program's own, if the section is not loaded.
  func codeAddress(of section: Int) -> UInt? {
    bases[section] ?? keptFunction(of: section).flatMap { notes[$0].bound }
  }

  /// The address of the object's own definition, once it is placed.
  func ownAddress(_ index: Int) -> UInt? {
    file.symbols[index].section.flatMap { bases[$0] }.map {
      $0 &+ UInt(bitPattern: file.symbols[index].value)
    }
  }

  /// The named symbol that covers an offset of a section.
  func symbol(covering offset: Int, of section: Int) -> Int? {
    let all = named[section]
    let end = all.indices.partitioningIndex { file.symbols[all[$0]].value > offset }
    // A type's metadata has a symbol for its middle, too.
    return all[..<end].suffix(4).reversed().first { index in
      offset < file.symbols[index].value + file.symbols[index].size
    }
  }

  /// Where the next named symbol behind an offset begins.
  func nextSymbol(behind offset: Int, of section: Int) -> Int? {
    named[section].lazy.map { self.file.symbols[$0].value }.first { $0 > offset }
  }
}

// MARK: - References

extension ReloadedObject {
  private func resolve(section index: Int) throws(ReloadError) -> [Reference] {
    let section = file.sections[index]
    guard section.isLoaded, !section.relocations.isEmpty else { return [] }
    let countsFromEnds = section.isCode && RelocationTable.own.countsFromEnds
    var behind = [UInt8](repeating: 0, count: countsFromEnds ? section.size : 0)
    if countsFromEnds, let code = section.contents.bindMemory(to: UInt8.self).baseAddress {
      _ = pliant_find_displacements(code, section.contents.count, &behind)
    }
    var references: [Reference] = []
    for relocation in section.relocations {
      references.append(try resolve(relocation, behind))
    }
    return references
  }

  private func resolve(
    _ relocation: ObjectFile.Relocation,
    _ behind: [UInt8]
  ) throws(ReloadError) -> Reference {
    let symbol = file.symbols[relocation.symbol]
    let type = RelocationTable.own.types[relocation.type]
    func reference(_ target: Int?, _ addend: Int, _ place: Int, section: Int) -> Reference {
      Reference(
        offset: relocation.offset,
        number: relocation.type,
        type: type,
        target: target,
        addend: addend,
        section: section,
        place: place,
        isThroughSection: symbol.kind == .section
      )
    }
    guard let section = symbol.section, !isNamed(relocation.symbol) else {
      return reference(relocation.symbol, relocation.addend, relocation.addend, section: 0)
    }
    var rest = 0
    if !behind.isEmpty, type?.value != .address {
      guard behind[relocation.offset] > 0 else {
        throw .unsupported(file: name, detail: "one of its instructions is not known")
      }
      rest = 3 + Int(behind[relocation.offset])
    }
    let start = symbol.value + relocation.addend
    guard let target = self.symbol(covering: start + rest, of: section) else {
      return reference(nil, start, start + rest, section: section)
    }
    let value = file.symbols[target].value
    return reference(target, start - value, start + rest - value, section: section)
  }
}
