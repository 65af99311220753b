import CPliant
import PliantHooks
import PliantImages

extension Handle {
  /// The form of its calls, in which all handles on one hook must agree.
  private var form: Hook.Form {
    Hook.Form(
      subject: subject.form,
      signature: declaration.signature,
      inheritsIsolation: isSuspending == true
        && FunctionText(Function.self)?.inheritsIsolation == true
    )
  }

  /// The class that is self in a static or an initializer, as an address; 0 of others.
  private var passedClass: UInt { subject.staticType.map { ClassMetadata($0).address } ?? 0 }

  /// The layers over an implementation, which instances of `type` run, with an entry of this
  /// handle's in its hook.
  func enter(
    _ implementation: Implementation,
    of type: ClassMetadata? = nil,
    witness: (__Pliant.Entry) throws -> WitnessSubject? = { _ in nil }
  ) throws -> LayerStack {
    let (shape, form) = (try shape, form)
    let entry = try shape.words(for: declaration.description)
    try keepImages(of: implementation, type, entry)
    return try HookRegistry.withLock { hooks in
      let hook = hooks.hook(of: implementation)
      let layers =
        try hook.layers(as: form)
        ?? hooks.enter(
          hook,
          by: makeEntry(entry, of: shape, form, to: implementation, of: witness(entry))
        )
      try hook.install()
      return layers
    }
  }

  /// Keeps the images loaded whose code is in hooks for ever: the implementation's, and the one of
  /// the entry, which is this handle's code.
  ///
  /// Not under a lock: the loader may be running code of a library that it loads, which waits for
  /// that lock.
  private func keepImages(
    of implementation: Implementation,
    _ type: ClassMetadata?,
    _ entry: __Pliant.Entry
  ) throws {
    let code = UInt(bitPattern: entry.words?.function)
    for address in [implementation.function, implementation.id, code] {
      try Image.keep(at: address, for: implementation.declaration)
    }
    try type?.keepImage(for: implementation.declaration)
  }

  /// A thunk that leads to the code of this handle, if its convention is the implementation's.
  private func makeEntry(
    _ entry: __Pliant.Entry,
    of shape: __Pliant.Shape<Function>,
    _ form: Hook.Form,
    to implementation: Implementation,
    of witness: WitnessSubject?
  ) throws -> Hook.Entry {
    let convention = try Convention(
      of: entry,
      at: shape.place,
      reference: reference,
      for: implementation,
      of: subject
    )
    let head = try makeHead(for: convention, of: implementation)
    if let witness {
      head.pointee.receiver_kind = PLIANT_WITNESS
      // Retained for ever, as the stack is.
      head.pointee.witness = UnsafeRawPointer(Unmanaged.passRetained(witness).toOpaque())
    }
    let thunk = try makeThunk(
      shape.isSuspending ? PLIANT_THUNK_ASYNC : PLIANT_THUNK_SYNC,
      to: entry.words?.function,
      context: head,
      for: declaration.description
    ) { head.deallocate() }
    let owner = subject.type == nil ? implementation.instantiation : implementation.owner
    return Hook.Entry(function: thunk, head: head, form: form, owner: owner?.address ?? 0) {
      [
        type = passedClass, original = shape.original, hidden = implementation.hiddenWords,
        isReference = subject.referencedClass != nil
      ] code in
      let code = OriginalFunction(
        code,
        ofWitness: witness,
        of: Function.self,
        type: type,
        stack: UInt(bitPattern: head),
        consumed: convention.consumed,
        borrowed: convention.borrowed,
        hidden: hidden,
        isReference: isReference
      )
      return TypedLayerNode(key: "", order: 0, function: original(code))
    }
  }

  /// The stack that calls come through, which says how they pass their receiver and arguments.
  private func makeHead(
    for convention: Convention,
    of implementation: Implementation
  ) throws -> UnsafeMutablePointer<pliant_stack> {
    let owner = implementation.owner
    let filled = implementation.fillsObject ? owner : nil
    // A layer makes an object of the class that was called; other classes run the code itself.
    if let filled, passedClass != filled.address {
      throw OverrideError.classInitializer(declaration: declaration.description)
    }
    let head = UnsafeMutablePointer<pliant_stack>.allocate(capacity: 1)
    head.initialize(to: pliant_stack())
    head.pointee.receiver_kind = filled == nil ? convention.subject : PLIANT_PARTIAL
    head.pointee.consumed = convention.consumed
    head.pointee.borrowed = convention.borrowed
    head.pointee.passes_class = passedClass != 0
    // Every handle's layers answer with objects of the class that declares it, if not of one below.
    if let filled {
      head.pointee.initialized = UnsafeRawPointer(bitPattern: filled.address)
    } else if implementation.symbol.returnsSelf, let owner {
      head.pointee.returned = UnsafeRawPointer(bitPattern: owner.address)
    }
    return head
  }
}

// MARK: - Shapes

extension Handle {
  /// The shape that fits the receiver, which is passed as an argument or in the register for self.
  var shape: __Pliant.Shape<Function> {
    get throws {
      if let known = fitting.withLock({ $0 }) { return known }
      let found = try findShape()
      fitting.withLock { $0 = found }
      return found
    }
  }

  private func findShape() throws -> __Pliant.Shape<Function> {
    guard let first = shapes.first else {
      throw OverrideError.wrongReceiver(
        declaration: declaration.description,
        receiver: "an inout value, which it does not change: write the receiver without 'inout'"
      )
    }
    guard case .values(let type) = subject, requirement == nil, let value = shapes.last,
      let probes = value.probes, try !isPassedByAddress(type),
      ReceiverLayout.isArgument(type, probes)
    else { return first }
    return value
  }

  /// Whether unspecialized code passes a value by its address, whatever its size.
  private func isPassedByAddress(_ type: any Any.Type) throws -> Bool {
    guard let specialized = reference.specialization else { return false }
    if specialized.isConformer { return true }
    guard let depends = GenericLayout.dependsOnParameters(type) else {
      throw declaration.refusal(
        "nothing tells how generic code passes a '\(type)', whose fields hold other types "
          + "of its parameters: override what calls it"
      )
    }
    return depends
  }
}

extension __Pliant.Shape {
  var isSuspending: Bool { if case .suspending = code { true } else { false } }

  /// Returns the entry if its context is the one that its callers will pass.
  func words(for declaration: String) throws -> __Pliant.Entry {
    let entry: __Pliant.Entry
    var context: UnsafeRawPointer?
    switch code {
    case .plain(let make): entry = make()
    case .suspending(let make):
      _ = __Pliant.Frame.prepare
      let frame = __Pliant.Frame()
      entry = withExtendedLifetime(frame) { make(frame) }
      context = UnsafeRawPointer(Unmanaged.passUnretained(frame).toOpaque())
    }
    guard let words = entry.words, words.function != nil, words.context == context else {
      throw OverrideError.unexpectedLayout(
        declaration: declaration,
        detail: "the compiler gave its entry a context of another kind than a thunk passes"
      )
    }
    return entry
  }
}
