#if DEBUG
import Foundation
import Observation
import Pliant
import Testing

/// Properties of final classes, which a debug build writes in place (63, rows 6 to 10), and what
/// handlers, options and bindings do with them.
struct UnpreparedFinalTests {
  private let log = Log()
  private let model = Slip()
  private let other = Slip()

  /// 63, rows 6 and 10.
  @Test func stored() throws {
    #expect(seen(model, \.name) { model.name = "a" } == ">a")
    #expect(seen(model, \.items) { model.items.append(1) } == "[]>[1]")
    #expect(seen(model, \.name) { model[keyPath: \Slip.name] += "k" } == "a>ak")
    #expect(seen(model, \.name) { try setAndThrow(&model.name, "b") } == "akk>b")
    #expect(seen(model, \.place.city) { model.place.city = "c" } == ">c")
    #expect(seen(model, \.weakly) { model.weakly = other } == "nil>Optional(slip)")
    #expect(seen(model, \.clamped) { model.clamped = 99 } == "1>10")
    #expect(seen(model, Slip.secretPath) { model.writeSecret() } == ">s s>st")
  }

  /// 63, rows 7 and 8.
  @Test func withCode() throws {
    #expect(seen(model, \.told) { model.told = "a" } == ">a")
    #expect(seen(model, \.told) { model.told += "b" } == "a>ab")
    #expect(seen(model, \.computed) { model.computed = "a" } == "dddd>a")
    #expect(seen(model, \.computed) { model.computed += "b" } == "a>ab")
    #expect(seen(model, \.lazily) { model.lazily = "a" } == "made>a")
    #expect(seen(model, \.lazily) { model.lazily += "b" } == "a>ab")
  }

  /// 63, row 6: each instantiation has places of its own.
  @Test func generics() throws {
    let (int, text) = (Generic(0), Generic("a"))
    #expect(seen(int, \.item) { (int.item, text.item) = (1, "b") } == "0>1")
    #expect(seen(text, \.item) { (int.item, text.item) = (2, "c") } == "b>c")
  }

  /// 63, row 7: an `@Observable` class, whose own notifications go on.
  @Test func observable() throws {
    let model = Tracked()
    #expect(seen(model, \.name) { model.name = "a" } == ">a")
    #expect(seen(model, \.name) { model.name += "b" } == "a>ab")
    #expect(seen(model, \.items) { model.items.append(1) } == "[]>[1]")
    #expect(seen(model, \.told) { model.told += "a" } == ">a")
    #expect(seen(model, \.ignored) { model.ignored += "a" } == ">a")
    withObservationTracking {
      _ = model.name
    } onChange: { [log] in
      log("tracked")
    }
    model.name += "c"
    #expect(log.text == "tracked")
  }

  /// 63, part 4.
  @Test func options() throws {
    let prior = try observe(model, \.name, options: [.prior, .initial, .old]) { change in
      log("\(change.isPrior ? "prior:" : "")\(change.old ?? "-")>\(change.new)")
    }
    model.name = "a"
    model.name += "b"
    prior.stop()
    #expect(log.text == "-> prior:> >a prior:a>a a>ab")
    let distinct = try observe(model, \.name, options: .distinct) { log("=\($0.new)") }
    model.name = "ab"
    model.name = "c"
    distinct.stop()
    #expect(log.text.hasSuffix("a>ab =c"))
  }

  /// 63, part 4.
  @Test func changesWithinHandlersAndBatches() throws {
    let items = try observe(model, \.items) {
      if model.items.count < 3 { model.items.append(0) }
    }
    model.items = []
    items.stop()
    #expect(model.items.count == 3)
    let observations = [
      try observe(model, \.name) { log("name \(model.name)") },
      try observe(model, \.items) { log("items \(model.items)") },
    ]
    withBatchedChanges {
      model.name = "x"
      model.name += "y"
      model.items = [1]
      model.items.append(2)
    }
    withExtendedLifetime(observations) {}
    #expect(log.text == "name xy items [1, 2]")
  }

  /// 63, part 4.
  @Test func bindings() throws {
    let binding = try bind(other, \.name, to: model, \.name)
    model.name = "a"
    model.name += "b"
    #expect(other.name == "ab")
    binding.stop()
    let both = try bindBoth(other, \Slip.items, model, \Slip.items)
    model.items.append(1)
    other.items.append(2)
    #expect("\(model.items) \(other.items)" == "[1, 2] [1, 2]")
    both.stop()
  }

