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
  /// What an extension of its generic owner requires: `A: Swift.Hashable`.
  package let ownerRequirements: [String]
  /// The text for people, without module and owner.
  package let text: String

  /// Whether it is a function of no type.
  package let isFree: Bool

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
    guard let text = Demangler.demangle(mangled), let number = text.firstRange(of: " #"),
      let start = text[number.upperBound...].firstIndex(of: "(")
    else { return nil }
    var depth = 0
    let end = text[start...].indices.first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0 && text[index...].hasPrefix(" in ")
    }
    guard let end else { return nil }
    self.init(demangled: "local.\(text[..<number.lowerBound])\(text[start..<end])", owner: nil)
  }

  /// Reads the name as the demangler prints it.
  package init?(demangled: String, owner: String?) {
    let demangled = DemangledName(demangled)
    isStatic = demangled.isStatic
    var text = demangled.rest
    guard let requirements = Self.dropOwner(owner, from: &text) else { return nil }
    ownerRequirements = requirements
    Self.dropSendable(from: &text)
    guard let parts = Self.accessor(text) ?? Self.function(text) else { return nil }
    self.text = String(text)
    isFree = owner == nil && !Self.isMember(text)
    kind = parts.kind
    name = parts.name
    labels = parts.labels
    indexLabels = parts.indexLabels
    parameters = parts.parameters
    result = parts.result
    // Tables for what is required are passed to each member.
    isGeneric = parts.isGeneric || !ownerRequirements.isEmpty
    signature = Signature(
      parameters: parts.parameters,
      result: parts.result,
      effects: parts.effects
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

  /// As it is written to name it: `save(_:to:)`, `start()`, `title`.
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

  /// Whether it, or a type that it is in, is private or in a function.
  ///
  /// If nothing in its file overrides it, the compiler then reads and writes it in place, in every
  /// build.
  package static func isSeenInOneFile(_ mangled: String) -> Bool {
    // `(secret in _1234)`, `Local #1 in function()`
    Demangler.demangle(mangled)?.replacing("(extension in ", with: "(").contains(" in ") ?? true
  }

  /// Whether a mangled name is that of a member of a protocol extension.
  ///
  /// It holds `P`, the module, `E`, and the name.
  package static func isInProtocolExtension(_ mangled: String, named name: String) -> Bool {
    guard mangled.contains(/P(s|S[a-zA-Z]|A[A-Za-z]+|[0-9]+\w+?)E[0-9]/) else { return false }
    let text = Demangler.demangle(mangled) ?? ""
    return ["(", "<", ".getter : ", ".setter : "].contains { text.contains(".\(name)\($0)") }
  }

  /// Whether it is the declaration or one of its overloads.
  package func isNamed(like declaration: Declaration) -> Bool {
    kind == declaration.kind && name == declaration.name
      && (declaration.isStatic == nil || kind == .initializer || isStatic == declaration.isStatic)
      && (kind.isAccessor || declaration.labels == nil || labels == declaration.labels)
  }
}

// MARK: - Parsing

extension MemberSymbol {
  private static func drop(_ prefix: String, from text: inout Substring) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    text = text.dropFirst(prefix.count)
    return true
  }

  /// `save@Sendable (…)` and `save(…)` are the same.
  private static func dropSendable(from text: inout Substring) {
    var rest = text
    _ = takeName(&rest)
    let name = text[..<rest.startIndex]
    if drop("@Sendable ", from: &rest) { text = Substring(name + rest) }
  }

  /// Whether a text starts with the type of a member, and not with a function's name.
  private static func isMember(_ text: Substring) -> Bool {
    var rest = text
    _ = takeName(&rest)
    if rest.hasPrefix("<") {
      var depth = 0
      var previous: Character = " "
      rest = rest.drop { character in
        defer { previous = character }
        if character == "<" { depth += 1 }
        if character == ">", previous != "-" { depth -= 1 }
        return depth > 0
      }.dropFirst()
    }
    return rest.hasPrefix(".") && !rest.hasPrefix(".getter : ") && !rest.hasPrefix(".setter : ")
  }

  /// Takes a name, of which `(name in _1234)` and `name` are forms, from the beginning.
  private static func takeName(_ text: inout Substring) -> String {
    if text.hasPrefix("("), let end = text.firstIndex(of: ")") {
      let inside = text[text.index(after: text.startIndex)..<end]
      text = text[text.index(after: end)...]
      return String(inside.prefix { $0 != " " })
    }
    // An operator's name may hold brackets and dots, but is followed by a space.
    let isOperator = text.first.map { "/=-+!*%<>&|^~?.".contains($0) } ?? false
    let end = text.firstIndex {
      isOperator
        ? $0 == " "
        : $0 == "(" || $0 == "@" || $0 == "<" && !text.hasPrefix("<") || $0 == "." || $0 == " "
    }
    defer { text = text[(end ?? text.endIndex)...] }
    return String(text[..<(end ?? text.endIndex)])
  }

  /// Takes the owning type, or the module of a free function, from the beginning; returns what an
  /// extension requires of that type's parameters, or nil if the owner is another.
  private static func dropOwner(_ owner: String?, from text: inout Substring) -> [String]? {
    // A type that is nested in an extension is printed with it.
    guard let owner = owner.map({ DemangledName($0).rest }) else {
      guard let dot = text.firstIndex(of: "."),
        text[..<dot].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      text = text[text.index(after: dot)...]
      return []
    }
    // `Owner<A where A: P>.name`
    if text.hasPrefix(owner + "<"), case let rest = text.dropFirst(owner.count),
      let clause = TypeText.genericClause(in: rest), rest[clause.upperBound...].hasPrefix(">.")
    {
      text = rest[clause.upperBound...].dropFirst(2)
      let parts = String(rest[clause])
        .split(separator: " where ", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count > 1 ? TypeText(parts[1]).elements.map(String.init) : []
    }
    // A local type's members are printed the other way round: `f() -> () in Type #1 in …`.
    guard text.hasSuffix(" in " + owner) else { return drop(owner + ".", from: &text) ? [] : nil }
    text = text.dropLast(owner.count + 4)
    return []
  }

  /// The parts of a text without the owner.
  private struct Parts {
    let kind: Declaration.Kind
    let name: String
    var labels: [String] = []
    var indexLabels: [String] = []
    let parameters: [String]
    let result: String
    var effects: String?
    let isGeneric: Bool
  }

  private static func accessor(_ text: Substring) -> Parts? {
    var rest = text
    let name = takeName(&rest)
    let markers: [(String, Declaration.Kind)] = [
      (".getter : ", .getter), (".setter : ", .setter), (".modify : ", .modify),
      (".read : ", .read),
      (".willset : ", .willSet), (".didset : ", .didSet),
    ]
    for (marker, kind) in markers where drop(marker, from: &rest) {
      let indices = name == "subscript" ? TypeText(rest).function : nil
      let value = indices?.result ?? String(rest)
      return Parts(
        kind: kind,
        name: name,
        indexLabels: indices?.labels ?? [],
        parameters: (indices?.parameters ?? []) + (kind == .setter ? [value] : []),
        result: kind == .setter ? "()" : value,
        isGeneric: rest.hasPrefix("<")
      )
    }
    return nil
  }

  private static func function(_ text: Substring) -> Parts? {
    var rest = text
    let name = takeName(&rest)
    while rest.hasPrefix(" ") { rest = rest.dropFirst() }
    for fixity in ["infix", "prefix", "postfix"] { _ = drop(fixity, from: &rest) }
    let isGeneric = rest.hasPrefix("<")
    if isGeneric {
      guard let clause = TypeText.genericClause(in: rest) else { return nil }
      rest = rest[clause.upperBound...].dropFirst()
    }
    guard let function = TypeText(rest).function else { return nil }
    // The labels are before the types, or are all absent.
    let list = rest[rest.index(after: rest.startIndex)...]
    let labels = parameterList(list).map { parameter -> String in
      let label = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return parameter.dropFirst(label.count).hasPrefix(": ") ? String(label) : "_"
    }
    let isInitializer = ["__allocating_init", "init"].contains(name)
    let isSynthesized = ["__derived_enum_equals", "__derived_struct_equals"].contains(name)
    return Parts(
      kind: isInitializer ? .initializer : .method,
      name: isInitializer ? "init" : isSynthesized ? "==" : name,
      labels: labels,
      parameters: function.parameters,
      result: function.result,
      effects: function.effects,
      isGeneric: isGeneric
    )
  }

  /// The parameters up to the bracket that closes the list `text` begins in.
  private static func parameterList(_ text: Substring) -> [Substring] {
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == ")" && depth == 0 { return TypeText(text[..<index]).elements }
      if character == "(" || character == "[" || character == "<" { depth += 1 }
      if character == ")" || character == "]" || character == ">" && previous != "-" { depth -= 1 }
      previous = character
    }
    return []
  }
}
