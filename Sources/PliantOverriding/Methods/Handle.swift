import CPliant
import PliantHooks
import PliantImages

extension __Pliant {
  /// A declaration, the entries that can be installed in its hooks, and the functions that the
  /// macro wrote for its type.
  public final class Handle<Function>: @unchecked Sendable {
    // SAFETY: all is constant but for `cache`, which is locked; the functions capture nothing.
    let declaration: Declaration
    let subject: HandleSubject
    let reference: __Pliant.Reference
    /// The one type whose witnesses are overridden, of a handle on a protocol's requirement.
    let conformer: Any.Type?
    let shapes: [__Pliant.Shape<Function>]
    /// Whether calls suspend; nil of a message, of which nothing says it.
    let isSuspending: Bool?
    private let forward: EntryPoints<Function>.Forward
    /// The function of a double: it reports its calls to the recorder, and passes them on.
    let double: (Function, __Pliant.CallRecorder) -> Function
    /// Calls the declaration as the program would; nil for a message, and if a symbol names it.
    let invoke: Function?
    /// The layers of a message that no class declares; found once, because calls take no lock.
    let messageLayers: LayerStack?
    private let cache = Guarded<[UInt: FoundCode]>([:])
    /// The shape that fits the receiver, once it is found.
    let fitting = Guarded<__Pliant.Shape<Function>?>(nil)

    init(
      declaration: Declaration,
      subject: HandleSubject,
      reference: __Pliant.Reference,
      shapes: [__Pliant.Shape<Function>],
      forward: @escaping EntryPoints<Function>.Forward,
      double: @escaping (Function, __Pliant.CallRecorder) -> Function,
      invoke: Function?,
      conformer: Any.Type? = nil
    ) {
      self.conformer = conformer
      self.declaration = declaration
      self.subject = subject
      self.reference = reference
      self.shapes = shapes
      isSuspending = shapes.first?.isSuspending
      self.forward = forward
      self.double = double
      self.invoke = reference.isSpelled ? nil : invoke
      if case .message = subject {
        messageLayers = HookRegistry.message(declaration.name, of: Function.self)
      } else {
        messageLayers = nil
      }
    }

    /// The same handle on one type's witness alone.
    func narrowed(to conformer: Any.Type) -> Handle {
      Handle(
        declaration: declaration,
        subject: subject,
        reference: reference,
        shapes: shapes,
        forward: forward,
        double: double,
        invoke: invoke,
        conformer: conformer
      )
    }

    /// A function that runs what comes after `position` in `stack`, found anew at every call.
    func next(
      in stack: LayerStack,
      after position: LayerStack.Cursor,
      or fallback: Function? = nil
    ) -> Function {
      let borrows = isSuspending == false  // others may end on another thread
      if requirement != nil || subject.referencedClass != nil {
        // The layers are everybody's, whatever object the receiver is.
        return forward(to: nil, in: stack, borrows: borrows) { _ in
          stack.implementation(for: .none, after: position) ?? stack.bottom.unsafelyUnwrapped
        }
      }
      if let own = instantiation(in: stack) {
        return forward(to: nil, in: stack, borrows: borrows) { _ in
          let node = stack.implementation(for: own.subject, after: position)
          return node === stack.bottom ? own.original : node ?? own.original
        }
      }
      let last = fallback.map { TypedLayerNode(function: $0) }
      return forward(to: position, in: stack, borrows: borrows) { [declaration] subject in
        guard let node = stack.implementation(for: subject, after: position) ?? last else {
          preconditionFailure(
            "'\(declaration)' has nothing below its oldest layer, for no class declares it; "
              + "use layer.next(or:)"
          )
        }
        return node
      }
    }

    private func forward(
      to position: LayerStack.Cursor?,
      in stack: LayerStack,
      borrows: Bool,
      find: @escaping @Sendable (Receiver) -> LayerNode
    ) -> Function {
      let position = __Pliant.Position(position, in: stack, borrows: borrows, find: find)
      return forward(__Pliant.NextLayer(position: position))
    }
  }
}

/// The code that instances of a class run; not generic, so that looking it up makes no types.
private struct FoundCode: Sendable {
  /// Shared, because it is large.
  private final class Code: Sendable {
    let implementation: Implementation
    init(_ implementation: Implementation) { self.implementation = implementation }
  }

  private let code: Code
  let leastPolicy: OverridePolicy
  let inlinedCode: UInt?
  /// The layers, once the entry is in its hooks.
  var layers: LayerStack?

  init(_ implementation: Implementation) {
    code = Code(implementation)
    leastPolicy = implementation.kind.leastPolicy
    inlinedCode = implementation.inlinedCode
  }

  var implementation: Implementation { _read { yield code.implementation } }
}

