import CPliant
import Glibc
import PliantBase
import PliantJoints
@_spi(PliantRooms) import PliantLifetime

/// All layers over one implementation: those of single objects, and those of classes.
///
/// The order in which they answer: the object's layers, newest first; then, from the object's class
/// up to the class whose code this is, each class's layers, newest first, and its redefinition, the
/// task's before everybody's; then the code.
///
/// Writers hold the lock; calls read what `head` publishes and take none.
final class LayerStack: @unchecked Sendable {
  // SAFETY: what is not constant is inside the mutex, or in `head`, whose parts are atomic.
  let declaration: String
  /// What it lies over: `Implementation.id`; 0 where no class declares the message.
  let implementation: UInt
  /// The address of the class whose code this is; 0 for functions and methods of values.
  let owner: UInt
  /// The code, if classes that differ from the owner in their type arguments run it too: the owner's layers
  /// are not theirs.
  let shared: Implementation.Original?
  let head: UnsafeMutablePointer<pliant_stack>
  /// The original, as the last layer; nil where no class declares the message.
  let bottom: LayerNode?
  private let state = Guarded(State())

  struct State {
    /// Every later layer has a higher number, also across objects and classes.
    var lastOrder: UInt = 0
    var objects = ObjectTable()
    var classes: [UInt: Installed] = [:]
    var taskLayers = 0
    var countsCalls = false
    var isOff = false

    var flags: UInt32 {
      UInt32(taskLayers > 0 ? PLIANT_TASK_LAYERS : 0) | UInt32(countsCalls ? PLIANT_COUNT_CALLS : 0)
        | UInt32(isOff ? PLIANT_LAYERS_OFF : 0)
    }
  }

  /// The object, or the class, whose layers they are.
  enum Scope {
    case object(UInt)
    case type(UInt)
  }

  struct Installed {
    var layers: [LayerNode] = []
    var redefinition: Redefining?
    var isEmpty: Bool { layers.isEmpty && redefinition == nil }
  }

  /// A layer in place of a class's code, and the redefinition that put it there.
  struct Redefining {
    let node: LayerNode
    let record: RedefinitionRecord
  }

  init(
    declaration: String,
    implementation: UInt,
    owner: UInt,
    shared: Implementation.Original? = nil,
    head: UnsafeMutablePointer<pliant_stack>,
    bottom: LayerNode?
  ) {
    self.declaration = declaration
    self.implementation = implementation
    self.owner = owner
    self.shared = shared
    self.head = head
    self.bottom = bottom
    head.pointee.owner = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    _ = pliant_stack_set_levels(head, nil, true, bottom.map { UnsafeRawPointer($0.box) })
  }

  /// A function that runs, for finding the one below it.
  enum Cursor {
    case start
    case layer(Scope, order: UInt)
    case redefinition(UInt)
  }
}

/// What one redefinition at a time can stand in for: an implementation, for one class.
struct RedefinitionKey: Hashable {
  let implementation: UInt
  let type: UInt
}

/// One layer of a stack, whether or not it is still there.
struct LayerID: Hashable, @unchecked Sendable {
  // SAFETY: constant; the key is shared as its user handed it over.
  let stack: LayerStack
  let scope: LayerStack.Scope
  let order: UInt
  let key: AnyHashable

  init(_ node: LayerNode, in stack: LayerStack, at scope: LayerStack.Scope) {
    self.init(stack: stack, scope: scope, order: node.order, key: node.key)
  }

  init(stack: LayerStack, scope: LayerStack.Scope, order: UInt, key: AnyHashable) {
    self.stack = stack
    self.scope = scope
    self.order = order
    self.key = key
  }

  /// Whether calls still run the layer: it was not removed, and its object lives.
  var isInstalled: Bool { stack.layers(at: scope).contains { $0.order == order } }

  func remove() { stack.remove(at: scope) { $0.order == order } }

  /// No two layers of a stack have one order.
  static func == (one: Self, other: Self) -> Bool {
    one.stack === other.stack && one.order == other.order
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(stack))
    hasher.combine(order)
  }
}

