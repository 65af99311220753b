import Foundation

extension StringProtocol {
  /// Returns the text with every byte escaped that a URL could misread, so that it fits anywhere.
  ///
  /// Only the unreserved characters of RFC 3986 stay: ASCII letters, digits, `-`, `.`, `_` and `~`.
  /// Spaces become `%20` and `+` becomes `%2B`; all others are escaped in UTF-8. A `%` is escaped
  /// too: do not escape twice. Foundation's `removingPercentEncoding` is the inverse.
  ///
  /// ```swift
  /// "50% + é".addingPercentEscapes()  // "50%25%20%2B%20%C3%A9"
  /// ```
  ///
  /// Complexity: O(n).
  public func addingPercentEscapes() -> String {
    // A Swift string has no half of a surrogate pair, which alone cannot be escaped.
    addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}

private let unreserved = CharacterSet(
  charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
)
