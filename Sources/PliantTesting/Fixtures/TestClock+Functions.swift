import Dispatch
import Foundation
import Glibc
import PliantOverriding

// The functions of the system that a test clock replaces. All are called as they are where there is
// no clock, as within `really(_:)`.

extension TestClock {
  package static var replaced: [Replaced] { readings + sleeps + waits + TestTimers.replaced }

  // MARK: Clocks

  private static var readings: [Replaced] {
    [
      System.clock.replaced(around: { original in
        { clock, time in
          guard let reading = local?.reading(of: clock) else { return original(clock, time) }
          time.pointee = reading.timespec
          return 0
        }
      }),
      System.timeOfDay.replaced(around: { original in
        { time, zone in
          guard let reading = local?.reading(of: CLOCK_REALTIME) else {
            return original(time, zone)
          }
          let now = reading.timespec
          if let time { (time[0], time[1]) = (now.tv_sec, now.tv_nsec / 1_000) }
          return 0
        }
      }),
      System.time.replaced(around: { original in
        { time in
          guard let reading = local?.reading(of: CLOCK_REALTIME) else { return original(time) }
          time?.pointee = reading.timespec.tv_sec
          return reading.timespec.tv_sec
        }
      }),
      System.timeInC.replaced(around: { original in
        { time, base in
          guard base == TIME_UTC, let reading = local?.reading(of: CLOCK_REALTIME) else {
            return original(time, base)
          }
          time.pointee = reading.timespec
          return base
        }
      }),
    ]
  }

  // MARK: Sleeps

  private static var sleeps: [Replaced] {
    System.nanosleeps.map { handle in
      handle.replaced(around: { original in
        { time, left in
          guard let local else { return original(time, left) }
          // Foundation sleeps again for what is left of a nanosecond.
          let duration = max(Duration(time.pointee), .nanoseconds(1))
          local.blockingSleep(until: local.elapsed + duration)
          return 0
        }
      })
    } + [
      System.clockNanosleep.replaced(around: { original in
        { clock, flags, time, left in
          let duration = Duration(time.pointee)
          guard let local, let end = local.end(at: duration, of: clock) else {
            return original(clock, flags, time, left)
          }
          let isAbsolute = flags & TIMER_ABSTIME != 0
          local.blockingSleep(until: isAbsolute ? end : local.elapsed + duration)
          return 0
        }
      }),
      System.usleep.replaced(around: { original in
        { time in
          guard let local else { return original(time) }
          local.blockingSleep(until: local.elapsed + .microseconds(Int64(time)))
          return 0
        }
      }),
      System.sleep.replaced(around: { original in
        { time in
          guard let local else { return original(time) }
          local.blockingSleep(until: local.elapsed + .seconds(Int64(time)))
          return 0
        }
      }),
    ]
  }

  // MARK: Waits

  private static var waits: [Replaced] { dispatchWaits + semaphoreWaits + lockWaits }

  private static var dispatchWaits: [Replaced] {
    System.dispatchWaits.map { handle in
      handle.replaced(around: { original in
        { object, time in
          let isEndless = time == DispatchTime.distantFuture.rawValue
          guard let local, let end = isEndless ? never : local.end(of: time) else {
            return original(object, time)
          }
          let hasEnded = local.wait(until: end) { left in
            really { original(object, left == 0 ? 0 : (DispatchTime.now() + left).rawValue) == 0 }
          }
          return hasEnded ? 0 : 49  // what the library returns, KERN_OPERATION_TIMED_OUT
        }
      })
    }
  }

  private static var semaphoreWaits: [Replaced] {
    [
      System.semaphoreWait.replaced(around: { original in
        { semaphore, time in
          guard let local else { return original(semaphore, time) }
          return local.wait(semaphore, time.pointee, on: CLOCK_REALTIME, original)
        }
      }),
      System.semaphoreClockWait.replaced(around: { original in
        { semaphore, clock, time in
          guard let local, local.reading(of: clock) != nil else {
            return original(semaphore, clock, time)
          }
          return local.wait(semaphore, time.pointee, on: clock) { original($0, clock, $1) }
        }
      }),
    ]
  }

