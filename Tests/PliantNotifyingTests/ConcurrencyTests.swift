import Foundation
import Pliant
import Testing

struct NotifyingConcurrencyTests {
  @Test func observersComeAndGoWhileNotificationsArePosted() async {
    let center = NotificationCenter()
    let count = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask { for _ in 0..<2_000 { center.post(name: "A", object: nil) } }
      }
      for _ in 0..<2 {
        group.addTask {
          for n in 0..<500 {
            let hearing = Hearing(count)
            observeNotifications(hearing, ["A"], in: center, with: Hearing.hear)
            center.post(name: "A", object: nil)
            if n.isMultiple(of: 2) { stopObservingNotifications(hearing) }
          }
        }
      }
    }
    #expect(count.value >= 1_000)
    let before = count.value
    center.post(name: "A", object: nil)
    #expect(count.value == before)
  }

  /// An owner that dies while others are stopped once ran its `deinit` under the lock.
  @Test func ownersMayStopInTheirDeinit() async {
    let center = NotificationCenter()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<2_000 {
          let owner = StopsInDeinit()
          observeNotifications(owner, ["A"], in: center, with: StopsInDeinit.hear)
        }
      }
      group.addTask {
        for _ in 0..<2_000 {
          let other = StopsInDeinit()
          observeNotifications(other, ["A"], in: center, with: StopsInDeinit.hear)
          center.post(name: "A", object: nil)
          stopObservingNotifications(other)
        }
      }
    }
  }
}

private final class Counter: @unchecked Sendable {
  // SAFETY: locked.
  private let lock = NSLock()
  private var count = 0
  var value: Int { lock.withLock { count } }
  func add() { lock.withLock { count += 1 } }
}

private final class StopsInDeinit {
  func hear() {}
  deinit { stopObservingNotifications(self) }
}

private final class Hearing {
  let counter: Counter
  init(_ counter: Counter) { self.counter = counter }
  func hear() { counter.add() }
}
