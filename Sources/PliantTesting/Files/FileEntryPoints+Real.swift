import Foundation
import Glibc

extension FileEntryPoints {
  /// The places of the paths that functions change, -1 for an open file at 0, or -2 for a socket's
  /// address at 1; in names of functions that take folders, too, the folder comes before the path.
  private static let changing: [String: [Int]] = Dictionary(
    uniqueKeysWithValues: [
      [0]: """
      mkdir rmdir unlink creat creat64 chmod chown lchown truncate truncate64 utime utimes \
      lutimes setxattr lsetxattr removexattr lremovexattr
      """,
      [1]: """
      symlink link mkdirat unlinkat mknodat fchmodat fchownat utimensat futimesat openat openat64
      """,
      [-1]: "fchmod fchown fremovexattr fsetxattr futimens futimes", [-2]: "bind",
      [0, 1]: "rename", [1, 3]: "renameat renameat2", [2]: "symlinkat", [3]: "linkat",
    ].flatMap { places, names in names.split(separator: " ").map { (String($0), places) } }
      + ["open", "open64"].map { ($0, [0]) }
  )

  /// The places of the programs that functions start.
  private static let starting = [
    "posix_spawn": 1, "posix_spawnp": 1, "execve": 0, "execveat": 1, "fexecve": 6, "popen": 0,
    "system": 0,
  ]

  /// Whether a call would change a real file or start a process, and the test is isolated.
  static func isRefused(_ name: String, _ call: EntryPoint.Call) -> Bool {
    guard let isolation = Isolation.current else { return false }
    if let place = starting[name] {
      let program = place == 6 ? nil : call.optionalText(place)
      let text = program.map { " '\(String(decoding: $0, as: UTF8.self))'" } ?? ""
      return isolation.refuses("process\(text)", "a redefinition of what starts it")
    }
    guard let places = changing[name], !onlyReads(name, call, at: places[0] + 1) else {
      return false
    }
    let takesFolder = ["at", "at64", "at2"].contains { name.hasSuffix($0) }
    return places.contains { place in
      let folder = takesFolder && place > 0 ? call.int32(place - 1) : AT_FDCWD
      let text =
        switch place {
        case -2: call.socketPath(1, size: call.uint32(2))
        case -1: openFile(call.int32(0))
        default: call.optionalText(place)
        }
      guard let text, !text.isEmpty, let path = TemporaryPlaces.outside(text, from: folder)
      else { return false }
      return isolation.refuses("change of '\(path)' by \(name)", ".files")
    }
  }

  /// The path of an open file; nil of a pipe and the like.
  private static func openFile(_ file: Int32) -> [UInt8]? {
    guard let path = try? Kernel.link(at: Kernel.path(of: file)) else { return nil }
    return path.first == Path.slash ? path : nil
  }
}

// MARK: - Refusing

extension FileEntryPoints {
  static let refused = """
    acct chroot execveat execve fanotify_mark fexecve fsconfig fsmount fsopen ftw ftw64 \
    inotify_add_watch mount mount_setattr move_mount mq_open mq_unlink name_to_handle_at nftw \
    nftw64 open_by_handle_at open_tree pivot_root popen posix_spawn posix_spawnp pututline \
    quotactl scandirat scandirat64 sethostid swapoff swapon system umount umount2 updwtmp
    """.split(separator: " ").map(String.init)

  /// The functions that would reach the real disk, each with what it returns if it fails.
  package static let refusing: [EntryPoint] = refused.map { name in
    let failure =
      switch name {
      case "popen": 0
      case "posix_spawn", "posix_spawnp": Int(ENOTSUP)
      default: -1
      }
    return unlockedRow(name, failing: failure) { overlay, _ throws(SystemError) in
      refuse(name, overlay)
      return failure
    }
  }.map(passingBacktraces)

  static func refuse(_ name: String, _ overlay: Overlay) {
    overlay.term.report(.refused(name))
    errno = ENOTSUP
  }
}

// MARK: - The process's own

extension FileEntryPoints {
  /// The places of the paths that functions read; -1 of those that take a descriptor alone.
  private static let reading: [String: Int] = [
    -1: "fstat fstat64 getdents64",
    0: "open open64 opendir stat stat64 lstat lstat64 access readlink statfs statfs64",
    1: "openat openat64 fstatat fstatat64 faccessat readlinkat statx",
  ].reduce(into: [:]) { places, row in
    for name in row.value.split(separator: " ") { places[String(name)] = row.key }
  }

  private static func onlyReads(_ name: String, _ call: EntryPoint.Call, at flags: Int) -> Bool {
    let isOpen = name.hasPrefix("open") && name != "opendir"
    return isOpen && call.int32(flags) & (O_ACCMODE | O_CREAT | O_TRUNC) == O_RDONLY
  }

  /// Whether a call reads a file that processes need, as libraries do once for all that follow.
  static func readsNeeded(_ name: String, _ call: EntryPoint.Call) -> Bool {
    guard let place = reading[name],
      changing[name] == nil || onlyReads(name, call, at: place + 1)
    else { return false }
    let path = place < 0 ? [] : call.optionalText(place)
    let folder = place == 0 ? AT_FDCWD : call.int32(0)
    return path.map { Overlay.isNeeded($0, from: folder) } ?? false
  }

  /// Has the Swift runtime start the program that prints where this one has crashed.
  static func passingBacktraces(_ row: EntryPoint) -> EntryPoint {
    guard row.name == "execve" else { return row }
    return EntryPoint(row.name) { call in
      let program = call.optionalText(0).flatMap { Path(bytes: $0).names.last } ?? []
      return program.starts(with: "swift-backtrace".utf8) ? call.original() : row.answer(call)
    }
  }
}

/// The folders in which isolated tests may change files: temporary ones, devices, and the one that
/// Swift Testing saves attachments in.
enum TemporaryPlaces {
  private static let all: [Path] = {
    let arguments = ProcessInfo.processInfo.arguments
    let attachments = zip(arguments, arguments.dropFirst())
      .filter { $0.0 == "--attachments-path" }.map(\.1)
    let fixed = [NSTemporaryDirectory(), "/tmp", "/var/tmp", "/dev", "/proc"]
    return (fixed + attachments).compactMap { try? Kernel.realPath(Array($0.utf8)) }
  }()

  static func contain(_ path: [UInt8]) -> Bool { outside(path, from: AT_FDCWD) == nil }

  /// The absolute path of what a text leads to; nil if that is in one of the folders, or nowhere.
  static func outside(_ text: [UInt8], from folder: Int32) -> String? {
    let names = Path(bytes: text)
    let above = text.first == Path.slash ? [] : Path.here
    let path =
      (try? Kernel.realPath(text, in: folder))
      ?? (try? Kernel.realPath(above + names.parent.bytes, in: folder))?
      .appending(names.names.last ?? [])
    guard let path else { return nil }
    return all.contains { path.isWithin($0) } ? nil : path.text
  }
}
