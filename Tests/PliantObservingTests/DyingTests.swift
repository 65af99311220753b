import Dispatch
import ModelFixture
import Pliant
import Synchronization
import Testing

/// Parties that die inside the functions that are called for a change.
struct DyingTests {
  /// When a handler is called that lets somebody die.
  enum Moment: CaseIterable {
    case initial, prior, change, values, distinct, batch
  }

  /// The objects that die in it; their only references are a world's.
  enum Victim: CaseIterable {
    case object, owner, token, all
  }

  final class World {
    let log = Log()
    var object: Mortal?
    var owner: Keeper?
    var token: KeyPathObservation?

    func kill(_ victim: Victim) {
      if victim == .object || victim == .all { object = nil }
      if victim == .owner || victim == .all { owner = nil }
      if victim == .token || victim == .all { token = nil }
      log("killed")
    }
  }

  // Whatever dies inside, the handler finishes, later ones are notified, and nothing leaks.
  @Test(arguments: Moment.allCases, Victim.allCases)
  func insideAHandler(_ moment: Moment, _ victim: Victim) throws {
    let world = World()
    world.object = Mortal(world.log)
    world.owner = Keeper()
    weak let object = world.object
    weak let owner = world.owner
    let model = try #require(world.object)
    try install(on: model, by: world, at: moment, killing: victim)
    change(model, moment)
    _ = consume model
    world.object?.number = 5
    world.kill(.all)
    #expect(object == nil && owner == nil)
    let deaths = world.log.text.matches(of: /deinit/).count
    #expect(deaths == 1, "\(world.log.text)")
    #expect(world.log.text.hasPrefix("handler killed"), "\(world.log.text)")
    #expect(world.log.text.matches(of: /handler/).count == 1, "\(world.log.text)")
  }

  private func install(
    on model: Mortal,
    by world: World,
    at moment: Moment,
    killing victim: Victim
  ) throws {
    let owner = try #require(world.owner)
    func handle() {
      world.log("handler")
      world.kill(victim)
    }
    // Observations with an owner end with it, others with the token.
    if victim == .token {
      switch moment {
      case .initial:
        world.token = try observe(model, \.number, options: .initial) { _ in
          if world.token == nil, world.log.text.isEmpty { handle() }
        }
      case .prior:
        world.token = try observe(model, \.number, options: .prior) { _ in handle() }
      case .change, .batch: world.token = try observe(model, \.number) { handle() }
      case .values: world.token = try observe(model, \.number) { _, _ in handle() }
      case .distinct:
        world.token = try observe(model, \.number, options: .distinct) { _ in handle() }
      }
      return
    }
    switch moment {
    case .initial:
      try observe(model, \.number, options: .initial, owner: owner) { _ in
        if world.log.text.isEmpty { handle() }
      }
    case .prior:
      try observe(model, \.number, options: .prior, owner: owner) { change in
        if change.isPrior { handle() }
      }
    case .change, .batch:
      try observe(model, \.number, owner: owner) { _ in handle() }
    case .values:
      try observe(model, \.number, owner: owner) { _, _ in handle() }
    case .distinct:
      try observe(model, \.number, options: .distinct, owner: owner) { _ in handle() }
    }
  }

  private func change(_ model: Mortal, _ moment: Moment) {
    if moment == .batch {
      withBatchedChanges { model.number = 1 }
    } else {
      model.number = 1
    }
  }

  /// The objects that die inside a binding's transform.
  enum Bound: CaseIterable {
    case source, target, both, binding
  }

  @Test(arguments: Bound.allCases)
  func insideATransform(_ victim: Bound) throws {
    let log = Log()
    var source: Mortal? = Mortal(log)
    var target: Mortal? = Mortal(log)
    weak let (weakSource, weakTarget) = (source, target)
    nonisolated(unsafe) var isDue = false  // SAFETY: one thread.
    try bind(try #require(target), \.number, to: try #require(source), \.number) { number in
      guard isDue else { return number }
      log("transform")
      if victim == .source || victim == .both { source = nil }
      if victim == .target || victim == .both { target = nil }
      if victim == .binding, let target { unbind(target, \.number) }
      return number * 10
    }
    isDue = true
    let model = try #require(source)
    model.number = 2
    _ = consume model
    source?.number = 3
    if let target { log("\(target.number)") }
    #expect((weakSource == nil) == (victim == .source || victim == .both))
    #expect((weakTarget == nil) == (victim == .target || victim == .both))
    let expected =
      switch victim {
      case .source: "transform deinit 20"
      case .target: "transform deinit"
      case .both: "transform deinit deinit"
      case .binding: "transform 20"
      }
    #expect(log.text == expected)
    (source, target) = (nil, nil)
  }

  // The object in the middle of a path, and the one at its start, die in the handler of the path.
  @Test func insideAPath() throws {
    let log = Log()
    var root: Parent? = Parent(log)
    let token = try observe(try #require(root), \.child.number) { old, new in
      log("\(old)>\(new)")
      if new == 1 { root?.child = Mortal(log, 5) }
      if new == 7 { root = nil }
    }
    root?.child.number = 1
    root?.child.number = 7
    log("end")
    #expect(root == nil && !token.isActive)
    // The first is told of its change, and then of the one that took its place.
    #expect(log.text == "0>1 1>5 deinit 5>7 parent deinit end")
  }

  // Changes made before the object died still arrive, but none once the owner has died too, whom
  // the handler may hold unowned.
  @Test(arguments: [false, true])
  func beforeADelivery(_ dropsOwner: Bool) async throws {
    let log = Log()
    let queue = DispatchQueue(label: "dying")
    var object: Mortal? = Mortal(log)
    var owner: Keeper? = Keeper()
    queue.suspend()
    try observe(
      try #require(object),
      \.number,
      on: .queue(queue),
      owner: try #require(owner)
    ) { old, new in
      log("\(old)>\(new)")
    }
    object?.number = 1
    object = nil
    if dropsOwner { owner = nil }
    queue.resume()
    queue.sync {}
    #expect(log.text == (dropsOwner ? "deinit" : "deinit 0>1"))
    withExtendedLifetime(owner) {}
  }

  // A sequence of changes ends with its object, also where the loop lets go of it.
  @Test func insideALoopOverChanges() async throws {
    let log = Log()
    var object: Mortal? = Mortal(log)
    let changes = try changes(of: try #require(object), \.number)
    object?.number = 1
    for await change in changes {
      log("\(change.new)")
      object = nil
    }
    #expect(log.text == "1 deinit")
  }
}

final class Mortal {
  dynamic var number: Int
  private let log: Log
  init(_ log: Log, _ number: Int = 0) {
    self.log = log
    self.number = number
  }
  deinit { log("deinit") }
}

final class Keeper {}

private final class Parent {
  dynamic var child: Mortal
  private let log: Log
  init(_ log: Log) {
    self.log = log
    child = Mortal(log)
  }
  deinit { log("parent") }
}