extension Handle {
  /// The class of a static in a generic class, whose code serves other classes too, and the
  /// original that runs for it even outside of its calls.
  private func instantiation(in stack: LayerStack) -> (subject: Receiver, original: LayerNode)? {
    guard let shared = stack.shared, let type = subject.staticType,
      let cached = try? cached(for: nil), let shape = try? shape,
      let own = cached.implementation.instantiation
    else { return nil }
    let code = OriginalFunction(
      shared,
      of: Function.self,
      type: ClassMetadata(type).address,
      under: own.address,
      stack: UInt(bitPattern: stack.head),
      consumed: stack.head.pointee.consumed,
      borrowed: stack.head.pointee.borrowed,
      hidden: cached.implementation.hiddenWords
    )
    let original = TypedLayerNode(function: shape.original(code))
    return (Receiver(object: 0, type: own.address), original)
  }

  /// Returns the function that calls of a declaration run that only a symbol names, once it is
  /// entered: its newest layer, or itself.
  func entered(for receiver: some Any) throws -> Function {
    let type: AnyClass? =
      if case .instances = subject { Swift.type(of: receiver) as? AnyClass } else { subject.type }
    return next(in: try layers(for: type.map { ClassMetadata($0) }), after: .start)
  }
}

// MARK: - Installing

extension Handle {
  /// The layers over what instances of `type` run, with an entry in its hook.
  func layers(for type: ClassMetadata?) throws -> LayerStack {
    if let messageLayers {
      try DeclaredMessages.refuse(declaration.name, of: type)
      return messageLayers
    }
    HookRegistry.followImages()
    let cached = try cached(for: type)
    try OverridePolicy.require(cached.leastPolicy, for: declaration.description)
    cached.inlinedCode.map { OptimizedProgram.warn(of: declaration, at: $0) }
    if let layers = cached.layers { return layers }
    let layers = try enter(cached.implementation, of: type)
    try reference.inPlaceCalls(of: cached.implementation).map(layers.follow)
    cache.withLock { $0[type?.address ?? 0]?.layers = layers }
    return layers
  }

  /// The layers over what instances of `type` run, if there may be any in `scope`.
  ///
  /// A handle that was never used reads no symbols to find that there are none.
  func existingLayers(for type: ClassMetadata, at scope: LayerStack.Scope) -> LayerStack? {
    if let messageLayers { return messageLayers }
    let isCached = cache.withLock { $0[type.address] != nil }
    guard isCached || HookRegistry.hasLayers(of: declaration, at: scope),
      let cached = try? cached(for: type)
    else { return nil }
    return cached.layers ?? HookRegistry.withLock { $0.layers(of: cached.implementation) }
  }

  /// The code that instances of `type` run; found once, because that reads the symbols.
  func implementation(for type: ClassMetadata?) throws -> Implementation {
    try cached(for: type).implementation
  }

  private func cached(for type: ClassMetadata?) throws -> FoundCode {
    let key = type?.address ?? 0
    if let cached = cache.withLock({ $0[key] }) { return cached }
    let implementation = try findImplementation(for: type)
    let found = FoundCode(implementation)
    if reference.isSpelled {
      let shape = try shape
      try Convention.compare(
        implementation,
        with: Function.self,
        of: subject,
        at: shape.place,
        isAsync: shape.isSuspending
      )
    }
    return cache.withLock { cache in
      if let cached = cache[key] { return cached }
      cache[key] = found
      return found
    }
  }

  private func findImplementation(for type: ClassMetadata?) throws -> Implementation {
    if let conformer, requirement == nil {
      throw OverrideError.wrongReceiver(
        declaration: declaration.description,
        receiver: "a protocol that \(conformer) conforms to"
      )
    }
    let named = reference.specialization
    let specialization = try named?.specialization(at: shape.place)
    guard specialization != nil || named == nil else {
      throw declaration.refusal(
        "a type that the handle names is passed as no other is, as 'Any' is: override "
          + "what calls it"
      )
    }
    let finder = HookFinder(
      declaration,
      named: reference.function,
      specialization: specialization
    )
    switch subject {
    case .instances(let owner), .classes(let owner):
      let own = ClassMetadata(owner)
      guard type == nil || type == own || specialization?.isConformer != true else {
        throw declaration.refusal(
          "calls of it on a subclass are calls on the class: redefine it for the class"
        )
      }
      return try finder.implementation(for: type ?? own)
    case .values(let type), .mutableValues(let type), .valueTypes(let type),
      .functions(let type?):
      return try finder.implementation(in: type)
    case .functions(nil):
      let isOfC = reference.isSpelled && declaration.labels == nil
      return try finder.freeFunction(of: Function.self, isOfC: isOfC)
    case .message:
      throw OverrideError.notFound(declaration: declaration.description, nearMisses: [])
    }
  }
}
