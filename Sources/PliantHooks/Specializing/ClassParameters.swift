import PliantImages

/// The parameters of a generic type that are classes; the symbols of its members do not say so.
enum ClassParameters {
  /// Reads the requirements in the descriptor of a generic class, struct or enum.
  static func named(in descriptor: LoadedType, _ declaration: String) throws -> Set<String> {
    var found: Set<String> = []
    for requirement in descriptor.generics?.requirements ?? [] {
      guard requirement.kind != .sameType else { throw unknown(declaration) }
      guard requirement.isOfClasses else { continue }
      guard let name = requirement.subject.flatMap({ names[$0] }) else {
        throw unknown(declaration)
      }
      found.insert(name)
    }
    return found
  }

  /// How the first parameters are mangled.
  static let names = ["x": "A", "q_": "B", "q0_": "C"]

  private static func unknown(_ declaration: String) -> OverrideError {
    .unexpectedLayout(
      declaration: declaration,
      detail: "its type requires something of its parameters that handles do not know: "
        + "override what calls it"
    )
  }
}
