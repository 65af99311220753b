import PliantBase

/// The calls that are shown: those that took long enough, and are not too deep in others.
package struct CallLimits: Sendable {
  /// In microseconds.
  package var threshold: UInt64 = 0
  package var depth = Int.max
  /// How many calls are recorded.
  package var calls: Int?

  func admit(_ call: TracedCall) -> Bool {
    call.depth < depth && call.nanoseconds / 1000 >= threshold
  }
}

/// Passes calls on until there were as many as are wanted.
final class LimitedSink: TraceSink {
  private let limits: CallLimits
  private let next: LiveTree?
  private let count = Guarded(0)
  private let end: @Sendable () -> Void

  init(_ limits: CallLimits, _ next: LiveTree?, end: @escaping @Sendable () -> Void) {
    (self.limits, self.next, self.end) = (limits, next, end)
  }

  func began(_ call: TracedCall) {
    if count.withLock({ $0 < limits.calls ?? .max }) { next?.began(call) }
  }

  func ended(_ call: TracedCall) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if number <= limits.calls ?? .max { next?.ended(call) }
  }

  func flush() {
    next?.flush()
    if let most = limits.calls, count.withLock({ $0 >= most }) { end() }
  }
}
