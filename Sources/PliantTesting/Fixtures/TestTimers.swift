import Dispatch
import Glibc
import PliantBase
import PliantOverriding

/// The timers of Dispatch, of run loops and of the runtime that wait for a test clock.
final class TestTimers: Sendable {
  private struct Timer {
    /// What changes when the timer is set anew.
    var id = 0
    var end: Duration?
    var interval: Duration?
    var sleeper: Int?
    var fire: (@Sendable () -> Void)?
    /// How often the source must be resumed before it fires.
    var suspensions = 0
    /// Whether its handler tells when it begins and ends.
    var isTold = false
    /// The function that the runtime has a source call; sources of Swift's have closures.
    var function: UInt?
    /// Whether it has been fired and its handler has not begun, or not ended.
    var isFired = false, isRunning = false
  }

  /// By the addresses of their sources.
  private let timers = Guarded<[UInt: Timer]>([:])
  /// The times at which files of run loops' timers are readable.
  private let files = Guarded<[Int32: (end: Duration, fire: @Sendable () -> Void)]>([:])

  // MARK: Setting

  private func set(
    _ source: DispatchObject,
    at end: Duration?,
    every interval: Duration?,
    on clock: TestClock,
    _ fire: @escaping @Sendable () -> Void
  ) {
    let before = timers.withLock { timers -> Int? in
      var timer = timers[source.address] ?? Timer()
      defer { timers[source.address] = timer }
      timer.id += 1
      (timer.end, timer.interval, timer.fire) = (end, interval, fire)
      defer { timer.sleeper = nil }
      return timer.sleeper
    }
    forget(before, of: source, on: clock)
    arm(source, on: clock)
  }

  private func forget(_ sleeper: Int?, of source: DispatchObject, on clock: TestClock) {
    if let sleeper, clock.forget(sleeper) { source.release() }
  }

  /// Has a source that is not suspended fire at its time.
  private func arm(_ source: DispatchObject, on clock: TestClock) {
    guard let timer = timers.withLock({ $0[source.address] }), let end = timer.end,
      timer.suspensions == 0, timer.sleeper == nil, !timer.isFired
    else { return }
    source.retain()
    let sleeper = clock.sleep(until: end) { [self] in fire(source, timer.id, on: clock) }
    timers.withLock { timers in
      if timers[source.address]?.id == timer.id { timers[source.address]?.sleeper = sleeper }
    }
  }

  private func fire(_ source: DispatchObject, _ id: Int, on clock: TestClock) {
    let timer = timers.withLock { timers -> Timer? in
      guard var timer = timers[source.address], timer.id == id else { return nil }
      defer { timers[source.address] = timer.function == nil ? timer : nil }
      // From here on `arm` does not note the sleeper that has been woken.
      timer.id += 1
      timer.sleeper = nil
      defer { timer.end = timer.end.flatMap { end in timer.interval.map { end + $0 } } }
      timer.isFired = timer.isTold && !source.isCancelled
      return timer
    }
    if let function = timer?.function {
      return TestJobs.run(clock) {
        DispatchObject.call(function, with: source.context)
        source.release()
      }
    }
    if let timer, !source.isCancelled {
      timer.fire?()
      // Its handler ends what the sleeper began.
      if timer.isFired { return source.release() }
      arm(source, on: clock)
    }
    clock.finished()
    source.release()
  }

  // MARK: Handlers

  /// A handler that tells when it begins and ends.
  private func told(
    _ run: @escaping @convention(block) () -> Void,
    of source: DispatchObject,
    on clock: TestClock
  ) -> @convention(block) () -> Void {
    timers.withLock { $0[source.address, default: Timer()].isTold = true }
    return { [self] in
      timers.withLock { timers in
        if timers[source.address]?.isFired == true { timers[source.address]?.isRunning = true }
      }
      run()
      guard ends(source, ifRunning: true) else { return }
      arm(source, on: clock)
      clock.finished()
    }
  }

  /// Ends that a source has been fired; returns false if it has not, or if its handler runs already.
  private func ends(_ source: DispatchObject, ifRunning isRunning: Bool) -> Bool {
    timers.withLock { timers in
      guard let timer = timers[source.address], timer.isFired, timer.isRunning == isRunning else {
        return false
      }
      timers[source.address]?.isFired = false
      timers[source.address]?.isRunning = false
      return true
    }
  }

