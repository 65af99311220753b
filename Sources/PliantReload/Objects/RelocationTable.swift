/// A processor's relocations, as compilers write them for it, and a jump to any address.
package struct RelocationTable: Sendable {
  package let types: [UInt32: RelocationType]
  /// Whether distances in instructions count from their ends, and not from their places.
  let countsFromEnds: Bool
  /// A jump to the address in a word.
  package let jump: [UInt8]
  /// Where the jump leads to: the word's address, and what is added to it.
  let jumpFields: [(offset: Int, type: RelocationType, addend: Int)]

  /// The table of this processor.
  package static let own: RelocationTable = {
    #if arch(x86_64)
    return x86
    #elseif arch(arm64)
    return arm64
    #else
    #error("Pliant does not know this processor.")
    #endif
  }()

  /// Writes a jump; false if the word is too far away.
  package func writeJump(through word: UInt, at place: UInt) -> Bool {
    jump.withUnsafeBytes { Memory.copy($0, to: place) }
    return jumpFields.allSatisfy { field in
      field.type.write(word &+ UInt(bitPattern: field.addend), at: place + UInt(field.offset))
    }
  }
}

// MARK: - x86-64 (System V ABI, "Relocation Types")

extension RelocationTable {
  package static let x86: RelocationTable = {
    let distance = RelocationType(.distance, in: .fourBytes)
    let table = RelocationType(.distance, of: .word, in: .fourBytes)
    return RelocationTable(
      types: [
        1: RelocationType(.address, in: .eightBytes),
        2: distance,
        4: RelocationType(.distance, of: .function, in: .fourBytes),
        9: table,
        24: RelocationType(.distance, in: .eightBytes),
        41: table,
        42: table,
      ],
      countsFromEnds: true,
      jump: [0xFF, 0x25, 0, 0, 0, 0, 0, 0],  // jmp *word(%rip)
      jumpFields: [(2, distance, -4)]
    )
  }()
}

// MARK: - arm64 (ELF for the Arm 64-bit Architecture, "Relocation")

extension RelocationTable {
  package static let arm64: RelocationTable = {
    let page = RelocatedField(omitted: 12, (2, 29), (19, 5))
    /// In instructions that count in this many bits less.
    func offset(_ omitted: Int) -> RelocatedField {
      RelocatedField(isSigned: false, omitted: omitted, (12, 10))
    }
    let call = RelocationType(.distance, of: .function, in: RelocatedField(omitted: 2, (26, 0)))
    let pageOfSymbol = RelocationType(.pageDistance, in: page)
    let load = RelocationType(.pageOffset, in: offset(3))
    return RelocationTable(
      types: [
        257: RelocationType(.address, in: .eightBytes),  // ABS64
        260: RelocationType(.distance, in: .eightBytes),  // PREL64
        261: RelocationType(.distance, in: .fourBytes),  // PREL32
        273: RelocationType(.distance, in: RelocatedField(omitted: 2, (19, 5))),  // LD_PREL_LO19
        274: RelocationType(.distance, in: RelocatedField((2, 29), (19, 5))),  // ADR_PREL_LO21
        275: pageOfSymbol,  // ADR_PREL_PG_HI21
        277: RelocationType(.pageOffset, in: offset(0)),  // ADD_ABS_LO12_NC
        278: RelocationType(.pageOffset, in: offset(0)),  // LDST8_ABS_LO12_NC
        279: RelocationType(.distance, in: RelocatedField(omitted: 2, (14, 5))),  // TSTBR14
        280: RelocationType(.distance, in: RelocatedField(omitted: 2, (19, 5))),  // CONDBR19
        282: call,  // JUMP26
        283: call,  // CALL26
        284: RelocationType(.pageOffset, in: offset(1)),  // LDST16_ABS_LO12_NC
        285: RelocationType(.pageOffset, in: offset(2)),  // LDST32_ABS_LO12_NC
        286: load,  // LDST64_ABS_LO12_NC
        299: RelocationType(.pageOffset, in: offset(4)),  // LDST128_ABS_LO12_NC
        311: RelocationType(.pageDistance, of: .word, in: page),  // ADR_GOT_PAGE
        312: RelocationType(.pageOffset, of: .word, in: offset(3)),  // LD64_GOT_LO12_NC
        314: RelocationType(.distance, of: .function, in: .fourBytes),  // PLT32
        315: RelocationType(.distance, of: .word, in: .fourBytes),  // GOTPCREL32
      ],
      countsFromEnds: false,
      // adrp x16, word; ldr x16, [x16, word]; br x16
      jump: [0x10, 0, 0, 0x90, 0x10, 0x02, 0x40, 0xF9, 0x00, 0x02, 0x1F, 0xD6, 0, 0, 0, 0],
      jumpFields: [(0, pageOfSymbol, 0), (4, load, 0)]
    )
  }()
}

