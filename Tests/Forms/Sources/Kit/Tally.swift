import Synchronization

/// What forms hold references to: counted, numbered, and marked when it is freed.
public final class Tally: @unchecked Sendable {
  // SAFETY: `mark` is written by `deinit` alone.
  public let id: Int
  private var mark = Tally.alive

  private static let alive = 0x70_6c69_616e_7421
  private static let count = Atomic<Int>(0)

  public init(_ id: Int) {
    self.id = id
    Tally.count.add(1, ordering: .sequentiallyConsistent)
  }

  deinit {
    if mark != Tally.alive { Trial.fail("token freed twice") }
    mark = 0
    Tally.count.subtract(1, ordering: .sequentiallyConsistent)
  }

  /// How many there are.
  public static var living: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Its number, if it has not been freed.
  public var shown: String { mark == Tally.alive ? "T\(id)" : "freed token" }

  /// Those that weak references refer to; never freed.
  public static let eternal = (0..<16).map { Tally(-$0) }
}
