import CPliant
import Glibc
import PliantBase

extension OverlayTree {
  // MARK: - Reading

  /// The names in a folder: those that the test made, and the disk's that it sees.
  func entries(of path: Path) throws(SystemError) -> [FolderEntry] {
    let place = try look(at: path)
    var entries: [FolderEntry] = []
    if place.isUpper {
      entries = try unlocked(upper(path)) { () throws(SystemError) in
        try Kernel.entries(of: upper(path))
      }
    }
    if let device = place.status?.st_dev, place.isUpper, !origins.isEmpty {
      for index in entries.indices {
        let inode = Inode(device: device, number: entries[index].inode)
        if let origin = origins[inode] { entries[index].inode = origin.inode.number }
      }
    }
    guard let disk = try diskStatus(at: path), disk.st_mode & S_IFMT == S_IFDIR else {
      return entries
    }
    let own = Set((entries.map(\.name) + hidden[path, default: []]).map { FileName(bytes: $0) })
    let isSeen = visible == nil && path != home.parent
    for entry in try Kernel.entries(of: path.bytes)
    where (own.isEmpty || !own.contains(entry.id))
      && (isSeen || seesDisk(at: path.appending(entry.name)))
    {
      entries.append(entry)
    }
    return entries
  }

  /// Whether no one folder has all that a test sees in it, and nothing else.
  func isMerged(_ place: Place) throws(SystemError) -> Bool {
    if place.path == home.parent { return true }
    let disk = try diskStatus(at: place.path)
    if place.isUpper { return disk.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }
    return hidden[place.path]?.isEmpty == false
      || visible?.contains { place.path.isWithin($0) } == false
  }

  /// The folder to open for one that the test sees, whose listing ``list(_:_:_:)`` returns.
  mutating func readable(_ place: Place) throws(SystemError) -> [UInt8] {
    guard place.kind == S_IFDIR, try isMerged(place) else { return location(of: place) }
    try makeFolder(place.path)
    return upper(place.path)
  }

  /// Writes the next entries of an open folder that the test sees, as `getdents64` does; returns
  /// nil if they are those that the kernel has.
  ///
  /// The descriptor's own offset tells the entry that is next. Entries keep their offsets while the
  /// folder changes, so that each that stays is read once.
  mutating func list(
    _ folder: Int32,
    _ buffer: UnsafeMutableRawPointer,
    _ size: Int
  ) throws(SystemError) -> Int? {
    var next = try Kernel.seek(folder, 0, SEEK_CUR)
    let own = try path(ofText: text(of: folder))
    let place = try look(at: path(of: folder))
    let isMade = place.isUpper ? true : try isMerged(place)
    guard let status = place.status, place.kind == S_IFDIR, isMade, next == 0 || own != nil
    else { return nil }
    if next == 0 { try begin(place, folder, isOwn: own != nil) }
    guard let listing = listings[place.path] else { return nil }
    let above = try look(at: place.path.parent).status
    let dots = [(Path.here, status), (Path.above, above ?? status)].map { name, status in
      FolderEntry(name: name, kind: UInt8(DT_DIR), inode: seen(status).st_ino)
    }
    var written = 0
    while next < listing.slots.count + 2 {
      let entry = next < 2 ? dots[next] : listing.slots[next - 2]
      next += 1
      guard let entry else { continue }
      let length = entry.write(to: buffer + written, size - written, next: next)
      guard length > 0 else {
        if written == 0 { throw SystemError(EINVAL) }
        next -= 1
        break
      }
      written += length
    }
    _ = try Kernel.seek(folder, next, SEEK_SET)
    return written
  }

  /// Has an open folder be listed from the first entry on, with what has changed.
  private mutating func begin(
    _ place: Place,
    _ folder: Int32,
    isOwn: Bool
  ) throws(SystemError) {
    if !isOwn {
      // The kernel's offsets in a folder of the disk are not those of the listing.
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
      let own = try Kernel.open(try readable(place), flags)
      defer { Kernel.close(own) }
      let closing = fcntl(folder, F_GETFD) & FD_CLOEXEC == 0 ? 0 : Int(O_CLOEXEC)
      try Kernel.call(Int(SYS_dup3), own, Int(folder), closing)
    }
    let entries = try entries(of: place.path)
    listings[place.path, default: Listing()].update(entries)
  }

  // MARK: - Descriptors

  /// The path in the test's file system of a temporary file's; nil if it is not one.
  func path(ofText text: [UInt8]) -> Path? {
    guard text.starts(with: home.bytes) else { return nil }
    let path = Path(bytes: text)
    guard path.isWithin(upperRoot) else { return nil }
    return Path(path.names.dropFirst(upperRoot.names.count))
  }

  /// The path, as the kernel tells it, of what a descriptor leads to.
  func text(of descriptor: Int32) throws(SystemError) -> [UInt8] {
    do {
      return try Kernel.link(at: Kernel.path(of: descriptor))
    } catch {
      throw SystemError(EBADF)
    }
  }

  /// The path in the test's file system of what a descriptor leads to.
  func path(of descriptor: Int32) throws(SystemError) -> Path {
    if descriptor == AT_FDCWD { return current }
    let text = try text(of: descriptor)
    if let own = path(ofText: text) { return own }
    if let copy = copies[Inode(try Kernel.status(of: descriptor))] { return copy }
    guard text.first == Path.slash else { throw SystemError(ENOTDIR) }
    return Path(bytes: text)
  }

  /// The file to change for what a descriptor leads to; nil if that is no file of the disk.
  mutating func changeable(
    _ descriptor: Int32,
    _ permission: Permission
  ) throws(SystemError) -> [UInt8]? {
    let text = try text(of: descriptor)
    let status = try Kernel.status(of: descriptor)
    if Path(bytes: text).isWithin(upperRoot) || text.first != Path.slash
      || text.suffix(10) == Array(" (deleted)".utf8)[...]
    {
      if let own = path(ofText: text) {
        try track(own, attributes: true)
        log.written.insert(own.text)
      }
      return nil
    }
    let place = try look(at: path(of: descriptor))
    // Neither the test's, nor what the test sees at this path.
    guard let found = place.status, path(ofText: text) != nil || identity(found) == identity(status)
    else { throw SystemError(EROFS) }
    return try change(place, permission)
  }
}
