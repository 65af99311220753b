// A comparison reads best behind the layers that its calls pass.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import DefaultFixture
import Pliant
import Testing

/// How receivers, classes, arguments and actors are passed, in a module that was built with the
/// compiler's own settings.
@Suite(.serialized)
struct ConventionTests {
  private let sum = #method(Five.sum(_:))
  private let sumLater = #method(Five.later(_:))
  private let first = #getter(\Five.first)
  private let describe = #method(Two.describe(_:))

  /// The answers of a call before, redefined, wrapped, and after.
  private func events<Function>(
    _ handle: Method<Function>,
    _ replacement: Function,
    _ wrapper: (Function) -> Function,
    _ call: () throws -> String
  ) throws -> String {
    var events = [try call()]
    let first = try handle.redefine(replacement)
    events.append(try call())
    first.stop()
    let second = try handle.redefine(around: wrapper)
    events.append(try call())
    second.stop()
    events.append(try call())
    return events.joined(separator: ", ")
  }

  // A1
  @Test func structsOfMoreThanFourWords() throws {
    let five = Five()
    let seen = try events(
      sum,
      { five, x in five.e * 100 + x },
      { next in { next($0, $1) + next($0, 1) } }
    ) {
      "\(five.sum(7))"
    }
    #expect(seen == "22, 507, 38, 22")
    let read = try events(first, { $0.e }, { next in { next($0) * 10 } }) { "\(five.first)" }
    #expect(read == "1, 5, 10, 1")
  }

  // A1, A2
  @Test func asyncMethodsOfValues() async throws {
    let later = #method(Two.later(_:))
    let apart = #method(Two.apart(_:))
    let along = #method(Two.along(_:))
    let openLater = #method(Open.later(_:))
    let two = Two(Counted(1), "two")
    var events: [String] = []
    func calls() async throws {
      events.append(await Five().later(1).description)
      events.append(await two.later("a"))
      events.append(await two.apart("b"))
      events.append(await two.along("c"))
      events.append(try await Open().later(4))
    }
    try await calls()
    let layers = [
      try sumLater.redefine(around: { next in { await next($0, $1 * 100) } }),
      try later.redefine(around: { next in { await next($0, $1 + "!") } }),
      try apart.redefine(around: { next in { await next($0, $1 + "!") } }),
      try along.redefine(around: { next in { await next($0, $1 + "!") } }),
      try openLater.redefine(around: { next in { try await next($0, $1 * 10) } }),
    ]
    try await calls()
    for layer in layers { layer.stop() }
    try await calls()
    let plain = "16, twoa, twob, twoc, 1 4"
    #expect(events.joined(separator: ", ") == plain + ", 115, twoa!, twob!, twoc!, 1 40, " + plain)
  }

  @Test func valuesOfAnyContent() throws {
    let show = #method(Open.show(_:))
    let open = try events(show, { open, x in "\(open.any)/\(x)" }, { next in { next($0, $1 + 1) } })
    {
      Open().show(2)
    }
    #expect(open == "1 2, 1/2, 1 3, 1 2")
    let choose = #method(Choice.show(_:))
    for choice in [Choice.number(5), .nothing, .token(Counted(6))] {
      let plain = choice.show(2)
      let seen = try events(choose, { _, x in "\(x)" }, { next in { next($0, $1) + "!" } }) {
        choice.show(2)
      }
      #expect(seen == "\(plain), 2, \(plain)!, \(plain)")
    }
  }

  // A4
  @Test func argumentsOfAnyOwner() throws {
    let living = Counted.living
    do {
      let eat = #method(Two.eat(_:_:_:))
      let end = #method(Two.end(_:))
      let make = #callable(Made.init(_:))
      let two = Two(Counted(1), "two")
      func call() -> String {
        let one = Counted(1)
        let other = Counted(2)
        return "\(two.eat(one, other, Counted(3))) \(two.end(one)) \(Made(one).token.number)"
      }
      var events = [call()]
      var layers = [
        try eat.redefine { _, x, y, z in x.number * 100 + y.number * 10 + z.number },
        try end.redefine { two, x in two.token.number * 10 + x.number },
        try make.redefine(around: { next in { token in next(Counted(token.number + 5)) } }),
      ]
      events.append(call())
      for layer in layers { layer.stop() }
      layers = [
        try eat.redefine(around: { next in { next($0, $1, $2, $3) + next($0, $1, $2, $3) } }),
        try end.redefine(around: { next in { next($0, $1) + next($0, $1) } }),
        try make.redefine(around: { next in
          {
            _ = next($0)
            return next($0)
          }
        }),
      ]
      events.append(call())
      for layer in layers { layer.stop() }
      events.append(call())
      #expect(events == ["6 2 1", "123 11 6", "12 4 1", "6 2 1"])
    }
    #expect(Counted.living == living)
  }

