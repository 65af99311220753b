import Building
import Foundation

/// Forms that are compiled together.
struct Batch {
  let plan: Plan
  let folder: URL
  let compiler: Compiler

  private struct Results {
    var verdicts: [Int: Verdict] = [:]
    /// Why a form was built only in part.
    var reduced: [Int: Verdict] = [:]
    /// The forms in `Subject`, which is not compiled again if only a handle cannot be built.
    var declared: [Form]

    mutating func leaveOut(_ index: Int, for part: Verdict.Part, _ verdict: Verdict) {
      verdicts[index] = verdict
      if part == .declaration { declared.removeAll { $0.index == index } }
    }
  }

  /// What came of each form.
  func verdicts() throws -> [Int: Verdict] {
    var results = Results(declared: plan.forms)
    try verify(plan.forms, into: &results)
    return results.verdicts
  }

  /// Leaves the logs of what was not built.
  func removeProducts() throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !file.hasPrefix("failed") {
      try FileManager.default.removeItem(at: folder.appending(path: file))
    }
  }

  /// Compiles; leaves out what cannot be built, and tries again with the rest.
  private func verify(_ forms: [Form], into results: inout Results) throws {
    var forms = forms
    while !forms.isEmpty {
      do {
        try compile(forms, of: results.declared)
        for form in forms {
          results.verdicts[form.index] = try run(form).reduced(by: results.reduced[form.index])
        }
        return
      } catch let failed as CommandFailed {
        try keep(failed.log)
        let count = forms.count
        let blame = Blame(log: failed.log)
        leaveOut(blame, of: &forms, into: &results)
        if forms.contains(where: { blame.suspects.contains($0.index) }), forms.count > 1 {
          for form in forms where blame.suspects.contains(form.index) {
            try verify([form], into: &results)
          }
          forms.removeAll { blame.suspects.contains($0.index) }
        } else if forms.count == count, !blame.names(forms) {
          let failing = try failing(forms, of: results.declared)
          for form in failing { try leaveOut(form, into: &results) }
          guard !failing.isEmpty else { return try bisect(forms, into: &results) }
          forms.removeAll { form in failing.contains { $0.index == form.index } }
        }
      }
    }
  }

  private func leaveOut(_ blame: Blame, of forms: inout [Form], into results: inout Results) {
    for (index, (part, reason)) in blame.forms {
      guard let place = forms.firstIndex(where: { $0.index == index }) else { continue }
      if part == .use, !forms[place].isReduced {
        forms[place].isReduced = true
        results.reduced[index] = .unbuildable(part, reason)
      } else {
        let verdict = results.reduced[index] ?? .unbuildable(part, reason)
        results.leaveOut(index, for: part, verdict)
        forms.remove(at: place)
      }
    }
  }

  /// Of what crashed the compiler.
  private func leaveOut(_ form: Form, into results: inout Results) throws {
    let part = try part(of: form, in: results.declared)
    results.leaveOut(form.index, for: part, .unbuildable(part, "compiler crashed"))
  }

  /// The forms that cannot be checked even alone; none where all of them can, or where `Subject`
  /// cannot be built.
  private func failing(_ forms: [Form], of declared: [Form]) throws -> [Form] {
    do {
      let sources = try prepare(forms, of: declared)
      do {
        try compiler.checkDriver(sources.driver, plan.build, in: folder)
        return []
      } catch is CommandFailed where forms.count == 1 {
        return forms
      } catch is CommandFailed {
        let half = forms.count / 2
        return try failing(Array(forms[..<half]), of: declared)
          + failing(Array(forms[half...]), of: declared)
      }
    } catch is CommandFailed {
      return []
    }
  }

  private func bisect(_ forms: [Form], into results: inout Results) throws {
    guard forms.count > 1 else { return try leaveOut(forms[0], into: &results) }
    let half = forms.count / 2
    for forms in [forms[..<half], forms[half...]] {
      results.declared = Array(forms)
      try verify(Array(forms), into: &results)
    }
  }

  /// For a person who wants to know more than the report says.
  private func keep(_ log: String) throws {
    let number = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    try log.write(
      to: folder.appending(path: "failed-\(number).log"),
      atomically: true,
      encoding: .utf8
    )
  }

  /// Whether a form that cannot be built can be without its handle.
  private func part(of form: Form, in declared: [Form]) throws -> Verdict.Part {
    do {
      try compile([form], of: declared, withHandles: false)
      return .handle
    } catch is CommandFailed {
      return .declaration
    }
  }

  /// Writes the sources, and compiles `Subject`, unless it is there.
  private func prepare(
    _ forms: [Form],
    of declared: [Form],
    withHandles: Bool = true
  ) throws -> (subject: [String], driver: [String]) {
    let sources = folder.appending(path: "sources")
    try? FileManager.default.removeItem(at: sources)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws -> String {
      let file = sources.appending(path: "\(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    func isSubject(_ name: String, of form: Form) -> Bool {
      name.hasPrefix("Subject") && !form.isOwn
    }
    var subject: [String] = []
    try compiler.compileC(declared.filter(\.isOfC), plan.build, plan.linkage, in: folder)
    for form in declared {
      for (name, text) in Sources(form: form).files where isSubject(name, of: form) {
        subject.append(try write(name, text))
      }
    }
    var driver: [String] = []
    for form in forms {
      for (name, text) in Sources(form: form).files where !isSubject(name, of: form) {
        guard withHandles || name.hasPrefix("Subject") || name.hasPrefix("Call") else { continue }
        driver.append(try write(name, text))
      }
    }
    driver.append(try write("Driver", Sources.driver(withHandles ? forms : [])))
    try compiler.compileSubject(subject, plan.build, plan.linkage, in: folder)
    return (subject, driver)
  }

  private func compile(_ forms: [Form], of declared: [Form], withHandles: Bool = true) throws {
    let sources = try prepare(forms, of: declared, withHandles: withHandles)
    try compiler.checkDriver(sources.driver, plan.build, in: folder)
    try compiler.compileDriver(sources.driver, plan.build, in: folder)
    try compiler.link(
      plan.build,
      plan.linkage,
      hasSubject: !sources.subject.isEmpty,
      hasFunctionsOfC: declared.contains(where: \.isOfC),
      in: folder
    )
  }

  private func run(_ form: Form) throws -> Verdict {
    let run = try runProgram(
      folder.appending(path: "Driver").path,
      ["\(form.index)"],
      output: folder.appending(path: "\(form.index).output"),
      environment: ["MALLOC_PERTURB_": "165", "SWIFT_BACKTRACE": "enable=no"],
      seconds: 60
    )
    return Verdict(of: run).ofMistake(form.isMistake)
  }
}
