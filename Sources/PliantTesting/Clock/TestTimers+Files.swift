import CPliant
import Foundation
import Glibc
import PliantBase
import Synchronization

// Timers that are descriptors, as run loops have them, too.

extension TestTimers {
  /// A descriptor's timer, which the kernel fires when the clock has reached its deadline.
  struct File {
    /// The part of the kernel's interval that is no other timer's: its descriptor may be closed.
    let mark: Int
    var end: Duration?
    let interval: Duration
    var sleeper: Int?

    func left(at now: Duration) -> itimerspec {
      let left = end.map { max($0 - now, .nanoseconds(1)) } ?? .zero
      return itimerspec(it_interval: interval.timespec, it_value: left.timespec)
    }
  }

  static let ofFiles: [EntryPoint] = [
    TestClock.row("timerfd_settime") { clock, call in
      guard let time = call.load(2, as: itimerspec.self),
        (0..<1_000_000_000).contains(time.it_value.tv_nsec),
        let known = clockID(of: call.int32(0)), clock.reading(of: known) != nil
      else { return nil }
      let isAbsolute = call.int32(1) & 1 != 0  // TFD_TIMER_ABSTIME
      let value = Duration(time.it_value)
      let end = isAbsolute ? clock.end(at: value, of: known) : clock.elapsed + value
      return clock.timers.set(call, value == .zero ? nil : end, Duration(time.it_interval), clock)
    },
    TestClock.row("timerfd_gettime") { clock, call in
      clock.timers.files.withLock { $0[call.int32(0)] }.map { timer in
        call.store(timer.left(at: clock.elapsed), at: 1)
        return 0
      }
    },
  ]

  /// The clock of a descriptor's timer, as the kernel tells it.
  private static func clockID(of file: Int32) -> clockid_t? {
    let text = Surroundings.really {
      try? String(contentsOfFile: "/proc/self/fdinfo/\(file)", encoding: .utf8)
    }
    let line = text?.split(separator: "\n").first { $0.hasPrefix("clockid: ") }
    return line.flatMap { clockid_t($0.dropFirst(9)) }
  }

  private static let marks = Atomic(0)

  private func set(
    _ call: EntryPoint.Call,
    _ end: Duration?,
    _ interval: Duration,
    _ clock: TestClock
  ) -> Int {
    let (file, count) = (call.int32(0), Self.marks.add(1, ordering: .relaxed).newValue)
    let mark = count % 1_000_000_000
    do throws(SystemError) {
      try Self.set(file, mark, after: end.map { _ in timespec(tv_sec: 1 << 32, tv_nsec: 0) })
    } catch {
      errno = error.code
      return -1
    }
    let old = files.withLock {
      exchange(&$0[file], with: end.map { File(mark: mark, end: $0, interval: interval) })
    }
    if let sleeper = old?.sleeper { _ = clock.forget(sleeper) }
    call.store(old?.left(at: clock.elapsed) ?? itimerspec(), at: 3)
    arm(file, mark, on: clock)
    return 0
  }

  /// Sets the kernel's timer, which has an interval that it never reaches.
  private static func set(_ file: Int32, _ mark: Int, after time: timespec?) throws(SystemError) {
    let interval = time.map { _ in timespec(tv_sec: 1 << 32, tv_nsec: mark) }
    let value = [itimerspec(it_interval: interval ?? timespec(), it_value: time ?? timespec())]
    try value.withUnsafeBufferPointer { value throws(SystemError) in
      _ = try Kernel.call(PLIANT_SET_TIMER, file, 0, Int(bitPattern: value.baseAddress))
    }
  }

  /// Has the kernel fire a timer at its deadline and, if it repeats, at those that follow.
  private func arm(_ file: Int32, _ mark: Int, on clock: TestClock) {
    guard let timer = files.withLock({ $0[file] }), timer.mark == mark, let end = timer.end else {
      return
    }
    let sleeper = clock.sleep(until: end) { [self] in
      if fires(file, mark, at: clock.elapsed) { arm(file, mark, on: clock) }
      clock.finished()
    }
    files.withLock { files in
      if files[file]?.mark == mark, files[file]?.end == end { files[file]?.sleeper = sleeper }
    }
  }

  /// Makes a descriptor readable, unless it is another timer's now.
  private func fires(_ file: Int32, _ mark: Int, at now: Duration) -> Bool {
    files.withLock { files in
      guard Self.realTimer(file).it_interval.tv_nsec == mark, var timer = files[file],
        timer.mark == mark, let end = timer.end
      else { return false }
      let count = timer.interval > .zero ? Int((now - end) / timer.interval) + 1 : 0
      timer.end = count > 0 ? end + timer.interval * count : nil
      timer.sleeper = nil
      files[file] = timer
      try? Self.set(file, mark, after: timespec(tv_sec: 0, tv_nsec: 1))
      // The timer has fired when its interval has begun.
      while case let real = Self.realTimer(file), real.it_interval.tv_nsec == mark,
        real.it_value.tv_sec == 0
      {}
      return true
    }
  }

  private static func realTimer(_ file: Int32) -> itimerspec {
    var timer = itimerspec()
    _ = withUnsafeMutablePointer(to: &timer) { timer in
      try? Kernel.call(PLIANT_GET_TIMER, file, Int(bitPattern: timer))
    }
    return timer
  }
}
