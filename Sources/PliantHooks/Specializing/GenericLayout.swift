import PliantImages

/// How generic code passes the values of a struct or an enum.
package enum GenericLayout {
  /// Whether unspecialized methods get a value by its address because its size depends on its
  /// parameters; nil if its fields do not tell.
  package static func dependsOnParameters(_ type: Any.Type) -> Bool? {
    let words = metadataWords(of: type)
    guard (0x200...0x202).contains(words[0]) else { return nil }
    guard isGenericType(words[1]) else { return false }
    return fields(of: words[1])
  }

  private static func fields(of descriptor: UInt) -> Bool? {
    guard let start = UnsafeRawPointer(bitPattern: descriptor),
      let classes = try? ClassParameters.named(in: descriptor, ""),
      case let distance = Int(start.load(fromByteOffset: 16, as: Int32.self)), distance != 0
    else { return nil }
    // SAFETY: the fifth 32 bits of a type's descriptor are a relative pointer to that of its
    // fields: 16 bytes, of which the last four are their number, and twelve for each, whose second
    // four are a relative pointer to its type's mangled name or zero (`FieldDescriptor`).
    let records = start + 16 + distance
    let count = Int(records.load(fromByteOffset: 12, as: UInt32.self))
    var isUnknown = false
    for index in 0..<count {
      let place = records + 16 + 12 * index + 4
      let distance = Int(place.load(as: Int32.self))
      guard distance != 0 else { continue }
      switch dependence(of: place + distance, classes) {
      case true?: return true
      case nil: isUnknown = true
      case false?: break
      }
    }
    return isUnknown ? nil : false
  }

  /// Whether the size of a field depends on a parameter, by the mangled name of its type.
  private static func dependence(
    of name: UnsafeRawPointer,
    _ classes: Set<String>
  ) -> Bool? {
    var text = ""
    var place = name
    // SAFETY: a mangled name ends with a zero; a byte below 32 is followed by four bytes of a
    // relative pointer, or by eight of a pointer.
    while case let byte = place.load(as: UInt8.self), byte != 0 {
      if byte < 0x20 {
        text += "#"
        place += byte < 0x18 ? 5 : 9
      } else {
        text.unicodeScalars.append(Unicode.Scalar(byte))
        place += 1
      }
    }
    guard text.contains(where: { "xqQ".contains($0) }) else { return false }
    let isOptional = text.hasSuffix("Sg")
    let parameter = isOptional ? String(text.dropLast(2)) : text
    let names = ["x": "A", "q_": "B", "q0_": "C"]
    if let known = names[parameter] { return !classes.contains(known) }
    // An Array, a Dictionary or a Set, which is a reference.
    let isReference = ["Say", "SDy", "Shy"].contains { parameter.hasPrefix($0) }
    return isReference && parameter.hasSuffix("G") && !parameter.contains("#") ? false : nil
  }
}
