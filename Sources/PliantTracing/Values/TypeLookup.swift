import PliantBase
import PliantImages

/// Finds types by the texts that the demangler prints for them.
///
/// A text does not say whether a type is a struct, a class or an enum, so that each is tried.
enum TypeLookup {
  private static let known = Guarded<[String: Found]>([:])

  private struct Found: Sendable {
    let type: Any.Type?
    /// The mangling by which the runtime finds it.
    let mangling: String?
  }

  static func type(_ text: String) -> Any.Type? { find(NameText(text)).type }

  private static func find(_ name: NameText) -> Found {
    let text = name.text
    if let found = known.withLock({ $0[text] }) { return found }
    let manglings = manglings(name)
    let named = manglings.lazy.compactMap { mangling in
      _typeByName(mangling).map { Found(type: $0, mangling: mangling) }
    }.first
    let found =
      named ?? Found(type: manglings.lazy.compactMap(typeOfAccessor).first, mangling: nil)
    known.withLock { $0[text] = found }
    return found
  }

  /// The manglings of several types, one after the other; nil if one is not found.
  ///
  /// Each is looked up by itself: those of all that they might be are too many.
  private static func row(_ parts: [NameText]) -> [String]? {
    let manglings = parts.compactMap { find($0).mangling }
    return manglings.count == parts.count ? manglings : nil
  }

  /// A type that the runtime does not find by its name, because it is private.
  private static func typeOfAccessor(_ mangling: String) -> Any.Type? {
    guard mangling.contains("LL"), !mangling.hasSuffix("G") else { return nil }
    for image in Image.loaded() {
      guard let file = try? ImageFile.of(image) else { continue }
      let name = "$s" + mangling + "Mn"
      let found = file.symbols(prefix: name).first { $0.0 == name }
      if let (_, descriptor) = found { return LoadedType(descriptor).type }
    }
    return nil
  }
}

// MARK: - Manglings

extension TypeLookup {
  private static let noise = [
    "__owned ", "__shared ", "any ", "@Sendable ", "@Swift.MainActor ", "sending ",
  ]

  /// The manglings that a text may stand for.
  private static func manglings(_ text: NameText) -> [String] {
    var text = text.trimmed
    while let prefix = noise.first(where: { text.starts(with: $0) }) {
      text = text.dropFirst(prefix.utf8.count)
    }
    switch text.text {
    case "()": return ["yt"]
    case "Any", "Swift.Sendable": return ["yp"]
    case "Swift.AnyObject": return ["yXl"]
    case "Any.Type": return ["ypXp"]
    case _ where text.ends(with: "..."):
      return row([text.dropLast(3)]).map { ["s5ArrayVy" + $0[0] + "G"] } ?? []
    case _ where text.ends(with: "?"): return row([text.dropLast(1)]).map { [$0[0] + "Sg"] } ?? []
    case _ where text.starts(with: "["): return collection(text)
    case _ where text.first(of: " & ") != nil: return composition(text)
    case _ where text.starts(with: "(") && text.inside != nil: return tuple(text)
    default: return nominal(text)
    }
  }

  /// Several protocols: `Shop.Shape & Swift.Sendable`.
  private static func composition(_ text: NameText) -> [String] {
    let names = text.parts(between: " & ").filter { $0.text != "Swift.Sendable" }.map(components)
    let protocols = names.compactMap { $0?.1.count == 1 ? $0.map { $0.0 + $0.1[0] + "P" } : nil }
    guard protocols.count == names.count, let first = protocols.first else { return [] }
    return [first + "_" + protocols.dropFirst().joined() + "p"]
  }

  private static func collection(_ text: NameText) -> [String] {
    guard let inside = text.inside else { return [] }
    guard let (key, value) = inside.halves(at: ":") else {
      return row([inside]).map { ["s5ArrayVy" + $0[0] + "G"] } ?? []
    }
    return row([key, value]).map { ["s10DictionaryVy" + $0.joined() + "G"] } ?? []
  }

  private static func tuple(_ text: NameText) -> [String] {
    // A label is a part of the type.
    guard let parts = text.inside?.elements, parts.allSatisfy({ $0.label == nil }),
      let row = row(parts)
    else { return [] }
    return [row[0] + "_" + row.dropFirst().joined() + "t"]
  }

  private static func nominal(_ text: NameText) -> [String] {
    let (name, list) = text.typeArguments
    guard let row = row(list), let (module, rest) = components(of: name) else { return [] }
    let arguments = row.isEmpty ? "" : "y" + row.joined() + "G"
    var bases = [module]
    for (index, part) in rest.enumerated() {
      let kinds = index == 0 && rest.count == 1 ? ["V", "C", "O", "P_p"] : ["V", "C", "O"]
      bases = bases.flatMap { base in kinds.map { base + part + $0 } }
    }
    return bases.map { $0 + arguments }
  }

  /// The mangled module, and the mangled names of the types; a private one has a discriminator.
  private static func components(of name: NameText) -> (String, [String])? {
    guard let parts = name.names, parts.count > 1 else { return nil }
    let mangled = parts.map { part in
      MangledName.identifier(part.name)
        + (part.discriminator.map { MangledName.identifier($0) + "LL" } ?? "")
    }
    let module = mangled[0] == "5Swift" ? "s" : mangled[0] == "3__C" ? "So" : mangled[0]
    return (module, Array(mangled.dropFirst()))
  }
}
