import PliantImages

/// The types that a handle names a generic function with.
package struct Specialization: Sendable {
  /// The function's type in which each type that stands for a parameter is in a `mark`.
  let pattern: Any.Type
  /// The text before `X` in the demangled `Mark<X>`.
  let mark: String
  /// The marked types.
  let types: [Any.Type]
  /// The code of a closure that notes the first word behind the arguments.
  let probe: UInt
  /// Whether a value that a member is called on is passed by its address.
  let isAddress: Bool
  /// Whether the receiver stands for the Self of a protocol's extension.
  package let isConformer: Bool

  package init(
    pattern: Any.Type,
    mark: Any.Type,
    types: [Any.Type],
    probe: UInt,
    isAddress: Bool,
    isConformer: Bool
  ) {
    self.pattern = pattern
    self.isAddress = isAddress
    self.isConformer = isConformer
    // `Mark<()>`, without its argument.
    self.mark = (Demangler.text(of: mark) ?? "").prefix { $0 != "<" } + "<"
    self.types = types
    self.probe = probe
  }
}

extension HookFinder {
  /// The generic function among a type's members, or free ones, that a handle names with types; nil
  /// if none has the name.
  func specialized(
    _ members: [FoundFunction],
    of holder: (MemberSymbol) -> GenericHolder?,
    by specialization: Specialization
  ) throws -> FoundFunction? {
    let named = members.filter { $0.symbol.isNamed(like: declaration) }
    var fitting: [FoundFunction] = []
    var refusals: [(found: FoundFunction, error: any Error)] = []
    for found in named {
      do {
        let types = try PlacedTypes(
          of: found.symbol,
          in: holder(found.symbol),
          specialization,
          for: declaration
        )
        var found = found
        found.checks = try types.checks(of: found.symbol)
        found.typeNames = types.names
        found.symbol = found.symbol.specialized(as: declaration.signature ?? found.symbol.signature)
        fitting.append(found)
      } catch {
        refusals.append((found, error))
      }
    }
    if let found = try unique(fitting) { return found }
    let count = declaration.signature?.parameters.count
    let nearest = refusals.first { $0.found.symbol.parameters.count == count } ?? refusals.first
    if let nearest { throw nearest.error }
    return nil
  }
}

/// The types that a symbol's parameters stand for, as the marks in a handle's type say.
struct PlacedTypes {
  /// The function's own parameters; those of a member of a generic class are printed so in its
  /// types.
  let own: [String]
  /// The requirements of the member and of its extension.
  let requirements: [String]
  /// The type that the member is called on, if that is generic.
  let holder: GenericHolder?
  let specialization: Specialization
  let declaration: String
  /// The types in place of parameters and associated types, by their names.
  var texts: [String: String] = [:]
  var types: [String: Any.Type] = [:]

  /// Throws if the handle's type is another than the symbol's, or has its marks elsewhere.
  init(
    of symbol: MemberSymbol,
    in holder: GenericHolder?,
    _ specialization: Specialization,
    for declaration: Declaration
  ) throws {
    own = symbol.genericParameters.map { holder == nil ? $0 : $0 + "1" }
    requirements = symbol.ownerRequirements + symbol.genericRequirements
    self.holder = holder
    self.specialization = specialization
    self.declaration = declaration.description
    try refuseUnknown(symbol)
    guard let text = Demangler.text(of: specialization.pattern), let type = FunctionText(text)
    else {
      throw refusal("the runtime cannot name its type")
    }
    guard type.parameters.count == symbol.parameters.count else {
      throw refusal(
        "it has \(symbol.parameters.count) parameters and not \(type.parameters.count)"
      )
    }
    for (name, type) in zip(["A", "B", "C", "D"], holder?.arguments ?? []) { types[name] = type }
    let known = FunctionType.parameters(of: specialization.pattern)
    let direct = try classParameters()
    // A setter takes its new value first.
    let isSetter = symbol.kind == .setter
    for (index, parameter) in symbol.parameters.enumerated() {
      let place = isSetter ? (index + 1) % symbol.parameters.count : index
      let declared = FunctionText.Parameter(symbol: parameter)
      try bind(
        declared.type,
        to: type.parameters[place].type,
        at: "parameter \(index + 1)",
        direct
      )
      if direct.contains(declared.type), place < known.count { types[declared.type] = known[place] }
    }
    let result = FunctionText.Parameter(symbol: symbol.result).type
    try bind(result, to: FunctionText.Parameter(symbol: type.result).type, at: "its result", direct)
    try compareEffects(of: symbol)
    for type in specialization.types {
      guard let text = Demangler.text(of: type) else { continue }
      for (name, bound) in texts where bound == text { types[name] = type }
    }
  }

