extension Sequence<UInt8> {
  /// The bytes as lower-case hexadecimal digits, two for each; "" if there are none.
  ///
  /// ```swift
  /// Data([0, 0x1F, 0xFF]).hexadecimalString  // "001fff"
  /// ```
  ///
  /// Complexity: O(n).
  public var hexadecimalString: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(underestimatedCount * 2)
    for byte in self {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 0xF)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
