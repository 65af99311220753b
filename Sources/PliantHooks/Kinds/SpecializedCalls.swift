import CPliant

/// The expected word in one place of a specialization's calls.
struct CallCheck: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    /// A word behind its arguments, by its number among them and those before it.
    case word(Int)
    /// The class of the receiver, or one above it.
    case classOfSelf
    /// The class that a static was called on, or one above it.
    case selfAsClass
  }

  let place: Place
  /// The address of a type's metadata or of a table of witnesses.
  let expected: UInt
}

/// The checks that recognize the calls of one specialization, and the words behind their arguments.
struct CallChecks: Hashable, Sendable {
  let checks: [CallCheck]
  /// The place of the first word behind the arguments, whether or not there is one.
  let first: Int
  /// Whether the address for an error may be behind the words.
  let hasErrorPlace: Bool

  /// The words, in order.
  var words: [UInt] {
    checks.compactMap { check in
      if case .word = check.place { check.expected } else { nil }
    }
  }
}

/// The calls of one specialization of a function.
package struct SpecializedCalls: Sendable {
  /// A number that no other hook has.
  let id: UInt
  private let calls: CallChecks
  /// Whether the function is dynamic, and so is never inlined.
  let isDynamic: Bool
  /// The types as the demangler prints them in the names of copies: `Swift.Int, Swift.String`.
  let typeNames: String?

  private struct Key: Hashable {
    let function: UInt
    let calls: CallChecks
  }

  private static let ids = MadeOnce<Key>()

  init(of function: UInt, _ calls: CallChecks, named typeNames: String?, isDynamic: Bool) {
    self.calls = calls
    self.typeNames = typeNames
    self.isDynamic = isDynamic
    id = Self.ids.address(for: Key(function: function, calls: calls)) {
      // Memory that is never freed has an address that no code has.
      UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }
  }

  /// The words behind a call's arguments, in order.
  var words: [UInt] { calls.words }

  /// A thunk that runs `entry` for these calls, and `otherwise` for others; it is never freed.
  func filter(
    _ entry: UnsafeRawPointer,
    or otherwise: UInt,
    isAsync: Bool,
    for declaration: String
  ) throws -> UnsafeRawPointer {
    let checks = calls.checks.map {
      pliant_check(place: $0.place.number, expected: UnsafeRawPointer(bitPattern: $0.expected))
    }
    guard let otherwise = UnsafeRawPointer(bitPattern: otherwise),
      let natural = withHiddenWords(isAsync, { pliant_make_word_drop($0, entry) }),
      let filter = pliant_make_filter(checks, checks.count, natural, otherwise, isAsync)
    else { throw OverrideError.noThunk(declaration) }
    return filter
  }

  private static let originals = MadeOnce<[UInt]>()

  /// The thunk by which closures run the original of these calls: it is passed six words or, if it
  /// is async, none.
  func original(_ code: UInt, isAsync: Bool, for declaration: String) throws -> UInt {
    try Self.originals.address(for: [id, code]) {
      guard let code = UnsafeRawPointer(bitPattern: code),
        let thunk = withHiddenWords(isAsync, { pliant_make_word_add($0, code) })
      else { throw OverrideError.noThunk(declaration) }
      return thunk
    }
  }

  private func withHiddenWords<Result>(
    _ isAsync: Bool,
    _ body: (pliant_hidden_words) -> Result
  ) -> Result {
    calls.words.map { UnsafeRawPointer(bitPattern: $0) }.withUnsafeBufferPointer { words in
      // SAFETY: one that has no words is not read.
      let empty = UnsafePointer<UnsafeRawPointer?>(bitPattern: 8).unsafelyUnwrapped
      return body(
        pliant_hidden_words(
          first: UInt64(calls.first),
          count: UInt64(words.count),
          passed: isAsync ? 0 : 6,
          words: words.baseAddress ?? empty,
          has_error_place: calls.hasErrorPlace,
          is_async: isAsync
        )
      )
    }
  }
}

extension CallCheck.Place {
  fileprivate var number: Int64 {
    switch self {
    case .word(let number): Int64(number)
    case .classOfSelf: Int64(PLIANT_CLASS_OF_SELF)
    case .selfAsClass: Int64(PLIANT_SELF_AS_CLASS)
    }
  }
}
