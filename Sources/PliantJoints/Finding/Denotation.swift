import PliantImages

/// What a handle's expression denotes, as far as the code that the compiler made of it tells.
///
/// A name that is used as a value is a function's address, or that of a closure that calls the function. The code of
/// such closures, and of the thunks that they lead to, is read up to the first functions that somebody declared.
package struct Denotation {
  /// The function that the expression is, if no closure stands between.
  private var direct: (mangled: String, address: UInt)?
  /// The function of C that is meant, if it is one; the loader knows where one of another image is.
  private(set) var functionOfC: (name: String, address: UInt?)?
  /// The mangled names of the functions that it leads to.
  private var symbols: Set<String> = []
  private var addresses: Set<UInt> = []
  /// Whether it leads nowhere else: nothing was optimized, and no class decides which function is called.
  private var isWhole: Bool

  init(of function: UInt, in search: SymbolSearch) {
    isWhole = true
    var pending = [function]
    var isThunkOfC = false
    while let address = pending.popLast(), addresses.count < Self.most {
      guard let image = search.image(holding: address), addresses.insert(address).inserted,
        let file = try? search.file(of: image)
      else { continue }
      let names = file.symbols(at: [address]).map(\.0)
      symbols.formUnion(names)
      if address == function {
        isWhole = names.first.map { search.isDebug($0, in: image) } ?? false
      }
      if address == function, names.count == 1 { direct = (names[0], address) }
      if address == function || isThunkOfC, let name = names.first(where: { !$0.hasPrefix("$s") }) {
        functionOfC = functionOfC ?? (name, address)
      }
      guard names.allSatisfy(Self.isCompilers) else { continue }
      isThunkOfC = isThunkOfC || names.contains { $0.hasSuffix("TO") }
      // An async function is named by a record, which says how far from it its code is.
      let isRecord = names.contains { $0.hasSuffix("Tu") }
      let record = isRecord ? UnsafePointer<Int32>(bitPattern: address) : nil
      let start = record.map { address &+ UInt(bitPattern: Int($0.pointee)) } ?? address
      guard let leads = file.leads(at: start) else { continue }
      // Of an async closure every call goes through a register.
      isWhole = isWhole && leads.isWhole && !isRecord
      pending += leads.addresses
      for cell in leads.cells {
        guard let name = ImportTable.symbol(of: image, cell: cell) else { continue }
        symbols.insert(name)
        if isThunkOfC, !name.hasPrefix("$s") { functionOfC = functionOfC ?? (name, nil) }
      }
    }
  }

  /// Closures that call one function lead to a few more: those that retain what they capture.
  private static let most = 64

  /// Whether a symbol is of what the compiler made of an expression, and nobody declared: a closure, what applies one to
  /// its captures, and what stands between two ways of calling.
  private static func isCompilers(_ mangled: String) -> Bool {
    let name = mangled.hasSuffix("Tu") ? mangled.dropLast(2) : mangled[...]
    // A closure's ends in its number, `…U0_`, and what applies one may have a number of its own, `…TA.7`.
    let number: Set<Character> = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "_"]
    let kind = name[...(name.lastIndex { !number.contains($0) } ?? name.startIndex)]
    let isClosure = name.hasSuffix("_") && (kind.hasSuffix("U") || kind.hasSuffix("u"))
    return isClosure || name.contains("Tf")
      || ["TA", "TATm", "TR", "TO", "Tr"].contains { kind.hasSuffix($0) }
  }

  /// Whether it leads to a function; of one that was optimized, to a copy.
  func includes(_ mangled: String, at addresses: [UInt?]) -> Bool {
    addresses.contains { $0.map(self.addresses.contains) ?? false }
      || symbols.contains {
        $0.hasPrefix(mangled)
          && ($0.count == mangled.count || $0.dropFirst(mangled.count).first == "T")
      }
  }

  /// Whether the expression, which is to call a function, does not, or calls a coroutine in its place.
  func isInlined(_ mangled: String, at addresses: [UInt?], coroutine: String?) -> Bool {
    guard !includes(mangled, at: addresses) else { return false }
    if let coroutine, symbols.contains(coroutine) { return true }
    return isWhole && direct.map { Self.isCompilers($0.mangled) } ?? false && functionOfC == nil
  }

  /// The type that declares the operator which an expression denotes, as no operator's name says; nil of one that no
  /// type declares, and of a generic type's.
  package static func owner(ofOperator name: String, denotedBy function: UInt) -> Any.Type? {
    let search = SymbolSearch()
    return Denotation(of: function, in: search).declared.lazy
      .filter { $0.hasSuffix("FZ") }
      .compactMap { owner(of: $0, named: name, in: search) }
      .first
  }

  private static func owner(
    of mangled: String,
    named name: String,
    in search: SymbolSearch
  ) -> Any.Type? {
    // A nominal type's mangled name ends with its kind, and a member's begins with its owner's.
    for end in mangled.indices where "CVO".contains(mangled[end]) {
      let type = String(mangled[...end])
      guard let owner = JointFinder.demangledName(prefix: type),
        let symbol = MemberSymbol(mangled: mangled, owner: owner), symbol.name == name
      else { continue }
      for image in search.images {
        let symbols = (try? search.file(of: image))?.symbols(prefix: type + "M") ?? []
        guard let (_, descriptor) = symbols.first(where: { $0.0 == type + "Mn" }),
          let (_, address) = symbols.first(where: { $0.0 == type + "Ma" })
        else { continue }
        guard !isGenericType(descriptor) else { return nil }
        // SAFETY: the metadata accessor of a type that is not generic takes the state that is asked for, 0 for a complete
        // one, and returns the metadata in the first register.
        let access = unsafeBitCast(address, to: (@convention(c) (Int) -> UnsafeRawPointer).self)
        return unsafeBitCast(access(0), to: Any.Type.self)
      }
    }
    return nil
  }

  /// The mangled names of what somebody declared, of all that it leads to.
  var declared: [String] {
    symbols.filter { $0.hasPrefix("$s") && !Self.isCompilers($0) }
      .map { String($0.dropLast($0.hasSuffix("Tu") ? 2 : 0)) }
  }

  /// The local function that it is: its mangled name, and its address, which is that of a record if it is async.
  func localFunction(named name: String) -> (mangled: String, address: UInt, isAsync: Bool)? {
    guard let direct, let text = Demangler.demangle(direct.mangled) else { return nil }
    let isAsync = direct.mangled.hasSuffix("Tu")
    guard text.hasPrefix((isAsync ? "async function pointer to " : "") + name + " #") else {
      return nil
    }
    return (String(direct.mangled.dropLast(isAsync ? 2 : 0)), direct.address, isAsync)
  }

  /// What it leads to in the place of a declaration; nil where nothing says that it is another one.
  ///
  /// One that is read where it is stored leads nowhere.
  func other(than declaration: Declaration) -> String? {
    guard isWhole else { return nil }
    return declared.compactMap { Demangler.demangle($0) }
      .first { $0.contains(declaration.name) }
  }
}