// MARK: - Calls

extension LayerStack {
  /// What answers a call for `subject` after `cursor`; nil where nothing does.
  ///
  /// Takes no lock.
  func implementation(for subject: Subject, after cursor: Cursor = .start) -> LayerNode? {
    let flags = pliant_stack_flags(head)
    // A call that began before the layers were switched off ends as it began.
    if case .start = cursor, flags & UInt32(PLIANT_LAYERS_OFF) != 0 { return bottom }
    // An empty dictionary would have the runtime make its type, which allocates: not in a signal's handler.
    let task = flags & UInt32(PLIANT_TASK_LAYERS) != 0 ? TaskLayers.current : nil
    let thread = pliant_thread_get()
    let section = pliant_read_begin(thread)
    // Everything that is read up to the end of the section stays allocated until then.
    let found = find(for: subject, after: cursor, task: task)?.retain()
    pliant_read_end(thread, section)
    return found?.takeRetainedValue() ?? bottom
  }

  private func find(
    for subject: Subject,
    after cursor: Cursor,
    task: [RedefinitionKey: LayerNode]?
  ) -> Unmanaged<LayerNode>? {
    var order = UInt.max
    switch cursor {
    case .start: break
    case .layer(.object, let layer): order = layer
    case .layer(.type(let level), let layer):
      return find(from: level, below: layer, passing: nil, task: task)
    case .redefinition(let level):
      return find(from: level, below: 0, passing: level, task: task)
    }
    if let object = UnsafeRawPointer(bitPattern: subject.object),
      let own = pliant_map_get(&head.pointee.objects, object)?
        .assumingMemoryBound(to: pliant_layers.self),
      own.pointee.owner == object,
      let layer = pliant_layers_below(own, order)
    {
      return LayerNode.node(of: layer)
    }
    return find(from: subject.type, below: .max, passing: nil, task: task)
  }

  /// Walks up from `level`, whose layers at `order` and above, and whose redefinition if it is
  /// `passing`, were had already.
  private func find(
    from level: UInt,
    below order: UInt,
    passing: UInt?,
    task: [RedefinitionKey: LayerNode]?
  ) -> Unmanaged<LayerNode>? {
    let levels = pliant_stack_levels(head)
    var order = order
    var next: UInt? = owner == 0 ? 0 : level
    while let level = next {
      let layers = levels.flatMap { pliant_classes_get($0, UnsafeRawPointer(bitPattern: level)) }
      if let layer = layers.flatMap({ pliant_layers_below($0, order) }) {
        return LayerNode.node(of: layer)
      }
      if level != passing {
        if let own = task?[key(of: level)], !own.hasEnded {
          return Unmanaged.passUnretained(own)
        }
        if let redefinition = layers?.pointee.redefinition {
          return LayerNode.node(of: redefinition)
        }
      }
      order = .max
      next = level == 0 || level == owner ? nil : UInt(bitPattern: superclass(of: level))
    }
    return nil
  }

  private func superclass(of type: UInt) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: type).flatMap { pliant_superclass($0) }
  }
}

// MARK: - Looking at it

extension LayerStack {
  /// What a person looks at: all of one moment, and of the objects as many as are wanted.
  ///
  /// An object that has layers is not freed before its destroy entry took them, under the lock.
  func snapshot(mostObjects: Int) -> Snapshot {
    state.withUncheckedLock { state in
      // SAFETY: keys are the user's, who hands them over to be compared by any thread.
      Snapshot(
        classes: state.classes.map { type, installed in
          (type, installed.layers.map(\.key), installed.redefinition?.record)
        },
        objects: state.objects.prefix(mostObjects).map { address, layers in
          // SAFETY: see above; the first word of every native object is its class.
          let type = UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) ?? 0
          return (address, type, layers.map(\.key))
        },
        objectCount: state.objects.count,
        taskLayers: state.taskLayers,
        calls: state.countsCalls ? pliant_stack_calls(head) : nil
      )
    }
  }

  /// Keys oldest first; no layer is kept, for what it captured must die where it is removed.
  struct Snapshot {
    let classes: [(type: UInt, keys: [AnyHashable], redefinition: RedefinitionRecord?)]
    let objects: [(address: UInt, type: UInt, keys: [AnyHashable])]
    let objectCount: Int
    let taskLayers: Int
    /// nil while they are not counted.
    let calls: UInt64?
  }

  /// What redefinitions of a class's code are known by: no implementation lies under a message that no class
  /// declares.
  func key(of type: UInt) -> RedefinitionKey {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return RedefinitionKey(
      implementation: implementation == 0 ? address : implementation,
      type: type
    )
  }
}

