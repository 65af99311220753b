import PliantBase
import PliantHooks
package import PliantImages

/// Looks for the functions of selections among the symbols of the process.
package struct FunctionSearch {
  struct Found {
    let mangled: String
    let name: FunctionName
    let address: UInt
    let isAsync: Bool
    let isDynamic: Bool
    /// Whether the property that it reads can be written, and so its getter does not throw.
    let isWritable: Bool
    let image: Image

    /// Its code and, if it is async, that of its parts, which begin where it was suspended.
    var codes: [Range<UInt>] {
      guard let file = try? ImageFile.of(image) else { return [] }
      let parts = isAsync ? file.symbols(prefix: mangled + "T").map(\.0) : []
      return ([mangled] + parts.filter { MangledName($0).isResumption }).compactMap { name in
        let all = file.definitions(of: name)
        guard let code = all.first, all.count == 1 else { return nil }
        return code.address..<code.address + UInt(code.size)
      }
    }

    /// Whether a class declares it: its symbol begins with that of the class.
    var isInClass: Bool {
      guard let file = try? ImageFile.of(image) else { return false }
      let place = mangled.firstRange(of: name.owner.split(separator: ".").last ?? "")
      guard let end = place?.upperBound, mangled[end...].hasPrefix("C") else { return false }
      return !file.symbols(prefix: mangled[..<end] + "CMn").isEmpty
    }
  }

  /// The functions that any of the selections contains and none of the excluded ones, by name.
  ///
  /// Throws if a selection contains none.
  static func functions(
    of selections: [TraceSelection],
    excluding excluded: [TraceSelection]
  ) throws -> [Found] {
    var all: [UInt: Found] = [:]
    for selection in selections {
      var near: Set<String> = []
      var isFound = false
      for found in try functions(of: selection, near: &near) {
        isFound = true
        guard !excluded.contains(where: { $0.contains(found) }) else { continue }
        all[found.address] = found
      }
      guard isFound else {
        throw TraceError.noMatch(
          selection: selection.description,
          nearMisses: Array(near.sorted().prefix(5))
        )
      }
    }
    return all.values.sorted { $0.name.fullName < $1.name.fullName }
  }

  /// Whether a selection contains any function.
  static func hasFunctions(_ selection: TraceSelection) -> Bool {
    var near: Set<String> = []
    return (try? functions(of: selection, near: &near))?.isEmpty == false
  }

  private static func functions(
    of selection: TraceSelection,
    near: inout Set<String>
  ) throws -> [Found] {
    switch selection.kind {
    case .symbol(let mangled): return functions(ofSymbol: mangled)
    case .code(let code): return [try function(of: code)]
    case .module, .type, .pattern: break
    }
    var all: [Found] = []
    let last = selection.lastWord
    let known = selection.spelledWord
    for image in images(for: selection) {
      guard let file = try? ImageFile.of(image) else { continue }
      for (mangled, address) in symbols(for: selection, containing: known, in: file)
      where MangledName(mangled).isFunction {
        guard let name = FunctionName(mangled: mangled, where: selection.mayContain),
          !isOwn(name.module), selection.contains(name)
        else { continue }
        all.append(found(mangled, name, address, in: image, file))
      }
      guard all.isEmpty, let last else { continue }
      for (mangled, _) in symbols(for: selection, containing: "", in: file)
      where MangledName(mangled).isFunction {
        guard mangled.lowercased().contains(last), let name = FunctionName(mangled: mangled),
          !name.isClosure, name.fullName.lowercased().contains(last)
        else { continue }
        near.insert(name.fullName)
      }
    }
    return all
  }

  /// The function of a mangled name; a program and its libraries may have one each.
  private static func functions(ofSymbol mangled: String) -> [Found] {
    guard let name = FunctionName(mangled: mangled) else { return [] }
    return Image.loaded().filter { !isAgent($0) }.flatMap { image -> [Found] in
      guard let file = try? ImageFile.of(image) else { return [] }
      return file.definitions(of: mangled).map { found(mangled, name, $0.address, in: image, file) }
    }
  }

  /// The function of a handle.
  private static func function(of code: DeclarationCode) throws -> Found {
    let (image, mangled) = try code.symbol
    guard MangledName(mangled).isFunction, let name = FunctionName(mangled: mangled),
      !isOwn(name.module)
    else {
      throw OverrideError.unexpectedLayout(
        declaration: code.description,
        detail: "a trace does not read the symbol '\(mangled)' of its code"
      )
    }
    return found(mangled, name, code.function, in: image, try ImageFile.of(image))
  }

  private static func found(
    _ mangled: String,
    _ name: FunctionName,
    _ address: UInt,
    in image: Image,
    _ file: ImageFile
  ) -> Found {
    let beside = Dictionary(file.symbols(prefix: mangled)) { first, _ in first }
    let record = beside[mangled + "Tu"]
    let setter = mangled.hasSuffix("vg") ? MangledName(mangled).beside("s") : mangled + " "
    return Found(
      mangled: mangled,
      name: name,
      address: record ?? address,
      isAsync: record != nil,
      isDynamic: beside[mangled + "TX"] != nil,
      isWritable: !file.symbols(prefix: setter).isEmpty,
      image: image
    )
  }

  // MARK: - Symbols

  private static func images(for selection: TraceSelection) -> [Image] {
    let all = Image.loaded().filter { !isAgent($0) }
    return selection.module == nil ? all.filter { !isToolchain($0) } : all
  }

  private static func symbols(
    for selection: TraceSelection,
    containing word: String,
    in file: ImageFile
  ) -> [(String, UInt)] {
    guard let module = selection.module else {
      return file.symbols(prefix: "$s", containing: word)
    }
    let part = MangledName.identifier(module)
    let own = file.symbols(prefix: "$s" + part, containing: word)
    guard case .type = selection.kind else {
      // Its extensions of other modules' types; a file that has nothing else of it has copies.
      return own.isEmpty && word.isEmpty
        ? [] : own + file.symbols(prefix: "$s", containing: part + "E")
    }
    return own
  }

  /// The library of Pliant's that a program loads, with the packages that it is built from.
  private static func isAgent(_ image: Image) -> Bool { image.name.hasSuffix("/libPliantAgent.so") }

  /// The libraries that come with Swift, and Pliant's own.
  package static func isToolchain(_ image: Image) -> Bool {
    if isAgent(image) { return true }
    let name = image.name.split(separator: "/").last ?? ""
    return ["libswift", "libFoundation", "lib_", "libdispatch", "libBlocksRuntime", "libTesting"]
      .contains { name.hasPrefix($0) } || name.hasPrefix("libXCTest")
  }

  package static func isOwn(_ module: String) -> Bool { ownModules.contains(module) }

  private static let ownModules: Set = [
    "CPliant", "Pliant", "PliantAgent", "PliantAttach", "PliantBase", "PliantConsole",
    "PliantConveniences", "PliantDiagnostics", "PliantDoubles", "PliantImages", "PliantHooks",
    "PliantLifetime", "PliantListing", "PliantMacros", "PliantMainActor", "PliantNotifying",
    "PliantObserving", "PliantOverriding", "PliantProxying", "PliantReload", "PliantTasks",
    "PliantTelemetry", "PliantTesting", "PliantTracing",
  ]
}

