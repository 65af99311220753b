import CPliant
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

  static func type(_ text: String) -> Any.Type? { find(text[...]).type }

  private static func find(_ text: Substring) -> Found {
    let text = String(text)
    if let found = known.withLock({ $0[text] }) { return found }
    let manglings = manglings(text[...])
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
  private static func row(_ parts: [Substring]) -> [String]? {
    let manglings = parts.compactMap { find($0).mangling }
    return manglings.count == parts.count ? manglings : nil
  }

  /// A type that the runtime does not find by its name, because it is private.
  private static func typeOfAccessor(_ mangling: String) -> Any.Type? {
    guard mangling.contains("LL"), !mangling.hasSuffix("G") else { return nil }
    for image in Image.loaded() {
      guard let file = try? ImageFiles.file(of: image) else { continue }
      func symbol(_ suffix: String) -> UnsafeRawPointer? {
        let name = "$s" + mangling + suffix
        return file.symbols(prefix: name).first { $0.0 == name }
          .flatMap { UnsafeRawPointer(bitPattern: $0.1) }
      }
      guard let accessor = symbol("Ma"), let descriptor = symbol("Mn") else { continue }
      // SAFETY: symbols say that these are a type's accessor and descriptor. If the flags in the
      // first word say that it is not generic, the accessor takes nothing but the request.
      guard descriptor.load(as: UInt32.self) & 0x80 == 0 else { return nil }
      return pliant_type_of_accessor(accessor).map { unsafeBitCast($0, to: Any.Type.self) }
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
  private static func manglings(_ text: Substring) -> [String] {
    var text = text.drop { $0 == " " }
    while let prefix = noise.first(where: { text.hasPrefix($0) }) {
      text = text.dropFirst(prefix.count)
    }
    switch text {
    case "()": return ["yt"]
    case "Any", "Swift.Sendable": return ["yp"]
    case "Swift.AnyObject": return ["yXl"]
    case _ where text.hasSuffix("..."):
      return row([text.dropLast(3)]).map { ["s5ArrayVy" + $0[0] + "G"] } ?? []
    case _ where text.hasSuffix("?"): return row([text.dropLast()]).map { [$0[0] + "Sg"] } ?? []
    case _ where text.hasPrefix("["): return collection(text)
    case _ where text.contains(" & "): return composition(text)
    case _ where text.hasPrefix("(") && !text.contains(" in _"): return tuple(text)
    default: return nominal(text)
    }
  }

  /// Whether a text is a tuple of several elements.
  static func isTuple(_ text: Substring) -> Bool {
    text.hasPrefix("(") && isWhole(text) && elements(ofTuple: text).count > 1
  }

  /// The types of a tuple's elements, without their labels.
  static func elements(ofTuple text: Substring) -> [Substring] {
    parts(of: text.dropFirst().dropLast()).map { part in
      var start = part.startIndex
      TypeText.walk(part) { index, depth in
        let isLabelled = depth == 0 && part[index...].hasPrefix(": ")
        if isLabelled { start = part.index(index, offsetBy: 2) }
        return !isLabelled
      }
      return part[start...].drop { $0 == " " }
    }
  }

  /// Whether the bracket that a text begins with is closed at its end.
  static func isWhole(_ text: Substring) -> Bool {
    var end: Substring.Index?
    TypeText.walk(text) { index, depth in
      if depth == 0, index > text.startIndex { end = index }
      return end == nil
    }
    return end.map { text.index(after: $0) == text.endIndex } ?? false
  }

  /// Several protocols: `Shop.Shape & Swift.Sendable`.
  private static func composition(_ text: Substring) -> [String] {
    let names = text.split(separator: " & ").filter { $0 != "Swift.Sendable" }.map(components)
    let protocols = names.compactMap { $0?.1.count == 1 ? $0.map { $0.0 + $0.1[0] + "P" } : nil }
    guard protocols.count == names.count, let first = protocols.first else { return [] }
    return [first + "_" + protocols.dropFirst().joined() + "p"]
  }

  private static func collection(_ text: Substring) -> [String] {
    guard isWhole(text) else { return [] }
    let inside = text.dropFirst().dropLast()
    var colon: Substring.Index?
    TypeText.walk(inside) { index, depth in
      if depth == 0, inside[index] == ":" { colon = index }
      return colon == nil
    }
    guard let colon else { return row([inside]).map { ["s5ArrayVy" + $0[0] + "G"] } ?? [] }
    return row([inside[..<colon], inside[inside.index(after: colon)...]])
      .map { ["s10DictionaryVy" + $0.joined() + "G"] } ?? []
  }

  private static func tuple(_ text: Substring) -> [String] {
    guard isWhole(text) else { return [] }
    let parts = parts(of: text.dropFirst().dropLast())
    // A label is a part of the type.
    guard parts.allSatisfy({ !$0.contains(": ") || $0.hasPrefix("[") }), let row = row(parts)
    else { return [] }
    return [row[0] + "_" + row.dropFirst().joined() + "t"]
  }

  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    TypeText.walk(text) { index, depth in
      if depth == 0, text[index] == "," {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      return true
    }
    return parts + [text[start...]]
  }

  private static func nominal(_ text: Substring) -> [String] {
    var arguments = ""
    var name = text
    if let open = text.firstIndex(of: "<") {
      guard text.hasSuffix(">"),
        let row = row(parts(of: text[text.index(after: open)...].dropLast()))
      else { return [] }
      arguments = "y" + row.joined() + "G"
      name = text[..<open]
    }
    guard let (module, rest) = components(of: name) else { return [] }
    var bases = [module]
    for (index, part) in rest.enumerated() {
      let kinds = index == 0 && rest.count == 1 ? ["V", "C", "O", "P_p"] : ["V", "C", "O"]
      bases = bases.flatMap { base in kinds.map { base + part + $0 } }
    }
    return bases.map { $0 + arguments }
  }

  /// The mangled module, and the mangled names of the types; a private one has a discriminator.
  private static func components(of name: Substring) -> (String, [String])? {
    var rest = name
    var parts: [String] = []
    while !rest.isEmpty {
      if rest.hasPrefix("("), let close = rest.firstIndex(of: ")"),
        let middle = rest[..<close].firstRange(of: " in ")
      {
        let own = rest[..<middle.lowerBound].dropFirst()
        let discriminator = rest[middle.upperBound..<close]
        guard discriminator.hasPrefix("_") else { return nil }
        let file = discriminator
        parts.append("\(own.utf8.count)\(own)\(file.utf8.count)\(file)LL")
        rest = rest[rest.index(after: close)...]
      } else {
        let part = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !part.isEmpty else { return nil }
        parts.append("\(part.utf8.count)\(part)")
        rest = rest[part.endIndex...]
      }
      guard rest.isEmpty || rest.hasPrefix(".") else { return nil }
      rest = rest.dropFirst()
    }
    guard parts.count > 1 else { return nil }
    let module = parts[0] == "5Swift" ? "s" : parts[0] == "3__C" ? "So" : parts[0]
    return (module, Array(parts.dropFirst()))
  }
}
