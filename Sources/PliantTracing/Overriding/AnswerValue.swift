/// A value of a type that only the program knows, read from a text.
final class AnswerValue {
  let pointer: UnsafeMutableRawPointer
  private let free: (UnsafeMutableRawPointer) -> Void

  /// Returns nil if the text is not a value of the type.
  init?(_ text: String, as type: Any.Type) {
    func make<Value>(_: Value.Type) -> (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> Void)?
    {
      guard let value = Self.value(of: Value.self, text) else { return nil }
      let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      pointer.initialize(to: value)
      return (
        UnsafeMutableRawPointer(pointer),
        { pointer in
          let pointer = pointer.assumingMemoryBound(to: Value.self)
          pointer.deinitialize(count: 1)
          pointer.deallocate()
        }
      )
    }
    guard let made = _openExistential(type, do: make) else { return nil }
    (pointer, free) = made
  }

  deinit { free(pointer) }

  /// Whether texts can be values of a type.
  static func canRead(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalType.Type {
      return !(optional.wrapped is any OptionalType.Type) && canRead(optional.wrapped)
    }
    return type == Void.self || type is any LosslessStringConvertible.Type
  }

  static func value<Value>(of type: Value.Type, _ text: String) -> Value? {
    if let optional = type as? any OptionalType.Type { return optional.read(text) as? Value }
    if type == Void.self { return ["()", ""].contains(text) ? () as? Value : nil }
    let text = text.hasPrefix("\"") ? unquoted(text) : text
    guard let text, let readable = type as? any LosslessStringConvertible.Type else { return nil }
    return readable.init(text) as? Value
  }

  /// The text of a literal; nil if it is none.
  private static func unquoted(_ text: String) -> String? {
    guard text.count > 1, text.hasSuffix("\"") else { return nil }
    var result = ""
    var rest = text.dropFirst().dropLast()
    while let first = rest.popFirst() {
      guard first == "\\" else {
        if first == "\"" { return nil }
        result.append(first)
        continue
      }
      let escapes: [Character: Character] = [
        "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "\\": "\\",
      ]
      guard let next = rest.popFirst(), let escaped = escapes[next] else { return nil }
      result.append(escaped)
    }
    return result
  }
}
