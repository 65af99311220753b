import ModelFixture
import OptimizedFixture
import Pliant
import Testing

/// Observing each object of a collection.
struct ElementTests {
  private let log = Log()
  private let list = List()

  @Test func thoseThatComeAndGo() throws {
    let one = Property(1)
    let two = Property(2)
    list.items = [one]
    let token = try observe(list, \.items, each: \.value, options: .old) { item, change in
      log("\(item === one ? "one" : "two"):\(change.old ?? -1)>\(change.new)")
    }
    one.value = 10
    two.value = 20
    list.items.append(two)
    list.items.append(two)
    two.value = 21
    list.items.removeFirst()
    one.value = 11
    list.items.removeFirst()
    two.value = 22
    #expect(token.isActive && token.failure == nil)
    token.stop()
    two.value = 23
    #expect(log.text == "one:1>10 two:20>21 two:21>22")
    #expect(observations(of: one).isEmpty && observations(of: two).isEmpty)
  }

  @Test func initialForEachThatComes() throws {
    list.items = [Property(1), Property(2)]
    try observe(list, \.items, each: \.value, options: .initial, owner: list) { _, change in
      log("\(change.new)")
    }
    withBatchedChanges {
      list.items.removeAll()
      list.items.append(Property(3))
    }
    list.items.append(Property(4))
    #expect(log.text == "1 2 3 4")
  }

  /// Neither the list nor what is in it is kept.
  @Test func allDie() throws {
    weak var item: Property?
    let token: KeyPathObservation
    let kept = Property()
    do {
      let list = List()
      let dying = Property()
      list.items = [dying, kept]
      item = dying
      token = try observe(list, \.items, each: \.value) { _, _ in log("told") }
    }
    #expect(item == nil && !token.isActive && observations(of: kept).isEmpty)
  }

  @Test func unobservableElementsThrow() throws {
    list.plain = [Settled()]
    #expect(throws: ObservingError.notObservable(property: "Settled.value")) {
      try observe(list, \.plain, each: \.value) { _, _ in }
    }
    #expect(observations(of: list).isEmpty)
    list.plain = []
    let token = try observe(list, \.plain, each: \.value) { _, _ in }
    list.plain = [Settled()]
    #expect(token.failure as? ObservingError == .notObservable(property: "Settled.value"))
  }

  /// A handler that changes the collection is not in its own way.
  @Test func changingItFromWithin() throws {
    let next = Property(5)
    list.items = [Property(1)]
    let token = try observe(list, \.items, each: \.value, options: .initial) { _, change in
      log("\(change.new)")
      if change.new == 1 { list.items.append(next) }
    }
    next.value = 6
    withExtendedLifetime(token) {}
    #expect(log.text == "1 5 6")
  }

  private final class List {
    @Observed var items: [Property] = []
    dynamic var plain: [Settled] = []
  }
}
