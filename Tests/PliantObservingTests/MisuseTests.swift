import Foundation
import ModelFixture
import OptimizedFixture
import PlainFixture
import Pliant
import Testing

/// Properties that cannot be observed are refused by name.
struct MisuseTests {
  private func refusal<Root: AnyObject, Value>(
    _ object: Root,
    _ keyPath: KeyPath<Root, Value>,
    options: ObservingOptions = []
  ) -> String {
    do {
      try observe(object, keyPath, options: options) {}.stop()
      return "observed"
    } catch {
      return "\(error)"
    }
  }

  #if !DEBUG
  @Test func plainProperties() {
    let object = Plain()
    let advice =
      "cannot be observed: mark it 'dynamic' or '@Observed', or build its module for debugging "
      + "and without '-enforce-exclusivity=unchecked'"
    #expect(refusal(object, \.variable) == "'Plain.variable' \(advice)")
    #expect(refusal(object, \.text.count) == "'Plain.text' \(advice)")
    #expect(refusal(object, \.point.x) == "'Plain.point' \(advice)")
    #expect(refusal(object, \.computed) == "'Plain.computed' \(advice)")
    // The optimizer leaves nothing of it but its place.
    #expect(
      ["'Open.variable' \(advice)", "'a property of Open' \(advice)"]
        .contains(refusal(Open(), \.variable))
    )
    #expect(refusal(Open(), \.own.variable) == "'Plain.variable' \(advice)")
    #expect(refusal(object, \.hidden) == "'Plain.hidden' \(advice)")
    #expect(refusal(object, \.lazy) == "'Plain.lazy' \(advice)")
    #expect(refusal(object, \.weakly) == "'Plain.weakly' \(advice)")
  }
  #endif

  @Test func constants() {
    #expect(refusal(Plain(), \.constant).contains("is a constant, which never changes"))
    #expect(refusal(Plain(), \.readOnly).hasPrefix("'Plain.readOnly' has no setter"))
    #expect(refusal(NSString("a"), \.length).hasPrefix("'NSString.length' has no setter"))
  }

  @Test func paths() {
    let object = Plain()
    #expect(refusal(object, \.self).hasSuffix("it names no property"))
    #expect(refusal(object, \.[3]).hasSuffix("it goes through a subscript"))
    // Components behind one are laid out otherwise.
    let key = "a"
    #expect(refusal(object, \.table[key]?[0].count).hasSuffix("it goes through a subscript"))
    #expect(refusal(object, \.delegate?.name).contains("which is neither a class nor a value"))
  }

  @Test func options() {
    #expect(
      refusal(Plain(), \.function, options: .distinct) == """
        '\\Plain.function' cannot be observed with '.distinct', for () -> () is not Equatable: \
        compare in the handler
        """
    )
    let actor = Lonely()
    #expect(throws: ObservingError.self) {
      try observe(actor, \.$count, options: .initial) { _ in }.stop()
    }
  }

  @Test func tuplesThatNeedMoreRegistersThanAThunkPassesOn() throws {
    let plain = Plain()
    #expect(refusal(plain, \.fiveWords).contains("holds a (Int, Int, Int, String)"))
    #expect(refusal(plain, \.fiveNumbers).contains("holds a"))
    #expect(refusal(plain, \.fiveFlags).contains("holds a"))
    var seen: [String] = []
    let observations = [
      try observe(plain, \.fourWords) { seen.append("\($0.new)") },
      try observe(plain, \.large) { seen.append("\($0.new.1.e)") },
    ]
    plain.fourWords = (1, (2, "c"))
    plain.large.1.e = 5
    #expect(seen == [#"(1, (2, "c"))"#, "5"])
    for observation in observations { observation.stop() }
  }

  #if arch(x86_64)
  @Test func longDoubles() {
    #expect(refusal(Plain(), \.long).contains("holds a Float80"))
    #expect(refusal(Plain(), \.longer).contains("holds a"))
  }
  #endif

  /// Nothing is left behind by what was refused.
  @Test func nothingIsHalfInstalled() throws {
    let object = Open()
    #expect(refusal(object, \.settled.value).contains("'Settled.value'"))
    #expect(observations(of: object).isEmpty)
    let target = Property()
    #expect(throws: ObservingError.self) {
      try bind(target, \.value, to: object, \.settled.value)
    }
    #expect(throws: ObservingError.self) {
      try bindBoth(target, \.value, object, \.settled.value)
    }
    #expect(observations(of: target).isEmpty)
    target.value = 3
    #expect(object.settled.value == 1)
  }
}

private protocol Named: AnyObject { var name: String { get set } }

private final class Plain {
  let constant = 1
  var variable = 1
  var text = "text"
  var point = (x: 1, y: 2)
  private(set) var hidden = 1
  lazy var lazy = 1
  weak var weakly: Plain?
  var readOnly: Int { 1 }
  var computed: Int {
    get { variable }
    set { variable = newValue }
  }
  dynamic var function: () -> Void = {}
  dynamic weak var delegate: (any Named)?
  dynamic var table: [String: [String]] = [:]
  dynamic subscript(row: Int) -> Int {
    get { row }
    set {}
  }
  dynamic var fiveWords = (1, 2, 3, "four")
  dynamic var fiveNumbers: (Float, Float, (Float, Double), Double) = (1, 2, (3, 4), 5)
  dynamic var fiveFlags = (true, true, true, true, true)
  dynamic var fourWords = (0, (0, ""))
  dynamic var large = (0, Large())
  struct Large { var a = 0, b = 0, c = 0, d = 0, e = 0 }
  #if arch(x86_64)
  dynamic var long: Float80 = 1
  dynamic var longer = Longer()
  struct Longer { var a = 1, b: Float80 = 2 }
  #endif
}

private class Open {
  var variable = 1
  let own = Plain()
  dynamic var settled = Settled()
}

private actor Lonely {
  @Observed var count: Int = 0
}
