/// Writes what bends the form in each way, and compares.
struct BendSource {
  let form: Form
  let imports: String

  var text: String {
    """
    \(imports)
    import Pliant

    \(layer)

    \(isolation)func bend\(n)(_ trial: Trial) async throws {
      \(HandleSource(form: form, imports: imports).use)
    \(indented(objects + [plainCalls] + steps))
    }

    \(isolation)func form\(n)(_ trial: Trial) async {
      trial.start()
      await plain\(n)()
      trial.countTokens()
      do {
        try await bend\(n)(trial)
      } catch {
        trial.caught(error)
      }
      trial.countTokens()
    }

    \(isolation)func plain\(n)() async {
    \(indented(objects))
      _ = await call\(n)(\(main), 0)
      \(form.throwsErrors ? throwing("codeThrows", "_ = await call\(n)(\(main), 0)") : "")
      _ = await answer\(n)()
    }
    """
  }

  private var n: Int { form.index }
  private var isolation: String { form.isOnMainActor ? "@MainActor\n" : "" }
  private var flat: [FlatParameter] { form.flatParameters }
  private var attempt: String { form.attempt(awaited: form.isAsync) }

  private func indented(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n").split(separator: "\n")
      .map { "  " + $0 }.joined(separator: "\n")
  }

  // MARK: What is called

  private var main: String { form.hasReceiver || form.hasMetatype ? "main" : "0" }
  private var sub: String? {
    guard form.hasSubclass else { return nil }
    return form.hasReceiver || form.hasMetatype ? "sub" : "1"
  }

  private var objects: [String] {
    if form.hasReceiver {
      var lines = ["let main = opaque(\(form.type)(seed: 1))"]
      if form.hasSubclass {
        lines.append("let sub: \(form.type) = opaque(\(form.subclass)(seed: 3))")
      }
      return lines
    }
    guard form.hasMetatype else { return [] }
    var lines = ["let main: \(form.type).Type = opaque(\(form.type).self)"]
    if form.hasSubclass {
      lines.append("let sub: \(form.type).Type = opaque(\(form.subclass).self)")
    }
    return lines
  }

  private func throwing(_ what: String, _ call: String) -> String {
    "Scene.\(what) = true\n\(call)\nScene.\(what) = false"
  }

  /// What each call does without layers.
  private var plainCalls: String {
    let receiver = form.isMethod ? "true" : "false"
    var lines = [
      "let plain = Plain(await call\(n)(\(main), 0), hasReceiver: \(receiver))",
      "let plainOther = Plain(await call\(n)(\(main), 100), hasReceiver: \(receiver))",
      "let answer = await answer\(n)()",
    ]
    if let sub {
      lines.append("let plainSub = Plain(await call\(n)(\(sub), 0), hasReceiver: \(receiver))")
    }
    if form.throwsErrors {
      lines.append("Scene.codeThrows = true")
      lines.append("let plainThrown = Plain(await call\(n)(\(main), 0), hasReceiver: \(receiver))")
      lines.append("Scene.codeThrows = false")
      lines.append("let answerThrown = \"threw \\(show(\(form.error(700))))\"")
    }
    return lines.joined(separator: "\n")
  }

  private func expect(_ what: String, _ who: String, _ wanted: String) -> String {
    "trial.expect(\"\(what)\", await call\(n)(\(who), 0), \(wanted))"
  }

  // MARK: Layers

  /// What a layer does that calls nothing.
  private var layer: String {
    let parameters = flat.map { "_ \($0.name): \($0.type)" }
    var lines = ["note(\"layer \(form.shownFlat)\")"]
    if form.throwsErrors { lines.append("if Scene.layerThrows { throw \(form.error(700)) }") }
    for (i, parameter) in form.parameters.enumerated() where parameter.isInout {
      lines.append("a\(i) = \(parameter.type.make(710 + i))")
    }
    if form.mutatesReceiver { lines.append("r = \(form.type)(seed: 750)") }
    if form.flatResult != .void { lines.append("return \(form.result.make(700))") }
    let result = form.flatResult == .void ? "Void" : form.result.name
    return """
      \(isolation)func layer\(n)(_ token: Token, \(parameters.joined(separator: ", ")))\(form.effects) -> \(result) {
      \(indented(lines))
      }
      """.replacing("(_ token: Token, )", with: "(_ token: Token)")
  }

  private var names: String { flat.map(\.name).joined(separator: ", ") }
  private var head: String { flat.isEmpty ? "" : "\(names) in " }
  private var answering: String {
    "\(attempt)layer\(n)(\((["token"] + flat.map(\.argument)).joined(separator: ", ")))"
  }

  /// The function of a layer: a closure, or, where it throws a typed error, a local function.
  private func function(_ name: String, _ lines: [String]) -> (before: String, value: String) {
    guard form.isTyped else {
      return ("", "{ \(head)\n\(indented(lines))\n}")
    }
    let parameters = flat.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    let result = form.flatResult == .void ? "Void" : form.result.name
    let before = """
      \(isolation)func \(name)(\(parameters))\(form.effects) -> \(result) {
      \(indented(lines))
      }
      """
    return (before, name)
  }

