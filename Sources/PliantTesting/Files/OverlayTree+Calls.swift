import CPliant
import Glibc
import PliantBase

// Calls of functions that take folders: a folder's descriptor is followed by a path.

extension OverlayTree {
  /// The folder that a path begins in: one with a slash needs no descriptor.
  func base(_ folder: Int32, _ text: [UInt8]) throws(SystemError) -> Path {
    text.first == Path.slash ? Path() : try path(of: folder)
  }

  /// Finds what a path names; with `AT_EMPTY_PATH` no path names the folder's descriptor.
  func place(
    _ folder: Int32,
    _ text: [UInt8],
    _ flags: Int32 = 0
  ) throws(SystemError) -> Place {
    if text.isEmpty, flags & emptyPath != 0 { return try look(at: path(of: folder)) }
    let follows = flags & AT_SYMLINK_NOFOLLOW == 0
    return try resolve(text, from: base(folder, text), follows ? .followed : .kept)
  }

  func existing(
    _ folder: Int32,
    _ text: [UInt8],
    _ flags: Int32 = 0
  ) throws(SystemError) -> Place {
    let place = try place(folder, text, flags)
    guard place.status != nil else { throw SystemError(ENOENT) }
    return place
  }

  // MARK: - Making, renaming and removing

  mutating func make(
    _ call: EntryPoint.Call,
    at index: Int = 0,
    isFolder: Bool = false,
    _ body: ([UInt8]) throws(SystemError) -> Int
  ) throws(SystemError) -> Int {
    let text = try call.text(index + 1)
    return try make(text, from: base(call.int32(index), text), isFolder: isFolder, body)
  }

