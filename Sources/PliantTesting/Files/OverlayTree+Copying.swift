import CPliant
import Glibc
import PliantBase

extension OverlayTree {
  /// The permission that a change requires.
  enum Permission {
    /// Only the owner may.
    case owner
    case write
    /// The kernel has checked it already.
    case granted
  }

  /// Copies a file of the disk, without those below it, so that it can be changed.
  mutating func copyUp(
    _ place: Place,
    _ permission: Permission,
    contents: Bool = true
  ) throws(SystemError) {
    guard let status = place.status, !place.isUpper else { return }
    guard [S_IFREG, S_IFDIR, S_IFLNK].contains(place.kind) else { throw SystemError(EPERM) }
    let isOfKernel = [Array("proc".utf8), Array("sys".utf8)].contains(place.path.names.first)
    guard !isOfKernel else { throw SystemError(EROFS) }
    try check(permission, on: place, status)
    try makeFolder(place.path.parent)
    let draft = home.appending(Array("draft".utf8)).bytes
    do throws(SystemError) {
      try Self.copy(place.path.bytes, status, to: draft, contents: contents)
      let folder = upper(place.path.parent)
      guard let before = try Kernel.status(of: folder) else { throw SystemError(EIO) }
      try unlocked(folder) { () throws(SystemError) in
        try Kernel.call(PLIANT_RENAME, from: draft, to: upper(place.path))
      }
      // A folder that its owner may not write in could not be moved.
      if place.kind == S_IFDIR {
        try Kernel.call(PLIANT_CHMOD, at: upper(place.path), Int(status.st_mode & 0o7777))
      }
      try Self.setTimes(before, of: folder)
    } catch {
      for flags in [0, Int(AT_REMOVEDIR)] { _ = try? Kernel.call(PLIANT_REMOVE, at: draft, flags) }
      throw error
    }
    guard let copy = try Kernel.status(of: upper(place.path)) else { throw SystemError(EIO) }
    origins[Inode(copy)] = Origin(inode: Inode(status), owner: (status.st_uid, status.st_gid))
    copies[Inode(status)] = place.path
    if now != nil { times[Inode(copy)] = Times(status).copied(copy) }
  }

  private func check(
    _ permission: Permission,
    on place: Place,
    _ status: stat
  ) throws(SystemError) {
    guard geteuid() != 0, !isGiven else { return }
    switch permission {
    case .granted: break
    case .owner: if status.st_uid != geteuid() { throw SystemError(EPERM) }
    case .write:
      try Kernel.call(PLIANT_ACCESS, at: place.path.bytes, Int(W_OK), Int(AT_EACCESS))
    }
  }

  /// Makes a folder an upper one, and those above it.
  mutating func makeFolder(_ path: Path) throws(SystemError) {
    let place = try look(at: path)
    guard place.status != nil else { throw SystemError(ENOENT) }
    guard place.kind == S_IFDIR else { throw SystemError(ENOTDIR) }
    try copyUp(place, .granted)
  }

  /// Makes a folder an upper one, in which the caller may make and remove files.
  mutating func makeWritable(_ folder: Path) throws(SystemError) {
    try failIfAsked(to: .write, folder)
    try check(W_OK | X_OK, in: look(at: folder))
    try makeFolder(folder)
  }

  /// Throws if the caller may not use a folder so, whose copy belongs to this process even if the
  /// disk's does not.
  func check(_ access: Int32, in folder: Place) throws(SystemError) {
    guard geteuid() != 0, !isGiven else { return }
    let disk = folder.isUpper ? try diskStatus(at: folder.path) : folder.status
    let isOther = disk.map { $0.st_uid != geteuid() } ?? false
    let path = isOther ? folder.path.bytes : location(of: folder)
    try Kernel.call(PLIANT_ACCESS, at: path, Int(access), Int(AT_EACCESS))
  }

  /// Runs an operation of the overlay's own on an upper folder, whose mode may stop its owner.
  @discardableResult
  func unlocked<Result>(
    _ folder: [UInt8],
    _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    guard geteuid() != 0, let mode = try Kernel.status(of: folder)?.st_mode, mode & 0o700 != 0o700
    else { return try body() }
    try Kernel.call(PLIANT_CHMOD, at: folder, Int(mode & 0o7777 | 0o700))
    defer { _ = try? Kernel.call(PLIANT_CHMOD, at: folder, Int(mode & 0o7777)) }
    return try body()
  }

