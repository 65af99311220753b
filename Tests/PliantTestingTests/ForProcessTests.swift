import Foundation
import FoundationNetworking
import Glibc
import Pliant
import PliantBase
import PliantTesting
import ProgramRunner
import Synchronization
import Testing

private let answer = #method(Oracle.answer(_:))

struct ForProcessRunTests {
  /// In a process of its own: other tests' threads would see what is for the process.
  @Test func allPass() async throws {
    let run = try await TestProcess.run("ForProcessTests/")
    #expect(
      run.status == 0 && run.output.contains("Suite ForProcessTests passed"),
      "\(run.output)"
    )
  }
}

/// Fixtures that work from before the test sees, too.
@Suite(.serialized, .enabled(if: TestProcess.isThis)) struct ForProcessTests {
  private let thread: Worker
  private let task: Worker
  private static let epoch = Date(timeIntervalSince1970: 0)

  private static let uses: [(fixture: Fixture, use: @Sendable () throws -> String)] = [
    (
      .now(epoch, sleeping: .untilAdvanced, for: .process),
      { "\(Date().timeIntervalSince1970 == 0)" }
    ),
    (
      .files(["/shop/a": "1"], for: .process),
      { (try? String(contentsOfFile: "/shop/a", encoding: .utf8)) ?? "none" }
    ),
    (
      .environment(["PLIANT_SHOP": "1"], for: .process),
      { getenv("PLIANT_SHOP").map { String(cString: $0) } ?? "none" }
    ),
    (
      .timeZone(TimeZone(secondsFromGMT: 4_500) ?? .gmt, for: .process),
      { "\(TimeZone.current.secondsFromGMT() == 4_500)" }
    ),
    (
      .locale(Locale(identifier: "de_CH"), for: .process), { "\(Locale.current.identifier)" }
    ),
    (
      .calendar(Calendar(identifier: .hebrew), for: .process),
      { "\(Calendar.current.identifier)" }
    ),
    (.network(for: .process) { _ in .text("answer") }, { fetch() }),
  ]

  init() async throws {
    thread = try await .ofNoTest { .thread() }
    task = try await .ofNoTest { .task() }
  }

  /// The answer of a server, which is not there unless the network is replaced.
  private static func fetch() -> String {
    guard let url = URL(string: "http://127.0.0.1:1/") else { return "" }
    let done = DispatchSemaphore(value: 0)
    let text = Mutex("none")
    let task = URLSession.shared.dataTask(with: url) { data, _, _ in
      if let data { text.withLock { $0 = String(decoding: data, as: UTF8.self) } }
      done.signal()
    }
    task.resume()
    done.wait()
    return text.withLock { $0 }
  }

  @Test(arguments: uses.indices) func workFromBeforeSeesIt(_ index: Int) async throws {
    let (fixture, use) = Self.uses[index]
    let (thread, task) = (thread, task)
    let before = try await thread.run(use)
    let (opened, gate) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    // A test without fixtures, and its work on a queue, reach the real system.
    async let neighbor: [String] = {
      for await _ in opened {}
      defer { end.finish() }
      let queued = try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result { try use() }) }
      }
      return [try use(), queued]
    }()
    let (within, own) = try await fixture.run {
      gate.finish()
      for await _ in ended {}
      return ([try await thread.run(use), try await task.run(use)], try use())
    }
    #expect(try await neighbor == [before, before])
    #expect(within == [own, own] && own != before)
    #expect(try await [thread.run(use), task.run(use)] == [before, before])
  }

  @Test func workFromBeforeDrawsTheSameNumbers() async throws {
    let draw: @Sendable () -> UInt64 = { .random(in: 0...(.max)) }
    let (thread, task) = (thread, task)
    let shared = try await Fixture.random(seed: 1, for: .process).run {
      [try await thread.run(draw), try await task.run(draw), draw()]
    }
    let all = try await Fixture.random(seed: 1).run { (0..<10_000).map { _ in draw() } }
    // Other work of the process, which belongs to no test, may draw between them.
    let places = shared.compactMap { all.firstIndex(of: $0) }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test func workFromBeforeCallsRedefinitions() async throws {
    let test = try #require(Test.current)
    let (thread, task) = (thread, task)
    let ask: @Sendable () -> String = { Oracle().answer("a") }
    func run(_ trait: some TestScoping) async throws -> [String] {
      let answers = Mutex<[String]>([])
      try await trait.provideScope(for: test, testCase: nil) {
        let all = [try await thread.run(ask), try await task.run(ask), ask()]
        let count = (try? answer.currentSpy())?.callCount ?? 0
        answers.withLock { $0 = all + ["\(count)"] }
      }
      return answers.withLock { $0 }
    }
    let redefined = RedefiningTrait.redefining(answer, for: .process) { _, text in "no \(text)" }
    #expect(try await run(redefined) == ["no a", "no a", "no a", "0"])
    #expect(
      try await run(StubbingTrait.stubbing(answer, returning: "1", "2", for: .process))
        == ["1", "2", "2", "3"]
    )
    #expect(
      try await run(SpyingTrait.spying(answer, for: .process)) == ["yes a", "yes a", "yes a", "3"]
    )
    #expect(try await thread.run(ask) == "yes a")
  }

  // MARK: - The clock

  @Test func sleepsFromBeforeAreAdvanced() async throws {
    let (thread, task) = (thread, task)
    try await Fixture.now(Self.epoch, sleeping: .untilAdvanced, for: .process).run {
      let clock = try TestClock.current
      for minute in 1...3 {
        async let slept: Int = thread.run {
          sleep(60)
          return Int(Date().timeIntervalSince1970)
        }
        async let suspended: Int = task.runAsync {
          try await Task.sleep(for: .seconds(60))
          return Int(Date().timeIntervalSince1970)
        }
        await clock.sleepers(2)
        clock.advance(by: .seconds(60))
        let times = try await [slept, suspended]
        #expect(times == [60 * minute, 60 * minute])
      }
    }
  }

  @Test func sleepsFromBeforePass() async throws {
    let (thread, task) = (thread, task)
    try await Fixture.now(Self.epoch, for: .process).run {
      _ = try await thread.run { sleep(3_600) }
      try await task.runAsync { try await Task.sleep(for: .seconds(3_600)) }
      #expect(Date().timeIntervalSince1970 >= 7_200)
    }
  }

  /// Waits that are under way at the fixture's end take the rest of their time, and are no errors.
  @Test func waitsGoOnInRealTime() async throws {
    typealias Wait = @Sendable () async throws -> Void
    let waits: [Wait] = [
      { try await Task.sleep(for: .milliseconds(50)) },
      { try await Task.sleep(for: .milliseconds(50), tolerance: .milliseconds(1)) },
      {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
        }
      },
      {
        let timer = DispatchSource.makeTimerSource()
        await withCheckedContinuation { continuation in
          timer.setEventHandler { continuation.resume() }
          timer.schedule(deadline: .now() + 0.05)
          timer.resume()
        }
        timer.cancel()
      },
    ]
    let blocking: [@Sendable () -> Void] = [
      { usleep(50_000) },
      { #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05) == .timedOut) },
      { #expect(!NSCondition().wait(until: Date() + 0.05)) },
    ]
    let (thread, task) = (thread, task)
    var all: [Wait] = []
    for wait in waits { all.append { try await task.runAsync(wait) } }
    for wait in blocking { all.append { try await thread.run(wait) } }
    for wait in all {
      let start = ContinuousClock.now
      let fixture = Fixture.now(Self.epoch, sleeping: .untilAdvanced, for: .process)
      let waiting = try await fixture.run {
        let waiting = Task { try await wait() }
        try await TestClock.current.sleepers(1)
        return waiting
      }
      try await waiting.value
      #expect(ContinuousClock.now - start >= .milliseconds(50))
    }
  }

  // MARK: - Excluding

  @Test func oneTestAtATimeReplacesForTheProcess() async throws {
    let thread = thread
    let inside = Mutex(0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        let fixture = Fixture.environment(["PLIANT_TURN": "\(number)"], for: .process)
        let use: @Sendable () async throws -> Void = {
          #expect(
            inside.withLock { count in
              count += 1
              return count
            } == 1
          )
          for _ in 0..<10 { await Task.yield() }
          let seen = try await thread.run { getenv("PLIANT_TURN").map { String(cString: $0) } }
          #expect(seen == "\(number)")
          inside.withLock { $0 -= 1 }
        }
        group.addTask { try await fixture.run(use) }
      }
      try await group.waitForAll()
    }
  }

  @Test func aTestThatWaitsCanBeCancelled() async throws {
    let (opened, gate) = AsyncStream.makeStream(of: Void.self)
    let (began, begin) = AsyncStream.makeStream(of: Void.self)
    let holder = Task {
      try await Fixture.random(seed: 1, for: .process).run {
        begin.finish()
        for await _ in opened {}
      }
    }
    for await _ in began {}
    let waiting = Task { try await Fixture.random(seed: 2, for: .process).run {} }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    gate.finish()
    try await holder.value
    try await Fixture.random(seed: 3, for: .process).run {}
  }

  @Test func theSamePartWithinIsRefused() async throws {
    let thread = thread
    let read: @Sendable () -> String? = { getenv("PLIANT_PART").map { String(cString: $0) } }
    try await Fixture.environment(["PLIANT_PART": "1"], for: .process).run {
      await #expect(throws: FixtureError.alreadyForProcess(".environment")) {
        try await Fixture.environment(["PLIANT_PART": "2"], for: .process).run {}
      }
      try await Fixture.now(Self.epoch, sleeping: .untilAdvanced, for: .process).run {
        let within = try await thread.run { Date().timeIntervalSince1970 }
        #expect(within == 0)
        #expect(try await thread.run(read) == "1")
      }
      let after = try await thread.run { Date().timeIntervalSince1970 }
      #expect(after > 1e9)
      try await Fixture.environment(["PLIANT_PART": "3"]).run {
        let seen = try await thread.run(read)
        #expect(read() == "3" && seen == "1")
      }
    }
    #expect(try await thread.run(read) == nil)
  }
}

