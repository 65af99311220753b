import Dispatch
import Foundation
import Glibc
import PliantOverriding

// The functions of the system that a test clock answers. All are called as they are where there is
// no clock, as within `really(_:)`.

extension TestClock {
  package static let entryPoints: [EntryPoint] =
    readings + sleeps + waits + TestTimers.entryPoints

  /// An entry point that the current test's clock answers, if it has one, unless the answer is nil.
  static func row(
    _ name: String,
    _ answer: @escaping @Sendable (TestClock, EntryPoint.Call) -> Int?
  ) -> EntryPoint {
    let (carrier, tellsDate) = (Carrier.named[name], Isolation.dates.contains(name))
    return EntryPoint(name) { call in
      if let clock = Replacements.current?.clock, !isOfLibraries(name, call),
        let answer = answer(clock, call)
      {
        return answer
      }
      if tellsDate { Isolation.note(.date, name) }
      return carrier?.carry(call) ?? call.original()
    }
  }

  // MARK: Clocks

  private static let readings: [EntryPoint] = [
    row("clock_gettime") { clock, call in
      clock.reading(of: call.int32(0)).map { reading in
        call.store(reading.timespec, at: 1)
        return 0
      }
    },
    row("gettimeofday") { clock, call in
      let now = clock.sinceEpoch
      call.store((now.tv_sec, now.tv_nsec / 1_000), at: 0)
      return 0
    },
    row("time") { clock, call in
      let seconds = clock.sinceEpoch.tv_sec
      call.store(seconds, at: 0)
      return seconds
    },
    row("timespec_get") { clock, call in
      guard call.int32(1) == TIME_UTC else { return nil }
      call.store(clock.sinceEpoch, at: 0)
      return Int(TIME_UTC)
    },
    row("dispatch_walltime") { clock, call in
      clock.timeOfDay(call[1], after: call.load(0, as: timespec.self))
    },
    row("dispatch_time") { clock, call in
      call.uint64(0) == nowOfDay ? clock.timeOfDay(call[1], after: nil) : readingForOthers(call)
    },
  ]

  private var sinceEpoch: timespec { state.withLock { $0.date }.timespec }

  // MARK: Sleeps

  private static let sleeps: [EntryPoint] =
    ["nanosleep", "thrd_sleep"].map { name in
      row(name) { clock, call in
        // Foundation sleeps again for what is left of a nanosecond.
        guard let time = call.load(0, as: timespec.self) else { return nil }
        return clock.blockingSleep(for: max(Duration(time), .nanoseconds(1)))
      }
    } + [
      row("clock_nanosleep") { clock, call in
        guard let duration = call.load(2, as: timespec.self).map({ Duration($0) }),
          let end = clock.end(at: duration, of: call.int32(0))
        else { return nil }
        let isAbsolute = call.int32(1) & TIMER_ABSTIME != 0
        return clock.blockingSleep(for: isAbsolute ? end - clock.elapsed : duration)
      },
      row("usleep") { clock, call in clock.blockingSleep(for: .microseconds(Int64(call.uint32(0))))
      },
      row("sleep") { clock, call in clock.blockingSleep(for: .seconds(Int64(call.uint32(0)))) },
    ]

  private func blockingSleep(for duration: Duration) -> Int {
    blockingSleep(until: elapsed + duration)
    return 0
  }

  // MARK: Waits

