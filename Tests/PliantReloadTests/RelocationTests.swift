import PliantReload
import Testing

/// The relocations of all processors, on each of them.
struct RelocationTests {
  /// A relocation by its number, the address that is meant, and the word at `place` before and
  /// after; nil if the address is out of range.
  typealias Case = (number: UInt32, address: UInt, before: UInt64, after: UInt64?)
  private static let place: UInt = 0x2_1000_0FFC

  private func check(_ all: [Case], _ table: RelocationTable) {
    let place = Self.place
    for (number, address, before, after) in all {
      let type = table.types[number]
      let found = type.flatMap { $0.field.putting($0.value(for: address, at: place), into: before) }
      #expect(found == after, "\(number): \(String(address, radix: 16))")
    }
  }

  @Test func wordsOfAnyProcessor() {
    for (table, absolute, wide, distances) in [
      (RelocationTable.x86, 1, 24, [2, 4, 9, 41, 42]),
      (RelocationTable.arm64, 257, 260, [261, 314, 315]),
    ] as [(RelocationTable, UInt32, UInt32, [UInt32])] {
      check(
        [
          (absolute, 0xFEDC_BA98_7654_3210, 0, 0xFEDC_BA98_7654_3210),
          (wide, Self.place - 8, .max, UInt64(bitPattern: -8)),
        ],
        table
      )
      for number in distances {
        check(
          [
            (number, Self.place + 0x7FFF_FFFF, 0xFFFF_FFFF, 0x7FFF_FFFF),
            (number, Self.place + 0x8000_0000, 0, nil),
            (number, Self.place - 0x8000_0000, 0, 0x8000_0000),
            (number, Self.place - 0x8000_0001, 0, nil),
          ],
          table
        )
      }
    }
  }

  @Test func branches() {
    let place = Self.place
    check(
      [
        (283, place + 0x7FF_FFFC, 0x9400_0000, 0x95FF_FFFF),  // bl
        (283, place - 0x800_0000, 0x97FF_FFFF, 0x9600_0000),
        (283, place + 0x800_0000, 0x9400_0000, nil),
        (283, place - 0x800_0004, 0x9400_0000, nil),
        (283, place + 2, 0x9400_0000, nil),
        (282, place + 8, 0x1400_0000, 0x1400_0002),  // b
        (279, place + 0x7FFC, 0x3600_0005, 0x3603_FFE5),  // tbz w5, #0
        (279, place - 0x8000, 0x3600_0005, 0x3604_0005),
        (279, place + 0x8000, 0x3600_0005, nil),
        (280, place - 4, 0x5400_0001, 0x54FF_FFE1),  // b.ne
        (280, place + 0x10_0000, 0x5400_0001, nil),
      ],
      .arm64
    )
  }

  @Test func addresses() {
    let (place, page) = (Self.place, Self.place & ~4095)
    check(
      [
        (273, place + 0xF_FFFC, 0x5800_0005, 0x587F_FFE5),  // ldr x5, literal
        (273, place - 0x10_0000, 0x5800_0005, 0x5880_0005),
        (273, place + 0x10_0000, 0x5800_0005, nil),
        (273, place + 2, 0x5800_0005, nil),
        (274, place + 0xF_FFFF, 0x1000_0005, 0x707F_FFE5),  // adr x5
        (274, place - 1, 0x1000_0005, 0x70FF_FFE5),
        (274, place + 0x10_0000, 0x1000_0005, nil),
        (275, page + 4096, 0x9000_0003, 0xB000_0003),  // adrp x3
        (275, page - 1, 0x9000_0003, 0xF0FF_FFE3),
        (275, page + 0xFFFF_FFFF, 0xF0FF_FFE3, 0xF07F_FFE3),
        (275, page + 0x1_0000_0000, 0x9000_0003, nil),
        (275, page - 0x1_0000_0000, 0x9000_0003, 0x9080_0003),
        (275, page - 0x1_0000_0001, 0x9000_0003, nil),
        (311, page + 8191, 0x9000_0003, 0xB000_0003),
      ],
      .arm64
    )
  }

  @Test func offsetsInPages() {
    let far: UInt = 0x7FFF_FFFF_F000
    check(
      [
        (277, far + 0xFFF, 0x9100_0021, 0x913F_FC21),  // add x1, x1
        (277, far, 0x913F_FC21, 0x9100_0021),
        (278, far + 0xFFF, 0x3940_0020, 0x397F_FC20),  // ldrb w0, [x1]
        (284, far + 0xFFE, 0x7940_0020, 0x795F_FC20),  // ldrh w0, [x1]
        (284, far + 0xFFF, 0x7940_0020, nil),
        (285, far + 0xFFC, 0xB940_0020, 0xB94F_FC20),  // ldr w0, [x1]
        (285, far + 0xFFE, 0xB940_0020, nil),
        (286, far + 0xFF8, 0xF940_0020, 0xF947_FC20),  // ldr x0, [x1]
        (286, far + 0xFFC, 0xF940_0020, nil),
        (312, far + 0xFF8, 0xF940_0020, 0xF947_FC20),
        (312, far + 0xFF4, 0xF940_0020, nil),
        (299, far + 0xFF0, 0x3DC0_0020, 0x3DC3_FC20),  // ldr q0, [x1]
        (299, far + 0xFF8, 0x3DC0_0020, nil),
      ],
      .arm64
    )
  }

  @Test func othersAreUnknown() {
    // Relocations of thread-local variables, and numbers that no compiler writes.
    for number in [0, 3, 11, 19, 22, 25] as [UInt32] {
      #expect(RelocationTable.x86.types[number] == nil)
    }
    for number in [0, 258, 263, 276, 541, 562, 569] as [UInt32] {
      #expect(RelocationTable.arm64.types[number] == nil)
    }
  }

  /// Registers and opcodes are of what a function's digest is made, addresses are not.
  @Test func bitsOfInstructions() {
    let masks = [283, 275, 277, 286, 279].map { RelocationTable.arm64.types[$0]?.field.mask }
    #expect(masks == [0x3FF_FFFF, 0x60FF_FFE0, 0x3F_FC00, 0x3F_FC00, 0x7_FFE0])
    for type in RelocationTable.x86.types.values {
      #expect(type.field.mask == (type.field.size == 8 ? .max : 0xFFFF_FFFF))
    }
  }

  @Test func jumps() throws {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 8192, alignment: 4096)
    defer { memory.deallocate() }
    let place = UInt(bitPattern: memory.baseAddress) + 0xFF0
    func words(_ table: RelocationTable, through word: UInt) -> [UInt32]? {
      guard table.writeJump(through: word, at: place) else { return nil }
      return (0..<3).map { memory.load(fromByteOffset: 0xFF0 + $0 * 4, as: UInt32.self) }
    }
    // adrp x16, #4096; ldr x16, [x16, #8]; br x16
    #expect(words(.arm64, through: place + 0x18) == [0xB000_0010, 0xF940_0610, 0xD61F_0200])
    #expect(words(.arm64, through: place + 0x1_0000_0018) == nil)
    #expect(words(.x86, through: place + 0x18)?.prefix(2) == [0x12_25FF, 0])
    #expect(words(.x86, through: place + 0x8000_0018) == nil)
  }
}
