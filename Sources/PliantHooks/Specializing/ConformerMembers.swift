import CPliant
import PliantImages

extension HookFinder {
  /// The member of a protocol's extension as it runs on one type that conforms to the protocol.
  func extensionMember(of type: Any.Type, isObject: Bool) throws -> Implementation {
    guard let specialization else { throw notFound(nearMisses: []) }
    let (members, holders) = try extensionMembers(of: type, isObject: isObject)
    let found = try specialized(
      members,
      of: { symbol in
        members.first { $0.symbol.text == symbol.text }.flatMap { holders[$0.mangled] }
      },
      by: specialization
    )
    guard let found else { throw noExtensionMember(of: type, isObject: isObject) }
    // Layers are found from the class of the receiver.
    let owner = isObject ? (type as? AnyClass).map { ClassMetadata($0) } : nil
    return try implementation(found, of: owner)
  }

  /// Whether calls pass objects of a class by the address of a reference, since only extensions of
  /// protocols that other types may conform to, too, have the member.
  package func isPassedByAddress(_ type: AnyClass) -> Bool {
    func isThere(isObject: Bool) -> Bool {
      let found = try? extensionMembers(of: type, isObject: isObject).members
      return found?.contains { $0.symbol.isNamed(like: declaration) } ?? false
    }
    return !isThere(isObject: true) && isThere(isObject: false)
  }

  /// The members that extensions of a class's protocols, or of others, add to a type.
  private func extensionMembers(
    of type: Any.Type,
    isObject: Bool
  ) throws -> (members: [FoundFunction], holders: [String: GenericHolder]) {
    var members: [FoundFunction] = []
    var holders: [String: GenericHolder] = [:]
    for image in images {
      let symbols = try symbols(of: image, prefix: "$s", containing: declaration.longestWord)
      let owners = Set((symbols ?? []).compactMap { extended($0.0) })
      for owner in owners {
        guard let (known, table) = conformance(of: type, to: owner), known.isClass == isObject
        else { continue }
        let found = FoundFunction.all(in: symbols ?? [], of: image, owner: owner, for: declaration)
          .filter { !$0.symbol.isStatic && $0.symbol.kind != .initializer }
        for member in found {
          holders[member.mangled] = .conformer(type, table: UInt(bitPattern: table))
        }
        members += found
      }
    }
    return (members, holders)
  }

  /// A protocol of a name and its table for a type that conforms to it; nil of one that does not.
  func conformance(
    of type: Any.Type,
    to name: String
  ) -> (required: RequiredType, table: UnsafeRawPointer)? {
    guard let required = try? RequiredType(name, for: declaration.description),
      let descriptor = required.descriptor,
      let table = swift_conformsToProtocol(
        unsafeBitCast(type, to: UnsafeRawPointer.self),
        descriptor
      )
    else { return nil }
    return (required, table)
  }

  /// The protocol whose extension has the member that a symbol names: `Shop.Greeter`.
  func extended(_ mangled: String) -> String? {
    // It holds `P`, the module, `E`, and the name.
    guard declaration.symbolSuffixes.contains(where: { mangled.hasSuffix($0) }),
      mangled.contains(/P(s|S[a-zA-Z]|A[A-Za-z]+|[0-9]+\w+?)E[0-9]/),
      let name = Demangler.demangle(mangled).map({ DemangledName($0) }),
      name.name == declaration.name
    else { return nil }
    return name.owner?.text
  }

  private func noExtensionMember(of type: Any.Type, isObject: Bool) -> OverrideError {
    declaration.refusal(
      "no extension of a \(isObject ? "class's " : "")protocol that '\(type)' conforms to "
        + "has it: write the receiver without 'Generic' if the type has it itself"
    )
  }
}
