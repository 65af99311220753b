/// Names of types for a person to tell apart.
package enum QualifiedName {
  /// `Module.Outer.Inner`, without what the runtime adds to private types:
  /// `Module.(Name in $1042a8c)` or `Module.(unknown context at $1042a8c).Name`, also in `<…>`.
  package static func of(_ type: Any.Type) -> String { of(_typeName(type, qualified: true)) }

  package static func of(_ text: String) -> String {
    let text = NameText(text)
    var (result, at): ([UInt8], Int) = ([], 0)
    while at < text.range.upperBound {
      let path = text.path(at: at)
      let names = path.filter { !$0.name.isEmpty }.map { text.bytes($0.name) }
      result += path.isEmpty ? [text.byte(at)] : Array(names.joined(separator: ".".utf8))
      at = path.last?.end ?? at + 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
