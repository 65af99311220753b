/// The text of a name, taken apart: `static (extension in Module):Owner.name`.
package struct DemangledName {
  package let isStatic: Bool
  /// The module whose extension declares it.
  package let extensionModule: Substring?
  /// The text from the owner on.
  package let rest: Substring

  package init(_ text: some StringProtocol) {
    var rest = Substring(text)
    isStatic = rest.hasPrefix("static ")
    if isStatic { rest = rest.dropFirst("static ".count) }
    let label = "(extension in "
    guard rest.hasPrefix(label), let end = rest.firstRange(of: "):") else {
      extensionModule = nil
      self.rest = rest
      return
    }
    extensionModule = rest[..<end.lowerBound].dropFirst(label.count)
    self.rest = rest[end.upperBound...]
  }

  /// The module of the extension or, outside extensions, the first part of the name.
  package var module: Substring { extensionModule ?? rest.prefix { $0 != "." } }
}
