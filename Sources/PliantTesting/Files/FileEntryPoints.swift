import CPliant
import Glibc
import PliantBase

/// The functions of the C library that `.files` answers: a name, the arguments' places in the call,
/// and an operation of the overlay.
package enum FileEntryPoints {
  package static let replacing: [EntryPoint] =
    opening + naming + attributes + times + extendedAttributes

  /// All that the machine's libraries have, and one of those that share their code.
  package static let all = distinct(replacing + refusing)

  static func distinct(_ points: [EntryPoint]) -> [EntryPoint] {
    var known: Set<UInt> = []
    return points.filter { point in
      guard let address = point.address else { return !isNewer(point.name) }
      return known.insert(address).inserted
    }
  }

  /// Whether the function may be missing: older C libraries have nothing that does the same in its
  /// place, and not every program has Foundation.
  private static func isNewer(_ name: String) -> Bool {
    ["renameat2", "statx", "CFBundleCreate"].contains(name) || refused.contains(name)
  }

  typealias Answer = @Sendable (inout OverlayTree, EntryPoint.Call) throws(SystemError) -> Int
  typealias UnlockedAnswer = @Sendable (Overlay, EntryPoint.Call) throws(SystemError) -> Int

  /// An entry point that the current test's overlay answers, if it has one; if it throws, `errno`
  /// says why.
  static func unlockedRow(
    _ name: String,
    failing failure: Int = -1,
    _ answer: @escaping UnlockedAnswer
  ) -> EntryPoint {
    EntryPoint(name) { call in
      guard let overlay = Replacements.current?.files else {
        guard isRefused(name, call) else { return call.original() }
        errno = ENOTSUP
        return failure
      }
      if overlay.term.hasEnded, readsNeeded(name, call) { return call.original() }
      do throws(SystemError) {
        if overlay.term.refuses(name) { throw SystemError(EIO) }
        overlay.term.use()
        return try answer(overlay, call)
      } catch {
        if overlay.term.isOver { return call.original() }
        errno = error.code
        return failure
      }
    }
  }

  /// An entry point that is answered under the overlay's lock.
  static func row(
    _ name: String,
    failing failure: Int = -1,
    _ answer: @escaping Answer
  ) -> EntryPoint {
    unlockedRow(name, failing: failure) { overlay, call throws(SystemError) in
      try overlay.with { tree throws(SystemError) in try answer(&tree, call) }
    }
  }

  /// Functions that take folders, and those that are called without, each with its flags, which
  /// are put in a place of their own.
  static func rows(
    _ names: [String] = [],
    without plain: KeyValuePairs<String, Int32>,
    folders: [Int] = [0],
    flags: Int = 7,
    _ answer: @escaping Answer
  ) -> [EntryPoint] {
    names.map { row($0, answer) }
      + plain.map { name, fixed in
        row(name) { tree, call throws(SystemError) in
          var call = call
          for index in folders { call.insert(Int(AT_FDCWD), at: index) }
          call[flags] = Int(fixed)
          return try answer(&tree, call)
        }
      }
  }
}

extension [UInt8] {
  /// The bytes of a text of the C library.
  init(_ text: UnsafePointer<CChar>) {
    self = Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}

extension EntryPoint.Call {
  /// The text that an argument points to, without its end.
  func text(_ index: Int) throws(SystemError) -> [UInt8] {
    guard let text = optionalText(index) else { throw SystemError(EFAULT) }
    return text
  }

  func optionalText(_ index: Int) -> [UInt8]? {
    // SAFETY: a path, or a name, is a text of C.
    object(index).map { [UInt8](UnsafePointer<CChar>($0)) }
  }

  /// The memory that an argument points to.
  func memory(_ index: Int) throws(SystemError) -> UnsafeMutableRawPointer {
    guard let memory = pointer(index) else { throw SystemError(EFAULT) }
    return memory
  }

