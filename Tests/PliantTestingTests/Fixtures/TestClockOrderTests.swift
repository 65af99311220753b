import Foundation
import Glibc
import PliantTesting
import Synchronization
import Testing

/// Waits of many tasks at once, compared with a model of them.
@Suite struct TestClockOrderTests {
  /// A random wait of each kind that passes by itself.
  private static func wait(_ seconds: Double, _ random: inout SeededNumbers) async throws {
    switch random.next() % 6 {
    case 0: try await Task.sleep(for: .seconds(seconds))
    case 1: try await Task.sleep(for: .seconds(seconds), tolerance: .milliseconds(1))
    case 2:
      let end = SuspendingClock.now + .seconds(seconds)
      try await Task.sleep(until: end, clock: .suspending)
    case 3: blocked { Thread.sleep(forTimeInterval: seconds) }
    case 4: blocked { Glibc.usleep(UInt32(seconds * 1e6)) }
    default:
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { continuation.resume() }
      }
    }
  }

  private static func blocked(_ body: () -> Void) { body() }

  private final class Record: Sendable {
    private let ends = Mutex<[(task: Int, time: Double)]>([])
    func add(_ task: Int, _ time: Double) { ends.withLock { $0.append((task, time)) } }
    var all: [(task: Int, time: Double)] { ends.withLock { $0 } }
  }

  /// Each of eight tasks makes twelve waits, whose lengths are known before.
  @Test(.disabled("Wrong on a busy machine: see FINDINGS L2"), arguments: 0..<12)
  func waitsEndInTheOrderOfTheirDeadlines(_ seed: UInt64) async throws {
    let start = Date(timeIntervalSince1970: 1_000)
    var random = SeededNumbers(state: seed)
    // No two deadlines are the same: each task's is another millisecond of its second.
    let lengths = (0..<8).map { task in
      (0..<12).map { _ in Double(random.next() % 100 * 8 + UInt64(task) + 8) / 64 }
    }
    let seeds = lengths.map { _ in random.next() }
    let record = Record()
    try await Fixture.now(start).run {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (task, lengths) in lengths.enumerated() {
          group.addTask {
            var random = SeededNumbers(state: seeds[task])
            for length in lengths {
              try await Self.wait(length, &random)
              record.add(task, Date().timeIntervalSince(start))
            }
          }
        }
        try await group.waitForAll()
      }
    }
    var expected: [(task: Int, time: Double)] = []
    for (task, lengths) in lengths.enumerated() {
      var time = 0.0
      for length in lengths {
        time += length
        expected.append((task, time))
      }
    }
    expected.sort { ($0.time, $0.task) < ($1.time, $1.task) }
    let times = record.all.map(\.time)
    #expect(times == times.sorted())
    #expect(zip(times, expected).allSatisfy { abs($0 - $1.time) < 0.01 } && times.count == 96)
    for task in 0..<8 {
      #expect(record.all.count { $0.task == task } == 12)
    }
  }

  /// A timeout does not end before what it limits, if that needs no longer.
  @Test(.now(Date(timeIntervalSince1970: 0))) func timeoutsLoseToWhatIsFaster() async throws {
    func work(_ seconds: Double, within limit: Double) async throws -> String {
      try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask {
          try await Task.sleep(for: .seconds(limit))
          return "late"
        }
        group.addTask {
          try await Task.sleep(for: .seconds(seconds))
          return "done"
        }
        defer { group.cancelAll() }
        return try await group.next() ?? ""
      }
    }
    // Seldom, a job is not counted yet when the clock looks for one: see `limits` of the fixtures.
    try await withKnownIssue(isIntermittent: true) {
      for _ in 0..<50 {
        let (first, second) = (try await work(5, within: 60), try await work(60, within: 5))
        #expect([first, second] == ["done", "late"])
      }
      #expect(abs(Date().timeIntervalSince1970 - 500) < 0.001)
    }
  }

  @Test(.now(Date(timeIntervalSince1970: 0))) func repeatingTimersTick() async {
    let start = Date()
    let (ticks, tick) = AsyncStream.makeStream(of: Double.self)
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { tick.yield(0) }
    timer.schedule(deadline: .now() + 10, repeating: 60)
    timer.resume()
    var heard = ticks.makeAsyncIterator()
    for number in 0..<5 {
      _ = await heard.next()
      #expect(Date().timeIntervalSince(start) >= Double(10 + 60 * number))
    }
    timer.cancel()
  }

  /// A run loop runs in real time, and its timers do; the clock moves with it.
  @Test(
    .disabled("Wrong on a busy machine: see FINDINGS L2"),
    arguments: [TestClock.Sleeping.passing, .untilAdvanced]
  )
  func runLoops(_ sleeping: TestClock.Sleeping) async throws {
    for start in [Date(timeIntervalSince1970: 1_000), Date(timeIntervalSince1970: 4_000_000_000)] {
      try await Fixture.now(start, sleeping: sleeping).run {
        Self.run(from: start)
        if case .passing = sleeping {
          try await Task.sleep(for: .seconds(1_000))
          Self.run(from: start + 1_000.06)
        }
      }
    }
  }

  private static func run(from start: Date) {
    nonisolated(unsafe) var fired: [Date] = []
    let timer = Timer(timeInterval: 0.02, repeats: true) { _ in fired.append(Date()) }
    RunLoop.current.add(timer, forMode: .default)
    let (before, limit) = (Date(), Date() + 0.1)
    RunLoop.current.run(until: limit)
    timer.invalidate()
    #expect((1...5).contains(fired.count), "\(fired)")
    #expect(fired.allSatisfy { $0 >= before + 0.019 })
    #expect(Date() >= limit - 0.001 && abs(before.timeIntervalSince(start)) < 600)
  }

  /// A task that blocks its thread does not keep the others' sleeps from ending.
  @Test(.now(Date(timeIntervalSince1970: 0))) func blockedTasksHoldNobody() async throws {
    let mayEnd = DispatchSemaphore(value: 0)
    let server = Task { Self.blocked { mayEnd.wait() } }
    try await Task.sleep(for: .seconds(100))
    #expect(Date().timeIntervalSince1970 == 100)
    mayEnd.signal()
    await server.value
  }

  @Test(.now(Date(timeIntervalSince1970: 0))) @MainActor func onTheMainActor() async throws {
    async let first: Void = Task.sleep(for: .seconds(2))
    async let second: Void = Task.sleep(for: .seconds(1))
    _ = try await (first, second)
    try await Task.sleep(for: .seconds(1))
    #expect(Date().timeIntervalSince1970 == 3)
  }
}

private struct SeededNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
