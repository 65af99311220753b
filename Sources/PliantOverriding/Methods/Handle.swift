import CPliant
import PliantBase
import PliantJoints
import Synchronization

/// What `Method` and `Callable` have in common: a declaration, the entries that can stand in its
/// joints, and the functions that the macro wrote for its type.
final class Handle<Function>: @unchecked Sendable {
  // SAFETY: all is constant but for `state`, which is locked; the functions capture nothing.
  let declaration: Declaration
  let subject: HandleSubject
  private let points: [EntryPoint<Function>]
  private let entry: (Int, AnyObject) -> FunctionWords
  let original: (OriginalFunction) -> Function
  private let forward: (@escaping @Sendable (Subject) -> ActiveCall<Function>) -> Function
  /// The function of a double: it tells the recorder of its calls, and passes them on.
  let double: (Function, PliantExpansion.CallRecorder) -> Function
  /// Calls the declaration as the program would.
  let invoke: Function?
  /// Of a message that no class declares; found once, for calls of it take no lock.
  let messageStack: LayerStack?
  private let state = Guarded(State())

  private struct State {
    var stacks: [UInt: LayerStack] = [:]
    /// Those whose entry stands in the joints of every class below, too.
    var inheritedStacks: [UInt: LayerStack] = [:]
    var implementations: [UInt: Implementation] = [:]
    var entriesTaken = 0
  }

  init(
    declaration: Declaration,
    subject: HandleSubject,
    points: [EntryPoint<Function>],
    entry: @escaping (Int, AnyObject) -> FunctionWords,
    original: @escaping (OriginalFunction) -> Function,
    forward: @escaping (@escaping @Sendable (Subject) -> ActiveCall<Function>) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function?
  ) {
    self.declaration = declaration
    self.subject = subject
    self.points = points
    self.entry = entry
    self.original = original
    self.forward = forward
    self.double = double
    self.invoke = invoke
    if case .message = subject {
      messageStack = Stacks.message(declaration.name, of: Function.self)
    } else {
      messageStack = nil
    }
  }

  /// A function that runs what comes after `position` in `stack`, found anew at every call.
  func next(
    in stack: LayerStack,
    after position: LayerStack.Position,
    or fallback: Function? = nil
  ) -> Function {
    let last = fallback.map { TypedLayerNode(key: "", order: 0, function: $0) }
    return forward { [declaration] subject in
      guard let node = stack.implementation(for: subject, after: position) ?? last else {
        preconditionFailure(
          "'\(declaration)' has nothing below its oldest layer, for no class declares it; "
            + "use layer.next(or:)"
        )
      }
      return ActiveCall(running: node)
    }
  }
}

/// Whom a handle's declaration is called on.
enum HandleSubject: Sendable {
  case instances(of: AnyClass)
  case classes(AnyClass)
  case values(Any.Type)
  /// A static, an initializer, or, without a type, a free function.
  case functions(of: Any.Type?)
  case message

  var type: AnyClass? {
    switch self {
    case .instances(let type), .classes(let type): type
    case .values, .functions, .message: nil
    }
  }
}

// MARK: - Stacks

extension Handle {
  /// The stack over what instances of `type` run, its entry installed for them; where `inherited` is
  /// set, also for every class that inherits this code from `type`.
  func stack(for type: ClassMetadata?, inherited: Bool) throws -> LayerStack {
    if let messageStack {
      try DeclaredMessages.refuse(declaration.name, of: type)
      return messageStack
    }
    let key = type?.address ?? 0
    Stacks.followImages()
    try implementation(for: type).checkPolicy()
    let known = state.withLock { inherited ? $0.inheritedStacks[key] : $0.stacks[key] }
    if let known { return known }
    let implementation = try implementation(for: type)
    try keepImages(of: implementation, type)
    let stack = try Stacks.withLock { stacks in
      let stack = try stacks.stack(for: implementation, shape: shape) {
        try makeStack(for: implementation)
      }
      try stacks.install(implementation, for: type, inherited: inherited)
      return stack
    }
    state.withLock {
      $0.stacks[key] = stack
      if inherited { $0.inheritedStacks[key] = stack }
    }
    return stack
  }

  /// The stack over what instances of `type` run, if anything was ever installed there.
  func existingStack(for type: ClassMetadata?) -> LayerStack? {
    if let messageStack { return messageStack }
    if let stack = state.withLock({ $0.stacks[type?.address ?? 0] }) { return stack }
    guard let implementation = try? implementation(for: type) else { return nil }
    return Stacks.withLock { $0.existing(implementation.id) }
  }

