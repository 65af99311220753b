package import CPliant
import PliantBase
package import PliantImages

// A hook is one word or several. `hook` makes words of a function's first instructions; `install`,
// `set`, `surround` and an `EntrySwitch` write to words; the rest only reads.

// MARK: - Reading

extension Implementation {
  /// The way to the original.
  package enum Original: Sendable {
    /// The word that holds the former content of the cell of a dynamic declaration.
    ///
    /// If the content is `function`, it would look into its cell again, and the runtime must be
    /// told to keep it from that once. A replacement that the program has itself does not, and is
    /// just called.
    case saved(word: UInt, function: UInt)
    case direct(UInt)
  }

  /// The content of the hook if nothing is installed; hook the function before.
  ///
  /// The content of a cell is read now, so ask before an entry is installed.
  package var original: UInt {
    switch kind {
    case .cell(let cell):
      Self.contents.withLock { $0.thunks.inner(of: DynamicCells.content(of: cell)) }
    case .imports: function
    case .code(let code): HookedFunction.hooked(code)?.original ?? function
    case .witness(let slot): slot.original
    }
  }

  /// The original, kept as long as the process runs; hook the function before.
  package func makeOriginal() throws -> Original {
    switch kind {
    case .cell(let cell):
      Self.contents.withLock { contents in
        let content = contents.code(of: DynamicCells.content(of: cell))
        return saved(contents.cells.save(content, of: cell))
      }
    case .code(let code):
      .direct(try code.specialization.map { try originalOf($0, in: code) } ?? original)
    case .imports, .witness: .direct(original)
    }
  }

  /// The original of the calls of one specialization, which replacements for all types stand over.
  private func originalOf(_ calls: SpecializedCalls, in code: FunctionCode) throws -> UInt {
    let way =
      isAsync ? original : try passage(of: HookedFunction.hook(code, for: declaration))
    return try calls.original(way, isAsync: isAsync, for: declaration)
  }

  /// The original that a word holds.
  private func saved(_ word: UInt) -> Original {
    // If no symbol names the function, nothing tells it from a replacement.
    .saved(word: word, function: id == function ? DynamicCells.content(of: word) : function)
  }
}

extension Implementation {
  /// The function that is called exactly as this one is and runs the original, whatever the hook
  /// holds.
  func function(calling original: Original) throws -> UInt {
    switch original {
    case .direct(let function): return function
    case .saved(let word, let function):
      return try Self.originals.address(for: word) {
        try makeThunk(
          PLIANT_THUNK_ORIGINAL,
          to: UnsafeRawPointer(bitPattern: function),
          context: UnsafeRawPointer(codeAt: word, of: declaration),
          for: declaration
        )
      }
    }
  }

  /// Returns the address of the original as it is now; hook the function before.
  ///
  /// A cell that has held nothing else yet gets it, once and for ever: if the dynamic function
  /// itself came back there, it would not take what a call of the original tells the runtime, and
  /// the next dynamic function would.
  func functionOfOriginal() throws -> UInt {
    guard case .cell(let cell) = kind else { return try function(calling: .direct(original)) }
    let words = try words()
    return try Self.contents.withLock { contents in
      if let word = contents.cells.saved(of: cell) { return try function(calling: saved(word)) }
      let content = contents.code(of: DynamicCells.content(of: cell))
      let word = contents.cells.save(content, of: cell)
      let thunk = try function(calling: saved(word))
      contents.inners[thunk] = content
      try write(words, &contents) { _, held, contents in
        try UnsafeRawPointer(bitPattern: thunk).map {
          try contents.thunks.replacement(of: held, with: $0, in: self)
        }
      }
      return thunk
    }
  }

  /// By the words that their originals are saved in.
  private static let originals = MadeOnce<UInt>()
}

// MARK: - Writing

extension Implementation {
  /// Makes calls go through words that can be written.
  ///
  /// The first call changes the first instructions of a function that is not dynamic. It does
  /// nothing for other functions but note a witness table's content.
  package func hook() throws {
    switch kind {
    case .cell, .imports: break
    case .witness(let slot): slot.keep()
    case .code(let code): _ = try HookedFunction.hook(code, for: declaration)
    }
  }

  /// Installs an entry, once: whoever has installed something over it since calls it.
  ///
  /// An import that holds something else than the function is refused: the entry's original is the
  /// function alone.
  package func install(_ entry: UnsafeRawPointer) throws {
    switch kind {
    case .cell(let cell): try install(entry, in: cell)
    case .imports: try installInImports(entry)
    case .code(let code):
      let hooked = try HookedFunction.hook(code, for: declaration)
      let entry = code.isGuarded ? try hooked.guarding(entry, for: declaration) : entry
      if let calls = code.specialization { return try install(entry, for: calls, in: hooked) }
      try set(entry, replacing: hooked.original)
    case .witness: try set(entry, replacing: original)
    }
  }

