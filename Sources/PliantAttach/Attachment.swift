import CPliantAttach
import Glibc
import PliantImages

/// A library that was loaded into a program that runs, and the socket to it.
///
/// One thread of the program makes three system calls, and stands for less than a millisecond. The
/// library is loaded by a new thread, which waits for whatever locks others hold.
package struct Attachment: Sendable {
  /// The other end is with the library's function, which the caller closes.
  package let socket: Int32
  /// How long one of the threads stood still.
  package let pause: Duration

  /// Settings that tests change.
  package struct Options: Sendable {
    package var entry = "pliant_agent_begin"
    package var needsSwift = true
    /// Attaches to a program that has confined itself.
    package var isForced = false
    package var scopeFile = "/proc/sys/kernel/yama/ptrace_scope"
    /// The process that attaches is killed after so many steps, or never.
    package var diesAfter = 0

    package init() {}
  }

  /// Loads a library, and calls its function `int entry(int socket)`.
  ///
  /// If the program has loaded a library of that name, from wherever, it is that one's function.
  package init(
    to process: Int32,
    library: String,
    options: Options = Options()
  ) throws(AttachError) {
    let target = Target(program: RunningProgram(process), options: options)
    try target.check()
    let mappings = try target.mappings()
    let name = library.split(separator: "/").last ?? ""
    let loaded = mappings.first { $0.name == name }.map { String($0.path) }
    if loaded == nil { try target.check(library) }
    let outcome = try target.interrupt(mappings, loaded ?? library)
    pause = .nanoseconds(Int64(outcome.nanoseconds))
    socket = try target.load(outcome.context)
  }
}

/// A program that is attached to or, if `isReading` is set, only read.
struct Target {
  let program: RunningProgram
  var options = Attachment.Options()
  var isReading = false
  var process: Int32 { program.process }

  func error(_ reason: AttachError.Reason) -> AttachError {
    AttachError(process: process, reason: reason, isReading: isReading)
  }

  // MARK: - Who may be attached to

  func check() throws(AttachError) {
    if process <= 0 || kill(process, 0) != 0 && errno == ESRCH { throw error(.noProcess) }
    if !isReading { try waitForTracer() }
    guard let status = program.status else { throw error(.hidden) }
    guard process != getpid() || isReading else { throw error(.own) }
    if let group = status["Tgid"].flatMap(Int32.init), group != process {
      throw error(.thread(of: group))
    }
    guard status["VmSize"] != nil else {
      throw error(status["State"] == "Z" ? .ended : .kernelThread)
    }
    guard !isReading else { return }
    if status["State"]?.lowercased() == "t" { throw error(.stopped) }
    if filters(status) > filters(RunningProgram(getpid()).status ?? [:]), !options.isForced {
      throw error(.confined)
    }
    if status["x86_Thread_features"] == "shstk" { throw error(.shadowStack) }
    // The library, its threads and what they record take some 220 MB of addresses.
    if let limit = program.addressLimit, let size = status["VmSize"].flatMap(Int.init),
      limit < size << 10 + 256 << 20
    {
      throw error(.fewAddresses)
    }
  }

  /// Waits for a second: the tracer may be another command, which attaches for a moment.
  private func waitForTracer() throws(AttachError) {
    for look in 1...20 {
      guard let tracer = tracer(program.status ?? [:]) else { return }
      if look == 20 { throw tracer }
      usleep(50_000)
    }
  }

  private func tracer(_ status: [String: String]) -> AttachError? {
    guard let tracer = status["TracerPid"].flatMap(Int32.init), tracer > 0 else { return nil }
    return error(.traced(by: RunningProgram(tracer).name, tracer))
  }

  private func filters(_ status: [String: String]) -> Int {
    let count = status["Seccomp_filters"].flatMap { Int($0) }
    return status["Seccomp"] ?? "0" == "0" ? 0 : count ?? 1
  }

  /// Why the system does not permit it.
  var denial: AttachError {
    let status = program.status ?? [:]
    if !isReading, let tracer = tracer(status) { return tracer }
    let owner = status["Uid"].flatMap(UInt32.init) ?? geteuid()
    if geteuid() != 0, owner != geteuid() {
      // SAFETY: the record is read before another is asked for.
      let user = unsafe getpwuid(owner).map { String(cString: $0.pointee.pw_name) }
      return error(.otherUser(user ?? "\(owner)"))
    }
    if let auxiliary = program.owner, auxiliary != owner { return error(.protected) }
    if let file = fopen(options.scopeFile, "re") {
      defer { fclose(file) }
      let scope = Int(fgetc(file)) - 48
      if (1...3).contains(scope) { return error(.scope(scope)) }
    }
    return error(.notPermitted)
  }

  /// Returns the program's mappings; throws if it cannot load the library.
  func mappings() throws(AttachError) -> [RunningProgram.Mapping] {
    guard let mappings = program.mappings else { throw denial }
    let path = "/proc/\(process)/exe"
    guard access(path, R_OK) == 0 else { throw denial }
    func has(_ prefix: String) -> Bool { mappings.contains { $0.name.hasPrefix(prefix) } }
    guard let file = try? ELFFile(path: path), file.machine == EM_X86_64 else {
      throw error(.otherProcessor)
    }
    guard has("libc.so.6") else {
      throw error(has("ld-musl") || has("libc.musl") ? .otherLibrary : .isStatic)
    }
    guard options.needsSwift, !has("libswiftCore.so") else { return mappings }
    throw error(file.hasSwiftSections ? .ownSwift : .noSwift)
  }

