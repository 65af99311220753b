import Foundation
import Glibc
import PliantTesting
import Testing

/// Random operations on a folder under `.files`, and the same ones on a real copy of it.
@Suite struct FilesModelTests {
  @Test(arguments: 1...16) func behavesAsARealFolder(seed: UInt64) async throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "model-\(UUID().uuidString)")
    let (real, lower) = (home.path + "/model", home.path + "/lower")
    defer { try? FileManager.default.removeItem(at: home) }
    for root in [real, lower] { try Self.fill(root) }
    let before = FileActions.snapshot(of: lower, withTimes: true)
    let expected = FileActions(root: real, seed: seed).run(200)
    var found: [String] = []
    try await Fixture.files().run { found = FileActions(root: lower, seed: seed).run(200) }
    let first = zip(expected, found).enumerated().first { $1.0 != $1.1 }
    let history = found.prefix((first?.offset ?? 0) + 1).suffix(30).joined(separator: "\n")
    #expect(first?.element.0 == first?.element.1, "seed \(seed):\n\(history)")
    #expect(expected.count == found.count)
    #expect(FileActions.snapshot(of: lower, withTimes: true) == before)
  }

  private static func fill(_ root: String) throws {
    for folder in ["a/b", "b", "c/d"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(folder)",
        withIntermediateDirectories: true
      )
    }
    for (name, text) in ["a/c": "one", "a/b/d": "two", "b/a": "", "d": "three"] {
      try text.write(toFile: "\(root)/\(name)", atomically: false, encoding: .utf8)
      chmod("\(root)/\(name)", 0o644)
    }
    symlink("a", "\(root)/e")
    symlink("../b/a", "\(root)/c/a")
    symlink("nowhere", "\(root)/b/c")
    symlink("\(root)/a", "\(root)/c/e")
  }
}

/// Operations that a seed chooses; each tells its result.
final class FileActions {
  private let root: String
  private var state: UInt64
  private let manager = FileManager.default

  init(root: String, seed: UInt64) {
    self.root = root
    state = seed &* 0x9e37_79b9_7f4a_7c15
  }

  func run(_ count: Int) -> [String] {
    var transcript: [String] = []
    for number in 0..<count {
      transcript.append("\(number) " + step().replacing(root, with: "ROOT"))
    }
    let end = Self.snapshot(of: root, withTimes: false)
    return transcript + end.map { $0.replacing(root, with: "ROOT") }
  }

  // MARK: - Choosing

