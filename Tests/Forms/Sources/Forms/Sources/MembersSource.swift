/// Writes what a type holds, how it is made from a number, and how it shows itself.
struct MembersSource {
  let fields: [ValueType]
  let access: String
  /// Of the initializer, which takes the number `n`.
  let parameter: String

  /// Of structs, classes and actors.
  func storage(named name: String, initializer: String = "init") -> String {
    let properties = fields.enumerated().map { i, type in "\(access)var v\(i): \(type.declaredName)"
    }
    let values = fields.enumerated().map { i, type in "v\(i) = \(type.declaredMake("n + \(i)"))" }
    let shown = fields.enumerated().map { i, type in "\\(\(type.show("v\(i)")))" }
    return """
      \(properties.lines)
      \(access)\(initializer)(\(parameter): Int) {
      \(values.lines.indented)
      }
      \(access)var shown: String { "\(name){\(shown.joined(separator: ","))}" }
      """.compact
  }

  /// Of enums.
  var cases: String {
    let count = fields.count
    func isEmpty(_ i: Int) -> Bool { fields[i] == .void }
    let cases = (0..<count).map { i in
      "case c\(i)\(isEmpty(i) ? "" : "(\(fields[i].declaredName))")"
    }
    let making = (0..<count).map { i in
      let pattern = i == count - 1 ? "default" : "case \(i)"
      return "\(pattern): self = .c\(i)\(isEmpty(i) ? "" : "(\(fields[i].declaredMake("n")))")"
    }
    let shown = (0..<count).map { i in
      isEmpty(i)
        ? "case .c\(i): \"c\(i)\"" : "case .c\(i)(let x): \"c\(i)(\\(\(fields[i].show("x"))))\""
    }
    return """
      \(cases.lines)
      \(access)init(\(parameter): Int) {
        switch n % \(count) {
      \(making.lines.indented)
        }
      }
      \(access)var shown: String {
        switch self {
      \(shown.lines.indented)
        }
      }
      """
  }
}
