import ArgumentParser
import Foundation

/// The program `pliant`: the list of a program's hooks, and a console, a tracer and reloading for
/// programs that know nothing of Pliant.
@main
struct PliantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pliant",
    abstract: "Trace, reload and debug Swift programs while they run, and list their functions.",
    discussion: """
      Programs need no preparation: the command starts them, or attaches to them by --pid.

        pliant trace -- swift run Shop     print calls, arguments and results
        pliant reload -- swift run Shop    load the files that you save
        pliant console --pid 1234          logs, calls and overrides in a browser
        pliant requests --pid 1234         rate, errors and times by route
        pliant tasks --pid 1234            every task, and what it waits for
        pliant run --at 2030-01-01 -- shop a program at another date
        pliant functions .build/debug/Shop
      """,
    subcommands: [
      FunctionsCommand.self, ProxyCommand.self, ReloadCommand.self, TraceCommand.self,
      RequestsCommand.self, ConsoleCommand.self, TasksCommand.self, ProfileCommand.self,
      RunCommand.self,
    ]
  )
}
