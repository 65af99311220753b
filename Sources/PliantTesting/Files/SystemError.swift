import CPliant
import Glibc
import PliantBase

/// The number of an error of the C library.
struct SystemError: Error {
  let code: Int32
  init(_ code: Int32) { self.code = code }
}

// Constants that the C library's module leaves out.
let emptyPath: Int32 = 0x1000
let pathOnly: Int32 = 0o10_000_000
let unnamedFile = 0o20_000_000 | O_DIRECTORY
let keepingOther: UInt32 = 1
let exchanging: UInt32 = 2
let currentTime = 1 &<< 30 - 1
let keptTime = currentTime - 1

/// The kernel's functions for files, which no fixture replaces.
enum Kernel {
  /// Calls a function of a folder's descriptor and a path: `openat`, `mkdirat`, ….
  @discardableResult
  static func call(
    _ number: Int,
    at path: [UInt8],
    _ b: Int = 0,
    _ c: Int = 0,
    _ d: Int = 0,
    in folder: Int32 = AT_FDCWD
  ) throws(SystemError) -> Int {
    try checked(
      withPath(path) { pliant_system_call(number, Int(folder), $0, b, c, d, 0) }
    )
  }

  /// Calls a function whose first argument is a path: `truncate`, `lsetxattr`, ….
  @discardableResult
  static func call(
    _ number: Int,
    _ path: [UInt8],
    _ b: Int = 0,
    _ c: Int = 0,
    _ d: Int = 0,
    _ e: Int = 0
  ) throws(SystemError) -> Int {
    try checked(withPath(path) { pliant_system_call(number, $0, b, c, d, e, 0) })
  }

  /// Calls a function whose first argument is a descriptor: `read`, `dup3`, ….
  @discardableResult
  static func call(
    _ number: Int,
    _ file: Int32,
    _ b: Int = 0,
    _ c: Int = 0,
    _ d: Int = 0,
    _ e: Int = 0
  ) throws(SystemError) -> Int {
    try checked(pliant_system_call(number, Int(file), b, c, d, e, 0))
  }

  /// Calls a function of two paths: `renameat2` or `linkat`.
  @discardableResult
  static func call(
    _ number: Int,
    from: [UInt8],
    to: [UInt8],
    _ flags: Int = 0,
    in folders: (from: Int32, to: Int32) = (AT_FDCWD, AT_FDCWD)
  ) throws(SystemError) -> Int {
    try checked(
      withPath(from) { from in
        withPath(to) { to in
          pliant_system_call(number, Int(folders.from), from, Int(folders.to), to, flags, 0)
        }
      }
    )
  }

  @discardableResult
  static func makeLink(to text: [UInt8], at path: [UInt8]) throws(SystemError) -> Int {
    try checked(
      withPath(text) { text in
        withPath(path) { pliant_system_call(PLIANT_MAKE_LINK, text, Int(AT_FDCWD), $0, 0, 0, 0) }
      }
    )
  }

  static func open(
    _ path: [UInt8],
    _ flags: Int32,
    _ mode: UInt32 = 0,
    in folder: Int32 = AT_FDCWD
  ) throws(SystemError) -> Int32 {
    Int32(try call(PLIANT_OPEN, at: path, Int(flags), Int(mode), in: folder))
  }

  /// Moves the offset of an open file, and returns it.
  static func seek(_ file: Int32, _ offset: Int, _ from: Int32) throws(SystemError) -> Int {
    let offset = lseek(file, offset, from)
    guard offset >= 0 else { throw SystemError(errno) }
    return offset
  }

  static func close(_ descriptor: Int32) {
    _ = pliant_system_call(PLIANT_CLOSE, Int(descriptor), 0, 0, 0, 0, 0)
  }

  /// The attributes of what a path names, of a link itself unless it is followed; nil if nothing
  /// is there.
  static func status(of path: [UInt8], follows: Bool = false) throws(SystemError) -> stat? {
    do throws(SystemError) {
      return try status(AT_FDCWD, path, follows ? 0 : AT_SYMLINK_NOFOLLOW)
    } catch let error where error.code == ENOENT || error.code == ENOTDIR {
      return nil
    }
  }

  static func status(of descriptor: Int32) throws(SystemError) -> stat {
    try status(descriptor, [], emptyPath)
  }

  private static func status(
    _ folder: Int32,
    _ path: [UInt8],
    _ flags: Int32
  ) throws(SystemError) -> stat {
    var status = stat()
    _ = try withUnsafeMutablePointer(to: &status) { status throws(SystemError) in
      try call(PLIANT_STAT, at: path, Int(bitPattern: status), Int(flags), in: folder)
    }
    return status
  }

  /// The device and the mount of a file: the words of a `statx` from the 17th on.
  static func mount(of descriptor: Int32) throws(SystemError) -> [UInt64] {
    var words = [UInt64](repeating: 0, count: 32)
    try words.withUnsafeMutableBufferPointer { words throws(SystemError) in
      let start = Int(bitPattern: words.baseAddress)
      try call(PLIANT_STAT_EXTENDED, at: [], Int(emptyPath), 0x1000, start, in: descriptor)
    }
    return Array(words[17...18])
  }

  static func link(at path: [UInt8]) throws(SystemError) -> [UInt8] {
    var text = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = try text.withUnsafeMutableBufferPointer { bytes throws(SystemError) in
      try call(PLIANT_READ_LINK, at: path, Int(bitPattern: bytes.baseAddress), bytes.count)
    }
    return Array(text[..<count])
  }

  /// A path that leads to the file of a descriptor, whatever its own is.
  static func path(of descriptor: Int32) -> [UInt8] { Array("/proc/self/fd/\(descriptor)".utf8) }

  /// The path without links of what is at a path.
  static func realPath(_ path: [UInt8], in folder: Int32 = AT_FDCWD) throws(SystemError) -> Path {
    let file = try open(path, pathOnly | O_CLOEXEC, in: folder)
    defer { close(file) }
    return Path(bytes: try link(at: Self.path(of: file)))
  }

  /// The text of a link; nil if there is something else, or nothing.
  static func link(orNil path: [UInt8]) throws(SystemError) -> [UInt8]? {
    guard let status = try status(of: path), status.st_mode & S_IFMT == S_IFLNK else { return nil }
    return try link(at: path)
  }

  /// The names in a folder but "." and "..".
  static func entries(
    of path: [UInt8],
    in base: Int32 = AT_FDCWD
  ) throws(SystemError) -> [FolderEntry] {
    let folder = try open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, in: base)
    defer { close(folder) }
    var entries: [FolderEntry] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 32768, alignment: 8)
    defer { buffer.deallocate() }
    while true {
      let address = Int(bitPattern: buffer.baseAddress)
      let count = try call(PLIANT_LIST, folder, address, buffer.count)
      guard count > 0 else { return entries }
      FolderEntry.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: &entries)
    }
  }

  static func write(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let start = Int(bitPattern: bytes.baseAddress) + done
      done += try call(PLIANT_WRITE, file, start, bytes.count - done)
    }
  }

  private static func checked(_ result: Int) throws(SystemError) -> Int {
    guard result >= 0 else { throw SystemError(Int32(-result)) }
    return result
  }

  private static func withPath(_ path: [UInt8], _ body: (Int) -> Int) -> Int {
    (path + [0]).withUnsafeBytes { body(Int(bitPattern: $0.baseAddress)) }
  }
}
