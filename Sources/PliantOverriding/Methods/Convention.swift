import CPliant
import PliantDoubles
import PliantImages
import PliantJoints

/// How a declaration is called, as far as its symbol, its type and the runtime tell, compared with the
/// entry that is to stand in for it.
///
/// Four things must agree: where the receiver is, which class is called, who owns each argument, and
/// whether an actor is passed along. What nothing tells is refused.
struct Convention {
  /// Arguments that come owned and that the entry's type says are borrowed, by their place in it.
  let consumed: UInt64
  /// Arguments that come borrowed and that the entry of an initializer says are owned.
  let borrowed: UInt64
  let subject: pliant_subject

  /// Compares an entry with what is known of the implementation.
  init(
    of entry: PliantExpansion.Entry,
    at place: PliantExpansion.ReceiverPlace,
    reference: Reference,
    for implementation: Implementation,
    of subject: HandleSubject
  ) throws {
    let declaration = implementation.declaration
    guard let type = FunctionText(entry.type) else {
      throw Self.refusal(declaration, "the runtime cannot name the type of its entry")
    }
    var declared = implementation.symbol.ownedParameters
    // A setter takes its new value first.
    if implementation.symbol.kind == .setter, let value = declared.popLast() {
      declared.insert(value, at: 0)
    }
    if place == .argument { declared.append(reference.receiver ?? .borrowed) }
    guard declared.count == type.parameters.count else {
      throw Self.refusal(
        declaration,
        "it has \(declared.count) parameters and not \(type.parameters.count)"
      )
    }
    let types = FunctionType.parameters(of: entry.type)
    let takesBorrowed = implementation.symbol.kind == .initializer
    var consumed: UInt64 = 0
    var borrowed: UInt64 = 0
    for (index, pair) in zip(declared, type.parameters).enumerated()
    where pair.0 != pair.1.ownership {
      let isConsumed = pair.0 == .owned && pair.1.ownership == .borrowed
      let isBorrowed = pair.0 == .borrowed && pair.1.ownership == .owned && takesBorrowed
      guard isConsumed || isBorrowed, !pair.1.isFunction, index < 64 else {
        throw Self.refusal(
          declaration,
          "parameter \(index + 1) is \(pair.0), and \(pair.1.ownership) in the handle"
        )
      }
      guard index < types.count, ValueLayout.isBitwiseTakable(types[index]) else {
        throw Self.refusal(
          declaration,
          "it \(isConsumed ? "consumes" : "borrows") parameter \(index + 1), which cannot be copied bit by bit"
        )
      }
      if isConsumed { consumed |= 1 << UInt64(index) } else { borrowed |= 1 << UInt64(index) }
    }
    // The compiler passes a closure in one way if it may be kept, and in another if not.
    let borrowedClosures = FunctionType.borrowedClosures(of: entry.type)
    let expected =
      reference.borrowedClosures(of: implementation.symbol)
      ?? (implementation.borrowsClosure ? max(borrowedClosures, 1) : 0)
    guard borrowedClosures == expected else {
      throw Self.refusal(
        declaration,
        "it takes a closure that it does not keep: write the handle as a closure that calls it"
      )
    }
    if let inherits = reference.inheritsIsolation(of: implementation.symbol),
      inherits != type.inheritsIsolation
    {
      let spelling = inherits ? "nonisolated(nonsending)" : "@concurrent"
      throw Self.refusal(
        declaration,
        "it is \(spelling), and the handle is not: name it, and say so after 'as' if there is one"
      )
    }
    if reference.isUntold {
      guard implementation.leavesCaller else {
        throw Self.refusal(
          declaration,
          "its code does not say that it runs elsewhere than its caller, as that of a debug build does where it does: bend "
            + "what it calls"
        )
      }
      guard !type.inheritsIsolation else {
        throw Self.refusal(
          declaration,
          "it is @concurrent, and the handle is not: write '@concurrent' before the closure's parameters"
        )
      }
    }
    if place == .context, implementation.symbol.isCalledOnInstance, reference.receiver == .owned {
      throw Self.refusal(declaration, "it consumes its receiver")
    }
    self.consumed = consumed
    self.borrowed = borrowed
    self.subject =
      switch subject {
      case .instances: PLIANT_OBJECT
      case .classes: PLIANT_CLASS
      case .values: place == .context ? PLIANT_ADDRESS : PLIANT_NOBODY
      case .mutableValues: PLIANT_ADDRESS
      // The class of the call tells one instantiation from another.
      case .functions where implementation.instantiation != nil: PLIANT_CLASS
      case .valueTypes, .functions, .message: PLIANT_NOBODY
      }
  }

