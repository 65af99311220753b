import Building
import Foundation

/// A form that went wrong, kept to be made small.
struct Find {
  let form: Form
  let plan: Plan
  let reason: String

  func write(_ options: Options, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "\(options.seed)-\(form.index).swift")
    let builds = options.buildNames.map { " '\($0)'" }.joined()
    let plain = options.includesPlain ? " --plain" : ""
    let generic = (options.areGeneric ? " --generic" : "") + (options.isMixed ? " --mixed" : "")
    let choice = "--only \(form.index)\(plain)\(generic)\(builds)"
    let again = "Tests/Forms/run \(options.count) \(options.seed) \(choice)"
    let head = """
      // \(plan.build.name), \(form.isOwn ? "the driver's module" : plan.linkage.rawValue)
      // \(reason)
      // \(again)
      """
    try (head + "\n\n" + Sources(form: form).all).write(
      to: file,
      atomically: true,
      encoding: .utf8
    )
    let declaration = "\(form.kind.rawValue) of \(form.holder.rawValue)"
    say("WRONG \(form.index) (\(declaration)): \(reason.prefix(400))")
    say("  \(file.path)\n  \(again)")
  }
}