  /// The path of the file in a socket's address; nil if there is none.
  func socketPath(_ index: Int, size: UInt32) -> [UInt8]? {
    guard size > 2, load(index, as: sa_family_t.self) == sa_family_t(AF_UNIX) else { return nil }
    let path = UnsafeRawBufferPointer(start: pointer(index), count: Int(size)).dropFirst(2)
      .prefix { $0 != 0 }
    return path.isEmpty ? nil : Array(path)
  }
}

// MARK: - Opening

extension FileEntryPoints {
  private static let opening: [EntryPoint] =
    ["openat", "openat64"].map { name in
      unlockedRow(name) { overlay, call throws(SystemError) in
        try overlay.open(call.int32(0), call.text(1), call.int32(2), call.uint32(3))
      }
    }
    + ["open", "open64"].map { name in
      unlockedRow(name) { overlay, call throws(SystemError) in
        try overlay.open(AT_FDCWD, call.text(0), call.int32(1), call.uint32(2))
      }
    }
    + ["creat", "creat64"].map { name in
      unlockedRow(name) { overlay, call throws(SystemError) in
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        return try overlay.open(AT_FDCWD, call.text(0), flags, call.uint32(1))
      }
    }
    + [
      unlockedRow("shm_open") { overlay, call throws(SystemError) in
        let path = Array("/dev/shm/".utf8) + (try call.text(0)).drop { $0 == Path.slash }
        let flags = call.int32(1) | O_CLOEXEC | O_NOFOLLOW
        return try overlay.open(AT_FDCWD, path, flags, call.uint32(2))
      },
      unlockedRow("opendir", failing: 0) { overlay, call throws(SystemError) in
        let flags = O_RDONLY | O_NONBLOCK | O_DIRECTORY | O_CLOEXEC
        let folder = Int32(try overlay.open(AT_FDCWD, call.text(0), flags, 0))
        guard let stream = fdopendir(folder) else {
          Kernel.close(folder)
          throw SystemError(errno)
        }
        return Int(bitPattern: stream)
      },
      unlockedRow("getdents64") { overlay, call throws(SystemError) in
        let (folder, buffer) = (call.int32(0), try call.memory(1))
        let count = try overlay.with { tree throws(SystemError) in
          try tree.list(folder, buffer, call[2])
        }
        return count ?? call.original()
      },
      // Dispatch would open the file later, by its real path. Foundation reads uploads so.
      unlockedRow("dispatch_io_create_with_path", failing: 0) { overlay, call throws(SystemError) in
        typealias Done = @convention(block) (Int32) -> Void
        typealias Create = @convention(c) (Int, Int32, Int, @escaping Done) -> Int
        guard call.int32(2) & (O_ACCMODE | O_CREAT | O_TRUNC) == O_RDONLY,
          let create = dlsym(nil, "dispatch_io_create")
        else {
          refuse("dispatch_io_create_with_path", overlay)
          return 0
        }
        // It tells readers what is wrong with a path.
        let opened = try? overlay.open(AT_FDCWD, call.text(1), call.int32(2) | O_CLOEXEC, 0)
        guard let file = opened.map({ Int32($0) }) else { return call.original() }
        // SAFETY: the types of the library's function and of the block that it takes.
        let done = unsafeBitCast(call[5], to: Done?.self)
        return unsafeBitCast(create, to: Create.self)(call[0], file, call[4]) { error in
          Kernel.close(file)
          done?(error)
        }
      },
      // Foundation has one bundle for each path, whose contents it keeps for the whole process.
      unlockedRow("CFBundleCreate", failing: 0) { overlay, call throws(SystemError) in
        typealias Function = @convention(c) (Int, Int) -> Int
        guard let function = dlsym(nil, "_CFBundleCreateUnique") else {
          refuse("CFBundleCreate", overlay)
          return 0
        }
        // SAFETY: it takes what `CFBundleCreate` does: an allocator and an address.
        return unsafeBitCast(function, to: Function.self)(call[0], call[1])
      },
      unlockedRow("bind") { overlay, call throws(SystemError) in
        guard call.socketPath(1, size: call.uint32(2)) != nil else { return call.original() }
        refuse("bind", overlay)
        return -1
      },
    ]
    + ["fopen", "fopen64", "freopen", "freopen64"].map { name in
      // It calls `open`, unless the mode says that threads are not cancelled there.
      unlockedRow(name, failing: 0) { _, call throws(SystemError) in
        let mode = try call.text(1)
        let end = mode.firstIndex(of: UInt8(ascii: ",")) ?? mode.endIndex
        let cancellable = mode[..<end].filter { $0 != UInt8(ascii: "c") } + mode[end...] + [0]
        return cancellable.withUnsafeBytes { mode in
          call.original { $0[1] = Int(bitPattern: mode.baseAddress) }
        }
      }
    }
}

// MARK: - Making, renaming and removing

extension FileEntryPoints {
  private static let naming: [EntryPoint] =
    rows(["mkdirat"], without: ["mkdir": 0]) { tree, call throws(SystemError) in
      try tree.make(call, isFolder: true) { path throws(SystemError) in
        try Kernel.call(PLIANT_MAKE_FOLDER, at: path, Int(call.uint32(2)))
      }
    }
    + rows(
      ["symlinkat"],
      without: ["symlink": 0],
      folders: [1]
    ) { tree, call throws(SystemError) in
      let text = try call.text(0)
      return try tree.make(call, at: 1) { path throws(SystemError) in
        try Kernel.makeLink(to: text, at: path)
      }
    }
    + rows(
      ["linkat"],
      without: ["link": 0],
      folders: [0, 2],
      flags: 4
    ) { tree, call throws(SystemError) in
      try tree.link(call)
    }
    + rows(
      ["unlinkat"],
      without: ["unlink": 0, "rmdir": AT_REMOVEDIR],
      flags: 2
    ) { tree, call throws(SystemError) in
      let text = try call.text(1)
      let base = try tree.base(call.int32(0), text)
      try tree.remove(text, from: base, isFolder: call.int32(2) & AT_REMOVEDIR != 0)
      return 0
    }
    + rows(
      ["renameat2"],
      without: ["rename": 0],
      folders: [0, 2],
      flags: 4
    ) { tree, call throws(SystemError) in
      try tree.rename(call, call.uint32(4))
    }
    + rows(["readlinkat"], without: ["readlink": 0]) { tree, call throws(SystemError) in
      try tree.readLink(call)
    }
    + [
      row("mknodat") { tree, call throws(SystemError) in
        try tree.make(call) { path throws(SystemError) in
          try Kernel.call(PLIANT_MAKE_NODE, at: path, Int(call.uint32(2)), call[3])
        }
      },
      row("renameat") { tree, call throws(SystemError) in try tree.rename(call, 0) },
      row("chdir") { tree, call throws(SystemError) in
        try tree.enter(tree.place(AT_FDCWD, call.text(0)))
      },
      row("fchdir") { tree, call throws(SystemError) in
        try tree.enter(tree.look(at: tree.path(of: call.int32(0))))
      },
      row("getcwd", failing: 0) { tree, call throws(SystemError) in
        try tree.currentFolder(call.pointer(0), call[1])
      },
    ]
}
