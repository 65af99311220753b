import ModelFixture
import Pliant
import Testing

/// Paths through several objects.
struct PathTests {
  private let log = Log()

  @Test func everyLevelIsReplaced() throws {
    let root = Root()
    let observation = try observe(root, \.target.property.value) { old, new in log("\(old)>\(new)")
    }
    let (oldTarget, oldProperty) = (root.target, root.target.property)
    root.target.property.value = 1
    root.target.property = Property(2)
    oldProperty.value = 50
    root.target = Target()
    oldTarget.property.value = 51
    oldTarget.property = Property(52)
    root.target.property.value = 3
    observation.stop()
    root.target = Target()
    #expect(log.text == "0>1 1>2 2>0 0>3")
  }

  #if DEBUG
  // Each generic function knows its protocol alone; Swift takes the first two key paths for equal.
  @Test func throughProtocolsInGenericFunctions() throws {
    func watch<Watched: Titled>(_ watched: Watched) throws -> KeyPathObservation {
      try observe(watched, \Watched.title) { log("title \($0.new)") }
    }
    func watchOther<Watched: Subtitled>(_ watched: Watched) throws -> KeyPathObservation {
      try observe(watched, \Watched.subtitle) { log("subtitle \($0.new)") }
    }
    func watchPlain<Watched: Footed>(_ watched: Watched) throws -> KeyPathObservation {
      try observe(watched, \Watched.foot) { log("foot \($0.new)") }
    }
    let page = Page()
    let observations = try [watch(page), watchOther(page), watch(page)]
    (page.title, page.subtitle) = ("a", "b")
    #expect(log.text == "title a title a subtitle b")
    let plain = try watchPlain(page)
    page.foot += "c"
    withExtendedLifetime((observations, plain)) {}
    #expect(log.text.hasSuffix("foot c"))
  }
  #else
  // The optimizer leaves no trace of the class's own getter.
  @Test func throughProtocolsInGenericFunctions() {
    func watch<Watched: Titled>(_ watched: Watched) throws -> KeyPathObservation {
      try observe(watched, \Watched.title) { _ in }
    }
    #expect(throws: ObservingError.self) { try watch(Page()) }
  }
  #endif

  @Test func throughOptionals() throws {
    let root = Root()
    let observation = try observe(root, \.optional?.property.value, options: [.initial, .old]) {
      change in log("\(text(change.old ?? nil))>\(text(change.new))")
    }
    root.optional = Target()
    root.optional?.property.value = 1
    let old = root.optional
    root.optional = nil
    old?.property.value = 2
    root.optional = old
    withExtendedLifetime(observation) {}
    #expect(log.text == "nil>nil nil>0 0>1 1>nil nil>2")
  }

  private func text(_ value: Int?) -> String { value.map { "\($0)" } ?? "nil" }

  @Test func throughForcedOptionals() throws {
    let root = Root()
    let observation = try observe(root, \.optional!.property.value, options: .initial) { change in
      log("\(change.new)")
    }
    root.optional = Target()
    root.optional?.property.value = 1
    root.optional = nil
    root.optional = Target()
    withExtendedLifetime(observation) {}
    #expect(log.text == "0 1 0")
  }

