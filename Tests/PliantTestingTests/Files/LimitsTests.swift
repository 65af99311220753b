import CPliant
import Foundation
import Glibc
import PliantTesting
import Testing

/// Disks of a size, and disks that fail from a byte on.
@Suite struct LimitsTests {
  /// The kernel's own file system in memory, of 64 KB, does the same.
  @Test func disksHaveASize() async throws {
    let expected = [
      "free 65536 of 65536", "write 40960", "write 24576", "write ENOSPC", "pwrite 8192",
      "pread 8192", "free 0 of 65536", "data 640", "ftruncate 0", "fallocate ENOSPC",
      "posix_fallocate 28", "writev 8192", "copy_file_range 8192", "sendfile 8192", "pwritev 4096",
      "writev 32768", "writev ENOSPC", "free 0 of 65536", "ftruncate 0", "fwrite 45056",
      "free 65536 of 65536",
    ]
    let found = try await Fixture.files(["/disk/": .folder().capacity(65_536)]).run {
      Self.log(of: "/disk")
    }
    #expect(found == expected)
    guard let disk = try MemoryDisk() else { return }
    defer { disk.remove() }
    #expect(Self.log(of: disk.path) == expected)
  }

  @Test(
    .files([
      "/bad": FileSystem.Entry.text("0123456789").failing(EIO, after: 4),
      "/worn/": .folder().failing(EIO, to: [.write], after: 3),
      "/full/": .folder().failing(ENOSPC, to: [.write]), "/full/file": "kept",
    ])
  )
  func disksFailFromAByteOn() throws {
    let file = open("/bad", O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(file, &bytes, 10) == 4 && read(file, &bytes, 10) == -1 && errno == EIO)
    #expect(pread(file, &bytes, 2, 1) == 2 && pread(file, &bytes, 2, 10) == 0)
    #expect(throws: CocoaError.self) { try Data(contentsOf: URL(filePath: "/bad")) }
    #expect(throws: CocoaError.self) { try Data("abcdef".utf8).write(to: URL(filePath: "/worn/a")) }
    #expect(try Data(contentsOf: URL(filePath: "/worn/a")) == Data("abc".utf8))
    let manager = FileManager.default
    #expect(try manager.contentsOfDirectory(atPath: "/full") == ["file"])
    #expect(try String(contentsOfFile: "/full/file", encoding: .utf8) == "kept")
    #expect(mkdir("/full/made", 0o700) == -1 && errno == ENOSPC)
  }

  /// An inner fixture has the disks of an outer one, with what is on them.
  @Test(.files(["/disk/": .folder().capacity(10), "/disk/a": "12345"])) func limitsNest()
    async throws
  {
    try await Fixture.files(["/disk/b": "12"]).run {
      let file = open("/disk/b", O_WRONLY | O_APPEND)
      defer { close(file) }
      #expect(write(file, "34567", 5) == 3)
    }
    #expect(try Data(contentsOf: URL(filePath: "/disk/a")).count == 5)
  }

  // MARK: - Filling a disk

  /// Calls a function that Swift does not see.
  private static func call(
    _ name: String,
    _ a: Int,
    _ b: Int,
    _ c: Int,
    _ d: Int,
    _ e: Int,
    _ f: Int
  ) -> Int {
    typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int32
    guard let function = dlsym(nil, name) else { return -1 }
    return Int(unsafeBitCast(function, to: Function.self)(a, b, c, d, e, f))
  }

  private static func address(_ start: UnsafeMutablePointer<Int>) -> Int { Int(bitPattern: start) }

  private static func log(of folder: String) -> [String] {
    var log: [String] = []
    func tell(_ name: String, _ result: Int) {
      log.append(
        "\(name) \(result < 0 ? errno == ENOSPC ? "ENOSPC" : "errno \(errno)" : "\(result)")"
      )
    }
    func tellFree() {
      var status = statvfs()
      statvfs(folder, &status)
      let size = status.f_frsize
      log.append("free \(status.f_bavail * size) of \(status.f_blocks * size)")
    }
    tellFree()
    var bytes = [UInt8](repeating: 1, count: 100_000)
    let (a, c) = (
      open(folder + "/a", O_RDWR | O_CREAT, 0o600), open(folder + "/c", O_RDWR | O_CREAT, 0o600)
    )
    for _ in 0..<3 { tell("write", write(a, bytes, 40_960)) }
    tell("pwrite", pwrite(a, bytes, 8_192, 0))
    tell("pread", pread(a, &bytes, 8_192, 0))
    tellFree()
    do { try Data(bytes).write(to: URL(filePath: folder + "/b")) } catch {
      log.append("data \((error as NSError).code)")
    }
    unlink(folder + "/b")
    tell("ftruncate", Int(ftruncate(a, 4_096)))
    tell("fallocate", call("fallocate", Int(a), 0, 0, 131_072, 0, 0))
    tell("posix_fallocate", Int(posix_fallocate(a, 0, 131_072)))
    lseek(a, 0, SEEK_END)
    bytes.withUnsafeMutableBytes { bytes in
      func parts(_ count: Int) -> [iovec] {
        (0..<count).map { _ in iovec(iov_base: bytes.baseAddress, iov_len: 4_096) }
      }
      tell("writev", writev(a, parts(2), 2))
      var start = 0
      tell("copy_file_range", call("copy_file_range", Int(a), address(&start), Int(c), 0, 8_192, 0))
      start = 0
      tell("sendfile", sendfile(c, a, &start, 8_192))
      tell("pwritev", pwritev(c, parts(1), 1, 16_384))
      tell("writev", writev(a, parts(20), 20))
      tell("writev", writev(a, parts(1), 1))
    }
    tellFree()
    tell("ftruncate", Int(ftruncate(a, 0)))
    let stream = fopen(folder + "/d", "w")
    if let stream {
      setvbuf(stream, nil, _IOFBF, 4_096)
      fwrite(bytes, 1, bytes.count, stream)
      fclose(stream)
    }
    log.append("fwrite \(FileCalls.status(folder + "/d")?.st_size ?? -1)")
    for file in [a, c] { close(file) }
    for name in ["a", "c", "d"] { unlink("\(folder)/\(name)") }
    tellFree()
    return log
  }
}

/// A file system in memory, of 64 KB; nil if this process may not mount it.
private struct MemoryDisk {
  let path = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID())").path

  init?() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let result = path.withCString { path in
      "tmpfs".withCString { name in
        "size=64k".withCString { size in
          let (path, name, size) = (
            Int(bitPattern: path), Int(bitPattern: name), Int(bitPattern: size)
          )
          return pliant_system_call(Int(SYS_mount), name, path, name, 0, size, 0)
        }
      }
    }
    if result < 0 {
      rmdir(path)
      return nil
    }
  }

  func remove() {
    // A program that another test starts just now may have its files for a moment.
    #expect(umount2(path, Int32(MNT_DETACH)) == 0)
    rmdir(path)
  }
}
