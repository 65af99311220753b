import CPliant
import Glibc

extension OverlayTree {
  /// A folder with an empty file for each name in a merged one, which programs read in its place.
  struct View: Sendable {
    var path: Path
    let entries: [[UInt8]: UInt8]
  }

  private var viewRoot: Path { home.appending(Array("views".utf8)) }

  // MARK: - Reading

  /// The names in a folder: those that the test made, and the disk's that it sees.
  func entries(of path: Path) throws(SystemError) -> [(name: [UInt8], kind: UInt8)] {
    let place = try look(at: path)
    var entries = place.isUpper ? try Kernel.entries(of: upper(path)) : []
    guard let disk = try diskStatus(at: path), disk.st_mode & S_IFMT == S_IFDIR else {
      return entries
    }
    let own = Set(entries.map(\.name))
    for entry in try Kernel.entries(of: path.bytes)
    where !own.contains(entry.name) && seesDisk(at: path.appending(entry.name)) {
      entries.append(entry)
    }
    return entries
  }

  /// Whether no one folder has all that a test sees in it, and nothing else.
  func isMerged(_ place: Place) throws(SystemError) -> Bool {
    if place.path == home.parent { return true }
    let disk = try diskStatus(at: place.path)
    if place.isUpper { return disk.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }
    return hidden[place.path]?.isEmpty == false
      || visible?.contains { place.path.isWithin($0) } == false
  }

  /// The folder to open for one that the test sees.
  mutating func readable(_ place: Place) throws(SystemError) -> [UInt8] {
    guard place.kind == S_IFDIR, try isMerged(place) else { return location(of: place) }
    var entries: [[UInt8]: UInt8] = [:]
    for entry in try self.entries(of: place.path) { entries[entry.name] = entry.kind }
    let known = views.lastIndex { $0.path == place.path && $0.entries == entries }
    if let known { return viewRoot.appending(Array("\(known)".utf8)).bytes }
    let view = viewRoot.appending(Array("\(views.count)".utf8))
    try Kernel.call(PLIANT_MAKE_FOLDER, at: view.bytes, 0o700)
    for (name, kind) in entries {
      let path = view.appending(name).bytes
      switch Int(kind) {
      case Int(DT_DIR): try Kernel.call(PLIANT_MAKE_FOLDER, at: path, 0o700)
      case Int(DT_LNK): try Kernel.makeLink(to: Path.here, at: path)
      case Int(DT_FIFO), Int(DT_SOCK):
        try Kernel.call(PLIANT_MAKE_NODE, at: path, Int(kind) << 12 | 0o600)
      default: try Kernel.call(PLIANT_MAKE_NODE, at: path, Int(S_IFREG | 0o600))
      }
    }
    views.append(View(path: place.path, entries: entries))
    return view.bytes
  }

  // MARK: - Descriptors

  /// The path in the test's file system of a temporary file's; nil if it is not one.
  func path(ofText text: [UInt8]) -> Path? {
    guard text.starts(with: home.bytes) else { return nil }
    let path = Path(bytes: text)
    if path.isWithin(upperRoot) { return Path(path.names.dropFirst(upperRoot.names.count)) }
    guard path.isWithin(viewRoot), path.names.count > viewRoot.names.count,
      let number = Int(String(decoding: path.names[viewRoot.names.count], as: UTF8.self)),
      views.indices.contains(number)
    else { return nil }
    return Path(views[number].path.names + path.names.dropFirst(viewRoot.names.count + 1))
  }

  /// The path, as the kernel tells it, of what a descriptor leads to.
  func text(of descriptor: Int32) throws(SystemError) -> [UInt8] {
    do {
      return try Kernel.link(at: Array("/proc/self/fd/\(descriptor)".utf8))
    } catch {
      throw SystemError(EBADF)
    }
  }

  /// The path in the test's file system of what a descriptor leads to.
  func path(of descriptor: Int32) throws(SystemError) -> Path {
    if descriptor == AT_FDCWD { return current }
    let text = try text(of: descriptor)
    if let own = path(ofText: text) { return own }
    if let copy = copies[Inode(try Kernel.status(of: descriptor))] { return copy }
    guard text.first == Path.slash else { throw SystemError(ENOTDIR) }
    return Path(bytes: text)
  }

  /// The file to change for what a descriptor leads to; nil if that is no file of the disk.
  mutating func changeable(
    _ descriptor: Int32,
    _ permission: Permission
  ) throws(SystemError) -> [UInt8]? {
    let text = try text(of: descriptor)
    let status = try Kernel.status(of: descriptor)
    if Path(bytes: text).isWithin(upperRoot) || text.first != Path.slash
      || text.suffix(10) == Array(" (deleted)".utf8)[...]
    {
      if let own = path(ofText: text) {
        try track(own, attributes: true)
        log.written.insert(own.text)
      }
      return nil
    }
    let place = try look(at: path(of: descriptor))
    // Neither the test's, nor what the test sees at this path.
    guard let found = place.status, path(ofText: text) != nil || identity(found) == Inode(status)
    else { throw SystemError(EROFS) }
    return try change(place, permission)
  }
}
