import CPliant
import PliantImages
import PliantJoints

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

  /// Why some values are not read.
  private(set) var unread: String?

  private var registers = Registers()

  init(_ found: FunctionSearch.Found, _ code: TraceableCode) {
    let symbol = found.name.symbol
    let effects = symbol?.signature.effects ?? ""
    errors =
      effects.contains("throws(")
      ? PLIANT_TYPED_ERRORS : effects.contains("throws") ? PLIANT_ANY_ERRORS : PLIANT_NO_ERRORS
    if errors == PLIANT_TYPED_ERRORS, let open = effects.firstIndex(of: "(") {
      errorText = "<" + ReadableText.type(effects[open...].dropFirst().dropLast()) + ">"
    }
    guard let symbol else { return }
    guard code.hasKnownArguments else {
      unread = "the optimizer may have changed how it is called"
      return
    }
    let isSubscript = symbol.name == "subscript"
    guard symbol.kind != .modify, !(isSubscript && symbol.kind == .setter) else { return }
    guard !TypeLookup.isTuple(symbol.result) || Self.lowering(ofResult: symbol) != nil else {
      // Elements that have an address take registers before the arguments.
      unread = "it is not known how '\(symbol.result)' is returned"
      result = Argument(label: nil, type: symbol.result, value: .unread)
      return
    }
    guard !found.isAsync || begin(async: symbol, found, code) else { return }
    addArguments(of: symbol)
    // The name of a getter does not say that it throws.
    let mayThrow = symbol.kind == .getter && !found.isWritable
    addResult(of: symbol, isAsync: found.isAsync, isKnown: !mayThrow)
  }

  private static func lowering(ofResult symbol: MemberSymbol) -> Lowering? {
    TypeLookup.type(symbol.result).flatMap { Lowering($0) }
  }

  private mutating func addArguments(of symbol: MemberSymbol) {
    var isKnown = true
    for (index, text) in symbol.parameters.enumerated() {
      let labels = symbol.kind.isAccessor ? symbol.indexLabels : symbol.labels
      let label = index < labels.count && labels[index] != "_" ? labels[index] : nil
      let (type, place) = isKnown ? placed(text) ?? (nil, nil) : (nil, nil)
      if place == nil {
        isKnown = false
        unread = unread ?? "it is not known how '\(text)' is passed"
      }
      places.append(place ?? .unread)
      arguments.append(Argument(label: label, type: text, value: type ?? .unread))
    }
  }

  /// The type and place of the next argument; nil if that is not known.
  private mutating func placed(_ text: String) -> (ValueType, pliant_argument)? {
    let isInOut = text.hasPrefix("inout ")
    let text = isInOut ? String(text.dropFirst("inout ".count)) : text
    if !isInOut, TypeLookup.isClosure(text) {
      return (.unread, registers.place([.word(0), .word(8)], .unread))
    }
    if TypeLookup.isGenericWord(text) { return (.unread, registers.place([.word(0)], .unread)) }
    guard let type = TypeLookup.type(text) else { return nil }
    let value = ValueType.of(type)
    if isInOut { return (value, registers.placeAddress(value)) }
    switch Lowering(argument: type) {
    case nil: return nil
    case .indirect: return (value, registers.placeAddress(value))
    case .direct(let pieces): return (value, registers.place(pieces, value))
    }
  }

  private mutating func addResult(of symbol: MemberSymbol, isAsync: Bool, isKnown: Bool) {
    guard symbol.kind != .setter, symbol.result != "()" else { return }
    // A class's initializer returns an object, which its type does not say.
    guard isKnown, let type = TypeLookup.type(symbol.result), let lowering = Lowering(type) else {
      result = Argument(label: nil, type: symbol.result, value: .unread)
      return
    }
    result = Argument(label: nil, type: symbol.result, value: ValueType.of(type))
    resultPlace = Self.place(of: type, lowering, isAsync: isAsync)
  }

  /// Where a function returns a value; nil if that is not known.
  static func place(ofResult type: Any.Type, isAsync: Bool) -> pliant_argument? {
    Lowering(type).map { place(of: type, $0, isAsync: isAsync) }
  }

  private static func place(
    of type: Any.Type,
    _ lowering: Lowering,
    isAsync: Bool
  ) -> pliant_argument {
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
    let hasResult = symbol.kind != .setter && symbol.result != "()"
    let type = TypeLookup.type(symbol.result)
    if hasResult {
      guard let type, let lowering = Lowering(type) else {
        unread = "it is not known how '\(symbol.result)' is returned"
        return false
      }
      if case .indirect = lowering { registers.skip(1) }
    }
    guard !symbol.parameters.isEmpty else { return true }
    var trial = self
    trial.addArguments(of: symbol)
    guard trial.unread == nil, trial.registers.isWithinRegisters, !symbol.usesGenericParameters,
      let own = Self.receiverWords(of: symbol, found), let used = code.usedArguments
    else {
      unread = trial.unread ?? "its code does not say where its arguments are"
      result = hasResult ? Argument(label: nil, type: symbol.result, value: .unread) : nil
      return false
    }
    let first = registers.usedWords
    let words = first..<trial.registers.usedWords + own
    let shifted = words.lowerBound + 2..<words.upperBound + 2
    if used == Set(0..<words.upperBound) || used == Set(words) { return true }
    let others = used.subtracting(shifted)
    if used.isSuperset(of: shifted), others.isSubset(of: 0..<first + 2) {
      registers.skip(2)
      return true
    }
    unread = "its code does not say where its arguments are"
    result = hasResult ? Argument(label: nil, type: symbol.result, value: .unread) : nil
    return false
  }

  /// How many registers for words its receiver takes behind the arguments: an object, a type and an
  /// address have a register of their own.
  static func receiverWords(of symbol: MemberSymbol, _ found: FunctionSearch.Found) -> Int? {
    guard !symbol.isFree, !symbol.isStatic, symbol.kind != .initializer else { return 0 }
    guard let type = TypeLookup.type(found.name.owner) else { return nil }
    if TypeFacts.kind(of: type) == .class { return 0 }
    // In a protocol's extension, words follow that say which type it is.
    if TypeFacts.kind(of: type) == .existential { return nil }
    switch Lowering(type) {
    case .direct(let pieces): return pieces.count { !$0.isVector }
    case .indirect: return 0
    case nil: return nil
    }
  }
}

