import CPliant

/// The stored properties or the cases that a type itself declares, in memory or in a file.
/// (`FieldDescriptor` in `RemoteInspection`.)
package struct FieldDescriptor<Space: AddressSpace> {
  let address: UInt
  let space: Space

  package struct Record {
    package let name: String
    /// The address of its type's mangled name; nil of a case without a payload.
    package let type: UInt?
    package let flags: UInt32

    package var isIndirect: Bool { flags & 1 != 0 }
    /// False for a `let`.
    package var isVariable: Bool { flags & 2 != 0 }
  }

  /// The address of the superclass's mangled name.
  package var superclass: UInt? { space.relative(at: address &+ 4) }
  package var kind: UInt16? { space.load(UInt16.self, at: address &+ 8) }

  /// The fields; nil if their records are of another form.
  package var records: [Record]? {
    guard space.load(UInt16.self, at: address &+ 10) == 12,
      let count = space.load(UInt32.self, at: address &+ 12)
    else { return nil }
    var all: [Record] = []
    for record in (0..<UInt(count)).lazy.map({ address &+ 16 &+ $0 * 12 }) {
      // A damaged file could say that there are more than it holds.
      guard let flags = space.load(UInt32.self, at: record),
        let name = space.relative(at: record + 8).flatMap(space.text)
      else { break }
      all.append(Record(name: name, type: space.relative(at: record + 4), flags: flags))
    }
    return all
  }
}

/// The fields of a type of this process.
package typealias LoadedFields = FieldDescriptor<LoadedMemory>

extension LoadedFields {
  package init(at address: UInt) { self.init(address: address, space: LoadedMemory()) }
}

/// A type's mangled name in the process's memory, in which some bytes are followed by an address.
package enum MangledType {
  /// How many bytes of an address follow a byte.
  package static func addressSize(behind byte: UInt8) -> Int {
    switch byte {
    case 1...0x17: 4
    case 0x18...0x1F: 8
    default: 0
    }
  }

  /// The type in the context of a descriptor.
  package static func type(at address: UInt, in descriptor: LoadedType) -> Any.Type? {
    let context = UnsafeRawPointer(bitPattern: descriptor.address)
    // SAFETY: the compiler wrote the name for this context.
    return UnsafeRawPointer(bitPattern: address)
      .flatMap { pliant_type_by_mangled_name($0, text(at: address).size, context) }
      .map { unsafeBitCast($0, to: Any.Type.self) }
  }

  /// The text at an address, with `#` for each address, and how many bytes it has.
  package static func text(at address: UInt) -> (text: String, size: Int) {
    var (text, size) = ("", 0)
    // SAFETY: the compiler wrote the name, which ends with a zero.
    while let byte = LoadedMemory().load(UInt8.self, at: address &+ UInt(size)), byte != 0 {
      let skipped = addressSize(behind: byte)
      text.unicodeScalars.append(skipped > 0 ? "#" : Unicode.Scalar(byte))
      size += 1 + skipped
    }
    return (text, size)
  }
}
