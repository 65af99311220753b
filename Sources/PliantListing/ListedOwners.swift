import PliantImages

/// The types and modules of a file that its functions belong to.
struct ListedOwners {
  private(set) var owners: [Owner] = []
  /// Those that no descriptor in the file is of, by their mangled names.
  private var indices: [String: Int] = [:]
  private var definedModules: Set<String> = []
  private var otherModules: Set<String> = []
  private var wasted = 0

  struct Owner {
    /// As the demangler prints it, `Module.Outer.Nested`; a module's own name.
    let name: String
    let mangled: String?
    let kind: ListedGroup.Kind
    /// Where its descriptor is, in this file.
    let descriptor: UInt?
    /// The entries of the index that are its functions.
    var members: [Int32] = []

    var isOfValues: Bool { kind == .struct || kind == .enum }

    var module: String {
      let label = "(extension in "
      guard outermost.hasPrefix(label) else { return String(outermost.prefix { $0 != "." }) }
      return String(outermost.dropFirst(label.count).prefix { $0 != ")" })
    }

    /// What a person calls it: without its module, and, if it is local, with the function it is in.
    var readableName: String {
      guard let mark = name.firstRange(of: " #") else { return ReadableText.type(name) }
      return name[..<mark.lowerBound] + " in " + ReadableText.type(outermost)
    }

    /// The name, or, of a local type, the function that it is in: `Local #1 in Module.function()`.
    private var outermost: Substring {
      var depth = 0
      var start = name.startIndex
      var previous: Character = " "
      for index in name.indices {
        let character = name[index]
        if "(<[".contains(character) { depth += 1 }
        if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
        if character == " ", depth == 0, name[index...].hasPrefix(" in ") {
          start = name.index(index, offsetBy: 4)
        }
        previous = character
      }
      return name[start...]
    }
  }

  init(_ index: SymbolIndex, progress: (Double) throws -> Void) rethrows {
    // The types whose names the current one starts with, the longest last.
    var open: [(name: UnsafeRawBufferPointer, owner: Int)] = []
    for (number, entry) in index.entries.enumerated() {
      if number % 4_096 == 0 { try progress(Double(number) / Double(index.entries.count)) }
      while let last = open.last, !entry.name.starts(withBytesOf: last.name) { open.removeLast() }
      switch entry.role {
      case .type, .protocol:
        guard let owner = add(entry) else { continue }
        open.append((entry.name, owner))
      case .member:
        if let owner = open.last?.owner ?? owner(of: entry.text) {
          owners[owner].members.append(Int32(number))
        }
      case .companion: break
      }
    }
  }

  /// Whether what a module declares may be this file's: a file may also hold copies of what others
  /// let it inline.
  func mayDefine(_ module: String) -> Bool {
    definedModules.contains(module) || !otherModules.contains(module)
  }

  // MARK: - Types

  private mutating func add(_ entry: SymbolIndex.Entry) -> Int? {
    let isProtocol = entry.role == .protocol
    let label = isProtocol ? "protocol descriptor for " : "nominal type descriptor for "
    guard
      let text = UntrustedName.demangle(
        entry.text + (isProtocol ? "Mp" : "Mn"),
        wasted: &wasted
      ),
      text.hasPrefix(label)
    else { return nil }
    var name = String(text.dropFirst(label.count))
    var module = String(name.prefix { $0 != "." })
    // A type that is nested in an extension belongs to the module of that.
    let nested = "(extension in "
    if name.hasPrefix(nested), let end = name.firstRange(of: "):") {
      module = String(name[..<end.lowerBound].dropFirst(nested.count))
      name = String(name[end.upperBound...])
    }
    let owner = Owner(
      name: name,
      mangled: entry.text,
      kind: isProtocol ? .protocol : Self.kind(of: entry.text),
      descriptor: entry.isDefined ? entry.value : nil
    )
    if entry.isDefined {
      definedModules.insert(module)
    } else {
      otherModules.insert(module)
    }
    owners.append(owner)
    return owners.count - 1
  }

  private static func kind(of mangled: String) -> ListedGroup.Kind {
    switch mangled.last {
    case "C": .class
    case "V": .struct
    case "O": .enum
    // Those of the standard library that have a letter: `Sq` is Optional, and the others are structs.
    case "q": .enum
    default: .struct
    }
  }

  // MARK: - What no descriptor tells

  /// The module of a free function, or a type of another image that no descriptor is imported of.
  private mutating func owner(of mangled: String) -> Int? {
    guard let text = UntrustedName.demangle(mangled, wasted: &wasted) else { return nil }
    var rest = Substring(text)
    for label in ["static ", "(extension in "] where rest.hasPrefix(label) {
      rest = rest.dropFirst(label.count)
      if label != "static ", let colon = rest.firstIndex(of: ":") {
        rest = rest[rest.index(after: colon)...]
      }
    }
    if let function = MemberSymbol(demangled: text, owner: nil), function.isFree {
      let module = String(rest.prefix { $0 != "." })
      let owner = Owner(name: module, mangled: nil, kind: .module, descriptor: nil)
      return index(of: "module " + module, or: owner)
    }
    // The longest beginning of the name that is a type's, and the declaration's context.
    for end in mangled.indices.prefix(256).reversed() where "CVOPahibdfSqun".contains(mangled[end])
    {
      let prefix = mangled[...end]
      guard let type = UntrustedName.demangle(prefix + "Mn", wasted: &wasted) else { continue }
      let name = type.dropFirst("nominal type descriptor for ".count)
      guard type.hasPrefix("nominal type descriptor for "),
        rest.hasPrefix(name + ".") || rest.hasPrefix(name + "<")
      else { continue }
      let owner = Owner(
        name: String(name),
        mangled: String(prefix),
        kind: mangled[end] == "P" ? .protocol : Self.kind(of: String(prefix)),
        descriptor: nil
      )
      otherModules.insert(owner.module)
      return index(of: String(prefix), or: owner)
    }
    return nil
  }

  private mutating func index(of key: String, or owner: Owner) -> Int {
    if let known = indices[key] { return known }
    owners.append(owner)
    indices[key] = owners.count - 1
    return owners.count - 1
  }
}
