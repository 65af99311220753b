#if DEBUG
import Foundation
import Pliant
import Synchronization
import Testing

/// Unprepared properties on several threads, in tasks and without the runtime's checks.
@Suite(.serialized)
struct UnpreparedThreadsTests {
  /// 63: each thread changes objects of its own, of which two are observed.
  @Test func eightThreads() throws {
    let (open, sealed) = (Open(), Sealed())
    let seenOpen = Atomic(0)
    let seenSealed = Atomic(0)
    let observations = [
      try observe(open, \.items) { seenOpen.add(1, ordering: .relaxed) },
      try observe(sealed, \.items) { seenSealed.add(1, ordering: .relaxed) },
    ]
    let shared = Handed((open, sealed))
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      let (open, sealed) = thread == 0 ? shared.value : (Open(), Sealed())
      for number in 0..<5_000 {
        open.items.append(number)
        sealed.items.append(number)
      }
    }
    withExtendedLifetime(observations) {}
    #expect(seenOpen.load(ordering: .relaxed) == 5_000)
    #expect(seenSealed.load(ordering: .relaxed) == 5_000)
  }

  /// 63: a million sets, while other observers of the same objects come and go.
  @Test func aMillionSets() {
    let objects = (0..<8).map { _ in Handed((Open(), Sealed())) }
    let heard = Atomic(0)
    let wrong = Atomic(0)
    let done = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 9) { thread in
      guard thread < 8 else {
        while done.load(ordering: .acquiring) < 8 {
          for object in objects {
            let tokens = [
              try? observe(object.value.0, \.number) {},
              try? observe(object.value.1, \.number) {},
            ]
            for token in tokens { token?.stop() }
          }
        }
        return
      }
      func hear(_ old: Int, _ new: Int) {
        heard.add(1, ordering: .relaxed)
        if new != old + 1 { wrong.add(1, ordering: .relaxed) }
      }
      let (open, sealed) = objects[thread].value
      let tokens = [
        try? observe(open, \.number) { hear($0, $1) },
        try? observe(sealed, \.number) { hear($0, $1) },
      ]
      for _ in 0..<62_500 {
        open.number += 1
        sealed.number += 1
      }
      for token in tokens { token?.stop() }
      done.add(1, ordering: .acquiringAndReleasing)
    }
    #expect(heard.load(ordering: .relaxed) == 1_000_000 && wrong.load(ordering: .relaxed) == 0)
  }

  /// 63: observed and freed at once on all threads, so that the hooks come and go.
  @Test func observedAndFreed() throws {
    let wrong = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        let object = Sealed()
        var count = 0
        let token = try? observe(object, \.name) { count += 1 }
        object.name = "a"
        object.name += "b"
        token?.stop()
        object.name = "c"
        if count != 2 { wrong.add(1, ordering: .relaxed) }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  /// 63: an access that suspends may end on another thread, and there may be many.
  @Test func accessesThatSuspend() async throws {
    let gate = Gate()
    let told = Atomic(0)
    let objects = (0..<60).map { _ in (Sealed(), Open()) }
    let observations = try objects.flatMap { sealed, open in
      [
        try observe(sealed, \.slow.count) { old, new in
          told.add(new - old, ordering: .relaxed)
        },
        try observe(open, \.slow.count) { old, new in told.add(new - old, ordering: .relaxed) },
      ]
    }
    let handed = objects.map { Handed($0) }
    await withTaskGroup(of: Void.self) { group in
      for object in handed {
        group.addTask { await object.value.0.slow.add(gate) }
        group.addTask { await object.value.1.slow.add(gate) }
      }
      group.addTask { await gate.open(after: 120) }
    }
    withExtendedLifetime(observations) {}
    #expect(told.load(ordering: .relaxed) == 240)
  }

  /// 63: many accesses at once on one thread.
  @Test func accessesWithinEachOther() throws {
    let objects = (0..<100).map { _ in Sealed() }
    var log: [Int] = []
    let observations = try objects.enumerated().map { index, object in
      try observe(object, \.items) { log.append(index) }
    }
    func change(_ rest: ArraySlice<Sealed>) {
      guard let first = rest.first else { return }
      func within(_ items: inout [Int]) {
        items.append(1)
        change(rest.dropFirst())
      }
      within(&first.items)
    }
    change(objects[...])
    withExtendedLifetime(observations) {}
    #expect(log == Array((0..<100).reversed()))
  }

  /// 63: the runtime then leaves the buffer of an access empty.
  @Test func withoutTheRuntimesChecks() throws {
    let checking = try #require(dlsym(nil, "_swift_disableExclusivityChecking"))
    let isOff = checking.assumingMemoryBound(to: Bool.self)
    isOff.pointee = true
    defer { isOff.pointee = false }
    let object = Sealed()
    #expect(seen(object, \.name) { object.name = "a" } == ">a")
    #expect(seen(object, \.name) { object.name += "b" } == "a>ab")
  }

  /// 63: an observer that comes during a change hears of it.
  @Test func observedDuringAChange() throws {
    let object = Sealed()
    let first = try observe(object, \.items) {}
    var (count, token): (Int, KeyPathObservation?) = (0, nil)
    func change(_ items: inout [Int]) {
      token = try? observe(object, \.items) { count += 1 }
      items.append(1)
    }
    change(&object.items)
    withExtendedLifetime((first, token)) {}
    #expect(count == 1)
  }
}

private struct Handed<Value>: @unchecked Sendable {
  // SAFETY: the tests are about whether this is safe.
  let value: Value
  init(_ value: Value) { self.value = value }
}

private class Open: @unchecked Sendable {
  var number = 0
  var items: [Int] = []
  var slow = Slow()
}

private final class Sealed: @unchecked Sendable {
  var name = ""
  var number = 0
  var items: [Int] = []
  var slow = Slow()
}

private struct Slow {
  var count = 0
  mutating func add(_ gate: Gate) async {
    count += 1
    await gate.wait()
    count += 1
  }
}

/// Lets all go on when enough have come.
private actor Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false
  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
  func open(after count: Int) async {
    while waiting.count < count { await Task.yield() }
    isOpen = true
    for continuation in waiting { continuation.resume() }
  }
}
#endif
