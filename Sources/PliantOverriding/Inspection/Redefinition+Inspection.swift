extension Redefinition {
  /// A redefinition that somebody keeps, as a person looks at it.
  package struct Listed: Sendable {
    /// What tells it from every other one, for as long as the process runs.
    package let number: Int
    /// What it stands in for.
    package let declarations: [String]
    package let isInUse: Bool
    let targets: [LayerStack.Target]
  }

  /// Every redefinition that somebody keeps, in use or not, in the order in which they were made.
  package static var listed: [Listed] { LiveRedefinitions.listed }

  /// The one with a number, if somebody still keeps it.
  package static func numbered(_ number: Int) -> Redefinition? {
    LiveRedefinitions.numbered(number)
  }
}
