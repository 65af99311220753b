import Foundation
import Glibc
import PliantTesting
import Synchronization
import Testing

/// Every clock and every wait, with the time of the past and of the future.
@Suite struct TestClockWaitsTests {
  private static let past = Date(timeIntervalSince1970: 1_000)
  private static let future = Date(timeIntervalSince1970: 4_000_000_000)
  /// 1843 and 1969, each with parts of a second, the first date, which Dispatch has for others, the
  /// last of 32 bits, 2100 and 3000.
  private static let dates = [
    -4_000_000_000.75, -5_000.25, 0, 1_000, 2_147_483_647.5, 4_102_444_800, 32_503_680_000,
  ].map { Date(timeIntervalSince1970: $0) }

  private func readings() -> [String: Double] {
    var (day, now, time, coarse) = (timeval(), timespec(), timespec(), timespec())
    gettimeofday(&day, nil)
    clock_gettime(CLOCK_REALTIME, &now)
    clock_gettime(CLOCK_REALTIME_COARSE, &coarse)
    timespec_get(&time, TIME_UTC)
    func seconds(_ seconds: Int, _ part: Int, of parts: Int) -> Double {
      (0..<parts).contains(part) ? Double(seconds) + Double(part) / Double(parts) : .nan
    }
    return [
      "Date": Date().timeIntervalSince1970, "NSDate": NSDate().timeIntervalSince1970,
      "time": Double(Glibc.time(nil)),
      "gettimeofday": seconds(day.tv_sec, day.tv_usec, of: 1_000_000),
      "clock_gettime": seconds(now.tv_sec, now.tv_nsec, of: 1_000_000_000),
      "coarse": seconds(coarse.tv_sec, coarse.tv_nsec, of: 1_000_000_000),
      "timespec_get": seconds(time.tv_sec, time.tv_nsec, of: 1_000_000_000),
    ]
  }

  @Test(arguments: dates) func everyClockTellsIt(_ date: Date) async throws {
    func check(_ seconds: Double) {
      for (name, reading) in readings() {
        let isWhole = name == "time"
        let expected = date.timeIntervalSince1970 + seconds
        #expect(reading == (isWhole ? expected.rounded(.down) : expected), "\(name)")
      }
    }
    try await Fixture.now(date).run {
      check(0)
      let steady = [ProcessInfo.processInfo.systemUptime, Self.uptime()]
      try TestClock.current.advance(by: .seconds(100))
      check(100)
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
    "asyncAfter": {
      blocked { DispatchQueue.global().asyncAfter(deadline: .now() + 100, execute: $0) }
    },
    "asyncAfter, by day": {
      blocked { DispatchQueue.global().asyncAfter(wallDeadline: .now() + 100, execute: $0) }
    },
    "asyncAfter, by a date": {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      time.tv_sec += 100
      blocked {
        DispatchQueue.global().asyncAfter(wallDeadline: .init(timespec: time), execute: $0)
      }
    },
    "source, by day": {
      let source = DispatchSource.makeTimerSource()
      blocked { work in
        source.setEventHandler(handler: work)
        source.schedule(wallDeadline: .now() + 100)
        source.resume()
      }
      source.cancel()
    },
    "timerfd": { timerFile(CLOCK_MONOTONIC, 0) },
    "timerfd, absolute": { timerFile(CLOCK_MONOTONIC, 1) },
    "timerfd, by day": { timerFile(CLOCK_REALTIME, 1) },
  ]

  /// Blocks until work has run that is handed over.
  private static func blocked(_ handOver: (@escaping @Sendable () -> Void) -> Void) {
    let end = DispatchSemaphore(value: 0)
    handOver { end.signal() }
    end.wait()
  }

  /// Waits for a timer's descriptor to be readable.
  private static func timerFile(_ clock: clockid_t, _ flags: Int32) {
    typealias Timer = UnsafeMutablePointer<itimerspec>
    // SAFETY: the types of the C library's functions, which its module leaves out.
    let create = unsafeBitCast(
      dlsym(nil, "timerfd_create"),
      to: (@convention(c) (clockid_t, Int32) -> Int32).self
    )
    let set = unsafeBitCast(
      dlsym(nil, "timerfd_settime"),
      to: (@convention(c) (Int32, Int32, Timer, Timer?) -> Int32).self
    )
    let get = unsafeBitCast(
      dlsym(nil, "timerfd_gettime"),
      to: (@convention(c) (Int32, Timer) -> Int32).self
    )
    let file = create(clock, 0)
    var (now, time) = (timespec(), itimerspec())
    if flags != 0 { clock_gettime(clock, &now) }
    time.it_value = timespec(tv_sec: now.tv_sec + 100, tv_nsec: now.tv_nsec)
    #expect(set(file, flags, &time, nil) == 0 && get(file, &time) == 0)
    // The clock may have been advanced.
    #expect([0, 50, 100].contains(time.it_value.tv_sec))
    let source = DispatchSource.makeReadSource(fileDescriptor: file)
    // Dispatch removes the descriptor later, which must not be another's by then.
    source.setCancelHandler { close(file) }
    blocked { work in
      source.setEventHandler(handler: work)
      source.resume()
    }
    source.cancel()
  }

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
    let ofC = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    let isOver = Atomic(false)

    init() {
      group.enter()
      sem_init(ofC, 0, 0)
    }

    deinit { ofC.deallocate() }

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
      case "semaphore of C":
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let end = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 + seconds
        time.tv_sec = Int(end.rounded(.down))
        time.tv_nsec = Int((end - end.rounded(.down)) * 1e9)
        return sem_timedwait(ofC, &time) == 0
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

    /// Does what is waited for after a sleep, on a thread of its own.
    func fulfill(_ name: String) {
      let mayUnlock = DispatchSemaphore(value: 0)
      hold(until: mayUnlock)
      Thread.detachNewThread { [self] in
        usleep(20_000)
        mayUnlock.signal()
        switch name {
        case "semaphore", "semaphore by day": semaphore.signal()
        case "semaphore of C": sem_post(ofC)
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
      "semaphore by day", "semaphore of C",
    ]
  }

  /// A wait ends when another thread of the test does what it waits for, long before its deadline.
  @Test(arguments: Waits.names, dates)
  func waitsEndWhenFulfilled(_ name: String, _ date: Date) async throws {
    try await Fixture.now(date).run {
      let waits = Waits()
      waits.fulfill(name)
      #expect(waits.wait(name, 3_600))
      waits.isOver.store(true, ordering: .relaxed)
      #expect(abs(Date().timeIntervalSince(date) - 0.02) < 0.001)
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
