import CPliant
import Foundation
import PliantBase

// The phases of what a test does, each with the function of the state that leads there:
//
//               handOver             start              leave
//     by another ──────▶ pending ──────────▶ running ──────────▶ ended
//                        by lane     begin   ▲     │ on a thread, or on none yet
//                                      take, │     │ add,
//                                      begin │     ▼ block
//                                           sleepers ◀── next: all is idle, and the clock moves
//                                                        to the first deadline
//
// All is idle if nothing runs, and pending is only what waits for a serial lane whose thread waits.
// Others may end a wait, so that it is tried anew in each epoch: something began meanwhile.

// MARK: What can run

extension TestClock {
  func began() { state.withLock { $0.begin() } }

  /// Counts a job of a task, and wakes its sleeper, if it has one: its sleep was cancelled.
  func began(_ task: UInt64) {
    let cancelled = state.withUncheckedLock { state in
      state.begin()
      return state.take(of: task)
    }
    for sleeper in cancelled { sleeper.wake() }
  }

  /// Ends what ``began()`` or a sleeper began.
  func finished() {
    state.withLock { $0.finish() }
    pass()
  }

  /// Notes the thread on which a counted job runs, until ``left()``.
  ///
  /// A thread that goes on after a wait is counted as often as before it, of which its wake is one.
  func entered(_ depth: Int = 1) { state.withLock { $0.enter(pliant_thread_id(), depth) } }

  /// Whether the thread runs a counted job.
  private var isCounted: Bool { state.withLock { $0.isCounted(pliant_thread_id()) } }

  /// Ends the job that ``entered()`` began.
  func left() { resume(state.withLock { $0.leave(pliant_thread_id()) }) }

  // MARK: Work that is handed over

  /// Counts work that will run in a lane.
  func handedOver(on lane: Lane) { state.withLock { $0.handOver(lane) } }

  /// Ends that work is counted which will not run.
  func dropped(from lane: Lane) {
    state.withLock { $0.drop(lane) }
    pass()
  }

  /// Notes that the thread runs such work, until ``ended(back:)``; returns the lane before.
  func started(on lane: Lane?, wasPending: Bool) -> Lane? {
    state.withLock { $0.start(lane, wasPending: wasPending, on: pliant_thread_id()) }
  }

  func ended(back lane: Lane?) {
    state.withLock { $0.setLane(lane, on: pliant_thread_id()) }
    left()
  }

  /// Resumes who waited for sleepers; each is counted until its job is.
  func resume(_ ready: [CheckedContinuation<Void, Never>]) {
    for continuation in ready {
      continuation.resume()
      state.withLock { $0.finish() }
    }
    pass()
  }

  static func scope(
    _ date: Date,
    _ sleeping: Sleeping,
    for callers: Fixture.Callers
  ) -> Fixture {
    Fixture(".now", for: callers) { _, operation in
      let clock = TestClock(date, sleeping, in: own)
      try TestJobs.follow(clock)
      clock.outer?.state.withLock { $0.inner.append(clock) }
      Overlay.current?.settle(by: clock)
      let result: Result<Void, any Error>
      do {
        try await Fixture.run(
          scopes,
          answering: entryPoints,
          for: callers,
          changing: { $0.replacements.clock = clock }
        ) {
          await clock.countTask()
          try await operation()
        }
        result = .success(())
      } catch {
        result = .failure(error)
      }
      clock.end()
      TestJobs.unfollow(clock)
      if let outer = clock.outer {
        await outer.countTask()
        outer.state.withLock { $0.inner.removeAll { $0 === clock } }
      }
      try result.get()
    }
  }

  /// Returns when the current task's jobs are counted.
  ///
  /// A yield may return without suspending, if the job that it schedules has run on another thread
  /// before.
  private func countTask() async {
    repeat { await Task.yield() } while !isCounted
  }
}
