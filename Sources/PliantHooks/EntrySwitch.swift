import PliantImages

/// The word that calls of a function go through, and the entry that it leads to while something is
/// installed.
///
/// Otherwise calls run the function's own code, at the cost of the jumps to its first instructions.
package struct EntrySwitch: Sendable {
  let implementation: Implementation
  package let word: UInt
  let entry: UInt
  let original: Implementation.Original

  /// Whether calls arrive at the entry, or at a filter before it, also while nothing is installed.
  ///
  /// Replacements of a dynamic function that are loaded later have what is in its cell as their
  /// original; and if the function itself came back there, a call of the original would tell the
  /// runtime what the next dynamic function takes for itself.
  package var stays: Bool { implementation.kind.isDynamic }
}

extension Implementation {
  /// The switch of a function's entry; nil if the entry has to stay installed, and nothing may lie
  /// before it.
  ///
  /// It stays in imports, which code that was installed later leads to, in functions that Pliant
  /// itself may call, and behind the filter of a specialization.
  package func entrySwitch(
    to entry: UnsafeRawPointer,
    over original: Original
  ) throws -> EntrySwitch? {
    let word: UInt
    switch kind {
    case .cell(let cell): word = cell
    case .imports: return nil
    case .code(let code):
      if code.isGuarded || code.specialization != nil { return nil }
      try RuntimeLayout.check(for: declaration)
      word = try HookedFunction.hook(code, for: declaration).word
    case .witness(let slot):
      try RuntimeLayout.check(for: declaration)
      word = slot.address
    }
    return EntrySwitch(
      implementation: self,
      word: word,
      entry: UInt(bitPattern: entry),
      original: original
    )
  }
}
