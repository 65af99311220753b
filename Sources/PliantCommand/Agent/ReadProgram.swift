import ArgumentParser
import Foundation
import PliantAttach
import PliantBase

/// The program that a command only reads: one that runs already, or one that it starts.
struct ReadProgram: ParsableArguments {
  @Option(help: "The process, by its number or the name of its program.") var pid: String?

  @Argument(parsing: .postTerminator, help: "The program and its arguments, behind --.")
  var program: [String] = []

  func validate() throws {
    guard (pid == nil) != program.isEmpty else {
      throw ValidationError("Name one program, behind --, or one process: --pid 1234")
    }
  }

  /// Calls `body` with the process; one that was started ends this command, with its own status.
  func run(_ body: (_ process: Int32, StartedProcess?) throws -> Void) throws {
    try StartedProgram.refusing {
      if let pid { return try body(ProcessName.process(pid), nil) }
      let started = try StartedProcess(StartedProgram(program))
      do { try body(started.number, started) } catch {
        if started.wait(for: 0.2) {
          // Nobody would wait for it any longer.
          kill(started.number, SIGTERM)
        } else if !(error is OutputError) {
          // An error of a program that has ended meanwhile is another one.
          StandardError.write("The program ended before it could be read\n")
          throw started.end()
        }
        throw error
      }
      throw started.end()
    }
  }
}

/// A process that this command has started, which signals to the command reach, too.
final class StartedProcess: Sendable {
  let number: Int32
  private let happened = DispatchSemaphore(value: 0)
  private let state = Guarded<(status: Int32?, sources: [any DispatchSourceSignal])>((nil, []))

  /// Starts the program, and waits until the loader has mapped its libraries.
  init(_ program: StartedProgram) throws {
    StartedProgram.takeSignals()
    // Ctrl-\ asks this command for what the program does, and is ignored there.
    signal(SIGQUIT, SIG_IGN)
    let words = ([program.path] + program.arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var number = pid_t()
    let error = posix_spawn(&number, program.path, nil, nil, words, environ)
    guard error == 0 else { throw program.refusal("run", String(cString: strerror(error))) }
    self.number = number
    follow()
    var (before, maps) = ("", "")
    while maps.isEmpty || maps != before, isRunning {
      before = maps
      usleep(5_000)
      maps = (try? String(contentsOfFile: "/proc/\(number)/maps", encoding: .utf8)) ?? ""
    }
  }

  private func follow() {
    let names = [SIGQUIT, SIGINT, SIGTERM, SIGHUP]
    let sources = StartedProgram.taking(names) { [number, happened] name in
      // A terminal sends the first two to the program itself.
      if name == SIGTERM || name == SIGHUP { kill(number, name) }
      if name == SIGQUIT { happened.signal() }
    }
    state.withLock { $0.sources = sources }
    Thread.detachNewThread { [self] in
      var status: Int32 = 0
      while waitpid(number, &status, 0) < 0, errno == EINTR {}
      state.withLock { $0.status = status }
      happened.signal()
    }
  }

  private var isRunning: Bool { state.withLock { $0.status == nil } }

  /// Waits for Ctrl-\, or so many seconds; returns false if the program has ended.
  func wait(for seconds: Double?) -> Bool {
    let limit = seconds.map { DispatchTime.now() + $0 } ?? .distantFuture
    if isRunning { _ = happened.wait(timeout: limit) }
    return isRunning
  }

  /// The program's exit status, as a shell would say it, once it has ended.
  func end() -> ExitCode {
    while wait(for: nil) {}
    let status = state.withLock { $0.status ?? 0 }
    return ExitCode(status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f)
  }
}
