import CPliant
import PliantBase

/// The word that calls of a function go through, and the entry that it leads to while something is
/// installed.
///
/// Otherwise calls run the function's own code, at the cost of the jumps to its first instructions.
package struct EntrySwitch: @unchecked Sendable {
  // SAFETY: constant; the word is never freed, and written under the lock of all hooks.
  let implementation: Implementation
  package let word: UnsafeMutableRawPointer
  let entry: UInt
  let original: Implementation.Original

  /// The switch of a function that is hooked; nil if the entry has to stay installed, and nothing
  /// may lie before it.
  ///
  /// It stays in imports, which code that was installed later leads to, in functions that Pliant
  /// itself may call, and behind the filter of a specialization.
  package init?(
    of implementation: Implementation,
    to entry: UnsafeRawPointer,
    over original: Implementation.Original
  ) throws {
    switch implementation.kind {
    case .imports: return nil
    case .code(let code) where code.isGuarded || code.specialization != nil: return nil
    case .cell, .code, .witness: break
    }
    guard let word = try implementation.words().first else { return nil }
    self.implementation = implementation
    self.word = word
    self.entry = UInt(bitPattern: entry)
    self.original = original
  }

  /// Whether calls arrive at the entry, or at a filter before it, also while nothing is installed.
  ///
  /// Replacements of a dynamic function that are loaded later have what is in its cell as their
  /// original; and if the function itself came back there, a call of the original would tell the
  /// runtime what the next dynamic function takes for itself.
  package var stays: Bool { implementation.kind.isDynamic }

  /// Makes all calls arrive at the entry; threads that call meanwhile do or do not.
  package func turnOn(_ filter: ObjectFilter?) throws {
    filter?.close()
    if !stays { try turn { held in held == entry ? nil : entry } }
  }

  /// Makes calls run the function again, or go through a filter, if something is installed for
  /// objects; unless the word leads to other code than the entry.
  ///
  /// If there is no memory for that, they still arrive at the entry.
  package func turnOff(_ filter: inout ObjectFilter?, isIdle: Bool) {
    filter?.open()
    let way: UInt?
    switch original {
    case .direct(let function) where isIdle: way = function
    case .direct, .saved: way = filter?.thunk
    }
    guard let way else { return }
    try? turn { held in held == entry ? way : nil }
  }

  private func turn(_ content: (UInt) -> UInt?) throws {
    try Implementation.contents.withLock { contents in
      let held = UInt(bitPattern: pliant_load(word))
      guard let new = content(contents.thunks.inner(of: held)),
        let value = UnsafeRawPointer(bitPattern: new)
      else { return }
      if new != entry, stays { contents.inners[new] = entry }
      let content = try contents.thunks.replacement(of: held, with: value, in: implementation)
      try implementation.store(content, to: word)
    }
  }
}
