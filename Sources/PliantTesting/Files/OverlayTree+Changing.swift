import CPliant
import Glibc
import PliantBase

extension OverlayTree {
  // MARK: - Opening

  /// The open file, or the path to open without the lock: that may wait for another program.
  enum Opening {
    case opened(Int32)
    case left([UInt8])
  }

  mutating func open(
    _ text: [UInt8],
    from base: Path,
    _ flags: Int32,
    _ mode: UInt32
  ) throws(SystemError) -> Opening {
    let isExclusive = flags & O_CREAT != 0 && flags & O_EXCL != 0
    let follows = flags & O_NOFOLLOW == 0 && !isExclusive
    let isForPath = flags & pathOnly != 0
    if flags & O_CREAT != 0, !isForPath, text.last == Path.slash {
      _ = try resolve(text, from: base, .named)
      throw SystemError(EISDIR)
    }
    let place = try resolve(text, from: base, follows ? .followed : .kept)
    let writes = !isForPath && (flags & O_ACCMODE != O_RDONLY || flags & O_TRUNC != 0)
    if !isForPath { try failIfAsked(to: writes ? .write : .read, place.path) }
    guard place.status != nil else {
      guard flags & O_CREAT != 0, !isForPath else { throw SystemError(ENOENT) }
      try prepare(place)
      return .opened(try Kernel.open(upper(place.path), flags, mode))
    }
    if isExclusive { throw SystemError(EEXIST) }
    if isForPath { return .opened(try Kernel.open(location(of: place), flags)) }
    switch place.kind {
    case S_IFDIR:
      if flags & unnamedFile == unnamedFile {
        try makeWritable(place.path)
        return .opened(try Kernel.open(upper(place.path), flags, mode))
      }
      if writes || flags & O_CREAT != 0 { throw SystemError(EISDIR) }
      log.read.insert(place.path.text)
      return .opened(try Kernel.open(try readable(place), flags))
    case S_IFREG:
      if flags & O_DIRECTORY != 0 { throw SystemError(ENOTDIR) }
      if writes, !isOfProcess(place) {
        try copyUp(place, .write, contents: flags & O_TRUNC == 0)
        try track(place.path)
        log.written.insert(place.path.text)
      }
      if flags & O_ACCMODE != O_WRONLY { log.read.insert(place.path.text) }
      let location = writes && !isOfProcess(place) ? upper(place.path) : location(of: place)
      return .opened(try Kernel.open(location, flags & ~O_CREAT))
    default:
      return .left(location(of: place))
    }
  }

  /// Whether it is one of `/proc`'s files of this process, which the disk does not have.
  private func isOfProcess(_ place: Place) -> Bool {
    let own = [Array("proc".utf8), Array("\(getpid())".utf8)]
    return !place.isUpper && place.path.names.starts(with: own)
  }

  /// Makes the folder ready in which something is to be made.
  private mutating func prepare(_ place: Place) throws(SystemError) {
    try failIfAsked(to: .write, place.path)
    try makeWritable(place.path.parent)
    for path in [place.path.parent, place.path] { try track(path) }
    log.written.insert(place.path.text)
    log.removed.remove(place.path.text)
  }

  /// Makes something where nothing is: a folder, a link, a node.
  @discardableResult
  mutating func make(
    _ text: [UInt8],
    from base: Path,
    isFolder: Bool = false,
    _ body: ([UInt8]) throws(SystemError) -> Int
  ) throws(SystemError) -> Int {
    let place = try resolve(text, from: base, .named)
    guard place.status == nil else { throw SystemError(EEXIST) }
    guard isFolder || !place.endsInSlash else { throw SystemError(ENOENT) }
    try prepare(place)
    return try body(upper(place.path))
  }

  mutating func link(_ place: Place, to text: [UInt8], from base: Path) throws(SystemError) -> Int {
    guard place.status != nil else { throw SystemError(ENOENT) }
    let new = try resolve(text, from: base, .named)
    guard new.status == nil else { throw SystemError(EEXIST) }
    guard !new.endsInSlash else { throw SystemError(ENOENT) }
    guard place.kind != S_IFDIR else { throw SystemError(EPERM) }
    var old = place.path.bytes  // of `/proc`, and to a file without a name
    if !place.isMagic {
      try copyUp(place, .granted)
      try track(place.path, attributes: true)
      old = upper(place.path)
    }
    let flags = place.isMagic ? Int(AT_SYMLINK_FOLLOW) : 0
    return try make(text, from: base) { new throws(SystemError) in
      try Kernel.call(PLIANT_LINK, from: old, to: new, flags)
    }
  }

  // MARK: - Removing