  private func random(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private func relative() -> String {
    var names = (0...random(3)).map { _ in ["a", "b", "c", "d", "e"][random(5)] }
    switch random(12) {
    case 0: names.insert("..", at: random(names.count + 1))
    case 1: names.insert(".", at: random(names.count + 1))
    case 2: names.insert("", at: random(names.count + 1))
    default: break
    }
    let path = names.joined(separator: "/")
    return (path.hasPrefix("/") ? String(path.dropFirst()) : path) + (random(20) == 0 ? "/" : "")
  }

  // Stays below the root, whatever the path climbs over.
  private func path() -> String {
    let relative = relative()
    return root + "/" + (relative.hasPrefix("..") ? "a/" : "") + relative
  }

  // MARK: - Doing

  private func tell(
    _ name: String,
    _ arguments: String...,
    by body: () -> Int32
  ) -> String {
    errno = 0
    let result = Int(body())
    let end = result < 0 ? "errno \(errno)" : "\(result)"
    return "\(name) \(arguments.joined(separator: " ")) = \(end)"
  }

  private func attempt(
    _ name: String,
    _ arguments: String...,
    by body: () throws -> String
  ) -> String {
    let head = "\(name) \(arguments.joined(separator: " ")) = "
    do { return try head + body() } catch {
      let error = error as NSError
      return head + "\(error.domain) \(error.code)"
    }
  }

  private func step() -> String {
    let (one, two) = (path(), path())
    let text = String(repeating: "x", count: random(20))
    let url = URL(fileURLWithPath: one)
    switch random(44) {
    case 0: return tell("mkdir", one) { mkdir(one, 0o750) }
    case 1: return tell("rmdir", one) { rmdir(one) }
    case 2: return tell("unlink", one) { unlink(one) }
    case 3, 4: return tell("rename", one, two) { rename(one, two) }
    case 5: return tell("link", one, two) { link(one, two) }
    case 6: return tell("symlink", two, one) { symlink(random(2) == 0 ? "b" : two, one) }
    case 7: return tell("chmod", one) { chmod(one, 0o600) }
    case 8: return tell("truncate", one) { truncate(one, 2) }
    case 9, 10: return opening(one, text)
    case 11: return tell("creat", one) { closing(creat(one, 0o640)) }
    case 12: return stating(one)
    case 13: return tell("access", one) { access(one, R_OK | W_OK) }
    case 14: return reading(one)
    case 15: return resolving(one)
    case 16: return listing(one)
    case 17: return tell("setxattr", one) { setxattr(one, "user.pliant", text, text.utf8.count, 0) }
    case 18: return tell("getxattr", one) { Int32(sizeOfAttribute(one, "user.pliant")) }
    case 19: return within(one, two)
    case 20:
      var times = [timespec(tv_sec: 7, tv_nsec: 0), timespec(tv_sec: random(99), tv_nsec: 0)]
      return tell("utimensat", one) { utimensat(AT_FDCWD, one, &times, AT_SYMLINK_NOFOLLOW) }
    case 21: return tell("mknod", one) { mknod(one, S_IFREG | 0o600, 0) }
    case 22: return tell("remove", one) { remove(one) }
    case 23: return making(one)
    case 24: return streaming(one, text)
    case 25: return attempt("writeAtomic", one) { try write(text, url, .atomic) }
    case 26: return attempt("write", one) { try write(text, url, []) }
    case 27: return attempt("read", one) { "\(try Data(contentsOf: url))" }
    case 28:
      return attempt("readMapped", one) { "\(try Data(contentsOf: url, options: .alwaysMapped))" }
    case 29:
      return attempt("copyItem", one, two) {
        try manager.copyItem(atPath: one, toPath: two)
        return ""
      }
    case 30:
      return attempt("moveItem", one, two) {
        try manager.moveItem(atPath: one, toPath: two)
        return ""
      }
    case 31:
      return attempt("removeItem", one) {
        try manager.removeItem(atPath: one)
        return ""
      }
    case 32:
      return attempt("createDirectory", one) {
        try manager.createDirectory(atPath: one, withIntermediateDirectories: true)
        return ""
      }
    case 33:
      return attempt("contents", one) {
        try manager.contentsOfDirectory(atPath: one).sorted().joined(separator: " ")
      }
    case 34:
      return attempt("subpaths", one) {
        try manager.subpathsOfDirectory(atPath: one).sorted().joined(separator: " ")
      }
    case 35:
      return attempt("linkTarget", one) { try manager.destinationOfSymbolicLink(atPath: one) }
    case 36: return attempt("attributes", one) { try attributes(one) }
    case 37:
      return attempt("setAttributes", one) {
        try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: one)
        return ""
      }
    case 38:
      return attempt("replaceItem", one, two) {
        _ = try manager.replaceItemAt(url, withItemAt: URL(fileURLWithPath: two))
        return ""
      }
    case 39:
      return attempt("enumerator", one) {
        (manager.enumerator(atPath: one)?.allObjects as? [String] ?? []).sorted().joined(
          separator: " "
        )
      }
    case 40: return attempt("handle", one) { try appending(text, url) }
    case 41: return attempt("resources", one) { try resources(url) }
    case 42:
      return attempt("linkItem", one, two) {
        try manager.linkItem(atPath: one, toPath: two)
        return ""
      }
    default:
      return
        "exists \(one) = \(manager.fileExists(atPath: one)) \(manager.contentsEqual(atPath: one, andPath: two))"
    }
  }

  private func closing(_ file: Int32) -> Int32 { file < 0 ? file : close(file) }

  private func write(_ text: String, _ url: URL, _ options: Data.WritingOptions) throws -> String {
    try Data(text.utf8).write(to: url, options: options)
    return ""
  }

  private func opening(_ path: String, _ text: String) -> String {
    let flags = [
      O_RDONLY, O_WRONLY | O_CREAT, O_RDWR | O_CREAT | O_TRUNC, O_WRONLY | O_APPEND,
      O_WRONLY | O_CREAT | O_EXCL, O_RDONLY | O_DIRECTORY, O_WRONLY | O_NOFOLLOW,
    ][random(7)]
    return tell("open \(String(flags, radix: 8))", path) {
      let file = open(path, flags | O_NONBLOCK, 0o644)
      guard file >= 0 else { return -1 }
      defer { close(file) }
      var status = stat()
      fstat(file, &status)
      _ = fchmod(file, status.st_mode & S_IFMT == S_IFIFO ? 0o600 : 0o744)
      var buffer = [UInt8](repeating: 0, count: 64)
      let count = Glibc.read(file, &buffer, 64)
      let written = Glibc.write(file, text, text.utf8.count)
      return Int32(status.st_mode & 0o7777) << 16 | Int32(count + 1) << 8 | Int32(written + 1)
    }
  }

