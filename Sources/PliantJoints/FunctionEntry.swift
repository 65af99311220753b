import CPliant
import Glibc
import PliantBase
import PliantImages

/// Where a function's code is.
package struct FunctionCode: Sendable {
  package let start: UInt
  let size: Int
  /// How far from its start the next one may begin.
  let room: Int
  /// How large a context it needs, if it is async.
  let contextSize: UInt32?
  /// Its mangled name, if some of its calls may be inlined, or go to copies: it was optimized, or is the accessor of what
  /// is stored.
  package let inlined: String?
  /// Whether Pliant may call it while it holds a lock, and then means the function itself.
  var isGuarded = false
}

extension FunctionCode {
  private var file: ImageFile? {
    Image.loaded().first { $0.contains(start) }.flatMap { try? ImageFiles.file(of: $0) }
  }

  /// Whether it takes something in the register for self; nil where its code does not tell.
  package var takesContext: Bool? {
    guard inlined == nil, let code = file?.storedCode(at: start, size: size) else { return nil }
    return Self.takesContext(code)
  }

  /// The same of code that was built for debugging.
  static func takesContext(_ code: [UInt8]) -> Bool? {
    switch pliant_find_self_use(code, code.count) {
    case PLIANT_SELF_USED: true
    case PLIANT_SELF_UNUSED: false
    default: nil
    }
  }

  /// The copies that the optimizer made for some of its calls, as they are demangled.
  package var copies: [String] {
    guard let inlined, let file else { return [] }
    let specialized = file.symbols(prefix: inlined, containing: "Tf").map(\.0)
      .filter { $0.dropFirst(inlined.count).hasPrefix("Tf") && !$0.hasSuffix("Tu") }
    let merged = file.forwarding(at: start, size: size).map { file.symbols(at: [$0]).map(\.0) }
    return (specialized + (merged ?? [])).map { Demangler.demangle($0) ?? $0 }.sorted()
  }
}

/// A function whose first instructions lead wherever a word says, whoever calls it.
///
/// A function is entered once, and stays so; as long as nothing else is in the word, calls go on in the copy of
/// these instructions.
struct FunctionEntry {
  let word: UInt
  /// The copy, which does what the function did; of an async function, its record.
  let original: UInt

  private static let all = Guarded<[UInt: FunctionEntry]>([:])

  /// The entry of a function, which is made if it has none.
  static func of(_ code: FunctionCode, for declaration: String) throws -> FunctionEntry {
    try all.withLock { all in
      if let known = all[code.start] { return known }
      guard let start = UnsafeRawPointer(bitPattern: code.start) else {
        throw error(PLIANT_HOOK_UNKNOWN_CODE, declaration)
      }
      // SAFETY: a symbol says that a function begins there, and how long it is; C looks at each instruction
      // before it changes one, and leaves alone what it does not know.
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
      let entry = FunctionEntry(
        word: UInt(bitPattern: word),
        original: UInt(bitPattern: function.original)
      )
      all[code.start] = entry
      return entry
    }
  }

  private static func error(
    _ refusal: pliant_hook_refusal,
    _ declaration: String
  ) -> JointError {
    func unmoved(_ why: String) -> JointError {
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
        detail:
          "the system lets the process neither write to /proc/self/mem nor map a sealed memfd, and needs one for what "
          + "is not 'dynamic'"
      )
    case PLIANT_HOOK_SIGNALS_BLOCKED:
      .protectedMemory(
        declaration: declaration,
        detail:
          "a thread that runs blocks SIGTRAP, and would die if it called the function meanwhile: leave that signal "
          + "unblocked, or mark the function 'dynamic'"
      )
    case PLIANT_HOOK_NO_MEMORY_NEAR:
      .outOfResources(declaration: declaration, detail: "no memory is free near its code")
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

// MARK: - Functions that Pliant itself calls

extension FunctionEntry {
  private struct Guard: Hashable {
    let entry: UInt
    let original: UInt
  }

  private static let guards = Guarded<[Guard: UInt]>([:])

  /// What leads to an entry, and, from within one of Pliant's locks, to the function itself: one for each, for good.
  static func guarding(
    _ entry: UnsafeRawPointer,
    original: UInt,
    for declaration: String
  ) throws -> UnsafeRawPointer {
    let key = Guard(entry: UInt(bitPattern: entry), original: original)
    let thunk = try guards.withLock { guards in
      if let known = guards[key] { return known }
      guard let original = UnsafeRawPointer(bitPattern: key.original) else {
        throw atZero(declaration)
      }
      let made = try makeThunk(
        PLIANT_THUNK_REENTRANCY,
        to: UnsafeRawPointer(bitPattern: key.entry),
        context: original,
        for: declaration
      )
      let thunk = UInt(bitPattern: made)
      guards[key] = thunk
      return thunk
    }
    return UnsafeRawPointer(bitPattern: thunk) ?? entry
  }
}

// MARK: - Code for one class

/// What leads receivers of one class to other code, and the rest to the function's own.
struct ClassChoice: Hashable {
  let type: ClassMetadata
  /// Functions, or, of an async one, records.
  let function: UInt
  let otherwise: UInt
  let isAsync: Bool

  private static let all = Guarded<[ClassChoice: UInt]>([:])

  /// What the joint holds for it: one for each choice, for good.
  func content(for declaration: String) throws -> UInt {
    try Self.all.withLock { all in
      if let known = all[self] { return known }
      guard let type = UnsafeRawPointer(bitPattern: type.address),
        let function = UnsafeRawPointer(bitPattern: function),
        let otherwise = UnsafeRawPointer(bitPattern: otherwise)
      else {
        throw atZero(declaration)
      }
      let choice = UnsafeMutablePointer<pliant_choice>.allocate(capacity: 1)
      choice.initialize(to: pliant_choice(type: type, otherwise: otherwise, is_async: isAsync))
      let thunk = try makeThunk(
        PLIANT_THUNK_BY_CLASS,
        to: function,
        context: choice,
        for: declaration
      ) { choice.deallocate() }
      let content = UInt(bitPattern: thunk)
      all[self] = content
      return content
    }
  }
}

private func atZero(_ declaration: String) -> JointError {
  .unexpectedLayout(declaration: declaration, detail: "code at address 0")
}
