import CPliant
import DynamicFixture
import Foundation
import PlainFixture
import Pliant
import Synchronization
import Testing

/// Calls, installs and removals from many threads at once.
///
/// Thread Sanitizer runs these too.
struct ConcurrencyTests {
  class Target {
    dynamic func value(_ x: Int) -> Int { x }
    dynamic func work(_ x: Int) async -> Int { x }
  }

  @Test func callsSeeTheOldStackOrTheNewOne() throws {
    let value = #method(Target.value(_:))
    nonisolated(unsafe) let shared = Target()  // SAFETY: it has no state.
    let strange = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for n in 0..<500 {
        if thread == 0 {
          _ = try? value.override(on: shared, key: "a") { _, x in x + 10 }
          _ = try? value.wrap(on: shared, key: "b") { layer in { t, x in layer.next(t, x) + 100 } }
          value.removeOverride(on: shared, key: n.isMultiple(of: 2) ? "a" : "b")
          value.removeOverride(on: shared, key: n.isMultiple(of: 2) ? "b" : "a")
        } else if ![1, 11, 101, 111].contains(shared.value(1)) {
          strange.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(strange.load(ordering: .relaxed) == 0)
    #expect(shared.value(1) == 1)
  }

  @Test func capturesAreFreedUnderCalls() throws {
    let value = #method(Target.value(_:))
    nonisolated(unsafe) let shared = Target()  // SAFETY: it has no state.
    let population = Population()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for _ in 0..<500 {
        if thread == 0 {
          let capture = Population.Member(of: population)
          _ = try? value.override(on: shared, key: "k") { _, x in x + capture.one }
          value.removeOverride(on: shared, key: "k")
        } else {
          _ = shared.value(1)
        }
      }
    }
    _ = shared.value(1)
    #expect(population.becomesEmpty)
  }

  // Another thread that frees just then must not take what this one's call ran, and free it later.
  @Test func removedLayersAreFreedWhenTheirCallEnds() throws {
    let value = #method(Target.value(_:))
    let late = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for n in 0..<500 {
        let population = Population()
        let target = Target()
        do {
          let capture = Population.Member(of: population)
          _ = try? value.wrap(on: target) { layer in
            { target, x in
              layer.remove()
              return layer.next(target, x) + capture.one
            }
          }
        }
        _ = target.value(n)
        if !population.isEmpty { late.add(1, ordering: .relaxed) }
      }
    }
    #expect(late.load(ordering: .relaxed) == 0)
  }

