import ArgumentParser
import PliantAgent

/// Reloads the files of a program's sources that are saved.
struct ReloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reload",
    abstract: "Load the files of a program's sources that are saved into it, while it runs.",
    discussion: """
      The program needs no preparation, but must be built by SwiftPM for debugging. It is started, \
      or runs already:

        pliant reload -- swift run App --port 8080
        pliant reload -- .build/debug/App --port 8080
        pliant reload --pid App

      Each reload prints a line on standard error: the files, the functions that are new, and \
      the milliseconds since the save. Objects, globals and tasks keep their state. A file that \
      does not compile, or changes a layout, such as the stored properties of a type, is refused \
      with a sentence, and the program runs on as before. Ctrl-C lets a program go that ran \
      already; it keeps the functions that were loaded.
      """
  )

  @OptionGroup var process: ProcessOptions

  @Argument(parsing: .postTerminator, help: "The program and its arguments, behind --.")
  var program: [String] = []

  func validate() throws { try process.require(or: program, "reload") }

  func run() throws {
    var request = AgentRequest()
    request.reloads = true
    try AgentCommand.run(request, in: program, or: process, to: "reload")
  }
}
