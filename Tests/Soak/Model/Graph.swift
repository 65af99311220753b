import SoakFixture

/// The objects of a thread and who hears of their changes: what the documentation says of
/// `observe`, `bind`, batches and death, on one thread.
final class Graph {
  private let context: Context
  /// What is ended by `Reaction.stopOther`.
  var observer: (Int) -> ModelObserver? = { _ in nil }
  /// What the queue will tell after the step.
  private(set) var later: [(observer: ModelObserver, text: String)] = []
  private var batch: Batch?

  private final class Batch {
    struct Entry {
      let observer: ModelObserver
      let old: String?
    }
    var bindings: [Entry] = []
    var observers: [Entry] = []
    func holds(_ observer: ModelObserver) -> Bool {
      (bindings + observers).contains { $0.observer === observer }
    }
  }

  init(_ context: Context) { self.context = context }

  /// Changes a property, telling who listens.
  func set(_ object: ModelKnot, _ property: Property, _ value: ModelValue) {
    var pending: [Int: String] = [:]
    for hook in object.hooks[property] ?? [] where hook.observer.wantsBefore {
      willChange(hook.observer, &pending)
    }
    store(value, object, property)
    var told: [Int] = []
    for hook in object.hooks[property] ?? [] where hook.observer.isActive {
      let observer = hook.observer
      if hook.level < observer.path.steps.count - 1 { follow(observer) }
      guard !told.contains(observer.order) else { continue }
      told.append(observer.order)
      didChange(observer, pending)
    }
  }

  private func store(_ value: ModelValue, _ object: ModelKnot, _ property: Property) {
    if property == .half { return }
    let old = object.object(at: property)
    if case .object(let new) = value { new?.references += 1 }
    object.values[property] = value
    if let old { release(old) }
  }

  private func willChange(_ observer: ModelObserver, _ pending: inout [Int: String]) {
    guard observer.isActive, batch?.holds(observer) != true, pending[observer.order] == nil
    else { return }
    let old = observer.path.shown(observer.root)
    // What is only told before is noted too, so that an object on the path twice tells once.
    pending[observer.order] = old
    if observer.options.contains(.prior) {
      tell(observer, old: observer.tellsOld ? old : nil, "prior")
    }
  }

  private func didChange(_ observer: ModelObserver, _ pending: [Int: String]) {
    guard observer.isActive else { return }
    if let push = observer.push, let opposite = push.opposite?.push, opposite.isPushing,
      push.isExpected
    {
      push.isExpected = false
      return
    }
    let old = observer.needsOld ? pending[observer.order] : nil
    guard let batch else { return deliver(observer, old) }
    if let opposite = observer.push?.opposite {
      batch.bindings.removeAll { $0.observer === opposite }
    }
    guard !batch.holds(observer) else { return }
    observer.root.references += 1
    let entry = Batch.Entry(observer: observer, old: old)
    if observer.push == nil { batch.observers.append(entry) } else { batch.bindings.append(entry) }
  }

  private func deliver(_ observer: ModelObserver, _ old: String?) {
    guard observer.isActive else { return }
    if observer.options.contains(.distinct), let old, old == observer.path.shown(observer.root) {
      return
    }
    tell(observer, old: observer.tellsOld ? old : nil, "change")
  }

  private func tell(_ observer: ModelObserver, old: String?, _ kind: String) {
    if let push = observer.push { return self.push(push, observer) }
    let text = event(observer, old: old, kind)
    if observer.isLater {
      later.append((observer, text))
    } else {
      context.expect(text)
      react(observer)
    }
  }

  private func event(_ observer: ModelObserver, old: String?, _ kind: String) -> String {
    let new = observer.path.shown(observer.root)
    return switch observer.form {
    case .plain: "o\(observer.id)"
    case .change: "o\(observer.id) \(kind) \(old ?? "-")>\(new)"
    case .values: "o\(observer.id) \(old ?? new)>\(new)"
    }
  }

  private func react(_ observer: ModelObserver) {
    switch observer.reaction {
    case .none: break
    case .stop(let slot): if self.observer(slot) === observer { stop(observer) }
    case .stopOther(let slot): if let other = self.observer(slot) { stop(other) }
    case .count(let target):
      guard let knot = target.knot, knot.isAlive else { return }
      set(knot, .tally, .number(knot.value(of: .tally).number + 1))
    }
  }

