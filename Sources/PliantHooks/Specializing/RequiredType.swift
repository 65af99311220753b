import PliantImages

/// A requirement on a type parameter: a protocol or a class.
struct RequiredType {
  let isClass: Bool
  /// The descriptor of a protocol with a table of witnesses.
  let descriptor: UnsafeRawPointer?

  private static let markers: Set = [
    "Swift.Sendable", "Swift.SendableMetatype", "Swift.Copyable", "Swift.Escapable",
    "Swift.BitwiseCopyable",
  ]

  /// Returns nil for a protocol without requirements that the compiler alone knows.
  init?(_ name: String, for declaration: String) throws {
    if Self.markers.contains(name) { return nil }
    if name == "AnyObject" {
      (isClass, descriptor) = (true, nil)
      return
    }
    let parts = name.split(separator: ".")
    let mangled = parts.count == 2 ? Self.mangled(parts[0]) + Self.mangled(parts[1]) : nil
    if let mangled, let existential = _typeByName(mangled + "_p").flatMap({ ExistentialType($0) }),
      existential.protocolCount == 1
    {
      isClass = existential.isClassBound
      descriptor = existential.onlyProtocol.flatMap { UnsafeRawPointer(bitPattern: $0) }
      return
    }
    if let mangled, _typeByName(mangled + "C") != nil {
      (isClass, descriptor) = (true, nil)
      return
    }
    throw OverrideError.unexpectedLayout(
      declaration: declaration,
      detail: "it requires '\(name)', which the runtime does not find by its name, "
        + "as it is private or within another type: override what calls it"
    )
  }

  private static func mangled(_ part: Substring) -> String {
    part == "Swift" ? "s" : MangledName.identifier(part)
  }
}