  /// Notes the function of a source that has been scheduled and has not fired.
  private func setFunction(_ function: UInt, of source: DispatchObject, on clock: TestClock) {
    let sleeper = timers.withLock { timers -> Int? in
      timers[source.address]?.function = function
      return timers[source.address]?.sleeper
    }
    if let sleeper { clock.adopt(sleeper) }
  }

  private func cancel(_ source: DispatchObject, on clock: TestClock) {
    let sleeper = timers.withLock { timers -> Int? in
      timers[source.address]?.end = nil
      defer { timers[source.address]?.sleeper = nil }
      return timers[source.address]?.sleeper
    }
    forget(sleeper, of: source, on: clock)
    if ends(source, ifRunning: false) { clock.finished() }
  }

  // MARK: Suspending

  private func created(_ source: DispatchObject) {
    timers.withLock { $0[source.address] = Timer(suspensions: 1) }
  }

  private func suspend(_ source: DispatchObject, by number: Int, on clock: TestClock) {
    let sleeper = timers.withLock { timers -> Int? in
      guard let timer = timers[source.address] else { return nil }
      timers[source.address]?.suspensions = max(0, timer.suspensions + number)
      guard number > 0 else { return nil }
      timers[source.address]?.sleeper = nil
      return timer.sleeper
    }
    forget(sleeper, of: source, on: clock)
    arm(source, on: clock)
  }

  // MARK: Files

  /// Makes the files readable whose time has come.
  func fireFiles(on clock: TestClock) {
    let now = clock.elapsed
    let due = files.withLock { files in
      let due = files.filter { $0.value.end <= now }
      for file in due.keys { files[file] = nil }
      return due.values.map(\.fire)
    }
    for fire in due { fire() }
  }

  // MARK: Functions

  static let replaced =
    jobs + sources + [
      System.timerFile.replaced(around: { original in
        { file, flags, new, old in
          let isAbsolute = flags & 1 != 0  // TFD_TIMER_ABSTIME
          let time = Duration(new.pointee.it_value)
          guard let clock = TestClock.local, isAbsolute, time > .zero,
            let end = clock.end(at: time, of: CLOCK_MONOTONIC)
          else { return original(file, flags, new, old) }
          // SAFETY: the original may be called from any thread.
          nonisolated(unsafe) let original = original
          // Run loops set these, which `run` makes readable.
          clock.timers.files.withLock { files in
            files[file] = (
              end,
              {
                var first = itimerspec()
                first.it_value.tv_nsec = 1
                _ = original(file, flags, &first, nil)
              }
            )
          }
          var none = itimerspec()
          return original(file, flags, &none, old)
        }
      })
    ]

  private static let jobs = [
    // A task that yields schedules a job here, without the runtime's hooks.
    System.job.replaced(around: { original in
      { queue, context, work in
        let function = UInt(bitPattern: work)
        guard let clock = TestClock.local, TestJobs.isRuntime(function) else {
          return original(queue, context, work)
        }
        // SAFETY: what the runtime has called once, on any thread.
        nonisolated(unsafe) let context = context
        clock.began()
        TestJobs.run(clock) { DispatchObject.call(function, with: context) }
      }
    }),
    System.laterJob.replaced(around: { original in
      { time, queue, context, work in
        guard let clock = TestClock.local, let end = clock.end(of: time) else {
          return original(time, queue, context, work)
        }
        // SAFETY: what the runtime has called once, on any thread.
        nonisolated(unsafe) let context = context
        let function = UInt(bitPattern: work)
        let task = TestJobs.adopt(by: clock)
        clock.sleep(until: end, of: TestJobs.isRuntime(function) ? task : nil) {
          TestJobs.run(clock) { DispatchObject.call(function, with: context) }
        }
      }
    }),
    System.later.replaced(around: { original in
      { time, queue, block in
        guard let clock = TestClock.local, let end = clock.end(of: time) else {
          return original(time, queue, block)
        }
        let queue = DispatchObject(queue)
        queue.retain()
        // SAFETY: the block is copied, and runs once; the original runs on any thread.
        nonisolated(unsafe) let (run, original) = (DispatchObject.closure(copying: block), original)
        clock.sleep(until: end) {
          DispatchObject.with({
            run()
            clock.finished()
          }) { original(0, queue.pointer, $0) }
          queue.release()
        }
      }
    }),
  ]

