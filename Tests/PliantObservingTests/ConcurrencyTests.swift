import Foundation
import ModelFixture
import Pliant
import Synchronization
import Testing

/// Observing from many threads at once; run under Thread Sanitizer too.
@Suite(.serialized)
struct ObservingConcurrencyTests {
  // RAReactionKit 2.2#13: observer and target are released at random by two threads, while each
  // sets the observed property in its own `deinit`.
  @Test func releasedAtRandomByTwoThreads() throws {
    let gone = Atomic(0)
    for round in 0..<1_000 {
      let target = Target()
      let owner = Target()
      onDeallocation(of: target) { gone.add(1, ordering: .relaxed) }
      onDeallocation(of: owner) { gone.add(1, ordering: .relaxed) }
      try observe(target, \.count, owner: owner) { _, _ in }
      try observe(owner, \.count, owner: target) {}
      try observe(owner, \.items) { _ in }.stop()
      try observe(owner, \.items, options: .old, owner: target) { _ in }
      let both = Handed([Unmanaged.passRetained(target), Unmanaged.passRetained(owner)])
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if round.isMultiple(of: 3), index == 0 { sched_yield() }
        both.take(index).release()
      }
    }
    #expect(gone.load(ordering: .relaxed) == 2_000)
  }

  /// Threads that set a thread-safe property while observers come and go.
  @Test func observersComeAndGoWhileOthersSet() throws {
    let target = Handed(Safe())
    let told = Atomic(0)
    let always = try observe(target.value, \.number) { told.add(1, ordering: .relaxed) }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<500 {
        if thread == 0 {
          let token = try? observe(target.value, \.number, options: [.initial, .old]) { _ in }
          token?.stop()
        } else {
          target.value.number = number
        }
      }
    }
    always.stop()
    #expect(told.load(ordering: .relaxed) == 1_500)
    #expect(observations(of: target.value).isEmpty)
  }

  /// Whoever begins to observe hears of the last value: at once, or by a change.
  @Test func theLastValueIsNeverLost() throws {
    for _ in 0..<300 {
      let target = Handed(Safe())
      let copy = Safe()
      let copied = Handed(copy)
      DispatchQueue.concurrentPerform(iterations: 3) { thread in
        if thread == 0 {
          _ = try? bind(copied.value, \.number, to: target.value, \.number)
        } else {
          for number in 1...20 { target.value.number = number * thread }
        }
      }
      #expect(copy.number == target.value.number)
    }
  }

  /// A path whose objects are replaced by two threads ends up at the last one.
  @Test func pathsThatManyThreadsReplace() throws {
    let outer = Handed(SafeOuter())
    let token = try observe(outer.value, \.inner.number) { (_: Change<Int>) in }
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      for _ in 0..<100 { outer.value.inner = Safe() }
    }
    let told = Atomic(0)
    let last = try observe(outer.value, \.inner.number) { told.add(1, ordering: .relaxed) }
    outer.value.inner.number = 5
    #expect(told.load(ordering: .relaxed) == 1 && token.failure == nil)
    last.stop()
  }

  @Test func twoWayBindingsUnderTwoThreads() throws {
    for _ in 0..<100 {
      let (a, b) = (Handed(Safe()), Handed(Safe()))
      try bindBoth(a.value, \.number, b.value, \.number)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        for number in 1...20 {
          if thread == 0 { a.value.number = number } else { b.value.number = -number }
        }
      }
      #expect(a.value.number == b.value.number)
    }
  }

  @Test func aHundredThreads() throws {
    let target = Handed(Safe())
    let threads = 100
    let told = Atomic(0)
    let token = try observe(target.value, \.number) { _, _ in told.add(1, ordering: .relaxed) }
    let done = DispatchGroup()
    for thread in 0..<threads {
      let queue = DispatchQueue(label: "\(thread)")
      queue.async(group: done) {
        for number in 0..<20 {
          target.value.number = number
          let own = Property()
          let token = try? observe(own, \.value) { told.add(1, ordering: .relaxed) }
          own.value = 1
          token?.stop()
        }
      }
    }
    done.wait()
    token.stop()
    #expect(told.load(ordering: .relaxed) == threads * 40)
  }
}

/// Hands objects to other threads.
private struct Handed<Value>: @unchecked Sendable {
  // SAFETY: the tests are about whether this is safe.
  let value: Value
  init(_ value: Value) { self.value = value }

  func take<Element>(_ index: Int) -> Element where Value == [Element] { value[index] }
}

private final class Target {
  dynamic var count = 0
  @Observed var items: [Int] = []
  deinit {
    count += 1
    items.append(1)
  }
}

/// A property that any thread may change.
private final class Safe {
  private let stored = Atomic(0)
  dynamic var number: Int {
    get { stored.load(ordering: .sequentiallyConsistent) }
    set { stored.store(newValue, ordering: .sequentiallyConsistent) }
  }
}

private final class SafeOuter {
  // Thread Sanitizer does not see `Mutex`.
  private let lock = NSLock()
  private var stored = Safe()
  dynamic var inner: Safe {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
