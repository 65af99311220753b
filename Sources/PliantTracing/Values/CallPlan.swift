import CPliant
import PliantHooks
import PliantImages

/// Where a function's arguments and its result are, and what is copied of them.
struct CallPlan {
  struct Argument {
    let label: String?
    let type: String
    let value: ValueType

    var readableType: String { ReadableText.type(type) }
  }

  private(set) var arguments: [Argument] = []
  private(set) var places: [pliant_argument] = []
  private(set) var result: Argument?
  private(set) var resultPlace = pliant_argument.unread
  let errors: pliant_errors

  /// The text for an error that is not read.
  private(set) var errorText = "an error"
  /// An error of one type, if that is returned in registers.
  private(set) var thrown: ValueType?
  private(set) var thrownPlace = pliant_argument.unread

  /// Why some values are not read.
  private(set) var unread: String?

  /// Whether the places of all arguments are known.
  private(set) var arePlaced = true

  private var registers = Registers()

  init(_ found: FunctionSearch.Found, _ code: TraceableCode) {
    let symbol = found.name.symbol
    // Types in the signature's effects have no module.
    let hasEffects = symbol?.signature.effects != nil
    let effects = hasEffects ? NameText(symbol?.text ?? "").function?.effects.text ?? "" : ""
    errors =
      effects.contains("throws(")
      ? PLIANT_TYPED_ERRORS : effects.contains("throws") ? PLIANT_ANY_ERRORS : PLIANT_NO_ERRORS
    let error = effects.contains("(") ? effects.drop { $0 != "(" }.dropFirst().dropLast() : ""
    if errors == PLIANT_TYPED_ERRORS { errorText = "<" + ReadableText.type(error) + ">" }
    guard let symbol, code.hasKnownArguments, !found.name.isClosure else {
      arePlaced = false
      leaveUnread(
        symbol == nil
          ? "its signature is not known"
          : found.name.isClosure
            ? "it is a closure, which takes its arguments as its caller has them"
            : "the optimizer may have changed its calls"
      )
      return
    }
    let isKnown = addPlaces(of: symbol, found, code)
    addError(String(error), beside: symbol.result, isAsync: found.isAsync)
    guard !symbol.kind.isCoroutine else {
      leaveUnread("it lends a place in memory to its caller")
      return
    }
    // The name of a getter does not say that it throws.
    let mayThrow = symbol.kind == .getter && !found.isWritable && code.mayThrow
    if mayThrow { leaveUnread("nothing tells whether it throws") }
    addResult(of: symbol, isAsync: found.isAsync, isKnown: isKnown && !mayThrow)
  }

  /// Keeps the first reason why something is not read.
  private mutating func leaveUnread(_ reason: String) { unread = unread ?? reason }

  private mutating func addPlaces(
    of symbol: MemberSymbol,
    _ found: FunctionSearch.Found,
    _ code: TraceableCode
  ) -> Bool {
    guard NameText(symbol.result).tupleElements == nil || Self.lowering(ofResult: symbol) != nil
    else {
      // Elements that have an address take registers before the arguments.
      arePlaced = false
      leaveUnread("it is not known how '\(ReadableText.type(symbol.result))' is returned")
      return false
    }
    if symbol.kind.isCoroutine { registers.skip(1) }
    guard !found.isAsync || begin(async: symbol, found, code) else {
      arePlaced = false
      return false
    }
    addArguments(of: symbol)
    return true
  }

  private static func lowering(ofResult symbol: MemberSymbol) -> Lowering? {
    TypeLookup.type(symbol.result).flatMap { Lowering($0) }
  }

  /// An error of one type is in the registers of results if both fit there, and the error has no
  /// number with a fraction; else its caller says where it is to be.
  private mutating func addError(_ error: String, beside result: String, isAsync: Bool) {
    guard errors == PLIANT_TYPED_ERRORS, let type = TypeLookup.type(error),
      case .direct(let pieces)? = Lowering(type),
      !pieces.contains(where: \.isVector),
      case .direct? = TypeLookup.type(result).flatMap({ Lowering($0) })
    else { return }
    thrown = ValueType.of(type)
    var registers = isAsync ? Registers() : Registers.results
    thrownPlace = registers.place(pieces, ValueType.of(type))
  }

