import DynamicFixture
import Pliant
import PliantHooks
import Testing

/// Initializers of classes, which are handed an object that they fill.
///
/// In turn, for they redefine the same ones.
@Suite(.serialized)
struct InitializerTests {
  struct Failed: Error {}

  /// How many members live.
  final class Count {
    var living = 0
  }

  final class Member {
    private let count: Count

    init(of count: Count) {
      self.count = count
      count.living += 1
    }

    deinit { count.living -= 1 }
  }

  class Shape {
    let name: String
    let member: Member

    dynamic init(_ name: String, of count: Count) {
      self.name = name
      member = Member(of: count)
    }

    dynamic init?(checked name: String, of count: Count) throws {
      if name == "throws" { throw Failed() }
      if name.isEmpty { return nil }
      self.name = name
      member = Member(of: count)
    }
  }

  final class Circle: Shape {
    let radius: Member

    override init(_ name: String, of count: Count) {
      radius = Member(of: count)
      super.init("circle " + name, of: count)
    }
  }

  @Test func layersAnswerWithAnotherObject() throws {
    let count = Count()
    let handle = #callable(Shape.init(_:of:))
    #expect(handle.reach == .everyCall)
    do {
      let constant = Shape("constant", of: count)
      let redefinition = try handle.redefine { _, _ in constant }
      #expect(Shape("a", of: count) === constant)
      redefinition.stop()
      #expect(Shape("a", of: count).name == "a")
    }
    #expect(count.living == 0)
  }

  @Test func originalsMakeNewObjects() throws {
    let count = Count()
    do {
      let redefinition = try #callable(Shape.init(_:of:)).redefine(around: { original in
        { name, count in
          let first = original(name + "!", count)
          let second = original(name + "?", count)
          return first === second ? first : second
        }
      })
      #expect(Shape("a", of: count).name == "a?")
      redefinition.stop()
    }
    #expect(count.living == 0)
  }

  @Test func subclassesRunTheCodeItself() throws {
    let count = Count()
    do {
      let handle = #callable(Shape.init(_:of:))
      let redefinition = try handle.redefine(around: { original in
        { name, count in
          // Within the layer's call, and for another object.
          let circle = Circle(name, of: count)
          return original(circle.name, count)
        }
      })
      #expect(Circle("a", of: count).name == "circle a")
      #expect(Shape("a", of: count).name == "circle a")
      redefinition.stop()
    }
    #expect(count.living == 0)
  }

  @Test func layersFailAndThrow() throws {
    let count = Count()
    do {
      let handle = #callable(Shape.init(checked:of:))
      let redefinition = try handle.redefine(around: { original in
        { name, count in
          if name == "layer throws" { throw Failed() }
          return name == "nil" ? nil : try original(name, count)
        }
      })
      #expect(try Shape(checked: "a", of: count)?.name == "a")
      #expect(try Shape(checked: "", of: count) == nil)
      #expect(try Shape(checked: "nil", of: count) == nil)
      #expect(throws: Failed.self) { try Shape(checked: "throws", of: count) }
      #expect(throws: Failed.self) { try Shape(checked: "layer throws", of: count) }
      redefinition.stop()
    }
    #expect(count.living == 0)
  }

  @Test func otherModulesCallIt() throws {
    let clock = Clock()
    let redefinition = try #callable(Clock.init(named:)).redefine { _ in clock }
    #expect(Clock(named: "x") === clock)
    redefinition.stop()
    #expect(Clock(named: "x").name == "x")
  }

  struct Pair {
    let first: String
    let second: Member
    dynamic init(_ first: borrowing String, _ second: borrowing Member) {
      self.first = copy first
      self.second = copy second
    }
  }

  @Test func borrowedArguments() throws {
    let count = Count()
    do {
      let handle = #callable(Pair.init(_:_:))
      let redefinition = try handle.redefine(around: { original in
        { first, second in
          _ = original(first + "?", second)
          return original(first + "!", second)
        }
      })
      let member = Member(of: count)
      for _ in 0..<10 {
        #expect(Pair("a text that is long enough for the heap", member).first.hasSuffix("!"))
      }
      redefinition.stop()
      #expect(count.living == 1)
    }
    #expect(count.living == 0)
  }
}