  private static let sources =
    [
      System.timer.replaced(around: { original in
        { source, start, interval, leeway in
          guard let clock = TestClock.local else {
            return original(source, start, interval, leeway)
          }
          // The source does not fire by itself. To fire it immediately, its start is set to the start
          // of the system, because a start of now would be read from the test's clock.
          original(source, .max, .max, leeway)
          // SAFETY: the original may be called from any thread.
          nonisolated(unsafe) let original = original
          let timer = DispatchObject(source)
          let end = start == .max ? nil : start == 0 ? clock.elapsed : clock.end(of: start) ?? .zero
          let every = interval == .max || interval == 0 ? nil : Duration.nanoseconds(interval)
          clock.timers.set(timer, at: end, every: every, on: clock) {
            original(timer.pointer, 1, .max, 0)
          }
        }
      }),
      System.source.replaced(around: { original in
        { type, handle, mask, queue in
          let source = original(type, handle, mask, queue)
          if let source { TestClock.local?.timers.created(DispatchObject(source)) }
          return source
        }
      }),
      System.handler.replaced(around: { original in
        { source, block in
          guard let clock = TestClock.local, let block else { return original(source, block) }
          let run = DispatchObject.closure(copying: block)
          DispatchObject.with(clock.timers.told(run, of: DispatchObject(source), on: clock)) {
            original(source, $0)
          }
        }
      }),
      System.function.replaced(around: { original in
        { source, function in
          original(source, function)
          guard let clock = TestClock.local else { return }
          let function = UInt(bitPattern: function)
          clock.timers.setFunction(function, of: DispatchObject(source), on: clock)
        }
      }),
      System.cancel.replaced(around: { original in
        { source in
          original(source)
          if let clock = TestClock.local { clock.timers.cancel(DispatchObject(source), on: clock) }
        }
      }),
    ]
    + [(System.resume, -1), (System.activate, -1), (System.suspend, 1)].map { handle, number in
      handle.replaced(around: { original in
        { object in
          original(object)
          if let clock = TestClock.local {
            clock.timers.suspend(DispatchObject(object), by: number, on: clock)
          }
        }
      })
    }

  private enum System {
    static let job = #callable<
      (OpaquePointer, UnsafeMutableRawPointer?, OpaquePointer) -> Void
    >(symbol: "dispatch_async_f")
    static let laterJob = #callable<
      (UInt64, OpaquePointer, UnsafeMutableRawPointer?, OpaquePointer) -> Void
    >(symbol: "dispatch_after_f")
    static let later = #callable<(UInt64, OpaquePointer, OpaquePointer) -> Void>(
      symbol: "dispatch_after"
    )
    /// Called by sleeps with a tolerance, too.
    static let timer = #callable<(OpaquePointer, UInt64, UInt64, UInt64) -> Void>(
      symbol: "dispatch_source_set_timer"
    )
    static let source = #callable<
      (OpaquePointer, UInt, UInt, OpaquePointer?) -> OpaquePointer?
    >(symbol: "dispatch_source_create")
    static let handler = #callable<(OpaquePointer, OpaquePointer?) -> Void>(
      symbol: "dispatch_source_set_event_handler"
    )
    static let function = #callable<(OpaquePointer, UnsafeRawPointer?) -> Void>(
      symbol: "dispatch_source_set_event_handler_f"
    )
    static let cancel = #callable<(OpaquePointer) -> Void>(symbol: "dispatch_source_cancel")
    static let resume = #callable<(OpaquePointer) -> Void>(symbol: "dispatch_resume")
    static let activate = #callable<(OpaquePointer) -> Void>(symbol: "dispatch_activate")
    static let suspend = #callable<(OpaquePointer) -> Void>(symbol: "dispatch_suspend")
    static let timerFile = #callable<
      (Int32, Int32, UnsafePointer<itimerspec>, UnsafeMutablePointer<itimerspec>?) -> Int32
    >(symbol: "timerfd_settime")
  }
}
