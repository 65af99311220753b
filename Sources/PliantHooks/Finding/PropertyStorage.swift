import CPliant
package import PliantImages

/// How all changes of a property that is not dynamic can be seen.
package struct SeenChanges: Sendable {
  /// The property's name for people: `Model.name`.
  package let name: String
  /// The module that declares it.
  package let module: String
  /// Identifies its storage among that of other properties.
  package let identity: String
  /// The memory in the object that holds its value, if code that changes it in place notifies the
  /// runtime of that.
  package let field: ClassField?
  /// Whether nothing of the object holds its value, and each change calls its setter or the
  /// coroutine that changes it in place.
  package let callsAccessors: Bool
  /// Whether a class below the one that declares it has accessors of its own.
  package let isOverridden: Bool
  /// Whether it is of a library, whose own changes need not be seen.
  package let isOfLibrary: Bool
}

extension PropertyFinder {
  /// The finder for the property with a getter's descriptor, which a class declares, as objects of
  /// this class have it.
  ///
  /// A private property of the same name, which a class in between has, is another one.
  package func finder(of declaring: ClassMetadata, descriptor: UInt) -> PropertyFinder {
    let isDispatched = declaring.descriptor?.methods.contains { $0.address == descriptor } ?? false
    let running = type.ancestry.first { metadata in
      metadata == declaring || metadata.descriptor?.overrides(descriptor) ?? false
    }
    var finder = PropertyFinder(isDispatched ? running ?? type : type)
    if isDispatched { finder.declaring = declaring }
    return finder
  }

  /// The finder for a stored property that a class declares, and that nothing overrides.
  package static func ofStored(in declaring: ClassMetadata) -> PropertyFinder {
    var finder = PropertyFinder(declaring)
    finder.declaring = declaring
    return finder
  }

  /// How all changes of a property are seen, as far as the code of its accessors tells.
  package func seenChanges(of declaration: Declaration) -> SeenChanges? {
    let running = try? finder(declaration).declaringClass(for: type)
    guard var owner = declaring ?? running else { return nil }
    // An override that observes has the storage of what it overrides.
    let storing = declaring == nil ? owner.ancestry : [owner]
    let storage = storing.lazy.compactMap { storing in
      self.storage(of: declaration, in: storing).map { (storing, $0) }
    }.first
    if let storage { owner = storage.0 }
    let code = try? finder(declaration).code(for: type)
    let image = (code ?? owner.descriptor?.address).flatMap { Image.holding($0) }
    let module = module(of: owner)
    return SeenChanges(
      name: name(of: declaration),
      module: module,
      identity: "\(owner.descriptor?.address ?? 0).\(declaration.name)",
      field: storage.flatMap { isTracked(declaration, in: owner) ? $0.1 : nil },
      callsAccessors: storage == nil && code.map(isDebug) ?? false && entersEvery(declaration),
      isOverridden: running.map { $0 != owner } ?? false,
      isOfLibrary: image?.base != search.images.first?.base || Self.toolchain.contains(module)
    )
  }

  /// The modules with classes that a program contains if it links the toolchain's libraries
  /// statically.
  private static let toolchain: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Observation", "Swift", "Synchronization",
    "_Concurrency", "_StringProcessing",
  ]

  /// The memory that holds a property's value: its own, or its wrapper's.
  ///
  /// The setter of a lazy property, and of one of an `@Observable` class, is always called.
  private func storage(of declaration: Declaration, in owner: ClassMetadata) -> ClassField? {
    let fields = owner.fields
    return fields.first { $0.name == declaration.name }
      ?? fields.first { $0.name == "_" + declaration.name && isWrapped(declaration, in: owner) }
  }

  /// Whether it has a wrapper: beside its setter `…vs` is an initializer of that, `…vpfP`.
  private func isWrapped(_ declaration: Declaration, in owner: ClassMetadata) -> Bool {
    hasSymbol("pfP", beside: declaration, in: owner)
  }

  /// Whether a change in place calls the setter, or a coroutine that can be hooked.
  ///
  /// With the feature `CoroutineAccessors` there is one of another convention, `…vx`.
  private func entersEvery(_ declaration: Declaration) -> Bool {
    guard !hasSymbol("x", beside: declaration, in: type) else { return false }
    let modify = declaration.with(.modify)
    guard (try? finder(modify).code(for: type)) != nil else { return true }
    return (try? finder(modify).implementation(for: type)) != nil
  }

  private func hasSymbol(
    _ suffix: String,
    beside setter: Declaration,
    in owner: ClassMetadata
  ) -> Bool {
    guard let code = try? finder(setter).code(for: owner),
      let file = ImageFile.holding(code)
    else { return false }
    return file.symbols(at: [code]).contains { symbol, _ in
      symbol.hasSuffix("vs") && !file.definitions(of: symbol.dropLast() + suffix).isEmpty
    }
  }
}

// MARK: - Fields

extension PropertyFinder {
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

  /// The stored property at an offset in the object, and the class that declares it.
  package func field(at offset: Int) -> (field: ClassField, declaring: ClassMetadata)? {
    for metadata in type.ancestry {
      if let field = metadata.fields.first(where: { $0.offset == offset }) {
        return (field, metadata)
      }
    }
    return nil
  }
}

// MARK: - Facts about a module from an accessor's code

extension PropertyFinder {
  /// Whether code that changes the property in place notifies the runtime of it, and of its end.
  ///
  /// Then its module was built for debugging, without `-enforce-exclusivity=unchecked`. Its own
  /// setter shows it, or that of its wrapper: optimized code notifies of no end, before which
  /// nothing else could happen.
  private func isTracked(_ declaration: Declaration, in owner: ClassMetadata) -> Bool {
    ["", "_"].contains { prefix in
      let setter = declaration.with(.setter, name: prefix + declaration.name)
      guard let code = try? finder(setter).code(for: owner), isDebug(code),
        let file = ImageFile.holding(code), let leads = file.leads(at: code)
      else { return false }
      let cells = leads.addresses.flatMap { file.leads(at: $0)?.cells ?? [] } + leads.cells
      let called = Set(cells.compactMap { file.symbol(filling: $0) })
      return [true: "swift_beginAccess", false: "swift_endAccess"].allSatisfy { begins, name in
        called.contains(name)
          || leads.addresses.contains(UInt(bitPattern: pliant_runtime_access(begins)))
      }
    }
  }

  /// Whether a function was built for debugging.
  ///
  /// Of a small module few functions tell; the accessor itself does.
  private func isDebug(_ function: UInt) -> Bool {
    guard let file = ImageFile.holding(function),
      let mangled = file.symbols(at: [function]).map(\.0).first(where: { $0.hasPrefix("$s") }),
      search.isDebug(mangled, in: file.image), let code = file.storedCode(at: function)
    else { return false }
    return pliant_stores_arguments(code, code.count)
  }
}
