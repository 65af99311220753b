import CPliant
import PliantBase
import PliantDoubles
import PliantImages
import PliantJoints
import Synchronization

/// What `Method` and `Callable` have in common: a declaration, the entries that can stand in its
/// joints, and the functions that the macro wrote for its type.
final class Handle<Function>: @unchecked Sendable {
  // SAFETY: all is constant but for `known`, which is locked; the functions capture nothing.
  let declaration: Declaration
  let subject: HandleSubject
  let reference: Reference
  private let shapes: [PliantExpansion.Shape<Function>]
  private let forward: (@escaping @Sendable (Subject) -> ActiveCall<Function>) -> Function
  /// The function of a double: it tells the recorder of its calls, and passes them on.
  let double: (Function, PliantExpansion.CallRecorder) -> Function
  /// Calls the declaration as the program would; nil of a message, and of what only a symbol names.
  let invoke: Function?
  /// Of a message that no class declares; found once, for calls of it take no lock.
  let messageLayers: LayerStack?
  private let known = Guarded<[UInt: Known]>([:])

  /// What instances of a class run.
  private struct Known {
    let implementation: Implementation
    /// Once the entry stands in its joints.
    var layers: LayerStack?
  }

  init(
    declaration: Declaration,
    subject: HandleSubject,
    reference: Reference,
    shapes: [PliantExpansion.Shape<Function>],
    forward: @escaping (@escaping @Sendable (Subject) -> ActiveCall<Function>) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function?
  ) {
    self.declaration = declaration
    self.subject = subject
    self.reference = reference
    self.shapes = shapes
    self.forward = forward
    self.double = double
    self.invoke = reference.isSpelled ? nil : invoke
    if case .message = subject {
      messageLayers = Joints.message(declaration.name, of: Function.self)
    } else {
      messageLayers = nil
    }
  }

