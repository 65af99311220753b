import Foundation
import PlainFixture
import Pliant
import Synchronization
import Testing

/// Layers that call the one below: it is remembered, and looked for again after every change.
struct PassingOnTests {
  class Own { dynamic func f(_ n: Int) -> Int { n } }
  private let own = opaque(Own())
  private let f = #method(Own.f(_:))

  private func wrap(_ key: Int, adding: Int) throws {
    try f.wrap(on: own, key: key) { layer in { own, n in layer.next(own, n) * 10 + adding } }
  }

  /// The answer of two calls, of which the second finds the layer that the first remembered.
  private var answer: Int {
    let (first, second) = (own.f(7), own.f(7))
    return first == second ? first : -1
  }

  @Test func changesAreSeenByTheNextCall() throws {
    for key in 1...3 { try wrap(key, adding: key) }
    #expect(answer == 7_123)
    f.removeOverride(on: own, key: 2)
    #expect(answer == 713)
    try wrap(1, adding: 4)
    #expect(answer == 734)
    let all = try f.wrap(onAll: Own.self, key: "all") { layer in
      { own, n in layer.next(own, n) * 10 + 9 }
    }
    #expect(answer == 7_934)
    let redefinition = try f.redefine { original, own, n in original(own, n) + 1 }
    #expect(answer == 8_934)
    redefinition.stop()
    #expect(answer == 7_934)
    all.stop()
    #expect(answer == 734)
    f.removeAllOverrides(on: own)
    #expect(answer == 7)
  }

  @Test func anotherReceiverHasLayersOfItsOwn() throws {
    let other = opaque(Own())
    try f.override(on: other) { _, _ in 5 }
    try f.wrap(on: own) { layer in { own, n in layer.next(n == 0 ? other : own, n) } }
    #expect(own.f(7) == 7)
    #expect(own.f(0) == 5)
    #expect(own.f(7) == 7)
  }

  @Test func thereMayBeMoreLayersThanCallsBorrow() throws {
    for key in 0..<1_500 {
      try f.wrap(on: own, key: key) { layer in { own, n in layer.next(own, n) + 1 } }
    }
    #expect(answer == 1_507)
    f.removeAllOverrides(on: own)
    #expect(answer == 7)
  }

  /// Layers that log what they do, over one that logs and answers.
  private func stack(
    _ log: Log,
    _ top: @escaping (_ next: @escaping (Own, Int) -> Int, Own, Int) -> Int
  ) throws {
    try f.override(on: own, key: "last") { _, n in
      log("last\(n)")
      return n
    }
    try f.wrap(on: own, key: "middle") { layer in
      { own, n in
        log("middle\(n)")
        return layer.next(own, n + 1)
      }
    }
    try f.wrap(on: own, key: "top") { layer in { own, n in top(layer.next, own, n) } }
  }

  @Test func aLayerMayCallTheOneBelowTwiceOrNever() throws {
    let log = Log()
    try stack(log) { next, own, n in n == 0 ? -1 : next(own, n) + next(own, n + 10) }
    #expect(own.f(0) == -1)
    #expect(own.f(1) == 14)
    #expect(own.f(0) == -1)
    #expect(log.text == "middle1 last2 middle11 last12")
  }

  @Test func theLayerBelowMayBeCalledLaterAndOnAnotherThread() throws {
    let log = Log()
    let kept = Mutex<(@Sendable () -> Int)?>(nil)
    try stack(log) { next, own, n in
      let answer = next(own, n)
      // SAFETY: the test uses the object on one thread at a time.
      nonisolated(unsafe) let call = { next(own, 20) }
      if n == 1 { kept.withLock { $0 = { call() } } }
      return answer
    }
    #expect(own.f(1) == 2)
    let next = try #require(kept.withLock { $0 })
    onAnotherThread { #expect(next() == 21) }
    f.removeOverride(on: own, key: "middle")
    onAnotherThread { #expect(next() == 20) }
    f.removeOverride(on: own, key: "last")
    #expect(next() == 20)
    #expect(log.text == "middle1 last2 middle20 last21 last20")
  }

  @Test func aCallGoesOnInWhatItsLayersChange() throws {
    let log = Log()
    try stack(log) { [f, own] next, receiver, n in
      let first = next(receiver, n)
      f.removeOverride(on: own, key: "middle")
      let second = next(receiver, n)
      f.removeAllOverrides(on: own)
      return first * 100 + second * 10 + next(receiver, n)
    }
    #expect(own.f(5) == 655)
    #expect(own.f(5) == 5)
    #expect(log.text == "middle5 last6 last5")
  }

  /// A layer's captures live until its own call has ended, and no longer.
  @Test func layersThatRunAreKeptWhileTheyAreRemoved() throws {
    let log = Log()
    do {
      let captured = Captured(log)
      try f.override(on: own) { _, n in n }
      try f.wrap(on: own, key: "removed") { [f, own] layer in
        { receiver, n in
          if n == 1 { f.removeAllOverrides(on: own) }
          defer { log("end\(captured.number)") }
          return layer.next(receiver, n)
        }
      }
      try f.wrap(on: own) { layer in { own, n in layer.next(own, n) } }
      try f.wrap(on: own) { layer in { own, n in layer.next(own, n) } }
    }
    #expect(own.f(0) == 0)
    #expect(own.f(1) == 1)
    // A thread that collects for another test may be about to free it.
    for _ in 0..<20_000 where !log.text.hasSuffix("freed") { usleep(100) }
    #expect(log.text == "end3 end3 freed")
  }

  @Test func aLayerMayCallItsMethodAgain() throws {
    let log = Log()
    try stack(log) { next, own, n in
      if n > 2 { return next(own, n) }
      return own.f(n + 1) + next(own, n)
    }
    #expect(own.f(1) == 9)
    #expect(log.text == "middle3 last4 middle2 last3 middle1 last2")
  }
}

private final class Captured: Sendable {
  let number = 3
  private let log: Log
  init(_ log: Log) { self.log = log }
  deinit { log("freed") }
}

private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}
