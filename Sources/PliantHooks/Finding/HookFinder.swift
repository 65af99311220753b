package import PliantImages

/// Finds the function behind a declaration and the hook through which it is called.
///
/// A hook is chosen in this order: the cell of a dynamic declaration, the function's first
/// instructions, the import tables of other images.
package struct HookFinder {
  let declaration: Declaration
  let acceptsGeneric: Bool
  let search: SymbolSearch
  let denotation: Denotation?
  /// The types that a generic function is called with, if those calls are meant.
  let specialization: Specialization?

  /// `function` is the compiled expression that names the declaration.
  ///
  /// If `acceptsGeneric` is set, the function may be generic: replacements for it then take their
  /// arguments in the same way.
  package init(
    _ declaration: Declaration,
    named function: UInt? = nil,
    acceptsGeneric: Bool = false,
    specialization: Specialization? = nil,
    in search: SymbolSearch = SymbolSearch()
  ) {
    self.declaration = declaration
    self.acceptsGeneric = acceptsGeneric
    self.specialization = specialization
    self.search = search
    denotation = function.map { Denotation(of: $0, in: search) }
  }

  var images: [Image] { search.images }
}

// MARK: - Members of types

extension HookFinder {
  /// The function that an instance of `type` runs when the declaration is called on it.
  package func implementation(for type: ClassMetadata) throws -> Implementation {
    if specialization?.isConformer == true {
      return try extensionMember(of: type.type, isObject: true)
    }
    let (found, owner) = try member(for: type)
    return try implementation(found, of: owner, owner.descriptor?.address)
  }

  /// The function that an instance of `type` runs, whether or not a hook leads to it.
  package func code(for type: ClassMetadata) throws -> UInt {
    guard let function = try member(for: type).found.function else { throw notFound() }
    return function
  }

  /// The class, from `type` upwards, that declares what instances of `type` run.
  package func declaringClass(for type: ClassMetadata) throws -> ClassMetadata {
    try member(for: type).owner
  }

  /// Whether the method of that name that a class or one above it declares is private; nil if none
  /// does, or if nothing can be read.
  package func isPrivate(in type: ClassMetadata) throws -> Bool? {
    for descriptor in type.ancestry.compactMap(\.descriptor?.address) {
      let found = try OverrideError.attempt {
        try members(of: descriptor, elsewhere: false, part: declaration.longestWord)
          .first { $0.symbol.isNamed(like: declaration) }
      }
      if let found { return found.symbol.isPrivate }
    }
    return nil
  }

  /// A static, an initializer or a struct's method; `type` may be a class too.
  package func implementation(in type: Any.Type) throws -> Implementation {
    try refuseProtocol(type)
    if specialization?.isConformer == true { return try extensionMember(of: type, isObject: false) }
    if let type = type as? AnyClass { return try implementation(for: ClassMetadata(type)) }
    guard let value = LoadedType(ofValue: type) else { throw notFound() }
    // Methods of a generic value also take its type parameters, which no closure does.
    let (descriptor, isGeneric) = (value.address, value.isGeneric)
    let isAddress = specialization?.isAddress == true
    let holder = { symbol in
      isGeneric ? GenericHolder(of: type, symbol, isAddress: isAddress) : nil
    }
    guard let found = try member(of: descriptor, holder, elsewhere: [false, true]) else {
      throw try nothingFound(in: [descriptor], of: type)
    }
    guard acceptsGeneric || specialization != nil || !isGeneric else {
      throw OverrideError.generic(declaration: declaration.description)
    }
    return try implementation(found, of: nil, descriptor)
  }

  /// Throws if `type` is a protocol's: a call through it finds the code of another type.
  private func refuseProtocol(_ type: Any.Type) throws {
    guard TypeKind(of: type) == .existential else { return }
    throw OverrideError.requirement(declaration: declaration.description)
  }

  /// The declaration as the nearest class from `type` upwards has it; extensions in other images
  /// come last.
  private func member(
    for type: ClassMetadata
  ) throws -> (found: FoundFunction, owner: ClassMetadata) {
    try RuntimeLayout.check(for: declaration.description)
    let classes = type.ancestry.compactMap { metadata in
      metadata.descriptor.map { (metadata, $0.address) }
    }
    for elsewhere in [false, true] {
      for (owner, descriptor) in classes {
        let isGeneric = LoadedType(descriptor).isGeneric
        let holder = { (_: MemberSymbol) in isGeneric ? GenericHolder.object(owner) : nil }
        if let found = try member(of: descriptor, holder, elsewhere: [elsewhere]) {
          return (found, owner)
        }
      }
    }
    throw try nothingFound(in: classes.map(\.1), of: type.type)
  }

