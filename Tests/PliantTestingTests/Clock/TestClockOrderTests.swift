import Foundation
import PliantTesting
import Testing

/// Waits of several tasks at once.
@Suite struct TestClockOrderTests {
  /// A timeout does not end before what it limits, if that needs no longer.
  @Test(.now(Date(timeIntervalSince1970: 0))) func timeoutsLoseToWhatIsFaster() async throws {
    for _ in 0..<50 {
      let (first, second) = (try await raced(5, within: 60), try await raced(60, within: 5))
      #expect([first, second] == ["done", "late"])
    }
    #expect(Date().timeIntervalSince1970 == 500)
  }

  /// A timeout does not end before work that yields, wherever that has begun.
  @Test(.now(Date(timeIntervalSince1970: 0))) func immediateTasksThatYieldCanRun() async throws {
    for _ in 0..<20 {
      let timeout = Task { try await Task.sleep(for: .seconds(30)) }
      let tasks = [
        Task.immediate { await Self.yielded() }, Task.immediateDetached { await Self.yielded() },
        await withTaskGroup { group in
          group.addImmediateTask { await Self.yielded() }
          let date = await group.next()
          return Task { date ?? .distantPast }
        },
      ]
      for task in tasks { #expect(await task.value.timeIntervalSince1970 == 0) }
      timeout.cancel()
      _ = await timeout.result
    }
  }

  private static func yielded() async -> Date {
    for _ in 0..<200 { await Task.yield() }
    return Date()
  }

  /// The clock does not move to the end of a sleep or a timer that was cancelled.
  @Test(.now(Date(timeIntervalSince1970: 0))) func cancelledSleepsMoveNothing() async throws {
    let clock = try TestClock.current
    // Thread Sanitizer puts a block in the place of a source's function, by which a job is known.
    let tolerances = dlsym(nil, "__tsan_init") == nil ? [nil, Duration.zero] : [nil]
    let sleeps = tolerances.map { tolerance in
      Task { try await Task.sleep(for: .seconds(60), tolerance: tolerance) }
    }
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler {}
    timer.schedule(deadline: .now() + 30)
    timer.resume()
    await clock.sleepers(sleeps.count + 1)
    // It ends when both tasks have suspended: one that is cancelled before stays unnoticed.
    try await Task.sleep(for: .seconds(1))
    timer.cancel()
    for sleep in sleeps {
      sleep.cancel()
      _ = await sleep.result
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        usleep(20_000)
        continuation.resume()
      }
    }
    #expect(clock.elapsed == .seconds(1) + .milliseconds(20))
  }

  /// Who waits for sleepers goes on before the clock moves to their end.
  @Test(arguments: 0..<50) func waitForSleepersEndsBeforeTheClockMoves(_: Int) async throws {
    try await Fixture.now(Date(timeIntervalSince1970: 0)).run {
      let clock = try TestClock.current
      let sleep = Task { try await Task.sleep(for: .seconds(60)) }
      DispatchQueue.global().asyncAfter(deadline: .now() + 30) {}
      await clock.sleepers(2)
      #expect(clock.elapsed == .zero)
      sleep.cancel()
    }
  }

  /// Each third of them is cancelled.
  @Test(.now(Date(timeIntervalSince1970: 0)))
  func thousandsOfSleepsEndInOrder() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Int.self)
    let tasks = (0..<4_000).map { number in
      Task {
        try await Task.sleep(for: .milliseconds(1 + number * 7_919 % 4_000))
        end.yield(Int((Date().timeIntervalSince1970 * 1_000).rounded()))
      }
    }
    let clock = try TestClock.current
    await clock.sleepers(tasks.count)
    for task in stride(from: 0, to: tasks.count, by: 3) { tasks[task].cancel() }
    for task in tasks { _ = await task.result }
    end.finish()
    var heard: [Int] = []
    for await end in ends { heard.append(end) }
    #expect(heard == (0..<4_000).filter { $0 % 3 > 0 }.map { 1 + $0 * 7_919 % 4_000 }.sorted())
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

  /// A run loop's timers fire when nothing else can run, and it ends at its limit, hours later.
  @Test(arguments: [-5_000.25, 0, 1_000, 4_000_000_000])
  func runLoops(_ start: TimeInterval) async throws {
    let start = Date(timeIntervalSince1970: start)
    try await Fixture.now(start).run {
      #expect(Self.run() == [20, 40, 60, 80, 100])
      try await Task.sleep(for: .seconds(1_000))
      #expect(Self.run() == [20, 40, 60, 80, 100])
      #expect(abs(Date().timeIntervalSince(start) - 13_600) < 0.001)
    }
  }

  /// One that waits for the test is moved by it.
  @Test(.now(Date(timeIntervalSince1970: 0), sleeping: .untilAdvanced))
  func runLoopsAreAdvanced() async throws {
    let clock = try TestClock.current
    let loop = Task { Self.run() }
    for _ in 0..<10 {
      await clock.sleepers(2)  // the timer, and the loop's limit
      clock.advance(by: .seconds(660))
    }
    #expect(await loop.value.count == 5)
  }

  /// The minutes at which a repeating timer fires.
  private static func run() -> [Int] {
    nonisolated(unsafe) var fired: [Int] = []
    let start = Date()
    let timer = Timer(fire: start + 1_200, interval: 1_200, repeats: true) { _ in
      fired.append(Int((Date().timeIntervalSince(start) / 60).rounded()))
    }
    RunLoop.current.add(timer, forMode: .default)
    RunLoop.current.run(until: start + 6_300)
    timer.invalidate()
    return fired
  }

  /// A task that blocks its thread does not keep the others' sleeps from ending.
  @Test(.now(Date(timeIntervalSince1970: 0))) func blockedTasksHoldNobody() async throws {
    let mayEnd = DispatchSemaphore(value: 0)
    func serve() { mayEnd.wait() }
    let server = Task { serve() }
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

/// Sleeps for a time that a timeout limits; returns which was first.
func raced(_ time: Double, within limit: Double) async throws -> String {
  try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask {
      try await Task.sleep(for: .seconds(limit))
      return "late"
    }
    group.addTask {
      try await Task.sleep(for: .seconds(time))
      return "done"
    }
    defer { group.cancelAll() }
    return try await group.next() ?? ""
  }
}
