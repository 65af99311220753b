import PliantBase

/// The names of paths as a person writes them, without the class: `target.value`.
enum PathNames {
  /// Found once: it reads symbols, and paths are never freed.
  static func name(of path: ObservedPath) -> String {
    let key = ObjectIdentifier(path)
    if let known = names.withLock({ $0[key] }) { return known }
    let name = name(of: path.keyPath)
    names.withLock { $0[key] = name }
    return name
  }

  static func name(of keyPath: AnyKeyPath) -> String {
    let text = ObservedPath.text(of: keyPath)
    return text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
  }

  private static let names = Guarded<[ObjectIdentifier: String]>([:])
}
