import CPliant
import PliantHooks

/// All layers over one implementation: those of single objects, and those of classes.
///
/// A call runs the object's layers, newest first; then, from the object's class up to the class
/// whose code this is, each class's layers, newest first, and its redefinition, the task's before
/// everybody's; then the code.
///
/// Changes hold the lock; calls read what `head` publishes and take none.
final class LayerStack: @unchecked Sendable {
  // SAFETY: what is not constant is inside the mutex, or in `head`, whose parts are atomic.
  let declaration: String
  /// The `Implementation.id` of what it lies over; 0 if no class declares the message.
  let implementation: UInt
  /// The address of the class whose code this is; 0 for functions and methods of values.
  let owner: UInt
  /// The code, if classes that differ from the owner in their type arguments run it too: they do
  /// not run the owner's layers.
  let shared: Implementation.Original?
  let head: UnsafeMutablePointer<pliant_stack>
  /// The original, as the last layer; nil if no class declares the message.
  let bottom: LayerNode?
  /// Leads calls through the stack only while something is installed; nil if they always come
  /// through it.
  let entrySwitch: EntrySwitch?
  let state = Guarded(State())

  struct State {
    /// Every later layer has a higher number, also across objects and classes.
    var lastOrder: UInt = 0
    var objects = ObjectTable()
    var classes: [UInt: Installed] = [:]
    var taskLayers = 0
    var countsCalls = false
    var isOff = false
    /// Knows the objects that have layers; made for the first of them.
    var filter: ObjectFilter?
    /// Makes changes in place of an accessor's property call it, and whether they do now.
    var inPlace: (calls: InPlaceCalls, isLayered: Bool)?
    /// Whether calls on objects without layers run the original, uncounted, whoever makes them.
    var isForObjects: Bool { classes.isEmpty && taskLayers == 0 && !countsCalls }
    /// Whether all calls do.
    var isIdle: Bool { objects.count == 0 && isForObjects }
  }

  /// The object, or the class, whose layers they are.
  enum Scope {
    case object(UInt)
    case type(UInt)
  }

  /// The layers and the redefinition of one scope; an object has no redefinition.
  struct Installed {
    /// Oldest first.
    var layers: [LayerNode] = []
    var redefinition: Redefining?
    var isEmpty: Bool { layers.isEmpty && redefinition == nil }

    /// The part that calls see: all but the layers that are off.
    var visible: Installed {
      guard layers.contains(where: \.isOff) else { return self }
      return Installed(layers: layers.filter { !$0.isOff }, redefinition: redefinition)
    }
  }

  init(
    declaration: String,
    implementation: UInt,
    owner: UInt,
    shared: Implementation.Original? = nil,
    head: UnsafeMutablePointer<pliant_stack>,
    bottom: LayerNode?,
    entrySwitch: EntrySwitch? = nil
  ) {
    self.declaration = declaration
    self.implementation = implementation
    self.owner = owner
    self.shared = shared
    self.head = head
    self.bottom = bottom
    self.entrySwitch = entrySwitch
    head.pointee.owner = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    head.pointee.bottom = bottom.map { UnsafeRawPointer($0.box) }
    head.pointee.owner_class = UnsafeRawPointer(bitPattern: owner)
    _ = pliant_stack_set_levels(head, nil, true, bottom.map { UnsafeRawPointer($0.box) })
  }
}

extension LayerStack.State {
  fileprivate mutating func countInPlace() {
    guard let (calls, wasLayered) = inPlace else { return }
    let isLayered = !isOff && (objects.count > 0 || !classes.isEmpty || taskLayers > 0)
    guard isLayered != wasLayered else { return }
    calls.count(isLayered ? 1 : -1)
    inPlace = (calls, isLayered)
  }

  subscript(scope: LayerStack.Scope) -> LayerStack.Installed {
    get {
      switch scope {
      case .object(let address): LayerStack.Installed(layers: objects[address])
      case .type(let type): classes[type] ?? LayerStack.Installed()
      }
    }
    set {
      switch scope {
      case .object(let address): objects[address] = newValue.layers
      case .type(let type): classes[type] = newValue.isEmpty ? nil : newValue
      }
    }
  }
}

// MARK: - Layers

extension LayerStack {
  /// The layers of an object or of a class, oldest first.
  func layers(at scope: Scope) -> [LayerNode] { state.withLock { $0[scope].layers } }

  /// Creates a layer with its scope and its order; calls see it once it is pushed.
  func layer(at scope: Scope, key: AnyHashable?) -> LayerID {
    let order = state.withLock {
      $0.lastOrder += 1
      return $0.lastOrder
    }
    return LayerID(stack: self, scope: scope, order: order, key: key ?? AnyHashable(UniqueKey()))
  }

