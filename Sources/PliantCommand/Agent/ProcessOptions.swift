import ArgumentParser

/// The program in which a command does its work, if it runs already.
struct ProcessOptions: ParsableArguments {
  @Option(help: "Attach to a process that runs, by its number or the name of its program.")
  var pid: String?

  @Flag(help: "Attach even if seccomp limits the program's system calls, and may kill it.")
  var force = false

  /// Throws unless it is this one or a program to start.
  func require(or program: [String], _ command: String) throws {
    guard (pid == nil) != program.isEmpty else {
      throw ValidationError(
        "Name one program, behind --, or one process: pliant \(command) --pid 1234"
      )
    }
  }
}
