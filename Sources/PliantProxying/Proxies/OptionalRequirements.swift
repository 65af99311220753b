#if canImport(PliantHooks)
import PliantHooks
import PliantImages

/// The types that implement an `@Optional` requirement themselves.
enum OptionalRequirements {
  private struct Asked: Hashable {
    let requirement: ObjectIdentifier
    let type: ObjectIdentifier
  }

  private static let known = Guarded<[Asked: Bool]>([:])

  /// Returns whether an implementer's type implements the requirement itself; true if that is
  /// unknown.
  static func isImplemented(_ requirement: RequirementDeclaration, by implementer: Any) -> Bool {
    let asked = Asked(
      requirement: ObjectIdentifier(requirement),
      type: ObjectIdentifier(type(of: implementer))
    )
    if let known = known.withLock({ $0[asked] }) { return known }
    let usesDefault = DefaultWitness(
      of: requirement.adopted,
      kind: requirement.kind.declared,
      name: requirement.memberName
    )
    .flatMap { $0.isUsed { witnesses(of: implementer, as: $0) } }
    let answer = usesDefault != true
    known.withLock { $0[asked] = answer }
    return answer
  }

  /// Returns the witness table of a value's type for a protocol.
  private static func witnesses(of value: Any, as type: Any.Type) -> UnsafePointer<UInt>? {
    func table<Adopted>(_ type: Adopted.Type) -> UnsafePointer<UInt>? {
      guard let value = value as? Adopted else { return nil }
      // SAFETY: the last word of an existential of one protocol is its witness table.
      return withUnsafeBytes(of: value) { bytes in
        let last = bytes.count - MemoryLayout<UInt>.size
        return UnsafePointer(bitPattern: bytes.load(fromByteOffset: last, as: UInt.self))
      }
    }
    return _openExistential(type, do: table)
  }
}

extension RequirementDeclaration {
  /// The name without the protocol: `shouldDismiss(_:)`.
  fileprivate var memberName: String { String(name.split(separator: ".").last ?? "") }
}

extension __Pliant.RequirementKind {
  fileprivate var declared: Declaration.Kind {
    switch self {
    case .method: .method
    case .getter: .getter
    case .setter: .setter
    }
  }
}
#endif
