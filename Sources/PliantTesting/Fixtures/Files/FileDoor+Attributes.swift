import CPliant
import Glibc
import PliantOverriding

extension FileDoor {
  // MARK: - Types of functions

  static let looked = #callable<
    (UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Int32
  >(symbol: "stat")
  static let lookedOpen = #callable<(Int32, UnsafeMutableRawPointer) -> Int32>(symbol: "fstat")
  static let lookedIn = #callable<
    (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int32) -> Int32
  >(symbol: "fstatat")
  static let lookedExtended = #callable<
    (Int32, UnsafePointer<CChar>?, Int32, UInt32, UnsafeMutableRawPointer) -> Int32
  >(symbol: "statx")
  static let allowedIn = #callable<
    (Int32, UnsafePointer<CChar>, Int32, Int32) -> Int32
  >(symbol: "faccessat")
  static let modeIn = #callable<
    (Int32, UnsafePointer<CChar>, UInt32, Int32) -> Int32
  >(symbol: "fchmodat")
  static let modeOpen = #callable<(Int32, UInt32) -> Int32>(symbol: "fchmod")
  static let owned = #callable<(UnsafePointer<CChar>, UInt32, UInt32) -> Int32>(symbol: "chown")
  static let ownedOpen = #callable<(Int32, UInt32, UInt32) -> Int32>(symbol: "fchown")
  static let ownedIn = #callable<
    (Int32, UnsafePointer<CChar>, UInt32, UInt32, Int32) -> Int32
  >(symbol: "fchownat")
  static let truncated = #callable<(UnsafePointer<CChar>, Int) -> Int32>(symbol: "truncate")
  static let timed = #callable<
    (UnsafePointer<CChar>, UnsafeRawPointer?) -> Int32
  >(symbol: "utimes")
  static let timedOpen = #callable<(Int32, UnsafeRawPointer?) -> Int32>(symbol: "futimens")
  static let timedAt = #callable<
    (Int32, UnsafePointer<CChar>?, UnsafeRawPointer?) -> Int32
  >(symbol: "futimesat")
  static let timedIn = #callable<
    (Int32, UnsafePointer<CChar>?, UnsafeRawPointer?, Int32) -> Int32
  >(symbol: "utimensat")

  // MARK: - Attributes

  static let changing: [FileDoor] =
    [("stat", true), ("stat64", true), ("lstat", false), ("lstat64", false)].map { name, follows in
      FileDoor(name, looked) { overlay, path, status throws(SystemError) in
        try overlay.look(AT_FDCWD, path, status, follows ? 0 : AT_SYMLINK_NOFOLLOW)
      }
    }
    + ["fstat", "fstat64"].map { name in
      FileDoor(name, lookedOpen) { overlay, file, status throws(SystemError) in
        let seen = try overlay.with { tree throws(SystemError) in try tree.status(of: file) }
        status.storeBytes(of: seen, as: stat.self)
        return 0
      }
    }
    + ["fstatat", "fstatat64"].map { name in
      FileDoor(name, lookedIn) { overlay, folder, path, status, flags throws(SystemError) in
        try overlay.look(folder, path, status, flags)
      }
    }
    + ["truncate", "truncate64"].map { name in
      FileDoor(name, truncated) { overlay, path, size throws(SystemError) in
        try overlay.change(AT_FDCWD, path, .write) { path throws(SystemError) in
          try Kernel.call(PLIANT_TRUNCATE, path, size)
        }
      }
    }
    + ["statfs", "statfs64"].map { name in
      FileDoor(name, looked) { overlay, path, status throws(SystemError) in
        let location = try overlay.readable(path)
        return Int32(try Kernel.call(PLIANT_STAT_DISK, location, Int(bitPattern: status)))
      }
    }
    + [
      FileDoor("statx", lookedExtended) {
        overlay,
        folder,
        path,
        flags,
        mask,
        status throws(SystemError) in
        try overlay.lookExtended(folder, path, flags, mask, status)
      },
      FileDoor("access", pathAndNumber) { overlay, path, mode throws(SystemError) in
        try overlay.checkAccess(AT_FDCWD, path, mode, 0)
      },
      FileDoor("faccessat", allowedIn) { overlay, folder, path, mode, flags throws(SystemError) in
        try overlay.checkAccess(folder, path, mode, flags)
      },
      FileDoor("chmod", pathAndMode) { overlay, path, mode throws(SystemError) in
        try overlay.change(AT_FDCWD, path, .owner) { path throws(SystemError) in
          try Kernel.call(PLIANT_CHMOD, at: path, Int(mode))
        }
      },
      FileDoor("fchmodat", modeIn) { overlay, folder, path, mode, flags throws(SystemError) in
        try overlay.change(folder, path, .owner, flags) { path throws(SystemError) in
          let isLink = try Kernel.link(orNil: path) != nil
          guard !isLink else { throw SystemError(EOPNOTSUPP) }
          try Kernel.call(PLIANT_CHMOD, at: path, Int(mode))
        }
      },
      FileDoor("fchmod", modeOpen) { overlay, file, mode throws(SystemError) in
        try overlay.change(file, .owner) { path throws(SystemError) in
          guard let path else { return (PLIANT_CHMOD_OPEN, Int(mode), 0) }
          try Kernel.call(PLIANT_CHMOD, at: path, Int(mode))
          return nil
        }
      },
      FileDoor("fchown", ownedOpen) { overlay, file, user, group throws(SystemError) in
        try overlay.change(file, .owner) { path throws(SystemError) in
          guard let path else { return (PLIANT_CHOWN_OPEN, Int(user), Int(group)) }
          try Kernel.call(PLIANT_CHOWN, at: path, Int(user), Int(group))
          return nil
        }
      },
      FileDoor("fchownat", ownedIn) {
        overlay,
        folder,
        path,
        user,
        group,
        flags throws(SystemError) in
        try overlay.change(folder, path, .owner, flags) { path throws(SystemError) in
          let flags = Int(AT_SYMLINK_NOFOLLOW)
          try Kernel.call(PLIANT_CHOWN, at: path, Int(user), Int(group), flags)
        }
      },
    ]
    + [("chown", Int32(0)), ("lchown", AT_SYMLINK_NOFOLLOW)].map { name, flags in
      FileDoor(name, owned) { overlay, path, user, group throws(SystemError) in
        try overlay.change(AT_FDCWD, path, .owner, flags) { path throws(SystemError) in
          let flags = Int(AT_SYMLINK_NOFOLLOW)
          try Kernel.call(PLIANT_CHOWN, at: path, Int(user), Int(group), flags)
        }
      }
    }
    + timing

  // MARK: - Times

  private static let timing: [FileDoor] = [
    FileDoor("utime", timed) { overlay, path, times throws(SystemError) in
      let times = times.map { times in
        [0, 8].map { timespec(tv_sec: times.load(fromByteOffset: $0, as: Int.self), tv_nsec: 0) }
      }
      return try overlay.setTimes(AT_FDCWD, path, times, 0)
    },
    FileDoor("utimes", timed) { overlay, path, times throws(SystemError) in
      try overlay.setTimes(AT_FDCWD, path, times.map(timespecs), 0)
    },
    FileDoor("lutimes", timed) { overlay, path, times throws(SystemError) in
      try overlay.setTimes(AT_FDCWD, path, times.map(timespecs), AT_SYMLINK_NOFOLLOW)
    },
    FileDoor("futimesat", timedAt) { overlay, folder, path, times throws(SystemError) in
      try overlay.setTimes(folder, path, times.map(timespecs), 0)
    },
    FileDoor("futimes", timedOpen) { overlay, file, times throws(SystemError) in
      try overlay.setTimes(file, nil, times.map(timespecs), 0)
    },
    FileDoor("futimens", timedOpen) { overlay, file, times throws(SystemError) in
      try overlay.setTimes(file, nil, times.map(given), 0)
    },
    FileDoor("utimensat", timedIn) { overlay, folder, path, times, flags throws(SystemError) in
      try overlay.setTimes(folder, path, times.map(given), flags)
    },
  ]

  private static func given(_ times: UnsafeRawPointer) -> [timespec] {
    Array(UnsafeBufferPointer(start: times.assumingMemoryBound(to: timespec.self), count: 2))
  }

  private static func timespecs(_ times: UnsafeRawPointer) -> [timespec] {
    UnsafeBufferPointer(start: times.assumingMemoryBound(to: timeval.self), count: 2).map {
      timespec(tv_sec: $0.tv_sec, tv_nsec: $0.tv_usec * 1000)
    }
  }
}

extension Kernel {
  fileprivate static func link(orNil path: [UInt8]) throws(SystemError) -> [UInt8]? {
    guard let status = try status(of: path), status.st_mode & S_IFMT == S_IFLNK else { return nil }
    return try link(at: path)
  }
}

extension Overlay {
  fileprivate func look(
    _ folder: Int32,
    _ path: Text,
    _ status: UnsafeMutableRawPointer,
    _ flags: Int32
  ) throws(SystemError) -> Int32 {
    let text = Self.bytes(path)
    let seen = try with { tree throws(SystemError) -> stat in
      if text.isEmpty, flags & AT_EMPTY_PATH != 0, folder != AT_FDCWD {
        return try tree.status(of: folder)
      }
      let follows = flags & AT_SYMLINK_NOFOLLOW == 0
      let isCurrent = text.isEmpty && flags & AT_EMPTY_PATH != 0
      return try tree.status(of: tree.place(folder, isCurrent ? Path.here : text, follows: follows))
    }
    status.storeBytes(of: seen, as: stat.self)
    return 0
  }

