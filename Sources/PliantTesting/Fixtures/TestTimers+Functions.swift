import Dispatch
import Glibc
import PliantBase
import PliantOverriding

// The functions of Dispatch and of timers' files that a test clock replaces.

extension TestTimers {
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
        guard let clock = TestClock.local, TestJobs.isRuntime(function, with: context) else {
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
        let isJob = TestJobs.isRuntime(function, with: context, later: true)
        let task = TestJobs.adopt(by: clock)
        clock.sleep(until: end, of: isJob ? task : nil) {
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
          // The source does not fire by itself. To fire it immediately, its start is set to the
          // start of the system, because a start of now would be read from the test's clock.
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
          DispatchObject.with(clock.timers.reporting(run, of: DispatchObject(source), on: clock)) {
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
