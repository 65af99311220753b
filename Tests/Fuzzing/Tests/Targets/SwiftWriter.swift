/// Writes Swift that the bytes of an input choose, likely and unlikely.
struct SwiftWriter {
  var choices: Choices
  private var depth = 0

  init(_ choices: Choices) { self.choices = choices }

  private static let deepest = 4

  private mutating func deeper(_ write: (inout Self) -> String) -> String {
    depth += 1
    defer { depth -= 1 }
    return write(&self)
  }

  private var isDeep: Bool { depth >= Self.deepest }

  mutating func list(
    _ most: Int,
    _ separator: String = ", ",
    _ write: (inout Self) -> String
  )
    -> String
  {
    (0..<choices.number(below: most + 1)).map { _ in deeper(write) }.joined(separator: separator)
  }

  mutating func maybe(_ write: (inout Self) -> String) -> String {
    choices.flag() ? write(&self) : ""
  }

  // MARK: - Names

  private static let names = [
    "x", "name", "self", "value", "items", "init", "`init`", "`class`", "`self`", "π", "e\u{301}",
    "_", "$0", "Self", "subscript", "a1", "isReady", "callAsFunction", "Type", "`a b`", "String",
  ]

  mutating func name() -> String {
    let index = choices.number(below: Self.names.count + 1)
    return index < Self.names.count ? Self.names[index] : word(choices.text())
  }

  /// The letters of what might be anything.
  private func word(_ text: String) -> String {
    let word = text.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty || word.first?.isNumber == true ? "w" + word : word
  }

  mutating func typeName() -> String {
    choices.pick([
      "Model", "Model.Inner", "Box<Int>", "[Int]", "Outer<A>.Inner", "any P", "π", "A.B.C",
    ])
  }

  // MARK: - Types

  mutating func type() -> String {
    guard !isDeep else { return "Int" }
    let kind = choices.number(below: 21)
    return deeper { me in
      switch kind {
      case 0: "Int"
      case 1: "String"
      case 2: me.typeName()
      case 3: "[" + me.type() + "]"
      case 4: "[" + me.type() + ": " + me.type() + "]"
      case 5: me.type() + "?"
      case 6: me.type() + "!"
      case 7: "any " + me.name()
      case 8: "some P"
      case 9: "(" + me.list(3) { $0.parameterType() } + ")" + me.effects() + " -> " + me.type()
      case 10: "(a: " + me.type() + ", " + me.type() + ")"
      case 11: "Self"
      case 12: "T"
      case 13: "Never"
      case 14: "Void"
      case 15: "()"
      case 16: "@MainActor @Sendable (" + me.type() + ") async throws(E) -> " + me.type()
      case 17: "any P & Q"
      case 18: "(" + me.type() + ")"
      case 19: "(any ~Copyable)?"
      default: me.type() + ".Type"
      }
    }
  }

  mutating func parameterType() -> String {
    switch choices.number(below: 14) {
    case 0: "inout " + type()
    case 1: "@escaping (" + list(2) { $0.type() } + ") -> Void"
    case 2: "@autoclosure () -> " + type()
    case 3: "borrowing " + type()
    case 4: "sending " + type()
    case 5: "isolated " + type()
    case 6: "repeat each T"
    case 7: "inout some P"
    default: type()
    }
  }

  mutating func effects() -> String {
    choices.pick([
      "", " throws", " async", " async throws", " throws(E)", " async throws(any Error)",
      " rethrows",
      " throws(Never)",
    ])
  }

  // MARK: - Expressions

  private static let literals = [
    "x", "self", "1", "\"text\"", "nil", "true", "1.5e3", "0xFF", ".ready", "$0", "[]", "[:]",
    "#\"raw \" \\# text\"#", "\"\"\"\n  many\n  lines\n  \"\"\"", "\"\\u{1F600}\\n\\t\\\"\"",
    "/a+b/", "_", "super", "#file", "#function", "\"\"", "()", "\"a\\(1 + x)b\\(\"c\")\"", "init",
  ]

