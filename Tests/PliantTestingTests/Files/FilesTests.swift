import Foundation
import Glibc
import PliantImages
import PliantTesting
import Testing

@Suite struct FilesTests {
  @Test(.files(["/etc/shop/prices.json": "[1, 2]", "/var/shop/": ""]))
  func standInForFolders() throws {
    let manager = FileManager.default
    let prices = "/etc/shop/prices.json"
    #expect(try String(contentsOfFile: prices, encoding: .utf8) == "[1, 2]")
    #expect(try Data(contentsOf: URL(fileURLWithPath: prices)).count == 6)
    #expect(manager.fileExists(atPath: prices) && !manager.fileExists(atPath: "/etc/shop/other"))
    try Data("new".utf8).write(to: URL(fileURLWithPath: prices), options: .atomic)
    try "log".write(toFile: "/var/shop/log", atomically: true, encoding: .utf8)
    try manager.createDirectory(atPath: "/var/shop/a/b", withIntermediateDirectories: true)
    try manager.copyItem(atPath: prices, toPath: "/var/shop/a/b/copy")
    try manager.moveItem(atPath: "/var/shop/log", toPath: "/var/shop/a/log")
    #expect(manager.contents(atPath: "/var/shop/a/b/copy") == Data("new".utf8))
    #expect(try manager.contentsOfDirectory(atPath: "/var/shop/a").sorted() == ["b", "log"])
    try manager.removeItem(atPath: "/var/shop/a")
    #expect(try manager.contentsOfDirectory(atPath: "/var/shop").isEmpty)
    let file = fopen(prices, "r")
    #expect(file != nil)
    if let file { fclose(file) }
    #expect(manager.fileExists(atPath: "/etc/passwd"))
  }

