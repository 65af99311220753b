import PliantHooks
import PliantImages

extension Method {
  /// The types whose code a redefinition of a protocol's method replaces.
  ///
  /// They are the types that conform to the protocol in the images that are loaded now. Subclasses
  /// of a class that conforms run its redefinition and are not listed. Types that have type
  /// parameters are left out, unless no other type conforms; ``reach`` names them. Empty for
  /// methods that are not a protocol's. Throws the `OverrideError` that
  /// ``FunctionHandle/redefine(_:)`` throws, too.
  ///
  /// Can be called from any thread. Costs as much as the first use of a handle, every time.
  public func conformers() throws -> [Any.Type] {
    try handle.requirement == nil ? [] : handle.witnesses().all.map(\.conformer)
  }

  /// Returns a handle on a protocol's method for one of the types that conform.
  ///
  /// ```swift
  /// let posting = try send.conformer(Post.self).redefine { _, _ in 0 }
  /// ```
  ///
  /// Redefining it throws `OverrideError` if the type does not conform itself, or if the method is
  /// not a protocol's. Can be called from any thread; costs nothing.
  public func conformer(_ type: Any.Type) -> Method {
    Method(pliantHandle: handle.narrowed(to: type))
  }
}

extension Handle {
  /// The protocol's type, `any P`, of a handle on a requirement; nil of others.
  ///
  /// A call through it may run the witnesses of many types, each of which has its own layers.
  var requirement: Any.Type? {
    guard case .values(let type) = subject, ProtocolDescriptor(type) != nil,
      declaration.kind == .method, declaration.isStatic == false
    else { return nil }
    return type
  }

  /// The witnesses of the requirement, of all conforming types, and the types that were left out.
  func witnesses() throws -> (all: [Witness], leftOut: [String]) {
    let finder = HookFinder(declaration, named: reference.function)
    guard let requirement, reference.function != nil, !reference.isIsolated,
      ProtocolDescriptor.isClassBound(requirement) != nil
    else { throw OverrideError.requirement(declaration: declaration.description) }
    return try finder.witnesses(of: requirement, for: conformer)
  }

  var witnessReach: Override.Reach {
    get throws {
      let (witnesses, leftOut) = try witnesses()
      for witness in witnesses { try witness.implementation.checkPolicy() }
      let types = witnesses.map { "\($0.conformer)" }.joined(separator: ", ")
      return .callsOf(
        "\(declaration) through the protocol, of \(types)",
        besides: Set(witnesses.flatMap(\.callees)).sorted()
          + leftOut.map { "\(declaration) of \($0)" }
      )
    }
  }

  /// The layers over each witness; throws before anything is installed if one cannot be overridden.
  func witnessLayers() throws -> [LayerStack] {
    let (witnesses, isSuspending) = (try witnesses().all, try shape.isSuspending)
    for witness in witnesses { try witness.implementation.checkPolicy() }
    return try witnesses.map { witness in
      try enter(witness.implementation) {
        try subject(of: witness, $0, isSuspending: isSuspending)
      }
    }
  }

  /// The calling form of a witness, whose calls take more arguments than those of the handle's own
  /// function.
  private func subject(
    of witness: Witness,
    _ entry: __Pliant.Entry,
    isSuspending: Bool
  ) throws -> WitnessSubject {
    guard let name = reference.function, let requirement,
      let descriptor = ProtocolDescriptor(requirement)?.start,
      let isClassBound = ProtocolDescriptor.isClassBound(requirement)
    else { throw OverrideError.requirement(declaration: declaration.description) }
    // Behind its arguments come two words. On the stack, an async function would free them itself,
    // and nothing would find them there.
    // What inherits the caller's isolation is passed its actor, in two more.
    let actor = reference.inheritsIsolation(of: witness.implementation.symbol) == true ? 2 : 0
    let hasRegisters = FunctionType.generalRegisters(of: entry.type) + actor <= 4
    guard isSuspending == witness.implementation.isAsync, !isSuspending || hasRegisters else {
      throw declaration.refusal("it is async, and takes more arguments than registers hold")
    }
    if !hasRegisters {
      try HookFinder(declaration, named: reference.function).requireMember(of: witness.conformer)
    }
    return try WitnessSubject(witness, named: name, of: descriptor, isClassBound: isClassBound)
  }
}
