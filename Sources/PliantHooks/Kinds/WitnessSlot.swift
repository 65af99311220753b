import CPliant
import PliantBase

/// The word of a witness table that leads to a type's function for a protocol's requirement.
///
/// Calls through the protocol read it: those on values of the protocol's type, and those of generic
/// code. The function takes the requirement's arguments, the value in the register for self, and
/// behind the arguments the value's type and the witness table.
package struct WitnessSlot: Sendable {
  /// The address of the word.
  let address: UInt
  /// The word before any hook: the function or, if it is async, its record.
  let original: UInt

  /// The originals of the words that may have been written, whose images stay loaded.
  private static let originals = Guarded<[UInt: UInt]>([:])

  /// The word at an index of a table.
  init(of table: UInt, at index: Int) {
    let address = table + UInt(index * MemoryLayout<UInt>.size)
    self.address = address
    original = Self.originals.withLock { originals in
      // SAFETY: a witness table has a word for each requirement behind its first.
      originals[address]
        ?? UnsafeRawPointer(bitPattern: address).map { UInt(bitPattern: pliant_load($0)) } ?? 0
    }
  }

  /// Keeps the original, before the word is first written.
  func keep() { Self.originals.withLock { $0[address] = original } }
}