  @Test(
    .files([
      "/etc/shop/key": .text("secret", permissions: 0o600),
      "/etc/shop/logo": .data(Data([0, 255])),
      "/etc/shop/current": .link(to: "key"), "/etc/shop/drafts": .folder(permissions: 0o700),
      "/etc/passwd": .missing, "/etc/shop/sealed": .failing(EACCES),
      "/var/full": .failing(ENOSPC, to: [.write]),
    ])
  )
  func beginsWithEntries() throws {
    let manager = FileManager.default
    func permissions(_ path: String) throws -> Int? {
      try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try permissions("/etc/shop/key") == 0o600)
    #expect(try permissions("/etc/shop/drafts") == 0o700)
    #expect(manager.contents(atPath: "/etc/shop/logo") == Data([0, 255]))
    #expect(try manager.destinationOfSymbolicLink(atPath: "/etc/shop/current") == "key")
    #expect(manager.contents(atPath: "/etc/shop/current") == Data("secret".utf8))
    #expect(!manager.fileExists(atPath: "/etc/passwd") && manager.fileExists(atPath: "/etc/group"))
    let names = try manager.contentsOfDirectory(atPath: "/etc")
    #expect(names.contains("shop") && names.contains("group") && !names.contains("passwd"))
    #expect(throws: CocoaError.self) {
      try Data(contentsOf: URL(fileURLWithPath: "/etc/shop/sealed"))
    }
    #expect(throws: CocoaError.self) {
      try Data("x".utf8).write(to: URL(fileURLWithPath: "/var/full/x"))
    }
  }

  @Test(.files(["/etc/shop/a": "1", "/etc/shop/b": "2"])) func tellsWhatIsUsed() throws {
    let manager = FileManager.default
    _ = manager.contents(atPath: "/etc/shop/a")
    try "3".write(toFile: "/etc/shop/c", atomically: false, encoding: .utf8)
    try manager.moveItem(atPath: "/etc/shop/c", toPath: "/etc/shop/d")
    try manager.removeItem(atPath: "/etc/shop/b")
    #expect(try FileSystem.read.contains("/etc/shop/a"))
    #expect(try FileSystem.written == ["/etc/shop/d"])
    #expect(try FileSystem.removed == ["/etc/shop/b", "/etc/shop/c"])
  }

  @Test func toldNowhereElse() {
    #expect(throws: FixtureError.noFiles) { try FileSystem.written }
  }

  @Test(.files(["/shop/prices": "[]"], base: .empty)) func beginsWithNothing() throws {
    let manager = FileManager.default
    #expect(manager.contents(atPath: "/shop/prices") == Data("[]".utf8))
    #expect(!manager.fileExists(atPath: "/etc/passwd") && !manager.fileExists(atPath: "/root"))
    #expect(manager.fileExists(atPath: "/proc/self/maps"))
    #expect(try manager.contentsOfDirectory(atPath: "/").contains("shop"))
    #expect(try !manager.contentsOfDirectory(atPath: "/").contains("home"))
    let temporary = manager.temporaryDirectory
    // Libraries that other tests have loaded from there are needed.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    let images = maps.split(separator: "\n").filter { $0.contains("xp ") }.compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    .filter { !$0.hasSuffix("(deleted)") && !$0.hasPrefix(temporary.path) }
    #expect(images.count > 20 && images.filter { !manager.fileExists(atPath: $0) } == [])
    // The loader's paths lead through links.
    let loaded = Image.loaded().map(\.name).filter { $0.hasPrefix("/lib") }
    #expect(!loaded.isEmpty && loaded.filter { !manager.fileExists(atPath: $0) } == [])
    let shown = try manager.contentsOfDirectory(atPath: temporary.path)
    #expect(shown.filter { !maps.contains("\(temporary.path)/\($0)") } == [])
    try Data("x".utf8).write(to: temporary.appending(path: "x"), options: .atomic)
    #expect(manager.currentDirectoryPath == "/")
    #expect(Bundle.main.executablePath != nil)
  }

  @Test(.files(["/shop/outer": "1", "/shop/both": "1"])) func nests() async throws {
    let manager = FileManager.default
    try await Fixture.files(["/shop/both": "2"]).run {
      #expect(manager.contents(atPath: "/shop/outer") == Data("1".utf8))
      #expect(manager.contents(atPath: "/shop/both") == Data("2".utf8))
      try manager.removeItem(atPath: "/shop/outer")
    }
    #expect(manager.contents(atPath: "/shop/outer") == Data("1".utf8))
    #expect(manager.contents(atPath: "/shop/both") == Data("1".utf8))
  }

  @Test(.files(["/shop/file": "1", "/shop/folder/a": "1"])) func nestsDescriptors() async throws {
    let (disk, home) = ("/etc/group", "/shop/folder")
    let paths: [String] = ["/shop/file"] + (geteuid() == 0 ? [disk] : [])
    let files = paths.map { open($0, O_RDWR | O_APPEND) }
    let folder = open(home, O_RDONLY | O_DIRECTORY)
    defer { for file in files + [folder] { close(file) } }
    func status(_ path: String) -> stat? { FileCalls.status(path) }
    try await Fixture.files([home + "/b": "2"]).run {
      for (file, path) in zip(files + [folder], paths + [home]) {
        var open = stat()
        #expect(fstat(file, &open) == 0 && fchmod(file, 0o700) == 0)
        #expect(status(path)?.st_ino == open.st_ino && status(path)?.st_dev == open.st_dev)
        #expect(status(path)?.st_mode == 0o700 | open.st_mode & S_IFMT)
      }
      let stream = fdopendir(dup(folder))
      var count = 0
      while let stream, Glibc.readdir(stream) != nil { count += 1 }
      if let stream { closedir(stream) }
      #expect(count == 4)
      #expect(unlinkat(folder, "a", 0) == 0 && mkdirat(folder, "c", 0o700) == 0)
      #expect(fchdir(folder) == 0 && FileManager.default.currentDirectoryPath == home)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["a"])
    #expect(status("/shop/file")?.st_mode == S_IFREG | 0o644)
  }

  @Test(.files(["/shop/App.bundle/Info.json": "{}", "/shop/a": "1234"]))
  func servesFoundation() throws {
    let manager = FileManager.default
    let bundle = try #require(Bundle(path: "/shop/App.bundle"))
    #expect(bundle.path(forResource: "Info", ofType: "json") == "/shop/App.bundle/Info.json")
    #expect(manager.changeCurrentDirectoryPath("/shop/App.bundle"))
    #expect(manager.currentDirectoryPath == "/shop/App.bundle")
    #expect(manager.contents(atPath: "../a") == Data("1234".utf8))
    let url = URL(fileURLWithPath: "/shop/a")
    #expect(try Data(contentsOf: url, options: .alwaysMapped) == Data("1234".utf8))
    try manager.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 9)],
      ofItemAtPath: "/shop/a"
    )
    let values = try url.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    #expect(values.fileSize == 4)
    #expect(values.contentModificationDate == Date(timeIntervalSince1970: 9))
    #expect(try manager.attributesOfFileSystem(forPath: "/shop")[.systemSize] != nil)
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 1)
    try handle.close()
    #expect(manager.contents(atPath: "/shop/a") == Data("1".utf8))
  }

  @Test(arguments: [
    ("shop", FixtureError.relativePath("shop")), ("/shop/", .folderWithContents("/shop/")),
  ])
  func refusesMistakes(path: String, error: FixtureError) async {
    await #expect(throws: error) { try await Fixture.files([path: "1"]).run {} }
  }

  @Test func foldersThatAreMissingAreNamed() async {
    let none = FixtureError.notMade("/none", reason: "No such file or directory")
    await #expect(throws: none) {
      try await Fixture.environment(["TMPDIR": "/none"]).run { try await Fixture.files().run {} }
    }
    let long = String(repeating: "n", count: 300)
    await #expect(throws: FixtureError.notMade("/\(long)", reason: "File name too long")) {
      try await Fixture.files(["/\(long)": ""]).run {}
    }
  }

  @Test func startsNoProcess() async throws {
    try await Fixture.files().run {
      withKnownIssue {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        #expect(throws: (any Error).self) { try process.run() }
      } matching: { issue in
        if case .refused = issue.error as? FixtureError { true } else { false }
      }
    }
  }

  @Test func othersSeeNothing() {
    #expect(!FileManager.default.fileExists(atPath: "/etc/shop"))
    #expect(!FileManager.default.fileExists(atPath: "/var/shop"))
  }
}