  /// The type's member that is the declaration; `elsewhere` are extensions in other images.
  func member(
    of descriptor: UInt,
    _ holder: (MemberSymbol) -> GenericHolder? = { _ in nil },
    elsewhere: [Bool]
  ) throws -> FoundFunction? {
    var members: [FoundFunction] = []
    for elsewhere in elsewhere {
      members += try self.members(
        of: descriptor,
        elsewhere: elsewhere,
        part: declaration.longestWord
      )
      if members.contains(where: { $0.symbol.matches(declaration) && isDenoted($0) }) { break }
    }
    if let specialization { return try specialized(members, of: holder, by: specialization) }
    if let found = try unique(members.filter { $0.symbol.matches(declaration) }) {
      try refuseGeneric(found)
      return found
    }
    let isGeneric = members.lazy.map(\.symbol).contains { symbol in
      symbol.isNamed(like: declaration) && symbol.usesGenericParameters
        && symbol.signature.parameters.count == declaration.signature?.parameters.count
    }
    if isGeneric { throw OverrideError.generic(declaration: declaration.description) }
    return nil
  }

  func refuseGeneric(_ found: FoundFunction) throws {
    guard !acceptsGeneric, found.symbol.usesGenericParameters else { return }
    let required = found.symbol.ownerRequirements
    guard required.contains(where: { $0.contains(" == ") }) else {
      throw OverrideError.generic(declaration: declaration.description)
    }
    throw declaration.refusal(
      "it is a member of an extension where \(required.joined(separator: ", ")), which "
        + "handles do not know: override what calls it"
    )
  }
}

// MARK: - Symbols

extension HookFinder {
  func file(of image: Image) throws -> ImageFile {
    try OverrideError.naming(declaration.description) { try ImageFile.of(image) }
  }

  /// The symbols of an image; nil if it has no file that can be read.
  func symbols(
    of image: Image,
    prefix: String,
    containing part: String
  ) throws -> [(String, UInt)]? {
    try OverrideError.attempt { try file(of: image).symbols(prefix: prefix, containing: part) }
  }

  /// The image that holds a type's descriptor.
  func home(of descriptor: UInt) throws -> Image {
    guard let image = Image.holding(descriptor) else {
      throw declaration.refusal("no image holds its type's descriptor")
    }
    return image
  }

  /// The prefix of the symbols of a type whose descriptor is in an image.
  private func prefix(of descriptor: UInt, in home: Image) throws -> String {
    guard let prefix = try file(of: home).prefix(ofType: descriptor) else {
      throw OverrideError.stripped(declaration: declaration.description, image: home.name)
    }
    return prefix
  }

  /// A class's name with its contexts, as the demangler prints it.
  func demangledName(of descriptor: ClassDescriptor) throws -> String? {
    let home = try home(of: descriptor.address)
    return Demangler.typeName(prefix: try prefix(of: descriptor.address, in: home))
  }

  /// A type's members whose names hold `part`: those in its own image or, if `elsewhere` is set,
  /// those that other images add to it.
  func members(of descriptor: UInt, elsewhere: Bool, part: String) throws -> [FoundFunction] {
    let home = try home(of: descriptor)
    let prefix = try prefix(of: descriptor, in: home)
    guard let owner = Demangler.typeName(prefix: prefix) else { return [] }
    var found: [FoundFunction] = []
    for image in images where elsewhere == (image.base != home.base) {
      // The vDSO has no file, and an image that cannot be read cannot hold an extension that we
      // could name.
      guard let symbols = try symbols(of: image, prefix: prefix, containing: part) else { continue }
      found += FoundFunction.all(in: symbols, of: image, owner: owner, for: declaration)
    }
    return found
  }

  func isDenoted(_ found: FoundFunction) -> Bool {
    denotation?.includes(found.mangled, at: [found.function, found.filling]) ?? false
  }

  /// The one that the handle's expression denotes or, if its code does not tell, the only one.
  func unique(_ matches: [FoundFunction]) throws -> FoundFunction? {
    let denoted = matches.filter(isDenoted)
    if let only = denoted.first, Set(denoted.map(\.mangled)).count == 1 { return only }
    if denoted.isEmpty, denotation?.other(than: declaration) != nil { return nil }
    // A function that can be inlined anywhere has a copy in each image that uses it.
    guard Set(matches.map(\.mangled)).count > 1 else { return matches.first }
    throw OverrideError.ambiguous(
      declaration: declaration.description,
      candidates: matches.map(\.symbol.text).sorted()
    )
  }
}
