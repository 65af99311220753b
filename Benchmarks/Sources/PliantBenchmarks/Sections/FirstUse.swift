import BenchmarkFixture
import Foundation
import Pliant

func measureFirstUse(_ effort: Effort) throws -> [Row] {
  try FirstUse.allCases.map { use in
    Row(
      section: "calls",
      what: "first use in a process: \(use.name)",
      unit: .milliseconds,
      value: try use.numbers(effort.rounds / 5),
      goal: .atMost(8)
    )
  }
}

/// What a process does first and only; it reads symbols for it and resolves one method.
enum FirstUse: String, OwnProcess {
  case own = "--own"
  case ownForAll = "--own-for-all"
  case foundationForAll = "--foundation-for-all"

  var name: String {
    switch self {
    case .own: "own method, one object"
    case .ownForAll: "own method, all instances"
    case .foundationForAll: "Foundation's method, all instances"
    }
  }

  func measure() throws -> Double {
    let object: Plain = opaque(Overridden())
    var all: Override?
    defer { all?.stop() }
    let time = try ContinuousClock().measure {
      switch self {
      case .own: try #method(Overridden.measure(_:)).override(on: object) { _, _ in 1 }
      case .ownForAll:
        all = try #method(Plain.measure(_:)).override(onAll: Plain.self) { _, _ in 1 }
      case .foundationForAll:
        all = try #method(UserDefaults.object(forKey:)).override(onAll: UserDefaults.self) { _, _ in
          1
        }
      }
    }
    return time / .milliseconds(1)
  }
}