// MARK: - Registers

/// The registers and words of the stack that are given to arguments, one after the other.
private struct Registers {
  private var general: [Int]
  private var vectors = (0..<8).map { 96 + 16 * $0 }
  private var stack = Int(PLIANT_ON_STACK)

  init() { general = (0..<Int(pliant_argument_register_count)).map { 8 * $0 } }

  /// Those of a result.
  static var results: Registers {
    var registers = Registers()
    let places = pliant_result_places
    registers.general = [places.0, places.1, places.2, places.3].map { Int($0) }
    return registers
  }

  var usedWords: Int { Int(pliant_argument_register_count) - general.count }
  var isWithinRegisters: Bool { stack == Int(PLIANT_ON_STACK) }

  mutating func skip(_ words: Int) { general.removeFirst(words) }

  private mutating func next(isVector: Bool) -> Int {
    if isVector, !vectors.isEmpty { return vectors.removeFirst() }
    if !isVector, !general.isEmpty { return general.removeFirst() }
    stack += 8
    return stack - 8
  }

  mutating func place(_ pieces: [Lowering.Piece], _ value: ValueType) -> pliant_argument {
    var argument = pliant_argument.unread
    argument.value = value.pointer
    argument.count = UInt8(pieces.count)
    withUnsafeMutableBytes(of: &argument.pieces) { all in
      for (index, piece) in pieces.enumerated() {
        all.storeBytes(
          of: pliant_piece(
            place: UInt16(next(isVector: piece.isVector)),
            offset: UInt16(piece.offset),
            size: UInt8(piece.size),
            mask: piece.mask
          ),
          toByteOffset: index * MemoryLayout<pliant_piece>.stride,
          as: pliant_piece.self
        )
      }
    }
    return argument
  }

  mutating func placeAddress(_ value: ValueType) -> pliant_argument {
    var argument = place([.word(0)], value)
    argument.is_indirect = true
    return argument
  }
}

extension Lowering.Piece {
  fileprivate static func word(_ offset: Int) -> Self {
    Self(offset: offset, size: 8, isVector: false)
  }
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