  func refusal(_ detail: String) -> OverrideError {
    .unexpectedLayout(declaration: declaration, detail: detail)
  }
}

extension PlacedTypes {
  private func refuseUnknown(_ symbol: MemberSymbol) throws {
    guard holder != nil || symbol.usesGenericParameters else {
      throw refusal("it is not generic: write it without 'for:' and without 'Generic'")
    }
    let all =
      symbol.parameters + [symbol.result] + symbol.genericParameters + symbol.genericRequirements
    if all.contains(where: { $0.contains("each ") || $0.contains("repeat ") }) {
      throw refusal("it takes a pack of types, which no handle can: override what calls it")
    }
    if all.contains(where: { $0.contains("~") }) {
      throw refusal("its types need not be copyable, and a handle copies: override what calls it")
    }
    if symbol.result.split(separator: " ").contains("some") {
      throw refusal("its result is opaque, 'some': override what calls it")
    }
    // Symbols of accessors do not say what they throw.
    if symbol.kind.isAccessor,
      Signature(of: specialization.pattern, dropping: 0)?.effects?.isEmpty == false
    {
      throw refusal("it is generic, and throws or suspends: override what calls it")
    }
  }

  private func compareEffects(of symbol: MemberSymbol) throws {
    guard let declared = symbol.signature.effects,
      let written = Signature(of: specialization.pattern, dropping: 0)?.effects
    else { return }
    guard declared == written else {
      throw refusal(
        "it is \(declared.isEmpty ? "neither async nor throwing" : "'\(declared)'"), "
          + "and \(written.isEmpty ? "neither" : "'\(written)'") in the handle"
      )
    }
  }

  /// Binds each parameter in a declared type to the mark in its place, and compares all else.
  private mutating func bind(
    _ declared: String,
    to written: String,
    at place: String,
    _ direct: Set<String>
  ) throws {
    let (own, other) = (NameText(declared), NameText(written))
    var (at, there) = (0, 0)
    while at < own.range.upperBound {
      guard let parameter = own.parameter(at: at) else {
        guard own.byte(at) == other.byte(there) else { throw differing(place, declared, written) }
        (at, there) = (at + 1, there + 1)
        continue
      }
      let name = own[parameter].text
      let isMarked = other.starts(with: specialization.mark, at: there)
      guard isMarked != direct.contains(name) else {
        throw refusal(
          isMarked
            ? "'\(name)' in \(place) is a class, which is passed as any object: "
              + "write its types after 'as', without 'Generic', and the class after 'for:'"
            : "\(place) is '\(declared)', generic over '\(name)': "
              + "write 'Generic<…>' for '\(name)' in '\(unmarked(written))'"
        )
      }
      if isMarked { there += specialization.mark.utf8.count }
      let end = other.endOfType(from: there, isArgument: isMarked)
      let text = other[there..<end].text
      if let known = texts[name], known != text {
        throw refusal("'\(name)' is '\(known)' in one place, and '\(text)' in \(place)")
      }
      texts[name] = text
      (at, there) = (parameter.upperBound, isMarked ? end + 1 : end)
    }
    guard there >= other.range.upperBound else { throw differing(place, declared, written) }
  }

  private func differing(_ place: String, _ declared: String, _ written: String) -> OverrideError {
    let advice =
      written.contains(specialization.mark)
      ? ": write its types after 'as', and 'Generic<…>' for those alone that are parameters" : ""
    return refusal("\(place) is '\(declared)', and '\(unmarked(written))' in the handle\(advice)")
  }

  private func unmarked(_ text: String) -> String {
    text.replacing(specialization.mark, with: "Generic<")
  }
}