extension TraceSelection {
  fileprivate func contains(_ found: FunctionSearch.Found) -> Bool {
    if case .code(let code) = kind { code.function == found.address } else { contains(found.name) }
  }

  /// The last word of a pattern, by which similar names are found.
  fileprivate var lastWord: String? {
    guard case .pattern = kind else { return nil }
    return words.last { $0.count > 2 }?.lowercased()
  }

  /// A part of the pattern that every mangled name of what it matches spells.
  ///
  /// A mangled name spells each word of an identifier once, and later as a number. Words begin with
  /// a capital; some names of the standard library are letters alone.
  fileprivate var spelledWord: String {
    guard case .pattern(let pattern) = kind else { return "" }
    let name = pattern.split(separator: ".").last ?? ""
    // Prefers the function's own words, which fewer names contain than its module's and its type's.
    return Self.longestPart(of: Self.words(of: name)) ?? Self.longestPart(of: words) ?? ""
  }

  private static func longestPart(of words: [Substring]) -> String? {
    var parts: [Substring] = []
    for word in words {
      var rest = word[...]
      while let first = rest.first {
        let end = rest.dropFirst().firstIndex { $0.isUppercase } ?? rest.endIndex
        if first != "_" { parts.append(rest[..<end]) }
        rest = rest[end...]
      }
    }
    let spelled = parts.filter { part in
      !part.contains { $0.isNumber } && !unspelled.contains { $0.contains(part) }
    }
    return spelled.max { $0.count < $1.count }.map { String($0) }
  }

  private var words: [Substring] { Self.words(of: description[...]) }

  private static func words(of text: Substring) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static let unspelled = [
    "Swift", "closure", "init", "subscript", "setter", "modify", "willSet", "didSet", "String",
    "Substring",
    "Array", "Dictionary", "Set", "Optional", "Double", "Float", "Bool", "Character", "Int",
    "Unsafe", "Mutable", "Raw", "Buffer", "Pointer", "Closed", "Range", "Result", "Hasher",
    "Iterator", "Collection", "Sequence", "Equatable", "Hashable", "Comparable", "Error",
    "Concurrency", "Task", "Actor", "Main", "Checked", "Continuation", "Async", "Stream", "Group",
  ]

  /// Whether it may contain a function of a module and an owner.
  fileprivate func mayContain(_ module: String, _ owner: String) -> Bool {
    switch kind {
    case .module(let name): module == name
    case .type(let name): owner == name
    case .pattern, .symbol, .code: true
    }
  }
}
