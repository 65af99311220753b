import Foundation
import Glibc
import PliantTesting
import Testing

@testable import PliantTesting

/// Calls every function of the table of doors within `.files`, on a real folder.
@Suite struct FileDoorsTests {
  @Test(arguments: calls.keys.sorted()) func seesTheOverlayAlone(name: String) async throws {
    let call = try #require(Self.calls[name])
    let root = FileManager.default.temporaryDirectory.path + "/door-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(
      atPath: root + "/folder/inner",
      withIntermediateDirectories: true
    )
    try "old".write(toFile: root + "/file", atomically: false, encoding: .utf8)
    symlink("file", root + "/link")
    setxattr(root + "/file", "user.old", "1", 1, 0)
    let before = FileActions.snapshot(of: root, withTimes: true)
    try await Fixture.files([root + "/upper/new": "new"]).run {
      chdir(root)
      #expect(call(root, dlsym(nil, name)), "errno \(errno)")
    }
    #expect(FileActions.snapshot(of: root, withTimes: true) == before)
  }

  @Test func everyDoorIsCalled() {
    let doors = Door.names(.files, .replaced, .covered).filter { dlsym(nil, $0) != nil }
    // What reads a list's end or a path from elsewhere, and ends in `execve`, which is refused.
    let others = doors.filter { $0.hasPrefix("exec") }
    #expect(doors.subtracting(others).subtracting(Self.calls.keys).sorted() == [])
  }

  @Test(arguments: Door.names(.files, .refused).sorted()) func refuses(name: String) async throws {
    guard let address = dlsym(nil, name) else { return }
    typealias Words = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
    try await Fixture.files().run {
      withKnownIssue {
        let result = unsafeBitCast(address, to: Words.self)(0, 0, 0, 0, 0, 0)
        #expect(result == -1 || result == Int(ENOTSUP) || result == 0 && errno == ENOTSUP)
      } matching: { issue in
        guard case .refused(let other) = issue.error as? FixtureError else { return false }
        return dlsym(nil, other) == address
      }
    }
  }

  // MARK: - Calls

  typealias Call = @Sendable (_ root: String, _ function: UnsafeMutableRawPointer?) -> Bool

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  private static func exists(_ path: String) -> Bool { status(path) != nil }

  /// Writes to a file through a descriptor, and tells whether the path then has it.
  private static func writes(_ file: Int32, _ path: String) -> Bool {
    defer { close(file) }
    return file >= 0 && Glibc.write(file, "text", 4) == 4
      && FileManager.default.contents(atPath: path) == Data("text".utf8)
  }

  private static let calls = opening.merging(naming) { $1 }.merging(attributes) { $1 }
    .merging(finding) { $1 }

  private static func each(_ names: [String], _ call: @escaping Call) -> [String: Call] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, call) })
  }

  private static func all(_ calls: [String: Call]...) -> [String: Call] {
    calls.reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  private static let writing = O_WRONLY | O_TRUNC
  private static let opening = all(
    each(["open", "open64"]) { root, function in
      typealias Open = @convention(c) (Text, Int32, UInt32) -> Int32
      return writes(unsafeBitCast(function, to: Open.self)("file", writing, 0), root + "/file")
        && writes(
          unsafeBitCast(function, to: Open.self)("made", writing | O_CREAT, 0o600),
          root + "/made"
        )
    },
    each(["__open_2", "__open64_2"]) { root, function in
      typealias Open = @convention(c) (Text, Int32) -> Int32
      return writes(unsafeBitCast(function, to: Open.self)("link", writing), root + "/file")
    },
    each(["openat", "openat64"]) { root, function in
      typealias Open = @convention(c) (Int32, Text, Int32, UInt32) -> Int32
      let folder = open(root + "/folder", O_RDONLY)
      defer { close(folder) }
      return writes(
        unsafeBitCast(function, to: Open.self)(folder, "../file", writing, 0),
        root + "/file"
      )
    },
    each(["__openat_2", "__openat64_2"]) { root, function in
      typealias Open = @convention(c) (Int32, Text, Int32) -> Int32
      return writes(
        unsafeBitCast(function, to: Open.self)(AT_FDCWD, "file", writing),
        root + "/file"
      )
    },
    each(["creat", "creat64"]) { root, function in
      typealias Create = @convention(c) (Text, UInt32) -> Int32
      return writes(unsafeBitCast(function, to: Create.self)("file", 0o600), root + "/file")
    },
    each(["fopen", "fopen64"]) { root, function in
      typealias Open = @convention(c) (Text, Text) -> UnsafeMutablePointer<FILE>?
      return ["w", "wc"].allSatisfy { mode in
        guard let file = unsafeBitCast(function, to: Open.self)("file", mode) else { return false }
        return fputs("text", file) >= 0 && fclose(file) == 0
          && FileManager.default.contents(atPath: root + "/file") == Data("text".utf8)
      }
    },
    each(["freopen", "freopen64"]) { root, function in
      typealias Open =
        @convention(c) (Text, Text, UnsafeMutablePointer<FILE>?) -> UnsafeMutablePointer<FILE>?
      let null = fopen("/dev/null", "w")
      guard let file = unsafeBitCast(function, to: Open.self)("file", "wc", null) else {
        return false
      }
      return fputs("text", file) >= 0 && fclose(file) == 0
        && FileManager.default.contents(atPath: root + "/file") == Data("text".utf8)
    },
    each(["opendir"]) { root, _ in
      guard let folder = opendir(".") else { return false }
      defer { closedir(folder) }
      var count = 0
      while Glibc.readdir(folder) != nil { count += 1 }
      return count == 6 && unlinkat(dirfd(folder), "file", 0) == 0 && !exists(root + "/file")
    },
    each(["shm_open", "shm_unlink"]) { _, _ in
      let name = "/pliant-\(getpid())-\(UUID().uuidString)"
      let file = shm_open(name, O_RDWR | O_CREAT, 0o600)
      guard file >= 0, Glibc.write(file, "1", 1) == 1, close(file) == 0 else { return false }
      return exists("/dev/shm" + name) && shm_unlink(name) == 0 && !exists("/dev/shm" + name)
    },
    each(["sem_open", "sem_unlink"]) { _, function in
      typealias Unlink = @convention(c) (Text) -> Int32
      let name = "/pliant-none-\(UUID().uuidString)"
      let unlink = unsafeBitCast(dlsym(nil, "sem_unlink"), to: Unlink.self)
      close(open("/dev/shm/sem." + name.dropFirst(), O_CREAT | O_WRONLY, 0o600))
      return function != nil && unlink(name) == 0 && !exists("/dev/shm/sem." + name.dropFirst())
    },
    each(["bind"]) { root, _ in
      let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(socket) }
      var address = sockaddr_un(sun_family: sa_family_t(AF_UNIX), sun_path: sockaddr_un().sun_path)
      address.sun_path.0 = 65
      var result: Int32 = 0
      withKnownIssue {
        withUnsafeBytes(of: &address) {
          result = Glibc.bind(socket, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, 110)
        }
      }
      return result == -1 && errno == ENOTSUP && !exists(root + "/A")
    }
  )

  private static let naming = all(
    each(["mkdir"]) { root, _ in mkdir("made", 0o700) == 0 && exists(root + "/made") },
    each(["mkdirat"]) { root, _ in mkdirat(AT_FDCWD, "made", 0o700) == 0 && exists(root + "/made")
    },
    each(["mkfifo"]) { root, _ in mkfifo("made", 0o600) == 0 && exists(root + "/made") },
    each(["mkfifoat"]) { root, _ in mkfifoat(AT_FDCWD, "made", 0o600) == 0 && exists(root + "/made")
    },
    each(["mknod"]) { root, _ in mknod("made", S_IFREG | 0o600, 0) == 0 && exists(root + "/made") },
    each(["mknodat"]) { root, _ in
      mknodat(AT_FDCWD, "made", S_IFREG | 0o600, 0) == 0 && exists(root + "/made")
    },
    each(["rmdir"]) { root, _ in rmdir("folder/inner") == 0 && !exists(root + "/folder/inner") },
    each(["unlink"]) { root, _ in unlink("file") == 0 && !exists(root + "/file") },
    each(["remove"]) { root, _ in
      remove("file") == 0 && remove("folder/inner") == 0 && !exists(root + "/folder/inner")
    },
    each(["unlinkat"]) { root, _ in
      unlinkat(AT_FDCWD, "folder/inner", AT_REMOVEDIR) == 0 && !exists(root + "/folder/inner")
    },
    each(["rename"]) { root, _ in
      rename("folder", "moved") == 0 && exists(root + "/moved/inner") && !exists(root + "/folder")
    },
    each(["renameat"]) { root, _ in
      renameat(AT_FDCWD, "file", AT_FDCWD, "upper/new") == 0 && !exists(root + "/file")
    },
    each(["renameat2"]) { root, function in
      typealias Rename = @convention(c) (Int32, Text, Int32, Text, UInt32) -> Int32
      let rename = unsafeBitCast(function, to: Rename.self)
      return rename(AT_FDCWD, "file", AT_FDCWD, "folder", 1) == -1 && errno == EEXIST
        && rename(AT_FDCWD, "file", AT_FDCWD, "folder", 2) == 0 && exists(root + "/file/inner")
    },
    each(["link"]) { root, _ in link("file", "made") == 0 && status(root + "/file")?.st_nlink == 2
    },
    each(["linkat"]) { root, _ in
      linkat(AT_FDCWD, "link", AT_FDCWD, "made", AT_SYMLINK_FOLLOW) == 0
        && status(root + "/made")?.st_ino == status(root + "/file")?.st_ino
    },
    each(["symlink"]) { root, _ in symlink("x", "made") == 0 && exists(root + "/made") },
    each(["symlinkat"]) { root, _ in symlinkat("x", AT_FDCWD, "made") == 0 && exists(root + "/made")
    },
    each(["mktemp", "tempnam", "tmpnam", "tmpnam_r"]) { _, function in function != nil },
    each(["mkdtemp"]) { _, _ in
      var template = Array("madeXXXXXX".utf8CString)
      return mkdtemp(&template) != nil && exists(String(cString: template))
    },
    each(["mkstemp", "mkstemp64"]) { _, function in
      typealias Make = @convention(c) (UnsafeMutablePointer<CChar>) -> Int32
      var template = Array("madeXXXXXX".utf8CString)
      return writes(unsafeBitCast(function, to: Make.self)(&template), String(cString: template))
    },
    each(["mkostemp", "mkostemp64"]) { _, function in
      typealias Make = @convention(c) (UnsafeMutablePointer<CChar>, Int32) -> Int32
      var template = Array("madeXXXXXX".utf8CString)
      return writes(unsafeBitCast(function, to: Make.self)(&template, 0), String(cString: template))
    },
    each(["mkstemps", "mkstemps64"]) { _, function in
      typealias Make = @convention(c) (UnsafeMutablePointer<CChar>, Int32) -> Int32
      var template = Array("madeXXXXXX.a".utf8CString)
      return writes(unsafeBitCast(function, to: Make.self)(&template, 2), String(cString: template))
    },
    each(["mkostemps", "mkostemps64"]) { _, function in
      typealias Make = @convention(c) (UnsafeMutablePointer<CChar>, Int32, Int32) -> Int32
      var template = Array("madeXXXXXX.a".utf8CString)
      return writes(
        unsafeBitCast(function, to: Make.self)(&template, 2, 0),
        String(cString: template)
      )
    },
    each(["tmpfile", "tmpfile64"]) { _, _ in tmpfile().map { fclose($0) == 0 } ?? false }
  )

  private static let attributes = all(
    each(["chmod"]) { root, _ in
      chmod("link", 0o600) == 0 && status(root + "/file")?.st_mode == 0o100600
    },
    each(["fchmodat"]) { root, _ in
      fchmodat(AT_FDCWD, "file", 0o600, 0) == 0 && status(root + "/file")?.st_mode == 0o100600
    },
    each(["lchmod"]) { root, function in
      typealias Change = @convention(c) (Text, UInt32) -> Int32
      return unsafeBitCast(function, to: Change.self)("file", 0o600) == 0
        && status(root + "/file")?.st_mode == 0o100600
    },
    each(["fchmod"]) { root, _ in
      opened { fchmod($0, 0o600) } && status(root + "/file")?.st_mode == 0o100600
    },
    each(["chown", "lchown", "fchown", "fchownat"]) { root, _ in
      let (user, group) = (getuid(), getgid())
      return chown("file", user, group) == 0 && lchown("link", user, group) == 0
        && fchownat(AT_FDCWD, "file", user, group, 0) == 0 && opened { fchown($0, user, group) }
        && exists(root + "/file")
    },
    each(["truncate", "truncate64"]) { root, function in
      typealias Truncate = @convention(c) (Text, Int) -> Int32
      return unsafeBitCast(function, to: Truncate.self)("file", 1) == 0
        && status(root + "/file")?.st_size == 1
    },
    each(["utime"]) { root, _ in
      var times = utimbuf(actime: 5, modtime: 7)
      return utime("file", &times) == 0 && status(root + "/file")?.st_mtim.tv_sec == 7
    },
    each(["utimes", "lutimes"]) { root, address in
      typealias Set = @convention(c) (Text, UnsafeRawPointer) -> Int32
      return unsafeBitCast(address, to: Set.self)("file", [5, 0, 7, 0]) == 0
        && status(root + "/file")?.st_mtim.tv_sec == 7
    },
    each(["futimes", "futimens"]) { root, address in
      typealias Set = @convention(c) (Int32, UnsafeRawPointer) -> Int32
      return opened { unsafeBitCast(address, to: Set.self)($0, [5, 0, 7, 0]) }
        && status(root + "/file")?.st_mtim.tv_sec == 7
    },
    each(["futimesat", "utimensat"]) { root, address in
      typealias Set = @convention(c) (Int32, Text, UnsafeRawPointer, Int32) -> Int32
      return unsafeBitCast(address, to: Set.self)(AT_FDCWD, "file", [5, 0, 7, 0], 0) == 0
        && status(root + "/file")?.st_mtim.tv_sec == 7
    },
    each(["setxattr", "lsetxattr", "fsetxattr"]) { _, _ in
      setxattr("link", "user.a", "1", 1, 0) == 0 && lsetxattr("file", "user.b", "22", 2, 0) == 0
        && opened { fsetxattr($0, "user.c", "333", 3, 0) }
        && sizeOfAttribute("file", "user.a") == 1 && sizeOfAttribute("file", "user.c") == 3
    },
    each(["getxattr", "lgetxattr", "fgetxattr"]) { _, _ in
      chmod("file", 0o600) == 0 && sizeOfAttribute("link", "user.old") == 1
        && sizeOfAttribute("file", "user.old", by: "lgetxattr") == 1
        && opened { Int32(fgetxattr($0, "user.old")) - 1 }
    },
    each(["listxattr", "llistxattr", "flistxattr"]) { _, _ in
      typealias List = @convention(c) (Text, UnsafeMutableRawPointer?, Int) -> Int
      typealias ListOpen = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
      return function("listxattr", List.self)("link", nil, 0) == 9
        && function("llistxattr", List.self)("file", nil, 0) == 9
        && opened { Int32(function("flistxattr", ListOpen.self)($0, nil, 0)) - 9 }
    },
    each(["removexattr", "lremovexattr"]) { _, address in
      typealias Remove = @convention(c) (Text, Text) -> Int32
      return unsafeBitCast(address, to: Remove.self)("file", "user.old") == 0
        && sizeOfAttribute("file", "user.old") == -1 && errno == ENODATA
    },
    each(["fremovexattr"]) { _, address in
      typealias Remove = @convention(c) (Int32, Text) -> Int32
      return opened { unsafeBitCast(address, to: Remove.self)($0, "user.old") }
        && sizeOfAttribute("file", "user.old") == -1 && errno == ENODATA
    }
  )

  /// Calls a function with a descriptor that is open for reading; true if it returns zero.
  private static func opened(_ body: (Int32) -> Int32) -> Bool {
    let file = open("file", O_RDONLY)
    defer { close(file) }
    return file >= 0 && body(file) == 0
  }

  private static let finding = all(
    each(["stat", "stat64", "lstat", "lstat64"]) { _, function in
      typealias Look = @convention(c) (Text, UnsafeMutablePointer<stat>) -> Int32
      var status = stat()
      return unsafeBitCast(function, to: Look.self)("upper/new", &status) == 0
        && status.st_size == 3
    },
    each(["fstat", "fstat64"]) { root, function in
      typealias Look = @convention(c) (Int32, UnsafeMutablePointer<stat>) -> Int32
      var seen = stat()
      let before = status("file")
      return opened { chmod("file", 0o600) + unsafeBitCast(function, to: Look.self)($0, &seen) }
        && seen.st_mode == 0o100600 && seen.st_ino == before?.st_ino
    },
    each(["fstatat", "fstatat64"]) { _, function in
      typealias Look = @convention(c) (Int32, Text, UnsafeMutablePointer<stat>, Int32) -> Int32
      var status = stat()
      let look = unsafeBitCast(function, to: Look.self)
      return look(AT_FDCWD, "upper/new", &status, 0) == 0 && status.st_size == 3
        && opened { look($0, "", &status, 0x1000) } && status.st_size == 3
    },
    each(["statx"]) { _, _ in
      let found = chmod("file", 0o600) == 0 ? extendedStatus("file") : (-1, 0, 0)
      return found.0 == 0 && found.1 == 0o100600 && found.2 == status("file")?.st_ino ?? 1
    },
    each(["access", "faccessat", "eaccess", "euidaccess"]) { _, _ in
      access("upper/new", R_OK) == 0 && faccessat(AT_FDCWD, "upper/new", R_OK, 0) == 0
        && function("euidaccess", (@convention(c) (Text, Int32) -> Int32).self)("upper/new", 4) == 0
        && access("upper/other", F_OK) == -1
    },
    each(["readlink", "readlinkat", "__readlink_chk", "__readlinkat_chk"]) { _, _ in
      var buffer = [CChar](repeating: 0, count: 99)
      return unlink("link") == 0 && symlink("elsewhere", "link") == 0
        && readlink("link", &buffer, 99) == 9 && readlinkat(AT_FDCWD, "link", &buffer, 99) == 9
    },
    each(["realpath", "canonicalize_file_name", "__realpath_chk"]) { root, _ in
      let path = realpath("folder/../upper//./new", nil)
      defer { free(path) }
      return path.map { String(cString: $0) } == root + "/upper/new"
    },
    each(["getcwd", "getwd", "get_current_dir_name", "__getcwd_chk", "chdir", "fchdir"]) {
      root,
      _ in
      func current() -> String? {
        let text = getcwd(nil, 0)
        defer { free(text) }
        return text.map { String(cString: $0) }
      }
      let folder = open("folder", O_RDONLY)
      defer { close(folder) }
      return current() == root && chdir("upper") == 0 && current() == root + "/upper"
        && fchdir(folder) == 0 && current() == root + "/folder" && exists("inner")
    },
    each(["statfs", "statfs64", "statvfs", "statvfs64", "pathconf"]) { _, _ in
      typealias Look = @convention(c) (Text, UnsafeMutableRawPointer) -> Int32
      var (one, two) = ([Int](repeating: 0, count: 32), statvfs())
      return function("statfs", Look.self)("upper/new", &one) == 0
        && statvfs("upper/new", &two) == 0
        && pathconf("upper/new", Int32(_PC_NAME_MAX)) == 255
    },
    each(["glob", "glob64"]) { _, _ in
      var found = glob_t()
      defer { globfree(&found) }
      return glob("upper/*", 0, nil, &found) == 0 && found.gl_pathc == 1
    },
    each(["scandir", "scandir64"]) { _, _ in
      var entries: UnsafeMutablePointer<UnsafeMutablePointer<dirent>?>?
      let count = scandir(".", &entries, nil, nil)
      for index in 0..<Int(max(count, 0)) { free(entries?[index]) }
      free(entries)
      return count == 6
    },
    each(["fts_open", "fts_read", "fts64_open", "fts64_read"]) { root, _ in
      walked(root).isSuperset(of: [root + "/upper/new", root + "/folder/inner"])
        && walked(root, "64").isSuperset(of: [root + "/upper/new", root + "/folder/inner"])
    }
  )
}
