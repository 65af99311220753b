import CPliant
import PliantHooks
import PliantImages

/// How a declaration is called, as far as its symbol, its type and the runtime tell, compared with
/// the entry that is to stand in for it.
///
/// Four things must agree: where the receiver is, which class is called, who owns each argument,
/// and whether an actor is passed along. If nothing tells one of them, the handle is refused.
struct Convention {
  /// Arguments that come owned and that the entry's type says are borrowed, by their place in it.
  let consumed: UInt64
  /// Arguments that come borrowed and that the entry of an initializer says are owned.
  let borrowed: UInt64
  let subject: pliant_receiver_kind

  /// Compares an entry with what is known of the implementation.
  init(
    of entry: __Pliant.Entry,
    at place: __Pliant.ReceiverPlace,
    reference: __Pliant.Reference,
    for implementation: Implementation,
    of subject: HandleSubject
  ) throws {
    guard let type = FunctionText(entry.type) else {
      throw implementation.refusal("the runtime cannot name the type of its entry")
    }
    let declared = Self.owners(in: implementation.symbol, receiver: reference, at: place)
    (consumed, borrowed) = try Self.compareOwners(declared, of: implementation, with: entry, type)
    try Self.compareClosures(of: implementation, reference, with: entry)
    try Self.compareIsolation(of: implementation, reference, with: type)
    if place == .context, implementation.symbol.isCalledOnInstance, reference.receiver == .owned {
      throw implementation.refusal("it consumes its receiver")
    }
    self.subject = Self.receiver(of: subject, at: place, for: implementation)
  }
}

// MARK: - What must agree

extension Convention {
  /// The owners of the declaration's parameters, in the order of the entry's.
  private static func owners(
    in symbol: MemberSymbol,
    receiver reference: __Pliant.Reference,
    at place: __Pliant.ReceiverPlace
  ) -> [Ownership] {
    var declared = symbol.ownedParameters
    // A setter takes its new value first.
    if symbol.kind == .setter, let value = declared.popLast() { declared.insert(value, at: 0) }
    if place == .argument { declared.append(reference.receiver ?? .borrowed) }
    return declared
  }

  /// Returns the arguments whose owner differs in the entry's type, as bits; refuses those that
  /// cannot change their owner.
  private static func compareOwners(
    _ declared: [Ownership],
    of implementation: Implementation,
    with entry: __Pliant.Entry,
    _ type: FunctionText
  ) throws -> (consumed: UInt64, borrowed: UInt64) {
    guard declared.count == type.parameters.count else {
      throw implementation.refusal(
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
        throw implementation.refusal(
          "parameter \(index + 1) is \(pair.0), and \(pair.1.ownership) in the handle"
        )
      }
      guard index < types.count, ValueLayout.isBitwiseTakable(types[index]) else {
        throw implementation.refusal(
          "it \(isConsumed ? "consumes" : "borrows") parameter \(index + 1), "
            + "which cannot be copied bit by bit"
        )
      }
      if isConsumed { consumed |= 1 &<< UInt64(index) } else { borrowed |= 1 &<< UInt64(index) }
    }
    return (consumed, borrowed)
  }

  /// The compiler passes a closure in one way if it may be kept, and in another if not.
  private static func compareClosures(
    of implementation: Implementation,
    _ reference: __Pliant.Reference,
    with entry: __Pliant.Entry
  ) throws {
    guard !implementation.symbol.parameters.contains(where: { $0.contains("@convention(block)") })
    else {
      throw implementation.refusal(
        "it takes a closure with '@convention(block)', which handles do not pass on: "
          + "override what calls it"
      )
    }
    let borrowedClosures = FunctionType.borrowedClosures(of: entry.type)
    let expected =
      reference.borrowedClosures(of: implementation.symbol)
      ?? (implementation.borrowsClosure ? max(borrowedClosures, 1) : 0)
    guard borrowedClosures == expected else {
      throw implementation.refusal(
        "it takes a closure that it does not keep: write the handle as a closure that calls it"
      )
    }
  }

