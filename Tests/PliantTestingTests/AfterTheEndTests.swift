import Foundation
import FoundationNetworking
import Glibc
import PliantTesting
import ProgramRunner
import Synchronization
import Testing

/// Tasks that outlive the fixture that they began in.
@Suite struct AfterTheEndTests {
  private final class Calls: Sendable {
    let names = Mutex<[String]>([])
    func isTold(_ issue: Issue) -> Bool {
      guard case .afterTheEnd(let call, _) = issue.error as? FixtureError else { return false }
      names.withLock { $0.append(call) }
      return true
    }
  }

  /// Does work in a task of a fixture's operation when that has ended; returns the calls of which
  /// the test was told.
  private func late(
    _ fixture: Fixture,
    _ work: @escaping @Sendable () async throws -> Void
  ) async throws -> [String] {
    let calls = Calls()
    try await withKnownIssue(isIntermittent: true) {
      let (opened, gate) = AsyncStream.makeStream(of: Void.self)
      let task = try await fixture.run {
        Task {
          for await _ in opened {}
          try await work()
        }
      }
      gate.finish()
      try await task.value
    } matching: {
      calls.isTold($0)
    }
    return calls.names.withLock { $0 }
  }

  @Test func realFilesAreLeftAlone() async throws {
    let root = FileManager.default.temporaryDirectory.path + "/late-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(
      atPath: "\(root)/a",
      withIntermediateDirectories: true
    )
    try "old".write(toFile: "\(root)/b", atomically: false, encoding: .utf8)
    let before = FileActions.snapshot(of: root, withTimes: true)
    let told = try await late(.files()) {
      for result in [
        open("\(root)/new", O_WRONLY | O_CREAT, 0o600), mkdir("\(root)/c", 0o700),
        unlink("\(root)/b"), rename("\(root)/b", "\(root)/d"), rmdir("\(root)/a"),
        truncate("\(root)/b", 0), chmod("\(root)/b", 0), unlink("\(root)/b"),
      ] { #expect(result == -1 && errno == EIO) }
      #expect(throws: CocoaError.self) {
        try Data("new".utf8).write(to: URL(filePath: "\(root)/b"), options: .atomic)
      }
    }
    #expect(FileActions.snapshot(of: root, withTimes: true) == before)
    #expect(Set(told).isSuperset(of: ["open", "mkdir", "unlink", "rename", "rmdir", "chmod"]))
    #expect(told.count == Set(told).count)
  }

  @Test func requestsAreCancelled() async throws {
    let url = try #require(URL(string: "https://shop.invalid/late"))
    let told = try await late(.network { _ in .text("answer") }) {
      await #expect { _ = try await URLSession.shared.data(from: url) } throws: {
        ($0 as? URLError)?.code == .cancelled
      }
      await #expect { _ = try await URLSession.shared.download(from: url) } throws: {
        ($0 as? URLError)?.code == .cancelled
      }
    }
    #expect(told == ["GET https://shop.invalid/late"])
  }

  @Test(arguments: [TestClock.Sleeping.passing, .untilAdvanced])
  func sleepsAreCancelled(sleeping: TestClock.Sleeping) async throws {
    let fixture = Fixture.now(Date(timeIntervalSince1970: 7), sleeping: sleeping)
    _ = try await late(fixture) {
      #expect(Date().timeIntervalSince1970 == 7)
      await #expect(throws: CancellationError.self) { try await Task.sleep(for: .seconds(3_600)) }
    }
  }

  @Test func environmentIsLeftAlone() async throws {
    _ = try await late(.environment(["PLIANT_LATE": "1"])) {
      #expect(setenv("PLIANT_LATE", "2", 1) == 0)
      #expect(getenv("PLIANT_LATE").map { String(cString: $0) } == "2")
    }
    #expect(getenv("PLIANT_LATE") == nil)
  }

  /// What a library reads once for the whole process, the first time that late work asks for it.
  @Test func theProcessKeepsNothingWrong() async throws {
    let run = try await TestProcess.run("AfterTheEndTests/firstUsesAreLate")
    #expect(run.output.contains("late: bundle, session, Asia/Tokyo\n"), "\(run.output)")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(.enabled(if: TestProcess.isThis)) func firstUsesAreLate() async throws {
    _ = try await late(.files()) {
      let bundle = Bundle.main.bundlePath == "/" ? "none" : "bundle"
      let session = URLSession.shared.configuration.httpCookieStorage == nil ? "none" : "session"
      let zone = TimeZone(identifier: "Asia/Tokyo")?.identifier ?? "none"
      print("late: \(bundle), \(session), \(zone)")
    }
  }

  // MARK: - Crashes

  /// The runtime starts another program, which prints where this one has crashed.
  @Test(.disabled(if: TestProcess.isThis), arguments: ["live", "late"])
  func crashesAreSaid(when: String) async throws {
    let run = try await TestProcess.run(
      "AfterTheEndTests/dies",
      with: ["CRASH=\(when)", "SWIFT_BACKTRACE=enable=yes,symbolicate=off,color=no"]
    )
    #expect(run.status != 0 && run.output.contains("Backtrace took"), "\(run.output)")
  }

  @Test(.enabled(if: TestProcess.isThis)) func dies() async throws {
    if getenv("CRASH").map({ String(cString: $0) }) == "live" {
      try await run(within: FixtureLeaksTests.fixtures.map(\.1)[...]) { fatalError("live") }
    }
    _ = try await late(.files()) { fatalError("late") }
  }

  private func run(
    within fixtures: ArraySlice<Fixture>,
    _ operation: @Sendable () -> Void
  ) async throws {
    guard let first = fixtures.first else { return operation() }
    try await first.run { try await run(within: fixtures.dropFirst(), operation) }
  }

  // MARK: - Waiting

  private func run(
    _ trait: AwaitingTasksTrait,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil, performing: operation)
  }

  @Test func tasksAreAwaited() async throws {
    let ended = Calls()
    let count = 20
    try await run(.awaitingTasks(for: .seconds(600))) {
      for _ in 0..<count {
        Task {
          for _ in 0..<100 { await Task.yield() }
          await Task { ended.names.withLock { $0.append("end") } }.value
        }
      }
    }
    #expect(ended.names.withLock { $0.count } == count)
  }

  @Test func tasksAreAwaitedForATime() async throws {
    let (opened, gate) = AsyncStream.makeStream(of: Void.self)
    try await withKnownIssue {
      try await run(.awaitingTasks(for: .milliseconds(1))) { Task { for await _ in opened {} } }
    } matching: {
      guard case .stillRunning(.milliseconds(1), let tasks)? = $0.error as? FixtureError else {
        return false
      }
      return tasks.contains("AfterTheEndTests.tasksAreAwaited")
    }
    gate.finish()
  }
}
