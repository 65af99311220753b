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
  }

  /// What came of each form.
  func verdicts() throws -> [Int: Verdict] {
    var results = Results()
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
        try compile(forms)
        for form in forms {
          results.verdicts[form.index] = try run(form).reduced(by: results.reduced[form.index])
        }
        return
      } catch let failed as Compiler.Failed {
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
          try bisect(forms, into: &results)
          return
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
        results.verdicts[index] = results.reduced[index] ?? .unbuildable(part, reason)
        forms.remove(at: place)
      }
    }
  }

  private func bisect(_ forms: [Form], into results: inout Results) throws {
    guard forms.count > 1 else {
      let reason = "compiler crashed"
      results.verdicts[forms[0].index] = .unbuildable(try part(of: forms[0]), reason)
      return
    }
    let half = forms.count / 2
    try verify(Array(forms[..<half]), into: &results)
    try verify(Array(forms[half...]), into: &results)
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
  private func part(of form: Form) throws -> Verdict.Part {
    do {
      try compile([form], withHandles: false)
      return .handle
    } catch is Compiler.Failed {
      return .declaration
    }
  }

  private func compile(_ forms: [Form], withHandles: Bool = true) throws {
    let sources = folder.appending(path: "sources")
    try? FileManager.default.removeItem(at: sources)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws -> String {
      let file = sources.appending(path: "\(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    var subject: [String] = []
    var driver: [String] = []
    for form in forms {
      for (name, text) in Sources(form: form).files {
        if name.hasPrefix("Subject"), !form.isOwn {
          subject.append(try write(name, text))
        } else if withHandles || name.hasPrefix("Subject") || name.hasPrefix("Call") {
          driver.append(try write(name, text))
        }
      }
    }
    driver.append(try write("Driver", Sources.driver(withHandles ? forms : [])))
    try compiler.compileSubject(subject, plan.build, plan.linkage, in: folder)
    try compiler.compileDriver(driver, plan.build, in: folder)
    try compiler.link(
      plan.build,
      plan.linkage,
      hasSubject: !subject.isEmpty,
      in: folder
    )
  }

  private func run(_ form: Form) throws -> Verdict {
    let (result, output) = try Forms.run(
      folder.appending(path: "Driver").path,
      ["\(form.index)"],
      output: folder.appending(path: "\(form.index).output"),
      environment: ["MALLOC_PERTURB_": "165", "SWIFT_BACKTRACE": "enable=no"],
      seconds: 60
    )
    return Verdict(output: output, status: result)
  }
}
