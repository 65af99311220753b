/// The tokens of installations that have no handle, for the switches that end all of them.
package enum Installed {
  private struct WeakToken: Sendable { weak let token: (any Token & AnyObject)? }

  private static let tokens = Guarded<[WeakToken]>([])

  package static func add(_ token: some Token & AnyObject) {
    tokens.withLock { tokens in
      tokens.removeAll { $0.token == nil }
      tokens.append(WeakToken(token: token))
    }
  }

  /// The tokens that are active, in the order of their installation.
  package static var active: [any Token] {
    tokens.withLock { $0 }.compactMap(\.token).filter(\.isActive)
  }

  /// Ends them all.
  package static func stopAll() { for token in active { token.stop() } }
}