  private static var lockWaits: [Replaced] {
    [
      System.condition.replaced(around: { original in
        { condition, limit in
          guard let local else { return original(condition, limit) }
          return local.wait(for: condition, until: local.end(at: limit))
        }
      }),
      System.endlessCondition.replaced(around: { original in
        { condition in
          guard let local else { return original(condition) }
          _ = local.wait(for: condition, until: never)
        }
      }),
      System.signal.replaced(around: { original in
        { condition in
          if local?.signal(condition, all: false) != true { original(condition) }
        }
      }),
      System.broadcast.replaced(around: { original in
        { condition in
          _ = local?.signal(condition, all: true)
          original(condition)
        }
      }),
      System.lock.replaced(around: { original in
        { lock, limit in
          guard let local else { return original(lock, limit) }
          return local.wait(toLock: lock, before: limit, original)
        }
      }),
      System.recursiveLock.replaced(around: { original in
        { lock, limit in
          guard let local else { return original(lock, limit) }
          return local.wait(toLock: lock, before: limit, original)
        }
      }),
      System.runLoop.replaced(around: { original in
        { mode, seconds, returns in
          guard let local, seconds > 0 else { return original(mode, seconds, returns) }
          let end = seconds < 1e10 ? local.elapsed + .seconds(seconds) : never
          return local.run(mode, until: end) { original(mode, 0, returns) }
        }
      }),
    ]
  }

  private func wait(
    _ semaphore: UnsafeMutableRawPointer,
    _ time: timespec,
    on clock: clockid_t,
    _ original: (UnsafeMutableRawPointer, UnsafePointer<timespec>) -> Int32
  ) -> Int32 {
    let end = end(at: Duration(time), of: clock) ?? .zero
    let hasEnded = wait(until: end) { left in
      Self.really {
        var last = (Self.reading(of: clock) + .seconds(left)).timespec
        return original(semaphore, &last) == 0
      }
    }
    if !hasEnded { errno = ETIMEDOUT }
    return hasEnded ? 0 : -1
  }

  private func wait<Lock>(
    toLock lock: Lock,
    before limit: Date,
    _ original: (Lock, Date) -> Bool
  ) -> Bool {
    wait(until: end(at: limit)) { left in
      Self.really { original(lock, Date(timeIntervalSinceNow: left)) }
    }
  }

  private enum System {
    static let clock = #callable(clock_gettime(_:_:))
    /// A `timeval` is two words.
    static let timeOfDay = #callable<
      (UnsafeMutablePointer<Int>?, UnsafeMutableRawPointer?) -> Int32
    >(symbol: "gettimeofday")
    static let time = #callable<(UnsafeMutablePointer<Int>?) -> Int>(symbol: "time")
    static let timeInC = #callable<(UnsafeMutablePointer<timespec>, Int32) -> Int32>(
      symbol: "timespec_get"
    )

    static let nanosleeps = [
      #callable<(UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> Int32>(
        symbol: "nanosleep"
      ),
      #callable<(UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> Int32>(
        symbol: "thrd_sleep"
      ),
    ]
    static let clockNanosleep = #callable<
      (Int32, Int32, UnsafePointer<timespec>, UnsafeMutablePointer<timespec>?) -> Int32
    >(symbol: "clock_nanosleep")
    static let usleep = #callable<(UInt32) -> Int32>(symbol: "usleep")
    static let sleep = #callable<(UInt32) -> UInt32>(symbol: "sleep")

    static let dispatchWaits = [
      #callable<(OpaquePointer, UInt64) -> Int>(symbol: "dispatch_semaphore_wait"),
      #callable<(OpaquePointer, UInt64) -> Int>(symbol: "dispatch_group_wait"),
      #callable<(OpaquePointer, UInt64) -> Int>(symbol: "dispatch_block_wait"),
    ]
    static let semaphoreWait = #callable<
      (UnsafeMutableRawPointer, UnsafePointer<timespec>) -> Int32
    >(symbol: "sem_timedwait")
    static let semaphoreClockWait = #callable<
      (UnsafeMutableRawPointer, Int32, UnsafePointer<timespec>) -> Int32
    >(symbol: "sem_clockwait")
    static let condition = #method(NSCondition.wait(until:))
    static let endlessCondition = #method(NSCondition.wait as (NSCondition) -> () -> Void)
    static let signal = #method(NSCondition.signal)
    static let broadcast = #method(NSCondition.broadcast)
    static let lock = #method(NSLock.lock(before:))
    static let recursiveLock = #method(NSRecursiveLock.lock(before:))
    /// What all run loops are run with.
    static let runLoop = #callable<(OpaquePointer?, Double, UInt32) -> Int32>(
      symbol: "CFRunLoopRunInMode"
    )
  }
}
