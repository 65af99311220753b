import ArgumentParser
import Foundation

/// The program `pliant`: a tour of the library, a demo of its console, the list of a program's
/// hooks; a console, a tracer and reloading for programs that know nothing of Pliant.
@main
struct PliantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pliant",
    abstract: "Overrides running Swift programs.",
    subcommands: [
      Tour.self, DemoCommand.self, FunctionsCommand.self, ProxyCommand.self, ReloadCommand.self,
      TraceCommand.self, ConsoleCommand.self,
    ]
  )
}
