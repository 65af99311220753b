#if Console
import Glibc
import PliantBase

/// The secret that a page must send.
struct Token: Sendable {
  let text: String

  /// Uses a given token.
  private init(given: String) throws(ConsoleError) {
    let isPlain = given.utf8.allSatisfy { $0.isAlphanumeric || "-_".utf8.contains($0) }
    guard isPlain, given.utf8.count >= 16 else { throw .weakToken }
    text = given
  }

  /// A random one of 128 bits.
  init() {
    text = (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
  }

  init(_ source: ConsoleAccess.TokenSource) throws(ConsoleError) {
    switch source.kind {
    case .random: self.init()
    case .text(let text): try self.init(given: text)
    case .file(let path): try self.init(given: TokenFile(path: path).token())
    case .environment(let name):
      guard let value = getenv(name).map({ String(cString: $0) }) else {
        throw .unusableToken(
          source: "the environment variable '\(name)'",
          detail: "it is not set; set it, or use another source"
        )
      }
      try self.init(given: value)
    }
  }

  /// Compares all of it, so that the time does not show how much of it was right.
  func matches(_ other: some StringProtocol) -> Bool {
    let (a, b) = (Array(text.utf8), Array(other.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
#endif
