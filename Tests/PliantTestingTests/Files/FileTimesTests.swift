import Foundation
import Glibc
import PliantTesting
import Testing

/// The times of files of tests that have a clock of their own.
@Suite struct FileTimesTests {
  private static let dates = [-5_000.25, 0, 1_000, 2_147_483_647.5, 4_102_444_800]
    .map { Date(timeIntervalSince1970: $0) }

  /// The seconds since the start at which a file was modified, changed and, if known, created.
  private func times(_ path: String, _ start: Date) throws -> String {
    var status = stat()
    try #require(lstat(path, &status) == 0, "\(path)")
    let modified = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    func since(_ time: timespec) -> Double {
      Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 - start.timeIntervalSince1970
    }
    let date = try #require(modified as? Date).timeIntervalSince(start)
    #expect(abs(date - since(status.st_mtim)) < 0.001)
    return [status.st_mtim, status.st_ctim].map { "\(Int(since($0).rounded()))" }
      .joined(separator: " ")
  }

  private func sleep(_ seconds: Int) async throws { try await Task.sleep(for: .seconds(seconds)) }

  /// Files that are given, made, written and changed, with the clock inside of the file system and
  /// outside.
  @Test(arguments: dates, [false, true])
  func timesAreTheClocks(_ start: Date, _ isInner: Bool) async throws {
    let fixtures = [Fixture.now(start), .files(["/cache/given": "1"])]
    try await fixtures[isInner ? 1 : 0].run {
      try await fixtures[isInner ? 0 : 1].run {
        try await sleep(10)
        try Data("1".utf8).write(to: URL(filePath: "/cache/made"))
        let log = try #require(FileHandle(forWritingAtPath: "/cache/made"))
        try await sleep(10)
        try log.write(contentsOf: Data("2".utf8))
        try await sleep(10)
        #expect(try times("/cache/given", start) == "0 0")
        #expect(try times("/cache/made", start) == "20 20")
        #expect(chmod("/cache/made", 0o600) == 0)
        #expect(try times("/cache/made", start) == "20 30")
        try log.close()
        try await sleep(10)
        try FileManager.default.moveItem(atPath: "/cache/made", toPath: "/cache/moved")
        try await sleep(10)
        #expect(try times("/cache/moved", start) == "20 40")
        #expect(try times("/cache", start) == "40 40")
      }
    }
  }

  /// Those that a program sets stay.
  @Test(.now(Date(timeIntervalSince1970: 0)), .files(["/a": "1"]))
  func timesAreSet() async throws {
    let start = Date(timeIntervalSince1970: 0)
    try await sleep(10)
    try FileManager.default.setAttributes([.modificationDate: start - 60], ofItemAtPath: "/a")
    try await sleep(10)
    #expect(try times("/a", start) == "-60 10")
    #expect(utimes("/a", nil) == 0)
    try await sleep(10)
    #expect(try times("/a", start) == "20 20")
    var set = [timespec(tv_sec: 0, tv_nsec: 1 << 30 - 2), timespec(tv_sec: 7, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, "/a", &set, 0) == 0)
    try await sleep(10)
    #expect(try times("/a", start) == "7 30")
  }

  /// A file of the disk has its own until it is written.
  @Test func timesOfTheDiskAreItsOwn() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try "old".write(toFile: file, atomically: false, encoding: .utf8)
    let start = Date(timeIntervalSince1970: 0)
    try await Fixture.now(start).run {
      try await Fixture.files().run {
        let own = try times(file, start)
        try await sleep(10)
        #expect(try times(file, start) == own)
        let opened = try #require(fopen(file, "a"))
        try await sleep(10)
        #expect(try times(file, start) == own)
        fputs("x", opened)
        fflush(opened)
        try await sleep(10)
        #expect(try times(file, start) == "20 20")
        fclose(opened)
      }
    }
  }

  /// As a cache asks for the age of its files, and a backup for their birth.
  @Test(.now(Date(timeIntervalSince1970: 0)), .files())
  func aFileIsAsOldAsTheClockSays() async throws {
    let entry = FileManager.default.temporaryDirectory.appending(path: "entry").path
    try await sleep(100)
    try Data("1".utf8).write(to: URL(filePath: entry), options: .atomic)
    try await sleep(60)
    try Data("1".utf8).write(to: URL(filePath: entry))
    try await sleep(60)
    let modified = try FileManager.default.attributesOfItem(atPath: entry)[.modificationDate]
    #expect(try Date().timeIntervalSince(#require(modified as? Date)) == 60)
    // SAFETY: the type of the C library's function, whose structure has the birth at its 80th byte.
    typealias Look = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UInt32, Words) -> Int32
    typealias Words = UnsafeMutablePointer<Int64>
    let look = unsafeBitCast(dlsym(nil, "statx"), to: Look.self)
    var words = [Int64](repeating: 0, count: 32)
    #expect(look(AT_FDCWD, entry, 0, 0xfff, &words) == 0)
    #expect(words[10] == 100)
  }
}
