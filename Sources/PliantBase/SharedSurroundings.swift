import CPliant
import Synchronization

/// The surroundings of all work in the process that belongs to no test.
///
/// They consist of changes, each of which is there until it ends; calls read them without a lock.
package final class SharedSurroundings: Sendable {
  /// The surroundings of a test without any of its own; nil if the caller is in no test.
  package typealias OfTest = @Sendable () -> Surroundings?

  let surroundings: Surroundings
  let ofTest: OfTest

  private init(_ surroundings: Surroundings, _ ofTest: @escaping OfTest) {
    (self.surroundings, self.ofTest) = (surroundings, ofTest)
  }

  private struct State {
    var last = 0
    var changes: [(number: Int, make: Surroundings.Change)] = []
  }

  private static let state = Guarded(State())
  private static let published = Atomic<UInt>(0)

  static var current: SharedSurroundings? {
    guard published.load(ordering: .relaxed) != 0 else { return nil }
    let thread = pliant_thread_get()
    let section = pliant_read_begin(thread)
    let found = UnsafeRawPointer(bitPattern: published.load(ordering: .acquiring)).map {
      // SAFETY: `publish` releases it when this section has ended.
      Unmanaged<SharedSurroundings>.fromOpaque($0).retain()
    }
    pliant_read_end(thread, section)
    return found?.takeRetainedValue()
  }

  /// Has all work that belongs to no test see a change, until the returned function is called.
  package static func begin(
    _ change: @escaping Surroundings.Change,
    ofTest: @escaping OfTest
  ) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.last += 1
      state.changes.append((state.last, change))
      publish(state.changes, ofTest)
      return state.last
    }
    return {
      state.withLock { state in
        state.changes.removeAll { $0.number == number }
        publish(state.changes, ofTest)
      }
    }
  }

  private static func publish(
    _ changes: [(number: Int, make: Surroundings.Change)],
    _ ofTest: @escaping OfTest
  ) {
    var surroundings = Surroundings()
    for change in changes { change.make(&surroundings) }
    let new =
      changes.isEmpty
      ? 0
      : UInt(
        bitPattern: Unmanaged.passRetained(SharedSurroundings(surroundings, ofTest)).toOpaque()
      )
    let old = published.exchange(new, ordering: .acquiringAndReleasing)
    pliant_wait_for_readers()
    if let old = UnsafeRawPointer(bitPattern: old) {
      Unmanaged<SharedSurroundings>.fromOpaque(old).release()
    }
  }
}