/// A type of relocations: a row of a processor's table.
package struct RelocationType {
  package enum Destination {
    case symbol
    /// A function, or a jump to it that is nearer.
    case function
    /// The word that holds the symbol's address.
    case word
  }

  package enum Value {
    case address
    /// The distance from the place.
    case distance
    /// The distance between 4 KB pages, in bytes.
    case pageDistance
    /// The offset of the address in its page.
    case pageOffset
  }

  package let destination: Destination
  package let value: Value
  package let field: RelocatedField

  init(_ value: Value, of destination: Destination = .symbol, in field: RelocatedField) {
    (self.value, self.destination, self.field) = (value, destination, field)
  }

  /// The number that refers to an address when it is written at a place.
  package func value(for address: UInt, at place: UInt) -> Int {
    let number =
      switch value {
      case .address: address
      case .distance: address &- place
      case .pageDistance: (address & ~4095) &- (place & ~4095)
      case .pageOffset: address & 4095
      }
    return Int(bitPattern: number)
  }

  /// Writes it; false, and nothing is written, if the field has no room for it.
  func write(_ address: UInt, at place: UInt) -> Bool {
    func put<Word: FixedWidthInteger & BitwiseCopyable>(into type: Word.Type) -> Bool {
      let (number, old) = (value(for: address, at: place), UInt64(Memory.load(type, at: place)))
      guard let word = field.putting(number, into: old) else { return false }
      Memory.store(Word(truncatingIfNeeded: word), at: place)
      return true
    }
    return field.size == 8 ? put(into: UInt64.self) : put(into: UInt32.self)
  }
}

/// The bits of a word, or of an instruction, that hold a number.
package struct RelocatedField: Sendable {
  /// In bytes, 4 or 8.
  package let size: Int
  private let isSigned: Bool
  /// How many of the number's lowest bits are 0, and left out.
  private let omitted: Int
  /// From the number's lowest bits to its highest.
  private let parts: [(count: Int, position: Int)]
  private let count: Int
  /// The bits that it has.
  package let mask: UInt64

  init(size: Int = 4, isSigned: Bool = true, omitted: Int = 0, _ parts: (Int, Int)...) {
    (self.size, self.isSigned, self.omitted) = (size, isSigned, omitted)
    self.parts = parts
    count = parts.reduce(0) { $0 + $1.0 }
    mask = parts.reduce(0) { $0 | Self.ones($1.0) << UInt64($1.1) }
  }

  private static func ones(_ count: Int) -> UInt64 { ~0 >> UInt64(64 - count) }

  /// The word with this number in it; nil if there is no room for the number.
  package func putting(_ number: Int, into word: UInt64) -> UInt64? {
    let digits = number >> omitted
    let unused = 64 - count
    let isWhole = digits << omitted == number
    guard isWhole, isSigned ? (digits << unused) >> unused == digits : digits >> count == 0
    else { return nil }
    var (rest, word) = (UInt64(bitPattern: Int64(digits)), word & ~mask)
    for part in parts {
      word |= (rest & Self.ones(part.count)) << UInt64(part.position)
      rest >>= UInt64(part.count)
    }
    return word
  }
}

extension RelocatedField {
  static let fourBytes = RelocatedField((32, 0))
  static let eightBytes = RelocatedField(size: 8, (64, 0))
}
