import CPliant
import Foundation
import Glibc
import PliantBase
import PliantImages

/// The file system of one test, which the functions of the C library use in place of the disk.
final class Overlay: Sendable {
  static var current: Overlay? { Replacements.current?.files }

  static var log: FileSystem.Log {
    get throws(FixtureError) {
      guard let current else { throw .noFiles }
      return current.tree.withLock { $0.log }
    }
  }

  let term: Term
  /// Whether a disk has a size, or fails from a byte on.
  let isLimited: Bool
  private let home: TemporaryFolder
  private let tree: Guarded<OverlayTree>

  /// Makes a file system with these files, over that of an enclosing fixture, or the disk.
  init(
    _ files: [String: FileSystem.Entry],
    _ base: FileSystem.Base,
    _ term: Term
  ) throws {
    self.term = term
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let (temporary, home) = try FixtureError.naming(folder) {
      let real = try Kernel.realPath(Array(folder.utf8))
      return (real, try TemporaryFolder(in: real))
    }
    self.home = home
    var tree = OverlayTree(home: home.path, visible: base == .empty ? Self.needed : nil)
    do {
      try home.make("upper")
      tree.current = base == .empty ? Path() : try Kernel.realPath(Path.here)
      if base == .disk, let outer = Self.current { try tree.begin(like: outer.with { $0 }) }
      tree.isGiven = true
      if base == .empty { try tree.addFolder(temporary, permissions: 0o1777) }
      for (path, entry) in files.sorted(by: { $0.key < $1.key }) {
        try FixtureError.naming(path) { try tree.add(entry, at: path) }
      }
      tree.isGiven = false
      tree.log = FileSystem.Log()
    } catch {
      home.remove()
      throw error
    }
    isLimited = tree.isLimited
    self.tree = Guarded(tree)
    settle(by: Replacements.current?.clock)
  }

  /// Gives files that were changed the time of a clock, as the clock asks before it moves.
  func settle(by clock: TestClock?) { if let clock { settle(at: clock.date(of: self)) } }

  func settle(at date: Duration) { tree.withLock { if !term.hasEnded { $0.settle(at: date) } } }

  /// Removes the files; whatever still uses the file system fails.
  func end() {
    tree.withLock { _ in term.end() }
    home.remove()
  }

