import Dispatch
import Glibc
import PliantBase

/// The timers of Dispatch, of run loops and of the runtime that wait for a test clock.
final class TestTimers: Sendable {
  private struct Timer {
    /// The generation of the timer, which grows when it is set anew.
    var id = 0
    var end: Duration?
    var interval: Duration?
    var sleeper: Int?
    var fire: (@Sendable () -> Void)?
    /// The timer of a caller without a test, which goes on in real time when the fixture ends.
    var real: RealTimer?
    /// How often the source must be resumed before it fires.
    var suspensions = 0
    /// Whether its handler tells when it begins and ends.
    var hasHandler = false
    /// The function that the runtime has a source call; sources of Swift's have closures.
    var function: UInt?
    /// The task that sleeps until the runtime's source fires.
    var task: UInt64?
    /// Whether it has been fired and its handler has not begun, or not ended.
    var isFired = false, isRunning = false
  }

  /// By the addresses of their sources.
  private let timers = Guarded<[UInt: Timer]>([:])
  /// The timers that are descriptors.
  let files = Guarded<[Int32: File]>([:])

  // MARK: Setting

  func set(
    _ source: DispatchObject,
    at end: Duration?,
    every interval: Duration?,
    _ real: RealTimer?,
    on clock: TestClock,
    _ fire: @escaping @Sendable () -> Void
  ) {
    let before = timers.withLock { timers -> Int? in
      var timer = timers[source.address] ?? Timer()
      defer { timers[source.address] = timer }
      timer.id += 1
      (timer.end, timer.interval, timer.fire, timer.real) = (end, interval, fire, real)
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
    let sleeper = clock.sleep(until: end, of: timer.task, isOfOthers: false) { [self] in
      fire(source, timer.id, on: clock)
    }
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
      timer.isFired = timer.hasHandler && !source.isCancelled
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
      // Its handler ends what the sleeper began, and releases it: the program may have done so.
      if timer.isFired { return }
      arm(source, on: clock)
    }
    clock.finished()
    source.release()
  }

  // MARK: Handlers

  /// A handler that reports when it begins and ends.
  func reporting(
    _ run: @escaping @convention(block) () -> Void,
    of source: DispatchObject,
    on clock: TestClock
  ) -> @convention(block) () -> Void {
    timers.withLock { $0[source.address, default: Timer()].hasHandler = true }
    return { [self] in
      let isFired = timers.withLock { timers in
        let isFired = timers[source.address]?.isFired == true
        timers[source.address]?.isRunning = isFired
        return isFired
      }
      if isFired { clock.entered() }
      run()
      guard ends(source, ifRunning: true) else { return }
      arm(source, on: clock)
      clock.left()
      source.release()
    }
  }

  /// Ends that a source has been fired; returns false if it has not, or if its handler has begun.
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

  /// Notes the function of a source that has been scheduled and is not active yet.
  func setFunction(_ function: UInt, of source: DispatchObject, on clock: TestClock) {
    let task = TestJobs.adopt(by: clock)
    timers.withLock { timers in
      timers[source.address]?.function = function
      timers[source.address]?.task = task
    }
  }

  func cancel(_ source: DispatchObject, on clock: TestClock) {
    let sleeper = timers.withLock { timers -> Int? in
      timers[source.address]?.end = nil
      return timers[source.address]?.sleeper.take()
    }
    forget(sleeper, of: source, on: clock)
    guard ends(source, ifRunning: false) else { return }
    clock.finished()
    source.release()
  }

  // MARK: Suspending

  func created(_ source: DispatchObject) {
    timers.withLock { $0[source.address] = Timer(suspensions: 1) }
  }

  func suspend(_ source: DispatchObject, by number: Int, on clock: TestClock) {
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

  // MARK: Ending

  /// Has the timers of callers without a test, go on in real time.
  func leave(at now: Duration) {
    let left = timers.withLock { timers in
      let left = timers.values.compactMap { timer in
        timer.real.flatMap { real in timer.end.map { (real, $0) } }
      }
      timers = timers.filter { $0.value.real == nil }
      return left
    }
    for (timer, end) in left { timer.start(after: end - now) }
  }
}
