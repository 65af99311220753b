import CPliant

/// The cells of dynamic declarations into which something was installed.
///
/// A cell is two words: the function that is called, and the newest of the replacements that the
/// program itself has (`@_dynamicReplacement`). Each of these is linked to the one before and holds
/// the function that was called before it. A replacement that is loaded later is called instead of
/// our entry, and calls that as its original. But if it replaces an older replacement, the runtime
/// drops the entry that was installed over that one.
struct DynamicCells: @unchecked Sendable {
  // SAFETY: the words that it points to are never freed, and are read and written whole.
  /// The newest replacement when something was put into a cell.
  private var newest: [UInt: UInt] = [:]
  /// The words that keep the former contents of cells for calls of the original.
  private var saved: [UInt: UnsafeMutablePointer<UnsafeRawPointer?>] = [:]

  /// The word that holds a cell's former content; nil if none was saved.
  func saved(of cell: UInt) -> UInt? { saved[cell].map { UInt(bitPattern: $0) } }

  /// The word that holds a cell's former content; it is never freed.
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

  /// Whether calls through a cell still reach our entry.
  ///
  /// They do if the cell holds it, if the program has loaded no replacement since, or if a
  /// replacement has it as its original.
  func isReached(_ cell: UInt, where isOurs: (UInt) -> Bool) -> Bool {
    guard let then = newest[cell] else { return false }
    if isOurs(Self.content(of: cell)) || Self.next(of: cell) == then { return true }
    return sequence(first: Self.next(of: cell)) { Self.next(of: $0) }
      .prefix { $0 != then && $0 != 0 }.contains { isOurs(Self.content(of: $0)) }
  }

  // SAFETY: a cell and the links behind it are two words each, which the program and the runtime
  // keep; the images of the links are never closed, because the runtime itself would follow them.
  static func content(of cell: UInt) -> UInt {
    UnsafeRawPointer(bitPattern: cell).map { UInt(bitPattern: pliant_load($0)) } ?? 0
  }

  private static func next(of cell: UInt) -> UInt {
    content(of: cell + UInt(MemoryLayout<UInt>.size))
  }
}
