import Foundation
import PliantAttach
import Testing

/// Libraries that are loaded into programs that run.
@Suite(.serialized)
struct AttachTests {
  @Test func theLibraryAnswers() throws {
    let target = try Target("odd", "plain")
    #expect(try hello(target.number) == "hello from \(target.number)")
    #expect(try hello(target.number) == "hello from \(target.number)", "again")
  }

  /// Threads that allocate, load, look up, make threads, and compute under alarms.
  @Test(arguments: [("busy", 120), ("loop", 60)])
  func busyProgramsGoOn(mode: String, count: Int) throws {
    let target = try Target("stress", mode, Programs.path("libhello.so"))
    let process = target.process.processIdentifier
    for _ in 0..<count { #expect(try hello(process) == "hello from \(process)") }
    #expect(target.end() == "0 wrong, 0 interrupted, 0 early")
  }

  /// Eight kinds of waits: none ends with EINTR, for no signal comes, and none ends early.
  @Test func waitsGoOn() throws {
    let target = try Target("stress", "waits")
    let process = target.process.processIdentifier
    for _ in 0..<120 { #expect(try hello(process) == "hello from \(process)") }
    #expect(target.end() == "0 wrong, 0 interrupted, 0 early")
  }

  /// The process that attaches is killed at each step of each system call.
  @Test(arguments: ["busy", "waits", "loop"])
  func killingTheAttacherHarmsNoProgram(mode: String) throws {
    let target = try Target("stress", mode, Programs.path("libhello.so"))
    let process = target.process.processIdentifier
    for step in 1...12 {
      let error = #expect(throws: AttachError.self) {
        try hello(process) { $0.diesAfter = step }
      }
      #expect(error?.reason == .unfinished, "\(step)")
      #expect(try hello(process) == "hello from \(process)", "after step \(step)")
    }
    #expect(target.end() == "0 wrong, 0 interrupted, 0 early")
  }

  @Test func nothingStaysOfIt() throws {
    let target = try Target("odd", "plain")
    // The first loads the library; each thread of the first few gets memory of the allocator's.
    for _ in 0..<20 { _ = try hello(target.number) }
    let before = Left(of: target.number)
    for _ in 0..<100 { _ = try hello(target.number) }
    let after = Left(of: target.number)
    #expect(after.files == before.files && after.mappings == before.mappings)
    #expect(after.resident - before.resident < 1_000, "kB")
    #expect(after.threads == 1)
  }

  /// The resources that a program holds.
  private struct Left {
    let files, mappings, threads, resident: Int

    init(of process: Int32) {
      func entries(_ name: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/\(name)")) ?? []
      }
      func text(_ name: String) -> String {
        (try? String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)) ?? ""
      }
      // Its own thread ends a moment after the library's function has.
      while entries("task").count > 1 { sched_yield() }
      files = entries("fd").count
      threads = entries("task").count
      mappings = text("maps").split(separator: "\n").count
      let line = text("status").split(separator: "\n").first { $0.hasPrefix("VmRSS") }
      resident = line.flatMap { Int($0.split(whereSeparator: \.isWhitespace)[1]) } ?? 0
    }
  }
}
