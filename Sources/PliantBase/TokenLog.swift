/// The installations of a task and its children, for a test's trait to inspect.
package final class TokenLog: Sendable {
  @TaskLocal package static var current: TokenLog?

  private let entries = Guarded<[Entry]>([])

  private enum Entry: Sendable {
    case token(any Token)
    /// Not kept, because it ends with its last reference.
    case owner(WeakToken)
  }

  private struct WeakToken: Sendable { weak let token: (any Token & AnyObject)? }

  package init() {}

  /// Adds a token that keeps nothing.
  package static func add(_ token: @autoclosure () -> some Token) {
    guard let log = current else { return }
    let token = token()
    log.entries.withLock { $0.append(.token(token)) }
  }

  /// Adds a token that keeps its installation.
  package static func add(owner token: some Token & AnyObject) {
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
