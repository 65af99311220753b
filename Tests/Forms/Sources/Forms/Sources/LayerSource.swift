/// Writes the functions that are put in the form's place.
struct LayerSource {
  let form: Form

  private var flat: [FlatParameter] { form.flatParameters }
  private var attempt: String { form.attempt(awaited: form.isAsync) }
  private var isolation: String { form.isOnMainActor ? "@MainActor\n" : "" }
  private var result: String { form.flatResult == .void ? "Void" : form.result.name }
  private var parameters: [String] { flat.map { "_ \($0.name): \($0.type)" } }

  /// What a layer does that calls nothing.
  var answering: String {
    var lines = ["note(\"layer \(form.shownFlat)\")"]
    if form.throwsErrors { lines.append("if Scene.layerThrows { throw \(form.error(700)) }") }
    for (i, parameter) in form.parameters.enumerated() where parameter.isInout {
      lines.append("a\(i) = \(parameter.type.make(710 + i))")
    }
    if form.mutatesReceiver, form.receiverIsInout { lines.append("r = \(form.type)(seed: 750)") }
    if form.flatResult != .void { lines.append("return \(form.result.make(700))") }
    let parameters = (["_ token: Tally"] + parameters).joined(separator: ", ")
    return """
      \(isolation)func layer\(form.index)(\(parameters))\(form.effects) -> \(result) {
      \(lines.lines.indented)
      }
      """
  }

  /// A function of the handle's type: a closure, or, where that throws a typed error, a local
  /// function, which is declared before.
  typealias Function = (declaration: String, name: String)

  var constant: Function { function("constant", [callOfAnswering]) }

  /// Calls `next` as the scene says.
  func passing(to next: String) -> Function { function("around", passing(next)) }

  private func function(_ name: String, _ lines: [String]) -> Function {
    guard HandleSource(form: form, imports: "").spellsError else {
      let names = flat.map(\.name).joined(separator: ", ")
      return ("", "{\(flat.isEmpty ? "" : " \(names) in")\n\(lines.lines.indented)\n}")
    }
    let declaration = """
      \(isolation)func \(name)(\(parameters.joined(separator: ", ")))\(form.effects) -> \(result) {
      \(lines.lines.indented)
      }
      """
    return (declaration, name)
  }

  private var callOfAnswering: String {
    let arguments = ["token"] + flat.map(\.argument)
    return "\(attempt)layer\(form.index)(\(arguments.joined(separator: ", ")))"
  }

  private func passing(_ next: String) -> [String] {
    func call(_ arguments: [String]) -> String {
      "\(attempt)\(next)(\(arguments.joined(separator: ", ")))"
    }
    let same = call(flat.map(\.argument))
    return [
      "if Scene.layer == .never { return \(callOfAnswering) }",
      "note(\"layer \(form.shownFlat)\")",
      "switch Scene.layer {",
      "case .twice:",
      twice(call).lines.indented,
      "  return \(same)",
      "case .other:",
      other(call).lines.indented,
      "default: return \(same)",
      "}",
    ]
  }

  /// The first of two calls, with copies of what is passed `inout`.
  private func twice(_ call: ([String]) -> String) -> [String] {
    let copies = flat.filter(\.isInout).map { "var c_\($0.name) = \($0.name)" }
    let arguments = flat.map { $0.isInout ? "&c_\($0.name)" : $0.name }
    return copies + ["_ = \(call(arguments))"]
  }

  /// A call with the arguments of the call that `call` makes for the base 100.
  private func other(_ call: ([String]) -> String) -> [String] {
    var before: [String] = []
    var after: [String] = []
    let first = form.isMethod ? 1 : 0
    let arguments = flat.enumerated().map { i, parameter in
      guard let value = parameter.value, !parameter.isIsolated else { return parameter.argument }
      let isNewValue = form.isSetter && i == flat.count - 1
      let made = value.make(isNewValue ? 150 : 100 + 3 * (i - first))
      guard parameter.isInout else { return made }
      before.append("var o_\(parameter.name): \(value.name) = \(made)")
      after.append("\(parameter.name) = o_\(parameter.name)")
      return "&o_\(parameter.name)"
    }
    guard form.flatResult != .void else { return before + [call(arguments)] + after + ["return"] }
    return before + ["let result = \(call(arguments))"] + after + ["return result"]
  }
}