  /// Refuses an entry that is passed its caller's actor if the declaration is not, or the reverse.
  private static func compareIsolation(
    of implementation: Implementation,
    _ reference: __Pliant.Reference,
    with type: FunctionText
  ) throws {
    if let inherits = reference.inheritsIsolation(of: implementation.symbol) {
      guard inherits != type.inheritsIsolation else { return }
      let spelling = inherits ? "nonisolated(nonsending)" : "@concurrent"
      throw implementation.refusal(
        "it is \(spelling), and the handle is not: name it, and say so after 'as' if there is one"
      )
    }
    guard reference.isIsolationUnknown else { return }
    guard implementation.leavesCaller else {
      throw implementation.refusal(
        "whether it is @concurrent or nonisolated(nonsending) cannot be read from its code, "
          + "which a debug build's tells: override what it calls"
      )
    }
    guard !type.inheritsIsolation else {
      throw implementation.refusal(
        "it is @concurrent, and the handle is not: write '@concurrent' before "
          + (reference.isSpelled ? "its type" : "the closure's parameters")
      )
    }
  }

  /// The kind of receiver that calls leave in the register for self.
  private static func receiver(
    of subject: HandleSubject,
    at place: __Pliant.ReceiverPlace,
    for implementation: Implementation
  ) -> pliant_receiver_kind {
    switch subject {
    case .instances: PLIANT_OBJECT
    case .classes: PLIANT_CLASS
    case .values: place == .context ? PLIANT_ADDRESS : PLIANT_NOBODY
    case .mutableValues: PLIANT_ADDRESS
    // The class of a call tells one instantiation from another.
    case .functions where implementation.instantiation != nil: PLIANT_CLASS
    case .valueTypes, .functions, .message: PLIANT_NOBODY
    }
  }
}

// MARK: - Handles by symbol

extension Convention {
  /// Refuses a handle whose types were written for a symbol if they are not all that the symbol
  /// spells, or if the code finds its receiver elsewhere.
  static func compare(
    _ implementation: Implementation,
    with function: Any.Type,
    of subject: HandleSubject,
    at place: __Pliant.ReceiverPlace,
    isAsync: Bool
  ) throws {
    try compareSpelling(of: implementation, with: function, isAsync: isAsync)
    let expected: Bool
    switch subject {
    case .values where place == .argument: expected = false
    case .values:
      // Overridden as a value's method, a mutating one would change a copy, even with no layers
      // left.
      throw implementation.refusal(
        "its receiver is passed by address, and nothing tells whether it changes it: "
          + "write 'inout' before its type"
      )
    case .mutableValues: expected = true
    default: return
    }
    guard let takes = implementation.kind.takesContext else {
      throw implementation.refusal(
        "nothing tells whether it changes its receiver: name it, or build its module for debugging"
      )
    }
    guard takes == expected else {
      throw implementation.refusal(
        takes
          ? "it is mutating: write 'inout' before the receiver's type"
          : "it is not mutating: write the receiver's type without 'inout'"
      )
    }
  }

  /// Symbols of accessors do not spell whether they suspend.
  private static func compareSpelling(
    of implementation: Implementation,
    with function: Any.Type,
    isAsync: Bool
  ) throws {
    guard let type = FunctionText(function), implementation.symbol.isSpelled(by: type) else {
      throw implementation.refusal(
        "a symbol does not say all of the functions that it takes or returns, "
          + "or its types are others of these names: "
          + "its symbol is of '\(implementation.symbol.text)'"
      )
    }
    guard implementation.isAsync == isAsync else {
      throw implementation.refusal(
        isAsync ? "it is not async: write its type without" : "it is async: write so in its type"
      )
    }
  }
}

/// Which of a handle's shapes fits its receiver.
enum ReceiverLayout {
  /// Whether methods of a value get it as an argument, in the registers of a function's last
  /// argument, and not by its address.
  ///
  /// The compiled code of a closure that takes the value and then a mark of each kind says in how
  /// many registers the value is passed. A single one may hold an address: then even a small value
  /// is returned where the caller says, in a register before the closure's other arguments.
  static func isArgument(_ type: Any.Type, _ probes: __Pliant.ReceiverProbes) -> Bool {
    guard let marked = probes.marked().words?.function,
      let answered = probes.answered().words?.function
    else { return false }
    let marks = pliant_find_marks(marked)
    guard marks.words == 1, marks.vectors == 0 else { return true }
    return ValueLayout.isWord(type) && pliant_answers_in_registers(answered)
  }
}
