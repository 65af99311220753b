import Dispatch
import Foundation
import PliantBase

/// The parts of the system that a test's fixtures replace.
final class Replacements: Sendable {
  struct Values {
    var clock: TestClock?
    var files: Overlay?
    var network: TestNetwork?
    var environment: TestEnvironment?
    var random: RandomState?
    var customs = Customs()
    var isolation: Isolation?
    /// The test's turn to replace parts for the process.
    var turn: ProcessTurn?
  }

  let values: Values
  fileprivate init(_ values: Values) { self.values = values }

  /// The values of the current task's test, which may have ended, or those for the process.
  static var current: Values? { Surroundings.current.box?.values }
}

extension Surroundings {
  /// Runs work after seconds of real time, in no test.
  static func really(after seconds: TimeInterval, _ work: @escaping @Sendable () -> Void) {
    really { DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: work) }
  }

  var clock: TestClock? { box?.values.clock }

  var replacements: Replacements.Values {
    get { box?.values ?? Replacements.Values() }
    set { fixtures = Replacements(newValue) }
  }

  fileprivate var box: Replacements? {
    // SAFETY: this file alone sets it.
    fixtures.map { unsafeDowncast($0, to: Replacements.self) }
  }
}
