import PliantImages

/// The word of a hooked function, and the entry that it leads to while something is installed.
///
/// Otherwise calls run the function's own code, at the cost of the jumps to its first instructions.
package struct EntrySwitch: Sendable {
  let implementation: Implementation
  package let word: UInt
  let entry: UInt
  let original: UInt
}

extension Implementation {
  /// The switch of a function's entry; nil if the entry has to stay installed.
  ///
  /// It stays in cells and imports, which code that was installed later leads to, and in functions
  /// that Pliant itself may call.
  package func entrySwitch(to entry: UnsafeRawPointer) throws -> EntrySwitch? {
    guard case .code(let code) = kind, !code.isGuarded else { return nil }
    try RuntimeLayout.check(for: declaration)
    let hooked = try HookedFunction.hook(code, for: declaration)
    return EntrySwitch(
      implementation: self,
      word: hooked.word,
      entry: UInt(bitPattern: entry),
      original: hooked.original
    )
  }
}
