extension Sequence<UInt8> {
  /// The bytes as lower-case hexadecimal digits, two for each; "" if there are none.
  ///
  /// ```swift
  /// Data([0, 0x1F, 0xFF]).hexadecimalString  // "001fff"
  /// ```
  ///
  /// Complexity: O(n).
  public var hexadecimalString: String {
    var text: [UInt8] = []
    text.reserveCapacity(underestimatedCount * 2)
    for byte in self {
      text.append(digit(byte >> 4))
      text.append(digit(byte & 0xF))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

private func digit(_ value: UInt8) -> UInt8 {
  value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
}