  /// Runs a function of the file system's, which must not wait for other programs, under its lock.
  func with<Result>(
    _ body: (inout OverlayTree) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let now = Replacements.current?.clock?.date(of: self)
    let result: Swift.Result<Result, SystemError> = tree.withUncheckedLock { tree in
      if term.hasEnded { return .failure(SystemError(EIO)) }
      if let now { tree.settle(at: now) } else { tree.now = nil }
      do throws(SystemError) { return .success(try body(&tree)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Opens a file; one that may wait for another program, without the lock.
  func open(
    _ folder: Int32,
    _ text: [UInt8],
    _ flags: Int32,
    _ mode: UInt32
  ) throws(SystemError) -> Int {
    let opening = try with { tree throws(SystemError) in
      try tree.open(text, from: tree.base(folder, text), flags, mode)
    }
    return switch opening {
    case .opened(let file): Int(file)
    case .left(let path): Int(try Kernel.open(path, flags & ~O_CREAT))
    }
  }

  // MARK: - Folders of the disk

  /// The files that a process needs: the kernel's, its own, its libraries', time zones.
  private static let needed: Set<Path> = {
    let images = Image.loaded().map { Array($0.name.utf8) }.filter { $0.first == Path.slash }
    // The loader's paths may lead through links, of folders as `/lib` and of files.
    let folders = images.flatMap { image in
      let folder = Path(bytes: image).parent
      return [folder, try? Kernel.realPath(folder.bytes), try? Kernel.realPath(image).parent]
    }
    let fixed = ["/proc", "/sys", "/dev", "/usr/share/zoneinfo", "/etc/localtime"].map { Path($0) }
    return Set(folders.compactMap(\.self).filter { !$0.names.isEmpty } + fixed)
  }()

  /// Whether a path, from a descriptor, is that of such a file, or of a folder above.
  static func isNeeded(_ text: [UInt8], from folder: Int32) -> Bool {
    var path = Path(bytes: text)
    if text.first != Path.slash {
      guard let above = try? Kernel.link(at: Kernel.path(of: folder)) else { return false }
      path = Path(Path(bytes: above).names + path.names)
    }
    return !path.names.contains(Path.above) && path.isSeen(amid: needed)
  }
}

extension OverlayTree {
  /// Begins with what an enclosing fixture's test has now.
  mutating func begin(like outer: OverlayTree) throws(SystemError) {
    (hidden, current, visible) = (outer.hidden, outer.current, outer.visible)
    (failures, capacities) = (outer.failures, outer.capacities)
    try copy(Path(), from: outer)
  }

  private mutating func copy(_ path: Path, from outer: OverlayTree) throws(SystemError) {
    let source = outer.upper(path)
    guard let status = try Kernel.status(of: source) else { return }
    if !path.names.isEmpty { try Self.copy(source, status, to: upper(path), contents: true) }
    if status.st_mode & S_IFMT == S_IFDIR {
      try unlocked(source) { () throws(SystemError) in
        for entry in try Kernel.entries(of: source) {
          try copy(path.appending(entry.name), from: outer)
        }
      }
      try Kernel.call(PLIANT_CHMOD, at: upper(path), Int(status.st_mode & 0o7777))
      try Self.setTimes(status, of: upper(path))
    }
    guard let copy = try Kernel.status(of: upper(path)) else { return }
    times[Inode(copy)] = outer.times[Inode(status)]?.copied(copy)
    // Descriptors of the outer fixture find the file as those of the disk do.
    let owner = (status.st_uid, status.st_gid)
    let origin = outer.origins[Inode(status)] ?? Origin(inode: Inode(status), owner: owner)
    for inode in [Inode(copy), Inode(status)] { origins[inode] = origin }
    for inode in [origin.inode, Inode(status)] { copies[inode] = path }
  }

  // MARK: - Describing

  /// Puts a given entry in its place, whatever is there.
  mutating func add(_ entry: FileSystem.Entry, at path: String) throws {
    guard path.hasPrefix("/") else { throw FixtureError.relativePath(path) }
    let place = try folder(of: path)
    defer {
      failures[place] = entry.failure ?? failures[place]
      capacities[place] = entry.capacity ?? capacities[place]
    }
    switch entry.content {
    case .untouched: break
    case .nothing: try removeAll(place)
    case .folder: try addFolder(place, permissions: entry.permissions)
    case .file(let data) where path.hasSuffix("/"):
      guard data.isEmpty else { throw FixtureError.folderWithContents(path) }
      try addFolder(place, permissions: entry.permissions)
    case .link(let text):
      try removeAll(place)
      try make(place.bytes, from: Path()) { path throws(SystemError) in
        try Kernel.makeLink(to: Array(text.utf8), at: path)
      }
    case .file(let data):
      try removeAll(place)
      let mode = entry.permissions ?? 0o644
      guard
        case .opened(let file) = try open(
          place.bytes,
          from: Path(),
          O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
          mode
        )
      else { throw SystemError(EIO) }
      defer { Kernel.close(file) }
      try Array(data).withUnsafeBufferPointer { bytes throws(SystemError) in
        try Kernel.write(bytes, to: file)
      }
      if let mode = entry.permissions {
        try Kernel.call(PLIANT_CHMOD, at: upper(place), Int(mode))
      }
    }
  }

  /// The path of an entry, once the folders above it are made; links on the way are followed.
  private mutating func folder(of path: String) throws(SystemError) -> Path {
    var folder = Path()
    let names = Path.names(in: path.utf8)
    for name in names.dropLast() {
      let place = try resolve(folder.appending(name).bytes, from: Path(), .followed)
      if place.status == nil { try addFolder(place.path, permissions: nil) }
      folder = place.path
    }
    return names.last.map { folder.appending($0) } ?? folder
  }

  mutating func addFolder(_ path: Path, permissions: UInt32?) throws(SystemError) {
    for folder in path.lineage where try look(at: folder).kind != S_IFDIR {
      if try look(at: folder).status != nil { try removeAll(folder) }
      try make(folder.bytes, from: Path(), isFolder: true) { path throws(SystemError) in
        try Kernel.call(PLIANT_MAKE_FOLDER, at: path, 0o755)
      }
    }
    guard let permissions else { return }
    try makeFolder(path)
    try Kernel.call(PLIANT_CHMOD, at: upper(path), Int(permissions))
  }

  private mutating func removeAll(_ path: Path) throws(SystemError) {
    let place = try look(at: path)
    guard place.status != nil else { return }
    if place.kind == S_IFDIR {
      for entry in try entries(of: path) { try removeAll(path.appending(entry.name)) }
    }
    try remove(path.bytes, from: Path(), isFolder: place.kind == S_IFDIR)
  }
}

extension FixtureError {
  /// Runs an operation, whose error of the C library then has a text and names a path.
  static func naming<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SystemError {
      throw FixtureError.notMade(path, reason: String(cString: strerror(error.code)))
    }
  }
}
