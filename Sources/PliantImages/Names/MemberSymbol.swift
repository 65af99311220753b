/// One function of the program, read from its symbol.
package struct MemberSymbol {
  package let kind: Declaration.Kind
  package let isStatic: Bool
  package let name: String
  package let labels: [String]
  /// The labels of a subscript's accessor, which no handle has.
  package let indexLabels: [String]
  package private(set) var signature: Signature
  /// The parameters as they are printed, with their ownership; a setter's new value is the last.
  package let parameters: [String]
  package let result: String
  package private(set) var isGeneric: Bool
  /// Whether it is generic itself, or its types name a parameter of its generic owner.
  package var usesGenericParameters: Bool { isGeneric || signature.isGeneric }
  /// The requirements of an extension of its generic owner: `A: Swift.Hashable`.
  package let ownerRequirements: [String]
  /// The text for people, without module and owner.
  package let text: String

  /// Whether it is a function of no type.
  package let isFree: Bool

  /// Its own `A`, `B`; those of a method of a generic type are `A1`, `B1` in its types.
  package let genericParameters: [String]
  /// The requirements on its generic parameters: `A: Swift.Decodable`, `A.Element == Swift.Int`.
  package let genericRequirements: [String]

  /// Reads a mangled name without suffix (`…F`, `…vg`, …).
  ///
  /// `owner` is the demangled name of the type that it must be a direct member of, nil for a free
  /// function.
  package init?(mangled: String, owner: String?) {
    guard let demangled = Demangler.demangle(mangled) else { return nil }
    self.init(demangled: demangled, owner: owner)
    readSuffix(of: mangled)
  }

  /// Reads the mangled name of a local function: `name #1 (label: Type) -> Type in function()`.
  package init?(local mangled: String) {
    guard let text = Demangler.demangle(mangled).map({ NameText($0) }),
      let number = text.first(of: " #"), let start = text.first(of: "(", from: number),
      let end = text.first(of: " in ", from: start)
    else { return nil }
    self.init(
      demangled: "local.\(text.upTo(number).text)\(text[start..<end].text)",
      owner: nil
    )
  }

  /// Reads the mangled name of a witness, or of its record, for a requirement of a protocol.
  package init?(witness mangled: String, of owner: String) {
    let label = "protocol witness for "
    let name = MangledName(mangled).function
    guard name.hasSuffix("TW"), let text = Demangler.demangle(name), text.hasPrefix(label),
      let end = text.ranges(of: " in conformance ").last
    else { return nil }
    self.init(demangled: String(text[..<end.lowerBound].dropFirst(label.count)), owner: owner)
  }

  /// Reads the name as the demangler prints it.
  package init?(demangled: String, owner: String?) {
    let name = DemangledName(demangled)
    guard let owner else {
      guard name.isFree else { return nil }
      self.init(name)
      return
    }
    // A type that is nested in an extension is printed with it.
    let type = DemangledName(owner).body
    // A local type's members are printed the other way round: `f() -> () in Type #1 in …`.
    let suffix = " in " + type.text
    if name.body.ends(with: suffix) {
      let end = name.body.range.upperBound - suffix.utf8.count
      self.init(DemangledName(name.body.upTo(end), isStatic: name.isStatic))
    } else {
      guard name.isMember(of: type.text) else { return nil }
      self.init(name)
    }
  }

  init?(_ name: DemangledName) {
    guard let member = name.declared else { return nil }
    isStatic = name.isStatic
    isFree = name.isFree
    ownerRequirements = name.ownerRequirements
    text = name.memberText
    kind = member.kind
    self.name = member.name
    labels = member.labels
    indexLabels = member.indexLabels
    parameters = member.parameters.map(\.text)
    result = member.result.text
    genericParameters = member.clause.map { NameText.parameters($0) } ?? []
    genericRequirements = member.clause.map { NameText.requirements($0) } ?? []
    // Tables for what is required are passed to each member.
    isGeneric = member.clause != nil || !ownerRequirements.isEmpty
    signature = Signature(
      parameters: member.parameters,
      result: member.result,
      effects: member.effects
    )
  }

  /// Returns the symbol of one of its specializations, whose signature names no parameter.
  package func specialized(as signature: Signature) -> MemberSymbol {
    var symbol = self
    symbol.signature = signature
    symbol.isGeneric = false
    return symbol
  }

  package func matches(_ declaration: Declaration) -> Bool {
    isNamed(like: declaration) && declaration.signature?.matches(signature) != false
  }

  /// The name with its labels: `save(_:to:)`, `start()`, `title`.
  package var fullName: String {
    kind.isAccessor ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// Whether it is private to its file, even if its type is not: `(secret in _1234)() -> ()`.
  package var isPrivate: Bool { isNameless || text.hasPrefix("(") && text.contains(" in _") }

  /// Whether it is a private initializer or subscript, of which its text does not tell that.
  private var isNameless = false

  /// Reads what only the mangled name says.
  package mutating func readSuffix(of mangled: String) {
    isNameless = ["LlfC", "Llfc", "Llig", "Llis", "LliM"].contains { mangled.hasSuffix($0) }
  }

  /// Whether it takes a closure that does not escape.
  ///
  /// A name spells the type of such a closure `…XE`, and that of such an autoclosure `…XK`.
  package func borrowsClosure(_ mangled: String) -> Bool {
    signature.takesFunction && (mangled.contains("XE") || mangled.contains("XK"))
  }

  /// Whether it takes such a closure that is `@Sendable`, too: `…Yb…XE`.
  package func borrowsSentClosure(_ mangled: String) -> Bool {
    borrowsClosure(mangled) && mangled.contains(/Yb(?:Y[ACT]|K)*XE/)
  }

  /// Whether it is the declaration or one of its overloads.
  package func isNamed(like declaration: Declaration) -> Bool {
    kind == declaration.kind && name == declaration.name
      && (declaration.isStatic == nil || kind == .initializer || isStatic == declaration.isStatic)
      && (kind.isAccessor || declaration.labels == nil || labels == declaration.labels)
  }
}
