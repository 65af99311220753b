import Foundation
import Glibc
import PliantTesting
import Synchronization
import Testing

/// Random waits of every kind, in many tasks at once, compared with a model of them.
@Suite struct TestClockModelTests {
  private static let start = Date(timeIntervalSince1970: 1_000)

  /// Each of eight tasks makes ten waits, which end at times that are known before: no two at the
  /// same, because each task's are another rest of eight milliseconds.
  @Test(arguments: 0..<8) func waitsEndInTheOrderOfTheirDeadlines(_ seed: UInt64) async throws {
    var random = SeededNumbers(state: seed)
    let waits = (0..<8).map { task in
      (0..<10).map { number in
        let kind = Wait.allCases[Int(random.next() % UInt64(Wait.allCases.count))]
        return (kind, Int(1 + random.next() % 8) * 8 + (number == 0 ? task : 0))
      }
    }
    let events = Events()
    try await Fixture.now(Self.start).run {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (task, waits) in waits.enumerated() {
          group.addTask {
            for (wait, length) in waits {
              let isRight = try await wait.run(Double(length) / 1_000)
              events.add("\(Self.now) \(task) \(wait)\(isRight ? "" : ", wrong")")
            }
          }
        }
        try await group.waitForAll()
      }
    }
    let model = waits.enumerated().flatMap { task, waits in
      var time = 0
      return waits.map { wait, length in
        time += length
        return (time, "\(time) \(task) \(wait)")
      }
    }
    #expect(events.all == model.sorted { $0.0 < $1.0 }.map(\.1))
  }

  /// The milliseconds since the start.
  private static var now: Int { Int((Date().timeIntervalSince(start) * 1_000).rounded()) }

  private final class Events: Sendable {
    private let events = Mutex<[String]>([])
    func add(_ event: String) { events.withLock { $0.append(event) } }
    var all: [String] { events.withLock { $0 } }
  }
}

/// A wait that ends after the time that it is given.
private enum Wait: CaseIterable {
  case sleep, tolerantSleep, suspendingSleep, yieldedSleep, actorSleep
  case threadSleep, usleep, after, timer, runLoop
  case semaphoreInTime, semaphoreLate, conditionInTime, conditionLate, groupInTime, lockLate
  case workInTime, workLate

  /// Waits, and returns whether the outcome was right.
  func run(_ time: Double) async throws -> Bool {
    switch self {
    case .sleep: try await Task.sleep(for: .seconds(time))
    case .tolerantSleep: try await Task.sleep(for: .seconds(time), tolerance: .milliseconds(1))
    case .suspendingSleep:
      try await Task.sleep(until: SuspendingClock.now + .seconds(time), clock: .suspending)
    case .yieldedSleep:
      async let other: Void = Task.sleep(for: .seconds(time / 2))
      for _ in 0..<5 { await Task.yield() }
      try await Task.sleep(for: .seconds(time))
      try await other
    case .actorSleep: try await Shared.instance.sleep(time)
    case .threadSleep: blocked { Thread.sleep(forTimeInterval: time) }
    case .usleep: blocked { _ = Glibc.usleep(UInt32(time * 1e6)) }
    case .after:
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + time) { continuation.resume() }
      }
    case .timer: await fire(after: time)
    case .runLoop: return ran(time)
    case .semaphoreInTime, .semaphoreLate: return await semaphore(time, self == .semaphoreInTime)
    case .conditionInTime, .conditionLate: return await condition(time, self == .conditionInTime)
    case .groupInTime: return await group(time)
    case .lockLate: return lock(time)
    case .workInTime: return try await raced(time, within: time * 3) == "done"
    case .workLate: return try await raced(time * 3, within: time) == "late"
    }
    return true
  }

  private func fire(after time: Double) async {
    let timer = DispatchSource.makeTimerSource()
    await withCheckedContinuation { continuation in
      timer.setEventHandler { continuation.resume() }
      timer.schedule(deadline: .now() + time)
      timer.resume()
    }
    timer.cancel()
  }

  private func ran(_ time: Double) -> Bool {
    let start = Date()
    nonisolated(unsafe) var fired: [Date] = []
    let timer = Timer(fire: start + time / 2, interval: 1_000, repeats: true) { _ in
      fired.append(Date())
    }
    RunLoop.current.add(timer, forMode: .default)
    RunLoop.current.run(until: start + time)
    timer.invalidate()
    return fired.count == 1 && abs(fired[0].timeIntervalSince(start) - time / 2) < 0.000_1
  }

  private func semaphore(_ time: Double, _ isInTime: Bool) async -> Bool {
    let semaphore = DispatchSemaphore(value: 0)
    let task = Task {
      try await Task.sleep(for: .seconds(isInTime ? time : time * 2))
      semaphore.signal()
    }
    defer { task.cancel() }
    let limit = DispatchTime.now() + (isInTime ? time * 2 : time)
    return blocked { semaphore.wait(timeout: limit) == .success } == isInTime
  }

  private func condition(_ time: Double, _ isInTime: Bool) async -> Bool {
    let condition = NSCondition()
    nonisolated(unsafe) var isMet = false
    let task = Task {
      try await Task.sleep(for: .seconds(isInTime ? time : time * 2))
      condition.withLock { isMet = true }
      blocked { condition.signal() }
    }
    defer { task.cancel() }
    let limit = Date() + (isInTime ? time * 2 : time)
    return blocked {
      condition.withLock {
        while !isMet, condition.wait(until: limit) {}
        return isMet
      }
    } == isInTime
  }

  private func group(_ time: Double) async -> Bool {
    let group = DispatchGroup()
    group.enter()
    Task {
      try await Task.sleep(for: .seconds(time))
      group.leave()
    }
    return blocked { group.wait(timeout: .now() + time * 2) == .success }
  }

  private func lock(_ time: Double) -> Bool {
    let lock = NSLock()
    lock.lock()
    defer { lock.unlock() }
    return !lock.lock(before: Date() + time)
  }

  private func blocked<Result>(_ body: () -> Result) -> Result { body() }
}

/// An actor of all tests, whose jobs wait for one another.
private actor Shared {
  static let instance = Shared()

  func sleep(_ time: Double) async throws { try await Task.sleep(for: .seconds(time)) }
}

struct SeededNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
