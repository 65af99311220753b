import CPliant
import Glibc

/// A function's name as people write it, `Shop.Cart.load(id:)`, made without reading its signature:
/// for lists of all functions.
struct QuickName {
  /// With the module, in UTF-8.
  private(set) var text: [UInt8] = []
  private(set) var moduleLength = 0

  /// nil for what nobody declares, and for local functions.
  init?(mangled: String) {
    guard !mangled.hasSuffix("mF"),
      let text = swift_demangle(mangled, mangled.utf8.count, nil, nil, 0)
    else { return nil }
    defer { text.deallocate() }
    guard strstr(text, "__derived_") == nil, strstr(text, " #") == nil else { return nil }
    // SAFETY: the text ends with a zero, and lives until the end of this.
    let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text) + 1)
    self.text.reserveCapacity(bytes.count)
    guard read(Cursor(bytes: bytes)) else { return nil }
  }

  var string: String { String(decoding: text, as: UTF8.self) }
  var module: String { String(decoding: text.prefix(moduleLength), as: UTF8.self) }

  /// Returns false if it names nothing that people write.
  private mutating func read(_ start: Cursor) -> Bool {
    var at = start
    var isExtension = false
    while true {
      if at.skip("static ") { continue }
      guard at.skip("(extension in ") else { break }
      text += at.take { $0 != UInt8(ascii: ")") }
      guard at.skip("):") else { return false }
      moduleLength = text.count
      isExtension = true
    }
    var last = 0
    while true {
      // An extension's first part is the module of the type.
      let isLeftOut = isExtension && text.count == moduleLength
      last = text.count
      guard let part = at.part() else { return false }
      if !isLeftOut { text += part }
      if moduleLength == 0 { moduleLength = text.count }
      guard at.skip(".") else { break }
      text.append(UInt8(ascii: "."))
    }
    guard moduleLength > 0, text.count > moduleLength + 1 else { return false }
    if at.skip(" : ") {
      addAccessor(at: last)
    } else {
      if !at.skip(" infix"), !at.skip(" prefix") { _ = at.skip(" postfix") }
      if at.first == UInt8(ascii: "<") { at.skipBrackets() }
      if at.skip("(") { addLabels(at) }
    }
    return true
  }

  /// Puts the kind of an accessor in brackets; a getter's name is the property's.
  private mutating func addAccessor(at start: Int) {
    let kind = String(decoding: text[start...], as: UTF8.self)
    guard start > moduleLength,
      ["getter", "setter", "read", "modify", "willset", "didset"].contains(kind)
    else { return }
    text.removeSubrange((start - 1)...)
    if kind != "getter" { text += " (\(kind))".utf8 }
  }

  private mutating func addLabels(_ start: Cursor) {
    var at = start
    text.append(UInt8(ascii: "("))
    while at.first != 0, !at.skip(")") {
      var label = at
      let name = label.take(while: isOfWord)
      text += name.isEmpty || label.first != UInt8(ascii: ":") ? [UInt8(ascii: "_")] : name
      text.append(UInt8(ascii: ":"))
      at.skipParameter()
    }
    text.append(UInt8(ascii: ")"))
  }
}

private func isOfWord(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
  default: false
  }
}

/// A place in a text that ends with a zero.
private struct Cursor {
  let bytes: UnsafeRawBufferPointer
  var place = 0

  var first: UInt8 { bytes[place] }

  mutating func skip(_ word: StaticString) -> Bool {
    // SAFETY: both are compared up to the first difference, which the zero is at the latest.
    guard
      word.withUTF8Buffer({ word in
        for (index, byte) in word.enumerated() where bytes[place + index] != byte { return false }
        return true
      })
    else { return false }
    place += word.utf8CodeUnitCount
    return true
  }

  /// Skips the bytes before the first one of which `isTaken` is false, and returns them.
  mutating func take(while isTaken: (UInt8) -> Bool) -> [UInt8] {
    let start = place
    while first != 0, isTaken(first) { place += 1 }
    return Array(bytes[start..<place])
  }

  /// One part of a path; nil if it has none that people write.
  mutating func part() -> [UInt8]? {
    if skip("(") {  // `(Name in _1234)`
      let name = take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ")") }
      guard skip(" in ") else { return nil }
      _ = take { $0 != UInt8(ascii: ")") }
      return skip(")") ? name : nil
    }
    if skip("__allocating_init") { return Array("init".utf8) }
    var name = take(while: isOfWord)
    if name.isEmpty {
      name = take { $0 != UInt8(ascii: " ") }
    } else if first == UInt8(ascii: "<") {
      skipBrackets()
    }
    return name.isEmpty || name[0] == UInt8(ascii: "(") ? nil : name
  }

  /// Skips what begins with a bracket, and its partner.
  mutating func skipBrackets() {
    var depth = 0
    while first != 0 {
      if skip("->") { continue }
      switch first {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }

  /// Skips a parameter, and the comma after it.
  mutating func skipParameter() {
    while first != 0, first != UInt8(ascii: ")") {
      if skip(", ") { return }
      switch first {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
        skipBrackets()
      default:
        if !skip("->") { place += 1 }
      }
    }
  }
}
