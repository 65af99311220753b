import PlainFixture
import Pliant
import Testing

#if DEBUG
/// Reasons of refusals, each by a program that is refused for it.
struct ProvokedTests {
  /// Each handle with the end of what is said of it.
  @Test func eachReasonIsSaid() {
    let said: [(Override.Reach, String)] = [
      (
        #callable<(Int) -> Int>(symbol: "provokedTwin(_:)").reach, "Pick one with 'as'"
      ),
      (
        #callable<() -> Int32>(symbol: "vfork").reach,
        "it returns more than once, or on another stack, and what a layer calls returns once"
      ),
      (
        #callable<(UnsafePointer<CChar>, Int32) -> Int32>(symbol: "open").reach,
        "it may read arguments that the handle leaves out: write "
          + "'#callable<(UnsafePointer<CChar>, Int32, UInt32) -> Int32>(symbol: \"open\")'"
      ),
      (
        #callable(
          sevenWords(_:_:_:_:)
            as (Generic<Int>, Generic<Int8>, Generic<Int16>, Generic<String>) -> Int
        ).reach,
        "it needs 7 types and conformances, and handles pass six"
      ),
      (
        #method(Robot.own as (Generic<Robot>) -> () -> Int).reach,
        "no extension of a class's protocol that 'Robot' conforms to has it: write the receiver "
          + "without 'Generic' if the type has it itself"
      ),
      (
        #getter<@concurrent (Robot) async -> Int>(symbol: "number").reach,
        "it is not async: write its type without"
      ),
      (
        #method((any Unconformed).none).reach, "no type conforms to Unconformed"
      ),
      (
        #method((any Conformed).stated).reach, "it is static, or throws an error of a stated type"
      ),
      (
        #method((any Conformed).inherited).reach,
        "it is inherited from another protocol, whose handle is needed then, or is a protocol "
          + "extension's method, or its images are stripped"
      ),
    ]
    for (reach, end) in said {
      guard case .nothing(let error) = reach else {
        Issue.record("\(reach), and not: \(end)")
        continue
      }
      #expect("\(error)".hasSuffix(end), "\(error)")
    }
  }

  /// The same of what only installing finds.
  @Test func eachReasonIsThrown() {
    let robot = Robot()
    let said: [(() throws -> Any, String)] = [
      ({ try #method(Robot.end).redefine { _ in } }, "it consumes its receiver"),
      (
        { try #method(Robot.take(_:) as (Robot) -> (Weak) -> Void).redefine { _, _ in } },
        "it consumes parameter 1, which cannot be copied bit by bit"
      ),
      (
        {
          try #method(Robot.hello as (Generic<Robot>) -> () -> Int).override(on: Android()) { _ in 1
          }
        },
        "calls of it on a subclass are calls on the class: redefine it for the class"
      ),
      (
        { try #method((any Conformed).long(_:_:_:_:_:_:)).redefine { _, _, _, _, _, _, _ in 1 } },
        "it is async, and takes more arguments than registers hold"
      ),
      (
        { try #method(Robot.own).replace(with: #method(Storing.own)) },
        "make Storing final, without stored properties"
      ),
    ]
    for (install, end) in said {
      let error = #expect(throws: OverrideError.self) { _ = try install() }
      #expect("\(error.map { "\($0)" } ?? "")".hasSuffix(end), "\(String(describing: error))")
    }
    #expect(provokedTwin(robot.own()) == 1)
  }
}

private func provokedTwin(_ x: Int) -> Int { x }

private func sevenWords<A: Hashable, B: Hashable, C: Hashable, D>(
  _ a: A,
  _ b: B,
  _ c: C,
  _ d: D
) -> Int { 1 }

private protocol ProvokedGreeting: AnyObject {}
extension ProvokedGreeting {
  func hello() -> Int { 1 }
}

private struct Weak {
  weak var robot: Robot?
}

private class Robot: ProvokedGreeting {
  var number: Int { 1 }
  func own() -> Int { 1 }
  consuming func end() {}
  func take(_ value: consuming Weak) {}
}
private class Android: Robot {}
private class Storing: Robot {
  var stored = 1
  override func own() -> Int { stored }
}

private protocol Unconformed {
  func none() -> Int
}
private protocol Base {
  func inherited() -> Int
}
private struct Stated: Error {}
private protocol Conformed: Base {
  func stated() throws(Stated) -> Int
  func long(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) async -> Int
}
private struct Conformer: Conformed {
  func inherited() -> Int { 1 }
  func stated() throws(Stated) -> Int { 1 }
  func long(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) async -> Int { 1 }
}
#endif