  /// Pushes a function as a layer, and removes a layer with the same key.
  func push<Function>(_ function: Function, as layer: LayerID, _ kind: LayerKind) throws {
    let node = TypedLayerNode(
      key: layer.key,
      order: layer.order,
      function: function,
      installation: Installation(kind: kind, callers: pliant_callers_now())
    )
    // One that was created later may have been pushed earlier.
    try edit(layer.scope) { layers in
      (layers.filter { $0.key != node.key } + [node]).sorted { $0.order < $1.order }
    }
  }

  /// Removes the layers that match; returns whether there were any.
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

  /// Makes calls pass over a layer, which keeps its place, or run it again; false if it is gone.
  func setIsOff(_ isOff: Bool, order: UInt, at scope: Scope) -> Bool {
    orStop {
      var isThere = false
      try change(scope) { installed in
        guard let node = installed.layers.first(where: { $0.order == order }) else { return nil }
        isThere = true
        guard node.isOff != isOff else { return nil }
        node.isOff = isOff
        return []
      }
      return isThere
    }
  }

  /// Replaces the layers of a scope by what `body` makes of them, unless that is nil.
  ///
  /// `body` compares keys, which is the user's code, and so runs under no lock: if the layers have
  /// changed meanwhile, it is called again.
  @discardableResult
  private func edit(_ scope: Scope, _ body: ([LayerNode]) -> [LayerNode]?) throws -> Bool {
    while true {
      let seen = layers(at: scope)
      guard let edited = body(seen) else { return false }
      let kept = Set(edited.map(ObjectIdentifier.init))
      let removed = seen.filter { !kept.contains(ObjectIdentifier($0)) }
      let isDone = try change(scope) { installed in
        guard installed.layers.elementsEqual(seen, by: ===) else { return nil }
        installed.layers = edited
        return removed
      }
      if isDone { return true }
    }
  }
}

// MARK: - Switches

extension LayerStack {
  /// Makes calls look for redefinitions of their task as long as there are any.
  func countTaskLayers(_ difference: Int) throws {
    try setFlags { $0.taskLayers += difference }
  }

  /// Makes calls count themselves, or go uncounted, which is the default.
  func setCountsCalls(_ countsCalls: Bool) {
    orStop {
      try setFlags {
        if countsCalls, !$0.countsCalls { pliant_stack_reset_calls(head) }
        $0.countsCalls = countsCalls
      }
    }
  }

  /// Makes calls run the original, or the layers again.
  func setIsOff(_ isOff: Bool) { orStop { try setFlags { $0.isOff = isOff } } }

  private func setFlags(_ change: (inout State) -> Void) throws {
    try state.withLock { state in
      try beginChange(state)
      defer { endChange(&state) }
      change(&state)
      let flags =
        (state.taskLayers > 0 ? PLIANT_TASK_LAYERS : 0)
        | (state.countsCalls ? PLIANT_COUNT_CALLS : 0) | (state.isOff ? PLIANT_LAYERS_OFF : 0)
      pliant_stack_set_flags(head, UInt32(flags))
    }
  }
}

// MARK: - The entry

extension LayerStack {
  /// Makes calls arrive at the entry if anything is installed.
  func install() throws {
    try state.withLock { if !$0.isIdle { try entrySwitch?.turnOn($0.filter) } }
  }

  /// Makes all calls arrive at the entry, before a change.
  func beginChange(_ state: borrowing State) throws {
    if state.isIdle || (state.isForObjects && state.filter != nil) {
      try entrySwitch?.turnOn(state.filter)
    }
  }

  /// Makes calls that need not arrive at the entry run the function itself, after a change.
  ///
  /// Calls that have arrived find the original.
  func endChange(_ state: inout State) {
    state.countInPlace()
    guard state.isForObjects else { return }
    let isIdle = state.isIdle
    entrySwitch?.turnOff(&state.filter, isIdle: isIdle)
  }

  /// Makes changes of the accessor's property in place calls of it, while there are layers.
  func follow(_ calls: InPlaceCalls) {
    state.withLock { state in
      guard state.inPlace == nil else { return }
      state.inPlace = (calls, false)
      state.countInPlace()
    }
  }

  /// Whether they are.
  var seesInPlace: Bool { state.withLock { $0.inPlace != nil } }

  /// Takes note of a change of an object's layers that calls see.
  func filter(_ object: UInt, had old: Bool, has new: Bool, _ state: inout State) {
    guard old != new, let entrySwitch, head.pointee.receiver_kind == PLIANT_OBJECT else { return }
    guard new else {
      let isForObjects = state.isForObjects
      state.filter?.remove(object, isOpen: isForObjects)
      return
    }
    if state.filter == nil, state.objects.count == 1 {
      // Without memory for one, all calls arrive at the entry.
      state.filter = (try? ObjectFilter(of: entrySwitch)) ?? nil
    }
    state.filter?.add(object)
  }
}
