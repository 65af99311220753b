import PliantImages

/// How generic code passes the values of a struct or an enum.
package enum GenericLayout {
  /// Whether unspecialized methods get a value by its address because its size depends on its
  /// parameters; nil if its fields do not tell.
  package static func dependsOnParameters(_ type: Any.Type) -> Bool? {
    guard let descriptor = LoadedType(ofValue: type) else { return nil }
    return descriptor.isGeneric ? fields(of: descriptor) : false
  }

  private static func fields(of descriptor: LoadedType) -> Bool? {
    guard let classes = try? ClassParameters.named(in: descriptor, ""),
      let fields = descriptor.fields?.records
    else { return nil }
    let dependences = fields.compactMap(\.type).map {
      dependence(of: MangledType.text(at: $0).text, classes)
    }
    return dependences.contains(true) ? true : dependences.contains(nil) ? nil : false
  }

  /// Whether the size of a field depends on a parameter, by the mangled name of its type.
  private static func dependence(of text: String, _ classes: Set<String>) -> Bool? {
    guard text.contains(where: { "xqQ".contains($0) }) else { return false }
    let isOptional = text.hasSuffix("Sg")
    let parameter = isOptional ? String(text.dropLast(2)) : text
    if let known = ClassParameters.names[parameter] { return !classes.contains(known) }
    // An Array, a Dictionary or a Set, which is a reference.
    let isReference = ["Say", "SDy", "Shy"].contains { parameter.hasPrefix($0) }
    return isReference && parameter.hasSuffix("G") && !parameter.contains("#") ? false : nil
  }
}
