import CPliant

/// The text of a value that is its bytes alone, such as most errors.
enum PlainText {
  /// Nil if its type tells nothing.
  static func text(of type: Any.Type, _ bytes: UnsafeRawBufferPointer) -> String? {
    let value = ValueType.of(type)
    guard value.kind != PLIANT_VALUE_UNREAD else { return nil }
    var copied = [UInt8](repeating: 0, count: 512)
    return copied.withUnsafeMutableBytes { copied in
      guard let start = bytes.baseAddress ?? UnsafeRawPointer(copied.baseAddress),
        let at = copied.baseAddress
      else { return nil }
      let count = pliant_copy_value(value.pointer, start, at, copied.count)
      var text = ValueText(UnsafeRawBufferPointer(rebasing: copied.prefix(count)))
      return text.text(of: value)
    }
  }
}
