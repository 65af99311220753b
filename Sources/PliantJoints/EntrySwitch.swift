import CPliant
import PliantImages

/// The word of a hooked function, and the entry that it leads to while something is installed.
///
/// Otherwise calls run the function's own code, at the cost of the jumps to its first instructions.
package struct EntrySwitch: Sendable {
  let implementation: Implementation
  package let word: UInt
  let entry: UInt
  let original: UInt

  package var isAsync: Bool { implementation.isAsync }
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

/// A thunk that runs the function for objects without layers, and the entry for all others.
package struct ObjectFilter: @unchecked Sendable {
  // SAFETY: what it points to is never freed, and its counts are atomic.
  private let counts: UnsafeMutablePointer<pliant_object_filter>
  let thunk: UInt

  /// Creates a filter for the synchronous methods of objects, which no object passes yet.
  package init(of entry: EntrySwitch) throws {
    let declaration = entry.implementation.declaration
    guard let original = UnsafeRawPointer(bitPattern: entry.original),
      let function = UnsafeRawPointer(bitPattern: entry.entry)
    else { throw JointError.codeAtZero(declaration) }
    let counts = UnsafeMutablePointer<pliant_object_filter>.allocate(capacity: 1)
    UnsafeMutableRawPointer(counts)
      .initializeMemory(
        as: UInt8.self,
        repeating: 0,
        count: MemoryLayout<pliant_object_filter>.size
      )
    counts.pointee.original = original
    counts.pointee.entry = pliant_thunk_slot(function)
    self.counts = counts
    thunk = UInt(
      bitPattern: try makeThunk(
        PLIANT_THUNK_BY_OBJECT,
        to: original,
        context: counts,
        for: declaration
      ) { counts.deallocate() }
    )
  }

  /// Counts an object that gets its first layer (1), or has lost its last (-1); one thread at a
  /// time.
  package func count(_ object: UInt, _ difference: Int32) {
    guard let object = UnsafeRawPointer(bitPattern: object) else { return }
    pliant_filter_count(counts, object, difference)
  }
}