  mutating func remove(
    _ text: [UInt8],
    from base: Path,
    isFolder: Bool
  ) throws(SystemError) {
    let place = try resolve(text, from: base, .named)
    guard place.status != nil else { throw SystemError(ENOENT) }
    if isFolder {
      if place.last == Path.here { throw SystemError(EINVAL) }
      if place.last == Path.above { throw SystemError(ENOTEMPTY) }
      guard !place.path.names.isEmpty else { throw SystemError(EBUSY) }
      guard place.kind == S_IFDIR else { throw SystemError(ENOTDIR) }
      guard try entries(of: place.path).isEmpty else { throw SystemError(ENOTEMPTY) }
    } else if place.kind == S_IFDIR {
      throw SystemError(EISDIR)
    } else if place.endsInSlash {
      throw SystemError(ENOTDIR)
    }
    try failIfAsked(to: .write, place.path)
    try makeWritable(place.path.parent)
    try track(place.path.parent)
    let isOnDisk = try diskStatus(at: place.path) != nil
    if let status = place.status, place.isUpper {
      try Kernel.call(PLIANT_REMOVE, at: upper(place.path), isFolder ? Int(AT_REMOVEDIR) : 0)
      forget(status)
    } else {
      try Kernel.call(PLIANT_SET_TIMES, at: upper(place.path.parent))
    }
    if isOnDisk { hide(place.path) }
    log.removed.insert(place.path.text)
    log.written.remove(place.path.text)
  }

  private mutating func hide(_ path: Path) {
    guard let name = path.names.last else { return }
    hidden[path.parent, default: []].insert(name)
  }

  /// Forgets what an upper file was copied from, whose inode may be given to another.
  private mutating func forget(_ status: stat) {
    guard status.st_nlink <= 1 || status.st_mode & S_IFMT == S_IFDIR else { return }
    times[Inode(status)] = nil
    if let origin = origins.removeValue(forKey: Inode(status)) { copies[origin.inode] = nil }
  }

  // MARK: - Renaming

  mutating func rename(
    _ old: [UInt8],
    from oldBase: Path,
    to new: [UInt8],
    from newBase: Path,
    _ flags: UInt32
  ) throws(SystemError) {
    let isExchange = flags == UInt32(exchanging)
    guard flags == 0 || isExchange || flags == UInt32(keepingOther) else {
      throw SystemError(EINVAL)
    }
    let from = try resolve(old, from: oldBase, .named)
    let to = try resolve(new, from: newBase, .named)
    for place in [from, to]
    where [Path.here, Path.above].contains(place.last) || place.path.names.isEmpty {
      throw SystemError(EBUSY)
    }
    guard let moved = from.status, !isExchange || to.status != nil else {
      throw SystemError(ENOENT)
    }
    if flags == UInt32(keepingOther), to.status != nil { throw SystemError(EEXIST) }
    if from.kind != S_IFDIR, from.endsInSlash || to.endsInSlash { throw SystemError(ENOTDIR) }
    if to.path != from.path, to.path.isWithin(from.path) { throw SystemError(EINVAL) }
    if from.path != to.path, from.path.isWithin(to.path) {
      throw SystemError(isExchange ? EINVAL : ENOTEMPTY)
    }
    if let replaced = to.status {
      if !isExchange { try checkReplacement(of: to, by: from) }
      if identity(moved) == identity(replaced) { return }
    }
    try move(from, to, flags)
  }

  /// Throws if what is at a place cannot replace what is at another.
  private func checkReplacement(of to: Place, by from: Place) throws(SystemError) {
    if from.kind == S_IFDIR, to.kind != S_IFDIR { throw SystemError(ENOTDIR) }
    if from.kind != S_IFDIR, to.kind == S_IFDIR { throw SystemError(EISDIR) }
    if to.kind == S_IFDIR, to.path != from.path, !(try entries(of: to.path)).isEmpty {
      throw SystemError(ENOTEMPTY)
    }
  }

  /// Renames what is allowed to be renamed, once all of it is in the upper folder.
  private mutating func move(_ from: Place, _ to: Place, _ flags: UInt32) throws(SystemError) {
    let isExchange = flags == UInt32(exchanging)
    for place in [from, to] {
      try failIfAsked(to: .write, place.path)
      try makeWritable(place.path.parent)
      try track(place.path.parent)
    }
    for path in isExchange ? [from.path, to.path] : [from.path] {
      try copyAllUp(path)
      try track(path, attributes: true)
    }
    let areOnDisk = (try diskStatus(at: from.path), try diskStatus(at: to.path))
    let above = try Kernel.status(of: upper(to.path))
    try Kernel.call(PLIANT_RENAME, from: upper(from.path), to: upper(to.path), Int(flags))
    if !isExchange, let above { forget(above) }
    if areOnDisk.0 != nil { hide(from.path) }
    if areOnDisk.1 != nil { hide(to.path) }
    follow(from.path, to.path, isExchange)
    log.written.formUnion([to.path.text] + (isExchange ? [from.path.text] : []))
    if !isExchange {
      log.removed.insert(from.path.text)
      log.written.remove(from.path.text)
    }
    log.removed.remove(to.path.text)
  }

  /// Changes the paths that are kept of what was renamed.
  private mutating func follow(_ from: Path, _ to: Path, _ isExchange: Bool) {
    func moved(_ path: Path) -> Path {
      if path.isWithin(from) { return path.moved(from: from, to: to) }
      return isExchange ? path.moved(from: to, to: from) : path
    }
    current = moved(current)
    copies = copies.mapValues(moved)
    unsettled = Set(unsettled.map(moved))
    listings = Dictionary(listings.map { (moved($0.key), $0.value) }) { _, moved in moved }
  }
}
