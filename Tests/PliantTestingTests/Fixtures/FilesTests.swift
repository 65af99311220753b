import Foundation
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

  @Test func othersSeeNothing() {
    #expect(!FileManager.default.fileExists(atPath: "/etc/shop"))
    #expect(!FileManager.default.fileExists(atPath: "/var/shop"))
  }
}
