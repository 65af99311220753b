import PliantBase

/// The secret that a page must send.
struct Token: Sendable {
  let text: String

  /// Uses a given token, or a random one of 128 bits.
  init(_ given: String?) throws(ConsoleError) {
    guard let given else {
      text = (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
      return
    }
    let isPlain = given.utf8.allSatisfy { $0.isAlphanumeric || "-_".utf8.contains($0) }
    guard isPlain, given.utf8.count >= 16 else { throw .weakToken }
    text = given
  }

  /// Compares all of it, so that the time does not show how much of it was right.
  func matches(_ other: some StringProtocol) -> Bool {
    let (a, b) = (Array(text.utf8), Array(other.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
