extension SwiftWriter {
  mutating func attributes() -> String {
    list(2, "") { me in
      me.choices.pick([
        "@MainActor ", "@Optional ", "@available(*, deprecated) ", "@discardableResult ", "@objc ",
        "@Custom.Actor(1) ", "@inlinable\n",
      ])
    }
  }

  mutating func modifiers() -> String {
    list(2, "") { me in
      me.choices.pick([
        "public ", "static ", "mutating ", "final ", "private(set) ", "nonisolated ", "dynamic ",
        "lazy ", "class ", "open ", "override ", "nonmutating ", "consuming ",
      ])
    }
  }

  private mutating func parameters() -> String {
    list(3) { me in
      me.choices.pick(["_ x: ", "value: ", "_: ", "in x: ", "`for` y: ", "at _: ", "a b: "])
        + me.parameterType() + me.choices.pick(["", "", "...", " = 1"])
    }
  }

  mutating func function(hasBody: Bool) -> String {
    let name =
      choices.flag() ? self.name() : choices.pick(["f", "g", "==", "<=>", "+", "`default`", "f"])
    return attributes() + modifiers() + "func " + name
      + choices.pick(["", "", "<T>", "<T: P, each U>", "<let n: Int>"]) + "(" + parameters() + ")"
      + effects() + maybe { " -> " + $0.type() } + choices.pick(["", "", " where T: P"])
      + (hasBody ? " { }" : "")
  }

  mutating func variable(accessors: [String]) -> String {
    attributes() + modifiers() + choices.pick(["var ", "var ", "let "])
      + list(1, "") { $0.choices.pick(["(a, b)", "x, y"]) }
      + name() + maybe { ": " + $0.type() } + maybe { " = " + $0.expression() }
      + choices.pick(accessors)
  }

  mutating func requirement() -> String {
    switch choices.number(below: 9) {
    case 0...3: function(hasBody: false)
    case 4, 5:
      attributes() + modifiers() + "var " + name() + ": " + type()
        + choices.pick([
          " { get }", " { get set }", " { get async throws }", " { mutating get nonmutating set }",
          "", " { get throws(E) }",
        ])
    case 6:
      attributes() + modifiers() + "subscript(" + parameters() + ") -> " + type()
        + choices.pick([" { get }", " { get set }"])
    case 7:
      choices.pick(["associatedtype A", "init()", "typealias B = Int", "#if A\nfunc f()\n#endif"])
    default: ";"
    }
  }

  mutating func type(_ kinds: [String], _ member: (inout Self) -> String) -> String {
    let head = attributes() + modifiers() + choices.pick(kinds) + " " + name()
    let generics = choices.pick(["", "", "<T>", "<T: P, U>"])
    let inherited = choices.pick(["", ": AnyObject", ": P", ": Actor, Sendable", ": NSObject, P"])
    return head + generics + inherited + " {\n" + list(5, "\n", member) + "\n}"
  }

  /// Takes pieces out, doubles them, or puts others in.
  mutating func damaged(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<choices.number(below: 4) where !bytes.isEmpty {
      let at = choices.number(below: bytes.count)
      let count = min(choices.number(below: 32), bytes.count - at)
      switch choices.number(below: 4) {
      case 0: bytes.removeSubrange(at..<at + count)
      case 1: bytes.insert(contentsOf: bytes[at..<at + count], at: at)
      case 2:
        let piece = choices.pick([
          "{", "}", "(", ")", "[", "]", "\"", "\\(", ",", ":", ".", "\n", "#", "@", "<", ">", "in",
          "`", "?", "/*", "\u{0}", "func ", "->", "=", "&", "...", "#if A\n", "\\", "🙂", "*/",
        ])
        bytes.insert(contentsOf: piece.utf8, at: at)
      default: bytes.insert(contentsOf: choices.text().utf8, at: at)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
