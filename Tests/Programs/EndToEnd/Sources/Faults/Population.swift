import FaultInjection
import Pliant

extension Faults {
  final class Citizen {
    dynamic var number = 0
    dynamic func value() -> Int { number }
  }

  /// Many objects that are observed, overridden and watched, and die: what they took returns.
  ///
  /// `make scale` has a million of them.
  static func population() throws {
    let value = #method(Citizen.value)
    var (told, gone) = (0, 0)
    func live(_ count: Int) throws {
      let citizens = (0..<count).map { _ in Citizen() }
      for citizen in citizens {
        try observe(citizen, \.number, owner: citizen) { told += 1 }
        try value.override(on: citizen) { _ in 1 }
        onDeallocation(of: citizen) { gone += 1 }
      }
      for citizen in citizens { citizen.number += citizen.value() }
    }
    try live(1)
    (told, gone) = (0, 0)
    let before = fault_allocated()
    try live(50_000)
    let left = Int(fault_allocated()) - Int(before)
    // Of each table of objects 256 small parts stay, a kilobyte at most, however many there were.
    let returned = left < 1_000_000 ? "yes" : "\(left)"
    print("50,000 objects: told \(told), gone \(gone), all returned \(returned)")
  }
}
