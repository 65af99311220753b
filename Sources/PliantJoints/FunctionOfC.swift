import CPliant
import Glibc
import PliantImages

extension JointFinder {
  /// A function of C, at an address or where the loader finds its name, for a handle of a Swift function's type.
  ///
  /// Its arguments and its result are in the registers in which Swift has them, if each is a number or a pointer.
  func functionOfC(
    _ type: Any.Type,
    named name: String,
    at address: UInt? = nil
  ) throws -> Implementation {
    // `dlsym` with NULL, `RTLD_DEFAULT`, asks for what the program itself would call.
    guard let code = address ?? dlsym(nil, name).map({ UInt(bitPattern: $0) }),
      let image = search.image(holding: code),
      let text = Self.text(of: type),
      let symbol = MemberSymbol(demangled: "C." + name + text, owner: nil)
    else {
      throw JointError.notFound(declaration: declaration.description, nearMisses: [])
    }
    // A function of the program's own may have a name of the C library's.
    if code == dlsym(nil, name).map({ UInt(bitPattern: $0) }) {
      if let why = Self.cannotPassOn(name, FunctionType.parameters(of: type).count) {
        throw refusal(why)
      }
      guard !Self.isNeverEntered(name) else {
        throw refusal("Pliant, the Swift runtime or the loader rests on it")
      }
    }
    guard Self.isPassedAlike(type) else {
      throw refusal(
        "only integers of 32 and 64 bits, floating-point numbers and pointers come where Swift has them"
      )
    }
    // Of a function that is chosen for the processor, as of a stripped library, only unwinders know how long it is.
    let function = try JointError.attempt {
      try file(of: image).function(at: code, hasOtherNames: true)
    }
    let size = function?.size ?? UnsafeRawPointer(bitPattern: code).map { pliant_unwound_size($0) }
    guard let size, size > 0 else {
      throw refusal("the system has no code of it that could be entered")
    }
    return Implementation(
      declaration: declaration.description,
      function: code,
      route: .entry(
        FunctionCode(
          start: code,
          size: size,
          room: function?.room ?? size,
          contextSize: nil,
          inlined: search.isDebug(image) ? nil : name,
          isGuarded: true
        )
      ),
      owner: nil,
      symbol: symbol,
      borrowsClosure: false
    )
  }

  private func refusal(_ detail: String) -> JointError {
    .unexpectedLayout(declaration: declaration.description, detail: detail)
  }

  /// `(Int32) -> Int32`, as the demangler prints the type.
  private static func text(of type: Any.Type) -> String? {
    guard let mangled = _mangledTypeName(type), let text = Demangler.demangle("$s" + mangled + "D"),
      let start = text.firstIndex(of: "(")
    else { return nil }
    return String(text[start...])
  }

  // MARK: What cannot be entered

  /// What runs in every call of what is bent, or before and after what Swift code can run in: memory, threads, signals,
  /// the loader, unwinding, and the runtimes.
  private static func isNeverEntered(_ name: String) -> Bool {
    // What `SystemRandomNumberGenerator` asks.
    guard name != "swift_stdlib_random" else { return false }
    return neverEntered.contains(name) || neverBegins.contains { name.hasPrefix($0) }
  }

  private static let neverBegins = [
    "_", "dl", "mem", "malloc", "pthread_", "sig", "str", "swift_", "tls_",
  ]
  private static let neverEntered: Set = [
    "abort", "aligned_alloc", "brk", "bzero", "calloc", "cfree", "clone", "exit", "free", "longjmp",
    "madvise", "mmap", "mprotect", "mremap", "munmap", "posix_memalign", "pvalloc", "raise",
    "realloc", "reallocarray", "sbrk", "sched_yield", "syscall", "valloc",
    "wmemcpy", "wmemmove", "wmemset",
  ]

  // MARK: What no handle can call

