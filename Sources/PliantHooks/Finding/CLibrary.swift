/// Functions that Pliant's own layers may hook, which must let the runtime's calls through.
package enum OwnHooks {
  @TaskLocal fileprivate static var areAllowed = false
  fileprivate static let names: Set = [
    "pthread_create", "swift_task_addCancellationHandler", "swift_task_create",
    "swift_task_removeCancellationHandler",
  ]

  package static func allowing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $areAllowed.withValue(true, operation: body)
  }
}

/// The functions of the C library that cannot be hooked, or not by every handle.
enum CLibrary {
  /// The reason why a handle with so many parameters cannot hook a function; nil if it can.
  static func refusal(of name: String, parameterCount: Int) -> String? {
    if let reason = unlikeItsCallers(name, parameterCount) { return reason }
    return isNeverEntered(name) ? "Pliant, the Swift runtime or the loader rests on it" : nil
  }

  // MARK: Functions that Pliant needs

  /// Whether it runs in every call of a hooked function, or where no Swift code can run.
  ///
  /// These are functions for memory, threads, signals, loading and unwinding, and those of the
  /// runtimes.
  private static func isNeverEntered(_ name: String) -> Bool {
    // `SystemRandomNumberGenerator` asks one, and tasks that can run are scheduled with the other.
    guard !["swift_stdlib_random", "swift_task_enqueue"].contains(name),
      !OwnHooks.areAllowed || !OwnHooks.names.contains(name)
    else { return false }
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

  // MARK: Functions that no handle can call

  /// The reason why a handle with so many parameters cannot call a function as its callers do.
  ///
  /// Arguments that a handle's type leaves out are lost: the registers hold something else when the
  /// original is called.
  private static func unlikeItsCallers(_ name: String, _ count: Int) -> String? {
    if returnsTwice.contains(name) {
      return "it returns more than once, or on another stack, and what a layer calls returns once"
    }
    if readsAnyNumber.contains(name) {
      return "it reads as many arguments as its others say, and a handle passes on a fixed number: "
        + "override what calls it"
    }
    guard let type = optionalArguments[name], count < type.split(separator: ", ").count else {
      return nil
    }
    return "it may read arguments that the handle leaves out: "
      + "write '#callable<\(type)>(symbol: \"\(name)\")'"
  }

  private static let returnsTwice: Set = [
    "fork", "getcontext", "makecontext", "setcontext", "setjmp", "sigsetjmp", "swapcontext",
    "vfork",
  ]

  /// Functions with `...` that read as many arguments as a format, a list's end, or a count says.
  private static let readsAnyNumber: Set = [
    "argp_error", "argp_failure", "asprintf", "dprintf", "err", "error", "error_at_line", "errx",
    "execl", "execle", "execlp", "fprintf", "fscanf", "fwprintf", "fwscanf", "obstack_printf",
    "printf", "scanf", "snprintf", "sprintf", "sscanf", "strfmon", "strfmon_l", "swprintf",
    "swscanf", "syslog", "warn", "warnx", "wprintf", "wscanf",
  ]

  /// Functions with `...`, with the most arguments that they may read.
  ///
  /// Callers pass these in registers, as if they were declared. Registers of arguments that a
  /// caller leaves out hold anything, and are not read.
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
}
