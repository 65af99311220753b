import PliantImages

/// What decides how a function can be bent, and which of its calls are seen then: the same of one in the process and of
/// one in a file, whoever gathers it.
struct ReachRules {
  var isOptimized: Bool
  /// Whether a class dispatches to it, so that the optimizer cannot have changed how it is called.
  var isDispatched = false
  /// Whether only what was compiled with it can call it.
  var isInternal = false
  /// Whether the optimizer may have made it one with another of the same code.
  var mayBeMerged = false
  /// Whether it is the accessor of what may be read and written where it is stored.
  var mayBeStored = false
  /// Whether the compiler knows that nothing overrides what it accesses.
  var isSeenInOneFile = false
  /// Whether reads or changes in place go through a coroutine that does not call it: a `_read` or a `_modify`.
  var isPassedBy = false

  /// Whether it accesses what is read and written where it is, without calling it.
  var isStored: Bool { mayBeStored && (!isDispatched || isSeenInOneFile) }

  /// Whether its code is called as its type says, and stands for nothing else.
  var canBeEntered: Bool {
    !isStored && (!isOptimized || (isDispatched || !isInternal) && !mayBeMerged)
  }

  var seesEveryCall: Bool { !isOptimized && !mayBeStored && !isPassedBy }
}

/// The coroutine that accesses a property or subscript in place: `…vr` beside the getter `…vg`, `…vM` beside `…vs`.
enum Coroutine {
  /// The mangled name of an accessor's; nil for other functions.
  static func name(beside accessor: String) -> String? {
    let isStatic = accessor.hasSuffix("Z")
    let name = accessor.dropLast(isStatic ? 1 : 0)
    guard let last = name.last, ["v", "i"].contains(name.dropLast().last) else { return nil }
    let kind: String
    switch last {
    case "g": kind = "r"
    case "s": kind = "M"
    default: return nil
    }
    return name.dropLast() + kind + (isStatic ? "Z" : "")
  }

  /// Whether a symbol is of one of the functions that it is made of.
  static func isPart(_ symbol: String, of coroutine: String) -> Bool {
    symbol == coroutine || symbol.hasPrefix(coroutine + ".resume")
  }
}