  private func install(_ entry: UnsafeRawPointer, in cell: UInt) throws {
    let words = try words()
    try Self.contents.withLock { contents in
      let isReached = contents.cells.isReached(cell) {
        contents.code(of: $0) == UInt(bitPattern: entry)
      }
      guard !isReached else { return }
      _ = contents.cells.save(contents.code(of: DynamicCells.content(of: cell)), of: cell)
      try write(words, &contents) { _, held, contents in
        try contents.thunks.replacement(of: held, with: entry, in: self)
      }
      contents.cells.entered(cell)
    }
  }

  /// Puts a filter before what the function's calls run, once and for ever.
  private func install(
    _ entry: UnsafeRawPointer,
    for calls: SpecializedCalls,
    in hooked: HookedFunction
  ) throws {
    let words = try words()
    let passage = isAsync ? nil : try passage(of: hooked)
    try Self.contents.withLock { contents in
      guard contents.filters[calls.id] == nil else { return }
      try write(words, &contents) { _, held, contents in
        let inner = contents.thunks.inner(of: held)
        let isFiltered = contents.filters.values.contains(inner)
        guard passage != nil || !contents.replaced.contains(hooked.word) else { throw otherTypes }
        let way = isFiltered ? inner : passage ?? inner
        let filter = try calls.filter(entry, or: way, isAsync: isAsync, for: declaration)
        contents.filters[calls.id] = UInt(bitPattern: filter)
        return try contents.thunks.replacement(of: held, with: filter, in: self)
      }
    }
  }

  private func installInImports(_ entry: UnsafeRawPointer) throws {
    let words = try words()
    try Self.contents.withLock { contents in
      let wrote = contents.wrote
      try write(words, &contents) { word, held, contents in
        if isOurs(word, holding: held, contents.thunks) {
          return try contents.thunks.replacement(of: held, with: entry, in: self)
        }
        guard wrote[word] == UInt(bitPattern: entry) else { throw foreignCode }
        return nil
      }
    }
  }

  /// Writes `value` to the hook in place of `current`.
  ///
  /// An import that holds neither that nor the function is refused.
  package func set(_ value: UnsafeRawPointer, replacing current: UInt) throws {
    let words = try words()
    try Self.contents.withLock { contents in
      try write(words, &contents) { word, held, contents in
        switch kind {
        case .cell, .witness: break
        case .code:
          let isFiltered = contents.filters.values.contains(contents.thunks.inner(of: held))
          guard !isFiltered || !isAsync else { throw otherTypes }
          if isAsync { contents.replaced.insert(word) }
          if let passage = contents.passages[word] { pliant_lead_passage(passage.filter, value) }
          if isFiltered { return nil }
        case .imports:
          let known = [current, UInt(bitPattern: value)]
          guard
            known.contains(contents.thunks.inner(of: held))
              || isOurs(word, holding: held, contents.thunks)
          else { throw foreignCode }
        }
        return try contents.thunks.replacement(of: held, with: value, in: self)
      }
    }
  }

  /// Puts a thunk around the hook's content, now and later, once and for ever.
  ///
  /// It notifies `property` of every call: the accessor is one that changes it.
  package func surround(
    with kind: AccessorThunks.Kind,
    notifying property: UnsafeMutablePointer<pliant_property>
  ) throws {
    let words = try words()
    try Self.contents.withLock { contents in
      try write(words, &contents) { _, held, contents in
        if contents.thunks.isThunk(held) { return nil }
        return try contents.thunks.thunk(kind, around: held, notifying: property, of: self)
      }
    }
  }

  /// The content that makes `code` run for instances of `type` alone, which may have inherited the
  /// function.
  package func makeContent(running code: UInt, for type: ClassMetadata) throws -> UInt {
    guard let owner, owner != type || instantiation != nil else { return code }
    switch kind {
    case .cell, .imports, .witness:
      throw OverrideError.wrongReceiver(
        declaration: declaration,
        receiver: instantiation == nil
          ? "\(type.type) alone, which inherits it: replace it in \(owner.type)"
          : "\(type.type) alone, whose code other instantiations share: "
            + "use '#method(…).replace(with:)'"
      )
    case .code(let hookable):
      let choice = ClassChoice(
        type: type,
        function: code,
        otherwise: try HookedFunction.hook(hookable, for: declaration).original,
        isAsync: isAsync
      )
      return try choice.thunk(for: declaration)
    }
  }
}
