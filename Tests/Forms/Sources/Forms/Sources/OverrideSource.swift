/// Writes what overrides the form in each way, and compares.
struct OverrideSource {
  let form: Form
  let imports: String

  var text: String {
    """
    \(imports)
    import Pliant

    \(LayerSource(form: form).answering)

    \(isolation)func override\(n)(_ trial: Trial) async throws {
      trial.beginHandle()
      \(HandleSource(form: form, imports: imports).use)
      trial.handleReaches("\\(handle.reach)")
    \(([objects, plainCalls] + Steps(form: form).all + kept).lines.indented)
    }

    \(isolation)func plain\(n)() async {
    \(([objects] + uncompared).lines.indented)
    }

    \(isolation)func form\(n)(_ trial: Trial) async {
      trial.start()
      await plain\(n)()
      trial.countTokens()
      do {
        try await override\(n)(trial)
      } catch {
        trial.caught(error)
      }
      trial.finish()
    }

    """
  }

  private var n: Int { form.index }
  private var isolation: String { form.isOnMainActor ? "@MainActor\n" : "" }

  /// What the calls are made on.
  private var objects: String {
    if form.hasReceiver {
      return [
        "let main = opaque(\(form.type)(seed: 1))",
        form.namesSubclass ? "let base = opaque(\(form.typeName)(seed: 2))" : "",
        form.hasOtherClass ? "let sub: \(form.type) = opaque(\(form.subclass)(seed: 3))" : "",
      ].lines + "\n"
        + form.otherInstances.map { "let elsewhere\($0.instance) = opaque(\($0.type)(seed: 4))" }
        .lines
    }
    guard form.hasMetatype else { return "" }
    return [
      "let main: \(form.type).Type = opaque(\(form.type).self)",
      form.hasOtherClass ? "let sub: \(form.type).Type = opaque(\(form.subclass).self)" : "",
    ].lines + "\n"
      + form.otherInstances
      .map { "let elsewhere\($0.instance): \($0.type).Type = opaque(\($0.type).self)" }.lines
  }

  /// The optimizer would release what no later step uses, and steps count what lives.
  private var kept: [String] {
    guard form.isMethod else { return [] }
    return form.otherInstances.map { "withExtendedLifetime(\($0.elsewhere)) {}" }
  }

  private func plain(_ name: String, _ who: String, base: Int = 0) -> String {
    "let \(name) = Plain(await call\(n)(\(who), \(base)), hasReceiver: \(form.isMethod))"
  }

  /// What each call does without layers.
  private var plainCalls: String {
    var lines = [
      plain("plain", form.main),
      plain("plainOther", form.main, base: 100),
      "let answer = await answer\(n)()",
    ]
    if let sub = form.sub { lines.append(plain("plainSub", sub)) }
    if form.namesSubclass { lines.append(plain("plainBase", "base")) }
    for other in form.otherInstances {
      let call = "await \(other.caller)(\(other.elsewhere), 0)"
      let name = "plainElsewhere\(other.instance)"
      lines.append("let \(name) = Plain(\(call), hasReceiver: \(form.isMethod))")
    }
    if form.throwsErrors {
      lines += ["Scene.codeThrows = true", plain("plainThrown", form.main)]
      lines += ["Scene.codeThrows = false"]
      lines.append("let answerThrown = \"threw \\(show(\(form.error(700))))\"")
    }
    return lines.lines
  }

  /// The same calls, which must leave no object behind.
  private var uncompared: [String] {
    let who = [form.main] + (form.sub.map { [$0] } ?? []) + (form.namesSubclass ? ["base"] : [])
    let calls =
      who.map { "_ = await call\(n)(\($0), 0)" }
      + form.otherInstances.map { "_ = await \($0.caller)(\($0.elsewhere), 0)" }
    guard form.throwsErrors else { return calls + ["_ = await answer\(n)()"] }
    return calls + ["Scene.codeThrows = true", calls[0], "Scene.codeThrows = false"]
  }
}

extension Form {
  /// Calls on a subclass that inherits the declaration are compared, too.
  var hasOtherClass: Bool { hasSubclass && !namesSubclass }
  /// The subclass inherits an initializer that calls the declaration's own code.
  var isOverridden: Bool { kind == .initializer && !isConvenience }
  var main: String { isMethod ? "main" : "0" }
  /// What another specialization is called on.
  var elsewhere: String { isMethod ? "elsewhere\(instance)" : "0" }
  var sub: String? { hasOtherClass ? (isMethod ? "sub" : "1") : nil }
}
