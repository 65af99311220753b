import CPliant
import PliantBase
import PliantImages

// The words that hooks are made of. All writes to them go through this file.

extension Implementation {
  /// The state of all hooks; every write to one reads it before.
  struct Contents: Sendable {
    var thunks = AccessorThunks()
    var cells = DynamicCells()
    /// The last value written to each word; code that was installed over it since leads to it.
    var wrote: [UInt: UInt] = [:]
    /// The filters in functions, by the numbers of the calls that they let through.
    var filters: [UInt: UInt] = [:]
    /// The words of async functions that were led to other code, and may be again: no filter goes
    /// there.
    var replaced: Set<UInt> = []
    /// The targets of filters and of their entries, by the words of functions: the function, or the
    /// code that replaces it for all types.
    var passages: [UInt: Passage] = [:]
    /// The targets of the thunks before entries and before the functions in cells, by thunk.
    var inners: [UInt: UInt] = [:]

    /// The code that a cell's content leads to, through all thunks.
    func code(of content: UInt) -> UInt {
      let content = thunks.inner(of: content)
      return inners[content] ?? content
    }
  }

  /// A thunk that leads to a function, or to what replaces it.
  struct Passage: @unchecked Sendable {
    // SAFETY: C frees neither, and both are written under the lock of `contents`.
    let thunk: UInt
    let filter: UnsafeMutablePointer<pliant_filter>
  }

  static let contents = Guarded(Contents())

  /// The passage of a function that is not async, which leads where its word does; made once.
  func passage(of hooked: HookedFunction) throws -> UInt {
    try Self.contents.withLock { contents in
      if let known = contents.passages[hooked.word] { return known.thunk }
      let held = UnsafeRawPointer(bitPattern: hooked.word)?.load(as: UInt.self) ?? 0
      var filter: UnsafeMutablePointer<pliant_filter>?
      guard let code = UnsafeRawPointer(bitPattern: contents.thunks.inner(of: held)),
        let thunk = pliant_make_passage(code, &filter), let filter
      else { throw OverrideError.noThunk(declaration) }
      contents.passages[hooked.word] = Passage(thunk: UInt(bitPattern: thunk), filter: filter)
      return UInt(bitPattern: thunk)
    }
  }

  /// The words that calls go through, once the function is hooked.
  func words() throws -> [UnsafeMutableRawPointer] {
    try RuntimeLayout.check(for: declaration)
    switch kind {
    case .cell(let cell):
      guard let cell = UnsafeMutableRawPointer(bitPattern: cell) else {
        throw OverrideError.codeAtZero(declaration)
      }
      return [cell]
    case .imports(let symbol): return ImportCells.importers(of: symbol).flatMap(\.cells)
    case .code(let code):
      let word = try HookedFunction.hook(code, for: declaration).word
      return UnsafeMutableRawPointer(bitPattern: word).map { [$0] } ?? []
    case .witness(let slot):
      return UnsafeMutableRawPointer(bitPattern: slot.address).map { [$0] } ?? []
    }
  }

  /// Writes the values that `content` makes of the words' contents, and leaves a word alone if that
  /// is nil.
  ///
  /// If one cannot be written, all get their former contents back.
  func write(
    _ words: [UnsafeMutableRawPointer],
    _ contents: inout Contents,
    _ content: (_ word: UInt, _ held: UInt, inout Contents) throws -> UnsafeRawPointer?
  ) throws {
    var written: [(word: UnsafeMutableRawPointer, held: UnsafeRawPointer?)] = []
    do {
      for word in words {
        let held = pliant_load(word)
        let address = UInt(bitPattern: word)
        guard let value = try content(address, UInt(bitPattern: held), &contents) else { continue }
        if value != held {
          try store(value, to: word)
          written.append((word, held))
        }
        contents.wrote[address] = contents.thunks.inner(of: UInt(bitPattern: value))
      }
    } catch {
      for (word, held) in written.reversed() {
        try store(held, to: word)
        contents.wrote[UInt(bitPattern: word)] = nil
      }
      throw error
    }
  }

  func store(
    _ value: UnsafeRawPointer?,
    to word: UnsafeMutableRawPointer
  ) throws {
    switch kind {
    case .cell, .imports, .witness: try WritableMemory.store(value, to: word, of: declaration)
    // SAFETY: Pliant mapped the word of a hooked function for writing, and keeps it.
    case .code: pliant_hook_lead(word, value)
    }
  }

  /// Whether an import holds the program's own code: the function, or the stub that binds it
  /// lazily.
  func isOurs(_ word: UInt, holding content: UInt, _ thunks: AccessorThunks) -> Bool {
    thunks.inner(of: content) == function || ImportCells.isUnbound(word, holding: content)
  }

  var otherTypes: OverrideError {
    .otherForm(
      declaration: declaration,
      forms: "an async function cannot have redefinitions for named types ('for:') and for all "
        + "types at the same time"
    )
  }

  var foreignCode: OverrideError {
    refusal(
      "its hook holds other code than the program's, as a second copy of Pliant would put "
        + "there: mark it 'dynamic', so that both can override it"
    )
  }
}
