import Foundation
import Glibc
import PliantTesting
import Testing

extension FileCalls {
  static let attributes: [String: Call] = all(
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
  static func opened(_ body: (Int32) -> Int32) -> Bool {
    let file = open("file", O_RDONLY)
    defer { close(file) }
    return file >= 0 && body(file) == 0
  }

  static let finding: [String: Call] = all(
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
