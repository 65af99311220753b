import Building

/// What came of a form.
enum Verdict {
  /// What the compiler could not build.
  enum Part: String { case declaration, handle, use }

  case right
  case refused(step: String, error: String, description: String)
  case unbuildable(Part, String)
  case wrong(String)
}

extension Verdict {
  /// From what the form's process printed.
  init(of run: ProgramRun) {
    let status = run.end
    let lines = run.output.split(separator: "\n").map(String.init)
    func last(_ prefix: String) -> String? {
      lines.last { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }
    let step = last("STEP ") ?? "plain"
    if let leak = lines.first(where: { $0.hasPrefix("WRONG plain: ") }) {
      self = .unbuildable(.declaration, "without Pliant, \(leak.dropFirst(13))")
    } else if let wrong = lines.first(where: { $0.hasPrefix("WRONG ") }) {
      self = .wrong(String(wrong.dropFirst(6)))
    } else if step == "plain", case .signal(let signal) = status {
      self = .unbuildable(.declaration, "without Pliant, crashed with signal \(signal)")
    } else if case .timedOut = status {
      self = .wrong("\(step): hung")
    } else if case .signal(let signal) = status {
      let message = lines.first { $0.contains("Fatal error: ") } ?? ""
      self = .wrong("\(step): crashed with signal \(signal) \(message)")
    } else if let refusal = last("REFUSED ") {
      let parts = refusal.split(separator: "|", maxSplits: 2).map(String.init)
      self = .refused(step: parts[0], error: parts[1], description: parts[2])
    } else if last("END") != nil, case .exited(0) = status {
      self = .right
    } else {
      self = .wrong("\(step): ended early, \(status)")
    }
  }

  /// The verdict on a form of which only a part was built: what is wrong with it counts, else that
  /// it was not built.
  func reduced(by reason: Verdict?) -> Verdict {
    if case .wrong = self { return self }
    return reason ?? self
  }

  /// The verdict on a form that is a mistake, or is none.
  func ofMistake(_ isMistake: Bool) -> Verdict {
    if isMistake, case .refused = self { .right } else { self }
  }

  /// The same for forms that differ in names, numbers and types alone.
  static func normalized(_ text: String) -> String {
    text.replacing(#/; found instead: .*/#, with: "; found others instead")
      .replacing(#/request ([A-Za-z]+)\(.*/#) { "request \($0.1)" }
      .replacing(#/'[^']*'/#, with: "'…'").replacing(#/[0-9]+/#, with: "N")
      .replacing(#/ \/[^ ]*\//#, with: " ")
  }

  /// Tells finds apart: the step, and whether it crashed, leaked, or gave something else.
  var findClass: String? {
    guard case .wrong(let reason) = self else { return nil }
    return Self.normalized(reason.replacing(#/( though it reaches .*)?: got .*/#, with: ""))
  }
}
