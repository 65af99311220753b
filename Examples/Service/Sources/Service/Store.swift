public import Foundation
import GRDB

/// An order of a customer's.
public struct Order: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  public static var databaseTableName: String { "orders" }

  public var id: Int64?
  public var item: String
  public var count: Int
  /// In cents of the shop's own currency.
  public var total: Int
  public var created: Date

  public mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

/// The orders, in a file of SQLite.
public struct Store: Sendable {
  private let database: DatabaseQueue

  /// Opens the file that `SHOP_DATABASE` names, and makes its tables.
  public init() throws {
    let environment = ProcessInfo.processInfo.environment
    let path = environment["SHOP_DATABASE"] ?? "/var/lib/shop/orders.sqlite"
    database = try DatabaseQueue(path: path)
    var migrations = DatabaseMigrator()
    migrations.registerMigration("orders") { database in
      try database.create(table: "orders") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("item", .text).notNull()
        table.column("count", .integer).notNull()
        table.column("total", .integer).notNull()
        table.column("created", .datetime).notNull()
      }
    }
    try migrations.migrate(database)
  }

  public func add(_ count: Int, of item: String, total: Int) async throws -> Order {
    let order = Order(id: nil, item: item, count: count, total: total, created: Date())
    return try await database.write { database in try order.inserted(database) }
  }

  public func order(_ id: Int64) async throws -> Order? {
    try await database.read { database in try Order.fetchOne(database, key: id) }
  }

  public func orders() async throws -> [Order] {
    try await database.read { database in try Order.order(Column("id")).fetchAll(database) }
  }

  /// Removes the orders that are older than a number of days; returns how many these were.
  public func removeOrders(olderThan days: Int) async throws -> Int {
    let limit = Date().addingTimeInterval(TimeInterval(-days * 86_400))
    return try await database.write { database in
      try Order.filter(Column("created") < limit).deleteAll(database)
    }
  }
}
