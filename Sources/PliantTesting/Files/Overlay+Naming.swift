import Glibc

extension OverlayTree {
  /// The folder that a path begins in: one with a slash needs no descriptor.
  func base(_ folder: Int32, _ text: [UInt8]) throws(SystemError) -> Path {
    text.first == Path.slash ? Path() : try path(of: folder)
  }

  func place(
    _ folder: Int32,
    _ text: [UInt8],
    follows: Bool
  ) throws(SystemError) -> Place {
    try resolve(text, from: base(folder, text), follows ? .followed : .kept)
  }

  mutating func enter(_ place: Place) throws(SystemError) -> Int {
    guard place.status != nil else { throw SystemError(ENOENT) }
    guard place.kind == S_IFDIR else { throw SystemError(ENOTDIR) }
    try allows(X_OK, AT_EACCESS, place)
    current = place.path
    return 0
  }
}

// The calls are those of the functions that take folders: a folder is followed by its path.
extension Overlay {
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

  func make(
    _ call: EntryPoint.Call,
    at index: Int = 0,
    isFolder: Bool = false,
    _ body: ([UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) -> Int {
    let text = try call.text(index + 1)
    try with { tree throws(SystemError) in
      let base = try tree.base(call.int32(index), text)
      try tree.make(text, from: base, isFolder: isFolder, body)
    }
    return 0
  }

  func link(_ call: EntryPoint.Call) throws(SystemError) -> Int {
    let (from, old, to, new) = (call.int32(0), try call.text(1), call.int32(2), try call.text(3))
    let flags = call.int32(4)
    try with { tree throws(SystemError) in
      var place: OverlayTree.Place
      if old.isEmpty, flags & emptyPath != 0 {
        // A link of `/proc`, which leads to a file even if it has no name.
        place = OverlayTree.Place(path: Path("/proc/self/fd/\(from)"))
        place.status = try Kernel.status(of: from)
        place.isMagic = true
      } else {
        place = try tree.place(from, old, follows: flags & AT_SYMLINK_FOLLOW != 0)
      }
      try tree.link(place, to: new, from: tree.base(to, new))
    }
    return 0
  }

  func rename(_ call: EntryPoint.Call, _ flags: UInt32) throws(SystemError) -> Int {
    let (old, new) = (try call.text(1), try call.text(3))
    try with { tree throws(SystemError) in
      let (from, to) = (try tree.base(call.int32(0), old), try tree.base(call.int32(2), new))
      try tree.rename(old, from: from, to: new, from: to, flags)
    }
    return 0
  }

  func readLink(_ call: EntryPoint.Call) throws(SystemError) -> Int {
    let (folder, text, size) = (call.int32(0), try call.text(1), call[3])
    let target = try with { tree throws(SystemError) -> [UInt8] in
      let place =
        text.isEmpty
        ? try tree.look(at: tree.path(of: folder)) : try tree.place(folder, text, follows: false)
      guard place.status != nil else { throw SystemError(ENOENT) }
      guard place.kind == S_IFLNK, size > 0 else { throw SystemError(EINVAL) }
      guard let target = try tree.target(of: place) else {
        return try Kernel.link(at: place.path.bytes)
      }
      return target
    }
    let count = min(size, target.count)
    try call.memory(2).copyMemory(from: Array(target.prefix(count)), byteCount: count)
    return count
  }

  /// The current folder's path, in memory of the caller's, or of `malloc`'s if there is none.
  func currentFolder(
    _ buffer: UnsafeMutableRawPointer?,
    _ size: Int
  ) throws(SystemError) -> Int {
    guard buffer == nil || size > 0 else { throw SystemError(EINVAL) }
    let text = try with { tree throws(SystemError) -> [UInt8] in
      guard try tree.look(at: tree.current).status != nil else { throw SystemError(ENOENT) }
      return tree.current.bytes + [0]
    }
    guard size >= text.count || buffer == nil && size == 0 else { throw SystemError(ERANGE) }
    guard let place = buffer ?? malloc(max(size, text.count)) else { throw SystemError(ENOMEM) }
    place.copyMemory(from: text, byteCount: text.count)
    return Int(bitPattern: place)
  }
}
