import CPliant
import Dispatch

/// Lines that wait for a slow output.
///
/// Adding a line never waits: a queue of its own writes many lines at a time. Lines that do not fit
/// are dropped and counted.
final class LineQueue: Sendable {
  /// Writes whole lines, and returns whether more can be written.
  typealias Writer = @Sendable (_ lines: [UInt8], _ isUrgent: Bool) -> Bool

  private struct Batch {
    var bytes: [UInt8] = []
    var lines = 0
    var isUrgent = false
  }

  private struct State {
    var waiting = Batch()
    var isDraining = false
    /// Lines that were dropped since the last report, and in total.
    var unsaid = 0
    var dropped = 0
    var isClosed = false
    /// The process in which the queue runs; a child that was forked later has no queue.
    var generation = pliant_generation()

    mutating func sayDropped() {
      guard unsaid > 0 else { return }
      waiting.bytes += "… \(unsaid) lines dropped: written too slowly\n".utf8
      unsaid = 0
    }
  }

  private let state = Guarded(State())
  private let generation = pliant_generation()
  /// Held by whoever writes in a forked child.
  private let writing = Guarded(())
  private let capacity: Int
  private let queue: DispatchQueue
  private let write: Writer

  init(label: String, capacity: Int, write: @escaping Writer) {
    self.capacity = capacity
    self.write = write
    queue = DispatchQueue(label: label)
  }

  /// The number of lines that were not written.
  var dropped: Int { state.withUncheckedLock { $0.dropped } }

  func add(_ line: [UInt8], isUrgent: Bool) {
    let isForked = forgetParent()
    let mustDrain = state.withUncheckedLock { state in
      guard !state.isClosed, state.waiting.bytes.count + line.count < capacity else {
        state.dropped += 1
        state.unsaid += 1
        return false
      }
      state.sayDropped()
      state.waiting.bytes += line
      state.waiting.bytes.append(0x0A)
      state.waiting.lines += 1
      state.waiting.isUrgent = state.waiting.isUrgent || isUrgent
      return !exchange(&state.isDraining, with: true)
    }
    if isForked {
      writing.withUncheckedLock { _ in drain() }
    } else if mustDrain {
      queue.async { self.drain() }
    }
  }

  /// Whether this is a child that was forked after the queue began.
  ///
  /// It has no thread of the queue, so adding a line writes it. The parent writes the lines that
  /// waited.
  private func forgetParent() -> Bool {
    guard generation != pliant_generation() else { return false }
    state.withUncheckedLock { if $0.generation != pliant_generation() { $0 = State() } }
    return true
  }

  private func drain() {
    while true {
      let batch = state.withUncheckedLock { state -> Batch? in
        if state.waiting.bytes.isEmpty { state.sayDropped() }
        guard !state.waiting.bytes.isEmpty else {
          state.isDraining = false
          return nil
        }
        return exchange(&state.waiting, with: Batch())
      }
      guard let batch else { return }
      if write(batch.bytes, batch.isUrgent) { continue }
      state.withUncheckedLock { state in
        state.dropped += batch.lines + state.waiting.lines
        state.waiting = Batch()
        state.isClosed = true
        state.isDraining = false
      }
      return
    }
  }

  /// Waits until all added lines are written.
  func flush() {
    if forgetParent() { return }
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    _ = done.wait(timeout: .now() + .seconds(1))
  }
}
