/// Everything that belongs to a test: one value that follows the work which the test starts.
///
/// The modules above define the types of their parts.
package struct Surroundings: Sendable {
  /// The surroundings of the test that the current work belongs to; empty if the work is to reach
  /// the real system, and nil if it belongs to no test, as far as the task can tell.
  @TaskLocal package static var own: Surroundings?

  /// The surroundings that calls of the current work see.
  package static var current: Surroundings {
    own ?? SharedSurroundings.current.map { $0.ofTest() ?? $0.surroundings } ?? Surroundings()
  }

  /// The surroundings of work that is handed over; nil if it gets none.
  package static var carried: Surroundings? {
    if let own, own.fixtures != nil { return own }
    guard let shared = SharedSurroundings.current else { return nil }
    return shared.ofTest() ?? own.map { _ in Surroundings() }
  }

  /// The log of the installations.
  package var log: TokenLog?
  /// The redefinitions and the spies, of `PliantOverriding`.
  package var layers: (any AnyObject & Sendable)?
  /// The replaced parts of the system, of `PliantTesting`.
  package var fixtures: (any AnyObject & Sendable)?
  /// Ends when no work has these surroundings any more.
  package var use: Use?

  package init() {}

  /// A use of something by all work that has some surroundings, within the use before it.
  package final class Use: Sendable {
    private let before: Use?
    private let end: @Sendable () -> Void

    package init(within before: Use?, _ end: @escaping @Sendable () -> Void) {
      (self.before, self.end) = (before, end)
    }

    deinit { end() }
  }

  package typealias Change = @Sendable (inout Surroundings) -> Void

  /// The current work's own surroundings with a change.
  package static func changing(_ change: (inout Surroundings) -> Void) -> Surroundings {
    var changed = own ?? Surroundings()
    change(&changed)
    return changed
  }

  /// Runs work that belongs to no test, as Pliant's own does.
  package static func really<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $own.withValue(Surroundings(), operation: body)
  }
}
