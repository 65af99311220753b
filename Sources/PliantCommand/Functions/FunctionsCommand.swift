import ArgumentParser
import PliantListing
import PliantTracing

/// Lists the declarations that can be overridden in a program or shared library, and why others
/// cannot.
struct FunctionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "functions",
    abstract:
      "List what can be overridden in a program or shared library, and why the rest cannot.",
    discussion: """
      The file is read, and never loaded or run. Each function, method, accessor and initializer \
      that it defines is listed with the calls that a handle on it would see:

        every call               it is dynamic, or built for debugging
        calls not inlined        it was optimized, or accesses a stored property of a class
        calls from other images  it is exported by a library
        not: …                   it cannot be overridden; the last lines say why, and what to do

      Of a program that SwiftPM built where it is, only the modules of its own package are listed, \
      and others with --all or --module.

      With --overridable each line has the handle to paste, as #method(Cart.total(_:)). Others are \
      left out: generic ones, those of private types, and those that are \
      private and async. A symbol does not contain the global actor of a method, and only debug \
      code shows of some whether they are mutating: write these as closures, \
      #method { (meter: inout Meter, n: Int) in meter.add(n) }.

      With --json each declaration is one object on a line of its own. Its keys are always there: \
      module, type (empty for functions), extension (the module of an extension, or null), kind \
      (function, method, getter, setter, initializer, modify), static, name, declaration, reach \
      (every call, calls not inlined, calls from other images, not overridable), reason (or \
      null), handle (or null), symbol.

      Exits with 1 if the file cannot be listed, with the reason on standard error.
      """
  )

  @Argument(help: "The program or shared library.", completion: .file())
  var file: String

  @Option(help: "Only declarations with all of these words in their name or types, in any case.")
  var filter: String?

  @Option(help: "Only what this module declares; may be repeated.")
  var module: [String] = []

  @Flag(help: "The modules of the packages that the program depends on, too.")
  var all = false

  @Flag(
    help: """
      Only declarations with a handle, each with the code of its handle; those that are not public \
      need '@testable import'.
      """
  )
  var overridable = false

  @Flag(help: "Print one JSON object per declaration and line.")
  var json = false

  func run() throws {
    let bar = ProgressBar(of: file)
    defer { bar.hide() }
    try StandardOutput.run { output in
      let listing = try HookListing(path: file) { bar.show($0 / 4) }
      warn(listing, beside: bar)
      var counts = ReachCounts()
      let own = all || !module.isEmpty ? module : OwnModules.names(ofProgram: file)
      try listing.visit(modules: Set(own)) { group in
        let declarations = declarations(of: group)
        for declaration in declarations { counts.count(declaration.reach) }
        let text =
          json
          ? FunctionsJSON(group: group).lines(declarations)
          : FunctionsText(group: group, showsHandles: overridable).lines(declarations)
        if !text.isEmpty {
          bar.hide()
          try output.write(text)
        }
        bar.show(0.25 + group.progress * 0.75)
      }
      bar.hide()
      if !json { try output.write(counts.summary) }
    }
  }

  private func declarations(of group: ListedGroup) -> [ListedDeclaration] {
    let words = (filter ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    return group.declarations.filter { declaration in
      if overridable, declaration.handle == nil { return false }
      guard !words.isEmpty else { return true }
      let text = (group.title + " " + declaration.text).lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  private func warn(_ listing: HookListing, beside bar: ProgressBar) {
    bar.hide()
    if let machine = listing.foreignMachine { StandardError.write("\(file) is for \(machine)\n") }
    if listing.isStripped {
      StandardError.write("\(file) is stripped: only what it exports is listed\n")
    }
  }
}
