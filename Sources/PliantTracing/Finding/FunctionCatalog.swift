import Glibc
import PliantBase
import PliantHooks
import PliantImages

/// The functions and closures of the process that have a symbol, for a person to search.
///
/// Those of Pliant are left out, and those of the libraries that come with Swift unless asked for.
/// Can be used from any thread.
package final class FunctionCatalog: Sendable {
  package struct Function: Encodable, Sendable {
    /// Unique in the catalog.
    package let id: Int
    package let module: String
    /// Without the module: `Cart.load(id:)`.
    package let name: String
  }

  /// Functions that a search found.
  package struct Found: Sendable {
    package let functions: [Function]
    /// The number of all that match.
    package let total: Int
  }

  private struct State: Sendable {
    /// The images that were read, by path and place.
    var images: Set<String> = []
    var texts = FunctionTexts()
    /// By module.
    var counts: [String: Int] = [:]
  }

  /// The process's, without the libraries that come with Swift.
  package static let shared = FunctionCatalog()

  private let state = Guarded(State())
  private let includesToolchain: Bool

  package init(includesToolchain: Bool = false) { self.includesToolchain = includesToolchain }

  /// Reads the images that were loaded since the last time.
  ///
  /// Takes tens of microseconds for each of their functions.
  package func update() {
    for image in Image.loaded()
    where includesToolchain || !FunctionSearch.isToolchain(image) {
      let key = "\(image.base) \(image.path)"
      let isNew = state.withLock { $0.images.insert(key).inserted }
      guard isNew, let file = try? ImageFile.of(image) else { continue }
      add(Self.functions(in: file))
    }
  }

  private func add(_ functions: [CatalogName]) {
    state.withLock { state in
      for function in functions {
        state.texts.add(function)
        state.counts[function.module, default: 0] += 1
      }
    }
  }

  private static func functions(in file: ImageFile) -> [CatalogName] {
    file.symbols(prefix: "$s").compactMap { mangled, _ in
      guard MangledName(mangled).isFunction, !isOwn(mangled),
        let name = FunctionName(mangled: mangled), !FunctionSearch.isOwn(name.module)
      else { return nil }
      return CatalogName(module: name.module, text: name.fullName, mangled: mangled)
    }.sorted { ($0.text, $0.mangled) < ($1.text, $1.mangled) }
  }

  /// Whether it is of a module of Pliant's, as far as its name begins with it.
  package static func isOwn(_ mangled: String) -> Bool {
    mangled.hasPrefix("pliant_")
      || MangledName.module(of: mangled.utf8).map(FunctionSearch.isOwn) == true
  }

  /// The modules with the numbers of their functions, by name.
  package var modules: [(name: String, count: Int)] {
    state.withLock { $0.counts }.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  /// The functions of a module, or of all, whose names hold all words in any case, from a place on;
  /// those of `first` come before the others.
  ///
  /// A name is `Shop.Cart.load(id:)`, for instance.
  package func search(
    _ words: [String],
    module: String? = nil,
    first: Set<String> = [],
    start: Int = 0,
    most: Int
  ) -> Found {
    state.withLock { state in
      var all = state.texts.matching(words.map { $0.lowercased() }, module: module)
      if !first.isEmpty { all = state.texts.sorted(all, first: first) }
      let shown = all.dropFirst(max(start, 0)).prefix(max(most, 0))
      return Found(functions: shown.map { state.texts[$0] }, total: all.count)
    }
  }

  package func function(_ id: Int) -> Function? {
    state.withLock { $0.texts.indices.contains(id) ? $0.texts[id] : nil }
  }

  /// The selection of a trace of one function.
  package func selection(_ id: Int) -> TraceSelection? {
    state.withLock { state in
      state.texts.indices.contains(id) ? .symbol(state.texts.mangled(id)) : nil
    }
  }
}

private struct CatalogName {
  let module: String
  let text: String
  let mangled: String
}

/// The names of many functions.
private struct FunctionTexts: Sendable {
  private var names = Texts()
  private var lowercased = Texts()
  private var mangled = Texts()
  private var moduleLengths: [UInt16] = []

  var indices: Range<Int> { moduleLengths.indices }

  mutating func add(_ function: CatalogName) {
    guard [names, lowercased, mangled].allSatisfy(\.hasRoom),
      let moduleLength = UInt16(exactly: function.module.utf8.count)
    else { return }
    moduleLengths.append(moduleLength)
    names.append(function.text)
    lowercased.append(function.text.lowercased())
    mangled.append(function.mangled)
  }

  subscript(id: Int) -> FunctionCatalog.Function {
    let text = names[id]
    let length = Int(moduleLengths[id])
    return FunctionCatalog.Function(
      id: id,
      module: String(decoding: text.prefix(length), as: UTF8.self),
      name: String(decoding: text.dropFirst(length + 1), as: UTF8.self)
    )
  }

  func mangled(_ id: Int) -> String { String(decoding: mangled[id], as: UTF8.self) }

  func sorted(_ ids: [Int], first modules: Set<String>) -> [Int] {
    let modules = Set(modules.map { Array($0.utf8)[...] })
    let own = ids.map { modules.contains(Array(names[$0].prefix(Int(moduleLengths[$0])))[...]) }
    return zip(ids, own).filter(\.1).map(\.0) + zip(ids, own).filter { !$0.1 }.map(\.0)
  }

  func matching(_ words: [String], module: String?) -> [Int] {
    let module = module.map { Array($0.utf8) }
    return indices.filter { id in
      if let module {
        guard module.count == moduleLengths[id], names[id].starts(with: module) else {
          return false
        }
      }
      return words.allSatisfy { lowercased.holds($0, at: id) }
    }
  }
}

/// Many texts in one piece of memory, each with a zero at its end.
private struct Texts: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = []

  /// Whether another text, of at most 16 MB, can be added.
  var hasRoom: Bool { bytes.count < Int(UInt32.max) - 1 << 24 }

  mutating func append(_ text: String) {
    starts.append(UInt32(bytes.count))
    bytes += text.utf8.prefix(1 << 24 - 1)
    bytes.append(0)
  }

  subscript(index: Int) -> ArraySlice<UInt8> {
    let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
    return bytes[Int(starts[index])..<end - 1]
  }

  func holds(_ word: String, at index: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      // SAFETY: the text begins inside the array, which lives as long as the call, and has an end.
      let text = (start + Int(starts[index])).assumingMemoryBound(to: CChar.self)
      return strstr(text, word) != nil
    }
  }
}