  /// Whether the library is there, as the program sees files.
  func check(_ library: String) throws(AttachError) {
    var (here, there) = (stat(), stat())
    guard stat(library, &here) == 0 else { throw error(.missing(library)) }
    guard stat("/proc/\(process)/root\(library)", &there) == 0, here.st_size == there.st_size else {
      throw error(.missingThere(library))
    }
  }

  // MARK: - Attaching

  private func symbols(
    _ mappings: [RunningProgram.Mapping],
    of prefix: String
  ) throws(AttachError) -> OfferedSymbols {
    guard let base = mappings.first(where: { $0.name.hasPrefix(prefix) })?.range.lowerBound,
      let symbols = OfferedSymbols(program, base: base)
    else { throw error(.noSymbols) }
    return symbols
  }

  private func code(_ mappings: [RunningProgram.Mapping], _ bytes: [UInt8]) -> UInt64 {
    for part in mappings where part.isCode && part.name.hasPrefix("libc.so.6") {
      let range = part.range
      let found = pliant_find_in_process(
        process,
        range.lowerBound,
        range.upperBound,
        bytes,
        bytes.count
      )
      if found != 0 { return found }
    }
    return 0
  }

  /// The functions that its new threads call, and where a thread's record has its number.
  private func functions(
    _ mappings: [RunningProgram.Mapping]
  ) throws(AttachError) -> (pliant_attach_functions, id: UInt64) {
    let libc = try symbols(mappings, of: "libc.so.6")
    let loader = try symbols(mappings, of: "ld-linux")
    func find(_ name: String, in symbols: OfferedSymbols) throws(AttachError) -> UInt64 {
      guard let address = symbols[name] else { throw error(.oldLibrary(without: name)) }
      return address
    }
    let functions = pliant_attach_functions(
      create: try find("pthread_create", in: libc),
      detach: try find("pthread_detach", in: libc),
      self: try find("pthread_self", in: libc),
      open: try find("dlopen", in: libc),
      symbol: try find("dlsym", in: libc),
      error: try find("dlerror", in: libc),
      unmap: try find("munmap", in: libc),
      prepare_ctype: try find("__ctype_init", in: libc),
      tls_size: try find("_dl_get_tls_static_info", in: loader),
      prepare_tls: try find("_dl_allocate_tls_init", in: loader)
    )
    // For debuggers: the size of the field, the number of its elements, and where it is.
    let field = try find("_thread_db_pthread_tid", in: libc)
    guard let place: UInt32 = program.value(at: field + 8) else { throw error(.noSymbols) }
    return (functions, UInt64(place))
  }

  func interrupt(
    _ mappings: [RunningProgram.Mapping],
    _ library: String
  ) throws(AttachError) -> pliant_attach_outcome {
    let (functions, place) = try functions(mappings)
    let call = code(mappings, [0x0f, 0x05, 0xc3])
    let restore = code(mappings, [0x48, 0xc7, 0xc0, 0x0f, 0, 0, 0, 0x0f, 0x05])
    guard call != 0, restore != 0 else { throw error(.noSymbols) }
    var outcome = pliant_attach_outcome()
    library.withCString { path in
      options.entry.withCString { entry in
        var request = pliant_attach_request(
          process: process,
          call: call,
          restore: restore,
          id_offset: place,
          functions: functions,
          path: path,
          entry: entry,
          dies_after: Int32(options.diesAfter)
        )
        pliant_attach(&request, &outcome)
      }
    }
    switch outcome.failure {
    case PLIANT_ATTACH_DONE: return outcome
    case PLIANT_ATTACH_NOT_PERMITTED: throw denial
    case PLIANT_ATTACH_NO_THREAD: throw error(.busy)
    case PLIANT_ATTACH_SYSTEM_CALL: throw error(.systemCall(outcome.error))
    default: throw error(.unfinished)
    }
  }

  /// Takes the socket of the program's new thread, and lets that load the library.
  func load(_ context: UInt64) throws(AttachError) -> Int32 {
    let (clock, limit) = (ContinuousClock(), Duration.seconds(5))
    let start = clock.now
    var (state, there) = (Int32(0), Int32(-1))
    while state == 0 {
      state = pliant_attach_state(process, context, &there)
      guard state == 0 else { break }
      guard clock.now - start < limit else { throw error(.notStarted) }
      usleep(50)
    }
    guard state > 0 else { throw error(state == -ESRCH ? .unfinished : .systemCall(-state)) }
    let socket = pliant_take_file(process, there)
    guard socket >= 0 else { throw error(.systemCall(-socket)) }
    let text = Self.answer(socket)
    guard text != "l" else { return socket }
    close(socket)
    throw error(.notLoaded(text.isEmpty ? "no answer within a minute" : "\(text.dropFirst())"))
  }

  private static func answer(_ socket: Int32) -> String {
    var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0x67, count: 1)
    guard write(socket, bytes, 1) == 1, poll(&ready, 1, 60_000) == 1, read(socket, &bytes, 1) == 1
    else { return "" }
    guard bytes == [0x65] else { return String(decoding: bytes, as: UTF8.self) }
    var part = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(socket, &part, part.count), count > 0 { bytes += part[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
