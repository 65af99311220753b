import Pliant
import SoakFixture

/// A method under test, whatever its type: how it is called and overridden, and what it should answer.
class OverriddenMethod: @unchecked Sendable {
  // SAFETY: all is constant.
  let name: String
  let family: Family
  /// What puts a redefinition in place, for each class that has a handle of its own.
  let levels: [Level]

  init(_ name: String, _ family: Family, _ levels: [Level]) {
    self.name = name
    self.family = family
    self.levels = levels
  }

  /// Whether single objects can have layers of it.
  var isOfObjects: Bool { true }
  /// Whether it is called on nothing that could have layers.
  var isFunction: Bool { false }
  /// Whether its lowest layer has nothing below it.
  var isMessage: Bool { false }
  /// The class whose code instances of a class run.
  func owner(of type: Int) -> Int { 0 }

  func call(_ object: AnyObject, _ argument: Int) -> String { "" }
  func predict(_ call: PredictedCall, _ argument: Int) -> String { "" }

  func wrap(
    on object: AnyObject,
    _ key: Int?,
    _ behavior: Behavior,
    grow: @escaping (AnyObject) -> Void
  ) throws -> Override { throw Refused(by: 0) }
  func wrap(onAll type: AnyClass, _ key: Int?, _ behavior: Behavior) throws -> Override {
    throw Refused(by: 0)
  }
  func remove(on object: AnyObject, _ key: Int) {}
  func remove(onAll type: AnyClass, _ key: Int) {}
  func has(on object: AnyObject, _ key: Int) -> Bool { false }
  func has(onAll type: AnyClass, _ key: Int) -> Bool { false }
  func all(on object: AnyObject) -> [Override] { [] }
  func all(onAll type: AnyClass) -> [Override] { [] }
  func isImplemented(by object: AnyObject) -> Bool { false }
  func spy(on object: AnyObject, _ key: Int) throws -> CallSpy { throw Refused(by: 0) }
}

/// A place where a redefinition can stand.
struct Level {
  let type: Int
  /// Puts another method of the program's there; nil where there is none that fits.
  var replace: (() throws -> Redefinition)?
  let redefine: (Behavior) throws -> Redefinition
  let inTask: (Behavior, () -> Void) throws -> Void
}

/// A spy, whatever its type: what it has seen, as text.
struct CallSpy {
  let calls: () -> [String]
  let reset: () -> Void
  let stop: () -> Void

  init<Arguments, Output, Failure: Error>(_ spy: Spy<Arguments, Output, Failure>) {
    func text(of call: SpyCall<Arguments, Output, Failure>) -> String {
      if let result = call.result { return "\(result)" }
      return (call.error as? Refused).map { "refused by \($0.by)" } ?? "nothing"
    }
    calls = { spy.calls.map { "\($0.arguments)>" + text(of: $0) } }
    reset = spy.reset
    stop = spy.stop
  }
}