// MARK: - Changes

extension LayerStack {
  /// A layer to be pushed on an object, whose death takes it.
  func layer(on object: AnyObject, key: AnyHashable?) throws -> LayerID {
    _ = try ObjectRecords.state(
      of: object,
      key: UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()),
      declaration: declaration
    ) { ObjectLayers(in: self) }
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return layer(at: .object(address), key: key)
  }

  /// A layer to be pushed; it has its scope and its order, and calls do not see it yet.
  func layer(at scope: Scope, key: AnyHashable?) -> LayerID {
    let order = state.withLock {
      $0.lastOrder += 1
      return $0.lastOrder
    }
    return LayerID(stack: self, scope: scope, order: order, key: key ?? AnyHashable(UniqueKey()))
  }

  /// Stacks a function on an object or a class; a layer with the same key goes.
  func push<Function>(_ function: Function, as layer: LayerID) throws {
    let node = TypedLayerNode(key: layer.key, order: layer.order, function: function)
    try edit(layer.scope) { $0.replacing(node) }
  }

  /// Removes the layers that match; false where there are none.
  @discardableResult
  func remove(at scope: Scope, where matches: (LayerNode) -> Bool) -> Bool {
    orStop {
      try edit(scope) { layers in
        let kept = layers.filter { !matches($0) }
        return kept.count < layers.count ? kept : nil
      }
    }
  }

  /// Removes the layers of every object and of every class; redefinitions stay.
  func removeAll() {
    let scopes = state.withLock { state in
      state.objects.prefix(.max).map { Scope.object($0.key) } + state.classes.keys.map(Scope.type)
    }
    for scope in scopes { remove(at: scope) { _ in true } }
  }

  /// Puts a redefinition in place of any other of the class, or of none; returns the one displaced.
  func setRedefinition(_ new: Redefining, of type: UInt) throws -> RedefinitionRecord? {
    // A call that still runs it may have been waited for.
    Reclaimer.keep(new.node)
    return try exchangeRedefinition(of: type, with: new) { $0 !== new.node }
  }

  /// Begins with a redefinition that was in place without layers, before any call sees this stack.
  func begin(with redefinition: Redefining, of type: UInt) throws {
    try state.withLock {
      $0.classes[type] = Installed(redefinition: redefinition)
      _ = try publish(class: type, $0)
    }
  }

  /// Takes a redefinition away if it is in place.
  func removeRedefinition(_ node: LayerNode, of type: UInt) {
    _ = orStop { try exchangeRedefinition(of: type, with: nil) { $0 === node } }
  }

  private func exchangeRedefinition(
    of type: UInt,
    with new: Redefining?,
    if condition: (LayerNode?) -> Bool
  ) throws -> RedefinitionRecord? {
    let result = try state.withLock { state -> (current: Redefining?, old: [UInt])? in
      let current = state.classes[type]?.redefinition
      guard condition(current?.node) else { return nil }
      // It may have been in place before.
      if let new { pliant_layer_set_removed(new.node.box, false) }
      let seen = state.classes[type]
      state.classes[type, default: Installed()].redefinition = new
      if state.classes[type]?.isEmpty == true { state.classes[type] = nil }
      do {
        let old = try publish(class: type, state)
        Reclaimer.mark(current.map { [$0.node] } ?? [])
        current?.record.count(-1)
        new?.record.count(1)
        return (current, old)
      } catch {
        state.classes[type] = seen
        throw error
      }
    }
    guard let result else { return nil }
    free(result.old, result.current.map { [$0.node] } ?? [])
    return result.current?.record
  }

  /// What takes a layer away has nothing to throw to: where no memory is left for the layers that stay, the
  /// program stops, as it does where Swift has none.
  private func orStop<Result>(_ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch {
      pliant_no_memory()
    }
  }

  /// The layers of an object or of a class, oldest first.
  func layers(at scope: Scope) -> [LayerNode] { state.withLock { $0[scope] } }

  /// Makes calls ask for the redefinitions of their task while there are any.
  func countTaskLayers(_ difference: Int) {
    state.withLock {
      $0.taskLayers += difference
      pliant_stack_set_flags(head, $0.flags)
    }
  }

  /// Makes calls count themselves, or go uncounted as they do otherwise.
  func setCountsCalls(_ countsCalls: Bool) {
    state.withLock {
      if countsCalls, !$0.countsCalls { pliant_stack_reset_calls(head) }
      $0.countsCalls = countsCalls
      pliant_stack_set_flags(head, $0.flags)
    }
  }

  /// Makes calls run the original, or the layers again.
  func setIsOff(_ isOff: Bool) {
    state.withLock {
      $0.isOff = isOff
      pliant_stack_set_flags(head, $0.flags)
    }
  }

  /// Called from an object's destroy entry.
  ///
  /// Nobody can be in a call on an object that dies, so its layers need not wait for one; they go
  /// newest first.
  fileprivate func removeAll(of address: UInt) {
    var layers: [LayerNode] = []
    let old = state.withLock { state in
      layers = state.objects[address]
      state.objects[address] = []
      return unpublish(object: address)
    }
    while !layers.isEmpty { layers.removeLast() }
    // A call for another object may be comparing its address with this one's.
    if !old.isEmpty { free(old, []) }
  }
}

