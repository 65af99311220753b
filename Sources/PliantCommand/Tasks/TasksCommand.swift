import ArgumentParser
import Foundation
import PliantAttach
import PliantBase
import PliantConsole

/// Shows every task of a program that runs, and what it waits for.
struct TasksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tasks",
    abstract: "Show every task and thread of a program that runs, and what each waits for.",
    discussion: """
      The program's memory is read; nothing is loaded into it, written or stopped, so that this is \
      for production, too. Tasks are shown as a tree, each with what it waits for (a task, a \
      group, an actor and who runs on it, a continuation, a sleep), its task-local values and its \
      asynchronous stack; then threads. Tasks that are alike are shown once. Lines that begin with \
      ! come first: tasks that wait for each other, actors with a queue, cancelled tasks.

        pliant tasks --pid Shop
        pliant tasks --pid 1234 --watch 2 --filter checkout
        pliant tasks -- swift run Shop

      A program that the command starts is shown whenever Ctrl-\\ is pressed, or as --watch says, \
      until it ends.

      A task that runs has the stack of its last suspension, unless its thread waits in the kernel \
      or is held: --stop holds all threads for some milliseconds and tells how long they stood.

      With --json the tasks and threads are one object.
      """
  )

  @OptionGroup var program: ReadProgram
  @Flag(help: "Hold the threads while they are read.") var stop = false
  @Flag(help: "Show the functions of Swift's runtime and the C library, too.") var all = false
  @Option(help: "Only tasks with this text in a name, a function or a value.") var filter = ""
  @Option(help: "Show them again after so many seconds, until Ctrl-C.") var watch: Double?
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    try program.run { process, started in
      let reader = try TaskReader(process)
      var history = TaskHistory()
      try StandardOutput.run { output in
        // One that has just begun does nothing yet.
        while started?.wait(for: watch) ?? true, let picture = reader.picture(holding: stop) {
          try output.write(text(of: picture, history.still(in: picture)))
          try output.flush()
          guard started == nil else { continue }
          guard let watch else { return }
          Thread.sleep(forTimeInterval: max(watch, 0.1))
        }
      }
    }
  }

  private func text(of picture: ProgramPicture, _ still: [UInt: Double]) -> String {
    if json {
      return String(decoding: JSONText.encode(TasksMessage(picture)), as: UTF8.self) + "\n"
    }
    var text = TasksText(picture)
    (text.showsRuntime, text.filter, text.still) = (all, filter, still)
    (text.bold, text.faint) = (Color.bold.callAsFunction, Color.faint.callAsFunction)
    text.width = Terminal.width(STDOUT_FILENO) ?? text.width
    return (watch != nil && isatty(STDOUT_FILENO) == 1 ? "\u{1B}[H\u{1B}[2J" : "") + text.text
  }
}

/// The moments since which tasks have not run.
struct TaskHistory {
  private var seen: [UInt: (signature: [UInt], since: ContinuousClock.Instant)] = [:]

  /// The seconds for which each task has stood still, as far as earlier pictures show.
  mutating func still(in picture: ProgramPicture) -> [UInt: Double] {
    let now = ContinuousClock.now
    let before = exchange(&seen, with: [:])
    var found: [UInt: Double] = [:]
    for task in picture.tasks {
      let signature = [UInt(task.id)] + task.signature
      let known = before[task.address].flatMap { $0.signature == signature ? $0.since : nil }
      seen[task.address] = (signature, known ?? now)
      if let known { found[task.address] = (now - known) / .seconds(1) }
    }
    return found
  }
}
