/// A function's name as people write it, and its signature if that can be read.
package struct FunctionName: Sendable {
  package let module: String
  /// The type or extension that it is declared in, with modules; empty for free functions.
  package let owner: String
  /// Without the module: `Cart.load(id:)`.
  package let name: String
  /// With it.
  package var fullName: String { module + "." + name }
  /// Nil if it is local, generic in a way that changes its arguments, or of an unknown form.
  package let symbol: MemberSymbol?
  /// Whether it is a closure, which may be passed its arguments as its caller has them.
  package private(set) var isClosure = false

  /// Nil for what nobody declares, such as the `==` that the compiler derives, and unless
  /// `isWanted` is true of its module and its owner.
  package init?(
    mangled: String,
    where isWanted: (Substring, String) -> Bool = { _, _ in true }
  ) {
    guard !mangled.hasSuffix("mF"), let text = Demangler.demangle(mangled),
      !text.contains("__derived_")
    else { return nil }
    self.init(demangled: text[...], where: isWanted)
  }

  package init?(
    demangled text: Substring,
    where isWanted: (Substring, String) -> Bool = { _, _ in true }
  ) {
    if text.hasPrefix("closure #") {
      self.init(closure: text, where: isWanted)
    } else {
      self.init(text: text, where: isWanted)
    }
  }

  /// Reads `closure #1 (Swift.Int) -> () in Shop.start() -> ()`.
  private init?(closure text: Substring, where isWanted: (Substring, String) -> Bool) {
    var (rest, names, signature) = (text, "", Substring?.none)
    while rest.hasPrefix("closure #") {
      let name = rest.prefix { $0 != "(" && $0 != "@" && $0 != "<" }
      var end: Substring.Index?
      TypeText.walk(rest) { index, depth in
        if depth == 0, rest[index...].hasPrefix(" in ") { end = index }
        return end == nil
      }
      guard let end else { return nil }
      names = " " + name.split(separator: " ").joined(separator: " ") + names
      signature = signature ?? rest[name.endIndex..<end]
      rest = rest[end...].dropFirst(" in ".count)
    }
    var attributes = signature ?? ""
    while attributes.hasPrefix("@"), let space = attributes.firstIndex(of: " ") {
      attributes = attributes[space...].dropFirst()
    }
    let symbol = MemberSymbol(demangled: "closures.closure" + attributes, owner: nil)
    if let outer = FunctionName(text: rest, where: isWanted) {
      (module, owner, self.symbol) = (outer.module, outer.owner, symbol)
      name = outer.name + names
    } else {
      // In the top-level code of a module.
      guard rest.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), isWanted(rest, "") else {
        return nil
      }
      (module, owner, self.symbol) = (String(rest), "", symbol)
      name = String(names.dropFirst())
    }
    isClosure = true
  }

  private init?(text: Substring, where isWanted: (Substring, String) -> Bool) {
    guard !text.contains(" #") else { return nil }
    let name = DemangledName(text)
    let path = Self.path(of: name.rest)
    guard path.count > 1 else { return nil }
    let module = name.extensionModule ?? path[0]
    owner = path.count > 2 ? path.dropLast().joined(separator: ".") : ""
    guard isWanted(module, owner) else { return nil }
    self.module = String(module)
    symbol = MemberSymbol(demangled: String(text), owner: owner.isEmpty ? nil : owner)
    let types = path.dropFirst().dropLast().map(Self.readable).joined(separator: ".")
    let base = symbol.map(Self.readable) ?? Self.readable(path[path.count - 1])
    self.name = types.isEmpty ? base : types + "." + base
  }

  /// The text of a type in which its owner can be compared.
  package static func text(ofType type: Any.Type) -> String {
    let text = Demangler.text(of: type) ?? String(reflecting: type)
    return String(text.prefix { $0 != "<" })
  }

  private static func readable(_ symbol: MemberSymbol) -> String {
    switch symbol.kind {
    case .setter: symbol.fullName + " (setter)"
    case .read: symbol.fullName + " (read)"
    case .modify: symbol.fullName + " (modify)"
    case .willSet: symbol.fullName + " (willSet)"
    case .didSet: symbol.fullName + " (didSet)"
    case .getter, .method, .initializer: symbol.fullName
    }
  }

  /// `(Name in _1234)` without brackets and discriminator.
  private static func readable(_ part: Substring) -> String {
    guard part.hasPrefix("("), let end = part.firstRange(of: " in ") else { return String(part) }
    return String(part[part.index(after: part.startIndex)..<end.lowerBound])
  }

  /// The parts of a name between dots: the module, types, and the declaration.
  private static func path(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let first = rest.first {
      let end: Substring.Index
      if first == "(" {
        guard let close = rest.firstIndex(of: ")") else { return [] }
        end = rest.index(after: close)
      } else if "/=-+!*%<>&|^~?".contains(first) {
        end = rest.firstIndex(of: " ") ?? rest.endIndex
      } else {
        end = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
      }
      guard end > rest.startIndex else { return [] }
      let part = rest[..<end]
      rest = rest[end...]
      if ["getter", "setter", "read", "modify", "willset", "didset"].contains(part),
        rest.hasPrefix(" : ")
      {
        return parts
      }
      parts.append(part)
      guard rest.first == "." else { return parts }
      rest = rest.dropFirst()
    }
    return parts
  }
}
