import CPliant

/// The runtime's own demangler.
package enum Demangler {
  package static func demangle(_ mangled: String) -> String? {
    guard let text = swift_demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { text.deallocate() }
    return String(cString: text)
  }
}
