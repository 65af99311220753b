import Synchronization

/// What all threads share: every bit of what it answers is one thread's.
open class Beacon: @unchecked Sendable {
  // SAFETY: what changes is atomic; a subclass adds nothing.
  private let stored = Atomic<Int>(0)
  private let census: Census

  public init(in census: Census) {
    self.census = census
    census.add(1)
  }

  deinit { census.add(-1) }

  public dynamic func light(_ number: Int) -> Int { number }
  public dynamic func lightLater(_ number: Int) async -> Int {
    await Task.yield()
    return number
  }

  /// May be set by all threads at once.
  public dynamic var level: Int {
    get { stored.load(ordering: .sequentiallyConsistent) }
    set { stored.store(newValue, ordering: .sequentiallyConsistent) }
  }
}

public final class FarBeacon: Beacon, @unchecked Sendable {
  // SAFETY: as its superclass.
  public override dynamic func light(_ number: Int) -> Int { super.light(number) }
}
