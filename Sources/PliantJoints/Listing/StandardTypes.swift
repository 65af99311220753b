/// How the types that fields are mostly of are passed, by their mangled names.
enum StandardTypes {
  enum Words: Equatable {
    case words(Int)
    case object
    case byAddress
  }

  /// A type of the standard library that may still change, and so is always passed by its address.
  static func isResilient(_ name: String) -> Bool {
    guard let dot = name.firstIndex(of: "."),
      ["Swift", "_Concurrency", "Synchronization", "Distributed"].contains(name[..<dot])
    else { return false }
    return !ValueLayout.frozen.contains {
      name == "Swift." + $0 || name.hasPrefix("Swift." + $0 + ".")
    }
  }

  /// One of those that are passed directly, whatever they are generic over.
  static func isFrozen(_ name: String) -> Bool {
    name.hasPrefix("Swift.") && !name.hasSuffix("Range")
      && ValueLayout.frozen.contains { name.dropFirst("Swift.".count) == $0 }
  }

  /// The words of the type of a field; nil where the name does not tell.
  ///
  /// The first reference to a descriptor stands in `text` as `\0`, and what it is as `reference`.
  static func words(of text: String, reference: Words?) -> Words? {
    if let known = plain[text] { return .words(known) }
    switch text {
    case "\0": return reference
    case "SS", "SJ": return .words(2)
    case "Ss": return .words(4)
    default: break
    }
    // Existentials, weak references, which only lie in memory, and what may still change.
    let isExistential = text.hasSuffix("_p") || text == "yp" || text == "yXl"
    let isBuffer = ["SR", "Sr", "SW", "Sw"].contains(text.prefix(2))
    if isExistential || isBuffer || text.hasSuffix("Xw") { return .byAddress }
    // A function that may be kept: its code and its context.
    if text.hasSuffix("c"), !text.contains("X") { return .words(2) }
    guard text.hasSuffix("Sg") else { return isOneWord(text) ? .words(1) : nil }
    let wrapped = String(text.dropLast(2))
    if let words = plain[wrapped] { return .words(words + 1) }
    // An optional of what holds a reference: the runtime does not tell it from a weak one.
    let holdsReference =
      wrapped == "SS" || wrapped == "yp" || wrapped.hasSuffix("c")
      || isOneWord(wrapped) && !wrapped.hasPrefix("Sp") && !wrapped.hasPrefix("SP")
      || wrapped == "\0" && (reference == .object || reference == .byAddress)
    return holdsReference ? .byAddress : nil
  }

  /// `[T]`, `[K: V]`, `Set<T>`, and pointers.
  private static func isOneWord(_ text: String) -> Bool {
    text.hasSuffix("G") && ["Say", "SDy", "Shy", "Spy", "SPy"].contains(text.prefix(3))
      // Two generic types in a row are another one's arguments.
      && text.dropFirst(3).filter { $0 == "G" }.count
        == 1 + text.dropFirst(3).ranges(of: #/S[aDhpP]y/#).count
  }

  /// Numbers, and the words they take.
  private static let plain: [String: Int] = [
    "Si": 1, "Su": 1, "Sb": 1, "Sd": 1, "Sf": 1, "SO": 1, "SV": 1, "Sv": 1, "s4Int8V": 1,
    "s5Int16V": 1, "s5Int32V": 1, "s5Int64V": 1, "s5UInt8V": 1, "s6UInt16V": 1, "s6UInt32V": 1,
    "s6UInt64V": 1,
  ]
}
