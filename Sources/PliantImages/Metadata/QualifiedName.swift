/// Names of types for a person to tell apart.
package enum QualifiedName {
  /// `Module.Outer.Inner`, without what the runtime adds to private types.
  package static func of(_ type: Any.Type) -> String {
    let name = _typeName(type, qualified: true)
    var result = ""
    var rest = name[...]
    // `Module.(Name in $1042a8c)` or `Module.(unknown context at $1042a8c).Name`, also in `<…>`.
    while let mark = rest.firstIndex(of: "$"), let start = rest[..<mark].lastIndex(of: "("),
      let end = rest[mark...].firstIndex(of: ")")
    {
      let inside = rest[rest.index(after: start)..<mark]
      result += rest[..<start]
      rest = rest[rest.index(after: end)...]
      if let name = inside.firstRange(of: " in ") {
        result += inside[..<name.lowerBound]
      } else {
        rest = rest.drop { $0 == "." }
      }
    }
    return result + rest
  }
}
