import CPliant
import Foundation
import Glibc
import PliantBase

/// A folder of a fixture's own among the temporary files.
///
/// It is removed through descriptors: no link is followed, and no other mount is entered. A lock
/// lasts as long as the process; the folders of processes that were killed are removed by the next.
final class TemporaryFolder: Sendable {
  /// The beginning of a folder's name.
  static let prefix = Array("PliantFiles-".utf8)

  let path: Path
  private let descriptor: Int32

  init(in parent: Path) throws(SystemError) {
    Self.collect(in: parent)
    let id = Array(Surroundings.really { UUID().uuidString }.utf8)
    path = parent.appending(Self.prefix + id)
    // Until it is locked, it has a name that nobody collects.
    let draft = parent.appending(Self.draft + id).bytes
    try Kernel.call(PLIANT_MAKE_FOLDER, at: draft, 0o700)
    descriptor = try Kernel.open(draft, Self.flags)
    flock(descriptor, LOCK_SH)
    try Kernel.call(PLIANT_RENAME, from: draft, to: path.bytes)
  }

  deinit { Kernel.close(descriptor) }

  /// Makes a folder in it.
  func make(_ name: String) throws(SystemError) {
    try Kernel.call(PLIANT_MAKE_FOLDER, at: path.appending(Array(name.utf8)).bytes, 0o755)
  }

  /// Removes the folder; what cannot be removed stays, and the test is told.
  func remove() {
    if !Self.remove(path, descriptor) { report(.notRemoved(path.text), isWarning: true) }
  }

  // MARK: - Collecting

  private static let draft = Array("PliantFilesNew-".utf8)
  private static let collected = Guarded<Set<Path>>([])

  /// Removes the folders of this user's processes that have ended, once for each parent.
  private static func collect(in parent: Path) {
    guard collected.withLock({ $0.insert(parent).inserted }) else { return }
    for entry in (try? Kernel.entries(of: parent.bytes)) ?? [] {
      let path = parent.appending(entry.name)
      guard entry.name.starts(with: prefix), let folder = try? Kernel.open(path.bytes, flags)
      else { continue }
      defer { Kernel.close(folder) }
      guard (try? Kernel.status(of: folder))?.st_uid == geteuid(),
        flock(folder, LOCK_EX | LOCK_NB) == 0
      else { continue }
      _ = remove(path, folder)
    }
  }

  // MARK: - Emptying

  private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  private static func remove(_ path: Path, _ folder: Int32) -> Bool {
    empty(folder) && (try? Kernel.call(PLIANT_REMOVE, at: path.bytes, Int(AT_REMOVEDIR))) != nil
  }

  /// Removes the contents of a folder; returns false if something cannot be removed.
  ///
  /// The contents of the folders in it are moved up first, so however deep they are, few
  /// descriptors are open.
  private static func empty(_ root: Int32) -> Bool {
    _ = try? Kernel.call(PLIANT_CHMOD, at: Kernel.path(of: root), 0o700)
    var (left, count): (Set<[UInt8]>, Int) = ([], 0)
    while case let names = names(in: root).filter({ !left.contains($0) }), !names.isEmpty {
      for name in names where !remove(name, from: root) {
        moveUp(name, to: root, &count)
        if !remove(name, from: root) { left.insert(name) }
      }
    }
    return left.isEmpty
  }

  /// Removes what a folder in `root` contains, or moves it to `root`.
  private static func moveUp(_ name: [UInt8], to root: Int32, _ count: inout Int) {
    guard let folder = unlocked(name, in: root) else { return }
    defer { Kernel.close(folder) }
    for name in names(in: folder) where !remove(name, from: folder) {
      count += 1
      // A folder that is moved must be writable.
      if let inner = unlocked(name, in: folder) { Kernel.close(inner) }
      let number = Array("\(count)".utf8)
      _ = try? Kernel.call(PLIANT_RENAME, from: name, to: number, in: (folder, root))
    }
  }

  /// Opens a folder of the same mount, and has its owner do everything with it.
  private static func unlocked(_ name: [UInt8], in parent: Int32) -> Int32? {
    let flags = pathOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    guard let folder = try? Kernel.open(name, flags, in: parent) else { return nil }
    guard let mount = try? Kernel.mount(of: folder), mount == (try? Kernel.mount(of: parent)) else {
      Kernel.close(folder)
      return nil
    }
    // The descriptor's own path leads to the folder, wherever it is by now.
    _ = try? Kernel.call(PLIANT_CHMOD, at: Kernel.path(of: folder), 0o700)
    return folder
  }

  private static func remove(_ name: [UInt8], from folder: Int32) -> Bool {
    [0, Int(AT_REMOVEDIR)].contains { flags in
      (try? Kernel.call(PLIANT_REMOVE, at: name, flags, in: folder)) != nil
    }
  }

  private static func names(in folder: Int32) -> [[UInt8]] {
    ((try? Kernel.entries(of: Path.here, in: folder)) ?? []).map(\.name)
  }
}
