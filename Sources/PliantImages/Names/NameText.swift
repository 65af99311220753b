import PliantBase

/// A demangled name, or a part of one, whose brackets were matched once for all its parts.
package struct NameText: Sendable {
  private let source: Source
  package let range: Range<Int>

  package init(_ text: some StringProtocol) {
    source = Source(Array(text.utf8))
    range = source.bytes.indices
  }

  private init(_ source: Source, _ range: Range<Int>) {
    self.source = source
    self.range = range
  }

  package var text: String { String(decoding: source.bytes[range], as: UTF8.self) }
  package var isEmpty: Bool { range.isEmpty }

  package subscript(part: Range<Int>) -> NameText { NameText(source, part) }
  package func dropFirst(_ count: Int) -> NameText { from(range.lowerBound + count) }
  package func dropLast(_ count: Int) -> NameText { upTo(range.upperBound - count) }
  func from(_ start: Int) -> NameText { self[min(start, range.upperBound)..<range.upperBound] }
  func upTo(_ end: Int) -> NameText { self[range.lowerBound..<end] }

  /// The byte at a place; 0 outside.
  package func byte(_ place: Int) -> UInt8 { range.contains(place) ? source.bytes[place] : 0 }
  func bytes(_ part: Range<Int>) -> ArraySlice<UInt8> { source.bytes[part] }

  /// The place of the other bracket; nil if there is none in here.
  func partner(of place: Int) -> Int? {
    let partner = range.contains(place) ? Int(source.partners[place]) : -1
    return range.contains(partner) ? partner : nil
  }

  package func starts(with word: String) -> Bool { starts(with: word, at: range.lowerBound) }

  package func starts(with word: String, at place: Int) -> Bool {
    guard place >= range.lowerBound, place + word.utf8.count <= range.upperBound else {
      return false
    }
    var at = place
    for byte in word.utf8 {
      guard source.bytes[at] == byte else { return false }
      at += 1
    }
    return true
  }

  package func contains(_ part: String) -> Bool { place(of: part, from: range.lowerBound) != nil }

  /// The first place of a part, in brackets or not.
  func place(of part: String, from start: Int) -> Int? {
    let first = part.utf8.first
    return range.dropFirst(max(0, start - range.lowerBound))
      .first { source.bytes[$0] == first && starts(with: part, at: $0) }
  }

  package func ends(with word: String) -> Bool {
    starts(with: word, at: range.upperBound - word.utf8.count)
  }

  private final class Source: Sendable {
    let bytes: [UInt8]
    /// For each bracket the place of the other, and -1 for all else.
    let partners: [Int32]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var partners = [Int32](repeating: -1, count: bytes.count)
      var open: [Int] = []
      for (place, byte) in bytes.enumerated() {
        guard let opening = Self.opening(of: byte) else { continue }
        guard opening != byte else {
          open.append(place)
          continue
        }
        let isAngle = byte == UInt8(ascii: ">")
        // An arrow's closes nothing, and operators have some that nothing closes.
        if isAngle, place > 0, bytes[place - 1] == UInt8(ascii: "-") { continue }
        while !isAngle, let last = open.last, bytes[last] == UInt8(ascii: "<") { open.removeLast() }
        guard let last = open.last, bytes[last] == opening else { continue }
        open.removeLast()
        partners[last] = Int32(place)
        partners[place] = Int32(last)
      }
      self.partners = partners
    }

    private static func opening(of byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "["), UInt8(ascii: "]"): UInt8(ascii: "[")
      case UInt8(ascii: "<"), UInt8(ascii: ">"): UInt8(ascii: "<")
      default: nil
      }
    }
  }
}

// MARK: - What no bracket encloses

extension NameText {
  /// The first place of a part that no bracket encloses.
  package func first(of part: String, from start: Int? = nil) -> Int? {
    guard let first = part.utf8.first else { return nil }
    var at = start ?? range.lowerBound
    while at < range.upperBound {
      if source.bytes[at] == first, starts(with: part, at: at) { return at }
      at = next(after: at)
    }
    return nil
  }

