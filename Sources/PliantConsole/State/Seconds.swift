#if Console
import Dispatch
import PliantBase

/// The counts of each second and the process's use of resources, for as long as the console runs.
///
/// Kept here and not by the pages, which come late, are behind, and are loaded again.
final class Seconds: Sendable {
  /// The newest seconds: an hour.
  let all = NumberedRing<SecondsMessage.Item>(capacity: 3_600)
  private let state = Guarded(State())

  /// Totals since the console began.
  struct Counts: Sendable {
    var lines = 0
    var errors = 0
    var values = 0
    var deaths = 0
    /// By function; one that is counted anew begins at 0.
    var calls: [String: UInt64] = [:]
    /// Of the calls that ended since the last time.
    var durations = DurationCounts()
  }

  private struct State {
    var timer: (any DispatchSourceTimer)?
    var last = Counts()
    var use = ProcessUse()
  }

  private static let queue = DispatchQueue(label: "pliant.console.seconds")

  /// Notes the counts that `read` returns, each second until ``end()``.
  func begin(_ read: @escaping @Sendable () -> Counts) {
    let timer = DispatchSource.makeTimerSource(queue: Self.queue)
    let first = read()
    state.withUncheckedLock { state in
      (state.timer, state.last) = (timer, first)
    }
    timer.setEventHandler { [self] in add(read()) }
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.resume()
  }

  func end() {
    let timer = state.withUncheckedLock { $0.timer.take() }
    timer?.cancel()
  }

  private func add(_ counts: Counts) {
    let (time, use) = (WallClock.seconds, ProcessUse())
    state.withUncheckedLock { state in
      let (last, lastUse) = (state.last, state.use)
      (state.last, state.use) = (counts, use)
      let calls = counts.calls.reduce(UInt64(0)) { sum, one in
        let old = last.calls[one.key] ?? 0
        return sum + (one.value < old ? one.value : one.value - old)
      }
      all.add { number in
        SecondsMessage.Item(
          n: number,
          time: time,
          lines: counts.lines - last.lines,
          errors: counts.errors - last.errors,
          calls: Int(clamping: calls),
          values: counts.values - last.values,
          deaths: counts.deaths - last.deaths,
          processor: (use.processor - lastUse.processor) / max(use.time - lastUse.time, 1e-3),
          memory: use.memory,
          descriptors: use.descriptors,
          threads: use.threads,
          p50: counts.durations.limit(of: 0.5),
          p99: counts.durations.limit(of: 0.99),
          ended: counts.durations.count
        )
      }
    }
  }
}

/// Seconds that have ended, oldest first.
struct SecondsMessage: Encodable {
  let seconds: [Item]

  /// Sent as a list of numbers, because there are thousands.
  struct Item: Encodable, Sendable {
    let n: Int
    /// When it ended, in seconds since 1970.
    let time: Double
    let lines, errors, calls, values, deaths: Int
    /// How many processors were busy, and bytes.
    let processor: Double
    let memory, descriptors, threads: Int
    /// Of the `ended` calls of traced functions, in nanoseconds.
    let p50, p99: UInt64
    let ended: Int

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(n)
      try list.encode((time * 1000).rounded() / 1000)
      for count in [lines, errors, calls, values, deaths] { try list.encode(count) }
      try list.encode((processor * 1000).rounded() / 1000)
      for count in [memory, descriptors, threads] { try list.encode(count) }
      try list.encode(p50)
      try list.encode(p99)
      try list.encode(ended)
    }
  }
}
#endif
