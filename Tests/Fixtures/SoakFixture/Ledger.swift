import Synchronization

/// What happened on one thread, in order, and how many of its objects live.
public final class Ledger {
  public private(set) var living = 0
  private var events: [String] = []

  public init() {}
  public func note(_ event: String) { events.append(event) }
  public func born() { living += 1 }

  public func died(_ name: String) {
    living -= 1
    note("died \(name)")
  }

  /// What happened since the last time.
  public func take() -> [String] {
    let taken = events
    events.removeAll(keepingCapacity: true)
    return taken
  }
}

/// How many of something live, counted by all threads.
public final class Census: Sendable {
  private let count = Atomic<Int>(0)

  public init() {}
  public var living: Int { count.load(ordering: .sequentiallyConsistent) }
  func add(_ number: Int) { count.add(number, ordering: .sequentiallyConsistent) }
}

/// What a closure captures, so that it can be seen when the closure is freed.
public final class Capture: Sendable {
  private let census: Census
  /// On the heap, so that a capture that is used after it was freed is not read as it was.
  public let text: String

  public init(in census: Census) {
    self.census = census
    text = "a text that is too long to be kept in place"
    census.add(1)
  }

  deinit { census.add(-1) }
}
