import PliantImages

/// The types and modules of a file to which its functions belong.
struct ListedOwners {
  private(set) var owners: [Owner] = []
  /// The indices of owners without a descriptor in the file, by their mangled names.
  private var indices: [String: Int] = [:]
  private var definedModules: Set<String> = []
  private var otherModules: Set<String> = []
  private var wasted = 0

  struct Owner {
    /// The name as the demangler prints it, `Module.Outer.Nested`; a module's own name.
    let name: String
    let mangled: String?
    let kind: ListedGroup.Kind
    /// The address of its descriptor in this file.
    let descriptor: UInt?
    /// The entries of the index that are its functions.
    var members: [Int32] = []

    var isOfValues: Bool { kind == .struct || kind == .enum }

    var module: String { DemangledName(outermost).module }

    /// The name for people: without its module and, if it is local, with the function it is in.
    var readableName: String {
      guard let mark = name.firstRange(of: " #") else { return ReadableText.type(name) }
      return name[..<mark.lowerBound] + " in " + ReadableText.type(outermost)
    }

    /// The name or, if the type is local, the function that it is in: `Local #1 in
    /// Module.function()`.
    private var outermost: String { NameText(name).parts(between: " in ").last?.text ?? name }
  }

  init(_ index: SymbolIndex, progress: (Double) throws -> Void) rethrows {
    // The types whose names the current name starts with, the longest last.
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

  /// Whether declarations of a module may be this file's.
  ///
  /// A file may also hold copies of functions that others let it inline.
  func mayDefine(_ module: String) -> Bool {
    definedModules.contains(module) || !otherModules.contains(module)
  }

  // MARK: - Types

  private mutating func add(_ entry: SymbolIndex.Entry) -> Int? {
    let isProtocol = entry.role == .protocol
    let text = UntrustedName.demangle(entry.text + (isProtocol ? "Mp" : "Mn"), wasted: &wasted)
    guard let type = text.flatMap(Demangler.described) else { return nil }
    // A type that is nested in an extension belongs to the module of that.
    let name = DemangledName(type)
    let module = name.module
    let owner = Owner(
      name: name.rest,
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
    // Types of the standard library that have a letter: `Sq` is Optional, and the others are
    // structs.
    case "O", "q": .enum
    default: .struct
    }
  }

  // MARK: - Names without a descriptor

  /// The module of a free function, or a type of another image whose descriptor is not imported.
  private mutating func owner(of mangled: String) -> Int? {
    guard let text = UntrustedName.demangle(mangled, wasted: &wasted) else { return nil }
    let declared = DemangledName(text)
    if MemberSymbol(demangled: text, owner: nil) != nil {
      let module = String(declared.rest.prefix { $0 != "." })
      let owner = Owner(name: module, mangled: nil, kind: .module, descriptor: nil)
      return index(of: "module " + module, or: owner)
    }
    // The beginning of the name that is its owner's; the demangler ends the process over some
    // longer ones, which are no type's.
    for end in mangled.indices.prefix(256) where "CVOPahibdfSqun".contains(mangled[end]) {
      let prefix = mangled[...end]
      let type = UntrustedName.demangle(prefix + "Mn", wasted: &wasted)
      guard let name = type.flatMap(Demangler.described), declared.isMember(of: name) else {
        continue
      }
      let owner = Owner(
        name: name,
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
