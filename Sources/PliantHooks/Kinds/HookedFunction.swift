import CPliant
import Glibc
import PliantBase
import PliantImages

/// A function whose first instructions jump to the address in a word, whoever calls it.
///
/// A function is hooked once, and stays so. As long as nothing is installed, the word leads to a
/// copy of these instructions, from which calls continue.
struct HookedFunction: Sendable {
  /// The address of the word; Pliant mapped its memory, and may always write it.
  let word: UInt
  /// The copy, which does what the function did, or, for an async function, its record.
  let original: UInt

  private static let all = Guarded<[UInt: HookedFunction]>([:])

  /// The hooked function; nil if it was not hooked.
  static func hooked(_ code: FunctionCode) -> HookedFunction? { all.withLock { $0[code.start] } }

  /// Changes a function's first instructions, unless that was done before.
  static func hook(_ code: FunctionCode, for declaration: String) throws -> HookedFunction {
    try all.withLock { all in
      if let known = all[code.start] { return known }
      guard let start = UnsafeRawPointer(bitPattern: code.start) else {
        throw error(PLIANT_HOOK_UNKNOWN_CODE, declaration)
      }
      // SAFETY: a symbol says that a function begins there, and how long it is; C looks at each
      // instruction before it changes one, and leaves alone what it does not know.
      var function = pliant_inline_hook(
        function: start,
        size: code.size,
        room: code.room,
        is_async: code.contextSize != nil,
        context_size: code.contextSize ?? 0,
        original: nil,
        target: nil,
        refusal: PLIANT_HOOK_NOT_REFUSED
      )
      pliant_install_hooks(&function, 1)
      guard function.refusal == PLIANT_HOOK_NOT_REFUSED, let word = function.target else {
        throw error(function.refusal, declaration)
      }
      let hooked = HookedFunction(
        word: UInt(bitPattern: word),
        original: UInt(bitPattern: function.original)
      )
      all[code.start] = hooked
      return hooked
    }
  }

  private static let guards = MadeOnce<[UInt]>()

  /// A thunk that leads to an entry and, if one of Pliant's locks is held, to the function itself.
  func guarding(_ entry: UnsafeRawPointer, for declaration: String) throws -> UnsafeRawPointer {
    let thunk = try Self.guards.address(for: [UInt(bitPattern: entry), original]) {
      let original = try UnsafeRawPointer(codeAt: original, of: declaration)
      return try makeThunk(PLIANT_THUNK_REENTRANCY, to: entry, context: original, for: declaration)
    }
    return UnsafeRawPointer(bitPattern: thunk) ?? entry
  }
}

// MARK: - Refusals

extension HookedFunction {
  private static func error(
    _ refusal: pliant_hook_refusal,
    _ declaration: String
  ) -> OverrideError {
    func unmoved(_ why: String) -> OverrideError {
      .unexpectedLayout(
        declaration: declaration,
        detail: "its first instructions cannot make room for a jump, for \(why); mark it 'dynamic'"
      )
    }
    return switch refusal {
    case PLIANT_HOOK_TOO_SHORT: unmoved("it has too few of them")
    case PLIANT_HOOK_BRANCHED_TO: unmoved("it goes back to them")
    case PLIANT_HOOK_BREAKPOINT: unmoved("a debugger's breakpoint is among them")
    case PLIANT_HOOK_SHADOW_STACK: unmoved("the processor guards its return addresses")
    case PLIANT_HOOK_EXISTS: unmoved("something has entered it before")
    case PLIANT_HOOK_DENIED where !hasDescriptors:
      .outOfResources(declaration: declaration, detail: "no file descriptor is left")
    case PLIANT_HOOK_DENIED:
      .protectedMemory(
        declaration: declaration,
        detail: "the system lets the process neither write to /proc/self/mem nor map a sealed "
          + "memfd, and needs one for what is not 'dynamic'"
      )
    case PLIANT_HOOK_SIGNALS_BLOCKED:
      .protectedMemory(
        declaration: declaration,
        detail: "a thread that runs blocks SIGTRAP, and would die if it called the function "
          + "meanwhile: leave that signal unblocked, or mark the function 'dynamic'"
      )
    case PLIANT_HOOK_NO_MEMORY_NEAR:
      .outOfResources(
        declaration: declaration,
        detail: "no memory is free near its code, as many threads' stacks may fill it; do this "
          + "before they start, or mark it 'dynamic'"
      )
    default: unmoved("one of its instructions is not known")
    }
  }

  /// Whether a file can be opened, as the ways of writing code begin.
  private static var hasDescriptors: Bool {
    let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard file < 0 else { return close(file) == 0 }
    return !ImageError.isExhausted(errno)
  }
}
