import Foundation
import PliantAttach
import ProgramRunner
import Testing

/// Programs that refuse an attachment are left as they are, with a sentence that says what to do.
@Suite(.serialized)
struct RefusalTests {
  @Test func programsOfOtherKinds() throws {
    let confined = try Target("odd", "confined")
    #expect(reason(confined.number) == .confined)
    #expect(try hello(confined.number) { $0.isForced = true } == "hello from \(confined.number)")

    let ended = try Target("odd", "ended")
    let thread = try Target("odd", "thread")
    let traced = try Target("odd", "traced")
    let fixed = try Target("odd-static", "plain")
    let stopped = try Target("odd", "plain")
    kill(stopped.number, SIGSTOP)
    while state(stopped.number) != "T" { sched_yield() }
    let own = thread.process.processIdentifier
    let log = [ended, thread, traced, fixed, stopped].map { target in
      reason(target.number).map { "\($0)" } ?? "none"
    }
    #expect(
      log == [
        "ended", "thread(of: \(own))", "traced(by: \"odd\", \(traced.process.processIdentifier))",
        "isStatic", "stopped",
      ]
    )
    #expect(reason(getpid()) == .own)
    #expect(reason(.max) == .noProcess)
    let plain = try Target("odd", "plain")
    #expect(reason(plain.number) { $0.needsSwift = true } == .noSwift)
    try runProgram("prlimit", ["--pid", "\(plain.number)", "--as=100000000"]).succeeded()
    #expect(reason(plain.number) == .fewAddresses)
    if try String(contentsOfFile: "/proc/2/status", encoding: .utf8).contains("kthreadd") {
      #expect(reason(2) == .kernelThread)
    }
  }

  @Test func librariesThatAreNotOne() throws {
    let target = try Target("odd", "plain")
    let none = try Programs.path("libnone.so")
    #expect(reason(target.number, none) == .missing(none))
    func text(_ reason: AttachError.Reason?) -> String {
      if case .notLoaded(let text) = reason { text } else { "\(String(describing: reason))" }
    }
    #expect(text(reason(target.number) { $0.entry = "other" }).contains("undefined symbol: other"))
    let source = URL(filePath: #filePath).path
    #expect(text(reason(target.number, source)).contains("invalid ELF header"))
    let incomplete = try Programs.path("libincomplete.so")
    #expect(text(reason(target.number, incomplete)).contains("undefined symbol: other_version"))
    #expect(try hello(target.number) == "hello from \(target.number)", "afterwards")
  }

  @Test func swiftThatIsLinkedStatically() throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "main.swift")
    try "import Glibc\nputs(\"ready\"); fflush(stdout); while true { pause() }"
      .write(to: source, atomically: true, encoding: .utf8)
    let program = folder.appending(path: "program").path
    try runProgram("swiftc", ["-static-stdlib", source.path, "-o", program]).succeeded()
    let target = try Target(program)
    let process = target.process.processIdentifier
    #expect(reason(process) { $0.needsSwift = true } == .ownSwift)
  }

  /// Each by a process that has not what it takes: only root can be without it.
  @Test(.enabled(if: geteuid() == 0)) func permissionsThatAreMissing() throws {
    let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let bare = ["setpriv", "--bounding-set=-sys_ptrace", "--inh-caps=-sys_ptrace"]
    let plain = try Target("odd", "plain")
    let protected = try Target("odd", "protected", through: user)
    #expect(
      try refusal(of: plain.number, as: user)
        == "Cannot attach to \(plain.number): it belongs to 'root'. Use 'sudo -u root', or root.\n"
    )
    #expect(try refusal(of: plain.number, as: bare).contains("give it the capability SYS_PTRACE"))
    #expect(try refusal(of: protected.number, as: user).contains("it is protected: "))
  }

  /// The system's rule is imitated; the command reads it where there is no permission.
  @Test func rulesOfTheSystem() {
    let sentences = (1...3).map { AttachError(process: 7, reason: .scope($0)).description }
    #expect(
      sentences == [
        "Cannot attach to 7: this system lets a program attach to its own children only "
          + "(kernel.yama.ptrace_scope is 1). Use sudo, or start it by 'pliant trace -- PROGRAM'.",
        "Cannot attach to 7: this system lets only root attach (kernel.yama.ptrace_scope is 2). "
          + "Use sudo.",
        "Cannot attach to 7: this system lets no program attach (kernel.yama.ptrace_scope is 3), "
          + "until it is restarted. Start it by 'pliant trace -- PROGRAM'.",
      ]
    )
  }

  @Test(.enabled(if: geteuid() == 0)) func containers() throws {
    let folder = try Programs.folder.get().path
    let elsewhere = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: elsewhere) }
    let copy = elsewhere.appending(path: "odd")
    try FileManager.default.copyItem(atPath: Programs.path("odd"), toPath: copy.path)
    let script = "mount -t tmpfs none '\(folder)' && exec \(copy.path) plain"
    let target = try Target("/usr/bin/unshare", "--mount", "bash", "-c", script)
    #expect(reason(target.number) == .missingThere(try Programs.path("libhello.so")))
  }

  @Test func processesByName() throws {
    #expect(throws: ProcessName.Refusal.self) { try ProcessName.process("no-such-program") }
    #expect(try ProcessName.process("4711") == 4711)
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = folder.lastPathComponent + "-odd"
    let copy = folder.appending(path: name).path
    try FileManager.default.copyItem(atPath: Programs.path("odd"), toPath: copy)
    let first = try Target(copy, "plain")
    #expect(try ProcessName.process(name) == first.number)
    let second = try Target(copy, "plain")
    let error = #expect(throws: ProcessName.Refusal.self) { try ProcessName.process(name) }
    let numbers = [first.number, second.number].sorted()
    #expect(error?.description.contains("2 processes are called so") == true)
    #expect(error?.description.contains("\(numbers[0]), \(numbers[1])") == true)
  }

  private func reason(
    _ process: Int32,
    _ library: String? = nil,
    _ change: (inout AttachOptions) -> Void = { _ in }
  ) -> AttachError.Reason? {
    do {
      _ = try hello(process, library: library, change)
      return nil
    } catch {
      return (error as? AttachError)?.reason
    }
  }

  private func state(_ process: Int32) -> String? {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return text?.split(separator: " ").dropFirst(2).first.map(String.init)
  }

  /// The refusal of `pliant`, run by another user or with less.
  private func refusal(of process: Int32, as user: [String]) throws -> String {
    // With coverage, it would also say that it cannot write what it counted.
    let quiet = ["env", "LLVM_PROFILE_FILE=/dev/null"]
    let command = quiet + [built("pliant").path, "console", "--pid", "\(process)"]
    let run = try runProgram(user[0], user.dropFirst() + command, separatingErrors: true)
    #expect(run.status == 1)
    return run.errors
  }
}
