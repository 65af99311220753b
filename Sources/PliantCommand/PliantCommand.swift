import ArgumentParser
import Foundation

/// The program `pliant`: a tour of the library, the list of a program's hooks, reloading, a
/// tracer, and the console.
@main
struct PliantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pliant",
    abstract: "Overrides running Swift programs.",
    subcommands: [
      Tour.self, FunctionsCommand.self, ProxyCommand.self, ReloadCommand.self, TraceCommand.self,
      ConsoleCommand.self,
    ]
  )
}

/// Programs that run with a library of Pliant's loaded before all others.
enum Preload {
  /// The file that a shell would run for the first word of a command.
  static func path(of program: String) -> String {
    guard !program.contains("/") else { return program }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 } ?? program
  }

  /// Where the library of a product lies: beside this program.
  static func library(_ product: String) -> URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "lib\(product).so")
  }

  /// Becomes the program at a path; returns the reason if that fails.
  static func run(_ path: String, _ arguments: [String], with libraries: [String]) -> String {
    setenv("LD_PRELOAD", libraries.joined(separator: ":"), 1)
    // This is a thread of Dispatch, which blocks all signals; the program would begin with that.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(path, arguments.map { strdup($0) } + [nil])
    return String(cString: strerror(errno))
  }
}
