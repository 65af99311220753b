import Building
import Foundation
import Synchronization

/// The program that `Tests/Forms/run` starts, with the same arguments.
@main
struct Command {
  let options: Options
  let work: URL
  /// Of one seed, so that several may run at a time.
  let batches: URL
  let compiler: Compiler

  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      exit(try Command(options).run() ? 0 : 1)
    } catch {
      say("\(error)")
      exit(2)
    }
  }

  private init(_ options: Options) {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    self.options = options
    work = root.appending(path: ".build/forms")
    batches = work.appending(path: "\(options.seed)")
    compiler = Compiler(root: root, work: batches)
  }

  /// Whether no form is wrong.
  private func run() throws -> Bool {
    let plans = Plan.all(options)
    if options.printsSources {
      for form in plans.flatMap(\.forms) { say(Sources(form: form).all) }
      return true
    }
    for configuration in Set(plans.map(\.build.configuration)).sorted() {
      try compiler.prepare(configuration)
    }
    let report = Mutex(Report())
    let rest = Mutex(plans[...])
    let failures = Mutex<[any Error]>([])
    DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in
      while let plan = rest.withLock({ $0.popFirst() }) {
        do {
          try verify(plan, report)
        } catch {
          failures.withLock { $0.append(error) }
        }
      }
    }
    if let failure = failures.withLock({ $0.first }) { throw failure }
    return try report.withLock { report in
      say("\n" + report.markdown)
      if let page = options.page { try report.write(to: page) }
      return report.wrong == 0
    }
  }

  private func verify(_ plan: Plan, _ report: borrowing Mutex<Report>) throws {
    let began = Date()
    let folder = batches.appending(path: "\(plan.number)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let batch = Batch(plan: plan, folder: folder, compiler: compiler)
    let verdicts = try batch.verdicts()
    var row = Report.Row()
    for form in plan.forms {
      guard let verdict = verdicts[form.index] else { continue }
      row.count(verdict)
      report.withLock { $0.add(form, plan.build, verdict, example: form.index) }
      if case .wrong(let reason) = verdict {
        let find = Find(form: form, plan: plan, reason: reason)
        try find.write(options, in: work.appending(path: "finds"))
        if options.shrinks { try shrink(find) }
      }
    }
    if row.wrong == 0 { try batch.removeProducts() }
    let seconds = Int(Date().timeIntervalSince(began))
    say("\(plan.number): \(plan.build.name), \(plan.linkage.rawValue): \(row) in \(seconds) s")
  }

  private func shrink(_ find: Find) throws {
    let folder = batches.appending(path: "small-\(find.form.index)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let shrinker = Shrinker(plan: find.plan, folder: folder, compiler: compiler)
    guard let small = try shrinker.shrink(find.form) else { return }
    try Find(form: small.form, plan: find.plan, reason: small.reason)
      .write(options, in: work.appending(path: "small"))
    try FileManager.default.removeItem(at: folder)
  }
}