  /// What a layer does that calls `next` as the scene says.
  private func passing(to next: String) -> [String] {
    func call(_ arguments: [String]) -> String {
      "\(attempt)\(next)(\(arguments.joined(separator: ", ")))"
    }
    let same = flat.map(\.argument)
    var copies: [String] = []
    let again = flat.map { parameter in
      guard parameter.isInout else { return parameter.name }
      copies.append("var c_\(parameter.name) = \(parameter.name)")
      return "&c_\(parameter.name)"
    }
    var others: [String] = []
    var results: [String] = []
    let other = flat.enumerated().map { i, parameter in
      guard let value = parameter.value, !parameter.isIsolated else { return parameter.argument }
      let number =
        form.isSetter && i == flat.count - 1
        ? 150 : 100 + 3 * (i - (form.isMethod ? 1 : 0))
      guard parameter.isInout else { return value.make(number) }
      others.append("var o_\(parameter.name): \(value.name) = \(value.make(number))")
      results.append("\(parameter.name) = o_\(parameter.name)")
      return "&o_\(parameter.name)"
    }
    let keep = form.flatResult == .void ? "" : "let result = "
    let give = form.flatResult == .void ? "return" : "return result"
    return [
      "if Scene.layer == .never { return \(answering) }",
      "note(\"layer \(form.shownFlat)\")",
      "switch Scene.layer {",
      "case .twice:",
    ] + copies.map { "  " + $0 } + [
      "  _ = \(call(again))",
      "  return \(call(same))",
      "case .other:",
    ] + others.map { "  " + $0 } + ["  \(keep)\(call(other))"] + results.map { "  " + $0 } + [
      "  \(give)",
      "default: return \(call(same))",
      "}",
    ]
  }

  // MARK: Steps

  private var steps: [String] {
    var steps = [redefined, form.isReduced ? "" : wrapped]
    if form.hasReceiver, form.isClass || form.holder == .actor {
      steps += [onObject, form.isReduced ? "" : wrappedObject]
    }
    if (form.hasReceiver || form.hasMetatype) && (form.isClass || form.holder == .actor) {
      steps.append(onAll)
    }
    return steps
  }

  private func step(_ name: String, _ lines: [String]) -> String {
    """
    trial.begin("\(name)")
    do {
      let token = Token(9000)
    \(indented(lines))
    }
    trial.begin("after \(name)")
    \(expect("after \(name)", main, "plain.text"))
    """
  }

  private var answers: [String] {
    var lines = [expect("constant", main, "plain.answered(answer)")]
    if let sub { lines.append(expect("constant, subclass", sub, "plainSub.answered(answer)")) }
    if form.throwsErrors {
      lines.append(
        throwing("layerThrows", expect("throwing", main, "plain.answered(answerThrown)"))
      )
    }
    return lines
  }

  private var passes: [String] {
    var lines = ["Scene.layer = .never", expect("never", main, "plain.answered(answer)")]
    lines += ["Scene.layer = .once", expect("once", main, "plain.once")]
    if let sub { lines.append(expect("once, subclass", sub, "plainSub.once")) }
    if form.throwsErrors {
      lines.append(throwing("codeThrows", expect("original throws", main, "plainThrown.once")))
    }
    lines += ["Scene.layer = .twice", expect("twice", main, "plain.twice")]
    lines += ["Scene.layer = .other", expect("other", main, "plain.passed(on: plainOther)")]
    lines += ["Scene.layer = .never"]
    return lines
  }

  private var redefined: String {
    let (before, value) = function("constant", [answering])
    return step(
      "redefine",
      [before, "let redefinition = try handle.redefine(\(value))"] + answers + [
        "redefinition.stop()"
      ]
    )
  }

  private var wrapped: String {
    let (before, value) = function("around", passing(to: "original"))
    return step(
      "redefine(around:)",
      [
        """
        let redefinition = try handle.redefine(around: { original in
        \(indented([before, "return \(value)"]))
        })
        """
      ] + passes + ["redefinition.stop()"]
    )
  }

  private var onObject: String {
    let (before, value) = function("constant", [answering])
    var lines = [before, "let layer = try handle.override(on: main, \(value))"]
    lines.append(expect("constant", main, "plain.answered(answer)"))
    lines.append("let another = opaque(\(form.type)(seed: 1))")
    lines.append(expect("another object", "another", "plain.text"))
    if let sub { lines.append(expect("subclass", sub, "plainSub.text")) }
    lines.append("layer.remove()")
    return step("override(on:)", lines)
  }

  /// The layer is not removed, but dies with its object.
  private var wrappedObject: String {
    let (before, value) = function("around", passing(to: "layer.next"))
    return step(
      "wrap(on:)",
      [
        "let main = opaque(\(form.type)(seed: 1))",
        """
        try handle.wrap(on: main) { layer in
        \(indented([before, "return \(value)"]))
        }
        """,
      ] + passes.filter { !$0.contains("subclass") }
    )
  }

  private var onAll: String {
    let (before, value) = function("constant", [answering])
    return step(
      "override(onAll:)",
      [before, "let layer = try handle.override(onAll: \(form.type).self, \(value))"] + answers
        + ["layer.remove()"]
    )
  }
}
