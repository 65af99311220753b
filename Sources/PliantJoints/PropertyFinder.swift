/// The functions that change one property of instances of a class.
package struct PropertyAccessors: Sendable {
  /// What a person calls the property: `Model.name`.
  package let name: String
  /// The module that declares it.
  package let module: String
  package let setter: Implementation
  /// What else changes it, where calls go through a joint: the coroutine that changes it in place, and
  /// the setter of the storage behind a property of an `@Observable` class.
  package let others: [Other]

  package struct Other: Sendable {
    package let implementation: Implementation
    package let kind: AccessorThunks.Kind
  }
}

/// Finds a property's accessors from the function with which its key paths read it.
package struct PropertyFinder {
  private let type: ClassMetadata

  package init(_ type: ClassMetadata) { self.type = type }

  /// What the property is, by the symbol of its key paths' getter.
  ///
  /// - Throws: `JointError.stripped` where the symbol is missing.
  package func declaration(readBy getter: UInt) throws -> Declaration {
    guard let image = Image.loaded().first(where: { $0.contains(getter) }) else {
      throw JointError.stripped(declaration: unknown.description, image: "no image")
    }
    for (symbol, _) in try ImageFile(image).symbols(at: [getter]) {
      if let found = declaration(ofKeyPathGetter: symbol) { return found }
    }
    throw JointError.stripped(declaration: unknown.description, image: image.name)
  }

  /// Its accessors, as instances of the class run them.
  ///
  /// - Throws: `JointError` where no joint leads to its setter.
  package func accessors(of declaration: Declaration) throws -> PropertyAccessors {
    let setter = try implementation(declaration)
    var others: [PropertyAccessors.Other] = []
    if let modify = try? implementation(declaration.accessor(.modify)) {
      others.append(PropertyAccessors.Other(implementation: modify, kind: .modify))
    }
    if isObservable, let backing = try? implementation(declaration.named("_" + declaration.name)),
      case .cell = backing.route
    {
      others.append(PropertyAccessors.Other(implementation: backing, kind: .setter))
    }
    return PropertyAccessors(
      name: name(of: declaration),
      module: module(of: setter.owner ?? type),
      setter: setter,
      others: others
    )
  }

  package func name(of declaration: Declaration) -> String {
    (declaration.owner.map { $0 + "." } ?? "") + declaration.name
  }

  /// The stored property of that name, by its class or one above.
  package func field(named name: String) -> ClassField? {
    type.ancestry.lazy.flatMap(\.fields).first { $0.name == name }
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

  private func implementation(_ declaration: Declaration) throws -> Implementation {
    var finder = JointFinder(declaration, acceptsGeneric: true)
    return try finder.implementation(for: type)
  }

  /// `@Observable` puts a registrar into the class.
  private var isObservable: Bool { field(named: "_$observationRegistrar") != nil }

  private var unknown: Declaration {
    Declaration(
      kind: .setter,
      isStatic: false,
      name: "a property",
      labels: nil,
      owner: type.descriptor?.name,
      signature: nil
    )
  }

  private func module(of type: ClassMetadata) -> String {
    String(_typeName(type.type, qualified: true).prefix { $0 != "." })
  }

  /// Reads `…name…vp…TK`: the property's name, up to `vp`, its key path's root, and what it is.
  private func declaration(ofKeyPathGetter symbol: String) -> Declaration? {
    guard symbol.hasSuffix("TK"), let text = Demangler.demangle(symbol) else { return nil }
    for end in symbol.ranges(of: "vp").map(\.lowerBound) {
      let entity = symbol[..<end]
      guard let property = Demangler.demangle(entity + "vp"),
        text.hasPrefix("key path getter for " + property)
      else { continue }
      for metadata in type.ancestry {
        guard let descriptor = metadata.descriptor,
          let owner = try? JointFinder(unknown).demangledName(of: descriptor),
          let member = MemberSymbol(mangled: entity + "vs", owner: owner)
        else { continue }
        return Declaration(
          kind: .setter,
          isStatic: false,
          name: member.name,
          labels: nil,
          owner: descriptor.name,
          signature: nil
        )
      }
    }
    return nil
  }
}

extension Declaration {
  fileprivate func accessor(_ kind: Kind) -> Declaration {
    Declaration(
      kind: kind,
      isStatic: isStatic,
      name: name,
      labels: labels,
      owner: owner,
      signature: signature
    )
  }

  fileprivate func named(_ name: String) -> Declaration {
    Declaration(
      kind: kind,
      isStatic: isStatic,
      name: name,
      labels: labels,
      owner: owner,
      signature: signature
    )
  }
}
