/// A part of Pliant that reads bytes which anybody may have written, and what must hold of it.
///
/// Compiled twice: into the tests, which replay what was found, and into the fuzzer, which looks
/// for more.
struct FuzzTarget: Sendable {
  let name: String
  /// Made once, before the first input.
  var prepare: @Sendable () async throws -> Void = {}
  /// Throws a `Find` where something does not hold; what traps, reads outside or never ends is seen
  /// by whoever runs it.
  let run: @Sendable ([UInt8]) throws -> Void

  static let all: [FuzzTarget] = [
    .elf, .symbols, .types, .components, .paths, .console,
  ]
}

/// Something that does not hold.
struct Find: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Takes decisions from an input; where it has ended, all are 0.
struct Choices {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// One of 0 to `count - 1`, in one byte where that is enough.
  mutating func number(below count: Int) -> Int {
    guard count > 0 else { return 0 }
    return count <= 256 ? Int(byte()) % count : (Int(byte()) << 8 | Int(byte())) % count
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    let taken = rest.prefix(count)
    rest = rest.dropFirst(count)
    return Array(taken)
  }

  mutating func word() -> UInt64 {
    bytes(8).enumerated().reduce(0) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// A text of up to 255 bytes, whose length comes first.
  mutating func text() -> String { String(decoding: bytes(Int(byte())), as: UTF8.self) }
}
