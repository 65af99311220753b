import Dispatch
import Foundation
import Glibc
import PliantTesting
import Testing

/// A call of each function of the table, which tells whether the overlay answered.
enum FileCalls {
  typealias Call = @Sendable (_ root: String, _ function: UnsafeMutableRawPointer?) -> Bool

  static func status(_ path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  static func exists(_ path: String) -> Bool { status(path) != nil }

  /// Writes to a file through a descriptor, and tells whether the path then has it.
  static func writes(_ file: Int32, _ path: String) -> Bool {
    defer { close(file) }
    return file >= 0 && Glibc.write(file, "text", 4) == 4
      && FileManager.default.contents(atPath: path) == Data("text".utf8)
  }

  /// The text of an array that ends with a zero.
  static func text(_ bytes: [CChar]) -> String {
    String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static let calls: [String: Call] = all(opening, naming, attributes, finding)

  static func each(_ names: [String], _ call: @escaping Call) -> [String: Call] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, call) })
  }

  static func all(_ calls: [String: Call]...) -> [String: Call] {
    calls.reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  static let writing = O_WRONLY | O_TRUNC
  static let opening: [String: Call] = all(
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
    each(["dispatch_io_create_with_path"]) { root, _ in
      // Thread Sanitizer does not see how Dispatch hands over its own work, which is carried.
      guard dlsym(nil, "__tsan_init") == nil else { return true }
      let (queue, end) = (DispatchQueue(label: "reading"), DispatchSemaphore(value: 0))
      nonisolated(unsafe) var text = ""
      let channel = DispatchIO(
        type: .stream,
        path: root + "/upper/new",
        oflag: O_RDONLY,
        mode: 0,
        queue: queue
      ) { _ in }
      channel?.read(offset: 0, length: .max, queue: queue) { isDone, data, _ in
        text += String(decoding: data ?? .empty, as: UTF8.self)
        if isDone { end.signal() }
      }
      if channel != nil { end.wait() }
      return text == "new"
    },
    each(["CFBundleCreate"]) { root, _ in
      Bundle(path: root + "/upper")?.path(forResource: "new", ofType: nil) != nil
    },
    each(["opendir"]) { root, _ in
      guard let folder = opendir(".") else { return false }
      defer { closedir(folder) }
      var count = 0
      while Glibc.readdir(folder) != nil { count += 1 }
      return count == 6 && unlinkat(dirfd(folder), "file", 0) == 0 && !exists(root + "/file")
    },
    each(["getdents64"]) { root, function in
      typealias List = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
      let list = unsafeBitCast(function, to: List.self)
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let folder = open(root, O_RDONLY)
      defer { close(folder) }
      let isTooSmall = list(folder, &buffer, 20) == -1 && errno == EINVAL
      guard isTooSmall, list(folder, &buffer, buffer.count) > 0 else { return false }
      let isEnd = list(folder, &buffer, buffer.count) == 0
      return isEnd && buffer.firstRange(of: Array("upper".utf8)) != nil
    },
    each(["ioctl"]) { root, function in
      // Variadic functions of C are called alike.
      typealias Control = @convention(c) (Int32, UInt, UnsafeMutablePointer<UInt>) -> Int32
      let control = unsafeBitCast(function, to: Control.self)
      func flags(_ file: Int32) -> UInt {
        defer { close(file) }
        var flags: UInt = 0
        return control(file, 0x8008_6601, &flags) == 0 ? flags : .max
      }
      let (file, before) = (open("file", O_RDONLY), flags(open("file", O_RDONLY)))
      defer { close(file) }
      var changed = before ^ 0x40
      // A file system without such flags says so.
      guard control(file, 0x4008_6602, &changed) == 0 else { return before == .max }
      var isRefused = false
      withKnownIssue { isRefused = control(file, 0xc004_5877, &changed) == -1 && errno == ENOTSUP }
      return flags(open("file", O_RDONLY)) == changed && isRefused
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

  static let naming: [String: Call] = all(
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
      return mkdtemp(&template) != nil && exists(text(template))
    },
    each(["mkstemp", "mkstemp64"]) { _, function in
      typealias Make = @convention(c) (UnsafeMutablePointer<CChar>) -> Int32
      var template = Array("madeXXXXXX".utf8CString)
      return writes(unsafeBitCast(function, to: Make.self)(&template), text(template))
    },
    each(["mkostemp", "mkostemp64"]) { _, function in
      typealias Make = @convention(c) (UnsafeMutablePointer<CChar>, Int32) -> Int32
      var template = Array("madeXXXXXX".utf8CString)
      return writes(unsafeBitCast(function, to: Make.self)(&template, 0), text(template))
    },
    each(["mkstemps", "mkstemps64"]) { _, function in
      typealias Make = @convention(c) (UnsafeMutablePointer<CChar>, Int32) -> Int32
      var template = Array("madeXXXXXX.a".utf8CString)
      return writes(unsafeBitCast(function, to: Make.self)(&template, 2), text(template))
    },
    each(["mkostemps", "mkostemps64"]) { _, function in
      typealias Make = @convention(c) (UnsafeMutablePointer<CChar>, Int32, Int32) -> Int32
      var template = Array("madeXXXXXX.a".utf8CString)
      return writes(
        unsafeBitCast(function, to: Make.self)(&template, 2, 0),
        text(template)
      )
    },
    each(["tmpfile", "tmpfile64"]) { _, _ in tmpfile().map { fclose($0) == 0 } ?? false }
  )
}