  /// Regression: an existential's value was released in its place.
  @Test func consumedExistentials() throws {
    let living = Counted.living
    do {
      let fail = #method { (two: inout Two, x: any Error) in two.fail(x) }
      var two = Two(Counted(1), "two")
      func call() -> String { two.fail(Failure(Counted(2))) }
      let around = try fail.redefine(around: { next in { next(&$0, $1) + ", " + next(&$0, $1) } })
      #expect(call() == "failure 2, failure 2")
      around.stop()
      let instead = try fail.redefine { _, x in "\(x)!" }
      #expect(call() == "failure 2!")
      instead.stop()
    }
    #expect(Counted.living == living)
  }

  /// Initializers consume what they take, unless it is lent to them.
  @Test func lentArguments() throws {
    let living = Counted.living
    do {
      let lent = #callable(Made.init(lent:))
      let around = try lent.redefine(around: { next in
        { token in
          _ = next(token)
          return next(token)
        }
      })
      let token = Counted(1)
      for _ in 0..<5 { _ = Made(lent: token) }
      around.stop()
      let instead = try lent.redefine { _ in Made(Counted(2)) }
      for _ in 0..<5 { _ = Made(lent: token) }
      instead.stop()
      #expect(Counted.living == living + 1)
    }
    #expect(Counted.living == living)
  }

  @Test func inoutReceiversOfUnknownShapeAreRefused() throws {
    let inout1 = #method { (two: inout Two, x: Int) in two.describe(x) }
    #expect(throws: OverrideError.self) { _ = try inout1.redefine { _, _ in "" } }
  }

  @Test func propertiesStaticsAndOperatorsOfValues() throws {
    let upper = #getter(\Two.upper)
    let setUpper = #setter(\Two.upper, String.self)
    let append = #method { (two: inout Two, x: String) in two.append(x) }
    let usual = #getter { (type: Choice.Type) in type.usual }
    let kind = #getter { (type: Base.Type) in type.kind }
    var two = Two(Counted(1), "two")
    func call() -> String {
      two = Two(Counted(1), "two")
      let count = two.append("3")
      two.upper = "ABC"
      return "\(count) \(two.text) \(two.upper) \(Choice.usual.show(1)) \(Derived.kind)"
    }
    var events = [call()]
    var layers = [
      try upper.redefine(around: { next in { next($0) + "!" } }),
      try setUpper.redefine(around: { next in { next(&$0, $1 + "D") } }),
      try append.redefine(around: { next in { next(&$0, $1 + $1) } }),
      try usual.redefine { _ in .number(3) },
      try kind.redefine(around: { next in { next($0) + "!" } }),
    ]
    events.append(call())
    for layer in layers { layer.stop() }
    layers = [
      try upper.redefine { $0.text },
      try setUpper.redefine { $0.text = $1 },
      try append.redefine { two, _ in
        two.text = "new"
        return 0
      },
    ]
    events.append(call())
    for layer in layers { layer.stop() }
    events.append(call())
    let plain = "4 abc ABC - 1 Derived"
    #expect(events == [plain, "5 abcd ABCD! 3 1 Derived!", "0 ABC ABC - 1 Derived", plain])
  }

  class Chooser {
    dynamic func pick(
      _ a: @autoclosure () -> Int,
      _ b: @autoclosure () -> Int,
      by count: Int
    ) -> Int {
      a() * count + b()
    }
  }

  @Test func autoclosuresInClosures() throws {
    let pick = #method { (chooser: Chooser, a: () -> Int, b: () -> Int, count: Int) in
      chooser.pick(a(), b(), by: count)
    }
    let chooser = Chooser()
    let plain = try pick.redefine { _, a, b, count in a() - b() + count }
    #expect(chooser.pick(7, 2, by: 3) == 8)
    plain.stop()
    let around = try pick.redefine(around: { next in { next($0, $2, $1, $3) } })
    #expect(chooser.pick(7, 2, by: 3) == 13)
    around.stop()
    #expect(chooser.pick(7, 2, by: 3) == 23)
  }

  struct Empty {
    dynamic mutating func change(_ x: Int) -> Int { x }
    dynamic var value: Int {
      get { 1 }
      set {}
    }
  }

  /// The compiler may pass anything as the address of a value without a size.
  @Test func receiversWithoutASize() throws {
    let change = #method { (empty: inout Empty, x: Int) in empty.change(x) }
    let setValue = #setter(\Empty.value, Int.self)
    let value = #getter(\Empty.value)
    var set: [Int] = []
    let layers = [
      try change.redefine(around: { next in { next(&$0, $1) + 1 } }),
      try setValue.redefine { _, x in set.append(x) },
      try value.redefine(around: { next in { next($0) + 1 } }),
    ]
    var empty = Empty()
    #expect(empty.change(1) == 2)
    empty.value = 5
    #expect(set == [5])
    #expect(empty.value == 2)
    for layer in layers { layer.stop() }
    #expect(empty.change(1) == 1)
  }
}
