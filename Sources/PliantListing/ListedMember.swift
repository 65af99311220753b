import PliantImages

/// A function of a file and what its name says.
struct ListedMember {
  let mangled: String
  let symbol: MemberSymbol
  /// The module of the extension that it is declared in.
  let extensionModule: String?

  /// Returns nil for functions that nobody declares: local functions, cases of enums, and derived
  /// code.
  init?(_ mangled: String, of owner: ListedOwners.Owner, wasted: inout Int) {
    guard let text = UntrustedName.demangle(mangled, wasted: &wasted) else { return nil }
    self.mangled = mangled
    extensionModule = DemangledName(text).extensionModule
    let context = owner.kind == .module ? nil : owner.name
    guard var symbol = MemberSymbol(demangled: text, owner: context) else { return nil }
    symbol.readSuffix(of: mangled)
    // Macros that declare something at random give it a mangled name.
    guard !symbol.name.hasPrefix("__derived_"), !symbol.name.hasPrefix("$s") else { return nil }
    self.symbol = symbol
    let makesCase =
      owner.kind == .enum && mangled.hasSuffix("mF")
      && text.contains("(" + owner.name + ".Type) ->")
    guard !makesCase else { return nil }
  }

  /// Whether the file declares it, and has not copied it from the module that does.
  func isOwn(of owner: ListedOwners.Owner, among owners: ListedOwners) -> Bool {
    if let extensionModule { return owners.mayDefine(extensionModule) }
    return owner.descriptor != nil || owners.mayDefine(owner.module)
  }

  /// The declaration that a handle on it would look for.
  func declaration(of type: String?) -> Declaration {
    Declaration(
      kind: symbol.kind,
      isStatic: symbol.kind == .initializer ? nil : symbol.isStatic,
      name: symbol.name,
      labels: symbol.kind.isAccessor ? nil : symbol.labels,
      owner: type,
      signature: symbol.signature
    )
  }

  var text: String {
    guard symbol.kind.isAccessor else {
      let text = symbol.text.replacing("__allocating_init(", with: "init(", maxReplacements: 1)
      return ReadableText.function(text)
        .replacing(" infix(", with: "(", maxReplacements: 1)
    }
    let type = symbol.text.firstRange(of: " : ").map { symbol.text[$0.upperBound...] } ?? ""
    guard symbol.name == "subscript" else { return symbol.name + ": " + ReadableText.type(type) }
    return ReadableText.function("subscript" + type)
  }
}
