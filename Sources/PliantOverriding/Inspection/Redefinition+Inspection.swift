extension Redefinition {
  /// Every redefinition that somebody keeps, in use or not, in the order in which they were made.
  package static var all: [Redefinition] { LiveRedefinitions.all }

  /// What it stands in for.
  package var declarations: [String] { parts.map(\.declaration) }
}
