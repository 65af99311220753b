import CPliant
import PliantBase
package import PliantImages

/// The thunks of traces, which come before whatever else is installed in a function.
package enum FunctionTraces {
  /// Hooks a function and returns the word that leads to what its calls run.
  package static func content(
    of code: FunctionCode,
    for declaration: String
  ) throws -> UnsafeRawPointer {
    let hooked = try HookedFunction.hook(code, for: declaration)
    return try UnsafeRawPointer(codeAt: hooked.word, of: declaration)
  }

  /// Makes a hooked function's calls go through a thunk first or, if it is nil, no longer.
  package static func set(_ thunk: UnsafeRawPointer?, before code: FunctionCode) {
    guard let hooked = HookedFunction.hooked(code),
      let word = UnsafeMutableRawPointer(bitPattern: hooked.word)
    else { return }
    Implementation.contents.withLock { _ in
      pliant_hook_trace(word, thunk, code.contextSize != nil)
    }
  }
}

/// A function's code, as far as a trace needs to know it.
package struct TraceableCode: Sendable {
  package let code: FunctionCode
  /// Whether it takes its arguments as its symbol says; the optimizer may change that.
  package let hasKnownArguments: Bool
  /// The numbers of the registers for arguments that its code reads, if it suspends and was built
  /// for debugging; nil if the code does not tell.
  package let usedArguments: Set<Int>?
  /// Whether a getter may throw, which its symbol does not tell.
  package let mayThrow: Bool
}

extension SymbolSearch {
  /// The code of the function at an address, or at an async function's record.
  ///
  /// Nothing of it changes what the function does, so that the code of an optimized program may be
  /// traced, too: calls that were inlined are not seen.
  package func traceableCode(
    of mangled: String,
    at address: UInt,
    isAsync: Bool,
    in image: Image
  ) throws -> TraceableCode {
    let isDebug = isDebug(mangled, in: image)
    var rules = ReachRules(of: mangled, isOptimized: !isDebug)
    rules.isDispatched = true
    let record = isAsync ? AsyncRecord(at: address) : nil
    let start = record?.code ?? address
    let file = try ImageFile.of(image)
    rules.mayBeMerged = !isDebug && file.mayBeMerged(start)
    guard let code = file.function(at: start) else { throw TraceRefusal.sharedCode }
    guard !rules.mayBeMerged else { throw TraceRefusal.merged }
    guard rules.canBeHooked else { throw TraceRefusal.runsInPliant }
    let stored = file.storedCode(at: start, size: code.size)
    return TraceableCode(
      code: FunctionCode(
        start: start,
        size: code.size,
        room: code.room,
        contextSize: record?.contextSize,
        inlined: nil
      ),
      hasKnownArguments: isDebug || !code.isInternal,
      usedArguments: isAsync && isDebug ? stored.flatMap(usedArguments) : nil,
      mayThrow: isAsync || stored.map { pliant_may_throw($0, $0.count, isDebug) } ?? true
    )
  }

  private func usedArguments(of code: [UInt8]) -> Set<Int>? {
    let used = pliant_find_argument_use(code, code.count)
    guard used & UInt32(PLIANT_USE_UNKNOWN) == 0 else { return nil }
    return Set((0..<31).filter { used &>> UInt32($0) & 1 != 0 })
  }
}

/// The reasons why a function cannot be traced that are not those of its code.
package enum TraceRefusal: Error, CustomStringConvertible {
  case sharedCode
  case merged
  case runsInPliant

  package var description: String {
    switch self {
    case .sharedCode: "its symbol has no size, or other functions share its code"
    case .merged: "the optimizer may have made it one with another of the same code"
    case .runsInPliant: "Pliant itself runs it while it traces"
    }
  }
}
