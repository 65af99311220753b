// The API takes a function and an operation.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Pliant
import PliantHooks
import Testing

/// Members of one instantiation of a generic struct or enum: what is passed of it depends on
/// whether its size does.
@Suite(.serialized)
struct GenericValueTests {
  /// Passed by its address, with its metadata.
  struct Pair<Element: Hashable> {
    var first: Element
    var log: [String] = []
    init(_ first: Element) { self.first = first }
    dynamic func joined(_ other: Element, _ n: Int) -> [Element] { [first, other] }
    dynamic func keyed<Key: Hashable>(_ key: Key) -> (Key, Element) { (key, first) }
    // (The optimizer puts the code of small functions in the place of their calls.)
    dynamic var count: Int { @inline(never) get { 2 } }
    dynamic mutating func replace(_ other: Element) -> Element {
      defer { first = other }
      return first
    }
    dynamic subscript(at index: Int) -> Element {
      get { first }
      set { first = newValue }
    }
  }

  /// Passed in a register, with its parameter's metadata and the table for what is required.
  struct Stack<Element: CustomStringConvertible> {
    var items: [Element] = []
    dynamic func top(or other: Element) -> Element { items.last ?? other }
    dynamic func described() -> String { items.map(\.description).joined(separator: " ") }
    dynamic static func named(_ item: Element) -> String { "stack of \(item)" }
  }

  enum Choice<Value> {
    case one(Value)
    case none
    dynamic func or(_ other: Value) -> Value {
      if case .one(let value) = self { value } else { other }
    }
  }

  /// It holds a struct whose size depends on the parameter.
  struct Wrapped<Element: Hashable> {
    var pair: Pair<Element>
    dynamic func same(_ element: Element) -> Element { element }
  }

  @Test func byAddress() throws {
    let (ints, texts) = (Pair(1), Pair("a"))
    let joined = try #method(
      Pair<Int>.joined(_:_:) as (Pair<Int>) -> (Generic<Int>, Int) -> [Generic<Int>]
    ).redefine { original, pair, other, n in original(pair, other + n, n) + [pair.first] }
    let keyed = try #method(
      Pair<Int>.keyed(_:) as (Pair<Int>) -> (Generic<String>) -> (Generic<String>, Generic<Int>)
    ).redefine { original, pair, key in original(pair, key + "!") }
    let count = try #getter { (pair: Pair<Generic<Int>>) -> Int in pair.count }
      .redefine { original, pair in original(pair) + pair.first * 100 }
    func all() -> String {
      let parts: [Any] = [
        ints.joined(2, 3), texts.joined("b", 3), ints.keyed("k"), ints.keyed(7), texts.keyed("k"),
        ints.count, texts.count,
      ]
      return parts.map { "\($0)" }.joined(separator: " ")
    }
    #expect(all() == #"[1, 5, 1] ["a", "b"] ("k!", 1) (7, 1) ("k", "a") 102 2"#)
    for token in [joined, keyed, count] { token.stop() }
    #expect(all() == #"[1, 2] ["a", "b"] ("k", 1) (7, 1) ("k", "a") 2 2"#)
  }

  @Test func changedInPlace() throws {
    let replace = try #method { (pair: inout Pair<Int>, other: Generic<Int>) -> Generic<Int> in
      pair.replace(other)
    }.redefine(around: { original in
      { pair, other in original(&pair, other * 2) + 1000 }
    })
    let set = try #setter { (pair: inout Pair<Int>, index: Int, value: Generic<Int>) in
      pair[at: index] = value
    }.redefine(around: { original in
      { pair, index, value in original(&pair, index, value + index) }
    })
    let get = try #getter { (pair: Pair<Int>, index: Int) -> Generic<Int> in pair[at: index] }
      .redefine { original, pair, index in original(pair, index) * 10 }
    func all() -> String {
      var (ints, texts) = (Pair(1), Pair("a"))
      let old = "\(ints.replace(5)) \(texts.replace("b")) \(ints.first) \(texts.first)"
      ints[at: 3] = 4
      texts[at: 3] = "c"
      return "\(old) \(ints[at: 0]) \(texts[at: 0])"
    }
    #expect(all() == "1001 a 10 b 70 c")
    for token in [replace, set, get] { token.stop() }
    #expect(all() == "1 a 5 b 4 c")
  }

  @Test func inRegisters() throws {
    let (ints, texts) = (Stack(items: [1, 2]), Stack(items: ["a"]))
    let top = try #method(
      Stack<Int>.top(or:) as (Stack<Int>) -> (Generic<Int>) -> Generic<Int>
    ).redefine { original, stack, other in original(stack, other) + stack.items.count * 100 }
    let described = try #method(Stack<Int>.described as (Stack<Generic<Int>>) -> () -> String)
      .redefine { original, stack in "<\(original(stack))>" }
    let named = try #callable(Stack<Int>.named(_:), for: Int.self).redefine { original, item in
      original(item + 1)
    }
    func all() -> String {
      let parts: [String] = [
        "\(ints.top(or: 0))", texts.top(or: "b"), ints.described(), texts.described(),
        Stack<Int>.named(1), Stack<String>.named("a"),
      ]
      return parts.joined(separator: ", ")
    }
    #expect(all() == "202, a, <1 2>, a, stack of 2, stack of a")
    for token in [top, described, named] { token.stop() }
    #expect(all() == "2, a, 1 2, a, stack of 1, stack of a")
  }

  @Test func enums() throws {
    let overridden = try #method(Choice<Int>.or(_:), for: Int.self).redefine {
      original,
      choice,
      other in
      original(choice, other) + 1
    }
    #expect("\(Choice.one(1).or(5)) \(Choice.none.or(5)) \(Choice.none.or("a"))" == "2 6 a")
    overridden.stop()
    #expect("\(Choice.one(1).or(5))" == "1")
  }

  @Test func typesThatNoFieldHoldsAreRefused() throws {
    #expect {
      try #method(Wrapped<Int>.same(_:), for: Int.self).redefine { _, _, element in element }
    } throws: { error in
      "\(error)".contains("whose fields hold other types of its parameters")
    }
  }
}

