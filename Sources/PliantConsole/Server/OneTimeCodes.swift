#if Console
import PliantBase

/// Codes that a page exchanges for a token, each once.
final class OneTimeCodes: Sendable {
  private struct Code: Sendable {
    let secret: Token
    let isReadOnly: Bool
    let end: ContinuousClock.Instant
  }

  private let codes = Guarded([Code]())

  private static let most = 16
  private static let lifetime: Duration = .seconds(600)

  /// Makes a code; the oldest ends if there are too many.
  func make(isReadOnly: Bool) -> String {
    let secret = Token()
    codes.withLock { codes in
      codes.removeAll { $0.end < .now }
      if codes.count >= Self.most { codes.removeFirst() }
      codes.append(Code(secret: secret, isReadOnly: isReadOnly, end: .now + Self.lifetime))
    }
    return secret.text
  }

  /// Whether a code allows reading only; nil if it is unknown, used or too old.
  func use(_ text: String) -> Bool? {
    codes.withLock { codes in
      codes.removeAll { $0.end < .now }
      // All are compared, so that the time tells nothing.
      let places = codes.indices.filter { codes[$0].secret.matches(text) }
      return places.first.map { codes.remove(at: $0).isReadOnly }
    }
  }
}
#endif