/// Takes an object's layers with it when it dies.
final class ObjectLayers: ObjectState {
  unowned let stack: LayerStack

  init(in stack: LayerStack) {
    self.stack = stack
    super.init(key: UInt(bitPattern: Unmanaged.passUnretained(stack).toOpaque()))
  }

  override func objectDies(_ address: UInt) { stack.removeAll(of: address) }
}

// MARK: - Publishing

extension LayerStack {
  /// Replaces the layers of one scope by what `body` makes of them, unless that is nil.
  ///
  /// `body` compares keys, which is the user's code, and so runs under no lock: where the layers
  /// have changed meanwhile it is asked again.
  @discardableResult
  private func edit(_ scope: Scope, _ body: ([LayerNode]) -> [LayerNode]?) throws -> Bool {
    while true {
      let seen = layers(at: scope)
      guard let edited = body(seen) else { return false }
      let kept = Set(edited.map(ObjectIdentifier.init))
      let removed = seen.filter { !kept.contains(ObjectIdentifier($0)) }
      let old = try state.withLock { state -> [UInt]? in
        guard state[scope].elementsEqual(seen, by: ===) else { return nil }
        state[scope] = edited
        do {
          let old = try publish(scope, state)
          Reclaimer.mark(removed)
          return old
        } catch {
          state[scope] = seen
          throw error
        }
      }
      guard let old else { continue }
      free(old, removed)
      return true
    }
  }

  /// Ends a change: frees what calls may still read and layers, marked as removed, that calls may still run,
  /// once they do not.
  ///
  /// It waits also where there is nothing to free: a call that looked in one place before this change and in
  /// another after the next one would see neither.
  private func free(_ memory: [UInt], _ nodes: [LayerNode]) {
    pliant_wait_for_readers()
    for memory in memory { Glibc.free(UnsafeMutableRawPointer(bitPattern: memory)) }
    Reclaimer.retire(nodes)
  }

