/// Writes what calls the form as a program does: nothing here knows of Pliant.
struct CallSource {
  let form: Form
  let imports: String

  var text: String {
    """
    \(imports)
    \(isolation)@inline(never)
    func call\(form.index)(_ who: \(who), _ base: Int) async -> String {
    \(form.throwsErrors ? throwing : calls(returning: "  "))
    }

    /// What the caller sees of the layers' answer.
    \(isolation)func answer\(form.index)() async -> String {
    \(answer)
    }
    """
  }

  private var isolation: String { form.isOnMainActor ? "@MainActor\n" : "" }

  /// What it is called on, or, of what has no receiver, 1 for the subclass.
  private var who: String {
    form.hasReceiver ? form.type : form.hasMetatype ? "\(form.type).Type" : "Int"
  }

  private var throwing: String {
    """
      do {
    \(calls(returning: "    "))
      } catch {
        return transcript("threw \\(show(error))")
      }
    """
  }

  private func calls(returning indent: String) -> String {
    var lines: [String] = []
    for (i, parameter) in form.parameters.enumerated() where parameter.isInout {
      lines.append("var o\(i): \(parameter.type.name) = \(parameter.type.make("base + \(3 * i)"))")
    }
    if form.mutatesReceiver {
      lines.append("var r = who")
    } else if form.hasReceiver || form.hasMetatype {
      lines.append("let r = who")
    }
    lines += form.isSetter ? assignment : call
    lines.append("return transcript(\(view("result", "o")))")
    return lines.map { indent + $0 }.joined(separator: "\n")
  }

  private func view(_ result: String, _ inouts: String) -> String {
    // A new object of an actor's method, or of an actor, shows itself from outside.
    form.view(result: result, inouts: inouts)
  }

  private var assignment: [String] {
    let value = form.result.make("base + 50")
    return ["\(target("r")) = \(value)"]
  }

  private var call: [String] {
    let keyword = form.flatResult == .void ? "" : "let result: \(form.result.name) = "
    let attempt = form.attempt(awaited: form.isAwaited)
    guard !form.hasReceiver, !form.hasMetatype, form.hasSubclass else {
      return [
        "\(keyword)\(attempt)\(target(form.hasReceiver || form.hasMetatype ? "r" : form.type))"
      ]
    }
    guard form.flatResult != .void else {
      return [
        "if who == 1 { \(attempt)\(target(form.subclass)) } else { \(attempt)\(target(form.type)) }"
      ]
    }
    return [
      "let result: \(form.result.name)",
      "if who == 1 { result = \(attempt)\(target(form.subclass)) } "
        + "else { result = \(attempt)\(target(form.type)) }",
    ]
  }

  /// The call, the read or what is assigned to.
  private func target(_ receiver: String) -> String {
    switch form.kind {
    case .method, .mutatingMethod, .classMethod, .staticMethod:
      "\(receiver).\(form.name)(\(arguments))"
    case .function: "\(form.name)(\(arguments))"
    case .initializer: "\(receiver)(\(arguments))"
    case .getter, .setter, .staticGetter: "\(receiver).\(form.name)"
    case .subscriptGetter, .subscriptSetter: "\(receiver)[\(arguments)]"
    case .operatorFunction: operation
    }
  }

  private func argument(_ i: Int) -> String {
    let parameter = form.parameters[i]
    let number = "base + \(3 * i)"
    if parameter.isInout { return "&o\(i)" }
    if parameter.isVariadic {
      return "\(parameter.type.make(number)), \(parameter.type.make("\(number) + 1"))"
    }
    return parameter.type.make(number)
  }

  private var arguments: String {
    form.parameters.indices.map { i in
      (form.parameters[i].label.map { "\($0): " } ?? "") + argument(i)
    }.joined(separator: ", ")
  }

  private var operation: String { "(\(argument(0)) \(form.operatorName) \(argument(1)))" }

  private var answer: String {
    var lines: [String] = []
    for (i, parameter) in form.parameters.enumerated() where parameter.isInout {
      lines.append("let l\(i): \(parameter.type.name) = \(parameter.type.make(710 + i))")
    }
    if form.mutatesReceiver { lines.append("let r = \(form.type)(seed: 750)") }
    if form.flatResult != .void {
      lines.append("let result: \(form.result.name) = \(form.result.make(700))")
    }
    lines.append("return \(view("result", "l"))")
    return lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
