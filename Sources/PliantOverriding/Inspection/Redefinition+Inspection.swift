extension Redefinition {
  /// The records of the redefinitions that somebody keeps, active or not, oldest first.
  ///
  /// No redefinition is kept for this: each ends when its user drops it.
  package static var listed: [RedefinitionRecord] { LiveRedefinitions.records }

  /// The redefinition with a number, if somebody still keeps it.
  package static func numbered(_ number: Int) -> Redefinition? {
    LiveRedefinitions.numbered(number)
  }
}

extension RedefinitionRecord {
  package var kind: LayerKind { installation.kind }

  /// Where it was begun, as ``OverriddenFunction/Layer/callers``.
  package var callers: [UInt] { installation.addresses }
}
