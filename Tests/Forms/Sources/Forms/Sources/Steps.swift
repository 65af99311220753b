/// The ways in which a form is overridden, one after the other.
struct Steps {
  let form: Form

  var all: [String] {
    let isOfObject = form.isClass || form.holder == .actor
    var steps = [redefined]
    if !form.isReduced { steps.append(wrapped) }
    if form.isRedefinedForTask { steps.append(redefinedForTask) }
    if form.hasReceiver, isOfObject {
      steps.append(onObject)
      if !form.isReduced { steps.append(wrappedObject) }
    }
    if form.isMethod, isOfObject { steps.append(onAll) }
    return steps
  }

  private var layers: LayerSource { LayerSource(form: form) }

  private func expect(_ what: String, _ who: String, _ wanted: String) -> String {
    "trial.expect(\"\(what)\", await call\(form.index)(\(who), 0), \(wanted))"
  }

  /// What is overridden, and neither its twin nor another instantiation of its class, is overridden; changes in
  /// place are, or the handle says that it does not see every call.
  private var main: [String] {
    let twin = form.twin.map { twin in
      "trial.expect(\"twin\", await \(twin.caller)(\(form.main), 0), plain.text)"
    }
    let changed = form.changer.map { changer in
      "trial.expectKnown(\"in place\", await \(changer)(\(form.main), 0), "
        + "plain.answered(answer), plain)"
    }
    return [expect("main", form.main, "plain.answered(answer)")]
      + others + [twin, changed].compactMap(\.self)
  }

  /// Calls of other specializations.
  private var others: [String] {
    form.otherInstances.map { other in
      "trial.expect(\"elsewhere\", await \(other.caller)(\(other.elsewhere), 0), "
        + "plainElsewhere\(other.instance).text)"
    }
  }

  private func throwing(_ what: String, _ call: String) -> String {
    "Scene.\(what) = true\n\(call)\nScene.\(what) = false"
  }

  private func step(_ name: String, _ lines: [String]) -> String {
    """
    trial.begin("\(name)")
    do {
      let token = Tally(9000)
    \(lines.lines.indented)
    }
    trial.begin("after \(name)")
    \(expect("main", form.main, "plain.text"))
    """
  }

  // MARK: What is expected

  /// Of layers that call nothing.
  private var answers: [String] {
    var lines = main
    // What a layer has changed stays so where the original answers in its place.
    let changes = form.parameters.contains(where: \.isInout)
    if let sub = form.sub, form.isOverridden {
      lines.append(expect("subclass", sub, "plainSub.text"))
    } else if let sub = form.sub, !form.returnsSelf || !changes {
      // An object of the handle's class is none of the subclass: then the original answers.
      let wanted = form.returnsSelf ? "plainSub.once" : "plainSub.answered(answer)"
      lines.append(expect("subclass", sub, wanted))
    }
    if form.namesSubclass { lines.append(expect("superclass", "base", "plainBase.text")) }
    if form.throwsErrors {
      let thrown = expect("thrown", form.main, "plain.answered(answerThrown)")
      lines.append(throwing("layerThrows", thrown))
    }
    return lines
  }

  /// Of layers that call what they stand over.
  private func passes(ofSubclass: Bool) -> [String] {
    var lines = ["Scene.layer = .never", expect("never", form.main, "plain.answered(answer)")]
    lines += ["Scene.layer = .once", expect("once", form.main, "plain.once")]
    if ofSubclass, let sub = form.sub {
      let wanted = form.isOverridden ? "plainSub.text" : "plainSub.once"
      lines.append(expect("once, subclass", sub, wanted))
    }
    if form.throwsErrors {
      lines.append(throwing("codeThrows", expect("original throws", form.main, "plainThrown.once")))
    }
    lines += ["Scene.layer = .twice", expect("twice", form.main, "plain.twice")]
    lines += ["Scene.layer = .other", expect("other", form.main, "plain.passed(on: plainOther)")]
    return lines + others + ["Scene.layer = .never"]
  }

  // MARK: Steps

  private var redefined: String {
    let (declaration, name) = layers.constant
    let redefinition = "let redefinition = try handle.redefine(\(name))"
    return step("redefine", [declaration, redefinition] + answers + ["redefinition.stop()"])
  }

  private func around(_ opening: String, _ next: String, _ closing: String) -> String {
    let (declaration, name) = layers.passing(to: next)
    return "\(opening)\n\([declaration, "return \(name)"].lines.indented)\n\(closing)"
  }

  private var wrapped: String {
    let redefinition = around(
      "let redefinition = try handle.redefine(around: { original in",
      "original",
      "})"
    )
    return step(
      "redefine(around:)",
      [redefinition] + passes(ofSubclass: true) + ["redefinition.stop()"]
    )
  }

  private var redefinedForTask: String {
    let (declaration, name) = layers.constant
    return step(
      "withRedefinition",
      [
        declaration,
        "try await handle.withRedefinition(\(name)) {",
        main.lines.indented,
        "}",
      ]
    )
  }

  private var onObject: String {
    let (declaration, name) = layers.constant
    var lines = [declaration, "let layer = try handle.override(on: main, \(name))"]
    lines += main
    lines.append("let another = opaque(\(form.type)(seed: 1))")
    lines.append(expect("another object", "another", "plain.text"))
    if let sub = form.sub { lines.append(expect("subclass", sub, "plainSub.text")) }
    return step("override(on:)", lines + ["layer.stop()"])
  }

  /// The layer is not removed, but dies with its object.
  private var wrappedObject: String {
    step(
      "wrap(on:)",
      [
        "let main = opaque(\(form.type)(seed: 1))",
        around("try handle.wrap(on: main) { layer in", "layer.next", "}"),
      ] + passes(ofSubclass: false)
    )
  }

  private var onAll: String {
    let (declaration, name) = layers.constant
    let layer = "let layer = try handle.override(onAll: \(form.type).self, \(name))"
    return step("override(onAll:)", [declaration, layer] + answers + ["layer.stop()"])
  }
}
