import CPliant
import Glibc
import Pliant
import Synchronization
import Testing

private let seen = Atomic(0)

private dynamic func called(_ x: Int) -> Int { x }

/// Calls of threads whose destructors have run, as those of signals that interrupt their end.
@Suite(.serialized)
struct EndingThreadTests {
  @Test func theirLastCallsLeaveNoRecords() throws { try check() }

  // Whether such a thread has ended is asked for before the asking thread has a record.
  @Test func newThreadsWhileTheProcessIDIsOverridden() throws {
    let redefinition = try #callable(getpid).redefine(around: { original in { original() } })
    defer { redefinition.stop() }
    try check()
  }

  private func check() throws {
    let seenBefore = seen.load(ordering: .relaxed)
    let redefinition = try #callable(called(_:)).redefine { x in x + 1 }
    defer { redefinition.stop() }
    _ = called(0)
    // A thread runs the destructors of later keys later, and Pliant's key is there.
    var key = pthread_key_t()
    pthread_key_create(&key) { _ in seen.add(called(0), ordering: .relaxed) }
    defer { pthread_key_delete(key) }
    let before = pliant_thread_count()
    for _ in 0..<3_000 {
      var thread = pthread_t()
      let isMade = pthread_create(
        &thread,
        nil,
        { key in
          _ = called(0)
          if let key { pthread_setspecific(key.load(as: pthread_key_t.self), key) }
          return nil
        },
        &key
      )
      try #require(isMade == 0)
      pthread_join(thread, nil)
    }
    #expect(seen.load(ordering: .relaxed) - seenBefore == 3_000)
    // Other tests have hundreds of threads of their own.
    #expect(pliant_thread_count() < before + 1_500)
  }
}
