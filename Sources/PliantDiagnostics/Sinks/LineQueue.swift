import CPliant
import Dispatch
import PliantBase

/// Lines on their way to something slow.
///
/// Whoever adds a line never waits: a queue of its own writes them, many at a time. What does not fit is
/// dropped and counted.
final class LineQueue: Sendable {
  /// Writes whole lines, and says whether they can be written.
  typealias Writer = @Sendable (_ lines: [UInt8], _ isUrgent: Bool) -> Bool

  private struct State {
    var bytes: [UInt8] = []
    var lines = 0
    var isUrgent = false
    var isDraining = false
    /// Lines that were dropped since that was last said, and ever.
    var unsaid = 0
    var dropped = 0
    var isClosed = false
    /// Where the queue serves it; in a child that was forked since, nobody would.
    var generation = pliant_generation()

    mutating func sayDropped() {
      guard unsaid > 0 else { return }
      bytes += "… \(unsaid) lines dropped: written too slowly\n".utf8
      unsaid = 0
    }
  }

  private let state = Guarded(State())
  private let generation = pliant_generation()
  /// Held by whoever writes in a forked child.
  private let writing = Guarded(0)
  private let capacity: Int
  private let queue: DispatchQueue
  private let write: Writer

  init(label: String, capacity: Int, write: @escaping Writer) {
    self.capacity = capacity
    self.write = write
    queue = DispatchQueue(label: label)
  }

  /// How many lines were not written.
  var dropped: Int { state.withUncheckedLock { $0.dropped } }

  func add(_ line: String, isUrgent: Bool) {
    let isForked = forgetParent()
    let mustDrain = state.withUncheckedLock { state in
      guard !state.isClosed, state.bytes.count + line.utf8.count < capacity else {
        state.dropped += 1
        state.unsaid += 1
        return false
      }
      state.sayDropped()
      state.bytes += line.utf8
      state.bytes.append(0x0A)
      state.lines += 1
      state.isUrgent = state.isUrgent || isUrgent
      defer { state.isDraining = true }
      return !state.isDraining
    }
    if isForked {
      writing.withUncheckedLock { _ in drain() }
    } else if mustDrain {
      queue.async { self.drain() }
    }
  }

  /// Whether this is a child that was forked after the queue began.
  ///
  /// It has no thread of the queue, and who adds a line writes it. What waited then is the parent's to write.
  private func forgetParent() -> Bool {
    guard generation != pliant_generation() else { return false }
    state.withUncheckedLock { state in
      guard state.generation != pliant_generation() else { return }
      state = State()
    }
    return true
  }

  private func drain() {
    while true {
      let batch = state.withUncheckedLock {
        state -> (bytes: [UInt8], lines: Int, isUrgent: Bool)? in
        if state.bytes.isEmpty { state.sayDropped() }
        guard !state.bytes.isEmpty else {
          state.isDraining = false
          return nil
        }
        defer {
          state.bytes = []
          state.lines = 0
          state.isUrgent = false
        }
        return (state.bytes, state.lines, state.isUrgent)
      }
      guard let batch else { return }
      if write(batch.bytes, batch.isUrgent) { continue }
      state.withUncheckedLock { state in
        state.dropped += batch.lines + state.lines
        state.bytes = []
        state.lines = 0
        state.isClosed = true
        state.isDraining = false
      }
      return
    }
  }

  /// Waits until what was added is written.
  func flush() {
    if forgetParent() { return }
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    _ = done.wait(timeout: .now() + .seconds(1))
  }
}