  private func push(_ push: ModelPush, _ observer: ModelObserver) {
    let value = observer.path.read(observer.root)?.number ?? -1
    let opposite = push.opposite?.push
    opposite?.isExpected = true
    push.isPushing = true
    set(push.target, push.property, .number(push.transform(value)))
    push.isPushing = false
    opposite?.isExpected = false
  }

  /// What the queue tells when it runs.
  func takeLater() -> [String] {
    defer { later = [] }
    return later.filter { !$0.observer.isStopped && !$0.observer.ownerIsGone }.map(\.text)
  }
}

// MARK: - Batches

extension Graph {
  func runBatch(_ body: () throws -> Void) rethrows {
    let batch = Batch()
    self.batch = batch
    defer {
      while true {
        if !batch.bindings.isEmpty {
          flush(batch.bindings.removeFirst())
        } else if let next = batch.observers.indices.min(by: {
          batch.observers[$0].observer.order < batch.observers[$1].observer.order
        }) {
          flush(batch.observers.remove(at: next))
        } else {
          break
        }
      }
      self.batch = nil
    }
    try body()
  }

  private func flush(_ entry: Batch.Entry) {
    let root = entry.observer.root
    deliver(entry.observer, entry.old)
    release(root)
  }
}

// MARK: - Registration

extension Graph {
  func start(_ observer: ModelObserver) {
    follow(observer)
    observer.root.rooted.append(observer)
    observer.owner?.owned.append(observer)
    if observer.options.contains(.initial) { tell(observer, old: nil, "initial") }
  }

  func stop(_ observer: ModelObserver) {
    end(observer)
    observer.isStopped = true
  }

  private func end(_ observer: ModelObserver) {
    guard observer.isActive else { return }
    observer.isActive = false
    for level in observer.hooks.indices { listen(observer, level, nil) }
    observer.root.rooted.removeAll { $0 === observer }
    observer.owner?.owned.removeAll { $0 === observer }
  }

  private func follow(_ observer: ModelObserver) {
    guard observer.isActive else { return }
    var object: ModelKnot? = observer.root
    for (level, step) in observer.path.steps.enumerated() {
      listen(observer, level, object)
      if level < observer.path.steps.count - 1 { object = object?.object(at: step) }
    }
  }

  private func listen(_ observer: ModelObserver, _ level: Int, _ object: ModelKnot?) {
    let known = observer.hooks[level]
    guard known !== object else { return }
    let property = observer.path.steps[level]
    known?.hooks[property]?.removeAll { $0.observer === observer && $0.level == level }
    observer.hooks[level] = object
    guard let object else { return }
    var hooks = object.hooks[property] ?? []
    let place = hooks.firstIndex { $0.observer.order > observer.order } ?? hooks.endIndex
    hooks.insert(ModelHook(observer: observer, level: level), at: place)
    object.hooks[property] = hooks
  }

  /// Binds; what was bound to any of the ends before ends.
  func bind(_ binding: ModelBinding, _ ends: [(object: ModelKnot, property: Property)]) {
    for observer in binding.directions { start(observer) }
    for end in ends {
      let old = end.object.bindings[end.property]
      end.object.bindings[end.property] = binding
      for observer in old?.directions ?? [] { stop(observer) }
    }
    if let first = binding.directions.first, first.isActive { tell(first, old: nil, "initial") }
  }
}

// MARK: - Death

extension Graph {
  func release(_ object: ModelKnot) {
    object.references -= 1
    if object.references == 0 { die(object) }
  }

  private func die(_ object: ModelKnot) {
    object.isAlive = false
    for observer in object.owned { stop(observer) }
    for observer in object.rooted { end(observer) }
    for hook in object.hooks.values.joined() { hook.observer.hooks[hook.level] = nil }
    object.hooks = [:]
    object.hasAssociated = false
    object.bindings = [:]
    context.expect("died \(object.id)")
    destroyFields(of: object)
    for monitor in object.monitors where monitor.state == .watching {
      monitor.state = .fired
      context.expect("monitor \(monitor.id)")
    }
  }

  /// As the compiler does: a field of the class's own type comes last, and what hangs on it is
  /// taken off one after the other, so that a long list needs no deep stack.
  private func destroyFields(of object: ModelKnot) {
    if let other = object.object(at: .other) {
      object.values[.other] = .object(nil)
      release(other)
    }
    var next = object.object(at: .next)
    object.values[.next] = .object(nil)
    while let current = next {
      next = nil
      if current.references == 1 {
        next = current.object(at: .next)
        next?.references += 1
      }
      release(current)
    }
  }
}
