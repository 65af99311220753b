import Dispatch
import Pliant
import SoakFixture

/// Observations, bindings, batches, monitors and associated values, on objects of one thread.
final class Knots: Part {
  struct Entry {
    let object: AnyObject
    let model: ModelKnot
  }

  struct Watched {
    let token: KeyPathObservation
    let model: ModelObserver
  }

  struct Bound {
    let token: KeyPathBinding
    let model: ModelBinding
  }

  struct Monitored {
    let token: DeallocationMonitor
    let model: ModelMonitor
  }

  struct WeakObject { weak var object: AnyObject? }

  let context: Context
  let graph: Graph
  let paths = ObservedPaths.all()
  let queue: DispatchQueue
  let associated = Associated<Capture>()
  var entries: [Entry?] = Array(repeating: nil, count: 10)
  var observations: [Watched?] = Array(repeating: nil, count: 12)
  var bindings: [Bound?] = Array(repeating: nil, count: 5)
  var monitors: [Monitored?] = Array(repeating: nil, count: 6)
  /// All that were made in this round, for taking cycles apart at its end.
  var everybody: [(object: WeakObject, model: ModelKnot)] = []
  var observers: [ModelObserver] = []
  /// What the queue's thread has heard, under the lock.
  var heardLater: [String] = []
  let lock = Signal()

  init(_ context: Context) {
    self.context = context
    graph = Graph(context)
    queue = DispatchQueue(label: "soak.\(context.number)")
    graph.observer = { [unowned self] slot in observations[slot]?.model }
  }

  var living: Int { everybody.count { $0.model.isAlive } }
  var captures: Int {
    observers.removeAll { !$0.isActive }
    let armed = everybody.reduce(0) { sum, one in
      guard one.model.isAlive else { return sum }
      return sum + one.model.monitors.count { $0.state == .watching }
        + (one.model.hasAssociated ? 1 : 0)
    }
    return observers.count + armed
  }

  // MARK: Steps

  func step(_ random: inout SeededRandom) throws -> String {
    queue.suspend()
    let done: String
    do {
      done = try perform(&random)
    } catch {
      queue.resume()
      throw error
    }
    queue.resume()
    queue.sync {}
    try context.check(takeHeard(), graph.takeLater(), "\(done): heard later")
    if everybody.count > 64 { everybody.removeAll { !$0.model.isAlive } }
    return done
  }

  func takeHeard() -> [String] {
    lock.locked {
      defer { heardLater.removeAll(keepingCapacity: true) }
      return heardLater
    }
  }

  func perform(_ random: inout SeededRandom) throws -> String {
    let slot = random.below(entries.count)
    let choice = random.below(100)
    guard let entry = entries[slot] else { return make(slot, &random) }
    switch choice {
    case ..<7: return drop(slot)
    case ..<32: return set(entry, &random)
    case ..<46: return link(entry, &random)
    case ..<60: return try watch(entry, &random)
    case ..<66: return stop(&random)
    case ..<72: return try bind(entry, &random)
    case ..<75: return try bindBoth(entry, &random)
    case ..<82: return runBatch(&random)
    case ..<88: return try monitor(entry, &random)
    case ..<91: return try associate(entry, &random)
    case ..<94: return stopSome(entry, &random)
    case ..<96: return try stream(entry, &random)
    default: return try look(entry, &random)
    }
  }

  func make(_ slot: Int, _ random: inout SeededRandom) -> String {
    let kind = random.pick([
      KnotKind.knot, .knot, .knot, .tightKnot, .looseKnot, .bead, .bead, .bead, .pearl, .listener,
    ])
    let id = context.nextID()
    let model = ModelKnot(id, kind)
    let object = RealKnots.make(kind, id, context.ledger)
    entries[slot] = Entry(object: object, model: model)
    everybody.append((WeakObject(object: object), model))
    return "make \(id), a \(kind)"
  }

  func drop(_ slot: Int) -> String {
    guard let model = entries[slot]?.model else { return "" }
    graph.release(model)
    entries[slot] = nil
    return "drop \(model.id)"
  }

  // MARK: The end

  func finish() throws {
    queue.suspend()
    for slot in entries.indices where entries[slot] != nil { _ = drop(slot) }
    for (object, model) in everybody where model.isAlive {
      // What is left is in a cycle.
      for property in [Property.next, .other] {
        guard model.isAlive, model.object(at: property) != nil else { continue }
        model.references += 1
        if let object = object.object { RealKnots.link(object, model.kind.root, property, nil) }
        graph.set(model, property, .object(nil))
        graph.release(model)
      }
    }
    for slot in observations.indices { drop(observation: slot) }
    bindings = bindings.map { _ in nil }
    monitors = monitors.map { _ in nil }
    queue.resume()
    queue.sync {}
    try context.check(takeHeard(), graph.takeLater(), "the end: heard later")
  }
}