  @Test func objectsDieWhileOthersAreOverridden() throws {
    let value = #method(Target.value(_:))
    let strange = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for n in 0..<500 {
        let target = Target()
        if target.value(n) != n { strange.add(1, ordering: .relaxed) }
        _ = try? value.override(on: target) { _, x in x + 1 }
        if target.value(n) != n + 1 { strange.add(1, ordering: .relaxed) }
      }
    }
    #expect(strange.load(ordering: .relaxed) == 0)
  }

  @Test func classLayersUnderCalls() throws {
    class Own { dynamic func value(_ x: Int) -> Int { x } }
    class Sub: Own {}
    let value = #method(Own.value(_:))
    let strange = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for _ in 0..<300 {
        if thread == 0 {
          let own = try? value.override(onAll: Own.self, key: 1) { _, x in x + 10 }
          let sub = try? value.wrap(onAll: Sub.self, key: 1) { layer in
            { t, x in layer.next(t, x) + 100 }
          }
          own?.stop()
          value.removeOverride(onAll: Sub.self, key: 1)
          withExtendedLifetime(sub) {}
        } else {
          if ![1, 11].contains(Own().value(1)) { strange.add(1, ordering: .relaxed) }
          if ![1, 11, 101, 111].contains(Sub().value(1)) { strange.add(1, ordering: .relaxed) }
        }
      }
    }
    #expect(strange.load(ordering: .relaxed) == 0)
    #expect("\(Own().value(1)) \(Sub().value(1))" == "1 1")
  }

  /// A call that looked for class layers before there were some of another class, and for the layer
  /// of its own class after that, once found neither.
  @Test func layersOfAClassAnswerWhileThoseOfItsSubclassChange() throws {
    class Own { dynamic func value(_ x: Int) -> Int { x } }
    class Sub: Own {}
    let value = #method(Own.value(_:))
    nonisolated(unsafe) let shared = Own()  // SAFETY: it has no state.
    let own = try value.override(onAll: Own.self) { _, x in x + 10 }
    defer { own.stop() }
    let strange = Atomic(0)
    let isOver = Atomic(false)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      if thread == 0 {
        for _ in 0..<8000 {
          let sub = try? value.override(onAll: Sub.self, key: 1) { _, x in x + 100 }
          sub?.stop()
        }
        isOver.store(true, ordering: .releasing)
      } else {
        while !isOver.load(ordering: .acquiring) {
          if shared.value(1) != 11 { strange.add(1, ordering: .relaxed) }
        }
      }
    }
    #expect(strange.load(ordering: .relaxed) == 0)
  }

  /// The soak found that switching another redefinition kept this one, which ended late.
  @Test func aRedefinitionThatWasDroppedAnswersNoMore() {
    class Own { dynamic func value() -> Int { 0 } }
    let value = #method(Own.value)
    let late = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for _ in 0..<2_000 {
        do {
          let redefinition = try? value.redefine { _ in thread + 1 }
          redefinition?.start()
        }
        if Own().value() == thread + 1 { late.add(1, ordering: .relaxed) }
      }
    }
    #expect(late.load(ordering: .relaxed) == 0)
    #expect(Own().value() == 0)
  }

  /// A call that looked for the object's layers before there was one, and for the class's after
  /// those were gone, once found neither: the first of the two changes had not waited for it.
  @Test func aChangeWaitsForTheCallsThatItOvertakes() throws {
    class Own { dynamic func value() -> Int { 0 } }
    let value = #method(Own.value)
    let early = Atomic(0)
    for _ in 0..<20 {
      nonisolated(unsafe) let own = Own()  // SAFETY: it has no state.
      let hasReturned = Atomic(false)
      onTwoThreads { start in
        // Reads as a call does, which may stay in between for as long as it likes.
        let thread = pliant_thread_get()
        let section = pliant_read_begin(thread)
        start()
        for _ in 0..<10_000 where own.value() != 1 { sched_yield() }
        if own.value() == 1 {
          for _ in 0..<1_000 { sched_yield() }
          if hasReturned.load(ordering: .acquiring) { early.add(1, ordering: .relaxed) }
        }
        pliant_read_end(thread, section)
      } and: {
        _ = try? value.override(on: own) { _ in 1 }
        hasReturned.store(true, ordering: .releasing)
      }
      #expect(own.value() == 1)
    }
    #expect(early.load(ordering: .relaxed) == 0)
  }

  @Test func layersOfManyThreadsThatEnded() throws {
    let value = #method(Target.value(_:))
    nonisolated(unsafe) let shared = Target()  // SAFETY: it has no state.
    let population = Population()
    try value.wrap(on: shared) { layer in { t, x in layer.next(t, x) + 1 } }
    for round in 0..<100 {
      let capture = Population.Member(of: population)
      let layer = try value.override(on: shared, key: "k") { _, x in x + capture.one }
      onTwoThreads { start in
        start()
        _ = shared.value(round)
      } and: {
        _ = shared.value(round)
      }
      layer.stop()
    }
    #expect(population.becomesEmpty)
    #expect(shared.value(1) == 2)
  }

  @Test func asyncLayersRemovedWhileTheyRun() async throws {
    let work = #method(Target.work(_:))
    let target = Target()
    let population = Population()
    do {
      let capture = Population.Member(of: population)
      try work.wrap(on: target) { layer in
        { t, x in
          layer.remove()
          await Task.yield()
          return await layer.next(t, x) + capture.one
        }
      }
    }
    #expect(await target.work(1) == 2)
    #expect(await target.work(1) == 1)
    #expect(population.becomesEmpty)
  }

  @Test func handlesResolvedFromManyThreads() {
    class Own { dynamic func value(_ x: Int) -> Int { x } }
    let right = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { n in
      let own = Own()
      let value = #method(Own.value(_:))
      _ = try? value.override(on: own) { _, x in x + n }
      if own.value(1) == 1 + n { right.add(1, ordering: .relaxed) }
    }
    #expect(right.load(ordering: .relaxed) == 8)
  }

  @Test func callsNestedDeeperThanAThreadCanBorrow() throws {
    let value = #method(Target.value(_:))
    let target = Target()
    try value.wrap(on: target) { layer in
      { t, x in x == 0 ? layer.next(t, x) : t.value(x - 1) + 1 }
    }
    #expect(target.value(500) == 500)
    value.overrides(on: target).first?.stop()
    #expect(target.value(500) == 500)
  }
}

/// Runs the second on a thread of its own, from when the first calls what it is handed.
private func onTwoThreads(
  _ first: (_ start: () -> Void) -> Void,
  and second: @escaping @Sendable () -> Void
) {
  let done = DispatchSemaphore(value: 0)
  first {
    Thread {
      second()
      done.signal()
    }.start()
  }
  done.wait()
}

/// How many of its objects are alive.
private final class Population: Sendable {
  private let count = Atomic(0)
  var isEmpty: Bool { count.load(ordering: .sequentiallyConsistent) == 0 }
  /// The same soon: a thread that collects for another test may be about to free the last.
  var becomesEmpty: Bool {
    for _ in 0..<20_000 where !isEmpty { usleep(100) }
    return isEmpty
  }

  final class Member: Sendable {
    let one = 1
    private let population: Population

    init(of population: Population) {
      self.population = population
      population.count.add(1, ordering: .sequentiallyConsistent)
    }

    deinit { population.count.subtract(1, ordering: .sequentiallyConsistent) }
  }
}
