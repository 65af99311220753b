import Foundation
import Glibc

/// Operations that a seed chooses; each tells its result.
final class FileActions {
  private let root: String
  private var state: UInt64
  let manager = FileManager.default

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

  func random(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  func relative() -> String {
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
  func path() -> String {
    let relative = relative()
    return root + "/" + (relative.hasPrefix("..") ? "a/" : "") + relative
  }

  // MARK: - Doing

  func tell(
    _ name: String,
    _ arguments: String...,
    by body: () -> Int32
  ) -> String {
    errno = 0
    let result = Int(body())
    let end = result < 0 ? "errno \(errno)" : "\(result)"
    return "\(name) \(arguments.joined(separator: " ")) = \(end)"
  }

  func attempt(
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

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return manager.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  func step() -> String {
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
    case 38:
      // It fails on real disks, too: Foundation 6.3.1 calls `renameat` for `renameat2`.
      if isFolder(one) || isFolder(two) { return "folder" }
      return attempt("replaceItem", one, two) {
        _ = try manager.replaceItemAt(url, withItemAt: URL(fileURLWithPath: two))
        return ""
      }
    case 29:
      // Foundation copies a folder into itself without end.
      if isFolder(one) { return "folder" }
      if isFolder(one) { return "copyItem \(one) \(two) is left out" }
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
      // It ends in the midst, in the order of the file system's, when the folder before the dots is
      // removed, or where this user may not remove.
      if one.contains("/..") || geteuid() != 0 && isFolder(one) { return "folder" }
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
    case 39:
      return attempt("enumerator", one) {
        (manager.enumerator(atPath: one)?.allObjects as? [String] ?? []).sorted().joined(
          separator: " "
        )
      }
    case 40: return attempt("handle", one) { try appending(text, url) }
    case 41: return attempt("resources", one) { try resources(url) }
    case 42:
      // A folder would double what there is, each time.
      if isFolder(one) { return "linkItem \(one) \(two) is left out" }
      return attempt("linkItem", one, two) {
        try manager.linkItem(atPath: one, toPath: two)
        return ""
      }
    default:
      return
        "exists \(one) = \(manager.fileExists(atPath: one)) \(manager.contentsEqual(atPath: one, andPath: two))"
    }
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
