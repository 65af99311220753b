import PliantTesting

/// A function through which programs enter a part of the system, and what a fixture does about it.
///
/// The entry points and the table below name all of them. A test compares these with the libraries
/// on the machine: with the system calls in their code, and with the names that they export.
struct HandledFunction: Sendable {
  enum Part: String, Sendable { case files, time, environment, network }

  /// The effect of a call within the fixture.
  enum Handling: String, Sendable {
    /// The fixture replaces the function.
    case replaced
    /// The function reaches the system through replaced ones alone.
    case covered
    /// It fails, and so does the test, with an error that names the function.
    case refused
    /// It reaches the real system, as `what-tests-replace.md` says.
    case limit
    /// Its name is like theirs, and it does not enter this part of the system.
    case unrelated
  }

  let part: Part
  let handling: Handling
  let name: String
  /// The reason why a function is a limit, or unrelated.
  let reason: String

  static let all: [HandledFunction] =
    [
      (Part.files, Handling.replaced, FileEntryPoints.replacing),
      (.files, .refused, FileEntryPoints.refusing), (.time, .replaced, TestClock.entryPoints),
      (.environment, .replaced, TestEnvironment.entryPoints),
    ].flatMap { part, handling, points in
      points.map { HandledFunction(part: part, handling: handling, name: $0.name, reason: "") }
    } + table

  /// A row has a part, a handling and, in parentheses, its reason, then the functions' names.
  private static let table: [HandledFunction] = (fileTable + timeTable + environmentTable)
    .split(separator: "\n").flatMap(row)

  static func names(_ part: Part, _ handlings: Handling...) -> Set<String> {
    Set(all.lazy.filter { $0.part == part && handlings.contains($0.handling) }.map(\.name))
  }

  private static func row(_ line: Substring) -> [HandledFunction] {
    guard let colon = line.firstIndex(of: ":") else { return [] }
    let head = line[..<colon].split(separator: " ", maxSplits: 2)
    guard let part = head.first.flatMap({ Part(rawValue: String($0)) }),
      let handling = head.dropFirst().first.flatMap({ Handling(rawValue: String($0)) })
    else {
      preconditionFailure("the table has a line that says no part and handling: \(line)")
    }
    let reason = head.count > 2 ? String(head[2].dropFirst().dropLast()) : ""
    return line[colon...].dropFirst().split(separator: " ").map {
      HandledFunction(part: part, handling: handling, name: String($0), reason: reason)
    }
  }

  // MARK: - Files

  private static let fileTable = """
    files covered: __getcwd_chk __open_2 __open64_2 __openat_2 __openat64_2 __readlink_chk \
    __readlinkat_chk __realpath_chk canonicalize_file_name eaccess euidaccess \
    fts_open fts_read fts64_open fts64_read get_current_dir_name getwd glob glob64 lchmod mkdtemp \
    mkfifo mkfifoat mknod mkostemp mkostemp64 mkostemps mkostemps64 mkstemp mkstemp64 mkstemps \
    mkstemps64 mktemp pathconf realpath remove scandir scandir64 sem_open sem_unlink shm_unlink \
    statvfs statvfs64 tempnam tmpfile tmpfile64 tmpnam tmpnam_r
    files limit (reads the real disk, for binaries linked to a C library before 2.33): __fxstat \
    __fxstat64 __fxstatat __fxstatat64 __lxstat __lxstat64 __xstat __xstat64
    files limit (loads code from the real disk): dlopen dlmopen
    files limit (the kernel's own entry point, by number): syscall
    files limit (sends to a socket of the real disk; no file changes): connect sendto sendmsg
    files limit (reads data of the system's or of the C library's, such as translations): \
    _IO_file_open __open_catalog __open_nocancel __open64_nocancel daemon gethostid sysconf \
    pthread_getname_np pthread_setname_np ustat uselib
    files covered: execl execle execlp execv execvp execvpe
    files unrelated (takes a descriptor or a stream that another function has opened): closedir \
    copy_file_range dirfd fdopen fdopendir fileno fstatfs fstatvfs ftruncate fts_close fts_set \
    funlockfile flockfile readdir sendfile
    files unrelated (of arguments of a process, which is refused later): \
    posix_spawn_file_actions_addchdir_np posix_spawn_file_actions_adddup2 \
    posix_spawn_file_actions_addopen posix_spawn_file_actions_addclose \
    posix_spawn_file_actions_destroy posix_spawn_file_actions_init posix_spawnattr_destroy \
    posix_spawnattr_init posix_spawnattr_setflags posix_spawnattr_setsigdefault \
    posix_spawnattr_setsigmask
    files unrelated (of another part of the system): __xpg_basename freeaddrinfo initstate

    """

  // MARK: - Time

  private static let timeTable = """
    time limit (waits in real time for something outside of the test): epoll_pwait epoll_pwait2 \
    epoll_wait mq_timedreceive mq_timedsend poll ppoll pselect recvmmsg select semtimedop \
    sigtimedwait
    time limit (waits in real time, until a date of the system's clock): pthread_cond_clockwait \
    pthread_cond_timedwait pthread_mutex_clocklock pthread_mutex_timedlock
    time limit (sends a signal after a real time): alarm setitimer timer_settime
    time limit (the processor's time): clock
    time limit (creates, describes or removes a timer of the real time): getitimer timer_create \
    timer_delete timer_getoverrun timer_gettime timerfd_create
    time limit (describes or sets the system's clock): clock_getcpuclockid clock_getres \
    clock_settime
    time unrelated (computes with a time that it is given): gmtime_r localtime_r strftime timezone
    time unrelated (of files): futimens utimes
    time unrelated (of descriptors that are waited for later): epoll_create1 epoll_ctl

    """

  // MARK: - Environment

  private static let environmentTable = """
    environment limit (the process's own variables): __environ _environ environ
    environment unrelated (of lists of texts): envz_add envz_entry envz_get envz_merge \
    envz_remove envz_strip
    """
}
