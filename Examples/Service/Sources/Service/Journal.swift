import Foundation
public import NIOCore
import NIOPosix

/// The journal of orders: a file to which lines are appended, by the threads and futures of NIO.
///
/// The event loops and the pool's threads are the process's, and began before any request.
public struct Journal: Sendable {
  private let path: String
  private let pool: NIOThreadPool

  public init(path: String = "/var/log/shop/orders.log", pool: NIOThreadPool = .singleton) {
    (self.path, self.pool) = (path, pool)
  }

  /// Appends a line with the date, and returns how many there are.
  public func append(_ text: String, on loop: any EventLoop) -> EventLoopFuture<Int> {
    loop.submit { "\(Int(Date().timeIntervalSince1970)) \(text)\n" }
      .flatMap { line in
        pool.runIfActive(eventLoop: loop) {
          let before = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
          try (before + line).write(toFile: path, atomically: true, encoding: .utf8)
          return before + line
        }
      }
      .map { $0.split(separator: "\n").count }
  }

  /// A handler as frameworks on futures have them: the sum of the orders, as a line.
  public func report(of store: Store, on loop: any EventLoop) -> EventLoopFuture<String> {
    loop.makeFutureWithTask {
      let orders = try await store.orders()
      return "\(orders.count) orders, \(orders.map(\.total).reduce(0, +)) cents"
    }
    .map { "\(Int(Date().timeIntervalSince1970)): \($0)" }
  }
}
