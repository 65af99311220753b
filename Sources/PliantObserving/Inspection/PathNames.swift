import PliantBase

/// The names of paths as a person writes them, without the class: `target.value`.
enum PathNames {
  static func name(of path: ObservedPath) -> String { name(of: path.keyPath) }

  /// Found once, for it reads symbols; but for key paths with subscripts, of which there can be any number.
  static func name(of keyPath: AnyKeyPath) -> String {
    let identity = PathIdentity(keyPath)
    guard identity.isPlain else { return text(of: keyPath) }
    let root = ObjectIdentifier(type(of: keyPath).rootType)
    let key = Key(root: root, path: identity)
    if let known = names.withLock({ $0[key] }) { return known }
    let name = text(of: keyPath)
    names.withLock { $0[key] = name }
    return name
  }

  private static func text(of keyPath: AnyKeyPath) -> String {
    let text = ObservedPath.text(of: keyPath)
    return text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
  }

  private struct Key: Hashable {
    let root: ObjectIdentifier
    let path: PathIdentity
  }

  private static let names = Guarded<[Key: String]>([:])
}
