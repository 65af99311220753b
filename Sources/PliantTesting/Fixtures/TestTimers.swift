import Dispatch
import Glibc
import PliantBase
import PliantOverriding

/// The timers of Dispatch, of run loops and of the runtime that wait for a test clock.
final class TestTimers: Sendable {
  private struct Timer {
    var id: Int
    var sleeper: Int?
    /// The function that the runtime has a source call; sources of Swift's have closures.
    var handler: UInt?
  }

  /// By the addresses of their sources.
  private let timers = Guarded<(last: Int, all: [UInt: Timer])>((0, [:]))

  /// Has a source fire at `end`, and then each `interval`.
  private func schedule(
    _ source: DispatchObject,
    on clock: TestClock,
    at end: Duration,
    every interval: Duration?,
    _ fire: @escaping @Sendable () -> Void
  ) {
    source.retain()
    let (id, before) = timers.withLock { timers in
      let before = timers.all[source.address]
      timers.last += 1
      timers.all[source.address] = Timer(id: timers.last)
      return (timers.last, before?.sleeper)
    }
    if let before, clock.forget(before) { source.release() }
    let sleeper = clock.sleep(until: end) { [self] in
      guard let timer = taken(source, id) else { return leave(source, clock) }
      if let handler = timer.handler {
        return TestJobs.run(clock) {
          DispatchObject.call(handler, with: source.context)
          source.release()
        }
      }
      if !source.isCancelled { fire() }
      // Its handler runs on a queue of its own, for which the clock waits a moment.
      TestClock.really {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { [self] in
          if let interval, isLast(id, of: source), !source.isCancelled, !clock.hasEnded {
            schedule(source, on: clock, at: end + interval, every: interval, fire)
          }
          leave(source, clock)
        }
      }
    }
    timers.withLock { timers in
      if timers.all[source.address]?.id == id { timers.all[source.address]?.sleeper = sleeper }
    }
  }

  private func leave(_ source: DispatchObject, _ clock: TestClock) {
    clock.finished()
    source.release()
  }

  private func isLast(_ id: Int, of source: DispatchObject) -> Bool {
    timers.withLock { $0.all[source.address]?.id == id }
  }

  /// Returns a source's timer that fires; nil if it was set anew.
  private func taken(_ source: DispatchObject, _ id: Int) -> Timer? {
    timers.withLock { timers in
      guard let timer = timers.all[source.address], timer.id == id else { return nil }
      timers.all[source.address]?.sleeper = nil
      if timer.handler != nil { timers.all[source.address] = nil }
      return timer
    }
  }

  /// Notes the handler of a source that has been scheduled and has not fired.
  private func setHandler(_ handler: UInt, of source: DispatchObject) {
    timers.withLock { timers in
      guard timers.all[source.address]?.sleeper != nil else { return }
      timers.all[source.address]?.handler = handler
    }
  }

  // MARK: Functions

