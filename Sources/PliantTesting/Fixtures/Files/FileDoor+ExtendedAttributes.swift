import CPliant
import Glibc
import PliantOverriding

extension FileDoor {
  // MARK: - Types of functions

  private static let got = #callable<
    (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
  >(symbol: "getxattr")
  private static let gotOpen = #callable<
    (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
  >(symbol: "fgetxattr")
  private static let listed = #callable<
    (UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
  >(symbol: "listxattr")
  private static let listedOpen = #callable<
    (Int32, UnsafeMutableRawPointer?, Int) -> Int
  >(symbol: "flistxattr")
  private static let set = #callable<
    (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
  >(symbol: "setxattr")
  private static let setOpen = #callable<
    (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
  >(symbol: "fsetxattr")
  private static let removedOpen = #callable<
    (Int32, UnsafePointer<CChar>) -> Int32
  >(symbol: "fremovexattr")

  // MARK: - Extended attributes

  /// Each with and without an `l`, which asks for a link's own.
  static let describing: [FileDoor] =
    named("", 0) + named("l", AT_SYMLINK_NOFOLLOW) + open

  private static func named(_ prefix: String, _ flags: Int32) -> [FileDoor] {
    [
      FileDoor(prefix + "getxattr", got) { overlay, path, name, value, size throws(SystemError) in
        let location = try overlay.readable(path, follows: flags == 0)
        return try Kernel.call(
          PLIANT_GET_ATTRIBUTE,
          location,
          Int(bitPattern: name),
          Int(bitPattern: value),
          size
        )
      },
      FileDoor(prefix + "listxattr", listed) { overlay, path, names, size throws(SystemError) in
        let location = try overlay.readable(path, follows: flags == 0)
        return try Kernel.call(PLIANT_LIST_ATTRIBUTES, location, Int(bitPattern: names), size)
      },
      FileDoor(prefix + "setxattr", set) {
        overlay,
        path,
        name,
        value,
        size,
        how throws(SystemError) in
        try overlay.change(AT_FDCWD, path, .write, flags) { path throws(SystemError) in
          try Kernel.call(
            PLIANT_SET_ATTRIBUTE,
            path,
            Int(bitPattern: name),
            Int(bitPattern: value),
            size,
            Int(how)
          )
        }
      },
      FileDoor(prefix + "removexattr", paths) { overlay, path, name throws(SystemError) in
        try overlay.change(AT_FDCWD, path, .write, flags) { path throws(SystemError) in
          try Kernel.call(PLIANT_REMOVE_ATTRIBUTE, path, Int(bitPattern: name))
        }
      },
    ]
  }

  private static let open: [FileDoor] = [
    FileDoor("fgetxattr", gotOpen) { overlay, file, name, value, size throws(SystemError) in
      let (name, value) = (Int(bitPattern: name), Int(bitPattern: value))
      guard let location = try overlay.described(file) else {
        return try overlay.kernel(PLIANT_GET_ATTRIBUTE_OPEN, file, name, value, size)
      }
      return try Kernel.call(PLIANT_GET_ATTRIBUTE, location, name, value, size)
    },
    FileDoor("flistxattr", listedOpen) { overlay, file, names, size throws(SystemError) in
      let names = Int(bitPattern: names)
      guard let location = try overlay.described(file) else {
        return try overlay.kernel(PLIANT_LIST_ATTRIBUTES_OPEN, file, names, size)
      }
      return try Kernel.call(PLIANT_LIST_ATTRIBUTES, location, names, size)
    },
    FileDoor("fsetxattr", setOpen) { overlay, file, name, value, size, how throws(SystemError) in
      let (name, value) = (Int(bitPattern: name), Int(bitPattern: value))
      return try overlay.change(file, .write) { path throws(SystemError) in
        if let path {
          try Kernel.call(PLIANT_SET_ATTRIBUTE, path, name, value, size, Int(how))
        } else {
          _ = try overlay.kernel(PLIANT_SET_ATTRIBUTE_OPEN, file, name, value, size, Int(how))
        }
        return nil
      }
    },
    FileDoor("fremovexattr", removedOpen) { overlay, file, name throws(SystemError) in
      try overlay.change(file, .write) { path throws(SystemError) in
        guard let path else { return (PLIANT_REMOVE_ATTRIBUTE_OPEN, Int(bitPattern: name), 0) }
        try Kernel.call(PLIANT_REMOVE_ATTRIBUTE, path, Int(bitPattern: name))
        return nil
      }
    },
  ]
}

extension Overlay {
  fileprivate func kernel(
    _ number: Int,
    _ file: Int32,
    _ a: Int,
    _ b: Int,
    _ c: Int = 0,
    _ d: Int = 0
  ) throws(SystemError) -> Int {
    try Kernel.checked(pliant_system_call(number, Int(file), a, b, c, d, 0))
  }

  /// Where the file is whose attributes a descriptor's are; nil for the descriptor itself.
  fileprivate func described(_ file: Int32) throws(SystemError) -> [UInt8]? {
    try with { tree throws(SystemError) -> [UInt8]? in
      let seen = try tree.status(of: file)
      guard [S_IFREG, S_IFDIR].contains(seen.st_mode & S_IFMT),
        let place = try? tree.look(at: tree.path(of: file)), let found = place.status,
        tree.identity(found) == OverlayTree.Inode(seen)
      else { return nil }
      return tree.location(of: place)
    }
  }
}
