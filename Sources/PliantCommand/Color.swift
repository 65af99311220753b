import Glibc
import PliantBase

/// A color on terminals, and plain text elsewhere.
enum Color: String {
  case bold = "1"
  case faint = "2"
  case green = "32"
  case yellow = "33"

  private static let isWanted = Terminal.wantsColor(STDOUT_FILENO)

  func callAsFunction(_ text: String) -> String {
    Self.isWanted ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
