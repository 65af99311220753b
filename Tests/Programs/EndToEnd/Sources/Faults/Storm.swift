import Dispatch
import FaultInjection
import Foundation
import Glibc
import Pliant
import Synchronization

extension Faults {
  class Stormy {
    func plain(_ x: Int) -> Int { x }
    func other(_ x: Int) -> Int { x }
    var count = 0
  }

  /// What the handler calls; it allocates nothing.
  nonisolated(unsafe) private static let handled = Unmanaged.passRetained(Stormy())
  private static let signals = Atomic(0)
  private static let strange = Atomic(0)

  /// A signal handler calls an overridden method at any moment of threads that override, call and release.
  static func storm() throws {
    let (plain, other) = (#method(Stormy.plain(_:)), #method(Stormy.other(_:)))
    let object = handled.takeUnretainedValue()
    try plain.override(on: object, key: "handled") { _, x in x + 1 }
    nonisolated(unsafe) let shared = Stormy()  // SAFETY: it has no state that is used.
    fault_storm_begins({ _ in Faults.handle() }, 200)
    let end = ContinuousClock.now + .seconds(2)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      fault_storm_join()
      defer { fault_storm_leave() }
      var number = 0
      while ContinuousClock.now < end || signals.load(ordering: .relaxed) < 1_000 {
        number += 1
        if thread == 0 {
          do {
            try other.wrap(on: shared, key: "a") { layer in { s, x in layer.next(s, x) + 10 } }
            let all = try other.wrap(onAll: Stormy.self) { layer in
              { s, x in layer.next(s, x) + 100 }
            }
            other.removeOverride(on: shared, key: "a")
            all.stop()
          } catch { strange.add(1, ordering: .relaxed) }
        } else {
          for _ in 0..<100 where ![1, 11, 101, 111].contains(shared.other(1)) {
            strange.add(1, ordering: .relaxed)
          }
          let own = Stormy()
          _ = try? plain.override(on: own) { _, x in x + number }
          onDeallocation(of: own) {}
          if own.plain(1) != 1 + number { strange.add(1, ordering: .relaxed) }
        }
      }
    }
    fault_storm_ends()
    print("a storm of signals: strange \(strange.load(ordering: .relaxed))")
    print("afterwards: \(shared.other(1)) \(object.plain(1))")
  }

  private static func handle() {
    signals.add(1, ordering: .relaxed)
    handled._withUnsafeGuaranteedRef { object in
      for x in 0..<4 where object.plain(x) != x + 1 { strange.add(1, ordering: .relaxed) }
    }
  }
}