// MARK: - Extensions

extension GenericValueTests.Choice where Value: CustomStringConvertible {
  dynamic func text(_ other: Value) -> String { or(other).description }
}

protocol Greeting {
  var name: String { get }
}

extension Greeting {
  dynamic func hello(_ times: Int) -> String { String(repeating: name, count: times) }
  dynamic func zip<Other: Hashable>(_ other: Other) -> (Other, String) { (other, name) }
  dynamic var initial: String { String(name.prefix(1)) }
}

protocol Shared: AnyObject {
  var number: Int { get }
}

extension Shared {
  dynamic func plus(_ other: Int) -> Int { number + other }
}

/// Members of a protocol's extension, on one of the types that conform to it.
@Suite(.serialized)
struct ProtocolExtensionTests {
  struct Person: Greeting { var name = "P" }
  struct Robot: Greeting {
    var name = "R"
    var (a, b, c, d, e) = (1, 2, 3, 4, 5)
  }
  final class Counter: Shared { let number = 1 }
  final class Other: Shared { let number = 2 }
  final class Listener: Greeting { let name = "L" }
  final class Speaker: Greeting { let name = "S" }

  @Test func membersOfOneConformer() throws {
    let hello = try #method(Robot.hello(_:) as (Generic<Robot>) -> (Int) -> String)
      .redefine { original, robot, times in original(robot, times + 1) + "\(robot.e)" }
    let zip = try #method(
      Robot.zip(_:) as (Generic<Robot>) -> (Generic<Int>) -> (Generic<Int>, String)
    ).redefine { original, robot, key in original(robot, key * 2) }
    let initial = try #getter { (robot: Generic<Robot>) -> String in robot.initial }
      .redefine { original, robot in original(robot) + "!" }
    let (person, robot) = (Person(), Robot())
    func all() -> String {
      "\(person.hello(1)) \(robot.hello(1)) \(robot.zip(1)) \(robot.zip("k")) \(person.zip(1)) "
        + "\(robot.initial) \(person.initial)"
    }
    #expect(all() == #"P RR5 (2, "R") ("k", "R") (1, "P") R! P"#)
    for token in [hello, zip, initial] { token.stop() }
    #expect(all() == #"P R (1, "R") ("k", "R") (1, "P") R P"#)
  }

  @Test func classes() throws {
    let plus = try #method(Counter.plus(_:) as (Generic<Counter>) -> (Int) -> Int)
      .redefine { original, counter, other in original(counter, other * 10) }
    #expect("\(Counter().plus(1)) \(Other().plus(1))" == "11 3")
    plus.stop()
    let counter = Counter()
    let handle = #method(Counter.plus(_:) as (Generic<Counter>) -> (Int) -> Int)
    try handle.withRedefinition({ _, _ in 7 }) { #expect(counter.plus(1) == 7) }
    let layer = try handle.override(on: counter) { _, _ in 8 }
    #expect("\(counter.plus(1)) \(Counter().plus(1))" == "8 2")
    layer.stop()
    #expect(counter.plus(1) == 2)
  }

  @Test func classesAmongOtherTypes() throws {
    let listener = Listener()
    let handle = #method(Listener.hello(_:) as (Generic<Listener>) -> (Int) -> String)
    let hello = try handle.redefine { original, listener, n in
      original(listener, n + 1) + original(Listener(), 1) + listener.name
    }
    let zip = try #method(
      Listener.zip(_:) as (Generic<Listener>) -> (Generic<Int>) -> (Generic<Int>, String)
    ).redefine { original, listener, other in original(listener, other + 1) }
    let initial = try #getter { (listener: Generic<Listener>) -> String in listener.initial }
      .redefine { original, listener in original(listener) + "!" }
    func all() -> String {
      "\(listener.hello(1)) \((listener as any Greeting).hello(1)) \(Speaker().hello(1)) "
        + "\(listener.zip(1)) \(Speaker().zip(1)) \(listener.initial) \(Person().initial)"
    }
    #expect(all() == #"LLLL LLLL S (2, "L") (1, "S") L! P"#)
    for token in [hello, zip, initial] { token.stop() }
    #expect(all() == #"L L S (1, "L") (1, "S") L P"#)
    try handle.withRedefinition({ _, _ in "task" }) { #expect(listener.hello(1) == "task") }
    #expect(throws: OverrideError.self) { try handle.override(on: listener) { _, _ in "" } }
    #expect(listener.hello(1) == "L")
  }

  @Test func whereClauses() throws {
    typealias Choice = GenericValueTests.Choice
    let text = try #method(Choice<Int>.text(_:), for: Int.self).redefine { original, choice, n in
      original(choice, n + 1) + "!"
    }
    #expect("\(Choice.none.text(1)) \(Choice.none.text("a"))" == "2! a")
    text.stop()
    #expect(Choice.none.text(1) == "1")
  }
}
