import Glibc

/// Waits for files to be saved, in the folders of sources.
struct SourceWatcher {
  private let file: Int32
  private var folders: [Int32: String] = [:]

  /// What happened to files since the last time.
  struct Changes {
    var saved: Set<String> = []
    var removed: Set<String> = []
    /// Whether more happened than the system has kept.
    var areIncomplete = false
  }

  /// Watches the folders of sources, and others if they are there.
  init(_ sources: [String], andPerhaps others: Set<String>) throws(ReloadError) {
    file = inotify_init1(Int32(IN_CLOEXEC))
    guard file >= 0 else { throw Self.refused(errno) }
    let needed = Set(sources.map { TextFiles.folder(of: $0) })
    for folder in needed.union(others) {
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM
      let watch = inotify_add_watch(file, folder, UInt32(events))
      guard watch >= 0 else {
        let code = errno
        if !needed.contains(folder) { continue }
        close(file)
        throw Self.refused(code)
      }
      folders[watch] = folder
    }
  }

  private static func refused(_ code: Int32) -> ReloadError {
    .unavailable(detail: "sources cannot be watched: " + String(cString: strerror(code)))
  }

  /// Waits until something happens; nil if that can no longer be seen.
  func next() -> Changes? {
    var changes = Changes()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // What a tool does to several files at once is one change.
    while changes.saved.isEmpty && changes.removed.isEmpty && !changes.areIncomplete || isReady {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count]), &changes) }
    }
    changes.removed.subtract(changes.saved)
    return changes
  }

  private var isReady: Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  private func take(_ events: UnsafeRawBufferPointer, _ changes: inout Changes) {
    var at = 0
    while at + 16 <= events.count {
      let watch = events.loadUnaligned(fromByteOffset: at, as: Int32.self)
      let mask = events.loadUnaligned(fromByteOffset: at + 4, as: UInt32.self)
      let length = Int(events.loadUnaligned(fromByteOffset: at + 12, as: UInt32.self))
      let end = min(at + 16 + length, events.count)
      let name = String(decoding: events[(at + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
      at = end
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.areIncomplete = true }
      guard let folder = folders[watch], !name.isEmpty else { continue }
      if mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0 {
        changes.removed.insert(folder + "/" + name)
      } else {
        changes.saved.insert(folder + "/" + name)
      }
    }
  }
}
