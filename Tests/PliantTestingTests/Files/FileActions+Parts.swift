import Foundation
import Glibc

// Actions that are more than one call.
extension FileActions {
  func closing(_ file: Int32) -> Int32 { file < 0 ? file : close(file) }

  func write(_ text: String, _ url: URL, _ options: Data.WritingOptions) throws -> String {
    try Data(text.utf8).write(to: url, options: options)
    return ""
  }

  func opening(_ path: String, _ text: String) -> String {
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

  func stating(_ path: String) -> String {
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

  func reading(_ path: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    return tell("readlink", path) { Int32(readlink(path, &buffer, 4095)) } + " "
      + FileCalls.text(buffer)
  }

  func resolving(_ path: String) -> String {
    errno = 0
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    return "realpath \(path) = \(resolved.map { String(cString: $0) } ?? "errno \(errno)")"
  }

  func listing(_ path: String) -> String {
    errno = 0
    guard let folder = opendir(path) else { return "opendir \(path) = errno \(errno)" }
    defer { closedir(folder) }
    var names: [String] = []
    if random(2) == 0 { _ = (Glibc.readdir(folder), rewinddir(folder)) }
    while let entry = Glibc.readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var status = stat()
      fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW)
      names.append("\(name):\(entry.pointee.d_type):\(status.st_ino == entry.pointee.d_ino)")
    }
    return "opendir \(path) = \(names.sorted())"
  }

  /// Operations relative to an open folder.
  func within(_ folder: String, _ path: String) -> String {
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

  func making(_ folder: String) -> String {
    var template = Array((folder + "/madeXXXXXX").utf8CString)
    return tell("mkstemp", folder) {
      let file = mkstemp(&template)
      guard file >= 0 else { return -1 }
      close(file)
      return unlink(template)
    }
  }

  func streaming(_ path: String, _ text: String) -> String {
    let mode = ["r", "w", "a", "r+", "wx", "rc"][random(6)]
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFIFO else { return "fifo" }
    return tell("fopen \(mode)", path) {
      guard let file = fopen(path, mode) else { return -1 }
      fputs(text, file)
      return fclose(file)
    }
  }

  func attributes(_ path: String) throws -> String {
    let all = try manager.attributesOfItem(atPath: path)
    let isFile = all[.type] as? FileAttributeType == .typeRegular
    return "\(all[.type] ?? "") \(all[.posixPermissions] ?? "") \(isFile ? all[.size] ?? "" : "")"
  }

  func resources(_ url: URL) throws -> String {
    let values = try url.resourceValues(forKeys: [
      .isDirectoryKey, .isRegularFileKey, .isSymbolicLinkKey,
    ])
    return
      "\(values.isDirectory as Any) \(values.isRegularFile as Any) \(values.isSymbolicLink as Any)"
  }

  func appending(_ text: String, _ url: URL) throws -> String {
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
}
