import CPliant
import Glibc
import PliantBase

extension FileEntryPoints {
  private static let nofollow = AT_SYMLINK_NOFOLLOW

  // MARK: - Attributes

  static let attributes: [EntryPoint] =
    rows(
      ["fstatat", "fstatat64"],
      without: ["stat": 0, "stat64": 0, "lstat": nofollow, "lstat64": nofollow],
      flags: 3
    ) { overlay, call throws(SystemError) in
      try overlay.look(call.int32(0), call.text(1), call.memory(2), call.int32(3))
    }
    + rows(["faccessat"], without: ["access": 0], flags: 3) { overlay, call throws(SystemError) in
      try overlay.checkAccess(call.int32(0), call.text(1), call.int32(2), call.int32(3))
    }
    + rows(["fchmodat"], without: ["chmod": 0], flags: 3) { overlay, call throws(SystemError) in
      try overlay.change(call, .owner, call.int32(3)) { path throws(SystemError) in
        let isLink = try Kernel.link(orNil: path) != nil
        guard !isLink else { throw SystemError(EOPNOTSUPP) }
        try Kernel.call(PLIANT_CHMOD, at: path, Int(call.uint32(2)))
      }
    }
    + rows(
      ["fchownat"],
      without: ["chown": 0, "lchown": nofollow],
      flags: 4
    ) { overlay, call throws(SystemError) in
      try overlay.change(call, .owner, call.int32(4)) { path throws(SystemError) in
        let (user, group) = (Int(call.uint32(2)), Int(call.uint32(3)))
        try Kernel.call(PLIANT_CHOWN, at: path, user, group, Int(nofollow))
      }
    }
    + rows(without: ["truncate": 0, "truncate64": 0]) { overlay, call throws(SystemError) in
      try overlay.change(call, .write) { path throws(SystemError) in
        try Kernel.call(PLIANT_TRUNCATE, path, call[2])
      }
    }
    + ["statfs", "statfs64"].map { name in
      row(name) { overlay, call throws(SystemError) in
        let path = try call.text(0)
        let result = try Kernel.call(PLIANT_STAT_DISK, overlay.readable(path), call[1])
        try overlay.describeDisk(of: path, in: call.memory(1))
        return result
      }
    }
    + ["fstat", "fstat64"].map { name in
      row(name) { overlay, call throws(SystemError) in
        let status = try overlay.with { tree throws(SystemError) in
          try tree.status(of: call.int32(0))
        }
        try call.memory(1).storeBytes(of: status, as: stat.self)
        return 0
      }
    }
    + [
      row("statx") { overlay, call throws(SystemError) in try overlay.lookExtended(call) },
      row("fchmod") { overlay, call throws(SystemError) in
        let mode = Int(call.uint32(1))
        return try overlay.change(call.int32(0), .owner) { path throws(SystemError) in
          guard let path else { return (PLIANT_CHMOD_OPEN, mode, 0) }
          try Kernel.call(PLIANT_CHMOD, at: path, mode)
          return nil
        }
      },
      row("fchown") { overlay, call throws(SystemError) in
        let (user, group) = (Int(call.uint32(1)), Int(call.uint32(2)))
        return try overlay.change(call.int32(0), .owner) { path throws(SystemError) in
          guard let path else { return (PLIANT_CHOWN_OPEN, user, group) }
          try Kernel.call(PLIANT_CHOWN, at: path, user, group)
          return nil
        }
      },
      row("ioctl") { overlay, call throws(SystemError) in
        let request = call.uint32(1)
        if ofDisks.contains(request) {
          refuse("ioctl", overlay)
          return -1
        }
        // The direction is to the kernel alone, and the letter is that of attributes.
        guard request &>> 30 == 1, [0x58, 0x66, 0x76].contains(request &>> 8 & 0xff) else {
          return call.original()
        }
        return try overlay.change(call.int32(0), .owner) { path throws(SystemError) in
          guard let path else { return (Int(SYS_ioctl), call[1], call[2]) }
          let file = try Kernel.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
          defer { Kernel.close(file) }
          let result = call.original { $0[0] = Int(file) }
          if Int32(truncatingIfNeeded: result) < 0 { throw SystemError(errno) }
          return nil
        }
      },
    ]

  /// FIFREEZE, FITHAW, FITRIM and FS_IOC_SETFSLABEL.
  private static let ofDisks: Set<UInt32> = [0xc004_5877, 0xc004_5878, 0xc018_5879, 0x4100_9432]

  // MARK: - Times

  static let times: [EntryPoint] =
    rows(
      without: ["utimes": 0, "lutimes": nofollow],
      flags: 3
    ) { overlay, call throws(SystemError) in
      try overlay.setTimes(call.int32(0), call.text(1), microseconds(call, 2), call.int32(3))
    }
    + rows(without: ["utime": 0]) { overlay, call throws(SystemError) in
      let times = pair(call, 2).map { [$0, $1].map { timespec(tv_sec: $0, tv_nsec: 0) } }
      return try overlay.setTimes(AT_FDCWD, call.text(1), times, 0)
    }
    + [
      row("futimesat") { overlay, call throws(SystemError) in
        let path = call.optionalText(1)
        return try overlay.setTimes(call.int32(0), path, microseconds(call, 2), 0)
      },
      row("futimes") { overlay, call throws(SystemError) in
        try overlay.setTimes(call.int32(0), nil, microseconds(call, 1), 0)
      },
      row("futimens") { overlay, call throws(SystemError) in
        try overlay.setTimes(call.int32(0), nil, nanoseconds(call, 1), 0)
      },
      row("utimensat") { overlay, call throws(SystemError) in
        let path = call.optionalText(1)
        return try overlay.setTimes(call.int32(0), path, nanoseconds(call, 2), call.int32(3))
      },
    ]

