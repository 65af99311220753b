import Foundation
import Glibc
import PliantTesting
import Synchronization
import Testing

/// Every clock and every wait, with the time of the past and of the future.
@Suite struct TestClockWaitsTests {
  private static let past = Date(timeIntervalSince1970: 1_000)
  private static let future = Date(timeIntervalSince1970: 4_000_000_000)
  private static let dates = [past, future]

  private func readings() -> [String: Double] {
    var (day, now, time) = (timeval(), timespec(), timespec())
    gettimeofday(&day, nil)
    clock_gettime(CLOCK_REALTIME, &now)
    timespec_get(&time, TIME_UTC)
    return [
      "Date": Date().timeIntervalSince1970, "NSDate": NSDate().timeIntervalSince1970,
      "time": Double(Glibc.time(nil)), "gettimeofday": Double(day.tv_sec),
      "clock_gettime": Double(now.tv_sec), "timespec_get": Double(time.tv_sec),
    ]
  }

  @Test(arguments: dates) func everyClockTellsIt(_ date: Date) async throws {
    try await Fixture.now(date).run {
      for (name, reading) in readings() {
        #expect(reading == date.timeIntervalSince1970, "\(name)")
      }
      let steady = [ProcessInfo.processInfo.systemUptime, Self.uptime()]
      try TestClock.current.advance(by: .seconds(100))
      for (name, reading) in readings() {
        #expect(reading == date.timeIntervalSince1970 + 100, "\(name)")
      }
      let later = [ProcessInfo.processInfo.systemUptime, Self.uptime()]
      #expect(zip(steady, later).allSatisfy { abs($1 - $0 - 100) < 0.001 })
    }
  }

  private static func uptime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Sleeps that block their thread, each of 100 seconds.
  private static let sleeps: [String: @Sendable () -> Void] = [
    "Thread.forTimeInterval": { Thread.sleep(forTimeInterval: 100) },
    "Thread.until": { Thread.sleep(until: Date() + 100) },
    "sleep": { Glibc.sleep(100) },
    "usleep": { Glibc.usleep(100_000_000) },
    "nanosleep": {
      var time = timespec(tv_sec: 100, tv_nsec: 0)
      Glibc.nanosleep(&time, nil)
    },
    "clock_nanosleep": {
      var time = timespec(tv_sec: 100, tv_nsec: 0)
      Glibc.clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nil)
    },
    "clock_nanosleep, absolute": {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      time.tv_sec += 100
      Glibc.clock_nanosleep(CLOCK_REALTIME, 1, &time, nil)
    },
  ]

  @Test(arguments: sleeps.keys.sorted(), dates)
  func blockingSleepsPass(_ name: String, _ date: Date) async throws {
    try await Fixture.now(date).run {
      let sleep = try #require(Self.sleeps[name])
      sleep()
      #expect(abs(Date().timeIntervalSince(date) - 100) < 0.001)
    }
  }

  @Test(arguments: sleeps.keys.sorted())
  func blockingSleepsAreWoken(_ name: String) async throws {
    try await Fixture.now(Self.past, sleeping: .untilAdvanced).run {
      let clock = try TestClock.current
      let sleep = try #require(Self.sleeps[name])
      let task = Task {
        sleep()
        return Date()
      }
      await clock.sleepers(1)
      clock.advance(by: .seconds(50))
      clock.advance(by: .seconds(51))
      #expect(await task.value == Self.past + 101)
    }
  }

  /// Waits for something that happens, or does not within the time that is given.
  private final class Waits: @unchecked Sendable {
    // SAFETY: each object may be used on any thread.
    let semaphore = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    let condition = NSCondition()
    let conditionLock = NSConditionLock(condition: 0)
    let (lock, recursive) = (NSLock(), NSRecursiveLock())
    let item = DispatchWorkItem {}

    let isOver = Atomic(false)

    init() { group.enter() }

    /// Holds both locks on a thread of its own until `end` is signalled.
    func hold(until end: DispatchSemaphore) {
      let isHeld = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [self] in
        lock.lock()
        recursive.lock()
        isHeld.signal()
        end.wait()
        lock.unlock()
        recursive.unlock()
      }
      isHeld.wait()
    }

    func wait(_ name: String, _ seconds: Double) -> Bool {
      let limit = Date() + seconds
      switch name {
      case "semaphore": return semaphore.wait(timeout: .now() + seconds) == .success
      case "semaphore by day": return semaphore.wait(wallTimeout: .now() + seconds) == .success
      case "group": return group.wait(timeout: .now() + seconds) == .success
      case "item": return item.wait(timeout: .now() + seconds) == .success
      case "condition": return condition.withLock { condition.wait(until: limit) }
      case "condition lock":
        guard conditionLock.lock(whenCondition: 1, before: limit) else { return false }
        conditionLock.unlock()
        return true
      case "lock":
        guard lock.lock(before: limit) else { return false }
        lock.unlock()
        return true
      default:
        guard recursive.lock(before: limit) else { return false }
        recursive.unlock()
        return true
      }
    }

    /// Does what is waited for, on a thread of its own, which has the system's clock.
    func fulfill(_ name: String) {
      let mayUnlock = DispatchSemaphore(value: 0)
      hold(until: mayUnlock)
      Thread.detachNewThread { [self] in
        usleep(20_000)
        mayUnlock.signal()
        switch name {
        case "semaphore", "semaphore by day": semaphore.signal()
        case "group": group.leave()
        case "item": item.perform()
        case "condition":
          while !isOver.load(ordering: .relaxed) { condition.withLock { condition.signal() } }
        default:
          conditionLock.lock()
          conditionLock.unlock(withCondition: 1)
        }
      }
    }

    static let names = [
      "condition", "condition lock", "group", "item", "lock", "recursive lock", "semaphore",
      "semaphore by day",
    ]
  }

  /// A wait ends when another thread does what it waits for, long before its deadline.
  @Test(arguments: Waits.names, dates)
  func waitsEndWhenFulfilled(_ name: String, _ date: Date) async throws {
    try await Fixture.now(date).run {
      let waits = Waits()
      waits.fulfill(name)
      #expect(waits.wait(name, 3_600))
      waits.isOver.store(true, ordering: .relaxed)
      #expect(Date() == date)
    }
  }

  /// One that nobody fulfils takes as long as it says, and then the clock shows its deadline.
  @Test(arguments: Waits.names, dates)
  func waitsEndAtTheirDeadline(_ name: String, _ date: Date) async throws {
    try await Fixture.now(date).run {
      let (waits, end) = (Waits(), DispatchSemaphore(value: 0))
      waits.hold(until: end)
      #expect(!waits.wait(name, 0.05))
      #expect(abs(Date().timeIntervalSince(date) - 0.05) < 0.001)
      #expect(!waits.wait(name, -1))
      end.signal()
    }
  }

  @Test(arguments: Waits.names)
  func waitsEndWhenTheClockIsAdvanced(_ name: String) async throws {
    try await Fixture.now(Self.future, sleeping: .untilAdvanced).run {
      let (waits, clock, end) = (Waits(), try TestClock.current, DispatchSemaphore(value: 0))
      waits.hold(until: end)
      let task = Task { waits.wait(name, 3_600) }
      await clock.sleepers(1)
      clock.advance(by: .seconds(3_601))
      #expect(await !task.value)
      end.signal()
    }
  }
}
