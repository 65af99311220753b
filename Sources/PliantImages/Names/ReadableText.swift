import PliantBase

/// Turns the demangler's text into one that people write.
///
/// It leaves out modules and private discriminators, and writes `[Int]`, `[String: Int]` and `Int?`
/// for the types behind them.
package struct ReadableText {
  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0
  /// The arrows that no bracket encloses.
  private var arrows = 0
  private let isDeclaration: Bool

  package static func type(_ text: some StringProtocol) -> String {
    var reader = ReadableText(text, isDeclaration: false)
    return String(decoding: reader.run(until: nil), as: UTF8.self)
  }

  /// A name with its parameters and result: `greet(_: String)` for `greet(Swift.String) -> ()`, in
  /// which the demangler left out all labels.
  package static func function(_ text: some StringProtocol) -> String {
    var reader = ReadableText(text, isDeclaration: true)
    var result = reader.run(until: nil)
    let suffix = " -> ()".utf8
    if reader.arrows == 1, result.suffix(suffix.count).elementsEqual(suffix) {
      result.removeLast(suffix.count)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private init(_ text: some StringProtocol, isDeclaration: Bool) {
    bytes = Array(text.utf8)
    self.isDeclaration = isDeclaration
  }

  /// Brackets that hostile names nest deeper stay as they are.
  private static let deepest = 64
}

extension ReadableText {
  /// Reads up to a closing bracket, or to the end.
  private mutating func run(until end: UInt8?) -> [UInt8] {
    depth += 1
    defer { depth -= 1 }
    var result: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if byte == end, !(byte == UInt8(ascii: ">") && result.last == UInt8(ascii: "-")) { break }
      if Self.isName(byte) {
        result += path()
      } else if byte == UInt8(ascii: "("), depth < Self.deepest {
        if let name = privateName() {
          result += qualified([name])
        } else if skips("(extension in ") {
          while at < bytes.count, bytes[at] != UInt8(ascii: ":") { at += 1 }
          at += 1
        } else {
          result += brackets(isFirst: depth == 1 && end == nil && !result.contains(byte))
        }
      } else {
        if depth == 1, byte == UInt8(ascii: ">"), result.last == UInt8(ascii: "-") { arrows += 1 }
        result.append(byte)
        at += 1
      }
    }
    return result
  }

  /// Reads the contents of round brackets, with these.
  private mutating func brackets(isFirst: Bool) -> [UInt8] {
    at += 1
    let open = at
    let inside = run(until: UInt8(ascii: ")"))
    at += 1
    let isBare = isFirst && isDeclaration && open < bytes.count && !inside.isEmpty
    guard isBare else { return [UInt8(ascii: "(")] + inside + [UInt8(ascii: ")")] }
    let parts = Self.split(inside)
    let hasLabels = parts.contains { Self.label(of: $0) }
    let marked = hasLabels ? parts : parts.map { Array("_: ".utf8) + $0 }
    return [UInt8(ascii: "(")] + Array(marked.joined(separator: ", ".utf8)) + [UInt8(ascii: ")")]
  }

  /// A dotted name and the types it is generic over.
  private mutating func path() -> [UInt8] {
    let start = at
    while at < bytes.count, Self.isName(bytes[at]) { at += 1 }
    let name = Array(bytes[start..<at])
    if name.elementsEqual("__owned".utf8) || name.elementsEqual("__shared".utf8) {
      if at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
      return []
    }
    return qualified([name])
  }

  /// Reads the rest of a dotted name.
  private mutating func qualified(_ first: [[UInt8]]) -> [UInt8] {
    var parts = first
    while at + 1 < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      if let name = privateName() {
        parts.append(name)
      } else if Self.isName(bytes[at]) {
        let start = at
        while at < bytes.count, Self.isName(bytes[at]) { at += 1 }
        parts.append(Array(bytes[start..<at]))
      } else {
        at -= 1
        break
      }
    }
    if parts.count > 1, !Self.isNoModule(parts[0]) { parts.removeFirst() }
    let name = Array(parts.joined(separator: ".".utf8))
    guard at < bytes.count, bytes[at] == UInt8(ascii: "<"), depth < Self.deepest else {
      return name
    }
    at += 1
    let arguments = Self.split(run(until: UInt8(ascii: ">")))
    at += 1
    return Self.sugared(name, arguments)
  }

  /// Reads `(name in _0123)`, the name of a declaration that is private to a file.
  private mutating func privateName() -> [UInt8]? {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "(") else { return nil }
    let inside = bytes[(at + 1)...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "(") }
    guard inside.endIndex < bytes.count, bytes[inside.endIndex] == UInt8(ascii: ")") else {
      return nil
    }
    let words = inside.split(separator: UInt8(ascii: " "))
    guard words.count > 2, words[words.count - 2].elementsEqual("in".utf8),
      words[words.count - 1].first == UInt8(ascii: "_")
    else { return nil }
    at = inside.endIndex + 1
    return Array(words[0])
  }

  private mutating func skips(_ text: String) -> Bool {
    guard bytes[at...].starts(with: text.utf8) else { return false }
    at += text.utf8.count
    return true
  }
}

// MARK: - Parts

extension ReadableText {
  private static func isName(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// Whether it is a parameter of a generic context, `A` or `B1`, or `Any` or `Self`, which a
  /// member follows.
  private static func isNoModule(_ name: [UInt8]) -> Bool {
    guard let first = name.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return false
    }
    return name.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      || name.elementsEqual("Any".utf8) || name.elementsEqual("Self".utf8)
  }

  private static func sugared(_ name: [UInt8], _ arguments: [[UInt8]]) -> [UInt8] {
    let text = String(decoding: name, as: UTF8.self)
    switch (text, arguments.count) {
    case ("Optional", 1):
      // A function, or `any P`, would take the question mark for itself.
      let isSimple = !arguments[0].contains(UInt8(ascii: " ")) || isEnclosed(arguments[0])
      return isSimple ? arguments[0] + "?".utf8 : "(".utf8 + arguments[0] + ")?".utf8
    case ("Array", 1): return "[".utf8 + arguments[0] + "]".utf8
    case ("Dictionary", 2): return "[".utf8 + arguments[0] + ": ".utf8 + arguments[1] + "]".utf8
    default: return name + "<".utf8 + arguments.joined(separator: ", ".utf8) + ">".utf8
    }
  }

  /// Whether the first bracket is closed by the last: an array, or a tuple.
  private static func isEnclosed(_ text: [UInt8]) -> Bool {
    guard text.first == UInt8(ascii: "(") || text.first == UInt8(ascii: "[") else { return false }
    var depth = 0
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return index == text.count - 1 }
    }
    return false
  }

  /// The parts between commas that no bracket encloses.
  private static func split(_ text: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var depth = 0
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
      default: break
      }
      previous = byte
      if byte == UInt8(ascii: ","), depth == 0 {
        parts.append([])
      } else if byte != UInt8(ascii: " ") || !parts[parts.count - 1].isEmpty {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts
  }

  /// Whether a parameter has its label before it: `times: Int`, `_: Int`.
  private static func label(of parameter: [UInt8]) -> Bool {
    let rest = parameter.drop(while: isName)
    return rest.count < parameter.count && rest.starts(with: ": ".utf8)
  }
}
