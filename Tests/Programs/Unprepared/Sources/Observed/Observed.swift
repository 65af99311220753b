import Foundation
import Mustache
import Pliant

@testable import GRDB
@_spi(Internal) @testable import Hummingbird

/// Nothing in these packages knows of being observed: their classes are final or generic, and they
/// write their properties in place.
@main
enum Observed {
  static func main() throws {
    try observePool()
    try observeRouter()
    try observeTemplates()
  }

  /// The connection of a `DatabasePool` that writes; it leaves a transaction twice.
  private static func observePool() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pool = try DatabasePool(path: folder.appending(path: "pool.sqlite").path)
    let inside = try pool.writeWithoutTransaction { database in
      try observe(database, \.isInsideTransactionBlock) { old, new in
        print("pool: inside a transaction \(old) -> \(new)")
      }
    }
    let schema = try pool.writeWithoutTransaction { database in
      try observe(database, \.schemaCache, options: .old) { _ in print("pool: schema changed") }
    }
    try pool.write { try $0.execute(sql: "CREATE TABLE shelf (id INTEGER PRIMARY KEY)") }
    print("pool: \(try pool.read { try $0.tableExists("shelf") })")
    inside.stop()
    schema.stop()
    try pool.write { try $0.execute(sql: "DROP TABLE shelf") }
    try pool.close()
  }

  private static func observeRouter() throws {
    let router = Router()
    let routes = try observe(router, \.trie.root.children.count) { old, new in
      print("router: \(old) -> \(new) routes")
    }
    let middlewares = try observe(router, \.middlewares.middlewares.count) { old, new in
      print("router: \(old) -> \(new) middlewares")
    }
    router.get("shelves") { _, _ in "all" }
    router.add(middleware: LogRequestsMiddleware(.info))
    router.group("shelves").post(":id") { _, _ in "one" }
    print("router: \(router.buildResponder().trie.values.count > 1)")
    routes.stop()
    middlewares.stop()
    router.get("unheard") { _, _ in "" }
  }

  private static func observeTemplates() throws {
    let pages = Pages()
    let observation = try observe(pages, \.library) {
      print("library: \(pages.library.render(["name": "Ann"], withTemplate: "hello") ?? "none")")
    }
    try pages.library.register("Hello {{name}}", named: "hello")
    try pages.library.register("{{>hello}}!", named: "loud")
    try pages.library.register("Hi {{name}}", named: "hello")
    observation.stop()
  }
}

/// Holds another package's value, which its own methods change.
private final class Pages {
  var library = MustacheLibrary()
}
