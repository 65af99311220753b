import Synchronization

/// The installations of a task and its children, for a test's trait to inspect.
package final class TokenLog: Sendable {
  package static var current: TokenLog? { Surroundings.current.log }
  /// Without one, which is nearly always, nobody needs to look for the task's.
  private static let living = Atomic<Int>(0)

  private let entries = Guarded<[Entry]>([])

  private enum Entry: Sendable {
    case token(any Token)
    /// Not kept, because it ends with its last reference.
    case owner(WeakToken)
  }

  private struct WeakToken: Sendable { weak let token: (any Token & AnyObject)? }

  package init() { Self.living.add(1, ordering: .relaxed) }

  deinit { Self.living.subtract(1, ordering: .relaxed) }

  /// Adds a token that keeps nothing.
  package static func add(_ token: @autoclosure () -> some Token) {
    guard living.load(ordering: .relaxed) > 0, let log = current else { return }
    let token = token()
    log.entries.withLock { $0.append(.token(token)) }
  }

  /// Adds a token that keeps its installation.
  package static func add(owner token: some Token & AnyObject) {
    guard living.load(ordering: .relaxed) > 0 else { return }
    current?.entries.withLock { $0.append(.owner(WeakToken(token: token))) }
  }

  /// The tokens that are still active, in the order of their installation.
  package var active: [any Token] {
    entries.withLock { $0 }.compactMap { entry -> (any Token)? in
      switch entry {
      case .token(let token): token
      case .owner(let reference): reference.token
      }
    }.filter(\.isActive)
  }
}
