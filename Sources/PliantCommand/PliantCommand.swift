import ArgumentParser

/// The program `pliant`: a tour of the library, the list of a program's joints, reloading, a tracer,
/// and the console.
@main
struct PliantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pliant",
    abstract: "Bends running Swift programs.",
    subcommands: [
      Tour.self, JointsCommand.self, ReloadCommand.self, TraceCommand.self, ConsoleCommand.self,
    ]
  )
}