  /// The two times that an argument points to, each a `timespec`; nil for now.
  private static func nanoseconds(_ call: EntryPoint.Call, _ index: Int) -> [timespec]? {
    call.load(index, as: (timespec, timespec).self).map { [$0, $1] }
  }

  /// The two times of a `timeval` argument, whose fractions are microseconds.
  private static func microseconds(_ call: EntryPoint.Call, _ index: Int) -> [timespec]? {
    nanoseconds(call, index).map { times in
      times.map { timespec(tv_sec: $0.tv_sec, tv_nsec: $0.tv_nsec * 1000) }
    }
  }

  private static func pair(_ call: EntryPoint.Call, _ index: Int) -> (Int, Int)? {
    call.load(index, as: (Int, Int).self)
  }

  // MARK: - Extended attributes

  /// Each with and without an `l`, which asks for a link's own.
  static let extendedAttributes: [EntryPoint] =
    rows(without: ["getxattr": 0, "lgetxattr": nofollow]) { overlay, call throws(SystemError) in
      let location = try overlay.readable(call.text(1), follows: call[7] == 0)
      return try Kernel.call(PLIANT_GET_ATTRIBUTE, location, call[2], call[3], call[4])
    }
    + rows(
      without: ["listxattr": 0, "llistxattr": nofollow]
    ) { overlay, call throws(SystemError) in
      let location = try overlay.readable(call.text(1), follows: call[7] == 0)
      return try Kernel.call(PLIANT_LIST_ATTRIBUTES, location, call[2], call[3])
    }
    + rows(without: ["setxattr": 0, "lsetxattr": nofollow]) { overlay, call throws(SystemError) in
      try overlay.change(call, .write, call.int32(7)) { path throws(SystemError) in
        let how = Int(call.int32(5))
        try Kernel.call(PLIANT_SET_ATTRIBUTE, path, call[2], call[3], call[4], how)
      }
    }
    + rows(
      without: ["removexattr": 0, "lremovexattr": nofollow]
    ) { overlay, call throws(SystemError) in
      try overlay.change(call, .write, call.int32(7)) { path throws(SystemError) in
        try Kernel.call(PLIANT_REMOVE_ATTRIBUTE, path, call[2])
      }
    }
    + [
      row("fgetxattr") { overlay, call throws(SystemError) in
        guard let location = try overlay.described(call.int32(0)) else {
          return try call.kernel(PLIANT_GET_ATTRIBUTE_OPEN)
        }
        return try Kernel.call(PLIANT_GET_ATTRIBUTE, location, call[1], call[2], call[3])
      },
      row("flistxattr") { overlay, call throws(SystemError) in
        guard let location = try overlay.described(call.int32(0)) else {
          return try call.kernel(PLIANT_LIST_ATTRIBUTES_OPEN)
        }
        return try Kernel.call(PLIANT_LIST_ATTRIBUTES, location, call[1], call[2])
      },
      row("fsetxattr") { overlay, call throws(SystemError) in
        try overlay.change(call.int32(0), .write) { path throws(SystemError) in
          if let path {
            let how = Int(call.int32(4))
            try Kernel.call(PLIANT_SET_ATTRIBUTE, path, call[1], call[2], call[3], how)
          } else {
            _ = try call.kernel(PLIANT_SET_ATTRIBUTE_OPEN)
          }
          return nil
        }
      },
      row("fremovexattr") { overlay, call throws(SystemError) in
        try overlay.change(call.int32(0), .write) { path throws(SystemError) in
          guard let path else { return (PLIANT_REMOVE_ATTRIBUTE_OPEN, call[1], 0) }
          try Kernel.call(PLIANT_REMOVE_ATTRIBUTE, path, call[1])
          return nil
        }
      },
    ]
}

extension EntryPoint.Call {
  /// Has the kernel answer a call whose first argument is a descriptor.
  fileprivate func kernel(_ number: Int) throws(SystemError) -> Int {
    try Kernel.checked(
      pliant_system_call(number, Int(int32(0)), self[1], self[2], self[3], Int(int32(4)), 0)
    )
  }
}

extension Overlay {
  /// Where the file is whose attributes a descriptor's are; nil for the descriptor itself.
  fileprivate func described(_ file: Int32) throws(SystemError) -> [UInt8]? {
    try with { tree throws(SystemError) -> [UInt8]? in
      let seen = try tree.status(of: file)
      guard [S_IFREG, S_IFDIR].contains(seen.st_mode & S_IFMT),
        let place = try? tree.look(at: tree.path(of: file)), let found = place.status,
        tree.identity(found) == OverlayTree.Inode(seen)
      else { return nil }
      return tree.location(of: place)
    }
  }
}
