import Pliant
import Synchronization

/// Keeps tokens for as long as a suite's test runs.
final class Kept: Sendable {
  private let tokens = Mutex<[any Token]>([])

  func callAsFunction(_ token: some Token) { tokens.withLock { $0.append(token) } }
}
