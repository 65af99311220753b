import PliantImages
@_spi(Reflection) import Swift

/// How Swift passes values of a type: in how many registers, or by their address.
///
/// (`SwiftAggLowering` in Clang, and `NativeConventionSchema` in IRGen.)
enum Lowering: Sendable {
  struct Piece: Sendable {
    var offset: Int
    var size: Int
    var isVector: Bool
    /// The bits of a byte that are set, if it is passed alone.
    var mask: UInt8 = 0xff

    /// Whether a register's lowest byte is its first one: it has the smallest aligned power of two
    /// of bytes that holds the piece.
    var startsItsRegister: Bool {
      var unit = 1
      while offset / unit * unit + unit < offset + size { unit *= 2 }
      return isVector || offset % unit == 0
    }
  }

  case direct([Piece])
  case indirect

  /// The lowering of an argument, where the elements of a tuple are passed one by one.
  init?(argument type: Any.Type) {
    guard TypeKind(of: type) == .tuple else {
      self.init(type)
      return
    }
    var all: [Piece] = []
    for element in TupleElement.all(of: type) ?? [] {
      guard case .direct(var pieces)? = Lowering(argument: element.type) else { return nil }
      for index in pieces.indices { pieces[index].offset += element.offset }
      all += pieces
    }
    guard all.count <= 4 else { return nil }
    self = .direct(all)
  }

  /// Returns nil if the lowering is not known.
  init?(_ type: Any.Type) {
    var pieces: [Piece] = []
    guard let isDirect = Self.add(type, at: 0, to: &pieces) else { return nil }
    // Each element of a tuple that has an address has its own.
    guard isDirect || TypeKind(of: type) != .tuple else { return nil }
    let merged = Self.merged(pieces)
    guard isDirect, merged.count <= 4 else {
      self = .indirect
      return
    }
    guard merged.allSatisfy(\.startsItsRegister) else { return nil }
    self = .direct(merged)
  }

  /// Integers in one word are passed as one.
  private static func merged(_ pieces: [Piece]) -> [Piece] {
    var all: [Piece] = []
    for piece in pieces.sorted(by: { $0.offset < $1.offset }) where piece.size > 0 {
      if let last = all.last, !last.isVector, !piece.isVector,
        (last.offset + last.size - 1) / 8 == piece.offset / 8
      {
        all[all.count - 1].size = piece.offset + piece.size - last.offset
        all[all.count - 1].mask = 0xff
      } else {
        all.append(piece)
      }
    }
    return all
  }

  /// Adds the pieces of a value; false if it is passed by its address, and nil if that is unknown.
  private static func add(_ type: Any.Type, at base: Int, to pieces: inout [Piece]) -> Bool? {
    let size = TypeFacts.layout(of: type).size
    guard TypeFacts.isFixed(type) else { return nil }
    guard ValueLayout.isBitwiseTakable(type) else { return false }
    switch TypeKind(of: type) {
    case .class, .foreignReference: return addWords(size, at: base, to: &pieces)
    case .struct: return addStruct(type, size, at: base, to: &pieces)
    case .optional:
      guard let wrapped = (type as? any OptionalType.Type)?.wrapped else { return nil }
      return addTagged([wrapped], size, tags: 2, at: base, to: &pieces)
    case .enum: return addEnum(type, size, at: base, to: &pieces)
    case .tuple:
      for element in TupleElement.all(of: type) ?? [] {
        let isDirect = add(element.type, at: base + element.offset, to: &pieces)
        guard let isDirect else { return nil }
        if !isDirect { return false }
      }
      return true
    case .existential where ExistentialType(type)?.isOpaque == true: return false
    case .existential, .function, .builtin: return addWords(size, at: base, to: &pieces)
    case .other where type == Any.Type.self: return addWords(size, at: base, to: &pieces)
    case .extendedExistential, .other: return nil
    }
  }

  /// Adds bytes of any kind, which may begin within a word and end in the next one.
  private static func addWords(_ size: Int, at base: Int, to pieces: inout [Piece]) -> Bool {
    var offset = base
    while offset < base + size {
      let end = min(offset / 8 * 8 + 8, base + size)
      pieces.append(Piece(offset: offset, size: end - offset, isVector: false))
      offset = end
    }
    return true
  }

  /// Words for the largest payload, and what is behind it for the number of the case, which has as
  /// many bits as it needs; unless a payload is only ever passed by its address.
  private static func addTagged(
    _ payloads: [Any.Type],
    _ size: Int,
    tags: Int,
    at base: Int,
    to pieces: inout [Piece]
  ) -> Bool? {
    for payload in payloads {
      var ignored: [Piece] = []
      guard let isDirect = add(payload, at: 0, to: &ignored) else { return nil }
      if !isDirect { return false }
    }
    let largest = payloads.map { TypeFacts.layout(of: $0).size }.max() ?? 0
    guard size >= largest, size - largest <= 2 else { return nil }
    _ = addWords(largest, at: base, to: &pieces)
    guard size > largest else { return true }
    let bits = Int.bitWidth - max(1, tags - 1).leadingZeroBitCount
    let mask: UInt8 = bits < 8 ? 1 << bits - 1 : 0xff
    pieces.append(Piece(offset: base + largest, size: size - largest, isVector: false, mask: mask))
    return true
  }

  private static func addEnum(
    _ type: Any.Type,
    _ size: Int,
    at base: Int,
    to pieces: inout [Piece]
  ) -> Bool? {
    guard let cases = TypeFacts.cases(of: type), let payloads = TypeFacts.payloads(of: type) else {
      return nil
    }
    // The cases without a payload share a number if others have one.
    let shared = cases.count > payloads.count ? 1 : 0
    let tags = payloads.isEmpty ? cases.count : payloads.count + shared
    return addTagged(payloads, size, tags: tags, at: base, to: &pieces)
  }

  private static func addStruct(
    _ type: Any.Type,
    _ size: Int,
    at base: Int,
    to pieces: inout [Piece]
  ) -> Bool? {
    if type == Double.self || type == Float.self || type == Float16.self {
      pieces.append(Piece(offset: base, size: size, isVector: true))
      return true
    }
    let name = _typeName(type)
    // These have other rules, or are no types of Swift's: their fields are not known.
    guard !name.hasPrefix("Swift.Float80"), !name.hasPrefix("Swift.SIMD"),
      // Of a C type, unions and bit fields are left out.
      !name.hasPrefix("__C.")
    else { return nil }
    var result: Bool? = true
    var fields = 0
    _ = _forEachField(of: type, options: []) { _, offset, field, _ in
      fields += 1
      result = add(field, at: base + offset, to: &pieces)
      return result == true
    }
    // Reflection does not know the fields of the standard library's numbers.
    if result == true, fields == 0, size > 0 {
      return NumberText.isKnown(type) || name.hasPrefix("Builtin.")
        ? addWords(size, at: base, to: &pieces) : nil
    }
    return result
  }
}

/// Gives the type that an Optional wraps.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  /// The Optional that a text stands for: `nil`, or a value; nil if it is none.
  static func read(_ text: String) -> Self?
}
extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  static func read(_ text: String) -> Self? {
    text == "nil" ? .some(.none) : AnswerValue.value(of: Wrapped.self, text).map { .some($0) }
  }
}
