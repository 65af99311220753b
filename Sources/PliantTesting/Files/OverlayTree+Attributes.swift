import CPliant
import Glibc

extension OverlayTree {
  // MARK: - Reading

  /// The identity of a file, which a copy shares with what it was copied from.
  func identity(_ status: stat) -> Inode {
    let inode = Inode(status)
    return origins[inode]?.inode ?? inode
  }

  /// The attributes as the test sees them, which do not change when a file is copied.
  func seen(_ status: stat) -> stat {
    let origin = origins[Inode(status)]
    var status = status
    show(&status)
    guard let origin else { return status }
    (status.st_dev, status.st_ino) = (origin.inode.device, origin.inode.number)
    // Only root could give the copy to its owner.
    if geteuid() != 0 { (status.st_uid, status.st_gid) = origin.owner }
    return status
  }

  /// The attributes of what a descriptor leads to.
  func status(of descriptor: Int32) throws(SystemError) -> stat {
    let status = try Kernel.status(of: descriptor)
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return status }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    guard isFolder || copies[Inode(status)] != nil else { return seen(status) }
    let place = try look(at: path(of: descriptor))
    guard let found = place.status else { return seen(status) }
    let own = try path(ofText: text(of: descriptor))
    guard isFolder && own != nil || identity(found) == identity(status) else {
      return seen(status)
    }
    return try self.status(of: place)
  }

  /// The attributes of what a path names.
  func status(of place: Place) throws(SystemError) -> stat {
    guard let status = place.status else { throw SystemError(ENOENT) }
    if place.isMagic {
      guard let status = try Kernel.status(of: place.path.bytes, follows: true) else {
        throw SystemError(ENOENT)
      }
      return status
    }
    var seen = seen(status)
    // Programs that count folders by links, as `fts` does, must not do so in merged ones.
    if place.kind == S_IFDIR, try isMerged(place) { seen.st_nlink = 1 }
    return seen
  }

  func allows(_ mode: Int32, _ flags: Int32, _ place: Place) throws(SystemError) {
    guard place.status != nil else { throw SystemError(ENOENT) }
    try failIfAsked(to: mode & W_OK != 0 ? .write : .read, place.path, unless: mode == F_OK)
    let flags = place.kind == S_IFLNK && !place.isMagic ? flags | AT_SYMLINK_NOFOLLOW : flags
    try Kernel.call(PLIANT_ACCESS, at: location(of: place), Int(mode), Int(flags))
    // An upper folder belongs to this process, even if the disk's does not.
    if place.isUpper, mode & W_OK != 0, place.kind == S_IFDIR,
      let disk = try diskStatus(at: place.path), disk.st_uid != geteuid()
    {
      try Kernel.call(PLIANT_ACCESS, at: place.path.bytes, Int(mode), Int(flags))
    }
  }

  // MARK: - Changing

  /// Returns the file whose attributes may be changed, a copy of the disk's.
  mutating func change(
    _ place: Place,
    _ permission: Permission
  ) throws(SystemError) -> [UInt8] {
    guard place.status != nil else { throw SystemError(ENOENT) }
    guard !place.isMagic else { throw SystemError(EPERM) }
    try failIfAsked(to: .write, place.path)
    try copyUp(place, permission)
    try track(place.path, attributes: true)
    log.written.insert(place.path.text)
    return upper(place.path)
  }

  // MARK: - Failing

  /// Throws if the test asked for a failure here.
  func failIfAsked(
    to access: FileSystem.Access,
    _ path: Path,
    unless isExempt: Bool = false
  ) throws(SystemError) {
    guard !failures.isEmpty, !isExempt, !isGiven else { return }
    for folder in path.lineage.reversed() {
      guard let failure = failures[folder], failure.offset == 0 else { continue }
      if failure.accesses.contains(access) { throw SystemError(failure.code) }
    }
  }
}
