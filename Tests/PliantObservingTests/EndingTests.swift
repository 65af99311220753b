import ModelFixture
import Pliant
import Testing

/// How observations end: REKit's behaviors 1.7 and RAReactionKit's 2.2.
struct EndingTests {
  private let log = Log()

  // REKit 1.7#39
  @Test func withTheToken() throws {
    let property = Property()
    do {
      let observation = try observe(property, \.value) { log("told") }
      #expect(observations(of: property).count == 1)
      property.value = 1
      withExtendedLifetime(observation) {}
    }
    #expect(observations(of: property).isEmpty)
    property.value = 2
    #expect(log.text == "told")
  }

  // REKit 1.7#40
  @Test func withTheObject() throws {
    let owner = Owner()
    var property: Property? = Property()
    weak let weakly = property
    let token = try observe(try #require(property), \.value) { log("token") }
    try observe(try #require(property), \.value, owner: owner) { log("owner") }
    property?.value = 1
    #expect(observations(by: owner).count == 1)
    property = nil
    #expect(weakly == nil && !token.isActive && observations(by: owner).isEmpty)
    token.stop()
    let other = Property()
    try observe(other, \.value, owner: owner) { log("other") }
    other.value = 1
    #expect(log.text == "token owner other")
  }

  // RAReactionKit 2.2#11
  @Test func withTheOwner() throws {
    let property = Property()
    var owner: Owner? = Owner()
    weak let weakly = owner
    try observe(property, \.value, owner: try #require(owner)) { log("told") }
    property.value = 1
    owner = nil
    #expect(weakly == nil && observations(of: property).isEmpty)
    property.value = 2
    #expect(log.text == "told")
  }

  // REKit 1.7#41, #42
  @Test func stopObservingByKeyPathAndOwner() throws {
    let property = Property()
    let (a, b) = (Owner(), Owner())
    try observe(property, \.value, owner: a) { log("a") }
    try observe(property, \.value, owner: b) { log("b") }
    let token = try observe(property, \.value) { log("token") }
    property.value = 1
    stopObserving(property, \.value, owner: a)
    property.value = 2
    stopObserving(owner: b)
    property.value = 3
    stopObserving(property, \.value)
    property.value = 4
    #expect(log.text == "a b token b token token")
    #expect(observations(of: property).isEmpty && observations(by: a).isEmpty)
    #expect(!token.isActive)
    stopObserving(property, \.value, owner: a)
  }

  @Test func stopObservingSeveralPaths() throws {
    let (target, owner) = (Target(), Owner())
    try observe(target, \.property, owner: owner) { log("property") }
    try observe(target, \.property.value, owner: owner) { log("value") }
    stopObserving(target, \.property, \.property.value, owner: owner)
    target.property.value = 1
    target.property = Property()
    #expect(log.text == "" && observations(of: target).isEmpty)
  }

  // REKit 1.7#43
  @Test func severalObjectsForOneOwner() throws {
    let all = (0..<4).map { Property($0) }
    let owner = Owner()
    for property in all[1...2] {
      try observe(property, \.value, owner: owner) { change in log("\(change.new)") }
    }
    for property in all { property.value += 10 }
    #expect(observations(by: owner).count == 2)
    #expect(all.map { observations(of: $0).count } == [0, 1, 1, 0])
    stopObserving(owner: owner)
    for property in all { property.value += 10 }
    #expect(log.text == "11 12")
  }

  // RAReactionKit 2.2#10; REKit#7
  @Test func endingTwice() throws {
    let property = Property()
    let token = try observe(property, \.value) {}
    token.stop()
    token.stop()
    stopObserving(property, \.value)
    #expect(!token.isActive && token.keyPath == nil)
  }

  // REKit 1.7#47, RAReactionKit 2.2#10
  @Test func capturesOfHandlersAreFreed() throws {
    func observing(
      _ property: Property,
      _ captured: inout Weakly
    ) throws -> KeyPathObservation {
      let owner = Owner()
      captured.object = owner
      return try observe(property, \.value) { withExtendedLifetime(owner) {} }
    }
    var captured = Weakly()
    let property = Property()
    let token = try observing(property, &captured)
    #expect(captured.object != nil)
    token.stop()
    #expect(captured.object == nil)
    var dying: Property? = Property()
    let second = try observing(try #require(dying), &captured)
    #expect(captured.object != nil)
    dying = nil
    #expect(captured.object == nil)
    withExtendedLifetime(second) {}
  }

  /// An object that observes itself is not kept by that.
  @Test func observingItself() throws {
    weak var weakly: Selfish?
    do {
      let object = Selfish(log)
      weakly = object
      try object.start()
      object.value = 3
    }
    #expect(weakly == nil)
    #expect(log.text == "3")
  }

  @Test func aDyingObjectAndADyingOwner() throws {
    let property = Property()
    do {
      let dying = Dying { dying in
        #expect(throws: ObservingError.objectIsDying(object: "Dying", property: "Dying.value")) {
          try observe(dying, \.value) {}.stop()
        }
        #expect(throws: ObservingError.self) { try bind(dying, \.value, to: property, \.value) }
        #expect(throws: ObservingError.self) { try bind(property, \.value, to: dying, \.value) }
        do {
          try observe(property, \.value, owner: dying) { log("wrong") }
        } catch {
          log("\(error)".replacing("ModelFixture.", with: ""))
        }
      }
      dying.value = 1
    }
    property.value = 1
    #expect(log.text.hasSuffix("cannot be observed for an owner of Dying whose deinit has begun"))
    #expect(log.count == 1)
  }

  // RAReactionKit 2.2#13, on one thread.
  @Test func changedInItsOwnDeinit() throws {
    for observed in [true, false] {
      let owner = Owner()
      do {
        let dying = Dying { $0.value = 7 }
        if observed { try observe(dying, \.value, owner: owner) { log("told") } }
        dying.value = 1
      }
      do {
        let dying = DyingObserved()
        if observed { try observe(dying, \.value, owner: owner) { log("told") } }
        dying.value = 1
      }
    }
    #expect(log.text == "told told")
  }

  @Test func introspection() throws {
    let root = Root()
    let owner = Owner()
    try observe(root, \.target.property.value, options: [.old, .distinct], owner: owner) {}
    let token = try observe(root, \.holder) {}
    let all = observations(of: root)
    #expect(all.map(\.keyPath) == [\Root.target.property.value, \Root.holder])
    #expect(all.map(\.options) == [[.old, .distinct], []])
    #expect(all.first?.owner === owner && all.last?.owner == nil)
    #expect(observations(of: root.target).isEmpty)
    #expect(
      all.map(\.description) == [
        "Observation of '\\Root.target.property.value'", "Observation of '\\Root.holder'",
      ]
    )
    all.first?.stop()
    #expect(observations(of: root).count == 1 && observations(by: owner).isEmpty)
    withExtendedLifetime(token) {}
  }
}

private final class Owner {}

private struct Weakly {
  weak var object: AnyObject?
}

private final class Selfish {
  dynamic var value = 0
  private let log: Log
  init(_ log: Log) { self.log = log }
  func start() throws {
    try observe(self, \.value, owner: self) { [unowned self] in log("\(value)") }
  }
}

private final class Dying {
  dynamic var value = 0
  private let body: (Dying) -> Void
  init(_ body: @escaping (Dying) -> Void) { self.body = body }
  deinit { body(self) }
}

private final class DyingObserved {
  @Observed var value = 0
  deinit { value = 7 }
}
