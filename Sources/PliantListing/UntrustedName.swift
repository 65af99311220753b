import PliantImages

/// A mangled name from a file that anybody may have written.
///
/// A name may refer to earlier parts of itself, and those to others, so that a hundred letters can
/// stand for gigabytes of text. The demangler writes them all out; this asks it only about names
/// that cannot grow so.
package enum UntrustedName {
  package static func demangle(_ mangled: String) -> String? {
    var wasted = 0
    return demangle(mangled, wasted: &wasted)
  }

  /// Demangles one of many names of a file, which together may waste a limited amount of text.
  ///
  /// No compiler's name wastes any.
  static func demangle(_ mangled: String, wasted: inout Int) -> String? {
    guard size(of: mangled) < (wasted < mostWasted ? largest : longest),
      let text = Demangler.demangle(mangled)
    else { return nil }
    guard text.utf8.count <= longest else {
      wasted += text.utf8.count
      return nil
    }
    return text
  }

  /// Many times more than the longest text for a name in the toolchain's libraries, so that readers
  /// of the text need not be quick with megabytes.
  private static let longest = 1 << 16

  /// A few seconds of the demangler's time.
  private static let mostWasted = 1 << 26

  /// Several times more than the largest name in the toolchain's libraries.
  private static let largest = 1 << 24

  /// An upper bound of the text's parts; a reference counts as the largest type before it.
  private static func size(of mangled: String) -> Int {
    var rest = Array(mangled.utf8)[...].dropFirst(2)
    var (size, largestType) = (0, 0)
    // The two letters before, 0 if they are no operators.
    var (last, lastButOne): (UInt8, UInt8) = (0, 0)
    var isInExtension = false
    while let byte = rest.popFirst(), size < largest {
      var operation = byte
      switch byte {
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        let length = number(startingWith: byte, in: &rest)
        operation = 0
        guard rest.first != UInt8(ascii: "_") || !isIndex(behind: last, lastButOne) else { break }
        size += min(length, rest.count)
        rest = rest.dropFirst(length)
      case UInt8(ascii: "0"):
        size += wordsOfIdentifier(in: &rest)
        operation = 0
      case UInt8(ascii: "A"):
        size = min(largest, size + references(in: &rest) * largestType)
        operation = 0
      case UInt8(ascii: "S"):
        // A type of the standard library by its letter, perhaps with how often.
        let letter = rest.popFirst() ?? 0
        size += isDigit(letter) ? number(startingWith: letter, in: &rest) : 2
        if letter == UInt8(ascii: "g") { largestType = size }
        operation = 0
      case _ where "CVOPa".utf8.contains(byte):
        // A type by its name is longer than the one around it by the name alone.
        size += 2
        largestType = isInExtension ? size : largestType + 64
      case _ where "GctQEp".utf8.contains(byte):
        // These end other types that can be referred back to.
        size += 2
        largestType = size
      default: size += 2
      }
      isInExtension = byte == UInt8(ascii: "E") || isInExtension && "L\0".utf8.contains(operation)
      (last, lastButOne) = (operation, last)
    }
    return size
  }

  /// Whether a number counts generic parameters or local names, by the operators before it.
  ///
  /// Otherwise it is the length of an identifier that begins with an underscore.
  private static func isIndex(behind last: UInt8, _ lastButOne: UInt8) -> Bool {
    if last == UInt8(ascii: "_") { return "dD".utf8.contains(lastButOne) }
    return "qdDrRLUuTQYXWlIf".utf8.contains(last)
  }

  /// Reads an identifier some of whose words occurred before.
  ///
  /// It has small letters for these and lengths before others, then a capital, then the rest.
  private static func wordsOfIdentifier(in rest: inout ArraySlice<UInt8>) -> Int {
    var size = 0
    while let byte = rest.popFirst() {
      if isDigit(byte) {
        let length = number(startingWith: byte, in: &rest)
        rest = rest.dropFirst(length)
        continue
      }
      size += 32
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { continue }
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else { break }
      if let digit = rest.first, isDigit(digit) {
        rest.removeFirst()
        let length = number(startingWith: digit, in: &rest)
        rest = rest.dropFirst(length)
      }
      break
    }
    return size
  }

  /// Reads how many earlier parts are named in a row.
  ///
  /// They are small letters, then a capital, each perhaps with a count; or an index.
  private static func references(in rest: inout ArraySlice<UInt8>) -> Int {
    var count = 0
    while let byte = rest.popFirst() {
      var (times, letter) = (1, byte)
      if isDigit(byte) {
        times = number(startingWith: byte, in: &rest)
        guard let next = rest.popFirst() else { return count }
        letter = next
      }
      if letter == UInt8(ascii: "_") { return count + 1 }
      count = min(largest, count + min(times, largest))
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else { return count }
    }
    return count
  }

  private static func number(startingWith first: UInt8, in rest: inout ArraySlice<UInt8>) -> Int {
    var value = Int(first - UInt8(ascii: "0"))
    while let byte = rest.first, isDigit(byte) {
      value = min(largest, value * 10 + Int(byte - UInt8(ascii: "0")))
      rest.removeFirst()
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
