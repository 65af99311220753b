import Glibc

/// Small files, without Foundation: an unprepared program may not have it.
enum TextFiles {
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += part[..<count]
    }
  }

  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "we") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// When a file was changed, in nanoseconds.
  static func changed(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// Whether two paths lead to one file.
  static func isSame(_ path: String, as other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return (first.st_dev, first.st_ino) == (second.st_dev, second.st_ino)
  }

  static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// The file of a name in the folder, or in the first one around it that has one.
  static func nearest(_ name: String, to folder: String) -> String? {
    var place = folder
    while !exists("\(place)/\(name)") {
      guard place.hasPrefix("/"), place != "/" else { return nil }
      place = self.folder(of: place)
    }
    return "\(place)/\(name)"
  }

  static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// Calls `body` with a folder that is removed afterwards, with the files in it.
  static func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((parent + "/pliant-reload-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ReloadError.unavailable(detail: "no folder can be made in \(parent)")
    }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { remove(path) }
    return try body(path)
  }

  /// The names of what is in a folder.
  static func entries(of folder: String) -> [String] {
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes a folder with all that is in it.
  static func remove(_ folder: String) {
    for name in entries(of: folder) where unlink(folder + "/" + name) != 0 {
      remove(folder + "/" + name)
    }
    rmdir(folder)
  }
}
