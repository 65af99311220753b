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
    ) { tree, call throws(SystemError) in
      let status = try tree.find(call.int32(0), call.text(1), call.int32(3)).status
      try call.memory(2).storeBytes(of: status, as: stat.self)
      return 0
    }
    + ["fstat", "fstat64"].map { name in
      row(name) { tree, call throws(SystemError) in
        try call.memory(1).storeBytes(of: tree.status(of: call.int32(0)), as: stat.self)
        return 0
      }
    }
    + rows(["faccessat"], without: ["access": 0], flags: 3) { tree, call throws(SystemError) in
      let flags = call.int32(3)
      try tree.allows(call.int32(2), flags, tree.place(call.int32(0), call.text(1), flags))
      return 0
    }
    + attribute(
      ["fchmodat"],
      without: ["chmod": 0],
      open: "fchmod",
      flags: 3,
      changing: .owner
    ) { path, call throws(SystemError) in
      let isLink = try Kernel.link(orNil: path) != nil
      guard !isLink else { throw SystemError(EOPNOTSUPP) }
      return try Kernel.call(PLIANT_CHMOD, at: path, Int(call.uint32(2)))
    }
    + attribute(
      ["fchownat"],
      without: ["chown": 0, "lchown": nofollow],
      open: "fchown",
      flags: 4,
      changing: .owner
    ) { path, call throws(SystemError) in
      let (user, group) = (Int(call.uint32(2)), Int(call.uint32(3)))
      return try Kernel.call(PLIANT_CHOWN, at: path, user, group, Int(nofollow))
    }
    + attribute(
      without: ["truncate": 0, "truncate64": 0],
      changing: .write
    ) { path, call throws(SystemError) in try Kernel.call(PLIANT_TRUNCATE, path, call[2]) }
    + ["statfs", "statfs64"].map { name in
      row(name) { tree, call throws(SystemError) in
        let place = try tree.existing(AT_FDCWD, call.text(0))
        let result = try Kernel.call(PLIANT_STAT_DISK, tree.location(of: place), call[1])
        try tree.describeDisk(of: place.path, in: call.memory(1))
        return result
      }
    }
    + [
      row("statx") { tree, call throws(SystemError) in try tree.findExtended(call) },
      unlockedRow("ioctl") { overlay, call throws(SystemError) in
        let request = call.uint32(1)
        if ofDisks.contains(request) {
          refuse("ioctl", overlay)
          return -1
        }
        // The direction is to the kernel alone, and the letter is that of attributes.
        guard request &>> 30 == 1, [0x58, 0x66, 0x76].contains(request &>> 8 & 0xff) else {
          return call.original()
        }
        return try overlay.with { tree throws(SystemError) in
          guard let path = try tree.changeable(call.int32(0), .owner) else {
            return call.original()
          }
          let file = try Kernel.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
          defer { Kernel.close(file) }
          let result = Int32(truncatingIfNeeded: call.original { $0[0] = Int(file) })
          guard result >= 0 else { throw SystemError(errno) }
          return Int(result)
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
    ) { tree, call throws(SystemError) in
      try tree.setTimes(call.int32(0), call.text(1), microseconds(call, 2), call.int32(3))
    }
    + rows(without: ["utime": 0]) { tree, call throws(SystemError) in
      let times = call.load(2, as: (Int, Int).self).map { accessed, modified in
        [accessed, modified].map { timespec(tv_sec: $0, tv_nsec: 0) }
      }
      return try tree.setTimes(AT_FDCWD, call.text(1), times)
    }
    + [
      row("futimesat") { tree, call throws(SystemError) in
        try tree.setTimes(call.int32(0), call.optionalText(1), microseconds(call, 2))
      },
      row("futimes") { tree, call throws(SystemError) in
        try tree.setTimes(call.int32(0), nil, microseconds(call, 1))
      },
      row("futimens") { tree, call throws(SystemError) in
        try tree.setTimes(call.int32(0), nil, nanoseconds(call, 1))
      },
      row("utimensat") { tree, call throws(SystemError) in
        let path = call.optionalText(1)
        return try tree.setTimes(call.int32(0), path, nanoseconds(call, 2), call.int32(3))
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

  // MARK: - Extended attributes

  /// Each with and without an `l`, which asks for a link's own.
  static let extendedAttributes: [EntryPoint] =
    attribute(
      without: ["getxattr": 0, "lgetxattr": nofollow],
      open: "fgetxattr"
    ) { path, call throws(SystemError) in
      try Kernel.call(PLIANT_GET_ATTRIBUTE, path, call[2], call[3], call[4])
    }
    + attribute(
      without: ["listxattr": 0, "llistxattr": nofollow],
      open: "flistxattr"
    ) { path, call throws(SystemError) in
      try Kernel.call(PLIANT_LIST_ATTRIBUTES, path, call[2], call[3])
    }
    + attribute(
      without: ["setxattr": 0, "lsetxattr": nofollow],
      open: "fsetxattr",
      changing: .write
    ) { path, call throws(SystemError) in
      let how = Int(call.int32(5))
      return try Kernel.call(PLIANT_SET_ATTRIBUTE, path, call[2], call[3], call[4], how)
    }
    + attribute(
      without: ["removexattr": 0, "lremovexattr": nofollow],
      open: "fremovexattr",
      changing: .write
    ) { path, call throws(SystemError) in
      try Kernel.call(PLIANT_REMOVE_ATTRIBUTE, path, call[2])
    }

  /// Functions that read or, with a permission, change an attribute of a file: those that take a
  /// path, each with its flags, and the one that takes a descriptor.
  ///
  /// `body` is given the file's path, and the arguments as if a folder and a path came first.
  private static func attribute(
    _ names: [String] = [],
    without plain: KeyValuePairs<String, Int32>,
    open descriptor: String? = nil,
    flags: Int = 7,
    changing permission: OverlayTree.Permission? = nil,
    _ body: @escaping @Sendable ([UInt8], EntryPoint.Call) throws(SystemError) -> Int
  ) -> [EntryPoint] {
    let byPath = rows(names, without: plain, flags: flags) { tree, call throws(SystemError) in
      let place = try tree.existing(call.int32(0), call.text(1), call.int32(flags))
      guard let permission else { return try body(tree.location(of: place), call) }
      return try body(tree.change(place, permission), call)
    }
    guard let descriptor else { return byPath }
    let byDescriptor = row(descriptor) { tree, call throws(SystemError) in
      guard let path = try tree.file(of: call.int32(0), changing: permission) else {
        return call.original()
      }
      var call = call
      call.insert(0, at: 1)
      return try body(path, call)
    }
    return byPath + [byDescriptor]
  }
}