  @Test func throughStructs() throws {
    let root = Root()
    let whole = try observe(root, \.holder.number) { old, new in log("n\(old)>\(new)") }
    let path = try observe(root, \.holder.target?.property.value) { old, new in
      log("t\(text(old))>\(text(new))")
    }
    root.holder.number = 5
    root.holder.target = Target()
    root.holder.target?.property.value = 6
    root.holder = Holder()
    withExtendedLifetime((whole, path)) {}
    #expect(
      log.text == "n1>5 tnil>nil n5>5 tnil>0 t0>6 n5>1 t6>nil"
    )
  }

  /// A weak intermediate that dies is silent; the observation goes on.
  @Test func anIntermediateDies() throws {
    let first = Target()
    let observation = try observe(first, \.parent?.holder.number) { old, new in
      log("\(text(old))>\(text(new))")
    }
    do {
      let root = Root()
      first.parent = root
      root.holder.number = 3
    }
    #expect(first.parent == nil)
    let other = Root()
    first.parent = other
    other.holder.number = 4
    withExtendedLifetime(observation) {}
    #expect(log.text == "nil>1 1>3 nil>1 1>4")
  }

  /// The same object twice on a path, and a cycle.
  @Test func cycles() throws {
    let node = Node(1)
    node.next = node
    let observation = try observe(node, \.next?.next?.value) { change in
      log(text(change.new ?? nil))
    }
    node.value = 2
    let other = Node(3)
    node.next = other
    other.next = node
    node.value = 4
    other.value = 5
    node.next = node
    other.value = 6
    node.value = 7
    observation.stop()
    node.next = nil
    #expect(log.text == "2 nil 2 4 4 7")
  }

  /// The old value is read once, and reported once.
  @Test func anObjectTwiceOnAPathWithOldValues() throws {
    let node = Node(1)
    node.next = node
    var owner: Node? = Node()
    try observe(node, \.next?.next?.value, options: .distinct, owner: #require(owner)) { old, new in
      log("\(text(old))>\(text(new))")
    }
    node.value = 2
    node.value = 2
    let other = Node(3)
    other.next = node
    node.next = other
    node.next = nil
    owner = nil
    node.next = Node()
    #expect(log.text == "1>2 2>nil")
  }

  /// Before a change of the second object's property nothing is called: its old value is the last one.
  @Test func anObjectWithoutOldValuesJoins() throws {
    let holder = Holding()
    let observation = try observe(holder, \.held.value) { old, new in log("\(old)>\(new)") }
    holder.held.value = 1
    holder.held = Remembering(2)
    holder.held.value = 3
    holder.held.value += 1
    holder.held = Property(5)
    holder.held.value = 6
    holder.held = Remembering(7)
    withBatchedChanges {
      holder.held.value = 8
      holder.held.value = 9
    }
    withExtendedLifetime(observation) {}
    #expect(log.text == "0>1 1>2 2>3 3>4 4>5 5>6 6>7 7>9")
  }

  @Test func theRootDies() throws {
    let token: KeyPathObservation
    let target = Target()
    let property = target.property
    do {
      let root = Root()
      root.target = target
      token = try observe(root, \.target.property.value) { log("told") }
      property.value = 1
    }
    property.value = 2
    target.property = Property()
    #expect(!token.isActive)
    #expect(log.text == "told")
  }

  @Test func observedAndConstantIntermediates() throws {
    let outer = Outer()
    let first = try observe(outer, \.inner.leaf.value) { old, new in log("\(old)>\(new)") }
    let second = try observe(outer, \.constant.leaf.value) { change in log("c\(change.new)") }
    outer.inner.leaf.value = 1
    outer.inner = Inner()
    outer.inner.leaf = Leaf()
    outer.inner.leaf.value = 2
    outer.constant.leaf.value = 3
    withExtendedLifetime((first, second)) {}
    #expect(log.text == "0>1 1>0 0>0 0>2 c3")
  }

  /// Order of registration holds for those that come to an object later.
  @Test func orderAcrossObjects() throws {
    let root = Root()
    let path = try observe(root, \.target.property.value) { log("path") }
    let target = Target()
    let direct = try observe(target.property, \.value) { log("direct") }
    target.property.value = 1
    root.target = target
    target.property.value = 2
    withExtendedLifetime((path, direct)) {}
    #expect(log.text == "direct path path direct")
  }

  @Test func aPathOfTheWrongKindLater() throws {
    let outer = Outer()
    let observation = try observe(outer, \.inner.leaf.value) { change in log("\(change.new)") }
    #expect(observation.failure == nil)
    outer.inner = Blind()
    #if DEBUG
    #expect(observation.failure == nil)
    #else
    #expect("\(observation.failure as Any)".contains("leaf' cannot be observed"))
    #endif
    outer.inner = Inner()
    #expect(observation.failure == nil)
    outer.inner.leaf.value = 5
    #expect(log.text == "9 0 5")
  }
}

private final class Holding {
  dynamic var held = Property()
}

private final class Remembering: Property {
  override dynamic var value: Int { didSet {} }
}

private final class Outer {
  @Observed var inner = Inner()
  let constant = Inner()
}

private class Inner {
  dynamic var leaf = Leaf()
}

private final class Blind: Inner {
  private let own = Leaf(9)
  override var leaf: Leaf {
    get { own }
    set {}
  }
}

private final class Leaf {
  @Observed var value: Int
  init(_ value: Int = 0) { self.value = value }
}

private protocol Titled: AnyObject { var title: String { get set } }
private protocol Subtitled: AnyObject { var subtitle: String { get set } }
private protocol Footed: AnyObject { var foot: String { get set } }

private final class Page: Titled, Subtitled, Footed {
  dynamic var title = ""
  dynamic var subtitle = ""
  var foot = ""
}
