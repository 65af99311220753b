import Logging

/// A value of a line, formatted, and its place in the line's text.
struct LinePart {
  private let name: String
  private let text: String
  /// A number that is written by its digits, without a text of its own.
  private let digits: Int?
  private var place = 0..<0

  init(_ value: __Pliant.Value) {
    name = value.name
    switch value.content {
    case .integer(let number) where !DiagnosticFormat.hasFormats: (digits, text) = (number, "")
    case let content: (digits, text) = (nil, content.text)
    }
  }

  /// Returns the whole line; every byte is written once.
  static func text(_ head: Head, _ parts: UnsafeMutableBufferPointer<LinePart>) -> String {
    var size = head.size
    for index in parts.indices { size += parts[index].size }
    return String(unsafeUninitializedCapacity: size) { buffer in
      var bytes = LineBytes(buffer)
      head.write(to: &bytes)
      for index in parts.indices {
        if index == 0 {
          bytes.append(" --- ")
        } else {
          bytes.append(UInt8(ascii: ","))
          bytes.append(UInt8(ascii: " "))
        }
        parts[index].write(to: &bytes)
      }
      return bytes.count
    }
  }

  /// The most bytes of the part.
  private var size: Int {
    LineBytes.separator + name.utf8.count
      + (digits == nil ? text.utf8.count : LineBytes.mostDigits)
  }

  private mutating func write(to bytes: inout LineBytes) {
    if !name.isEmpty {
      bytes.append(name)
      bytes.append(UInt8(ascii: " "))
    }
    let start = bytes.count
    if let digits { bytes.append(digits) } else { bytes.append(text) }
    place = start..<bytes.count
  }

  /// Returns the values under their sources.
  static func metadata(
    _ parts: UnsafeMutableBufferPointer<LinePart>,
    in line: String
  ) -> Logger.Metadata? {
    guard parts.indices.contains(where: { !parts[$0].name.isEmpty }) else { return nil }
    return Logger.Metadata(Entries(parts: parts, line: line)) { $1 }
  }

  /// The metadata, in order; a sequence, because a dictionary made of one is allocated once and by
  /// code of its own type.
  private struct Entries: Sequence, IteratorProtocol {
    let parts: UnsafeMutableBufferPointer<LinePart>
    let line: String
    var index = 0

    var underestimatedCount: Int { parts.count }

    mutating func next() -> (String, Logger.MetadataValue)? {
      while index < parts.count {
        defer { index += 1 }
        let name = parts[index].name
        if name.isEmpty { continue }
        let expression = LoggedExpression(name, in: line, parts[index].place, index: index)
        // Two of the same source are two entries.
        let isRepeated = (0..<index).contains { parts[$0].name == name }
        return (isRepeated ? "\(name) (\(index))" : name, .stringConvertible(expression))
      }
      return nil
    }
  }
}

/// The bytes of a line while it is written.
///
/// SAFETY: the memory has room for the whole line, as the caller has counted it.
struct LineBytes {
  /// The most bytes between values, and of an integer.
  static let (separator, mostDigits) = (6, 20)

  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  private mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    precondition(count + more.count <= bytes.count)
    guard let start = bytes.baseAddress, let source = more.baseAddress else { return }
    // SAFETY: there is room, and the new bytes are elsewhere.
    (start + count).update(from: source, count: more.count)
    count += more.count
  }

  mutating func append(_ number: Int) {
    precondition(count + Self.mostDigits <= bytes.count)
    var rest = number.magnitude
    var digits = 1
    var limit: UInt = 10
    while rest >= limit, digits < 19 {
      digits += 1
      limit *= 10
    }
    if number < 0 {
      bytes[count] = UInt8(ascii: "-")
      count += 1
    }
    for place in stride(from: count + digits - 1, through: count, by: -1) {
      bytes[place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    }
    count += digits
  }
}
