import Glibc

/// Color where a person looks, and plain text elsewhere.
enum Color: String {
  case bold = "1"
  case faint = "2"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// Whether a person looks, who has not said that they want no color.
  static let isWanted: Bool = {
    let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? true
    // An empty NO_COLOR stands for none: https://no-color.org
    let saysNoColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isatty(STDOUT_FILENO) == 1 && !isDumb && !saysNoColor
  }()

  func callAsFunction(_ text: String) -> String {
    Self.isWanted ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