  /// Copies a file and everything below it, before it is moved.
  mutating func copyAllUp(_ path: Path) throws(SystemError) {
    let place = try look(at: path)
    try copyUp(place, .granted)
    guard place.kind == S_IFDIR, try diskStatus(at: path) != nil else { return }
    let names = try entries(of: path).map(\.name)
    try unlocked(upper(path)) { () throws(SystemError) in
      for name in names { try copyAllUp(path.appending(name)) }
    }
  }

  // MARK: - Copying

  static func copy(
    _ from: [UInt8],
    _ status: stat,
    to: [UInt8],
    contents: Bool
  ) throws(SystemError) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: try Kernel.call(PLIANT_MAKE_FOLDER, at: to, 0o700)
    case S_IFLNK: try Kernel.makeLink(to: try Kernel.link(at: from), at: to)
    default: try copyContents(of: from, to: to, isEmpty: !contents)
    }
    // Only root may give files away; the origin remembers the owner.
    _ = try? Kernel.call(
      PLIANT_CHOWN,
      at: to,
      Int(status.st_uid),
      Int(status.st_gid),
      Int(AT_SYMLINK_NOFOLLOW)
    )
    if status.st_mode & S_IFMT != S_IFLNK {
      let open = status.st_mode & S_IFMT == S_IFDIR ? 0o700 : mode_t()
      try Kernel.call(PLIANT_CHMOD, at: to, Int(status.st_mode & 0o7777 | open))
    }
    copyAttributes(of: from, to: to)
    try setTimes(status, of: to)
  }

  private static func copyContents(
    of from: [UInt8],
    to: [UInt8],
    isEmpty: Bool
  ) throws(SystemError) {
    let target = try Kernel.open(to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { Kernel.close(target) }
    guard !isEmpty else { return }
    let source = try Kernel.open(from, O_RDONLY | O_CLOEXEC)
    defer { Kernel.close(source) }
    var count: Int?
    repeat {
      count = try? Kernel.call(PLIANT_COPY_RANGE, source, 0, Int(target), 0, 1 &<< 30)
    } while count ?? 0 > 0
    guard count == nil else { return }
    // Other file systems cannot copy it in the kernel, or not into this one.
    var buffer = [UInt8](repeating: 0, count: 65536)
    try buffer.withUnsafeMutableBufferPointer { bytes throws(SystemError) in
      let start = Int(bitPattern: bytes.baseAddress)
      while true {
        let count = try Kernel.call(PLIANT_READ, source, start, bytes.count)
        guard count > 0 else { return }
        try Kernel.write(UnsafeBufferPointer(rebasing: bytes[..<count]), to: target)
      }
    }
  }

  /// Copies extended attributes, but for those that this process may not set.
  private static func copyAttributes(of from: [UInt8], to: [UInt8]) {
    func bytes(_ read: (Int, Int) throws(SystemError) -> Int) -> [UInt8]? {
      guard let size = try? read(0, 0), size > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: size)
      let count = buffer.withUnsafeMutableBytes {
        try? read(Int(bitPattern: $0.baseAddress), $0.count)
      }
      return count.map { Array(buffer[..<$0]) }
    }
    let names = bytes { (address, size) throws(SystemError) in
      try Kernel.call(PLIANT_LIST_ATTRIBUTES, from, address, size)
    }
    for name in names?.split(separator: 0) ?? [] {
      (name + [0]).withUnsafeBytes { name in
        let name = Int(bitPattern: name.baseAddress)
        let value = bytes { (address, size) throws(SystemError) in
          try Kernel.call(PLIANT_GET_ATTRIBUTE, from, name, address, size)
        }
        (value ?? []).withUnsafeBytes { value in
          let start = Int(bitPattern: value.baseAddress)
          _ = try? Kernel.call(PLIANT_SET_ATTRIBUTE, to, name, start, value.count)
        }
      }
    }
  }

  static func setTimes(_ status: stat, of path: [UInt8]) throws(SystemError) {
    try [status.st_atim, status.st_mtim].withUnsafeBufferPointer { times throws(SystemError) in
      let times = Int(bitPattern: times.baseAddress)
      try Kernel.call(PLIANT_SET_TIMES, at: path, times, Int(AT_SYMLINK_NOFOLLOW))
    }
  }
}
