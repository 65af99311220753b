import CPliant

/// The runtime's own demangler.
package enum Demangler {
  /// The text of a type, with modules and contexts.
  package static func text(of type: Any.Type) -> String? {
    _mangledTypeName(type).flatMap { demangle("$s" + $0 + "D") }
  }

  package static func demangle(_ mangled: String) -> String? {
    guard let text = swift_demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { text.deallocate() }
    return String(cString: text)
  }
}
