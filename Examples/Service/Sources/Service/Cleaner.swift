import Foundation

/// The background job that forgets old orders each night.
public struct Cleaner: Sendable {
  private let store: Store

  public init(_ store: Store) { self.store = store }

  /// Starts the job, which runs until it is cancelled, whoever started it.
  public func start() -> Task<Void, Never> {
    Task.detached { [store] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(86_400))
        guard !Task.isCancelled, let count = try? await store.removeOrders(olderThan: 30) else {
          continue
        }
        let note = "\(Date().ISO8601Format()): \(count) orders removed\n"
        try? note.write(toFile: "/var/log/shop/cleaner.log", atomically: true, encoding: .utf8)
      }
    }
  }
}
