import Synchronization

/// The installations of a task and its children, for a test's trait to inspect.
package final class TokenLog: Sendable {
  package static var current: TokenLog? { Surroundings.current.log }
  /// Without one, which is nearly always, nobody needs to look for the task's.
  private static let living = Atomic<Int>(0)

  /// A token that keeps its installation is not kept, because that ends with its last reference.
  private let tokens = Guarded<[@Sendable () -> (any Token)?]>([])

  package init() { Self.living.add(1, ordering: .relaxed) }

  deinit { Self.living.subtract(1, ordering: .relaxed) }

  /// Adds a token that keeps nothing.
  package static func add(_ token: @autoclosure () -> some Token) {
    guard living.load(ordering: .relaxed) > 0, let log = current else { return }
    let token = token()
    log.tokens.withLock { $0.append { token } }
  }

  /// Adds a token that keeps its installation.
  package static func add(owner token: some Token & AnyObject) {
    guard living.load(ordering: .relaxed) > 0 else { return }
    current?.tokens.withLock { $0.append { [weak token] in token } }
  }

  /// The tokens that are still active, in the order of their installation.
  package var active: [any Token] {
    tokens.withLock { $0 }.compactMap { $0() }.filter(\.isActive)
  }
}