  private func stating(_ path: String) -> String {
    var (status, link) = (stat(), stat())
    let results = [
      stat(path, &status), lstat(path, &link), fstatat(AT_FDCWD, path, &link, AT_SYMLINK_NOFOLLOW),
    ]
    let extended = extendedStatus(path)
    let same = status.st_ino == link.st_ino && status.st_dev == link.st_dev
    let kind = link.st_mode & S_IFMT
    let time = kind == S_IFREG && link.st_mtim.tv_sec < 100 ? link.st_mtim.tv_sec : 0
    let isFile = status.st_mode & S_IFMT == S_IFREG
    let size = isFile ? [Int(status.st_size), Int(status.st_nlink)] : []
    let agrees = extended.result < 0 || extended.inode == status.st_ino
    return "stat \(path) = \(results) \(extended.result) \(status.st_mode) \(extended.mode) "
      + "\(link.st_mode) \(same) \(size) \(time) \(agrees)"
  }

  private func reading(_ path: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    return tell("readlink", path) { Int32(readlink(path, &buffer, 4095)) } + " "
      + String(cString: buffer)
  }

  private func resolving(_ path: String) -> String {
    errno = 0
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    return "realpath \(path) = \(resolved.map { String(cString: $0) } ?? "errno \(errno)")"
  }

  private func listing(_ path: String) -> String {
    errno = 0
    guard let folder = opendir(path) else { return "opendir \(path) = errno \(errno)" }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = Glibc.readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append("\(name):\(entry.pointee.d_type)")
    }
    return "opendir \(path) = \(names.sorted())"
  }

  /// Operations relative to an open folder.
  private func within(_ folder: String, _ path: String) -> String {
    let name = ["a", "b/c", "../a", "./d", "e/a"][random(5)]
    let choice = random(7)
    return tell("in \(choice) \(name)", folder, path) {
      let folder = open(folder, O_RDONLY | O_DIRECTORY | (random(3) == 0 ? 0o10_000_000 : 0))
      guard folder >= 0 else { return -1 }
      defer { close(folder) }
      switch choice {
      case 0: return mkdirat(folder, name, 0o700)
      case 1: return unlinkat(folder, name, 0)
      case 2: return unlinkat(folder, name, AT_REMOVEDIR)
      case 3: return renameat(folder, name, AT_FDCWD, path)
      case 4: return symlinkat("b", folder, name)
      case 5: return closing(openat(folder, name, O_CREAT | O_WRONLY | O_NONBLOCK, 0o600))
      default: return linkat(folder, name, AT_FDCWD, path, AT_SYMLINK_FOLLOW)
      }
    }
  }

  private func making(_ folder: String) -> String {
    var template = Array((folder + "/madeXXXXXX").utf8CString)
    return tell("mkstemp", folder) {
      let file = mkstemp(&template)
      guard file >= 0 else { return -1 }
      close(file)
      return unlink(template)
    }
  }

  private func streaming(_ path: String, _ text: String) -> String {
    let mode = ["r", "w", "a", "r+", "wx", "rc"][random(6)]
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFIFO else { return "fifo" }
    return tell("fopen \(mode)", path) {
      guard let file = fopen(path, mode) else { return -1 }
      fputs(text, file)
      return fclose(file)
    }
  }

  private func attributes(_ path: String) throws -> String {
    let all = try manager.attributesOfItem(atPath: path)
    let isFile = all[.type] as? FileAttributeType == .typeRegular
    return "\(all[.type] ?? "") \(all[.posixPermissions] ?? "") \(isFile ? all[.size] ?? "" : "")"
  }

  private func resources(_ url: URL) throws -> String {
    let values = try url.resourceValues(forKeys: [
      .isDirectoryKey, .isRegularFileKey, .isSymbolicLinkKey,
    ])
    return
      "\(values.isDirectory as Any) \(values.isRegularFile as Any) \(values.isSymbolicLink as Any)"
  }

  private func appending(_ text: String, _ url: URL) throws -> String {
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return "no file" }
    let handle = try FileHandle(forUpdating: url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.seek(toOffset: 0)
    let data = try handle.readToEnd()
    try handle.close()
    return "\(data ?? Data())"
  }

  // MARK: - Comparing

  /// Everything below a folder, a line each.
  static func snapshot(of root: String, withTimes: Bool) -> [String] {
    let paths = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [])
      .sorted()
    return paths.map { path in
      let path = root + "/" + path
      var status = stat()
      lstat(path, &status)
      let kind = status.st_mode & S_IFMT
      var line = "\(path) \(String(status.st_mode, radix: 8))"
      if kind == S_IFREG {
        line += " \(status.st_nlink) \(FileManager.default.contents(atPath: path) ?? Data())"
        line += " \(sizeOfAttribute(path, "user.pliant"))"
      }
      if kind == S_IFLNK {
        line += (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "?"
      }
      if withTimes { line += " \(status.st_ino) \(status.st_mtim) \(status.st_ctim)" }
      return line
    }
  }
}
