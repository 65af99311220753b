/// What is installed by a task and its children, for a test's trait to look at.
package final class TokenLog: Sendable {
  @TaskLocal package static var current: TokenLog?

  private let entries = Guarded<[Entry]>([])

  private enum Entry: Sendable {
    case token(any Token)
    /// One that is kept would not end with its last reference.
    case owner(WeakToken)
  }

  private struct WeakToken: Sendable { weak let token: (any Token & AnyObject)? }

  package init() {}

  /// Notes a token that keeps nothing.
  package static func add(_ token: @autoclosure () -> some Token) {
    guard let log = current else { return }
    let token = token()
    log.entries.withLock { $0.append(.token(token)) }
  }

  /// Notes a token that keeps what it stands for.
  package static func add(owner token: some Token & AnyObject) {
    current?.entries.withLock { $0.append(.owner(WeakToken(token: token))) }
  }

  /// What has an effect still, in the order in which it was installed.
  package var active: [any Token] {
    entries.withLock { $0 }.compactMap { entry -> (any Token)? in
      switch entry {
      case .token(let token): token
      case .owner(let reference): reference.token
      }
    }.filter(\.isActive)
  }
}
