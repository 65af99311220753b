import CSoak
import Pliant

@inline(never) private func disturbed(_ x: Int) -> Int { x &* 3 }

/// Signals at any moment, and children of the process, which call a function that is overridden.
package enum Disturbance {
  // SAFETY: written once, before the first signal.
  nonisolated(unsafe) private static var kept: Redefinition?

  package static func begin() throws {
    let handle = #callable(disturbed(_:))
    kept = try handle.redefine(around: { original in { x in original(x) &+ 1 } })
    soak_disturb { disturbed(7) == 22 }
  }

  package static var description: String {
    "\(soak_signals()) signals, \(soak_children()) children"
  }
}
