import Foundation

/// Returns a description of nested collections on indented lines, for people to read.
///
/// ```swift
/// print(readableDescription(of: ["name": "Zoë", "tags": ["a b", "1"], "age": 7]))
/// // {
/// //     age = 7;
/// //     name = Zoë;
/// //     tags = (
/// //         "a b",
/// //         "1"
/// //     );
/// // }
/// ```
///
/// Arrays are written `( )`, dictionaries `{ }` and sets `{( )}`, Swift's and Foundation's alike,
/// with four spaces for each level. Keys, and elements of sets, are sorted: numbers by value, then
/// the rest by its text. Strings are quoted only if they have to be: empty, like a number or a
/// Boolean, or with characters other than letters, digits and `_ - . / : $`. Non-ASCII text stays
/// readable; quotes, backslashes, line ends and control characters are escaped. Optionals are
/// unwrapped, nil is `nil` and `NSNull` is `null`, data is hexadecimal and shortened after 64
/// bytes. Any other value describes itself, with later lines indented.
///
/// Deeper than `depthLimit`, a collection that is not empty is `(…)`, `{…}` or `{(…)}`; so the
/// description of one that contains itself ends too. A Foundation collection that contains itself
/// cannot be described: on Linux, Foundation overflows the stack when it is read at all.
///
/// Complexity: O(n log n) in the length of the text.
///
/// - Parameters:
///   - value: The value to describe, usually a collection.
///   - depthLimit: The number of nested collections that are written out.
/// - Returns: The text, without a trailing line end.
public func readableDescription(of value: Any?, depthLimit: Int = 32) -> String {
  var description = ReadableDescription(depthLimit: depthLimit)
  description.write(value)
  return description.text
}

private struct ReadableDescription {
  let depthLimit: Int
  var depth = 0
  var text = ""

  private var lineStart: String { "\n" + String(repeating: "    ", count: depth) }

  mutating func write(_ value: Any?) {
    guard let value else {
      text += "nil"
      return
    }
    switch value {
    case let string as String: text += readableText(string)
    case let data as Data: text += readableBytes(data)
    case is NSNull: text += "null"
    default:
      if let boolean = checkedCast(value, to: Bool.self) {
        text += "\(boolean)"
      } else if value is NSNumber, Mirror(reflecting: value).displayStyle != .optional {
        text += "\(value)"
      } else {
        writeNested(value)
      }
    }
  }

  /// Formats collections, by a cast or by the mirror, and then all other values.
  private mutating func writeNested(_ value: Any) {
    if let array = value as? [Any] {
      writeArray(array)
    } else if let dictionary = value as? [AnyHashable: Any] {
      writeDictionary(dictionary.map { ($0.key, $0.value) })
    } else if let set = value as? Set<AnyHashable> {
      writeSet(set.map(\.base), sorted: true)
    } else if let set = value as? NSOrderedSet {
      writeSet(set.array, sorted: false)
    } else {
      writeMirrored(value)
    }
  }

  private mutating func writeMirrored(_ value: Any) {
    let children = Mirror(reflecting: value).children.map(\.value)
    switch Mirror(reflecting: value).displayStyle {
    case .optional: write(children.first)
    case .collection: writeArray(children)
    case .set: writeSet(children, sorted: true)
    case .dictionary:
      writeDictionary(
        children.compactMap { child in
          let pair = Mirror(reflecting: child).children.map(\.value)
          return pair.count == 2 ? (pair[0], pair[1]) : nil
        }
      )
    default:
      text += String(describing: value).split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineStart)
    }
  }

  private mutating func writeArray(_ elements: [Any]) {
    nest("(", ")", elements) { description, element, isLast in
      description.write(element)
      description.text += isLast ? "" : ","
    }
  }

  private mutating func writeSet(_ elements: [Any], sorted: Bool) {
    let rendered = elements.map { render($0) }
    nest("{(", ")}", sorted ? rendered.sorted() : rendered) { description, element, isLast in
      description.text += element.text + (isLast ? "" : ",")
    }
  }

  private mutating func writeDictionary(_ pairs: [(key: Any, value: Any)]) {
    let rendered = pairs.map { (key: render($0.key), value: $0.value) }
    nest("{", "}", rendered.sorted { $0.key < $1.key }) { description, pair, _ in
      description.text += pair.key.text + " = "
      description.write(pair.value)
      description.text += ";"
    }
  }

  private mutating func nest<Element>(
    _ opening: String,
    _ closing: String,
    _ elements: [Element],
    write: (inout Self, Element, _ isLast: Bool) -> Void
  ) {
    text += opening
    defer { text += closing }
    guard !elements.isEmpty else { return }
    guard depth < depthLimit else {
      text += "…"
      return
    }
    depth += 1
    for (index, element) in elements.enumerated() {
      text += lineStart
      write(&self, element, index == elements.count - 1)
    }
    depth -= 1
    text += lineStart
  }

  /// A key, or an element of a set, one level deeper than here.
  private func render(_ value: Any) -> Rendered {
    guard depth < depthLimit else { return Rendered(number: nil, text: "") }
    var description = ReadableDescription(depthLimit: depthLimit, depth: depth + 1)
    description.write(value)
    let number = checkedCast(value, to: Double.self).flatMap { $0.isNaN ? nil : $0 }
    return Rendered(number: number, text: description.text)
  }
}

private struct Rendered: Comparable {
  let number: Double?
  let text: String

  static func < (left: Rendered, right: Rendered) -> Bool {
    switch (left.number, right.number) {
    case (let left?, let right?) where left != right: left < right
    case (_?, nil): true
    case (nil, _?): false
    default: left.text < right.text
    }
  }
}
