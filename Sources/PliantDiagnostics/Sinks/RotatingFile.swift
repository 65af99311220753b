import Foundation

/// A file that makes room for itself: `app.log` becomes `app.1.log`, that `app.2.log`, and so on.
///
/// Used by one queue at a time.
final class RotatingFile {
  private let url: URL
  private let largestFile: Int
  private let mostFiles: Int
  private var descriptor: Int32 = -1
  private var size = 0
  private var hasStarted = false

  init(url: URL, largestFile: Int, mostFiles: Int) {
    self.url = url
    self.largestFile = largestFile
    self.mostFiles = mostFiles
  }

  deinit { close() }

  func write(_ lines: [UInt8], isUrgent: Bool) throws {
    try openWhereNeeded()
    var rest = lines[...]
    while !rest.isEmpty {
      if size > 0,
        size + (rest.firstIndex(of: 0x0A).map { $0 - rest.startIndex } ?? 0) >= largestFile
      {
        try rotate()
      }
      // Takes as many whole lines as fit, and at least one.
      let room = rest.prefix(max(largestFile - size, 1))
      let end =
        room.count == rest.count
        ? rest.endIndex
        : room.lastIndex(of: 0x0A).map { $0 + 1 }
          ?? rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      try append(rest[..<end])
      rest = rest[end...]
    }
    if isUrgent, fdatasync(descriptor) != 0, errno != EINVAL, errno != EROFS {
      throw SystemError("fdatasync")
    }
  }

  private func append(_ bytes: ArraySlice<UInt8>) throws {
    try FileOutput.write(bytes, to: descriptor)
    size += bytes.count
  }

  /// Opens the file, also if it or its directory was taken away since.
  private func openWhereNeeded() throws {
    if descriptor >= 0, isInPlace { return }
    close()
    try open()
    defer { hasStarted = true }
    try append(header(hasStarted ? "Log continued: the file was taken away" : "New log started"))
  }

  private func open() throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    descriptor = Foundation.open(url.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemError("open") }
    var status = stat()
    size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  private func header(_ text: String) -> ArraySlice<UInt8> {
    let line = String(repeating: "-", count: 80)
    return Array("\(line)\n\(LogText.time(WallClock.date)) [\(getpid())]: \(text)\n".utf8)[...]
  }

  private var isInPlace: Bool {
    var opened = stat()
    var named = stat()
    return fstat(descriptor, &opened) == 0 && stat(url.path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  private func rotate() throws {
    close()
    for number in stride(from: mostFiles - 1, to: 0, by: -1) {
      let older = name(number)
      if number == mostFiles - 1 { unlink(older) }
      let newer = number == 1 ? url.path : name(number - 1)
      if rename(newer, older) != 0, errno != ENOENT { throw SystemError("rename") }
    }
    if mostFiles == 1, truncate(url.path, 0) != 0 { throw SystemError("truncate") }
    try open()
  }

  private func name(_ number: Int) -> String {
    let base = url.deletingPathExtension().path + ".\(number)"
    return url.pathExtension.isEmpty ? base : "\(base).\(url.pathExtension)"
  }

  private func close() {
    if descriptor >= 0 { Foundation.close(descriptor) }
    descriptor = -1
  }
}