  /// Skips a byte, or a bracket with all that it encloses.
  func next(after place: Int) -> Int { max(place, partner(of: place) ?? place) + 1 }

  package func parts(between separator: String) -> [NameText] {
    var (parts, start): ([NameText], Int) = ([], range.lowerBound)
    while let end = first(of: separator, from: start) {
      parts.append(self[start..<end].trimmed)
      start = end + separator.utf8.count
    }
    return parts + [from(start).trimmed]
  }

  /// The parts between commas.
  package var elements: [NameText] { isEmpty ? [] : parts(between: ",") }

  /// Both sides of the first of a part; nil if it is not there.
  package func halves(at part: String) -> (before: NameText, behind: NameText)? {
    first(of: part).map { (upTo($0).trimmed, from($0 + part.utf8.count).trimmed) }
  }

  package var trimmed: NameText {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, source.bytes[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, source.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return self[start..<end]
  }

  /// The text inside the brackets that begin and end it.
  package var inside: NameText? {
    let last = range.upperBound - 1
    return partner(of: range.lowerBound) == last && !isEmpty
      ? self[range.lowerBound + 1..<last] : nil
  }

  /// `(a: A, B) async -> C` taken apart; nil if it is not a function.
  ///
  /// Attributes before it are skipped.
  package var function: Function? {
    guard let (head, result) = halves(at: "->") else { return nil }
    let end = [" async", " throws"].compactMap { head.first(of: $0) }.min()
    let list = head.upTo(end ?? head.range.upperBound).trimmed
    let last = list.range.upperBound - 1
    guard list.byte(last) == UInt8(ascii: ")"), let open = list.partner(of: last) else {
      return nil
    }
    let parameters = list[open + 1..<last].elements
    return Function(
      labels: parameters.map { $0.label ?? "_" },
      parameters: parameters.map(\.unlabelled),
      effects: head.from(end ?? head.range.upperBound),
      result: result
    )
  }

  /// `times` of `times: Swift.Int`.
  package var label: String? { halves(at: ": ")?.before.text }
  package var unlabelled: NameText { halves(at: ": ")?.behind ?? self }

  package struct Function {
    package let labels: [String]
    package let parameters: [NameText]
    /// The effects with their spaces: ` async throws(E)`.
    package let effects: NameText
    package let result: NameText
  }
}

// MARK: - Names

extension NameText {
  /// A word, `(name in _1234)` or `(name in $1234)` of what is private to a file,
  /// or an empty one of a context that has none.
  struct Component {
    let name: Range<Int>
    let discriminator: Range<Int>?
    let end: Int
  }

  func component(at start: Int) -> Component? {
    if byte(start) == UInt8(ascii: "("), let end = partner(of: start) {
      let inside = self[start + 1..<end]
      if inside.starts(with: "unknown context at ") {
        return Component(name: start..<start, discriminator: nil, end: end + 1)
      }
      guard let space = inside.first(of: " "), let middle = inside.first(of: " in "),
        case let file = middle + 4..<end, "_$".utf8.contains(byte(middle + 4)),
        bytes(file).allSatisfy(\.isOfName), byte(end + 1) != UInt8(ascii: ":")
      else { return nil }
      return Component(name: start + 1..<space, discriminator: file, end: end + 1)
    }
    var end = start
    while byte(end).isOfName { end += 1 }
    return end > start ? Component(name: start..<end, discriminator: nil, end: end) : nil
  }

  /// A name with those of its contexts before it, with dots between them.
  func path(at start: Int) -> [Component] {
    var (path, at) = ([Component](), start)
    while let component = component(at: at) {
      path.append(component)
      guard byte(component.end) == UInt8(ascii: ".") else { break }
      at = component.end + 1
    }
    return path
  }

  /// The end of `(extension in Module):`, if that is at a place.
  func endOfExtension(at place: Int) -> Int? {
    guard starts(with: "(extension in ", at: place), let end = partner(of: place),
      byte(end + 1) == UInt8(ascii: ":")
    else { return nil }
    return end + 2
  }
}

extension UInt8 {
  /// Whether it may be part of an identifier.
  var isOfName: Bool {
    isAlphanumeric || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
