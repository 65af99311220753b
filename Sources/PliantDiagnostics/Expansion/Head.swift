import Foundation

/// The beginning of a line: `-[Super viewDidLoad()] (Sub)`.
struct Head {
  /// `-[Super viewDidLoad()]`.
  private let written: String
  /// The type at run time, if it differs from the type in the head.
  private let type: String?

  /// Creates the head of a place, with `#function` where the macro knew no name.
  static func of(_ place: __Pliant.Place) -> Head {
    let written = named(place.written, place.function)
    guard let type = place.type else { return Head(written: written, type: nil) }
    // Equals `String(describing: type)`, without its casts.
    let name = _typeName(type, qualified: false)
    return Head(written: written, type: isWritten(name, in: written) ? nil : name)
  }

  var text: String { type.map { "\(written) (\($0))" } ?? written }

  /// The most bytes of the text.
  var size: Int { written.utf8.count + (type.map { $0.utf8.count + 3 } ?? 0) }

  func write(to bytes: inout LineBytes) {
    bytes.append(written)
    guard let type else { return }
    bytes.append(" (")
    bytes.append(type)
    bytes.append(")")
  }

  private static func named(_ head: String, _ function: String) -> String {
    // SAFETY: the bytes are as many.
    let isNamed = bytes(of: head) { head in
      head.baseAddress.map { memchr($0, 0x23, head.count) == nil } ?? true
    }
    if isNamed { return head }
    // In the initial value of a property `#function` is the type's name.
    return isWritten(function, in: head)
      ? head.replacing(" #function", with: "") : head.replacing("#function", with: function)
  }

  /// Whether a type's name, without generic arguments, is the `Inner` of `-[Outer.Inner<Int> f()]`.
  private static func isWritten(_ name: String, in head: String) -> Bool {
    bytes(of: head) { head in
      let path = head.dropFirst(2).prefix { $0 != 0x20 && $0 != 0x5D && $0 != 0x3C }
      let written = path.lastIndex(of: 0x2E).map { path[($0 + 1)...] } ?? path
      return bytes(of: name) { name in
        let name = name.prefix { $0 != 0x3C }
        // Other bytes can be the same characters.
        return written.elementsEqual(name)
          || String(decoding: written, as: UTF8.self) == String(decoding: name, as: UTF8.self)
      }
    }
  }

  /// Lets `body` read the bytes of a text.
  private static func bytes(
    of text: String,
    _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(body)
      ?? Array(text.utf8).withUnsafeBufferPointer(body)
  }
}
