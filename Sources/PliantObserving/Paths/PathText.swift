import PliantHooks
import PliantImages

extension ObservedPath {
  /// The key path as it was written: `\Model.target.value`.
  ///
  /// The standard library prints a computed property by its address; this prints its name, if there
  /// are symbols. It reads them, and so is for errors and for printing.
  static func text(of keyPath: AnyKeyPath) -> String {
    var rest = Substring("\(keyPath)")
    var text = ""
    for component in KeyPathComponent.all(in: keyPath) ?? [] {
      guard case .computed(let computed) = component.kind else { continue }
      guard let start = rest.firstRange(of: "<computed ")?.lowerBound,
        let end = end(ofPlaceholder: rest[start...])
      else { break }
      text += rest[..<start] + (name(of: computed, in: component.base) ?? String(rest[start..<end]))
      rest = rest[end...]
    }
    return text + rest
  }

  private static func name(of computed: KeyPathComponent.Computed, in base: Any.Type) -> String? {
    guard let base = base as? AnyClass else { return nil }
    let getter = UInt(bitPattern: computed.getter)
    let addresses = computed.idIsAddress ? [computed.id, getter] : [getter]
    return try? PropertyFinder(ClassMetadata(base)).declaration(at: addresses).declaration.name
  }

  /// The end of `<computed 0x1234 (Type)>`; the type may have brackets of its own.
  private static func end(ofPlaceholder text: Substring) -> Substring.Index? {
    var depth = 0
    var wasInside = false
    for index in text.indices {
      switch text[index] {
      case "(":
        depth += 1
        wasInside = true
      case ")": depth -= 1
      case ">" where wasInside && depth == 0: return text.index(after: index)
      default: break
      }
    }
    return nil
  }
}

/// The names of paths as a person writes them, without the class: `target.value`.
enum PathNames {
  static func name(of path: ObservedPath) -> String { name(of: path.keyPath) }

  /// The name, found once because it reads symbols; except for key paths with subscripts, of which
  /// there can be any number.
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
