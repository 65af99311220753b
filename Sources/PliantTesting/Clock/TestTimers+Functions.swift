import Dispatch
import Glibc
import PliantBase

// The functions of Dispatch that a test clock answers.

extension TestTimers {
  static let entryPoints: [EntryPoint] = jobs + sources + ofFiles

  // MARK: Jobs

  private static let jobs: [EntryPoint] = [
    // A task that yields schedules a job here, without the runtime's hooks.
    TestClock.row("dispatch_async_f") { clock, call in
      guard TestJobs.isRuntime(call, 2, with: 1) else { return nil }
      clock.began()
      TestJobs.run(clock) { call.runWork(2, with: 1) }
      return 0
    },
    TestClock.row("dispatch_after_f") { clock, call in
      guard let end = clock.end(of: call.uint64(0)) else { return nil }
      let isJob = TestJobs.isRuntime(call, 3, with: 2, later: true)
      let task = TestJobs.adopt(by: clock)
      let work = CarriedFunction(call[3], call.pointer(2), in: .own, counted: false, on: nil)
      clock.sleep(until: end, of: isJob ? task : nil) {
        TestJobs.run(clock) { if isJob { call.runWork(3, with: 2) } else { work.call() } }
      }
      return 0
    },
    TestClock.row("dispatch_after") { clock, call in
      guard let end = clock.end(of: call.uint64(0)), let queue = call.dispatchObject(1),
        let block = call.object(2)
      else { return nil }
      queue.retain()
      // SAFETY: the block is copied, and runs once.
      nonisolated(unsafe) let run = DispatchObject.closure(copying: block)
      clock.sleep(until: end) {
        DispatchObject.with({
          clock.entered()
          run()
          clock.left()
        }) { block in
          call.original { ($0[0], $0[2]) = (0, Int(bitPattern: block)) }
        }
        queue.release()
      }
      return 0
    },
  ]

  // MARK: Sources

  private static let sources: [EntryPoint] =
    [
      // Called by sleeps with a tolerance, too.
      TestClock.row("dispatch_source_set_timer") { clock, call in
        guard let timer = call.dispatchObject(0) else { return nil }
        let (start, interval) = (call.uint64(1), call.uint64(2))
        // The source does not fire by itself. To fire it immediately, its start is set to the
        // start of the system, because a start of now would be read from the test's clock.
        call.original { ($0[1], $0[2]) = (-1, -1) }
        let end = start == .max ? nil : start == 0 ? clock.elapsed : clock.end(of: start) ?? .zero
        let every = interval == .max || interval == 0 ? nil : Duration.nanoseconds(interval)
        let real = TestClock.isOfOthers ? RealTimer(timer, call) : nil
        clock.timers.set(timer, at: end, every: every, real, on: clock) {
          call.original { ($0[1], $0[2], $0[3]) = (1, -1, 0) }
        }
        if clock.hasEnded { clock.timers.leave(at: clock.elapsed) }
        return 0
      },
      TestClock.row("dispatch_source_create") { clock, call in
        let source = call.original()
        if let source = OpaquePointer(bitPattern: source) {
          clock.timers.created(DispatchObject(source))
        }
        return source
      },
      TestClock.row("dispatch_source_set_event_handler") { clock, call in
        guard let source = call.dispatchObject(0), let block = call.object(1) else { return nil }
        let run = DispatchObject.closure(copying: block)
        DispatchObject.with(clock.timers.reporting(run, of: source, on: clock)) { block in
          call.original { $0[1] = Int(bitPattern: block) }
        }
        return 0
      },
      TestClock.row("dispatch_source_set_event_handler_f") { clock, call in
        call.original()
        if let source = call.dispatchObject(0) {
          clock.timers.setFunction(UInt(bitPattern: call[1]), of: source, on: clock)
        }
        return 0
      },
      TestClock.row("dispatch_source_cancel") { clock, call in
        call.original()
        if let source = call.dispatchObject(0) { clock.timers.cancel(source, on: clock) }
        return 0
      },
    ]
    + [("dispatch_resume", -1), ("dispatch_activate", -1), ("dispatch_suspend", 1)]
    .map { name, number in
      TestClock.row(name) { clock, call in
        call.original()
        if let object = call.dispatchObject(0) {
          clock.timers.suspend(object, by: number, on: clock)
        }
        return 0
      }
    }
}

extension EntryPoint.Call {
  fileprivate func dispatchObject(_ index: Int) -> DispatchObject? {
    object(index).map { DispatchObject($0) }
  }

  /// Calls the function of some work with its context.
  fileprivate func runWork(_ function: Int, with context: Int) {
    DispatchObject.call(UInt(bitPattern: self[function]), with: pointer(context))
  }
}

extension TestJobs {
  static func isRuntime(
    _ call: EntryPoint.Call,
    _ function: Int,
    with context: Int,
    later: Bool = false
  ) -> Bool {
    isRuntime(UInt(bitPattern: call[function]), with: call.pointer(context), later: later)
  }
}
