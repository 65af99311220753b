import CPliant
import PliantImages

extension PlacedTypes {
  /// The words behind a call's arguments: the metadata of each parameter, and then a table of
  /// witnesses for each protocol that is required.
  func checks(of symbol: MemberSymbol) throws -> CallChecks {
    let first = try firstWord(of: symbol)
    var (words, tables) = try holder?.words(for: declaration) ?? ([], [])
    for name in own { words.append(UInt(bitPattern: metadata(try type(of: name)))) }
    if case .words = holder, !tables.isEmpty, !symbol.ownerRequirements.isEmpty {
      throw refusal("its extension requires more than its type does, in an unknown order")
    }
    if case .object(let owner) = holder, !symbol.ownerRequirements.isEmpty,
      owner.descriptor.map({ $0.type.generics?.requirements.isEmpty == false }) ?? true
    {
      throw refusal("its extension requires more than its class does: override what calls it")
    }
    tables += try witnesses(of: requirements)
    words += tables
    guard words.count <= 6 else {
      throw refusal("it needs \(words.count) types and conformances, and handles pass six")
    }
    var checks = words.enumerated().map {
      CallCheck(place: .word(first + $0), expected: $1)
    }
    try refuseUnknownStack(of: symbol, words: words.count, behind: first)
    if case .object(let owner) = holder {
      let place: CallCheck.Place =
        symbol.isStatic || symbol.kind == .initializer ? .selfAsClass : .classOfSelf
      checks.insert(CallCheck(place: place, expected: owner.address), at: 0)
    }
    guard !checks.isEmpty else {
      throw refusal(
        "it is a member of generic code, which handles do not know: "
          + "override what calls it"
      )
    }
    return CallChecks(
      checks: checks,
      first: first,
      hasErrorPlace: symbol.signature.effects?.contains("(") == true
    )
  }

  /// The table of witnesses for each requirement that is of a protocol.
  private func witnesses(of requirements: [String]) throws -> [UInt] {
    try requirements.compactMap { requirement in
      guard let (subject, target) = Self.conformance(requirement) else {
        try refuseSameType(requirement)
        return nil
      }
      guard let descriptor = try RequiredType(target, for: declaration)?.descriptor else {
        return nil
      }
      let type = try type(of: subject)
      guard let table = swift_conformsToProtocol(metadata(type), descriptor) else {
        throw refusal("'\(type)' does not conform to '\(target)' here")
      }
      return UInt(bitPattern: table)
    }
  }

  /// Throws if the size of the arguments that an async function pops from the stack is unknown.
  private func refuseUnknownStack(of symbol: MemberSymbol, words: Int, behind first: Int) throws {
    let effects = symbol.signature.effects ?? ""
    // The address for an error may be behind the words; it is not known here.
    let mayHaveMore = effects.contains("(")
    // Vectors on the stack may lie elsewhere than in calls of the probe, which has two words more.
    let mayHaveLess = FunctionType.parameters(of: specialization.pattern)
      .contains { ValueLayout.isAlignedLikeVector($0) }
    let last = first + words + (mayHaveMore ? 1 : 0)
    guard effects.contains("async"), mayHaveMore || mayHaveLess, last > Self.registers else {
      return
    }
    throw refusal(
      "it suspends, takes more arguments than fit into registers, and "
        + "\(mayHaveMore ? "throws errors of one type" : "has vectors among them"): "
        + "override what calls it"
    )
  }

  private static let registers = Int(pliant_argument_register_count)

  /// Where the words behind the arguments begin.
  private func firstWord(of symbol: MemberSymbol) throws -> Int {
    guard let function = UnsafeRawPointer(bitPattern: specialization.probe),
      case let found = Int(pliant_find_word(function)), found >= 0
    else { throw refusal("the compiler passes what is behind its arguments in an unknown way") }
    guard symbol.signature.effects?.contains("async") == true else { return found }
    // Calls of an async function pass the addresses of its results before its arguments, and then
    // the caller's actor, if it inherits that; those of the probe pass two addresses more.
    let inherits = FunctionText(specialization.pattern)?.inheritsIsolation == true
    return inherits ? found : found - 2
  }

  /// All of the types, the generic owner's first.
  var names: String? {
    let owners = ["A", "B", "C", "D"].prefix { texts[$0] != nil }
    let all: [String?]
    switch holder {
    case nil: all = own.map { texts[$0] }
    case .conformer(let type, _): all = [Demangler.text(of: type)] + own.map { texts[$0] }
    default: all = owners.map { texts[$0] } + own.map { texts[$0] }
    }
    let known = all.compactMap(\.self)
    return known.isEmpty || known.count < all.count ? nil : known.joined(separator: ", ")
  }

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
  func classParameters() throws -> Set<String> {
    var found =
      try holder?.descriptor.map { try ClassParameters.named(in: $0, declaration) } ?? []
    for (subject, target) in requirements.compactMap(Self.conformance)
    where try RequiredType(target, for: declaration)?.isClass == true {
      found.insert(subject)
    }
    return found
  }
}

private func metadata(_ type: Any.Type) -> UnsafeRawPointer {
  unsafeBitCast(type, to: UnsafeRawPointer.self)
}
