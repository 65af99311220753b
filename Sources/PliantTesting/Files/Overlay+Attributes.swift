import CPliant
import Glibc
import PliantBase

extension Kernel {
  static func link(orNil path: [UInt8]) throws(SystemError) -> [UInt8]? {
    guard let status = try status(of: path), status.st_mode & S_IFMT == S_IFLNK else { return nil }
    return try link(at: path)
  }
}

extension Overlay {
  func look(
    _ folder: Int32,
    _ text: [UInt8],
    _ status: UnsafeMutableRawPointer,
    _ flags: Int32
  ) throws(SystemError) -> Int {
    let seen = try with { tree throws(SystemError) -> stat in
      if text.isEmpty, flags & emptyPath != 0, folder != AT_FDCWD {
        return try tree.status(of: folder)
      }
      let follows = flags & AT_SYMLINK_NOFOLLOW == 0
      let isCurrent = text.isEmpty && flags & emptyPath != 0
      return try tree.status(of: tree.place(folder, isCurrent ? Path.here : text, follows: follows))
    }
    status.storeBytes(of: seen, as: stat.self)
    return 0
  }

  /// Has the kernel fill a `statx`, and corrects it as `stat` is.
  func lookExtended(_ call: EntryPoint.Call) throws(SystemError) -> Int {
    let (folder, text, flags) = (call.int32(0), call.optionalText(1) ?? [], call.int32(2))
    let status = try call.memory(4)
    let isOpen = text.isEmpty && flags & emptyPath != 0
    let (location, seen, born) = try with {
      tree throws(SystemError) -> ([UInt8], stat, Duration?) in
      if isOpen, folder != AT_FDCWD {
        let known = try tree.status(of: folder)
        let place = try? tree.look(at: tree.path(of: folder))
        if let place, let found = place.status, tree.identity(found) == OverlayTree.Inode(known) {
          return (tree.location(of: place), known, tree.birth(of: place))
        }
        return (Array("/proc/self/fd/\(folder)".utf8), known, nil)
      }
      let follows = flags & AT_SYMLINK_NOFOLLOW == 0
      let place = try tree.place(folder, isOpen ? Path.here : text, follows: follows)
      return (tree.location(of: place), try tree.status(of: place), tree.birth(of: place))
    }
    let isLink = seen.st_mode & S_IFMT == S_IFLNK
    let result = (location + [0]).withUnsafeBytes {
      pliant_system_call(
        PLIANT_STAT_EXTENDED,
        Int(AT_FDCWD),
        Int(bitPattern: $0.baseAddress),
        Int(isLink ? AT_SYMLINK_NOFOLLOW : 0) | Int(flags & ~(emptyPath | AT_SYMLINK_NOFOLLOW)),
        Int(call.uint32(3)),
        Int(bitPattern: status),
        0
      )
    }
    _ = try Kernel.checked(result)
    for (time, offset) in [(seen.st_atim, 64), (seen.st_ctim, 96), (seen.st_mtim, 112)]
      + (born.map { [($0.timespec, 80)] } ?? [])
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

  func checkAccess(
    _ folder: Int32,
    _ text: [UInt8],
    _ mode: Int32,
    _ flags: Int32
  ) throws(SystemError) -> Int {
    try with { tree throws(SystemError) in
      let follows = flags & AT_SYMLINK_NOFOLLOW == 0
      try tree.allows(mode, flags, tree.place(folder, text, follows: follows))
    }
    return 0
  }

  /// Where the file is that a path names, to read its attributes.
  func readable(_ text: [UInt8], follows: Bool = true) throws(SystemError) -> [UInt8] {
    try with { tree throws(SystemError) in
      let place = try tree.place(AT_FDCWD, text, follows: follows)
      guard place.status != nil else { throw SystemError(ENOENT) }
      return tree.location(of: place)
    }
  }

  /// Changes attributes of what the path in a call names, which follows its folder.
  func change(
    _ call: EntryPoint.Call,
    _ permission: OverlayTree.Permission,
    _ flags: Int32 = 0,
    _ body: ([UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) -> Int {
    try change(call.int32(0), call.text(1), permission, flags, body)
  }

  private func change(
    _ folder: Int32,
    _ text: [UInt8],
    _ permission: OverlayTree.Permission,
    _ flags: Int32,
    _ body: ([UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) -> Int {
    try with { tree throws(SystemError) in
      let place =
        text.isEmpty && flags & emptyPath != 0
        ? try tree.look(at: tree.path(of: folder))
        : try tree.place(folder, text, follows: flags & AT_SYMLINK_NOFOLLOW == 0)
      try body(tree.change(place, permission))
    }
    return 0
  }

  /// Changes attributes of what a descriptor leads to: of the file that `body` is given or, if it
  /// is given none, by the call of the kernel that it returns.
  func change(
    _ file: Int32,
    _ permission: OverlayTree.Permission,
    _ body: ([UInt8]?) throws(SystemError) -> (number: Int, a: Int, b: Int)?
  ) throws(SystemError) -> Int {
    try with { tree throws(SystemError) in
      guard let native = try body(tree.changeable(file, permission)) else { return }
      _ = try Kernel.checked(
        pliant_system_call(native.number, Int(file), native.a, native.b, 0, 0, 0)
      )
    }
    return 0
  }

  func setTimes(
    _ folder: Int32,
    _ path: [UInt8]?,
    _ times: [timespec]?,
    _ flags: Int32
  ) throws(SystemError) -> Int {
    let permission = times == nil ? OverlayTree.Permission.write : .owner
    let asked = times ?? Array(repeating: timespec(tv_sec: 0, tv_nsec: currentTime), count: 2)
    let now = Replacements.current?.clock?.date(of: self).timespec
    let times = asked.map { $0.tv_nsec == currentTime ? now ?? $0 : $0 }
    func set(_ path: [UInt8]) throws(SystemError) {
      try times.withUnsafeBufferPointer { times throws(SystemError) in
        let times = Int(bitPattern: times.baseAddress)
        try Kernel.call(PLIANT_SET_TIMES, at: path, times, Int(AT_SYMLINK_NOFOLLOW))
      }
    }
    func accept(_ find: (OverlayTree) throws(SystemError) -> Path) throws(SystemError) {
      let set = times.map { $0.tv_nsec == keptTime ? nil : Duration($0) }
      try with { tree throws(SystemError) in
        try tree.accept(find(tree), accessed: set[0], modified: set[1])
      }
    }
    if let path {
      _ = try change(folder, path, permission, flags, set)
      let follows = flags & AT_SYMLINK_NOFOLLOW == 0
      try accept { tree throws(SystemError) in
        path.isEmpty
          ? try tree.path(of: folder) : try tree.place(folder, path, follows: follows).path
      }
      return 0
    }
    _ = try times.withUnsafeBufferPointer { bytes throws(SystemError) in
      try change(folder, permission) { path throws(SystemError) in
        guard let path else { return (PLIANT_SET_TIMES, 0, Int(bitPattern: bytes.baseAddress)) }
        try set(path)
        return nil
      }
    }
    try accept { tree throws(SystemError) in try tree.path(of: folder) }
    return 0
  }
}
