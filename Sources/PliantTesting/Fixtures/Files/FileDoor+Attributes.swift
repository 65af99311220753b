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
