import CPliant
import Glibc
import PliantOverriding

extension FileDoor {
  // MARK: - Types of functions

  static let pathIn = #callable<(Int32, UnsafePointer<CChar>, UInt32) -> Int32>(symbol: "mkdirat")
  static let removedIn = #callable<
    (Int32, UnsafePointer<CChar>, Int32) -> Int32
  >(symbol: "unlinkat")
  static let pathsIn = #callable<
    (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>) -> Int32
  >(symbol: "renameat")
  static let renamedIn = #callable<
    (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
  >(symbol: "renameat2")
  static let linkedIn = #callable<
    (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, Int32) -> Int32
  >(symbol: "linkat")
  static let linkIn = #callable<
    (UnsafePointer<CChar>, Int32, UnsafePointer<CChar>) -> Int32
  >(symbol: "symlinkat")
  static let nodeIn = #callable<
    (Int32, UnsafePointer<CChar>, UInt32, UInt) -> Int32
  >(symbol: "mknodat")
  static let read = #callable<
    (UnsafePointer<CChar>, UnsafeMutableRawPointer, Int) -> Int
  >(symbol: "readlink")
  static let readIn = #callable<
    (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int) -> Int
  >(symbol: "readlinkat")
  static let descriptor = #callable<(Int32) -> Int32>(symbol: "fchdir")
  static let current = #callable<
    (UnsafeMutableRawPointer?, Int) -> UnsafeMutableRawPointer?
  >(symbol: "getcwd")

  // MARK: - Making, renaming and removing

  static let naming: [FileDoor] = [
    FileDoor("mkdir", pathAndMode) { overlay, path, mode throws(SystemError) in
      try overlay.makeFolder(AT_FDCWD, path, mode)
    },
    FileDoor("mkdirat", pathIn) { overlay, folder, path, mode throws(SystemError) in
      try overlay.makeFolder(folder, path, mode)
    },
    FileDoor("mknodat", nodeIn) { overlay, folder, path, mode, device throws(SystemError) in
      try overlay.make(folder, path) { path throws(SystemError) in
        try Kernel.call(PLIANT_MAKE_NODE, at: path, Int(mode), Int(bitPattern: device))
      }
    },
    FileDoor("symlink", paths) { overlay, text, path throws(SystemError) in
      try overlay.makeLink(text, AT_FDCWD, path)
    },
    FileDoor("symlinkat", linkIn) { overlay, text, folder, path throws(SystemError) in
      try overlay.makeLink(text, folder, path)
    },
    FileDoor("link", paths) { overlay, old, new throws(SystemError) in
      try overlay.link(AT_FDCWD, old, AT_FDCWD, new, 0)
    },
    FileDoor("linkat", linkedIn) { overlay, from, old, to, new, flags throws(SystemError) in
      try overlay.link(from, old, to, new, flags)
    },
    FileDoor("unlink", path) { overlay, path throws(SystemError) in
      try overlay.remove(AT_FDCWD, path, 0)
    },
    FileDoor("rmdir", path) { overlay, path throws(SystemError) in
      try overlay.remove(AT_FDCWD, path, AT_REMOVEDIR)
    },
    FileDoor("unlinkat", removedIn) { overlay, folder, path, flags throws(SystemError) in
      try overlay.remove(folder, path, flags)
    },
    FileDoor("rename", paths) { overlay, old, new throws(SystemError) in
      try overlay.rename(AT_FDCWD, old, AT_FDCWD, new, 0)
    },
    FileDoor("renameat", pathsIn) { overlay, from, old, to, new throws(SystemError) in
      try overlay.rename(from, old, to, new, 0)
    },
    FileDoor("renameat2", renamedIn) { overlay, from, old, to, new, flags throws(SystemError) in
      try overlay.rename(from, old, to, new, flags)
    },
    FileDoor("readlink", read) { overlay, path, buffer, size throws(SystemError) in
      try overlay.readLink(AT_FDCWD, path, buffer, size)
    },
    FileDoor("readlinkat", readIn) { overlay, folder, path, buffer, size throws(SystemError) in
      try overlay.readLink(folder, path, buffer, size)
    },
    FileDoor("chdir", path) { overlay, path throws(SystemError) in
      try overlay.with { tree throws(SystemError) in
        try tree.enter(tree.place(AT_FDCWD, Overlay.bytes(path), follows: true))
      }
    },
    FileDoor("fchdir", descriptor) { overlay, folder throws(SystemError) in
      try overlay.with { tree throws(SystemError) in
        try tree.enter(tree.look(at: tree.path(of: folder)))
      }
    },
    FileDoor("getcwd", current) { overlay, buffer, size throws(SystemError) in
      try overlay.currentFolder(buffer, size)
    },
  ]
}

extension OverlayTree {
  fileprivate mutating func enter(_ place: Place) throws(SystemError) -> Int32 {
    guard place.status != nil else { throw SystemError(ENOENT) }
    guard place.kind == S_IFDIR else { throw SystemError(ENOTDIR) }
    try allows(X_OK, AT_EACCESS, place)
    current = place.path
    return 0
  }
}

extension Overlay {
  fileprivate func make(
    _ folder: Int32,
    _ path: Text,
    isFolder: Bool = false,
    _ body: ([UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) -> Int32 {
    let text = Self.bytes(path)
    try with { tree throws(SystemError) in
      try tree.make(text, from: tree.base(folder, text), isFolder: isFolder, body)
    }
    return 0
  }

  fileprivate func makeFolder(
    _ folder: Int32,
    _ path: Text,
    _ mode: UInt32
  ) throws(SystemError) -> Int32 {
    try make(folder, path, isFolder: true) { path throws(SystemError) in
      try Kernel.call(PLIANT_MAKE_FOLDER, at: path, Int(mode))
    }
  }

  fileprivate func makeLink(
    _ text: Text,
    _ folder: Int32,
    _ path: Text
  ) throws(SystemError) -> Int32 {
    let text = Self.bytes(text)
    return try make(folder, path) { path throws(SystemError) in
      try Kernel.makeLink(to: text, at: path)
    }
  }

  fileprivate func link(
    _ from: Int32,
    _ old: Text,
    _ to: Int32,
    _ new: Text,
    _ flags: Int32
  ) throws(SystemError) -> Int32 {
    let (old, new) = (Self.bytes(old), Self.bytes(new))
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

  fileprivate func remove(
    _ folder: Int32,
    _ path: Text,
    _ flags: Int32
  ) throws(SystemError) -> Int32 {
    let text = Self.bytes(path)
    try with { tree throws(SystemError) in
      let base = try tree.base(folder, text)
      try tree.remove(text, from: base, isFolder: flags & AT_REMOVEDIR != 0)
    }
    return 0
  }

  fileprivate func rename(
    _ from: Int32,
    _ old: Text,
    _ to: Int32,
    _ new: Text,
    _ flags: UInt32
  ) throws(SystemError) -> Int32 {
    let (old, new) = (Self.bytes(old), Self.bytes(new))
    try with { tree throws(SystemError) in
      let (from, to) = (try tree.base(from, old), try tree.base(to, new))
      try tree.rename(old, from: from, to: new, from: to, flags)
    }
    return 0
  }

  fileprivate func readLink(
    _ folder: Int32,
    _ path: Text,
    _ buffer: UnsafeMutableRawPointer,
    _ size: Int
  ) throws(SystemError) -> Int {
    let text = Self.bytes(path)
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
    buffer.copyMemory(from: Array(target.prefix(count)), byteCount: count)
    return count
  }

  /// The current folder's path, in memory of the caller's, or of `malloc`'s if there is none.
  fileprivate func currentFolder(
    _ buffer: UnsafeMutableRawPointer?,
    _ size: Int
  ) throws(SystemError) -> UnsafeMutableRawPointer? {
    guard buffer == nil || size > 0 else { throw SystemError(EINVAL) }
    let text = try with { tree throws(SystemError) -> [UInt8] in
      guard try tree.look(at: tree.current).status != nil else { throw SystemError(ENOENT) }
      return tree.current.bytes + [0]
    }
    guard size >= text.count || buffer == nil && size == 0 else { throw SystemError(ERANGE) }
    guard let place = buffer ?? malloc(max(size, text.count)) else { throw SystemError(ENOMEM) }
    place.copyMemory(from: text, byteCount: text.count)
    return place
  }
}
