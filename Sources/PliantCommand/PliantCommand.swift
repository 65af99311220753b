import ArgumentParser

/// `pliant`: shows what the library does, on the program that runs.
@main
struct PliantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pliant",
    abstract: "Bends running Swift programs.",
    subcommands: [Tour.self, ConsoleCommand.self]
  )
}
