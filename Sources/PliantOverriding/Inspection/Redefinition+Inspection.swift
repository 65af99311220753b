extension Redefinition {
  /// A redefinition that somebody keeps, as a person looks at it.
  package struct Listed: Sendable {
    /// Unique in the process.
    package let number: Int
    /// The declarations that it redefines.
    package let declarations: [String]
    package let isInUse: Bool
  }

  /// Every redefinition that somebody keeps, in use or not, oldest first.
  ///
  /// None is kept for this: each ends when its user drops it.
  package static var listed: [Listed] {
    LiveRedefinitions.records.map {
      Listed(number: $0.number, declarations: $0.declarations, isInUse: $0.isInPlace)
    }
  }

  /// The redefinition with a number, if somebody still keeps it.
  package static func numbered(_ number: Int) -> Redefinition? {
    LiveRedefinitions.numbered(number)
  }
}
