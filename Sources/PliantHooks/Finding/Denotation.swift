import PliantImages

/// The functions that a handle's expression denotes, as far as its compiled code shows.
///
/// A name that is used as a value is a function's address, or that of a closure that calls the
/// function. The code of such closures, and of the thunks that they lead to, is read up to the
/// first functions that are declared in source.
package struct Denotation {
  /// The function that the expression is itself, without a closure around it.
  private var direct: (mangled: String, address: UInt)?
  /// The function of C that the expression denotes; the address is nil if another image has it.
  private var functionOfC: (name: String, address: UInt?)?
  /// The functions of C that closures call.
  private var calledOfC: [(name: String, address: UInt?)] = []
  /// The mangled names of the functions that it leads to.
  private var symbols: Set<String> = []
  private var addresses: Set<UInt> = []
  /// Whether nothing else can be called: the code is not optimized, and no class decides on the
  /// function.
  private var isWhole: Bool

  init(of function: UInt, in search: SymbolSearch) {
    isWhole = true
    var pending = [function]
    var isThunkOfC = false
    while let address = pending.popLast(), addresses.count < Self.most {
      guard let image = Image.holding(address), addresses.insert(address).inserted,
        let file = try? ImageFile.of(image)
      else { continue }
      let names = file.symbols(at: [address]).map(\.0)
      symbols.formUnion(names)
      if address == function {
        isWhole = names.first.map { search.isDebug($0, in: image) } ?? false
      }
      // Functions that a linker folded share their names, of which only one is called.
      isWhole = isWhole && names.count < 2
      if address == function, names.count == 1 { direct = (names[0], address) }
      if let name = Self.functionOfC(named: names) {
        calledOfC.append((name, address))
        if address == function || isThunkOfC { functionOfC = functionOfC ?? (name, address) }
      }
      guard names.allSatisfy({ MangledName($0).isCompilers }) else { continue }
      isThunkOfC = isThunkOfC || names.contains { $0.hasSuffix("TO") }
      let isRecord = names.contains { MangledName($0).isRecord }
      let record = isRecord ? AsyncRecord(at: address) : nil
      guard let leads = file.leads(at: record?.code ?? address) else { continue }
      // Every call of an async closure goes through a register.
      isWhole = isWhole && leads.isWhole && !isRecord
      pending += leads.addresses
      for cell in leads.cells {
        guard let name = file.symbol(filling: cell) else { continue }
        symbols.insert(name)
        guard let name = Self.functionOfC(named: [name]) else { continue }
        calledOfC.append((name, nil))
        if isThunkOfC { functionOfC = functionOfC ?? (name, nil) }
      }
    }
    isWhole = isWhole && !symbols.contains { MangledName($0).isDispatchThunk }
  }

  /// The function of C among the names of one; nil if it is Swift's, or one that sanitizers have
  /// code call around what the program calls.
  ///
  /// A sanitizer's function in the place of another has that one's name beside its own.
  private static func functionOfC(named names: [String]) -> String? {
    names.first { name in !["$s", "__"].contains { name.hasPrefix($0) } && !isSanitizers(name) }
      ?? names.first { !$0.hasPrefix("$s") && !isSanitizers($0) }
  }

  private static func isSanitizers(_ name: String) -> Bool {
    ["_Unwind_", "__asan_", "__interceptor_", "__sanitizer_", "__tsan_"].contains {
      name.hasPrefix($0)
    }
  }

  /// Closures that call one function lead to a few more: those that retain their captures.
  private static let most = 64

  /// Whether it leads to a function or, if that was optimized, to a copy of it.
  func includes(_ mangled: String, at addresses: [UInt?]) -> Bool {
    addresses.contains { $0.map(self.addresses.contains) ?? false }
      || symbols.contains {
        $0.hasPrefix(mangled)
          && ($0.count == mangled.count || $0.dropFirst(mangled.count).first == "T")
      }
  }

  /// The function of C that the expression denotes, or that a closure calls by its name.
  func functionOfC(named name: String) -> (name: String, address: UInt?)? {
    functionOfC ?? calledOfC.first { $0.name == name }
  }

  /// Whether the expression does not call the function that it names, or calls a coroutine instead.
  func isInlined(_ mangled: String, at addresses: [UInt?], coroutine: String?) -> Bool {
    guard !includes(mangled, at: addresses) else { return false }
    if let coroutine, symbols.contains(coroutine) { return true }
    return isWhole && direct.map { MangledName($0.mangled).isCompilers } ?? false
      && functionOfC == nil
  }

  /// The type that declares the operator which an expression denotes, since an operator's name does
  /// not say it.
  ///
  /// It is nil if no type declares the operator, or a generic one.
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
      for image in search.images {
        // The demangler ends the process over some beginnings that are no type's.
        guard
          let descriptor = try? ImageFile.of(image).definitions(of: type + "Mn").first?.address,
          let owner = Demangler.typeName(prefix: type),
          MemberSymbol(mangled: mangled, owner: owner)?.name == name
        else { continue }
        return LoadedType(descriptor).type
      }
    }
    return nil
  }

  /// The mangled names of the functions declared in source to which it leads.
  var declared: [String] {
    symbols.filter { $0.hasPrefix("$s") && !MangledName($0).isCompilers }
      .map { MangledName($0).function }
  }

  /// The local function that it is: its mangled name and its address or, if it is async, its
  /// record's.
  func localFunction(named name: String) -> (mangled: String, address: UInt, isAsync: Bool)? {
    guard let direct, let text = Demangler.demangle(direct.mangled) else { return nil }
    let isAsync = MangledName(direct.mangled).isRecord
    guard text.hasPrefix((isAsync ? "async function pointer to " : "") + name + " #") else {
      return nil
    }
    return (MangledName(direct.mangled).function, direct.address, isAsync)
  }

  /// The declaration to which it leads instead of another; nil if nothing shows one.
  ///
  /// A property that is read in place leads nowhere.
  func other(than declaration: Declaration) -> String? {
    guard isWhole else { return nil }
    return declared.compactMap { Demangler.demangle($0) }
      .first { $0.contains(declaration.name) }
  }
}
