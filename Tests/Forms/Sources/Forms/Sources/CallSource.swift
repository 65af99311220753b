/// Writes what calls the form as a program does: nothing here knows of Pliant.
struct CallSource {
  let form: Form
  let imports: String

  var text: String {
    let others = [form.twin].compactMap(\.self) + form.otherInstances
    return """
      \(imports)

      \(caller)
      \(others.map { CallSource(form: $0, imports: imports).caller }.lines)
      \(changer)
      /// What the caller sees of the layers' answer.
      \(isolation)func answer\(form.index)() async -> String {
      \(answer.indented)
      }

      """
  }

  private var caller: String {
    caller(named: form.caller, form.throwsErrors ? throwing : calls(form.isSetter ? [set] : call))
  }

  private var changer: String {
    guard let name = form.changer else { return "" }
    let value = "let value: \(form.result.name) = \(form.result.make("base + 50"))"
    return caller(named: name, calls([value, "change(&\(target("r")), to: value)"]))
  }

  private func caller(named name: String, _ lines: String) -> String {
    """
    \(isolation)@inline(never)
    func \(name)(_ who: \(who), _ base: Int) async -> String {
    \(lines.indented)
    }

    """
  }

  private var isolation: String { form.isOnMainActor ? "@MainActor\n" : "" }

  /// What it is called on, or, of what has no receiver, 1 for the subclass.
  private var who: String {
    if form.namesSubclass { return form.typeName }
    return form.hasReceiver ? form.type : form.hasMetatype ? "\(form.type).Type" : "Int"
  }

  private var throwing: String {
    """
    do {
    \(calls(call).indented)
    } catch {
      return transcript("threw \\(show(error))")
    }
    """
  }

  private var set: String { "\(target("r")) = \(form.result.make("base + 50"))" }

  private func calls(_ call: [String]) -> String {
    var lines: [String] = []
    for (i, parameter) in form.parameters.enumerated() where parameter.isInout {
      lines.append("var o\(i): \(parameter.type.name) = \(parameter.type.make("base + \(3 * i)"))")
    }
    if form.isWitness {
      lines.append("var r: any \(form.protocolName) = opaque(who)")
    } else if form.mutatesReceiver {
      lines.append("var r = who")
    } else if form.hasReceiver || form.hasMetatype {
      lines.append("let r = who")
    }
    lines += call
    lines.append("return transcript(\(form.view(result: "result", inouts: "o")))")
    return lines.lines
  }

  private var call: [String] {
    let isVoid = form.flatResult == .void
    let attempt = form.attempt(awaited: form.isAwaited)
    if form.isMethod || !form.hasSubclass {
      let keyword = isVoid ? "" : "let result: \(form.result.name) = "
      return ["\(keyword)\(attempt)\(target(form.isMethod ? "r" : form.type))"]
    }
    let keyword = isVoid ? "" : "result = "
    return [
      isVoid ? "" : "let result: \(form.result.name)",
      "if who == 1 {",
      "  \(keyword)\(attempt)\(target(form.subclass))",
      "} else {",
      "  \(keyword)\(attempt)\(target(form.type))",
      "}",
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
    case .operatorFunction: "(\(argument(0)) \(form.operatorName) \(argument(1)))"
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

  private var answer: String {
    var lines: [String] = []
    for (i, parameter) in form.parameters.enumerated() where parameter.isInout {
      lines.append("let l\(i): \(parameter.type.name) = \(parameter.type.make(710 + i))")
    }
    if form.mutatesReceiver { lines.append("let r = \(form.type)(seed: 750)") }
    if form.flatResult != .void {
      lines.append("let result: \(form.result.name) = \(form.result.make(700))")
    }
    lines.append("return \(form.view(result: "result", inouts: "l"))")
    return lines.lines
  }
}