  /// Refuses a handle whose types were written for a symbol, where they are not all that the symbol spells, and where
  /// the code does not agree on where its receiver is.
  static func compare(
    _ implementation: Implementation,
    with reference: Reference,
    of subject: HandleSubject,
    at place: PliantExpansion.ReceiverPlace
  ) throws {
    let declaration = implementation.declaration
    guard let type = reference.spelled.flatMap({ FunctionText($0) }),
      implementation.symbol.isSpelled(by: type)
    else {
      throw refusal(
        declaration,
        "a symbol does not say all of the functions that it takes or returns, or its types are others of these names: "
          + "its symbol is of '\(implementation.symbol.text)'"
      )
    }
    // Symbols of accessors do not spell it.
    guard !implementation.isAsync else { throw refusal(declaration, "it is async: name it") }
    let expected: Bool
    switch subject {
    case .values where place == .argument: expected = false
    case .values:
      // Bent as a value's method, a mutating one would change a copy, also when nothing overrides it any more.
      throw refusal(
        declaration,
        "its receiver is passed by address, and nothing tells whether it changes it: write 'inout' before its type"
      )
    case .mutableValues: expected = true
    default: return
    }
    guard let takes = implementation.kind.takesContext else {
      throw refusal(
        declaration,
        "nothing tells whether it changes its receiver: name it, or build its module for debugging"
      )
    }
    guard takes == expected else {
      throw refusal(
        declaration,
        takes
          ? "it is mutating: write 'inout' before the receiver's type"
          : "it is not mutating: write the receiver's type without 'inout'"
      )
    }
  }

  private static func refusal(_ declaration: String, _ detail: String) -> JointError {
    .unexpectedLayout(declaration: declaration, detail: detail)
  }
}

/// What the compiler says of a declaration that a handle names.
struct Reference: Sendable {
  /// The type of the name, nil where the handle was written as a closure, or with `as`.
  private let type: Any.Type?
  private let inherits: Bool?
  /// Whether only its code tells whether it runs where its caller does.
  let isUntold: Bool
  /// The handle's own type, where that was written for a symbol.
  let spelled: Any.Type?
  private let named: (@Sendable () -> PliantExpansion.Entry)?

  init(
    _ type: Any.Type?,
    _ inheritsIsolation: Bool?,
    isUntold: Bool = false,
    named: (@Sendable () -> PliantExpansion.Entry)? = nil,
    spelled: Any.Type? = nil
  ) {
    self.type = type
    self.isUntold = isUntold
    inherits = inheritsIsolation
    self.named = named
    self.spelled = spelled
  }

  var isSpelled: Bool { spelled != nil }

  /// What the compiler made of the expression that names it; nil where a symbol does, or where it captures something.
  var function: UInt? {
    guard let words = named?().words, words.context == nil else { return nil }
    return words.function.map { UInt(bitPattern: $0) }
  }

  /// Who owns the receiver, which the name of a method takes first.
  var receiver: Ownership? {
    type.flatMap { FunctionText($0) }?.parameters.first?.ownership
  }

  /// How many closures it takes and does not keep; nil where nothing tells.
  func borrowedClosures(of symbol: MemberSymbol) -> Int? {
    guard let type else { return nil }
    let called = symbol.isCalledOnInstance ? FunctionType.result(of: type) : type
    return called.map(FunctionType.borrowedClosures)
  }

  /// Whether the caller's actor is passed along; nil where nothing tells.
  func inheritsIsolation(of symbol: MemberSymbol) -> Bool? {
    guard let type else { return inherits }
    let outer = FunctionText(type)
    let called = symbol.isCalledOnInstance ? outer.flatMap { FunctionText($0.result) } : outer
    return called?.inheritsIsolation
  }
}

/// Which of a handle's shapes fits its receiver.
enum ReceiverLayout {
  /// Whether methods of a value get it as an argument, in the registers that a function's last argument
  /// is in, and not by its address.
  ///
  /// The compiled code of a closure that takes the value and then a mark of each kind says in how many
  /// registers the value is passed. One may hold an address: then of a small value, too, an answer goes where the
  /// caller says, in a register before the closure's other arguments.
  static func isArgument(_ type: Any.Type, _ probes: PliantExpansion.ReceiverProbes) -> Bool {
    guard let marked = probes.marked().words?.function,
      let answered = probes.answered().words?.function
    else { return false }
    let marks = pliant_find_marks(marked)
    guard marks.words == 1, marks.vectors == 0 else { return true }
    return ValueLayout.isWord(type) && pliant_answers_in_registers(answered)
  }
}
