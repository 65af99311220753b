import Glibc

// Functions of the C library that its Swift module leaves out.

typealias Text = UnsafePointer<CChar>

func function<Function>(_ name: String, _: Function.Type) -> Function {
  unsafeBitCast(dlsym(nil, name), to: Function.self)
}

func setxattr(_ path: Text, _ name: Text, _ value: Text, _ size: Int, _ how: Int32) -> Int32 {
  function("setxattr", (@convention(c) (Text, Text, Text, Int, Int32) -> Int32).self)(
    path,
    name,
    value,
    size,
    how
  )
}

func lsetxattr(_ path: Text, _ name: Text, _ value: Text, _ size: Int, _ how: Int32) -> Int32 {
  function("lsetxattr", (@convention(c) (Text, Text, Text, Int, Int32) -> Int32).self)(
    path,
    name,
    value,
    size,
    how
  )
}

func fsetxattr(_ file: Int32, _ name: Text, _ value: Text, _ size: Int, _ how: Int32) -> Int32 {
  function("fsetxattr", (@convention(c) (Int32, Text, Text, Int, Int32) -> Int32).self)(
    file,
    name,
    value,
    size,
    how
  )
}

/// The size of an attribute.
func sizeOfAttribute(_ path: Text, _ name: Text, by get: String = "getxattr") -> Int {
  function(get, (@convention(c) (Text, Text, UnsafeMutableRawPointer?, Int) -> Int).self)(
    path,
    name,
    nil,
    0
  )
}

func fgetxattr(_ file: Int32, _ name: Text) -> Int {
  function("fgetxattr", (@convention(c) (Int32, Text, UnsafeMutableRawPointer?, Int) -> Int).self)(
    file,
    name,
    nil,
    0
  )
}

/// The mode and the inode that `statx` tells.
func extendedStatus(_ path: Text) -> (result: Int32, mode: UInt16, inode: UInt64) {
  var bytes = [UInt64](repeating: 0, count: 32)
  let statx = function(
    "statx",
    (@convention(c) (Int32, Text, Int32, UInt32, UnsafeMutableRawPointer) -> Int32).self
  )
  let result = statx(AT_FDCWD, path, 0, 0x7ff, &bytes)
  return (result, bytes.withUnsafeBytes { $0.load(fromByteOffset: 28, as: UInt16.self) }, bytes[4])
}

/// The paths that `fts_read` finds below one.
func walked(_ root: String, _ suffix: String = "") -> Set<String> {
  typealias Open =
    @convention(c) (
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Int32, OpaquePointer?
    ) -> OpaquePointer?
  let path = strdup(root)
  defer { free(path) }
  var paths = [path, nil]
  guard let stream = function("fts\(suffix)_open", Open.self)(&paths, 0x10, nil) else { return [] }
  let read = function(
    "fts\(suffix)_read",
    (@convention(c) (OpaquePointer) -> UnsafePointer<UnsafeMutablePointer<CChar>>?).self
  )
  var names: Set<String> = []
  // The path is the seventh word of an entry.
  while let entry = read(stream) { names.insert(String(cString: entry[6])) }
  _ = function("fts\(suffix)_close", (@convention(c) (OpaquePointer) -> Int32).self)(stream)
  return names
}