  private static let waits: [EntryPoint] =
    ["dispatch_semaphore_wait", "dispatch_group_wait", "dispatch_block_wait"].map { name in
      row(name) { clock, call in
        let time = call.uint64(1)
        let isEndless = time == DispatchTime.distantFuture.rawValue
        if isEndless, isOfOthers { return nil }
        guard let end = isEndless ? never : clock.end(of: time) else { return nil }
        let hasEnded = clock.wait(until: end) { left in
          Surroundings.really {
            let time = left == 0 ? 0 : (DispatchTime.now() + left).rawValue
            return call.original { $0[1] = Int(bitPattern: UInt(time)) } == 0
          }
        }
        return hasEnded ? 0 : 49  // KERN_OPERATION_TIMED_OUT, as the library returns
      }
    } + [
      row("sem_timedwait") { clock, call in clock.wait(call, at: 1, on: CLOCK_REALTIME) },
      row("sem_clockwait") { clock, call in
        let known = call.int32(1)
        return clock.reading(of: known) == nil ? nil : clock.wait(call, at: 2, on: known)
      },
      // The function by which all run loops run.
      row("CFRunLoopRunSpecific") { clock, call in
        guard call.number > 0, !isOfOthers, !clock.hasEnded else { return nil }
        let end = call.number < 1e10 ? clock.elapsed + .seconds(call.number) : never
        let result = clock.run(until: end) {
          Int32(truncatingIfNeeded: call.original { $0.number = 0 })
        }
        return Int(result)
      },
    ]

  /// Waits for a semaphore until the time to which an argument points.
  private func wait(_ call: EntryPoint.Call, at index: Int, on clock: clockid_t) -> Int? {
    guard let time = call.load(index, as: timespec.self) else { return nil }
    let end = end(at: Duration(time), of: clock) ?? .zero
    let hasEnded = wait(until: end) { left in
      Surroundings.really {
        withUnsafeBytes(of: (Self.reading(of: clock) + .seconds(left)).timespec) { last in
          let result = call.original { $0[index] = Int(bitPattern: last.baseAddress) }
          return Int32(truncatingIfNeeded: result) == 0
        }
      }
    }
    if !hasEnded { errno = ETIMEDOUT }
    return hasEnded ? 0 : -1
  }
}

// MARK: - Foundation's locks

extension TestClock {
  static let scopes: [Scope] = conditions + locks + runLoops

  private static var runLoops: [Scope] {
    let run = #method(RunLoop.run(mode:before:))
    return [
      run.scope(around: { run in
        { loop, mode, limit in
          if run(loop, mode, limit) { return true }
          // An empty loop ends at once, and who waits for a date, as XCTest does, runs it again.
          guard let local, !isOfOthers, local.sleeping == .passing, !local.hasEnded else {
            return false
          }
          local.blockingSleep(until: min(local.end(at: limit), local.elapsed + .milliseconds(100)))
          return false
        }
      })
    ]
  }

  private static var conditions: [Scope] {
    let condition = #method(NSCondition.wait(until:))
    let endlessCondition = #method(NSCondition.wait as (NSCondition) -> () -> Void)
    let signal = #method(NSCondition.signal)
    let broadcast = #method(NSCondition.broadcast)
    return [
      condition.scope(around: { original in
        { condition, limit in
          guard let local else { return original(condition, limit) }
          return local.wait(for: condition, until: local.end(at: limit))
        }
      }),
      endlessCondition.scope(around: { original in
        { condition in
          guard let local, !isOfOthers else { return original(condition) }
          _ = local.wait(for: condition, until: never)
        }
      }),
      signal.scope(around: { original in
        { condition in
          if local?.signal(condition, all: false) != true { original(condition) }
        }
      }),
      broadcast.scope(around: { original in
        { condition in
          _ = local?.signal(condition, all: true)
          original(condition)
        }
      }),
    ]
  }

  private static var locks: [Scope] {
    let lock = #method(NSLock.lock(before:))
    let recursiveLock = #method(NSRecursiveLock.lock(before:))
    return [scope(lock), scope(recursiveLock)]
  }

  private static func scope<Lock>(_ lock: Method<(Lock, Date) -> Bool>) -> Scope {
    lock.scope(around: { original in
      { lock, limit in
        guard let local else { return original(lock, limit) }
        return local.wait(until: local.end(at: limit)) { left in
          Surroundings.really { original(lock, Date(timeIntervalSinceNow: left)) }
        }
      }
    })
  }
}
