/// Where the compiler's calls of a declaration become those of its handle: the natural form of the
/// declaration, which its entry and its original must have to the bit, and what holds closures of
/// that form.
struct Boundary {
  /// An expression whose type is the function's, with the receiver in the self register.
  var natural: String
  /// Such an expression with a value as the last argument; nil if the receiver is none.
  var valueNatural: String?
  /// Whether the type of `natural` tells the ownership of each argument, as that of a named
  /// function does.
  var isExact = false
  /// The types of the parameters in their natural order, if the entry's closure must spell them to
  /// have the type of `natural`.
  ///
  /// NB: otherwise swift-frontend 6.3.1 converts closures that take a tuple or `sending`
  /// parameters, and a converted closure has a context.
  var spelledTypes: [String]?
  /// The types that a generic function is named with, over which the structs are generic.
  var generic: GenericTypes?
  /// Whether captured variables replace the structs, because generic code cannot declare types.
  var isInVariables = false
}

extension Boundary {
  /// The expression for the place of the handle, which is made once.
  var site: String {
    isInVariables ? "nil" : generic == nil ? "PliantNatural.site" : "PliantSite.site"
  }

  /// Returns the type of error that an entry throws; nil for any error.
  func failure(_ effects: HandleExpansion.Effects) -> String? {
    if let failure = effects.typed?.failure ?? generic?.failure { return failure }
    let isInferred = effects.isThrowing && effects.isNamed && !isInVariables
    return isInferred ? "PliantNatural.PliantFailure" : nil
  }

  /// Returns an entry that runs `closure`, which must have the type of `natural`.
  func made(_ name: String, _ natural: String, _ closure: String) -> String {
    isInVariables ? Self.captured("call = \(natural)", "call = \(closure)") : held(name, closure)
  }

  /// Returns an entry of the struct of this name that holds `closure`.
  func held(_ name: String, _ closure: String) -> String {
    "let made = \(name)(call: \(closure))\n"
      + "return __Pliant.Entry(made, of: Swift.type(of: made.call))"
  }

  /// Returns an entry of the variable `call`; for a struct the compiler makes ten functions more.
  static func captured(_ declaration: String, _ changes: String...) -> String {
    (["var \(declaration)"] + changes).joined(separator: "\n")
      + "\nreturn __Pliant.Entry(of: Swift.type(of: call), in: { call = __Pliant.placeholder() })"
  }
}