  /// Has the kernel fill a `statx`, and corrects it as `stat` is.
  fileprivate func lookExtended(
    _ folder: Int32,
    _ path: Text?,
    _ flags: Int32,
    _ mask: UInt32,
    _ status: UnsafeMutableRawPointer
  ) throws(SystemError) -> Int32 {
    let text = path.map(Self.bytes) ?? []
    let isOpen = text.isEmpty && flags & AT_EMPTY_PATH != 0
    let (location, seen) = try with { tree throws(SystemError) -> ([UInt8], stat) in
      if isOpen, folder != AT_FDCWD {
        let known = try tree.status(of: folder)
        let place = try? tree.look(at: tree.path(of: folder))
        if let place, let found = place.status, tree.identity(found) == OverlayTree.Inode(known) {
          return (tree.location(of: place), known)
        }
        return (Array("/proc/self/fd/\(folder)".utf8), known)
      }
      let follows = flags & AT_SYMLINK_NOFOLLOW == 0
      let place = try tree.place(folder, isOpen ? Path.here : text, follows: follows)
      return (tree.location(of: place), try tree.status(of: place))
    }
    let isLink = seen.st_mode & S_IFMT == S_IFLNK
    let result = (location + [0]).withUnsafeBytes {
      pliant_system_call(
        PLIANT_STAT_EXTENDED,
        Int(AT_FDCWD),
        Int(bitPattern: $0.baseAddress),
        Int(isLink ? AT_SYMLINK_NOFOLLOW : 0) | Int(flags & ~(AT_EMPTY_PATH | AT_SYMLINK_NOFOLLOW)),
        Int(mask),
        Int(bitPattern: status),
        0
      )
    }
    _ = try Kernel.checked(result)
    // The owner, the inode, and the device's two numbers.
    status.storeBytes(of: seen.st_uid, toByteOffset: 20, as: UInt32.self)
    status.storeBytes(of: seen.st_gid, toByteOffset: 24, as: UInt32.self)
    status.storeBytes(of: UInt64(seen.st_ino), toByteOffset: 32, as: UInt64.self)
    let device = UInt64(seen.st_dev)
    let major = UInt32(device >> 8 & 0xfff) | UInt32(device >> 32 & 0xffff_f000)
    let minor = UInt32(device & 0xff) | UInt32(device >> 12 & 0xffff_ff00)
    status.storeBytes(of: major, toByteOffset: 136, as: UInt32.self)
    status.storeBytes(of: minor, toByteOffset: 140, as: UInt32.self)
    return 0
  }