private final class Oracle {
  dynamic func answer(_ question: String) -> String { "yes \(question)" }
}

/// A thread or a task that does the work of others, and belongs to no test.
private final class Worker: Sendable {
  typealias Work = @Sendable () async -> Void
  private let add: @Sendable (@escaping Work, @escaping @Sendable () -> Void) -> Void
  private let end: @Sendable () -> Void

  private init(
    _ add: @escaping @Sendable (@escaping Work, @escaping @Sendable () -> Void) -> Void,
    _ end: @escaping @Sendable () -> Void
  ) {
    (self.add, self.end) = (add, end)
  }

  deinit { end() }

  /// A worker that the process has, and not the test that begins it, as it is while another test
  /// has a fixture for the process.
  static func ofNoTest(_ begin: () -> Worker) async throws -> Worker {
    while true {
      let worker = begin()
      if try await worker.run({ Surroundings.own == nil }) { return worker }
      await Task.yield()
    }
  }

  static func thread() -> Worker {
    let queue = Works()
    Thread.detachNewThread {
      while let work = queue.next() { work() }
    }
    return Worker({ _, work in queue.add(work) }, { queue.add(nil) })
  }

  static func task() -> Worker {
    let (works, adding) = AsyncStream.makeStream(of: Work.self)
    Task.detached { for await work in works { await work() } }
    return Worker({ work, _ in adding.yield(work) }, { adding.finish() })
  }

  func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      add(
        { continuation.resume(with: Result { try body() }) },
        { continuation.resume(with: Result { try body() }) }
      )
    }
  }

  /// Runs work that suspends, in a task.
  func runAsync<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      add(
        {
          do { continuation.resume(returning: try await body()) } catch {
            continuation.resume(throwing: error)
          }
        },
        { preconditionFailure("a thread does not suspend") }
      )
    }
  }
}

/// Work that a thread waits for.
private final class Works: Sendable {
  private let ready = DispatchSemaphore(value: 0)
  private let all = Mutex<[(@Sendable () -> Void)?]>([])

  func add(_ work: (@Sendable () -> Void)?) {
    all.withLock { $0.append(work) }
    ready.signal()
  }

  func next() -> (@Sendable () -> Void)? {
    ready.wait()
    return all.withLock { $0.removeFirst() }
  }
}
