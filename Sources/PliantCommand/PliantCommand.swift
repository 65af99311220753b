import ArgumentParser

/// `pliant`: shows what the library does, on the program that runs, and what it could do to another.
@main
struct PliantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pliant",
    abstract: "Bends running Swift programs.",
    subcommands: [Tour.self, JointsCommand.self, ConsoleCommand.self]
  )
}
