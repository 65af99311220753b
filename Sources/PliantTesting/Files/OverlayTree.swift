import CPliant
import Glibc

/// The files that a test sees: those that it has changed, over those of the real disk.
///
/// Files that the test makes or changes lie in a temporary folder, under the same paths: the upper.
/// Files of the disk, the lower ones, are copied there before they change. What the test removes is
/// remembered, and hides what the disk has at that path for ever.
struct OverlayTree: Sendable {
  /// A file's identity on the machine.
  struct Inode: Hashable, Sendable {
    let device: UInt
    let number: UInt
    init(_ status: stat) { self.init(device: status.st_dev, number: status.st_ino) }
    init(device: UInt, number: UInt) { (self.device, self.number) = (device, number) }
  }

  /// The file of the disk that an upper file was copied from.
  struct Origin: Sendable {
    let inode: Inode
    let owner: (user: uid_t, group: gid_t)
  }

  /// The result of looking a path up.
  struct Place {
    let path: Path
    /// The file's status; nil if there is no file.
    var status: stat?
    var isUpper = false
    /// Whether it is a link of `/proc` that leads to something without a path, such as a pipe.
    var isMagic = false
    /// Whether the path that was asked for ended in a slash, or in "." or "..".
    var last: [UInt8] = []
    var endsInSlash = false

    var kind: mode_t { (status?.st_mode ?? 0) & S_IFMT }
  }

  /// The temporary folder; it is not in any test's file system.
  let home: Path
  /// The paths of the disk that are seen; nil for all.
  var visible: Set<Path>?
  /// The names in each folder that the disk's entries are hidden by.
  var hidden: [Path: Set<[UInt8]>] = [:]
  var origins: [Inode: Origin] = [:]
  /// Where files of the disk are that have been copied.
  var copies: [Inode: Path] = [:]
  var listings: [Path: Listing] = [:]
  var current = Path()
  var failures: [Path: FileSystem.Failure] = [:]
  /// The sizes of disks, in bytes.
  var capacities: [Path: Int] = [:]
  var log = FileSystem.Log()
  /// The date of the test's clock, if it has one, since 1970.
  var now: Duration?
  var times: [Inode: Times] = [:]
  /// Files that may have been changed since their times were set.
  var unsettled: Set<Path> = []
  /// Whether the fixture puts its files in their places, which the disk's permissions do not stop.
  var isGiven = false

  init(home: Path, visible: Set<Path>?) {
    self.home = home
    self.visible = visible
  }

  func upper(_ path: Path) -> [UInt8] { upperRoot.bytes + (path.names.isEmpty ? [] : path.bytes) }
  var upperRoot: Path { home.appending(Array("upper".utf8)) }

  func location(of place: Place) -> [UInt8] {
    place.isUpper ? upper(place.path) : place.path.bytes
  }

  // MARK: - Looking

  /// Whether the disk's file at a path is seen, if there is one and nothing is in its place.
  func seesDisk(at path: Path) -> Bool {
    var folder = Path()
    for name in path.names {
      if hidden[folder]?.contains(name) == true { return false }
      folder.names.append(name)
    }
    if path.names.count >= home.names.count, path.isWithin(home.parent),
      path.names[home.names.count - 1].starts(with: TemporaryFolder.prefix)
    {
      return false
    }
    return visible.map(path.isSeen) ?? true
  }

  func diskStatus(at path: Path) throws(SystemError) -> stat? {
    seesDisk(at: path) ? try Kernel.status(of: path.bytes) : nil
  }

  /// Looks a path up without following a link that is its last name.
  func look(at path: Path) throws(SystemError) -> Place {
    if let status = try Kernel.status(of: upper(path)) {
      return Place(path: path, status: status, isUpper: true)
    }
    return Place(path: path, status: try diskStatus(at: path))
  }

  // MARK: - Resolving

  /// The handling of a link that is a path's last name.
  enum LastLink {
    case followed
    /// Not followed, unless the path ends in a slash.
    case kept
    /// Not followed: the path names an entry that is made, renamed or removed.
    case named
  }

  /// Finds what a path names, as the kernel does.
  ///
  /// If nothing is there, its folder is: what is missing on the way throws.
  func resolve(
    _ text: [UInt8],
    from base: Path,
    _ lastLink: LastLink
  ) throws(SystemError) -> Place {
    guard !text.isEmpty else { throw SystemError(ENOENT) }
    guard text.count < Int(PATH_MAX) else { throw SystemError(ENAMETOOLONG) }
    var left = Array(Path.names(in: text).reversed())
    let last = left.first ?? []
    let endsInSlash = text.last == Path.slash
    let isFolder = lastLink != .named && (endsInSlash || last == Path.here || last == Path.above)
    let follows = lastLink == .followed || isFolder
    var place = try look(at: text.first == Path.slash ? Path() : base)
    var links = 0
    while let name = left.popLast() {
      guard place.status != nil else { throw SystemError(ENOENT) }
      guard place.kind == S_IFDIR else { throw SystemError(ENOTDIR) }
      if (place.status?.st_mode ?? 0) & 0o111 != 0o111 { try check(X_OK, in: place) }
      if name == Path.here { continue }
      let next =
        try look(at: name == Path.above ? place.path.parent : place.path.appending(name))
      let isLast = left.isEmpty
      if next.status == nil, !isLast { throw SystemError(ENOENT) }
      guard next.kind == S_IFLNK, !isLast || follows else {
        place = next
        continue
      }
      links += 1
      guard links <= 40 else { throw SystemError(ELOOP) }
      let link = try target(of: next)
      guard let link else {
        place = Place(path: next.path, status: next.status, isMagic: true)
        break
      }
      if link.first == Path.slash { place = try look(at: Path()) }
      left += Path.names(in: link).reversed()
    }
    if place.status == nil, try look(at: place.path.parent).status == nil {
      throw SystemError(ENOENT)
    }
    if place.status != nil, isFolder, place.kind != S_IFDIR, !place.isMagic {
      throw SystemError(ENOTDIR)
    }
    place.last = last
    place.endsInSlash = endsInSlash
    return place
  }

  /// The text of a link; nil if it is one of `/proc` to something that has no path.
  func target(of place: Place) throws(SystemError) -> [UInt8]? {
    let names = place.path.names
    guard names.first == Array("proc".utf8), !place.isUpper else {
      return try Kernel.link(at: location(of: place))
    }
    if names.last == Array("cwd".utf8) { return current.bytes }
    let text = try Kernel.link(at: place.path.bytes)
    if let own = path(ofText: text) { return own.bytes }
    guard names.count > 2 else { return text }
    guard text.first == Path.slash, try Kernel.status(of: text) != nil else { return nil }
    return text
  }
}
