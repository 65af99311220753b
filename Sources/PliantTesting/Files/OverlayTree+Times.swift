import Glibc

// With a test's clock, the times of files that the test makes or changes are that clock's.
//
// The kernel gives a file that is written the real time, unseen by the overlay. Before the clock
// moves, and before a call of the file system's, each time that is not the one that was set last is
// therefore replaced by the clock's.

extension OverlayTree {
  /// The times of an upper file.
  struct Times: Sendable {
    var accessed, modified, changed: Duration
    /// The time at which the test created the file.
    var born: Duration?
    /// The first two, as the kernel has them.
    fileprivate var kernel: [Duration]

    init(_ status: stat, born: Duration? = nil) {
      kernel = Self.kernel(status)
      (accessed, modified) = (kernel[0], kernel[1])
      (changed, self.born) = (born ?? Duration(status.st_ctim), born)
    }

    /// The times for a copy of the file.
    func copied(_ copy: stat) -> Times {
      var times = self
      times.kernel = Self.kernel(copy)
      return times
    }

    fileprivate static func kernel(_ status: stat) -> [Duration] {
      [Duration(status.st_atim), Duration(status.st_mtim)]
    }
  }

  /// Has the times of a path follow the clock; called before a file is made or changed there.
  mutating func track(_ path: Path, attributes: Bool = false) throws(SystemError) {
    guard now != nil || isGiven else { return }
    unsettled.insert(path)
    guard let status = try Kernel.status(of: upper(path)) else { return }
    let inode = Inode(status)
    if times[inode] == nil { times[inode] = Times(status) }
    if let now, attributes { times[inode]?.changed = now }
  }

  /// Gives files the clock's time that were read, written or created since the last call.
  mutating func settle(at now: Duration) {
    self.now = now
    for path in unsettled {
      guard let status = try? Kernel.status(of: upper(path)) else {
        unsettled.remove(path)
        continue
      }
      settle(path, status, at: now)
      if !Kernel.mayBeWritten(upper(path), status) { unsettled.remove(path) }
    }
  }

  private mutating func settle(_ path: Path, _ status: stat, at now: Duration) {
    var new = times[Inode(status)] ?? Times(status, born: now)
    let (kernel, isNew) = (Times.kernel(status), times[Inode(status)] == nil)
    if isNew || kernel[0] != new.kernel[0] { new.accessed = now }
    if isNew || kernel[1] != new.kernel[1] { (new.modified, new.changed) = (now, now) }
    times[Inode(status)] = new
    if isNew || kernel != new.kernel { keep(path, status) }
  }

  /// Notes the times that were set of a file, which are not the kernel's own.
  mutating func accept(_ path: Path, accessed: Duration?, modified: Duration?) {
    guard let now, let status = try? Kernel.status(of: upper(path)) else { return }
    var new = times[Inode(status)] ?? Times(status)
    (new.accessed, new.modified) = (accessed ?? new.accessed, modified ?? new.modified)
    new.changed = now
    times[Inode(status)] = new
    keep(path, status)
  }

  /// Has the kernel keep a file's times, as far as its file system can.
  private mutating func keep(_ path: Path, _ status: stat) {
    var status = status
    show(&status)
    try? Self.setTimes(status, of: upper(path))
    if let kept = try? Kernel.status(of: upper(path)) {
      times[Inode(kept)]?.kernel = Times.kernel(kept)
    }
  }

  func birth(of place: Place?) -> Duration? { place?.status.flatMap { times[Inode($0)]?.born } }

  func show(_ status: inout stat) {
    guard let times = times[Inode(status)] else { return }
    status.st_atim = times.accessed.timespec
    status.st_mtim = times.modified.timespec
    status.st_ctim = times.changed.timespec
  }
}

extension Kernel {
  /// Whether a file is open for writing: its owner gets no lease for reading then.
  fileprivate static func mayBeWritten(_ path: [UInt8], _ status: stat) -> Bool {
    guard status.st_mode & S_IFMT == S_IFREG else { return false }
    guard let file = try? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) else { return true }
    defer { close(file) }
    return fcntl(file, 1_024, Int32(F_RDLCK)) != 0  // F_SETLEASE
  }
}
