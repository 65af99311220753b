import Glibc

/// Waits for files to be saved, in the folders of sources.
///
/// A folder that is removed is watched again as soon as there is one of its name.
package struct SourceWatcher {
  private let file: Int32
  /// A pipe: a byte in it ends the waiting.
  private let woken: Int32
  package let waker: Int32
  private let sources: [String]
  private var folders: [Int32: String] = [:]
  /// The folders that are gone, and what is watched for them to come back.
  private var lost: Set<String> = []
  private var outer: Set<Int32> = []

  /// The changes to files since the last call of `next()`.
  package struct Changes {
    package var saved: Set<String> = []
    package var removed: Set<String> = []
    /// Whether more happened than the system has kept.
    package var areIncomplete = false
  }

  /// Watches the folders of sources, and others if they are there.
  package init(_ sources: [String], andPerhaps others: Set<String>) throws(ReloadError) {
    self.sources = sources
    file = inotify_init1(Int32(IN_CLOEXEC))
    var ends: [Int32] = [-1, -1]
    let hasPipe = pipe(&ends) == 0
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (woken, waker) = (ends[0], ends[1])
    guard file >= 0, hasPipe else { throw Self.refused(errno) }
    let needed = Set(sources.map { TextFiles.folder(of: $0) })
    for folder in needed.union(others) where !watch(folder) && needed.contains(folder) {
      let code = errno
      for one in [file, woken, waker] { close(one) }
      throw Self.refused(code)
    }
  }

  private static func refused(_ code: Int32) -> ReloadError {
    .unavailable(detail: "sources cannot be watched: " + String(cString: strerror(code)))
  }

  /// Waits until something happens and nothing follows it for some milliseconds.
  ///
  /// Returns no change if it was woken, and nil if changes can no longer be seen.
  /// A tool's changes to several files, and a file that is removed and made anew, are one change.
  package mutating func next(settling: Int32 = 50) -> Changes? {
    var changes = Changes()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let isEmpty = changes.saved.isEmpty && changes.removed.isEmpty && !changes.areIncomplete
      var requests = [file, woken].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let ready = poll(&requests, 2, isEmpty ? -1 : settling)
      if ready < 0, errno != EINTR { return nil }
      guard requests[0].revents != 0 else {
        guard isEmpty else { break }
        if requests[1].revents != 0, read(woken, &buffer, buffer.count) > 0 { return changes }
        continue
      }
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count]), &changes) }
      for folder in lost { find(folder, &changes) }
      if lost.isEmpty { stopWatchingOuter() }
    }
    changes.removed.subtract(changes.saved)
    return changes
  }

  private mutating func take(_ events: UnsafeRawBufferPointer, _ changes: inout Changes) {
    var at = 0
    while at + 16 <= events.count {
      let event = events.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
      let end = min(at + 16 + Int(event.len), events.count)
      let name = String(decoding: events[(at + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
      at = end
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.areIncomplete = true }
      guard let folder = folders[event.wd] else { continue }
      if event.mask & Self.isGone != 0 {
        lose(event.wd, folder, &changes)
      } else if event.mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0 {
        changes.removed.insert(folder + "/" + name)
      } else if event.mask & UInt32(IN_CREATE) == 0 {
        changes.saved.insert(folder + "/" + name)
      }
    }
  }
}

// MARK: - Folders

extension SourceWatcher {
  /// The events that end the watch of a folder.
  private static let isGone = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT)

  /// Watches a folder, as all are; nil, with `errno`, if there is none.
  private func number(of folder: String) -> Int32? {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_CREATE
    let own = IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    let watch = inotify_add_watch(file, folder, UInt32(events | own))
    return watch >= 0 ? watch : nil
  }

  private mutating func watch(_ folder: String) -> Bool {
    guard let watch = number(of: folder) else { return false }
    folders[watch] = folder
    return true
  }

  private mutating func lose(_ watch: Int32, _ folder: String, _ changes: inout Changes) {
    inotify_rm_watch(file, watch)
    folders[watch] = nil
    lost.insert(folder)
    changes.removed.formUnion(sources.filter { TextFiles.folder(of: $0) == folder })
  }

  /// Watches a lost folder again, all of whose files are saved then, or what is to hold it.
  private mutating func find(_ folder: String, _ changes: inout Changes) {
    while !watch(folder) {
      var place = TextFiles.folder(of: folder)
      while place != "/", !TextFiles.exists(place) { place = TextFiles.folder(of: place) }
      // It may have come in between.
      guard let watch = number(of: place), outer.insert(watch).inserted else { return }
    }
    lost.remove(folder)
    changes.saved.formUnion(TextFiles.entries(of: folder).map { folder + "/" + $0 })
  }

  private mutating func stopWatchingOuter() {
    for watch in outer where folders[watch] == nil { inotify_rm_watch(file, watch) }
    outer = []
  }
}
