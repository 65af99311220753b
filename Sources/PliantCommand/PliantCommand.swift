import ArgumentParser

/// The program `pliant`: a tour of the library, a program's joints, its calls, and the console.
@main
struct PliantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pliant",
    abstract: "Bends running Swift programs.",
    subcommands: [Tour.self, JointsCommand.self, TraceCommand.self, ConsoleCommand.self]
  )
}
