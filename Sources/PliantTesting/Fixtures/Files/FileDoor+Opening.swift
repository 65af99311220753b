import CPliant
import Glibc
import PliantOverriding

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
}

extension Overlay {
  typealias Text = UnsafePointer<CChar>

  static func bytes(_ text: Text) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  func open(
    _ folder: Int32,
    _ text: [UInt8],
    _ flags: Int32,
    _ mode: UInt32
  ) throws(SystemError) -> Int32 {
    let opening = try with { tree throws(SystemError) in
      try tree.open(text, from: tree.base(folder, text), flags, mode)
    }
    return switch opening {
    case .opened(let file): file
    case .left(let path): try Kernel.open(path, flags & ~O_CREAT)
    }
  }
}

extension FileDoor {
  // MARK: - Types of functions

  static let path = #callable<(UnsafePointer<CChar>) -> Int32>(symbol: "unlink")
  static let pathAndMode = #callable<(UnsafePointer<CChar>, UInt32) -> Int32>(symbol: "mkdir")
  static let pathAndNumber = #callable<(UnsafePointer<CChar>, Int32) -> Int32>(symbol: "access")
  static let paths = #callable<
    (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  >(symbol: "rename")
  static let opened = #callable<(UnsafePointer<CChar>, Int32, UInt32) -> Int32>(symbol: "open")
  static let openedIn = #callable<
    (Int32, UnsafePointer<CChar>, Int32, UInt32) -> Int32
  >(symbol: "openat")
  static let stream = #callable<
    (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  >(symbol: "fopen")
  static let restream = #callable<
    (UnsafePointer<CChar>?, UnsafePointer<CChar>, OpaquePointer) -> OpaquePointer?
  >(symbol: "freopen")
  static let folder = #callable<(UnsafePointer<CChar>) -> OpaquePointer?>(symbol: "opendir")
  static let bound = #callable<(Int32, UnsafeRawPointer, UInt32) -> Int32>(symbol: "bind")

  /// Calls a function with a stream's mode, but without its `c`.
  private static func withCancellableMode<Result>(
    _ mode: Text,
    _ body: (Text) -> Result
  ) -> Result {
    let bytes = Overlay.bytes(mode)
    let end = bytes.firstIndex(of: UInt8(ascii: ",")) ?? bytes.endIndex
    let letters = bytes[..<end].filter { $0 != UInt8(ascii: "c") } + bytes[end...] + [0]
    return letters.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      body($0.baseAddress.unsafelyUnwrapped)
    }
  }

  // MARK: - Opening

  static let opening: [FileDoor] =
    ["open", "open64", "shm_open"].map { name in
      FileDoor(name, opened) { overlay, path, flags, mode throws(SystemError) in
        let text = Overlay.bytes(path)
        guard name == "shm_open" else { return try overlay.open(AT_FDCWD, text, flags, mode) }
        let shared = Array("/dev/shm/".utf8) + text.drop { $0 == Path.slash }
        return try overlay.open(AT_FDCWD, shared, flags | O_CLOEXEC | O_NOFOLLOW, mode)
      }
    }
    + ["openat", "openat64"].map { name in
      FileDoor(name, openedIn) { overlay, folder, path, flags, mode throws(SystemError) in
        try overlay.open(folder, Overlay.bytes(path), flags, mode)
      }
    }
    + ["creat", "creat64"].map { name in
      FileDoor(name, pathAndMode) { overlay, path, mode throws(SystemError) in
        try overlay.open(AT_FDCWD, Overlay.bytes(path), O_WRONLY | O_CREAT | O_TRUNC, mode)
      }
    }
    + ["fopen", "fopen64"].map { name in
      // It calls `open`, unless the mode says that threads are not cancelled there.
      FileDoor(
        name,
        stream,
        passing: { path, mode, original in
          withCancellableMode(mode) { original(path, $0) }
        }
      )
    }
    + ["freopen", "freopen64"].map { name in
      FileDoor(
        name,
        restream,
        passing: { path, mode, stream, original in
          withCancellableMode(mode) { original(path, $0, stream) }
        }
      )
    }
    + [
      FileDoor("opendir", folder) { overlay, path throws(SystemError) in
        let flags = O_RDONLY | O_NONBLOCK | O_DIRECTORY | O_CLOEXEC
        let folder = try overlay.open(AT_FDCWD, Overlay.bytes(path), flags, 0)
        guard let stream = fdopendir(folder) else {
          Kernel.close(folder)
          throw SystemError(errno)
        }
        return stream
      },
      FileDoor(
        "bind",
        bound,
        passing: { socket, address, size, original in
          let family = address.loadUnaligned(as: sa_family_t.self)
          // A family and, unless the socket has no file, a path.
          guard family == AF_UNIX, size > 2, address.load(fromByteOffset: 2, as: UInt8.self) != 0
          else { return original(socket, address, size) }
          refuse("bind")
          return -1
        }
      ),
    ]
}
