package import PliantImages

/// The functions that change one property of instances of a class, or are called when it changes.
package struct PropertyAccessors: Sendable {
  /// The property's name for people: `Model.name`.
  package let name: String
  /// The module that declares it.
  package let module: String
  /// The accessor that every change passes.
  package let main: Accessor
  /// Other accessors that change it, if their calls go through a hook.
  ///
  /// They are the coroutine that changes it in place, the setter of the storage behind a property
  /// of an `@Observable` class, its `willSet`, or the accessors of the property that it overrides.
  package let others: [Accessor]
  /// The address that identifies the property; an override has that of the property it overrides.
  package let id: UInt
  package let inPlace: InPlace

  /// The hooks that a change in place (`+=`) runs.
  package enum InPlace: Sendable {
    /// The getter or the setter, through the coroutine.
    case accessors
    /// The coroutine alone, which is one of the accessors.
    case coroutine
    /// None: the optimizer puts the coroutine's code into its callers.
    case none
  }

  package struct Accessor: Sendable {
    package let implementation: Implementation
    package let kind: AccessorThunks.Kind
  }
}

/// Finds a property's accessors from what its key paths hold.
package struct PropertyFinder {
  let type: ClassMetadata
  /// The class that declares the property, if that is known: classes above have no part in it.
  var declaring: ClassMetadata?
  let search = SymbolSearch()

  package init(_ type: ClassMetadata) { self.type = type }

  /// The property that one of these addresses belongs to.
  ///
  /// They are those of its getter, of its getter's descriptor in a class, or of the function that
  /// its key paths call. (The optimizer may leave that one without a name.)
  ///
  /// - Throws: `OverrideError.stripped` if none has a symbol.
  package func declaration(
    at addresses: [UInt]
  ) throws -> (declaration: Declaration, declaring: ClassMetadata) {
    var stripped = "no image"
    for address in addresses.flatMap({ [$0] + implementations(of: $0) }) {
      guard let image = Image.holding(address) else { continue }
      let file = try OverrideError.naming(unknown.description) { try ImageFile.of(image) }
      for (symbol, _) in file.symbols(at: [address]) {
        if let found = try declaration(namedBy: symbol) { return found }
      }
      stripped = image.name
    }
    throw OverrideError.stripped(declaration: unknown.description, image: stripped)
  }

  /// The name of a property whose getter the optimizer left out of its class; nil if the descriptor
  /// is of no such property.
  ///
  /// A dynamic getter is never left out.
  package func leftOut(descriptor: UInt) -> String? {
    for owner in type.ancestry.compactMap(\.descriptor) {
      guard let method = owner.methods.first(where: { $0.address == descriptor }) else { continue }
      return method.implementation == nil ? "a property of \(owner.name)" : nil
    }
    return nil
  }

  /// The functions of a method descriptor, which need not have a symbol.
  private func implementations(of descriptor: UInt) -> [UInt] {
    type.ancestry.compactMap(\.descriptor).flatMap(\.methods)
      .filter { $0.address == descriptor }.compactMap(\.implementation)
  }

  /// Its accessors, as instances of the class run them.
  ///
  /// If a dynamic property has observers of its own, these are dynamic, and not its setter. An
  /// override that only observes leads to the overridden property, which it calls; if it is dynamic
  /// itself, a change in place calls that one alone.
  ///
  /// - Throws: `OverrideError` if no hook leads to its setter.
  package func accessors(of declaration: Declaration) throws -> PropertyAccessors {
    var overrides: [PropertyAccessors.Accessor] = []
    var level: ClassMetadata? = type
    while let current = level, let owner = try declaringClass(declaration, from: current) {
      let (willSet, didSet) = (
        try observer(declaration.with(.willSet), of: owner),
        try observer(declaration.with(.didSet), of: owner)
      )
      let dynamic = [willSet, didSet].compactMap { $0?.cell }
      if let base = dynamic.last {
        return accessors(declaration, overrides, base: base, others: dynamic.dropLast(), .accessors)
      }
      let setter = try OverrideError.attempt { try finder(declaration).implementation(for: owner) }
      if let setter, setter.kind.isDynamic {
        if !overridesAnother(declaration, in: owner) {
          return try accessors(declaration, overrides, changedBy: setter)
        }
        overrides.append(PropertyAccessors.Accessor(implementation: setter, kind: .setter))
      } else if willSet == nil, didSet == nil {
        break
      }
      level = owner.superclass
    }
    guard let last = overrides.popLast()?.implementation else {
      let setter = try finder(declaration).implementation(for: type)
      return try accessors(declaration, [], changedBy: setter)
    }
    return try accessors(declaration, overrides, changedBy: last, isOverride: true)
  }

  /// Whether a class above declares the property that a class declares.
  private func overridesAnother(_ declaration: Declaration, in owner: ClassMetadata) -> Bool {
    guard owner != declaring, let superclass = owner.superclass else { return false }
    return declaration.owner != owner.descriptor?.name
      || superclass.ancestry.contains { $0.fields.contains { $0.name == declaration.name } }
      || (try? declaringClass(declaration, from: superclass)) != nil
  }

  /// `isOverride` says that changes in place call no dynamic accessor of what it overrides.
  private func accessors(
    _ declaration: Declaration,
    _ overrides: [PropertyAccessors.Accessor],
    changedBy setter: Implementation,
    isOverride: Bool = false
  ) throws -> PropertyAccessors {
    var others: [PropertyAccessors.Accessor] = []
    var inPlace = PropertyAccessors.InPlace.accessors
    if setter.kind.isDynamic, isOverride || setter.coroutine != nil { inPlace = .none }
    let modify = declaration.with(.modify)
    if let modify = try OverrideError.attempt({ try finder(modify).implementation(for: type) }) {
      others.append(PropertyAccessors.Accessor(implementation: modify, kind: .modify))
      if case .code(let code) = modify.kind, code.inlined == nil, case .none = inPlace {
        inPlace = .coroutine
      }
    }
    let backing = declaration.with(.setter, name: "_" + declaration.name)
    if isObservable,
      let backing = try OverrideError.attempt({ try finder(backing).implementation(for: type) }),
      backing.kind.isDynamic
    {
      others.append(PropertyAccessors.Accessor(implementation: backing, kind: .setter))
      // The `_modify` that the macro writes calls those of the storage.
      inPlace = .accessors
    }
    let base = PropertyAccessors.Accessor(implementation: setter, kind: .setter)
    return accessors(declaration, overrides, base: base, others: others, inPlace)
  }

  /// The nearest class that declares the property.
  ///
  /// The optimizer may have inlined its setter everywhere, but dynamic observers are there.
  private func declaringClass(
    _ declaration: Declaration,
    from type: ClassMetadata
  ) throws -> ClassMetadata? {
    let declaring = try [Declaration.Kind.setter, .didSet, .willSet].compactMap { kind in
      try OverrideError.attempt { try finder(declaration.with(kind)).declaringClass(for: type) }
    }
    return type.ancestry.first { declaring.contains($0) }
  }

  /// A `willSet` or `didSet` that a class itself declares, with its cell if it is dynamic.
  private func observer(
    _ declaration: Declaration,
    of owner: ClassMetadata
  ) throws -> OwnObserver? {
    let declaring = try OverrideError.attempt {
      try finder(declaration).declaringClass(for: owner)
    }
    guard declaring == owner else { return nil }
    let found = try OverrideError.attempt { try finder(declaration).implementation(for: owner) }
    guard let found, found.kind.isDynamic else { return OwnObserver(cell: nil) }
    let kind: AccessorThunks.Kind = declaration.kind == .willSet ? .willSet : .didSet
    return OwnObserver(cell: PropertyAccessors.Accessor(implementation: found, kind: kind))
  }

  private struct OwnObserver {
    let cell: PropertyAccessors.Accessor?
  }

  private func accessors(
    _ declaration: Declaration,
    _ overrides: [PropertyAccessors.Accessor],
    base: PropertyAccessors.Accessor,
    others: [PropertyAccessors.Accessor],
    _ inPlace: PropertyAccessors.InPlace
  ) -> PropertyAccessors {
    let all = overrides + [base]
    return PropertyAccessors(
      name: name(of: declaration),
      module: module(of: all[0].implementation.owner ?? type),
      main: all[0],
      others: all.dropFirst() + others,
      id: base.implementation.id,
      inPlace: inPlace
    )
  }

  package func name(of declaration: Declaration) -> String {
    (declaration.owner.map { $0 + "." } ?? "") + declaration.name
  }

  func finder(_ declaration: Declaration) -> HookFinder {
    HookFinder(declaration, acceptsGeneric: true, in: search)
  }

  /// `@Observable` puts a registrar into the class.
  private var isObservable: Bool { field(named: "_$observationRegistrar") != nil }

  /// A declaration for the property in errors, before its name is known.
  private var unknown: Declaration {
    Declaration(
      kind: .method,
      isStatic: false,
      name: "a property of " + (type.descriptor?.name ?? "\(type.type)")
    )
  }

  func module(of type: ClassMetadata) -> String {
    String(_typeName(type.type, qualified: true).prefix { $0 != "." })
  }

  /// The property that a symbol names, if instances of the class have it.
  ///
  /// The symbol is of its getter (`…vg`), a method descriptor (`…vgTq`) or a key path's getter
  /// (`…vp…TK`).
  private func declaration(namedBy symbol: String) throws -> (Declaration, ClassMetadata)? {
    for suffix in ["vg", "vgTq"] where symbol.hasSuffix(suffix) {
      return try declaration(of: symbol.dropLast(suffix.count))
    }
    guard symbol.hasSuffix("TK"), let text = Demangler.demangle(symbol) else { return nil }
    for end in symbol.ranges(of: "vp").map(\.lowerBound) {
      let entity = symbol[..<end]
      guard let property = Demangler.demangle(entity + "vp"),
        text.hasPrefix("key path getter for " + property)
      else { continue }
      if let found = try declaration(of: entity) { return found }
    }
    return nil
  }

  /// The property of a mangled name up to its accessor's `v…`.
  private func declaration(of entity: Substring) throws -> (Declaration, ClassMetadata)? {
    for metadata in type.ancestry {
      guard let descriptor = metadata.descriptor,
        let owner = try OverrideError.attempt({
          try HookFinder(unknown, in: search).demangledName(of: descriptor)
        }),
        let member = MemberSymbol(mangled: entity + "vs", owner: owner),
        member.ownerRequirements.isEmpty
      else { continue }
      let declaration = Declaration(
        kind: .setter,
        isStatic: false,
        name: member.name,
        owner: descriptor.name
      )
      return (declaration, metadata)
    }
    return nil
  }
}

extension Declaration {
  /// Another accessor of the property, whatever its value's type.
  func with(_ kind: Kind, name: String? = nil) -> Declaration {
    Declaration(kind: kind, isStatic: isStatic, name: name ?? self.name, owner: owner)
  }
}
