import Synchronization

/// Work that any thread requests and one thread at a time does.
///
/// A request during the work returns at once, and the work is done again.
package struct Rerun: ~Copyable, Sendable {
  private let requests = Atomic<Int>(0)

  package init() {}

  package borrowing func callAsFunction(_ work: () -> Void) {
    guard requests.add(1, ordering: .sequentiallyConsistent).oldValue == 0 else { return }
    var seen = 0
    repeat {
      seen = requests.load(ordering: .sequentiallyConsistent)
      work()
    } while !requests.compareExchange(
      expected: seen,
      desired: 0,
      ordering: .sequentiallyConsistent
    ).exchanged
  }
}