  /// What was found in an image stands in joints for ever, and so does the entry that is this handle's code.
  ///
  /// Not under a lock: the loader may be running code of a library that it loads, which waits for that lock.
  private func keepImages(of implementation: Implementation, _ type: ClassMetadata?) throws {
    let entry = entry(0, EntryProbe()).function.map { UInt(bitPattern: $0) } ?? 0
    for address in [implementation.function, implementation.id, entry] {
      try Image.keep(at: address, for: implementation.declaration)
    }
    try type?.keepImage(for: implementation.declaration)
  }

  /// What instances of `type` run; found once, for the symbols are read for it.
  func implementation(for type: ClassMetadata?) throws -> Implementation {
    let key = type?.address ?? 0
    if let known = state.withLock({ $0.implementations[key] }) { return known }
    let found = try findImplementation(for: type)
    state.withLock { $0.implementations[key] = found }
    return found
  }

  private func findImplementation(for type: ClassMetadata?) throws -> Implementation {
    var finder = JointFinder(declaration)
    switch subject {
    case .instances(let owner), .classes(let owner):
      return try finder.implementation(for: type ?? ClassMetadata(owner))
    case .values(let type):
      try finder.refuseProtocol(type)
      guard declaration.isMutating || ValueLayout.isPassedDirectly(type) else {
        throw JointError.indirectReceiver(declaration: declaration.description)
      }
      return try finder.implementation(in: type)
    case .functions(let type?): return try finder.implementation(in: type)
    case .functions(nil): return try finder.freeFunction()
    case .message:
      throw JointError.notFound(declaration: declaration.description, nearMisses: [])
    }
  }

  /// What two handles must share to bend the same joints.
  private var shape: JointShape {
    switch subject {
    case .instances, .values: JointShape(subject: 0, signature: declaration.signature)
    case .classes: JointShape(subject: 1, signature: declaration.signature)
    case .functions, .message: JointShape(subject: 2, signature: declaration.signature)
    }
  }

  private func makeStack(for implementation: Implementation) throws -> InstallableStack {
    let index = state.withLock { state in
      state.entriesTaken += 1
      return state.entriesTaken - 1
    }
    var committed = false
    defer { if !committed { state.withLock { $0.entriesTaken -= 1 } } }
    guard index < points.count else {
      throw JointError.noEntryLeft(declaration: declaration.description)
    }
    guard metatype == 0 || declaration.signature?.effects?.contains("async") != true else {
      throw JointError.unexpectedLayout(
        declaration: declaration.description,
        detail:
          "the original of a class's asynchronous static or initializer would lose its class; "
          + "bend a function that calls it"
      )
    }
    let function = try entryFunction(index)
    let code = OriginalFunction(implementation.makeOriginal(), of: Function.self, type: metatype)
    let bottom = TypedLayerNode(key: "", order: 0, function: original(code))
    let stack = LayerStack(
      declaration: declaration.description,
      implementation: implementation.id,
      owner: subject.type == nil ? 0 : implementation.owner?.address ?? 0,
      head: points[index].head,
      bottom: bottom
    )
    committed = true
    return InstallableStack(stack: stack, entry: function) { [original] code in
      let code = OriginalFunction(code, of: Function.self)
      return TypedLayerNode(key: "", order: 0, function: original(code))
    }
  }

  /// What `self` is in a static or an initializer of a class.
  private var metatype: UInt {
    guard case .functions(let type?) = subject, let type = type as? AnyClass else { return 0 }
    return ClassMetadata(type).address
  }

  /// The entry's function, once its context has been seen to be what its callers will pass.
  private func entryFunction(_ index: Int) throws -> UnsafeRawPointer {
    let probe = EntryProbe()
    let words = withExtendedLifetime(probe) { entry(index, probe) }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(probe).toOpaque())
    var expected: UnsafeRawPointer?
    if case .instances = subject { expected = address }
    guard let function = words.function, words.context == expected else {
      throw JointError.unexpectedLayout(
        declaration: declaration.description,
        detail: "the compiler gave its entry a context that is not the receiver"
      )
    }
    guard usesSelfThunk else { return function }
    guard let thunk = SelfThunks.take(for: function) else {
      throw JointError.noEntryLeft(declaration: declaration.description)
    }
    return thunk
  }

  private var usesSelfThunk: Bool {
    switch subject {
    case .classes: true
    case .values: declaration.isMutating
    case .instances, .functions, .message: false
    }
  }
}

/// Stands for a receiver while an entry is made; nothing is called on it.
private final class EntryProbe {}

// MARK: - Entries that keep `self`

enum SelfThunks {
  private static let taken = Atomic<UInt32>(0)

  /// A function that keeps its context register for `target` to read; nil when all are taken.
  static func take(for target: UnsafeRawPointer) -> UnsafeRawPointer? {
    let index = taken.add(1, ordering: .relaxed).oldValue
    guard index < UInt32(PLIANT_SELF_THUNKS) else { return nil }
    pliant_self_thunk_set(index, target)
    return pliant_self_thunk(index)
  }
}
