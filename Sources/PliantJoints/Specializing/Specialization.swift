import CPliant
import PliantImages

/// The types that a handle names a generic function with.
package struct Specialization: Sendable {
  /// The function's type in which each type that stands for a parameter is in a `mark`.
  let pattern: Any.Type
  /// What `Mark<X>` is printed as before `X`.
  let mark: String
  /// The marked types.
  let types: [Any.Type]
  /// The code of a closure that notes the first word behind the arguments.
  let probe: UInt

  package init(pattern: Any.Type, mark: Any.Type, types: [Any.Type], probe: UInt) {
    self.pattern = pattern
    // `Mark<()>`, without its argument.
    self.mark = (Demangler.text(of: mark) ?? "").prefix { $0 != "<" } + "<"
    self.types = types
    self.probe = probe
  }
}

extension JointFinder {
  /// The generic function among a type's members, or free ones, that a handle names with types; nil
  /// if none has the name.
  func specialized(
    _ members: [FoundFunction],
    of owner: ClassMetadata?,
    by specialization: Specialization
  ) throws -> FoundFunction? {
    let named = members.filter { $0.symbol.isNamed(like: declaration) }
    var fitting: [FoundFunction] = []
    var refusals: [(found: FoundFunction, error: any Error)] = []
    for found in named {
      do {
        let types = try PlacedTypes(
          of: found.symbol,
          in: owner.flatMap { $0.descriptor?.isGeneric == true ? $0 : nil },
          specialization,
          for: declaration
        )
        var found = found
        found.checks = try types.checks(of: found.symbol)
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
  private let clause: GenericClause
  /// The class of the receiver, if that is generic; its types come from there.
  private let owner: ClassMetadata?
  private let specialization: Specialization
  private let declaration: String
  /// The types in place of parameters and associated types, by their names.
  private var texts: [String: String] = [:]
  private var types: [String: Any.Type] = [:]

  /// Throws if the handle's type is another than the symbol's, or has its marks elsewhere.
  init(
    of symbol: MemberSymbol,
    in owner: ClassMetadata?,
    _ specialization: Specialization,
    for declaration: Declaration
  ) throws {
    clause = GenericClause(of: symbol)
    self.owner = owner
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
    let known = FunctionType.parameters(of: specialization.pattern)
    let direct = try classParameters()
    for (index, parameter) in symbol.parameters.enumerated() {
      let declared = FunctionText.Parameter(symbol: parameter)
      try bind(
        declared.text,
        to: type.parameters[index].text,
        at: "parameter \(index + 1)",
        direct
      )
      if direct.contains(declared.text), index < known.count { types[declared.text] = known[index] }
    }
    let result = FunctionText.Parameter(symbol: symbol.result).text
    try bind(result, to: FunctionText.Parameter(symbol: type.result).text, at: "its result", direct)
    try compareEffects(of: symbol)
    for type in specialization.types {
      guard let text = Demangler.text(of: type) else { continue }
      for (name, bound) in texts where bound == text { types[name] = type }
    }
  }

  private func refusal(_ detail: String) -> JointError {
    .unexpectedLayout(declaration: declaration, detail: detail)
  }
}

extension PlacedTypes {
  private func refuseUnknown(_ symbol: MemberSymbol) throws {
    guard symbol.isGeneric || symbol.usesGenericParameters else {
      throw refusal("it is not generic: write it without 'for:' and without 'Generic'")
    }
    let all = symbol.parameters + [symbol.result] + clause.parameters + clause.requirements
    if all.contains(where: { $0.contains("each ") || $0.contains("repeat ") }) {
      throw refusal("it takes a pack of types, which no handle can: override what calls it")
    }
    if all.contains(where: { $0.contains("~") }) {
      throw refusal("its types need not be copyable, and a handle copies: override what calls it")
    }
    if symbol.result.split(separator: " ").contains("some") {
      throw refusal("its result is opaque, 'some': override what calls it")
    }
    if symbol.signature.effects?.contains("async") == true {
      throw refusal("it is generic and async: override what calls it")
    }
    if let effects = symbol.signature.effects, effects.contains("("),
      TypeText.namesParameter(effects)
    {
      throw refusal("it throws an error of a parameter's type: override what calls it")
    }
  }

  private func compareEffects(of symbol: MemberSymbol) throws {
    guard let declared = symbol.signature.effects,
      let written = Signature(of: specialization.pattern, dropping: 0)?.effects
    else { return }
    guard declared == written else {
      throw refusal(
        "it is\(declared.isEmpty ? " neither async nor throwing" : declared), "
          + "and\(written.isEmpty ? " neither" : written) in the handle"
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
    var rest = Substring(declared)
    var other = Substring(written)
    var previous: Character = " "
    while let first = rest.first {
      guard let name = TypeText.parameter(startOf: rest, after: previous) else {
        guard first == other.first else {
          throw differing(place, declared, written)
        }
        rest.removeFirst()
        other.removeFirst()
        previous = first
        continue
      }
      let isMarked = other.hasPrefix(specialization.mark)
      guard isMarked != direct.contains(name) else {
        throw refusal(
          isMarked
            ? "'\(name)' in \(place) is a class, which is passed as any object: "
              + "write its types after 'as', without 'Generic', and the class after 'for:'"
            : "\(place) is '\(declared)', generic over '\(name)': "
              + "write 'Generic<…>' for '\(name)' in '\(unmarked(written))'"
        )
      }
      if isMarked { other = other.dropFirst(specialization.mark.count) }
      let end = TypeText.endOfType(in: other)
      let text = String(other[..<end])
      if let known = texts[name], known != text {
        throw refusal("'\(name)' is '\(known)' in one place, and '\(text)' in \(place)")
      }
      texts[name] = text
      other = isMarked ? other[end...].dropFirst() : other[end...]
      rest = rest.dropFirst(name.count)
      previous = "A"
    }
    guard other.isEmpty else {
      throw differing(place, declared, written)
    }
  }

  private func differing(_ place: String, _ declared: String, _ written: String) -> JointError {
    let advice =
      written.contains(specialization.mark)
      ? ": write its types after 'as', and 'Generic<…>' for those alone that are parameters" : ""
    return refusal("\(place) is '\(declared)', and '\(unmarked(written))' in the handle\(advice)")
  }

  private func unmarked(_ text: String) -> String {
    text.replacing(specialization.mark, with: "Generic<")
  }
}

// MARK: - Words

extension PlacedTypes {
  /// What calls have behind their arguments: the metadata of each parameter, and then a table of
  /// witnesses for each protocol that is required.
  func checks(of symbol: MemberSymbol) throws -> [CallCheck] {
    guard let function = UnsafeRawPointer(bitPattern: specialization.probe),
      case let first = pliant_find_word(function), first >= 0
    else { throw refusal("the compiler passes what is behind its arguments in an unknown way") }
    var words: [UInt] = []
    for name in own { words.append(UInt(bitPattern: metadata(try type(of: name)))) }
    for requirement in clause.requirements {
      guard let (subject, target) = Self.conformance(requirement) else {
        try refuseSameType(requirement)
        continue
      }
      guard let descriptor = try RequiredType(target, for: declaration)?.descriptor else {
        continue
      }
      let type = try type(of: subject)
      guard let table = swift_conformsToProtocol(metadata(type), descriptor) else {
        throw refusal("'\(type)' does not conform to '\(target)' here")
      }
      words.append(UInt(bitPattern: table))
    }
    guard words.count <= 6 else {
      throw refusal("it needs \(words.count) types and conformances, and handles pass six")
    }
    let checks = words.enumerated().map {
      CallCheck(place: .word(Int(first) + $0), expected: $1)
    }
    guard let owner else {
      guard !checks.isEmpty else {
        throw refusal(
          "it is a member of generic code, which handles do not know: "
            + "override what calls it"
        )
      }
      return checks
    }
    let place: CallCheck.Place =
      symbol.isStatic || symbol.kind == .initializer ? .selfAsClass : .classOfSelf
    return [CallCheck(place: place, expected: owner.address)] + checks
  }

  /// The function's own parameters; those of a member of a generic class are printed so in its
  /// types.
  private var own: [String] { clause.parameters.map { owner == nil ? $0 : $0 + "1" } }

  private func type(of name: String) throws -> Any.Type {
    guard let type = types[name] else {
      throw refusal("the handle does not say what '\(name)' is: override what calls it")
    }
    return type
  }

  /// `A: Swift.Decodable` taken apart; nil for other requirements.
  private static func conformance(_ requirement: String) -> (String, String)? {
    guard let colon = requirement.firstRange(of: ": ") else { return nil }
    return (String(requirement[..<colon.lowerBound]), String(requirement[colon.upperBound...]))
  }

  /// A parameter that is another type brings no word of its own.
  private func refuseSameType(_ requirement: String) throws {
    guard let equals = requirement.firstRange(of: " == ") else {
      throw refusal("it requires '\(requirement)', which handles do not know")
    }
    let sides = [requirement[..<equals.lowerBound], requirement[equals.upperBound...]]
    guard !sides.contains(where: { own.contains(String($0)) }) else {
      throw refusal("it requires '\(requirement)', which handles do not know")
    }
  }

  /// The parameters that are classes, whose values are passed as any object.
  private func classParameters() throws -> Set<String> {
    var found =
      try owner?.descriptor.map { try ClassParameters.named(in: $0.address, declaration) } ?? []
    for (subject, target) in clause.requirements.compactMap(Self.conformance)
    where try RequiredType(target, for: declaration)?.isClass == true {
      found.insert(subject)
    }
    return found
  }
}

private func metadata(_ type: Any.Type) -> UnsafeRawPointer {
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}
