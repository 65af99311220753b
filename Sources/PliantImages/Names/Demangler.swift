import CPliant

/// The runtime's own demangler.
package enum Demangler {
  /// The text of a type, with modules and contexts.
  package static func text(of type: Any.Type) -> String? {
    _mangledTypeName(type).flatMap { demangle("$s" + $0 + "D") }
  }

  /// The name of the type or protocol that a demangled descriptor is of; nil of other texts.
  package static func described(_ text: String) -> String? {
    ["nominal type descriptor for ", "protocol descriptor for "].first { text.hasPrefix($0) }
      .map { String(text.dropFirst($0.count)) }
  }

  /// The name of a type with its contexts, from the prefix of its symbols.
  package static func typeName(prefix: String) -> String? {
    demangle(prefix + "Mn").flatMap(described)
  }

  package static func demangle(_ mangled: String) -> String? {
    guard let text = swift_demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { text.deallocate() }
    return String(cString: text)
  }
}
