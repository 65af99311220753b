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
    var text: [UInt8] = []
    text.reserveCapacity(utf8.count)
    for byte in utf8 {
      if isUnreserved(byte) {
        text.append(byte)
      } else {
        text.append(UInt8(ascii: "%"))
        text.append(contentsOf: CollectionOfOne(byte).hexadecimalString.uppercased().utf8)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"):
    return true
  default:
    return false
  }
}