  /// Why a handle with so many parameters could not call the function as its callers do; nil if it can.
  ///
  /// What a handle's type leaves out is lost: the registers hold something else when the original is called.
  private static func cannotPassOn(_ name: String, _ count: Int) -> String? {
    if returnsTwice.contains(name) {
      return "it returns more than once, or on another stack, and what a layer calls returns once"
    }
    if readsWhatItIsTold.contains(name) {
      return
        "it reads as many arguments as its others say, and a handle passes on a fixed number: bend what calls it"
    }
    guard let type = optionalArguments[name], count < type.split(separator: ", ").count else {
      return nil
    }
    return
      "it may read arguments that the handle leaves out: write '#callable<\(type)>(symbol: \"\(name)\")'"
  }

  private static let returnsTwice: Set = [
    "fork", "getcontext", "makecontext", "setcontext", "setjmp", "sigsetjmp", "swapcontext",
    "vfork",
  ]

  /// What libc declares with `...`, and that reads what a format, a list's end, or a count says.
  private static let readsWhatItIsTold: Set = [
    "argp_error", "argp_failure", "asprintf", "dprintf", "err", "error", "error_at_line", "errx",
    "execl", "execle", "execlp", "fprintf", "fscanf", "fwprintf", "fwscanf", "obstack_printf",
    "printf", "scanf", "snprintf", "sprintf", "sscanf", "strfmon", "strfmon_l", "swprintf",
    "swscanf", "syslog", "warn", "warnx", "wprintf", "wscanf",
  ]

  /// What libc declares with `...`, with the most that it may read.
  ///
  /// Its callers pass that in registers, as if it were declared; where they pass less, the rest is whatever is
  /// there, and not read.
  private static let optionalArguments = [
    "fcntl": "(Int32, Int32, Int) -> Int32",
    "fcntl64": "(Int32, Int32, Int) -> Int32",
    "ioctl": "(Int32, UInt, UInt) -> Int32",
    "mq_open": "(UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer?) -> Int32",
    "open": "(UnsafePointer<CChar>, Int32, UInt32) -> Int32",
    "open64": "(UnsafePointer<CChar>, Int32, UInt32) -> Int32",
    "openat": "(Int32, UnsafePointer<CChar>, Int32, UInt32) -> Int32",
    "openat64": "(Int32, UnsafePointer<CChar>, Int32, UInt32) -> Int32",
    "prctl": "(Int32, UInt, UInt, UInt, UInt) -> Int32",
    "ptrace": "(UInt32, Int32, UInt, UInt) -> Int",
    "sem_open": "(UnsafePointer<CChar>, Int32, UInt32, UInt32) -> OpaquePointer?",
    "semctl": "(Int32, Int32, Int32, Int) -> Int32",
    "ulimit": "(Int32, Int) -> Int",
  ]

  // MARK: How C passes arguments

  /// Whether C has each argument, and the result, in a register of its own, as Swift has: the system's conventions say so
  /// of numbers and pointers, as far as registers go.
  private static func isPassedAlike(_ type: Any.Type) -> Bool {
    let parameters = FunctionType.parameters(of: type).map { scalar($0) }
    guard let result = FunctionType.result(of: type), parameters.allSatisfy({ $0 != nil }),
      result == Void.self || scalar(result) != nil
    else { return false }
    return parameters.count { $0 == .word } <= 6 && parameters.count { $0 == .vector } <= 8
  }

  private enum Scalar { case word, vector }

  private static func scalar(_ type: Any.Type) -> Scalar? {
    if type == Double.self || type == Float.self { return .vector }
    let isPointer = type is any PointerOfC.Type && ValueLayout.isWord(type)
    return isPointer || words.contains { $0 == type } ? .word : nil
  }

  // Narrower numbers fill their registers in Swift's own way.
  private static let words: [Any.Type] = [
    Int.self, UInt.self, Int32.self, UInt32.self, Int64.self, UInt64.self,
  ]
}

/// What is an address in C, too.
private protocol PointerOfC {}
extension UnsafePointer: PointerOfC {}
extension UnsafeMutablePointer: PointerOfC {}
extension UnsafeRawPointer: PointerOfC {}
extension UnsafeMutableRawPointer: PointerOfC {}
extension OpaquePointer: PointerOfC {}
extension Optional: PointerOfC where Wrapped: PointerOfC {}