  private mutating func addArguments(of symbol: MemberSymbol) {
    let labels = symbol.kind.isAccessor ? symbol.indexLabels : symbol.labels
    let count = symbol.parameters.count
    places = Array(repeating: .unread, count: count)
    var values = Array(repeating: ValueType.unread, count: count)
    // A new value comes before the indices of its subscript.
    let order = symbol.kind == .setter ? [count - 1] + (0..<count - 1) : Array(0..<count)
    for index in order {
      let text = symbol.parameters[index]
      guard arePlaced, let parts = ParameterPassing.parts(of: text) else {
        arePlaced = false
        leaveUnread("it is not known how '\(ReadableText.type(text))' is passed")
        continue
      }
      let taken = parts.map { registers.place($0.pieces, $0.value, isIndirect: $0.isIndirect) }
      if parts.count == 1 { (values[index], places[index]) = (parts[0].value, taken[0]) }
      if values[index].kind == PLIANT_VALUE_UNREAD {
        leaveUnread("nothing is read of '\(ReadableText.type(text))'")
      }
    }
    arguments = symbol.parameters.indices.map { index in
      let label = index < labels.count && labels[index] != "_" ? labels[index] : nil
      return Argument(label: label, type: symbol.parameters[index], value: values[index])
    }
  }

  private mutating func addResult(of symbol: MemberSymbol, isAsync: Bool, isKnown: Bool) {
    guard symbol.kind != .setter, symbol.result != "()" else { return }
    // A class's initializer returns an object, which its type does not say.
    guard isKnown, let type = TypeLookup.type(symbol.result),
      let place = Self.place(ofResult: type, isAsync: isAsync)
    else {
      leaveUnread("it is not known how '\(ReadableText.type(symbol.result))' is returned")
      result = Argument(label: nil, type: symbol.result, value: .unread)
      return
    }
    let value = ValueType.of(type)
    if value.kind == PLIANT_VALUE_UNREAD {
      leaveUnread("nothing is read of '\(ReadableText.type(symbol.result))'")
    }
    result = Argument(label: nil, type: symbol.result, value: value)
    resultPlace = place
  }

  /// Where a function returns a value; nil if that is not known.
  static func place(ofResult type: Any.Type, isAsync: Bool) -> pliant_argument? {
    guard let lowering = Lowering(type) else { return nil }
    let value = ValueType.of(type)
    switch lowering {
    case .indirect:
      var place = pliant_argument.unread
      place.value = value.pointer
      place.is_indirect = true
      place.count = 1
      return place
    case .direct(let pieces):
      var registers = isAsync ? Registers() : Registers.results
      return registers.place(pieces, value)
    }
  }

  /// Skips the words that an async function takes before its arguments.
  ///
  /// These are the address of an indirect result, and its caller's actor if it inherits that. No
  /// symbol says whether it does, but code that was built for debugging reads every argument. False
  /// if that does not tell, either.
  private mutating func begin(
    async symbol: MemberSymbol,
    _ found: FunctionSearch.Found,
    _ code: TraceableCode
  ) -> Bool {
    if symbol.kind != .setter, symbol.result != "()" {
      guard let lowering = Self.lowering(ofResult: symbol) else {
        leaveUnread("it is not known how '\(ReadableText.type(symbol.result))' is returned")
        return false
      }
      if case .indirect = lowering { registers.skip(1) }
    }
    guard !symbol.parameters.isEmpty else { return true }
    var trial = self
    trial.addArguments(of: symbol)
    let first = registers.usedWords
    guard trial.arePlaced else {
      leaveUnread(trial.unread ?? "")
      return false
    }
    if trial.registers.isWithinRegisters, !symbol.usesGenericParameters,
      let own = Self.receiverWords(of: symbol, found), let used = code.usedArguments
    {
      let words = first..<trial.registers.usedWords + own
      let shifted = words.lowerBound + 2..<words.upperBound + 2
      if used == Set(0..<words.upperBound) || used == Set(words) { return true }
      if used.isSuperset(of: shifted), used.subtracting(shifted).isSubset(of: 0..<first + 2) {
        registers.skip(2)
        return true
      }
    }
    leaveUnread("its code does not say where its arguments are")
    return false
  }

  /// How many registers for words its receiver takes behind the arguments: an object, a type and an
  /// address have a register of their own.
  static func receiverWords(of symbol: MemberSymbol, _ found: FunctionSearch.Found) -> Int? {
    guard !symbol.isFree, !symbol.isStatic, symbol.kind != .initializer else { return 0 }
    guard let type = TypeLookup.type(found.name.owner) else { return nil }
    if TypeKind(of: type) == .class { return 0 }
    // In a protocol's extension, words follow that say which type it is.
    if TypeKind(of: type) == .existential { return nil }
    switch Lowering(type) {
    case .direct(let pieces): return pieces.count { !$0.isVector }
    case .indirect: return 0
    case nil: return nil
    }
  }
}

extension Declaration.Kind {
  /// Whether such functions are called twice: to lend a place, and to end that.
  var isCoroutine: Bool { self == .read || self == .modify }
}

extension pliant_argument {
  static var unread: pliant_argument {
    let none = pliant_piece(place: 0, offset: 0, size: 0, mask: 0)
    return pliant_argument(
      is_indirect: false,
      count: 0,
      pieces: (none, none, none, none),
      value: ValueType.unread.pointer
    )
  }
}
