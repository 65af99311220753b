import CPliant

/// The cells of dynamic declarations that something was put into.
///
/// A cell is two words: the function that answers, and the newest of the replacements that the program
/// itself has (`@_dynamicReplacement`), each linked to the one before and holding what answered before it. A
/// replacement that is loaded later puts itself over what we have put in, and calls that as its original. But
/// where it takes the place of an older one, the runtime drops what was put over the older one.
struct DynamicCells: @unchecked Sendable {
  // SAFETY: the words that it points to are never freed, and are read and written whole.
  /// The newest replacement when something was put into a cell.
  private var newest: [UInt: UInt] = [:]
  /// Where what was in a cell before is kept for those who call the original.
  private var saved: [UInt: UnsafeMutablePointer<UnsafeRawPointer?>] = [:]

  /// The word that holds what was in a cell; it is never freed.
  mutating func save(_ content: UInt, of cell: UInt) -> UInt {
    let content = UnsafeRawPointer(bitPattern: content)
    if let known = saved[cell] {
      pliant_store(known, content)
      return UInt(bitPattern: known)
    }
    let word = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
    word.initialize(to: content)
    saved[cell] = word
    return UInt(bitPattern: word)
  }

  /// Takes note that something was put into a cell.
  mutating func entered(_ cell: UInt) { newest[cell] = Self.next(of: cell) }

  /// Whether calls through a cell still reach what was put into it: where that is there, where the program has
  /// loaded no replacement since, or where a replacement has it as its original.
  func isReached(_ cell: UInt, where isOurs: (UInt) -> Bool) -> Bool {
    guard let then = newest[cell] else { return false }
    if isOurs(Self.content(of: cell)) || Self.next(of: cell) == then { return true }
    return sequence(first: Self.next(of: cell)) { Self.next(of: $0) }
      .prefix { $0 != then && $0 != 0 }.contains { isOurs(Self.content(of: $0)) }
  }

  // SAFETY: a cell and the links behind it are two words each, which the program and the runtime keep; the
  // images of the links are never closed, for the runtime itself would follow them.
  static func content(of cell: UInt) -> UInt {
    UnsafeRawPointer(bitPattern: cell).map { UInt(bitPattern: pliant_load($0)) } ?? 0
  }

  private static func next(of cell: UInt) -> UInt {
    content(of: cell + UInt(MemoryLayout<UInt>.size))
  }
}