  /// 63, part 4: the swapped ends are told in the order in which their accesses end.
  @Test func swapping() throws {
    (model.name, other.name) = ("a", "b")
    let observations = [
      try observe(model, \.name) { log("model \($0.new)") },
      try observe(other, \.name) { log("other \($0.new)") },
    ]
    swap(&model.name, &other.name)
    withExtendedLifetime(observations) {}
    #expect(["model b other a", "other a model b"].contains(log.text))
  }

  /// 63, part 4.
  @Test func paths() throws {
    model.child = other
    let observation = try observe(model, \.child?.name) { old, new in
      log("\(old ?? "-")>\(new ?? "-")")
    }
    other.name += "a"
    model.child = Slip()
    other.name = "unheard"
    model.child?.name = "b"
    model.child = nil
    withExtendedLifetime(observation) {}
    #expect(log.text == ">a a> >b b>-")
  }

  /// 63, part 4.
  @Test func elementsOwnersAndConventions() throws {
    model.children = [other]
    let each = try observe(model, \.children, each: \.name) { _, change in log("each \(change.new)")
    }
    other.name = "a"
    model.children.append(Slip())
    model.children[1].name = "b"
    each.stop()
    do {
      let owner = Slip()
      try observe(model, \.name, owner: owner) { log("owned \(model.name)") }
      model.name = "c"
    }
    model.name = "d"
    let conventional = Conventional()
    try conventional.start()
    conventional.value += 2
    #expect(log.text == "each a each b owned c" && conventional.log.text == "0>2")
  }

  /// 63, part 4.
  @Test func sequences() async throws {
    var values: [String] = []
    let changes = try changes(of: model, \.name)
    model.name = "a"
    model.name += "b"
    for await change in changes {
      values.append(change.new)
      if values.count == 2 { break }
    }
    #expect(values == ["a", "ab"])
  }

  /// 63: a handler runs after the property's own `didSet`.
  @Test func theOrderWithItsOwnObservers() throws {
    let observation = try observe(model, \.told) { log("\(model.told)\(model.log)") }
    model.told = "a"
    withExtendedLifetime(observation) {}
    #expect(log.text == "ad" && model.log == "d")
  }

  /// 63: what was watched can be freed, and its memory be used again by what is not.
  @Test func memoryIsUsedAgain() throws {
    for round in 0..<200 {
      let watched = Slip()
      let observation = try observe(watched, \.name) { log("told") }
      watched.name = "\(round)"
      withExtendedLifetime(observation) {}
    }
    #expect(log.count == 200)
    for _ in 0..<200 { Slip().name += "a" }
    #expect(log.count == 200)
  }
}

@MainActor
struct UnpreparedMainActorTests {
  /// 63, row 1: classes that are isolated.
  @Test func onTheMainActor() throws {
    let screen = Screen()
    #expect(seen(screen, \.title) { screen.title += "a" } == ">a")
    #expect(seen(screen, \.items) { screen.items.append(1) } == "[]>[1]")
  }
}

@propertyWrapper
private struct Clamped {
  private var value: Int
  init(wrappedValue: Int) { value = min(wrappedValue, 10) }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 10) }
  }
}

private struct Place { var street = "", city = "" }

private final class Slip: CustomStringConvertible {
  var name = ""
  var items: [Int] = []
  var place = Place()
  var told = "" { didSet { log += "d" } }
  var log = ""
  var computed: String {
    get { log }
    set { log = newValue }
  }
  lazy var lazily = "made"
  var child: Slip?
  weak var weakly: Slip?
  var children: [Slip] = []
  @Clamped var clamped = 1
  private var secret = ""
  var description: String { "slip" }
  static var secretPath: KeyPath<Slip, String> { \.secret }
  func writeSecret() {
    secret = "s"
    secret += "t"
  }
}

private final class Generic<Item> {
  var padding = 0
  var item: Item
  init(_ item: Item) { self.item = item }
}

@Observable
private final class Tracked {
  var name = ""
  var items: [Int] = []
  var told = "" { didSet { items.append(0) } }
  @ObservationIgnored var ignored = ""
}

@MainActor
private final class Screen {
  var title = ""
  var items: [Int] = []
}

private final class Conventional {
  var value = 0
  let log = Log()
  func start() throws { #observe(\.value) }
  func valueChange(_ change: Change<Int>) { log("\(change.old ?? -1)>\(change.new)") }
}
#endif
