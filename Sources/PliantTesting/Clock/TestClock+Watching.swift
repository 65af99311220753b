import Foundation
import Glibc
import PliantBase

// Looks at what keeps the clock from moving, or at nobody's moving it, in real time.

extension TestClock {
  /// The threads of a test that are blocked, and how often each was before.
  struct Stillness: Equatable {
    let epoch: Int
    private let switches: [pid_t: [Substring]]

    /// Returns nil if one of the threads can run.
    init?(_ epoch: Int, _ threads: [pid_t]) {
      var switches: [pid_t: [Substring]] = [:]
      for thread in threads {
        let path = "/proc/self/task/\(thread)/status"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n")
        guard lines.contains(where: { $0.hasPrefix("State:\tS") }) else { return nil }
        switches[thread] = lines.filter { $0.contains("ctxt_switches") }
      }
      (self.epoch, self.switches) = (epoch, switches)
    }
  }

  /// Has the clock pass if carried work sleeps, and has not run between three looks: a thread that
  /// waits for a lock is not blocked, and what others wait for may just have come.
  func look(
    at carrying: (epoch: Int, threads: [pid_t]),
    since before: Stillness? = nil,
    _ looks: Int = 1
  ) {
    let now = Surroundings.really { Stillness(carrying.epoch, carrying.threads) }
    guard let now, before == nil || now == before, looks < 3 else {
      let isStill = now != nil && now == before
      state.withUncheckedLock { state in
        state.isLooking = false
        return isStill ? state.next(thoughBlockedIn: carrying.epoch) : nil
      }?.wake()
      return
    }
    Surroundings.really(after: 0.002) { [self] in
      let carrying = state.withLock { $0.carrying ?? ($0.epoch, []) }
      look(at: carrying, since: now, looks + 1)
    }
  }

  /// Has the clock pass if carried work is blocked, or if the test's jobs have been for a second of
  /// real time, as a server's are, in waits that the clock does not know.
  func watch(_ before: Stillness?, _ looks: Int) {
    let isOfWork = state.withLock { $0.carrying != nil }
    Surroundings.really(after: isOfWork ? 0.002 : 0.25) { [self] in
      guard state.withLock({ $0.keepsWatching() }) else { return pass() }
      if isOfWork || state.withLock({ $0.isHeld }) {
        pass()
        return watch(nil, 0)
      }
      let (blocked, isPending) = state.withLock { ($0.blocked, !$0.pending.isEmpty) }
      let now = blocked.flatMap { Stillness($0.epoch, $0.threads) }
      guard let now, now == before else { return watch(now, 0) }
      // Work that has no thread yet is more often late than blocked: others may have them all.
      guard looks >= (isPending ? 20 : 3) else { return watch(now, looks + 1) }
      let next = state.withUncheckedLock { $0.next(thoughBlockedIn: now.epoch) }
      next?.wake()
      watch(nil, 0)
    }
  }

  /// Warns if everything of the test waits for the clock, and nobody advances it for ten seconds.
  func noteStillness() {
    guard let before = state.withLock({ $0.beginStillness() }) else { return }
    Surroundings.really(after: 10) { [self] in
      let left = state.withUncheckedLock { $0.endStillness(since: before) }
      guard let left else { return pass() }
      report(.notAdvanced(now, left.map(described)), isWarning: true, of: test)
    }
  }
}

extension TestClock.State {
  /// The consequences of the end of something that could run.
  struct Step {
    var next: TestClock.Sleeper?
    var settled: [CheckedContinuation<Void, Never>] = []
    var isStalled = false
    var carrying: (epoch: Int, threads: [pid_t])?
  }
}
