import Dispatch
import Foundation
import PliantBase
import PliantTesting
import ProgramRunner
import Synchronization
import Testing

/// What ends with work that was handed over, or after it.
@Suite struct CarriedEndsTests {
  /// An owner of something, such as a temporary file, that it removes when it is freed.
  private final class Owner: Sendable {
    private let freed: @Sendable (String) -> Void
    init(_ freed: @escaping @Sendable (String) -> Void) { self.freed = freed }
    func use() {}
    deinit { freed(Self.variable) }

    static var variable: String {
      getenv("PLIANT_NUMBER").map { String(cString: $0) } ?? "none"
    }
  }

  // NB: Foundation never frees the block of a timer, and an operation's completion block on
  // whichever thread has done with the operation last.
  @Test(
    arguments: Way.all.filter { !["run loop's timer", "completion block"].contains($0.name) } + kept
  )
  func capturesAreFreedInTheirTest(_ way: Way) async throws {
    let (seen, see) = AsyncStream.makeStream(of: String.self)
    try await Fixture.environment(["PLIANT_NUMBER": "7"]).run {
      func handOver() {
        let owner = Owner { see.yield($0) }
        way.handOver { owner.use() }
      }
      handOver()
      #expect(await seen.first { _ in true } == "7", "\(way.name)")
    }
  }

  private static let kept = [
    Way("values of a thread") { work in
      Thread.detachNewThread { Thread.current.threadDictionary["work"] = work }
    }
  ]

  /// In a process of its own, whose first one is a test's.
  @Test func handlersOfProcessesSeeTheirTest() async throws {
    let run = try await TestProcess.run("CarriedEndsTests/startsProcesses")
    #expect(run.output.contains("Test startsProcesses() passed"), "\(run.output)")
  }

  @Test(.enabled(if: TestProcess.isThis)) func startsProcesses() async throws {
    func handlerSees() async -> String {
      await withCheckedContinuation { continuation in
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        process.terminationHandler = { _ in continuation.resume(returning: Owner.variable) }
        do { try process.run() } catch { continuation.resume(returning: "\(error)") }
      }
    }
    for number in 1...2 {
      try await Fixture.environment(["PLIANT_NUMBER": "\(number)"]).run {
        #expect(await handlerSees() == "\(number)")
      }
    }
    #expect(await handlerSees() == "none")
  }

  // MARK: - The clock

  private static let epoch = Date(timeIntervalSince1970: 0)

  @Test func operationsAreWaitedFor() async throws {
    for _ in 1...20 {
      try await Fixture.now(Self.epoch).run {
        let first = await withTaskGroup(of: String.self) { group in
          group.addTask {
            await withCheckedContinuation { continuation in
              let queue = OperationQueue()
              queue.maxConcurrentOperationCount = 1
              for _ in 1...10 { queue.addOperation { _ = sqrt(2.0) } }
              queue.addOperation { continuation.resume(returning: "operations") }
            }
          }
          group.addTask {
            try? await Task.sleep(for: .seconds(300))
            return "timeout"
          }
          let first = await group.next() ?? ""
          await group.waitForAll()
          return first
        }
        #expect(first == "operations")
      }
    }
  }

  /// A timer of once in an hour that nobody has stopped.
  @Test func whatOutlivesTheClockIsSlow() async throws {
    let count = Atomic(0)
    let timer = DispatchSource.makeTimerSource()
    try await Fixture.now(Self.epoch).run {
      timer.schedule(deadline: .now() + 3_600, repeating: 3_600)
      timer.setEventHandler { count.add(1, ordering: .relaxed) }
      timer.resume()
      try await Task.sleep(for: .seconds(10_000))
    }
    let ended = count.load(ordering: .relaxed)
    try await Task.sleep(for: .milliseconds(100))
    timer.cancel()
    #expect(ended >= 2 && count.load(ordering: .relaxed) <= ended + 2)
  }

  /// As XCTest waits for expectations.
  @Test func anEmptyRunLoopPasses() async throws {
    try await Fixture.now(Self.epoch).run {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let limit = Date(timeIntervalSinceNow: 5)
          while Date() < limit { _ = RunLoop.current.run(mode: .default, before: limit) }
          continuation.resume()
        }
      }
      #expect(Date() >= Self.epoch + 5)
    }
  }
}