  /// Makes calls see the state; returns the memory that they saw before.
  ///
  /// Where no memory is left, they see what
  /// they saw.
  private func publish(_ scope: Scope, _ state: State) throws -> [UInt] {
    switch scope {
    case .object(let address): try publish(object: address, state)
    case .type(let type): try publish(class: type, state)
    }
  }

  private func publish(object address: UInt, _ state: State) throws -> [UInt] {
    let layers = state.objects[address]
    guard !layers.isEmpty else { return unpublish(object: address) }
    guard let object = UnsafeRawPointer(bitPattern: address) else { return [] }
    guard pliant_map_reserve(&head.pointee.objects) else { throw noMemory }
    let new = try makeLayers(owner: address, layers, redefinition: nil)
    let old = pliant_map_set(&head.pointee.objects, object, new)
    return old.map { [UInt(bitPattern: $0)] } ?? []
  }

  private func unpublish(object address: UInt) -> [UInt] {
    guard let object = UnsafeRawPointer(bitPattern: address) else { return [] }
    let old = pliant_map_set(&head.pointee.objects, object, nil)
    return old.map { [UInt(bitPattern: $0)] } ?? []
  }

  private func publish(class type: UInt, _ state: State) throws -> [UInt] {
    let address = UnsafeRawPointer(bitPattern: type)
    let layers = try state.classes[type].map {
      try makeLayers(owner: type, $0.layers, redefinition: $0.redefinition?.node)
    }
    let old = pliant_stack_levels(head)
    let oldLayers = old.flatMap { pliant_classes_get($0, address) }
    var hasMemory = true
    let new = pliant_classes_replacing(old, address, layers, &hasMemory)
    guard hasMemory else {
      Glibc.free(UnsafeMutableRawPointer(mutating: layers))
      throw noMemory
    }
    let own = shared != nil ? nil : state.classes[owner]
    let top = own?.layers.last ?? own?.redefinition?.node ?? bottom
    // The same top with and without the levels of other classes: a call may have looked for levels before
    // this, and look for the top after it.
    _ = pliant_stack_set_levels(
      head,
      new,
      shared == nil && state.classes.keys.allSatisfy { $0 == owner },
      top.map { UnsafeRawPointer($0.box) }
    )
    return [UInt(bitPattern: oldLayers), UInt(bitPattern: old)]
  }

  private var noMemory: JointError {
    .outOfResources(declaration: declaration, detail: "no memory is left for one more layer")
  }

  private func makeLayers(
    owner: UInt,
    _ layers: [LayerNode],
    redefinition: LayerNode?
  ) throws -> UnsafePointer<pliant_layers> {
    let made = pliant_layers_make(
      UnsafeRawPointer(bitPattern: owner),
      redefinition.map { UnsafeRawPointer($0.box) },
      UInt32(layers.count)
    )
    guard let all = made else { throw noMemory }
    for (index, layer) in layers.enumerated() {
      pliant_layers_set(all, UInt32(index), layer.box, layer.order)
    }
    return UnsafePointer(all)
  }
}

extension LayerStack.State {
  fileprivate subscript(scope: LayerStack.Scope) -> [LayerNode] {
    get {
      switch scope {
      case .object(let address): objects[address]
      case .type(let type): classes[type]?.layers ?? []
      }
    }
    set {
      switch scope {
      case .object(let address): objects[address] = newValue
      case .type(let type):
        classes[type, default: LayerStack.Installed()].layers = newValue
        if classes[type]?.isEmpty == true { classes[type] = nil }
      }
    }
  }
}

extension [LayerNode] {
  /// With `node` in its place by order, and without the one that had its key.
  fileprivate func replacing(_ node: LayerNode) -> [LayerNode] {
    (filter { $0.key != node.key } + [node]).sorted { $0.order < $1.order }
  }
}

/// The key of a layer that was given none.
private final class UniqueKey: Hashable, CustomStringConvertible {
  static func == (a: UniqueKey, b: UniqueKey) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var description: String { "(no key)" }
}