  static let scopes = [
    // A task that yields schedules a job here, without the runtime's hooks.
    System.job.scope(around: { original in
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
    System.laterJob.scope(around: { original in
      { time, queue, context, work in
        guard let clock = TestClock.local, let end = clock.end(of: time) else {
          return original(time, queue, context, work)
        }
        // SAFETY: what the runtime has called once, on any thread.
        nonisolated(unsafe) let context = context
        let function = UInt(bitPattern: work)
        clock.sleep(until: end) {
          TestJobs.run(clock) { DispatchObject.call(function, with: context) }
        }
      }
    }),
    System.later.scope(around: { original in
      { time, queue, block in
        guard let clock = TestClock.local, let end = clock.end(of: time) else {
          return original(time, queue, block)
        }
        let queue = DispatchObject(queue)
        queue.retain()
        // SAFETY: the block is copied, and runs once; the original runs on any thread.
        nonisolated(unsafe) let (run, original) = (DispatchObject.closure(copying: block), original)
        clock.sleep(until: end) {
          let counted: @convention(block) () -> Void = {
            run()
            clock.finished()
          }
          withExtendedLifetime(counted) {
            original(0, queue.pointer, unsafeBitCast(counted, to: OpaquePointer.self))
          }
          queue.release()
        }
      }
    }),
    System.timer.scope(around: { original in
      { source, start, interval, leeway in
        guard let clock = TestClock.local, start != .max else {
          return original(source, start, interval, leeway)
        }
        let end = start == 0 ? clock.elapsed : clock.end(of: start) ?? .zero
        if clock.isFlowing {
          let left = max(.zero, end - clock.elapsed) / .seconds(1)
          let time = TestClock.really { DispatchTime.now() + left }
          return original(source, time.rawValue, interval, leeway)
        }
        // The timer does not fire until then. To fire it immediately, its start is set to the start
        // of the system, because a start of now would be read from the test's clock.
        original(source, .max, .max, leeway)
        // SAFETY: the original may be called from any thread.
        nonisolated(unsafe) let original = original
        let timer = DispatchObject(source)
        let every = interval == .max || interval == 0 ? nil : Duration.nanoseconds(interval)
        clock.timers.schedule(timer, on: clock, at: end, every: every) {
          original(timer.pointer, 1, .max, 0)
        }
      }
    }),
    System.handler.scope(around: { original in
      { source, handler in
        original(source, handler)
        TestClock.local?.timers.setHandler(UInt(bitPattern: handler), of: DispatchObject(source))
      }
    }),
    System.timerFile.scope(around: { original in
      { file, flags, new, old in
        let isAbsolute = flags & 1 != 0  // TFD_TIMER_ABSTIME
        guard let clock = TestClock.local, isAbsolute,
          let end = clock.end(at: Duration(new.pointee.it_value), of: CLOCK_MONOTONIC)
        else { return original(file, flags, new, old) }
        // Run loops set these, and look at the clock when one fires.
        var time = new.pointee
        time.it_value = (TestClock.realTime + max(.zero, end - clock.elapsed)).timespec
        return original(file, flags, &time, old)
      }
    }),
  ]

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
    static let handler = #callable<(OpaquePointer, UnsafeRawPointer?) -> Void>(
      symbol: "dispatch_source_set_event_handler_f"
    )
    static let timerFile = #callable<
      (Int32, Int32, UnsafePointer<itimerspec>, UnsafeMutablePointer<itimerspec>?) -> Int32
    >(symbol: "timerfd_settime")
  }
}

/// An object of Dispatch as C knows it.
private struct DispatchObject: @unchecked Sendable {
  // SAFETY: the functions below may be called on any thread; who keeps one has retained it.
  let pointer: OpaquePointer
  var address: UInt { UInt(bitPattern: pointer) }

  private typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Query = @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  func retain() { _ = Self.call("dispatch_retain", pointer) }
  func release() { _ = Self.call("dispatch_release", pointer) }
  var context: UnsafeMutableRawPointer? { Self.call("dispatch_get_context", pointer) }
  /// Only the low word of what the function returns is meant.
  var isCancelled: Bool {
    Int32(truncatingIfNeeded: Int(bitPattern: Self.call("dispatch_source_testcancel", pointer)))
      != 0
  }

  static func call(_ function: UInt, with context: UnsafeMutableRawPointer?) {
    guard let function = UnsafeRawPointer(bitPattern: function) else { return }
    // SAFETY: the runtime has passed it to be called once, with this context.
    unsafeBitCast(function, to: Function.self)(context)
  }

  /// Copies a block, which its caller may have on its stack.
  static func closure(copying block: OpaquePointer) -> @convention(block) () -> Void {
    let copy = call("_Block_copy", block).map { OpaquePointer($0) } ?? block
    // SAFETY: blocks that Dispatch runs take and return nothing.
    return unsafeBitCast(copy, to: (@convention(block) () -> Void).self)
  }

  private static func call(_ name: String, _ object: OpaquePointer) -> UnsafeMutableRawPointer? {
    // SAFETY: each takes one object, and returns a word or nothing.
    dlsym(nil, name).flatMap { unsafeBitCast($0, to: Query.self)(object) }
  }
}
