import ModelFixture
import PlainFixture
import Pliant
import Testing

/// Observing and overriding the same thing.
struct InterplayTests {
  // Redefine 3.2#6
  @Test func aRedefinitionTellsOfEverySwitch() throws {
    let log = Log()
    let first = try #method(Switched.work).redefine { _ in 1 }
    let one = try observe(first, \.isActive) { old, new in log("1:\(old)>\(new)") }
    first.stop()
    first.stop()
    first.start()
    first.start()
    let second = try #method(Switched.work).redefine { _ in 2 }
    let two = try observe(second, \.isActive) { old, new in log("2:\(old)>\(new)") }
    first.start()
    first.stop()
    withExtendedLifetime((one, two, second)) {}
    #expect(
      log.text == "1:true>false 1:false>true 1:true>false 1:false>true 2:true>false 1:true>false"
    )
  }

  /// The notification that a redefinition was displaced does not keep it: it ends when its user
  /// drops it.
  @Test func aRedefinitionThatItsObserverDropsHasEnded() throws {
    class A { dynamic func f() -> Int { 0 } }
    let log = Log()
    let f = #method(A.f)
    var first: Redefinition? = try f.redefine { _ in 1 }
    let known = try #require(first)
    let observation = try observe(known, \.isActive) { old, new in
      log("\(old)>\(new):\(A().f())")
      guard !new, first != nil else { return }
      first?.start()
      log("\(A().f())")
      first = nil
      log("\(A().f())")
    }
    _ = consume known
    let second = try f.redefine { _ in 2 }
    #expect(log.text == "true>false:2 1 0")
    #expect(!second.isActive)
    second.start()
    #expect(A().f() == 2)
    withExtendedLifetime(observation) {}
  }

  // REKit 1.7#44, 1.7#45; 1.7#46: here the class never changes.
  @Test(arguments: permutations(of: ["observe", "override", "stop", "remove"]))
  func observingAndOverridingInAnyOrder(_ order: [String]) throws {
    let log = Log()
    let values = Values()
    let setString = #setter(\Values.string, String.self)
    var observation: KeyPathObservation?
    for step in order {
      switch step {
      case "observe": observation = try observe(values, \.string) { old, new in log("o:\(new)") }
      case "override":
        try setString.wrap(on: values, key: "k") { layer in
          { values, text in layer.next(values, text + "!") }
        }
      case "stop":
        observation?.stop()
        observation = nil
      default: setString.removeOverride(on: values, key: "k")
      }
      values.string = step
      log(values.string)
      #expect(type(of: values as AnyObject) == Values.self)
      #expect(setString.hasOverride(on: values, key: "k") == values.string.hasSuffix("!"))
    }
    var (isObserved, isOverridden) = (false, false)
    let expected = order.map { step in
      switch step {
      case "observe": isObserved = true
      case "stop": isObserved = false
      case "override": isOverridden = true
      default: isOverridden = false
      }
      let value = step + (isOverridden ? "!" : "")
      return isObserved ? "o:\(value) \(value)" : value
    }
    #expect(log.text == expected.joined(separator: " "))
    withExtendedLifetime(observation) {}
  }

  @Test func aReplacedSetterIsObserved() throws {
    let log = Log()
    let account = opaque(Account())
    let observation = try observe(account, \.balance) { old, new in log("\(old)>\(new)") }
    account.balance = 1
    let mocks = try replaceMethods(of: Account.self, with: MockAccount.self, prefix: "mock")
    account.balance = 2
    mocks.stop()
    account.balance = 3
    withExtendedLifetime(observation) {}
    #expect(log.text == "0>1 1>20 20>3")
  }
}

private class Switched {
  dynamic func work() -> Int { 0 }
}

class Account {
  dynamic var balance: Int {
    get { stored }
    set { stored = newValue }
  }
  final var stored = 0
}

final class MockAccount: Account {
  dynamic var mockbalance: Int {
    get { stored }
    set { stored = newValue * 10 }
  }
}

func permutations<Element>(of elements: [Element]) -> [[Element]] {
  guard !elements.isEmpty else { return [[]] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}
