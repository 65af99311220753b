#if Console
import Logging
import PliantBase
package import Synchronization

/// Whether refusals beyond the limit are held up: a fuzzer makes thousands in a second.
package let refusalsAreHeldUp = Atomic(true)

/// Logs refused requests, and limits how many are answered at once.
///
/// Right tokens are never held up, so that nobody can keep others out by being refused.
final class Refusals: Sendable {
  private let logger: Logger
  private let state = Guarded(State())

  private struct State: Sendable {
    var free = Allowance(most: 20, perSecond: 1)
    var lines = Allowance(most: 5, perSecond: 0.1)
    var unlogged = 0
  }

  static let pause: Duration = .seconds(1)

  init(_ logger: Logger) { self.logger = logger }

  /// Counts a refusal; returns whether there were too many lately.
  func count(_ error: HTTPError, from peer: String) -> Bool {
    let (isTooMany, unlogged) = state.withLock { state -> (Bool, Int?) in
      let isTooMany = !state.free.take()
      guard state.lines.take() else {
        state.unlogged += 1
        return (isTooMany, nil)
      }
      defer { state.unlogged = 0 }
      return (isTooMany, state.unlogged)
    }
    if let unlogged {
      let more = unlogged > 0 ? "; \(unlogged) more were refused before" : ""
      logger.warning(
        "the console refused a request: \(error.message)\(more)",
        metadata: ["from": "\(peer)"]
      )
    }
    return isTooMany
  }
}

/// How often something may happen: some times at once, and then in intervals.
private struct Allowance: Sendable {
  let most: Double
  let perSecond: Double
  private var left: Double
  private var time = ContinuousClock.now

  init(most: Double, perSecond: Double) {
    self.most = most
    self.perSecond = perSecond
    left = most
  }

  mutating func take() -> Bool {
    let now = ContinuousClock.now
    left = min(most, left + (now - time) / .seconds(1) * perSecond)
    time = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
#endif