  mutating func link(_ call: EntryPoint.Call) throws(SystemError) -> Int {
    let (from, old, new) = (call.int32(0), try call.text(1), try call.text(3))
    let flags = call.int32(4)
    var place: Place
    if old.isEmpty, flags & emptyPath != 0 {
      // A link of `/proc`, which leads to a file even if it has no name.
      place = Place(path: Path(bytes: Kernel.path(of: from)))
      place.status = try Kernel.status(of: from)
      place.isMagic = true
    } else {
      place = try self.place(from, old, flags & AT_SYMLINK_FOLLOW != 0 ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    return try link(place, to: new, from: base(call.int32(2), new))
  }

  mutating func rename(_ call: EntryPoint.Call, _ flags: UInt32) throws(SystemError) -> Int {
    let (old, new) = (try call.text(1), try call.text(3))
    let (from, to) = (try base(call.int32(0), old), try base(call.int32(2), new))
    try rename(old, from: from, to: new, from: to, flags)
    return 0
  }

  func readLink(_ call: EntryPoint.Call) throws(SystemError) -> Int {
    let (text, size) = (try call.text(1), call[3])
    let place = try existing(call.int32(0), text, emptyPath | AT_SYMLINK_NOFOLLOW)
    guard place.kind == S_IFLNK, size > 0 else { throw SystemError(EINVAL) }
    var target = try target(of: place)
    if target == nil { target = try Kernel.link(at: place.path.bytes) }
    let bytes = (target ?? []).prefix(size)
    try call.memory(2).copyMemory(from: Array(bytes), byteCount: bytes.count)
    return bytes.count
  }

  // MARK: - The current folder

  mutating func enter(_ place: Place) throws(SystemError) -> Int {
    guard place.status != nil else { throw SystemError(ENOENT) }
    guard place.kind == S_IFDIR else { throw SystemError(ENOTDIR) }
    try allows(X_OK, AT_EACCESS, place)
    current = place.path
    return 0
  }

  /// The current folder's path, in memory of the caller's, or of `malloc`'s if there is none.
  func currentFolder(
    _ buffer: UnsafeMutableRawPointer?,
    _ size: Int
  ) throws(SystemError) -> Int {
    guard buffer == nil || size > 0 else { throw SystemError(EINVAL) }
    guard try look(at: current).status != nil else { throw SystemError(ENOENT) }
    let text = current.bytes + [0]
    guard size >= text.count || buffer == nil && size == 0 else { throw SystemError(ERANGE) }
    guard let place = buffer ?? malloc(max(size, text.count)) else { throw SystemError(ENOMEM) }
    place.copyMemory(from: text, byteCount: text.count)
    return Int(bitPattern: place)
  }
}

// MARK: - Attributes

extension OverlayTree {
  /// The attributes of what a path names, and its place; only a descriptor may lead to none.
  func find(
    _ folder: Int32,
    _ text: [UInt8],
    _ flags: Int32
  ) throws(SystemError) -> (status: stat, place: Place?) {
    guard text.isEmpty, flags & emptyPath != 0, folder != AT_FDCWD else {
      let place = try place(folder, text, flags)
      return (try status(of: place), place)
    }
    let seen = try status(of: folder)
    guard let place = try? look(at: path(of: folder)), let found = place.status,
      identity(found) == Inode(seen)
    else { return (seen, nil) }
    return (seen, place)
  }

  /// Has the kernel fill a `statx`, and corrects it as `stat` is.
  func findExtended(_ call: EntryPoint.Call) throws(SystemError) -> Int {
    let (folder, flags, status) = (call.int32(0), call.int32(2), try call.memory(4))
    let (seen, place) = try find(folder, call.optionalText(1) ?? [], flags)
    let isLink = seen.st_mode & S_IFMT == S_IFLNK
    try Kernel.call(
      PLIANT_STAT_EXTENDED,
      at: place.map { location(of: $0) } ?? Kernel.path(of: folder),
      Int(isLink ? AT_SYMLINK_NOFOLLOW : 0) | Int(flags & ~(emptyPath | AT_SYMLINK_NOFOLLOW)),
      Int(call.uint32(3)),
      Int(bitPattern: status)
    )
    for (time, offset) in [(seen.st_atim, 64), (seen.st_ctim, 96), (seen.st_mtim, 112)]
      + (birth(of: place).map { [($0.timespec, 80)] } ?? [])
    {
      status.storeBytes(of: Int64(time.tv_sec), toByteOffset: offset, as: Int64.self)
      status.storeBytes(of: UInt32(time.tv_nsec), toByteOffset: offset + 8, as: UInt32.self)
    }
    // The owner, the inode, and the device's two numbers.
    status.storeBytes(of: seen.st_uid, toByteOffset: 20, as: UInt32.self)
    status.storeBytes(of: seen.st_gid, toByteOffset: 24, as: UInt32.self)
    status.storeBytes(of: UInt64(seen.st_ino), toByteOffset: 32, as: UInt64.self)
    let device = UInt64(seen.st_dev)
    let major = UInt32(device &>> 8 & 0xfff) | UInt32(device &>> 32 & 0xffff_f000)
    let minor = UInt32(device & 0xff) | UInt32(device &>> 12 & 0xffff_ff00)
    status.storeBytes(of: major, toByteOffset: 136, as: UInt32.self)
    status.storeBytes(of: minor, toByteOffset: 140, as: UInt32.self)
    return 0
  }

  /// The file to read or, with a permission, to change for what a descriptor leads to; nil if the
  /// descriptor's own is that.
  mutating func file(
    of descriptor: Int32,
    changing permission: Permission?
  ) throws(SystemError) -> [UInt8]? {
    if let permission { return try changeable(descriptor, permission) }
    return try find(descriptor, [], emptyPath).place.map { location(of: $0) }
  }

  /// Sets the times of what a path names or, without one, of what a descriptor leads to.
  mutating func setTimes(
    _ folder: Int32,
    _ text: [UInt8]?,
    _ times: [timespec]?,
    _ flags: Int32 = 0
  ) throws(SystemError) -> Int {
    let permission = times == nil ? Permission.write : .owner
    let asked = times ?? Array(repeating: timespec(tv_sec: 0, tv_nsec: currentTime), count: 2)
    let times = asked.map { $0.tv_nsec == currentTime ? now?.timespec ?? $0 : $0 }
    let place = if let text { try self.place(folder, text, flags) } else { Place?.none }
    let path =
      if let place { try change(place, permission) } else { try changeable(folder, permission) }
    try times.withUnsafeBufferPointer { times throws(SystemError) in
      let times = Int(bitPattern: times.baseAddress)
      if let path {
        try Kernel.call(PLIANT_SET_TIMES, at: path, times, Int(AT_SYMLINK_NOFOLLOW))
      } else {
        try Kernel.call(PLIANT_SET_TIMES, folder, 0, times)
      }
    }
    let set = times.map { $0.tv_nsec == keptTime ? nil : Duration($0) }
    let changed = if let place { place.path } else { try self.path(of: folder) }
    accept(changed, accessed: set[0], modified: set[1])
    return 0
  }
}
