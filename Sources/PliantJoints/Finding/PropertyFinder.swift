package import PliantImages

/// The functions that change one property of instances of a class, or are called when it changes.
package struct PropertyAccessors: Sendable {
  /// The property's name for people: `Model.name`.
  package let name: String
  /// The module that declares it.
  package let module: String
  /// The accessor that every change passes.
  package let main: Accessor
  /// Other accessors that change it, if their calls go through a joint.
  ///
  /// They are the coroutine that changes it in place, the setter of the storage behind a property
  /// of an `@Observable` class, or its `willSet`.
  package let others: [Accessor]

  package struct Accessor: Sendable {
    package let implementation: Implementation
    package let kind: AccessorThunks.Kind
  }
}

/// Finds a property's accessors from what its key paths hold.
package struct PropertyFinder {
  private let type: ClassMetadata
  private let search = SymbolSearch()

  package init(_ type: ClassMetadata) { self.type = type }

  /// The property that one of these addresses belongs to.
  ///
  /// They are those of its getter, of its getter's descriptor in a class, or of the function that
  /// its key paths call. (The optimizer may leave that one without a name.)
  ///
  /// - Throws: `JointError.stripped` if none has a symbol.
  package func declaration(at addresses: [UInt]) throws -> Declaration {
    var stripped = "no image"
    for address in addresses.flatMap({ [$0] + implementations(of: $0) }) {
      guard let image = search.image(holding: address) else { continue }
      let file = try JointError.naming(unknown.description) { try search.file(of: image) }
      for (symbol, _) in file.symbols(at: [address]) {
        if let found = try declaration(namedBy: symbol) { return found }
      }
      stripped = image.name
    }
    throw JointError.stripped(declaration: unknown.description, image: stripped)
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
  /// override that only observes leads to the overridden property, which it calls.
  ///
  /// - Throws: `JointError` if no joint leads to its setter.
  package func accessors(of declaration: Declaration) throws -> PropertyAccessors {
    var level: ClassMetadata? = type
    while let current = level, let owner = try declaringClass(declaration, from: current) {
      let (willSet, didSet) = (
        try observer(declaration.with(.willSet), of: owner),
        try observer(declaration.with(.didSet), of: owner)
      )
      let dynamic = [willSet, didSet].compactMap { $0?.cell }
      if let main = dynamic.last {
        return accessors(declaration, main: main, others: dynamic.dropLast())
      }
      let setter = try JointError.attempt { try finder(declaration).implementation(for: owner) }
      if let setter, setter.kind.isDynamic {
        return try accessors(declaration, changedBy: setter)
      }
      guard willSet != nil || didSet != nil else { break }
      level = owner.superclass
    }
    return try accessors(declaration, changedBy: finder(declaration).implementation(for: type))
  }

  private func accessors(
    _ declaration: Declaration,
    changedBy setter: Implementation
  ) throws -> PropertyAccessors {
    var others: [PropertyAccessors.Accessor] = []
    let modify = declaration.with(.modify)
    if let modify = try JointError.attempt({ try finder(modify).implementation(for: type) }) {
      others.append(PropertyAccessors.Accessor(implementation: modify, kind: .modify))
    }
    let backing = declaration.with(.setter, name: "_" + declaration.name)
    if isObservable,
      let backing = try JointError.attempt({ try finder(backing).implementation(for: type) }),
      backing.kind.isDynamic
    {
      others.append(PropertyAccessors.Accessor(implementation: backing, kind: .setter))
    }
    let main = PropertyAccessors.Accessor(implementation: setter, kind: .setter)
    return accessors(declaration, main: main, others: others)
  }

  /// The nearest class that declares the property.
  ///
  /// The optimizer may have inlined its setter everywhere, but dynamic observers are there.
  private func declaringClass(
    _ declaration: Declaration,
    from type: ClassMetadata
  ) throws -> ClassMetadata? {
    let declaring = try [Declaration.Kind.setter, .didSet, .willSet].compactMap { kind in
      try JointError.attempt { try finder(declaration.with(kind)).declaringClass(for: type) }
    }
    return type.ancestry.first { declaring.contains($0) }
  }

  /// A `willSet` or `didSet` that a class itself declares, with its cell if it is dynamic.
  private func observer(
    _ declaration: Declaration,
    of owner: ClassMetadata
  ) throws -> OwnObserver? {
    let declaring = try JointError.attempt {
      try finder(declaration).declaringClass(for: owner)
    }
    guard declaring == owner else { return nil }
    let found = try JointError.attempt { try finder(declaration).implementation(for: owner) }
    guard let found, found.kind.isDynamic else { return OwnObserver(cell: nil) }
    let kind: AccessorThunks.Kind = declaration.kind == .willSet ? .willSet : .didSet
    return OwnObserver(cell: PropertyAccessors.Accessor(implementation: found, kind: kind))
  }

  private struct OwnObserver {
    let cell: PropertyAccessors.Accessor?
  }

  private func accessors(
    _ declaration: Declaration,
    main: PropertyAccessors.Accessor,
    others: [PropertyAccessors.Accessor]
  ) -> PropertyAccessors {
    PropertyAccessors(
      name: name(of: declaration),
      module: module(of: main.implementation.owner ?? type),
      main: main,
      others: others
    )
  }

  package func name(of declaration: Declaration) -> String {
    (declaration.owner.map { $0 + "." } ?? "") + declaration.name
  }

  package var hasReflection: Bool { type.hasReflection }

  /// The stored property of that name, by its class or one above.
  package func field(named name: String) -> ClassField? {
    type.ancestry.lazy.flatMap(\.fields).first { $0.name == name }
  }

  /// The name, for people, of the class's own stored property of a number.
  package func field(numbered index: UInt) -> String? {
    let fields = type.fields
    guard let descriptor = type.descriptor, index < UInt(fields.count) else { return nil }
    return "\(descriptor.name).\(fields[Int(index)].name)"
  }

  /// The stored property at an offset in the object.
  package func field(at offset: Int) -> (field: ClassField, owner: String)? {
    for metadata in type.ancestry {
      if let field = metadata.fields.first(where: { $0.offset == offset }) {
        return (field, metadata.descriptor?.name ?? "\(metadata.type)")
      }
    }
    return nil
  }

  private func finder(_ declaration: Declaration) -> JointFinder {
    JointFinder(declaration, acceptsGeneric: true, in: search)
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

  private func module(of type: ClassMetadata) -> String {
    String(_typeName(type.type, qualified: true).prefix { $0 != "." })
  }

  /// The property that a symbol names, if instances of the class have it.
  ///
  /// The symbol is of its getter (`…vg`), a method descriptor (`…vgTq`) or a key path's getter
  /// (`…vp…TK`).
  private func declaration(namedBy symbol: String) throws -> Declaration? {
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
  private func declaration(of entity: Substring) throws -> Declaration? {
    for metadata in type.ancestry {
      guard let descriptor = metadata.descriptor,
        let owner = try JointError.attempt({
          try JointFinder(unknown, in: search).demangledName(of: descriptor)
        }),
        let member = MemberSymbol(mangled: entity + "vs", owner: owner),
        member.ownerRequirements.isEmpty
      else { continue }
      return Declaration(
        kind: .setter,
        isStatic: false,
        name: member.name,
        owner: descriptor.name
      )
    }
    return nil
  }
}

extension Declaration {
  fileprivate func with(_ kind: Kind, name: String? = nil) -> Declaration {
    var declaration = self
    declaration.kind = kind
    declaration.name = name ?? self.name
    return declaration
  }
}
