import CPliant
import PliantImages

/// The registers and words of the stack that are given to arguments, one after the other.
struct Registers {
  private var general: [Int]
  private var vectors = (0..<8).map { 96 + 16 * $0 }
  private var stack = Int(PLIANT_ON_STACK)

  init() { general = (0..<Int(pliant_argument_register_count)).map { 8 * $0 } }

  /// The registers in which a result is returned.
  static var results: Registers {
    var registers = Registers()
    let places = pliant_result_places
    registers.general = [places.0, places.1, places.2, places.3].map { Int($0) }
    return registers
  }

  var usedWords: Int { Int(pliant_argument_register_count) - general.count }
  var isWithinRegisters: Bool { stack == Int(PLIANT_ON_STACK) }

  mutating func skip(_ words: Int) { general.removeFirst(words) }

  private mutating func next(isVector: Bool) -> Int {
    if isVector, !vectors.isEmpty { return vectors.removeFirst() }
    if !isVector, !general.isEmpty { return general.removeFirst() }
    stack += 8
    return stack - 8
  }

  mutating func place(
    _ pieces: [Lowering.Piece],
    _ value: ValueType,
    isIndirect: Bool = false
  ) -> pliant_argument {
    var argument = pliant_argument.unread
    argument.is_indirect = isIndirect
    argument.value = value.pointer
    argument.count = UInt8(pieces.count)
    withUnsafeMutableBytes(of: &argument.pieces) { all in
      for (index, piece) in pieces.enumerated() {
        all.storeBytes(
          of: pliant_piece(
            place: UInt16(next(isVector: piece.isVector)),
            offset: UInt16(piece.offset),
            size: UInt8(piece.size),
            mask: piece.mask
          ),
          toByteOffset: index * MemoryLayout<pliant_piece>.stride,
          as: pliant_piece.self
        )
      }
    }
    return argument
  }
}
