/// A function's name as people write it, and its signature if that can be read.
package struct FunctionName: Sendable {
  package let module: String
  /// The type or extension that it is declared in, with modules; empty for free functions.
  package let owner: String
  /// Without the module: `Cart.load(id:)`.
  package let name: String
  /// With it.
  package var fullName: String { module + "." + name }
  /// Whether it is a closure, which may be passed its arguments as its caller has them.
  package let isClosure: Bool
  private let text: DemangledName

  /// The function's symbol; nil if it is local, or of an unknown form.
  package var symbol: MemberSymbol? { MemberSymbol(text) }

  /// Returns nil for functions that nobody declares, such as the `==` that the compiler derives,
  /// and unless `isWanted` is true of the module and the owner.
  package init?(
    mangled: String,
    where isWanted: (String, String) -> Bool = { _, _ in true }
  ) {
    guard !mangled.hasSuffix("mF"), let text = Demangler.demangle(mangled).map({ NameText($0) }),
      !text.contains("__derived_")
    else { return nil }
    self.init(text, where: isWanted)
  }

  package init?(
    demangled text: Substring,
    where isWanted: (String, String) -> Bool = { _, _ in true }
  ) {
    self.init(NameText(text), where: isWanted)
  }

  private init?(_ text: NameText, where isWanted: (String, String) -> Bool) {
    if text.starts(with: Self.closure) {
      self.init(closure: text, where: isWanted)
    } else {
      guard !text.contains(" #") else { return nil }
      self.init(DemangledName(text), where: isWanted)
    }
  }

  private static let closure = "closure #"

  /// Reads `closure #1 (Swift.Int) -> () in Shop.start() -> ()`.
  private init?(closure text: NameText, where isWanted: (String, String) -> Bool) {
    var (rest, names, signature) = (text, "", NameText?.none)
    while rest.starts(with: Self.closure) {
      guard let (closure, outer) = rest.halves(at: " in ") else { return nil }
      let end = ["(", "@", "<"].compactMap { closure.first(of: $0) }.min()
      let name = closure.upTo(end ?? closure.range.upperBound)
      names = " " + name.trimmed.text + names
      signature = signature ?? closure.from(name.range.upperBound)
      rest = outer
    }
    var type = signature ?? rest
    while type.starts(with: "@"), let (_, behind) = type.halves(at: " ") { type = behind }
    self.text = DemangledName("closures.closure" + type.text)
    isClosure = true
    guard !rest.contains(" #") else { return nil }
    if let outer = FunctionName(DemangledName(rest), where: isWanted) {
      (module, owner, name) = (outer.module, outer.owner, outer.name + names)
    } else {
      // In the top-level code of a module.
      guard rest.component(at: rest.range.lowerBound)?.end == rest.range.upperBound,
        isWanted(rest.text, "")
      else { return nil }
      (module, owner, name) = (rest.text, "", String(names.dropFirst()))
    }
  }

  private init?(_ text: DemangledName, where isWanted: (String, String) -> Bool) {
    let path = text.path
    // The compiler declares what begins with a dollar sign, for a property's wrapper.
    guard path.count > 1,
      !path.contains(where: { text.body.byte($0.range.lowerBound) == UInt8(ascii: "$") })
    else { return nil }
    module = text.extensionModule ?? path[0].name.text
    owner = path.count > 2 ? text.plainOwner : ""
    guard isWanted(module, owner) else { return nil }
    let member = text.declared
    var own = member?.fullName ?? path[path.count - 1].name.text
    if let kind = member?.kind, kind.isAccessor, kind != .getter { own += " (\(kind.rawValue))" }
    name = (path.dropFirst().dropLast().map(\.name.text) + [own]).joined(separator: ".")
    isClosure = false
    self.text = text
  }

  /// The name of a type as the owner of its functions.
  ///
  /// A private type does not know, at run time, its file, which the names of its functions have;
  /// its descriptor's symbol does.
  package static func owner(for type: Any.Type) -> String {
    guard let descriptor = LoadedType(of: type)?.address,
      let prefix = ImageFile.holding(descriptor)?.prefix(ofType: descriptor)
    else { return QualifiedName.of(type) }
    return Demangler.typeName(prefix: prefix) ?? QualifiedName.of(type)
  }
}