  mutating func expression() -> String {
    guard !isDeep else { return choices.pick(Self.literals) }
    let kind = choices.number(below: 44)
    return deeper { me in
      switch kind {
      case 0...5: me.choices.pick(Self.literals)
      case 6: me.name()
      case 7: me.expression() + "." + me.name()
      case 8: me.expression() + "[" + me.arguments() + "]"
      case 9: me.expression() + "(" + me.arguments() + ")"
      case 10: me.expression() + me.infix() + me.expression()
      case 11: me.expression() + me.infix() + me.expression() + me.infix() + me.expression()
      case 12: "!" + me.expression()
      case 13: "-" + me.expression()
      case 14: me.expression() + " is " + me.type()
      case 15: me.expression() + me.choices.pick([" as ", " as? ", " as! "]) + me.type()
      case 16: "try " + me.expression()
      case 17: "await " + me.expression()
      case 18: "try? " + me.expression()
      case 19: me.closure()
      case 20: me.expression() + " ? " + me.expression() + " : " + me.expression()
      case 21: me.keyPath()
      case 22: "(" + me.expression() + ")"
      case 23: "(a: " + me.expression() + ", " + me.expression() + ")"
      case 24: me.expression() + "!"
      case 25: me.expression() + "?." + me.name()
      case 26: "&" + me.expression()
      case 27: "#log(" + me.arguments() + ")"
      case 28: "[" + me.list(3) { $0.expression() } + "]"
      case 29: "[" + me.expression() + ": " + me.expression() + "]"
      case 30:
        "if " + me.expression() + " { " + me.expression() + " } else { " + me.expression() + " }"
      case 31: "switch " + me.expression() + " { case " + me.name() + ": 1 default: 2 }"
      case 32: me.typeName() + "." + me.name() + me.labels()
      case 33: me.typeName() + "." + me.name() + me.labels() + " as " + me.type()
      case 34: "\"" + me.string() + "\""
      case 35: "\"a\\(" + me.expression() + ")\""
      case 36: "/* a */ " + me.expression() + " // b\n"
      case 37: "\n  " + me.expression() + "\n"
      case 38: me.expression() + me.closure()
      case 39: "{ " + me.expression() + " }()"
      case 40: me.typeName() + ".self"
      case 41: "unsafe " + me.expression()
      case 42: "<#T##Int#>"
      default: me.expression() + ".map { $0 } as [" + me.type() + "]"
      }
    }
  }

  private mutating func infix() -> String {
    choices.pick([
      " + ", " && ", " || ", " == ", " != ", " < ", " ?? ", " ... ", " = ", " === ", "*", " ~= ",
      " <=> ", " += ",
    ])
  }

  private mutating func labels() -> String {
    choices.pick(["", "(_:)", "(_:times:)", "(`in`:_:)", "()", "(a:b:c:d:e:f:g:h:)"])
  }

  /// What stands in a literal, with what it must not hold made harmless.
  mutating func string() -> String {
    choices.text().filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
  }

  mutating func arguments() -> String {
    list(4) { me in me.maybe { $0.name() + ": " } + me.expression() }
  }

  mutating func closure() -> String {
    let signature = choices.number(below: 6)
    let head: String
    switch signature {
    case 0: head = ""
    case 1:
      head = "(" + list(3) { $0.name() + ": " + $0.parameterType() } + ")" + effects() + " in "
    case 2:
      head = "(" + list(3) { $0.name() + ": " + $0.parameterType() } + ") -> " + type() + " in "
    case 3: head = list(2) { $0.name() } + " in "
    case 4: head = "[weak self] (" + name() + ": " + typeName() + ") in "
    default: head = "@MainActor (" + name() + ": " + typeName() + ") in "
    }
    // Mostly what the macros ask for: one member of the first parameter.
    let body: String
    switch choices.number(below: 5) {
    case 0: body = "x." + name() + "(" + arguments() + ")"
    case 1: body = "x." + name() + " = value"
    case 2: body = "try await x[" + arguments() + "]"
    default: body = list(2, "\n") { $0.expression() }
    }
    return "{ " + head + body + " }"
  }

  mutating func keyPath() -> String {
    let root = choices.pick(["", "Model", "Box<Int>", "Model?", "(Int, Int)"])
    return "\\" + root
      + list(4, "") { me in
        me.choices.pick(["." + me.name(), "?." + me.name(), "!", "[0]", ".0", ".self", ".f()"])
      }
  }
}
