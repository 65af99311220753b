import Synchronization

/// Work that any thread asks for and one at a time does; who asks meanwhile has it done again, and goes
/// on.
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
