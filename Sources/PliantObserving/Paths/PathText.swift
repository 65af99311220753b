import PliantImages
import PliantJoints

extension ObservedPath {
  /// What a person wrote: `\Model.target.value`.
  ///
  /// The standard library prints a computed property by its address; where symbols tell its name, this does
  /// not. Reads symbols, and so is for errors and for printing.
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
    return try? PropertyFinder(ClassMetadata(base)).declaration(at: addresses).name
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