  /// A function that runs what comes after `position` in `stack`, found anew at every call.
  func next(
    in stack: LayerStack,
    after position: LayerStack.Position,
    or fallback: Function? = nil
  ) -> Function {
    if let own = instantiation(in: stack) {
      return forward { _ in
        let node = stack.implementation(for: own.subject, after: position)
        return ActiveCall(running: node === stack.bottom ? own.original : node ?? own.original)
      }
    }
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

extension Handle {
  /// Of a static of a generic class, which the code serves with others: the class, and the original that runs
  /// for it also outside of its calls.
  private func instantiation(in stack: LayerStack) -> (subject: Subject, original: LayerNode)? {
    guard let shared = stack.shared, let type = subject.staticType, let shape = try? shape,
      let own = try? known(for: nil).implementation.instantiation
    else { return nil }
    let code = OriginalFunction(
      shared,
      of: Function.self,
      type: ClassMetadata(type).address,
      under: own.address,
      stack: UInt(bitPattern: stack.head),
      consumed: stack.head.pointee.consumed,
      borrowed: stack.head.pointee.borrowed
    )
    let original = TypedLayerNode(key: "", order: 0, function: shape.original(code))
    return (Subject(object: 0, type: own.address), original)
  }

  /// What calls a declaration that only a symbol names, once that is entered: its newest layer, or itself.
  func entered(for receiver: some Any) throws -> Function {
    let type: AnyClass? =
      if case .instances = subject { Swift.type(of: receiver) as? AnyClass } else { subject.type }
    return next(in: try layers(for: type.map { ClassMetadata($0) }), after: .start)
  }
}

// MARK: - Installing

extension Handle {
  /// The layers over what instances of `type` run, with an entry in its joint.
  func layers(for type: ClassMetadata?) throws -> LayerStack {
    if let messageLayers {
      try DeclaredMessages.refuse(declaration.name, of: type)
      return messageLayers
    }
    Joints.followImages()
    let known = try known(for: type)
    let implementation = known.implementation
    try implementation.checkPolicy()
    if let layers = known.layers { return layers }
    try keepImages(of: implementation, type)
    let layers = try Joints.withLock { joints in
      let joint = joints.joint(of: implementation)
      let layers =
        try joint.layers(as: form) ?? joints.enter(joint, by: makeEntry(to: implementation))
      try joint.install()
      return layers
    }
    self.known.withLock { $0[type?.address ?? 0]?.layers = layers }
    return layers
  }

  /// The layers over what instances of `type` run, if anything was ever installed there.
  func existingLayers(for type: ClassMetadata?) -> LayerStack? {
    if let messageLayers { return messageLayers }
    guard let known = try? known(for: type) else { return nil }
    return known.layers ?? Joints.withLock { $0.layers(of: known.implementation) }
  }

  /// What was found in an image stands in joints for ever, and so does the entry that is this handle's code.
  ///
  /// Not under a lock: the loader may be running code of a library that it loads, which waits for that lock.
  private func keepImages(of implementation: Implementation, _ type: ClassMetadata?) throws {
    let entry = try shape.words(for: declaration.description)
    let code = UInt(bitPattern: entry.words?.function)
    for address in [implementation.function, implementation.id, code] {
      try Image.keep(at: address, for: implementation.declaration)
    }
    try type?.keepImage(for: implementation.declaration)
  }

  /// What instances of `type` run; found once, for the symbols are read for it.
  func implementation(for type: ClassMetadata?) throws -> Implementation {
    try known(for: type).implementation
  }

  private func known(for type: ClassMetadata?) throws -> Known {
    let key = type?.address ?? 0
    if let known = known.withLock({ $0[key] }) { return known }
    let found = Known(implementation: try findImplementation(for: type))
    if reference.isSpelled {
      try Convention.compare(found.implementation, with: reference, of: subject, at: shape.place)
    }
    return known.withLock { known in
      if let known = known[key] { return known }
      known[key] = found
      return found
    }
  }

  private func findImplementation(for type: ClassMetadata?) throws -> Implementation {
    let finder = JointFinder(declaration, named: reference.function)
    switch subject {
    case .instances(let owner), .classes(let owner):
      return try finder.implementation(for: type ?? ClassMetadata(owner))
    case .values(let type), .mutableValues(let type), .valueTypes(let type),
      .functions(let type?):
      return try finder.implementation(in: type)
    case .functions(nil):
      let isOfC = reference.isSpelled && declaration.labels == nil
      return try finder.freeFunction(of: Function.self, isOfC: isOfC)
    case .message:
      throw JointError.notFound(declaration: declaration.description, nearMisses: [])
    }
  }

  /// The shape that fits the receiver: one that is passed as an argument, or one in the register for self.
  var shape: PliantExpansion.Shape<Function> {
    get throws {
      guard let first = shapes.first else {
        throw JointError.wrongReceiver(
          declaration: declaration.description,
          receiver: "an inout value, which it does not change: write the receiver without 'inout'"
        )
      }
      guard case .values(let type) = subject, let value = shapes.last, let probes = value.probes,
        ReceiverLayout.isArgument(type, probes)
      else { return first }
      return value
    }
  }

  private var form: Joint.Form {
    Joint.Form(subject: subject.form, signature: declaration.signature)
  }

  /// A thunk that leads to the code of this handle, once its convention was seen to be the implementation's.
  private func makeEntry(to implementation: Implementation) throws -> Joint.Entry {
    let shape = try shape
    let entry = try shape.words(for: declaration.description)
    let convention = try Convention(
      of: entry,
      at: shape.place,
      reference: reference,
      for: implementation,
      of: subject
    )
    let head = UnsafeMutablePointer<pliant_stack>.allocate(capacity: 1)
    head.initialize(to: pliant_stack())
    head.pointee.subject = convention.subject
    head.pointee.consumed = convention.consumed
    head.pointee.borrowed = convention.borrowed
    let type = subject.staticType.map { ClassMetadata($0).address } ?? 0
    head.pointee.passes_class = type != 0
    // Every handle's layers answer with objects of the class that declares it, if not of one below.
    if implementation.fillsObject, let owner = implementation.owner {
      // What a layer makes is of the class that was called, for the others run the code itself.
      guard type == owner.address else {
        head.deallocate()
        throw JointError.classInitializer(declaration: declaration.description)
      }
      head.pointee.subject = PLIANT_PARTIAL
      head.pointee.initialized = UnsafeRawPointer(bitPattern: owner.address)
    } else if implementation.symbol.returnsSelf, let owner = implementation.owner {
      head.pointee.returned = UnsafeRawPointer(bitPattern: owner.address)
    }
    let kind = shape.isSuspending ? PLIANT_THUNK_FRAME : PLIANT_THUNK_THIN
    let thunk = try makeThunk(
      kind,
      to: entry.words?.function,
      context: head,
      for: declaration.description
    ) { head.deallocate() }
    return Joint.Entry(
      function: thunk,
      head: head,
      form: form,
      owner: (subject.type == nil ? implementation.instantiation : implementation.owner)?.address
        ?? 0
    ) { [original = shape.original] code in
      let code = OriginalFunction(
        code,
        of: Function.self,
        type: type,
        stack: UInt(bitPattern: head),
        consumed: convention.consumed,
        borrowed: convention.borrowed
      )
      return TypedLayerNode(key: "", order: 0, function: original(code))
    }
  }
}

extension PliantExpansion.Shape {
  var isSuspending: Bool { if case .suspending = code { true } else { false } }

  /// The entry, once its context has been seen to be what its callers will pass.
  func words(for declaration: String) throws -> PliantExpansion.Entry {
    let entry: PliantExpansion.Entry
    var context: UnsafeRawPointer?
    switch code {
    case .plain(let make): entry = make()
    case .suspending(let make):
      _ = PliantExpansion.Frame.prepare
      let frame = PliantExpansion.Frame()
      entry = withExtendedLifetime(frame) { make(frame) }
      context = UnsafeRawPointer(Unmanaged.passUnretained(frame).toOpaque())
    }
    guard let words = entry.words, words.function != nil, words.context == context else {
      throw JointError.unexpectedLayout(
        declaration: declaration,
        detail: "the compiler gave its entry a context of another kind than a thunk passes"
      )
    }
    return entry
  }
}