  fileprivate func checkAccess(
    _ folder: Int32,
    _ path: Text,
    _ mode: Int32,
    _ flags: Int32
  ) throws(SystemError) -> Int32 {
    let text = Self.bytes(path)
    try with { tree throws(SystemError) in
      let follows = flags & AT_SYMLINK_NOFOLLOW == 0
      try tree.allows(mode, flags, tree.place(folder, text, follows: follows))
    }
    return 0
  }

  /// Where the file is that a path names, to read its attributes.
  func readable(_ path: Text, follows: Bool = true) throws(SystemError) -> [UInt8] {
    let text = Self.bytes(path)
    return try with { tree throws(SystemError) in
      let place = try tree.place(AT_FDCWD, text, follows: follows)
      guard place.status != nil else { throw SystemError(ENOENT) }
      return tree.location(of: place)
    }
  }

  /// Changes attributes of what a path names.
  func change(
    _ folder: Int32,
    _ path: Text,
    _ permission: OverlayTree.Permission,
    _ flags: Int32 = 0,
    _ body: ([UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) -> Int32 {
    let text = Self.bytes(path)
    try with { tree throws(SystemError) in
      let place =
        text.isEmpty && flags & AT_EMPTY_PATH != 0
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
  ) throws(SystemError) -> Int32 {
    try with { tree throws(SystemError) in
      guard let native = try body(tree.changeable(file, permission)) else { return }
      _ = try Kernel.checked(
        pliant_system_call(native.number, Int(file), native.a, native.b, 0, 0, 0)
      )
    }
    return 0
  }

  fileprivate func setTimes(
    _ folder: Int32,
    _ path: Text?,
    _ times: [timespec]?,
    _ flags: Int32
  ) throws(SystemError) -> Int32 {
    let permission = times == nil ? OverlayTree.Permission.write : .owner
    let times = times ?? Array(repeating: timespec(tv_sec: 0, tv_nsec: UTIME_NOW), count: 2)
    func set(_ path: [UInt8]) throws(SystemError) {
      try times.withUnsafeBufferPointer { times throws(SystemError) in
        let times = Int(bitPattern: times.baseAddress)
        try Kernel.call(PLIANT_SET_TIMES, at: path, times, Int(AT_SYMLINK_NOFOLLOW))
      }
    }
    if let path { return try change(folder, path, permission, flags, set) }
    return try times.withUnsafeBufferPointer { bytes throws(SystemError) in
      try change(folder, permission) { path throws(SystemError) in
        guard let path else { return (PLIANT_SET_TIMES, 0, Int(bitPattern: bytes.baseAddress)) }
        try set(path)
        return nil
      }
    }
  }
}
