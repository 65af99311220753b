import CPliant
package import PliantImages

/// Finds the function behind a declaration and the joints through which it is called.
///
/// A joint is chosen in this order: the cell of a dynamic declaration, the function's first instructions, the import
/// tables of other images.
package struct JointFinder {
  let declaration: Declaration
  private let acceptsGeneric: Bool
  let search: SymbolSearch
  private let denotation: Denotation?

  /// `function` is what the compiler made of the expression that names the declaration.
  ///
  /// Where `acceptsGeneric` is set, what is found may be generic: what will stand in its joint takes its
  /// arguments as they come.
  package init(
    _ declaration: Declaration,
    named function: UInt? = nil,
    acceptsGeneric: Bool = false,
    in search: SymbolSearch = SymbolSearch()
  ) {
    self.declaration = declaration
    self.acceptsGeneric = acceptsGeneric
    self.search = search
    denotation = function.map { Denotation(of: $0, in: search) }
  }

  private var images: [Image] { search.images }

  /// What an instance of `type` runs when the declaration is called on it.
  package func implementation(for type: ClassMetadata) throws -> Implementation {
    let (found, metadata, descriptor) = try member(for: type)
    return try implementation(found, of: metadata, descriptor.address)
  }

  /// The function that an instance of `type` runs, whether or not a joint leads to it.
  package func code(for type: ClassMetadata) throws -> UInt {
    guard let function = try member(for: type).found.function else {
      throw JointError.notFound(declaration: declaration.description, nearMisses: [])
    }
    return function
  }

  /// The class, from `type` upwards, that declares what instances of `type` run.
  package func declaringClass(for type: ClassMetadata) throws -> ClassMetadata {
    try member(for: type).of
  }

  /// Whether the method of that name that a class or one above it declares is private; nil if none does, or if
  /// nothing can be read.
  package func isPrivate(in type: ClassMetadata) throws -> Bool? {
    for descriptor in type.ancestry.compactMap(\.descriptor?.address) {
      let found = try JointError.attempt {
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
    guard let descriptor = Self.descriptor(of: type) else {
      throw JointError.notFound(declaration: declaration.description, nearMisses: [])
    }
    if let type = type as? AnyClass { return try implementation(for: ClassMetadata(type)) }
    // What a generic value's methods get besides, its parameters, no closure takes.
    guard acceptsGeneric || !isGenericType(descriptor) else {
      throw JointError.generic(declaration: declaration.description)
    }
    guard let found = try member(of: descriptor, elsewhere: [false, true]) else {
      throw try nothingFound(in: [descriptor])
    }
    return try implementation(found, of: nil, descriptor)
  }

  /// Throws if `type` is a protocol's: a call through it finds the code of another type.
  package func refuseProtocol(_ type: Any.Type) throws {
    // SAFETY: any metadata starts with its kind; 0x303 is an existential type.
    guard unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x303 else { return }
    throw JointError.requirement(declaration: declaration.description)
  }

  /// A free function of any module, or one of C, whose type only the handle tells; of C alone if that is wanted.
  package func freeFunction(
    of type: Any.Type? = nil,
    isOfC: Bool = false
  ) throws -> Implementation {
    if let type, let function = denotation?.functionOfC {
      return try functionOfC(type, named: function.name, at: function.address)
    }
    if isOfC, let type { return try functionOfC(type, named: declaration.name) }
    if let function = denotation?.localFunction(named: declaration.name),
      let symbol = MemberSymbol(local: function.mangled), symbol.matches(declaration)
    {
      return try implementation(
        Found(
          symbol: symbol,
          mangled: function.mangled,
          function: function.address,
          cell: nil,
          importName: function.mangled + (function.isAsync ? "Tu" : "")
        )
      )
    }
    // What the expression leads to, or, where that is not told, whatever has its name.
    let named = denotation?.declared.map { (prefix: $0, part: "") } ?? []
    var matches = try freeFunctions(named).matches.filter(isDenoted)
    var near: [MemberSymbol] = []
    if matches.isEmpty {
      (matches, near) = try freeFunctions([(prefix: "$s", part: declaration.longestWord)])
    }
    // Types of the same name in several modules: the handle's own decide.
    if matches.count > 1, let type = type.flatMap({ FunctionText($0) }) {
      let own = matches.filter { $0.symbol.isSpelled(by: type) }
      if !own.isEmpty { matches = own }
    }
    guard let found = try unique(matches) else {
      if near.contains(where: \.isGeneric) {
        throw JointError.generic(declaration: declaration.description)
      }
      if let other = denotedOther { throw other }
      // Of what an image has without symbols only the program's own functions are probable.
      if near.isEmpty, let program = images.first, (try? file(of: program))?.isStripped == true {
        throw JointError.stripped(declaration: declaration.description, image: program.name)
      }
      throw JointError.notFound(
        declaration: declaration.description,
        nearMisses: near.map(\.text).sorted()
      )
    }
    return try implementation(found)
  }

  private func freeFunctions(
    _ symbols: [(prefix: String, part: String)]
  ) throws -> (matches: [Found], near: [MemberSymbol]) {
    let found = try images.flatMap { image in
      try symbols.flatMap { prefix, part in
        let symbols = try self.symbols(of: image, prefix: prefix, containing: part)
        return Self.group(symbols ?? [], owner: nil, for: declaration)
      }
    }
    return (
      found.filter { $0.symbol.matches(declaration) },
      found.map(\.symbol).filter { $0.isNamed(like: declaration) }
    )
  }
}

// MARK: - Mocks

extension JointFinder {
  /// A method of a mock class and the declaration that it stands in for.
  package struct Mock: Sendable {
    package let declaration: Declaration
    package let function: UInt
  }

  /// The members of `mock` whose names start with `prefix`, as declarations of `type` without it.
  package static func mocks(
    in mock: ClassMetadata,
    prefix: String,
    of type: ClassMetadata,
    search: SymbolSearch
  ) throws -> [Mock] {
    guard let descriptor = mock.descriptor, let target = type.descriptor else { return [] }
    return try [Declaration.Kind.method, .getter, .setter].flatMap { kind -> [Mock] in
      let pattern = Declaration(
        kind: kind,
        isStatic: false,
        name: prefix,
        labels: nil,
        owner: descriptor.name,
        signature: nil
      )
      let finder = JointFinder(pattern, in: search)
      return try finder.members(of: descriptor.address, elsewhere: false, part: "").compactMap {
        found in
        guard found.symbol.name.hasPrefix(prefix), found.symbol.kind == kind,
          !found.symbol.isStatic,
          !found.symbol.isGeneric, let function = found.function
        else { return nil }
        let declaration = Declaration(
          kind: kind,
          isStatic: false,
          name: String(found.symbol.name.dropFirst(prefix.count)),
          labels: kind == .method ? found.symbol.labels : nil,
          owner: target.name,
          signature: found.symbol.signature
        )
        // Without its record, code of an async method cannot be told from one.
        let isAsync = found.symbol.signature.effects?.contains("async") ?? false
        guard found.isAsync == isAsync else {
          throw JointError.unexpectedLayout(
            declaration: "\(mock.type).\(found.symbol.name)",
            detail:
              "nothing refers to it, so the compiler left out its async function pointer; mark it 'dynamic'"
          )
        }
        return Mock(declaration: declaration, function: function)
      }
    }
  }
}

// MARK: - Symbols

extension JointFinder {
  /// A member that the symbols name, with the addresses that they give it.
  private struct Found {
    let symbol: MemberSymbol
    let mangled: String
    let function: UInt?
    let cell: UInt?
    /// Where calls from other images find it: the symbol that they import.
    let importName: String
    /// Whether it is of a stored static or global, which is read and written where it is.
    var isAddressed = false
    /// What fills the object that a class's initializer made.
    var filling: UInt?
    var fillsObject = false

    var isAsync: Bool { importName.hasSuffix("Tu") }

    /// A name spells the type of a closure that does not escape `…XE`, and that of such an autoclosure `…XK`.
    var borrowsClosure: Bool {
      symbol.signature.takesFunction && (mangled.contains("XE") || mangled.contains("XK"))
    }
  }

  func file(of image: Image) throws -> ImageFile {
    try JointError.naming(declaration.description) { try search.file(of: image) }
  }

  /// Nil where the image has no file that can be read.
  private func symbols(
    of image: Image,
    prefix: String,
    containing part: String
  ) throws -> [(String, UInt)]? {
    try JointError.attempt {
      try JointError.naming(declaration.description) {
        try search.file(of: image).symbols(prefix: prefix, containing: part)
      }
    }
  }

  private static func descriptor(of type: Any.Type) -> UInt? {
    if let type = type as? AnyClass { return ClassMetadata(type).descriptor?.address }
    // SAFETY: any metadata starts with its kind; that of a struct (0x200), an enum (0x201) and
    // Optional (0x202) has its descriptor in the next word.
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return (0x200...0x202).contains(words[0]) ? words[1] : nil
  }

  private func home(of descriptor: UInt) throws -> Image {
    guard let image = search.image(holding: descriptor) else {
      throw JointError.unexpectedLayout(
        declaration: declaration.description,
        detail: "no image holds its type's descriptor"
      )
    }
    return image
  }

  /// What a type's symbols start with.
  private func prefix(of descriptor: UInt) throws -> String {
    let image = try home(of: descriptor)
    let prefix = try JointError.naming(declaration.description) {
      try search.prefix(of: descriptor, in: image)
    }
    guard let prefix else {
      throw JointError.stripped(declaration: declaration.description, image: image.name)
    }
    return prefix
  }

  /// A class's name with its contexts, as the demangler prints it.
  func demangledName(of descriptor: ClassDescriptor) throws -> String? {
    Self.demangledName(prefix: try prefix(of: descriptor.address))
  }

  static func demangledName(prefix: String) -> String? {
    let label = "nominal type descriptor for "
    guard let name = Demangler.demangle(prefix + "Mn"), name.hasPrefix(label) else { return nil }
    return String(name.dropFirst(label.count))
  }

  /// The declaration as the nearest class from `type` upwards has it; extensions in other images come
  /// last.
  private func member(
    for type: ClassMetadata
  ) throws -> (found: Found, of: ClassMetadata, descriptor: ClassDescriptor) {
    try RuntimeLayout.check(for: declaration.description)
    let classes = type.ancestry.compactMap { metadata in metadata.descriptor.map { (metadata, $0) }
    }
    for elsewhere in [false, true] {
      for (metadata, descriptor) in classes {
        if let found = try member(of: descriptor.address, elsewhere: [elsewhere]) {
          return (found, metadata, descriptor)
        }
      }
    }
    throw try nothingFound(in: classes.map(\.1.address), of: type)
  }

  /// The type's member that is the declaration; `elsewhere` are extensions in other images.
  private func member(of descriptor: UInt, elsewhere: [Bool]) throws -> Found? {
    var matches: [Found] = []
    for elsewhere in elsewhere {
      matches += try members(of: descriptor, elsewhere: elsewhere, part: declaration.longestWord)
      if matches.contains(where: { $0.symbol.matches(declaration) && isDenoted($0) }) { break }
    }
    if let found = try unique(matches.filter { $0.symbol.matches(declaration) }) {
      guard acceptsGeneric || !found.symbol.isGeneric && !found.symbol.signature.isGeneric else {
        throw JointError.generic(declaration: declaration.description)
      }
      return found
    }
    let generic = matches.contains { found in
      found.symbol.isNamed(like: declaration)
        && (found.symbol.isGeneric || found.symbol.signature.isGeneric)
        && found.symbol.signature.parameters.count == declaration.signature?.parameters.count
    }
    if generic { throw JointError.generic(declaration: declaration.description) }
    return nil
  }

  private func members(
    of descriptor: UInt,
    elsewhere: Bool,
    part: String
  ) throws -> [Found] {
    let prefix = try prefix(of: descriptor)
    let home = try home(of: descriptor)
    guard let owner = Self.demangledName(prefix: prefix) else { return [] }
    var found: [Found] = []
    for image in images where elsewhere ? image.base != home.base : image.base == home.base {
      // The vDSO has no file; what cannot be read cannot hold an extension that we could name.
      guard let symbols = try symbols(of: image, prefix: prefix, containing: part) else { continue }
      found += Self.group(symbols, owner: owner, for: declaration)
    }
    return found
  }

  /// Brings a function's symbol together with those of its cell and its async record.
  private static func group(
    _ symbols: [(String, UInt)],
    owner: String?,
    for declaration: Declaration
  ) -> [Found] {
    let addresses = Dictionary(symbols) { first, _ in first }
    let suffixes = declaration.symbolSuffixes
    return addresses.keys.compactMap { mangled in
      guard suffixes.contains(where: { mangled.hasSuffix($0) }),
        let symbol = MemberSymbol(mangled: mangled, owner: owner)
      else { return nil }
      let record = addresses[mangled + "Tu"]
      // Of a class's initializer that fills an object, not the function that allocates one is dynamic.
      let filling = String(mangled.dropLast()) + "c"
      if mangled.hasSuffix("fC"), record == nil, addresses[mangled + "TX"] == nil,
        let function = addresses[filling], let cell = addresses[filling + "TX"]
      {
        return Found(
          symbol: symbol,
          mangled: mangled,
          function: function,
          cell: cell,
          importName: mangled,
          fillsObject: true
        )
      }
      return Found(
        symbol: symbol,
        mangled: mangled,
        function: record ?? addresses[mangled],
        cell: addresses[mangled + "TX"],
        importName: record == nil ? mangled : mangled + "Tu",
        isAddressed: declaration.kind.isAccessor && addresses[addressor(of: mangled)] != nil,
        filling: mangled.hasSuffix("fC") ? addresses[filling] : nil
      )
    }
  }

  /// What a stored static or global has besides the accessor: `…vau` beside `…vgZ`.
  private static func addressor(of accessor: String) -> String {
    String(accessor.dropLast(accessor.hasSuffix("Z") ? 2 : 1)) + "au"
  }

  private func isDenoted(_ found: Found) -> Bool {
    denotation?.includes(found.mangled, at: [found.function, found.filling]) ?? false
  }

  /// The one that the handle's expression denotes or, where its code does not tell, the only one.
  private func unique(_ matches: [Found]) throws -> Found? {
    let meant = matches.filter(isDenoted)
    if let only = meant.first, Set(meant.map(\.mangled)).count == 1 { return only }
    if meant.isEmpty, denotation?.other(than: declaration) != nil { return nil }
    // What can be inlined anywhere has a copy in each image that uses it.
    guard Set(matches.map(\.mangled)).count > 1 else { return matches.first }
    throw JointError.ambiguous(
      declaration: declaration.description,
      candidates: matches.map(\.symbol.text).sorted()
    )
  }

  /// What is said of an expression that denotes another declaration of the name.
  private var denotedOther: JointError? {
    let advice =
      declaration.isOperator
      ? "an operator of a generic type has no handle: bend what calls it"
      : "a static is named with its type"
    return denotation?.other(than: declaration).map {
      .unexpectedLayout(
        declaration: declaration.description,
        detail: "the expression names '\($0)', of another type: \(advice)"
      )
    }
  }

  private func nothingFound(
    in descriptors: [UInt],
    of type: ClassMetadata? = nil
  ) throws -> JointError {
    if declaration.kind.isAccessor, let type, stores(type) {
      return .storedProperty(declaration: declaration.description)
    }
    var near: Set<String> = []
    for descriptor in descriptors {
      for found in try members(of: descriptor, elsewhere: false, part: "") {
        let isOverload = found.symbol.name == declaration.name
        if isOverload || declaration.isSimilar(to: found.symbol.name) {
          near.insert(found.symbol.text)
        }
      }
    }
    let error = JointError.notFound(declaration: declaration.description, nearMisses: near.sorted())
    guard near.isEmpty, let descriptor = descriptors.first else { return denotedOther ?? error }
    return try inProtocolExtension(home: home(of: descriptor)) ?? denotedOther ?? error
  }

  /// What is said of a declaration that its type does not have, but an extension of a protocol may.
  private func inProtocolExtension(home: Image) throws -> JointError? {
    let word = declaration.longestWord
    guard !word.isEmpty else { return nil }
    for image in [home] + images.prefix(1) {
      guard let symbols = try symbols(of: image, prefix: "$s", containing: word) else { continue }
      let isThere = symbols.contains { mangled, _ in
        declaration.symbolSuffixes.contains { mangled.hasSuffix($0) }
          && MemberSymbol.isInProtocolExtension(mangled, named: declaration.name)
      }
      guard isThere else { continue }
      return image.base == images.first?.base
        ? .generic(declaration: declaration.description)
        : .foreign(declaration: declaration.description, library: image.name)
    }
    return nil
  }

  /// Whether the property is stored in a class or one above it.
  private func stores(_ type: ClassMetadata) -> Bool {
    type.ancestry.contains { $0.fields.contains { $0.name == declaration.name } }
  }

  /// What is said of a declaration without a joint, if marking it is not the answer or not all of it.
  private func withoutJoint(
    _ found: Found,
    _ metadata: ClassMetadata?,
    isStored: Bool
  ) throws -> JointError {
    let name = declaration.description
    if let function = found.function,
      let library = images.dropFirst().first(where: { $0.contains(function) })
    {
      return .foreign(declaration: name, library: library.name)
    }
    if isStored { return .storedProperty(declaration: name) }
    if let function = found.function, let image = search.image(holding: function),
      try mayBeMerged(function, of: found.mangled, in: image)
    {
      return .merged(name)
    }
    if declaration.kind == .initializer, metadata != nil {
      return .classInitializer(declaration: name)
    }
    return metadata == nil || declaration.isStatic == true
      ? .notDynamic(declaration: name) : .final(declaration: name)
  }
}

// MARK: - Joints

extension JointFinder {
  /// What a declaration is called through: its cell, its code, or its imports.
  private func implementation(
    _ found: Found,
    of metadata: ClassMetadata? = nil,
    _ type: UInt? = nil
  ) throws -> Implementation {
    guard acceptsGeneric || !found.symbol.isGeneric && !found.symbol.signature.isGeneric else {
      throw JointError.generic(declaration: declaration.description)
    }
    if let cell = found.cell {
      return Implementation(
        declaration: declaration.description,
        function: found.function ?? cell,
        route: .cell(cell),
        owner: metadata,
        symbol: found.symbol,
        borrowsClosure: found.borrowsClosure,
        fillsObject: found.fillsObject,
        isAsync: found.isAsync,
        coroutine: try coroutine(passing: found)
      )
    }
    let isDispatched =
      found.function.flatMap { metadata?.descriptor?.dispatches($0) } ?? false
    let mayBeStored =
      declaration.kind.isAccessor && !found.symbol.isStatic
      && type.map { mayStore(declaration.name, in: $0) } ?? false
    var rules = ReachRules(
      isOptimized: false,
      isDispatched: isDispatched,
      mayBeStored: mayBeStored || found.isAddressed,
      isSeenInOneFile: found.isAddressed || MemberSymbol.isSeenInOneFile(found.mangled)
    )
    let isStored = rules.isStored
    guard var function = found.function else {
      throw try withoutJoint(found, metadata, isStored: isStored)
    }
    // Optimized callers make the object themselves, and call what fills it.
    var fillsObject = false
    if metadata != nil, let filling = found.filling, let image = search.image(holding: filling),
      !search.isDebug(found.mangled, in: image)
    {
      guard !found.isAsync else {
        throw JointError.classInitializer(declaration: declaration.description)
      }
      function = filling
      fillsObject = true
    }
    let route: Implementation.Route
    let coroutine = try coroutine(passing: found)
    rules.isPassedBy = coroutine != nil
    let isInlined = denotation?.isInlined(
      found.mangled,
      at: [found.function, found.filling],
      coroutine: coroutine
    )
    if !isStored, isInlined ?? false { throw inlined(found, through: coroutine) }
    if let code = try code(of: found, at: function, rules) {
      route = .entry(code)
    } else if isImported(found) {
      route = .imports(found.importName)
    } else {
      throw try withoutJoint(found, metadata, isStored: isStored)
    }
    return Implementation(
      declaration: declaration.description,
      function: function,
      route: route,
      owner: metadata,
      symbol: found.symbol,
      borrowsClosure: found.borrowsClosure,
      fillsObject: fillsObject,
      isAsync: found.isAsync,
      coroutine: coroutine
    )
  }

  /// The coroutine that accesses the same in place, and does not call the accessor, by its mangled name.
  private func coroutine(passing found: Found) throws -> String? {
    guard let name = Coroutine.name(beside: found.mangled), let accessor = found.function,
      let image = search.image(holding: accessor)
    else { return nil }
    let file = try file(of: image)
    let parts = file.symbols(prefix: name).filter { Coroutine.isPart($0.0, of: name) }
    let calls = parts.contains { file.leads(at: $0.1)?.addresses.contains(accessor) ?? false }
    return parts.isEmpty || calls ? nil : name
  }

  /// What is said of a declaration whose calls the expression shows to be none.
  private func inlined(_ found: Found, through coroutine: String?) -> JointError {
    let how =
      coroutine == nil
      ? "the compiler puts its code in the place of each call, as '@_transparent' tells it to: "
        + "bend what calls it"
      : "it is accessed through its '_read' or '_modify', which no handle can stand for: "
        + "give it 'get' and 'set' alone"
    return .unexpectedLayout(declaration: declaration.description, detail: how)
  }

  /// What calls an async function has read how large its context is from the record that it was linked with.
  private func isImported(_ found: Found) -> Bool {
    !found.isAsync
      && images.contains { !ImportTable.cells(of: $0, symbol: found.importName).isEmpty }
  }

  /// The code of a function that can be entered; nil for what runs whenever something is bent, where the optimizer
  /// may have changed how it is called, as it never does with what a class dispatches to, and where it may have made it
  /// one with another.
  private func code(
    of found: Found,
    at function: UInt,
    _ facts: ReachRules
  ) throws -> FunctionCode? {
    guard let image = search.image(holding: function),
      !MemberSymbol.runsWhileBending(found.mangled)
    else { return nil }
    // An async function is named by a record: how far from it its code is, and how large its context.
    let record = found.isAsync ? UnsafePointer<Int32>(bitPattern: function) : nil
    let start = record.map { function &+ UInt(bitPattern: Int($0[0])) } ?? function
    guard let code = try file(of: image).function(at: start) else { return nil }
    var rules = facts
    rules.isOptimized = !search.isDebug(found.mangled, in: image)
    rules.isInternal = code.isInternal
    rules.mayBeMerged = try mayBeMerged(start, of: found.mangled, in: image)
    guard rules.canBeEntered else { return nil }
    return FunctionCode(
      start: start,
      size: code.size,
      room: code.room,
      contextSize: record.map { UInt32(bitPattern: $0[1]) },
      inlined: rules.seesEveryCall ? nil : found.mangled
    )
  }

  /// Whether the optimizer may have made a function one with another.
  private func mayBeMerged(
    _ function: UInt,
    of mangled: String,
    in image: Image
  ) throws -> Bool {
    try JointError.naming(declaration.description) {
      try search.mayBeMerged(function, of: mangled, in: image)
    }
  }
}

extension JointError {
  static func merged(_ declaration: String) -> JointError {
    .unexpectedLayout(
      declaration: declaration,
      detail: "the optimizer may have made it one with another of the same code; mark it 'dynamic'"
    )
  }
}

extension Declaration {
  /// How the mangled names of such declarations end.
  fileprivate var symbolSuffixes: [String] {
    switch kind {
    case .method: isStatic == true ? ["FZ"] : isStatic == false ? ["F"] : ["F", "FZ"]
    case .getter: name == "subscript" ? ["ig", "igZ"] : ["vg", "vgZ"]
    case .setter: name == "subscript" ? ["is", "isZ"] : ["vs", "vsZ"]
    case .modify: name == "subscript" ? ["iM"] : ["vM"]
    case .willSet: ["vw"]
    case .didSet: ["vW"]
    case .initializer: ["fC"]
    }
  }

  /// A mangled name spells each word of an identifier somewhere, if not in the identifier itself,
  /// where an earlier word may stand for it.
  ///
  /// Words end where a capital follows a small letter.
  fileprivate var longestWord: String {
    guard kind != .initializer, name != "subscript",
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return "" }
    var words: [String] = [""]
    var previous: Character = "A"
    for character in name {
      if character == "_" || character.isUppercase && !previous.isUppercase { words.append("") }
      if character != "_" { words[words.count - 1].append(character) }
      previous = character
    }
    return words.map { String($0.drop(while: \.isNumber)) }.max { $0.count < $1.count } ?? ""
  }

  fileprivate func isSimilar(to other: String) -> Bool {
    let (a, b) = (Array(name.lowercased()), Array(other.lowercased()))
    guard abs(a.count - b.count) <= 2, a.count > 2 else { return false }
    // Levenshtein's distance, one row at a time.
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let cost = Swift.min(row[j] + 1, row[j + 1] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[b.count] <= 2
  }
}
