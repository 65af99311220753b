/// The parameters of a generic form, and the types that it is called with.
struct Generics {
  enum Constraint: String {
    case none = ""
    case sendable = "Sendable"
    case makeable = "Makeable"
    case hashable = "Hashable"
    case badge = "Badge & Makeable"
    case animal = "Animal"
    case beast = "Beast"
    case object = "AnyObject"
    case holding = "Holding"
    /// Its elements are integers.
    case numbers = "Sequence"

    /// Its values are objects, and so are passed as any object is.
    var isClass: Bool { self == .animal || self == .beast || self == .object }
    /// Generic code can make its values.
    var isMaking: Bool {
      switch self {
      case .makeable, .badge, .beast, .holding: true
      default: false
      }
    }
  }

  struct Parameter {
    var name: String
    var constraint: Constraint
    /// The one that is overridden first, and then others.
    var types: [String]
    /// Written `some P`.
    var isOpaque = false

    var declaredName: String { isOpaque ? "some \(constraint.rawValue)" : name }
    /// As in `<A: P>`.
    var clause: String {
      constraint == .none ? name : "\(name): \(constraint.rawValue)"
    }
  }

  /// Where a declaration's type names a parameter.
  enum Place: Equatable {
    case plain, optional, array, dictionary, tuple, result, metatype, taking, giving, held
  }

  /// The holder's first, if it has one.
  var parameters: [Parameter] = []
  /// How many of them are the holder's.
  var holders = 0
  /// Which of the types its parameters stand for.
  var choice = 0
  /// What an extension with the declaration requires of the holder's parameter.
  var extensionConstraint: Constraint?
  /// The handle names the one type after `for:`, and marks nothing.
  var isNamedByType = false
  /// Of a protocol's conformers.
  var conformersAreClasses: [Bool] = []
  var isOfClassProtocol = false

  var own: ArraySlice<Parameter> { parameters.dropFirst(holders) }

  static func candidates(_ constraint: Constraint) -> [String] {
    switch constraint {
    case .none, .sendable, .makeable:
      [
        "Int", "Double", "String", "Tally", "Five", "Ten", "Small", "Payload", "Bytes", "[Int]",
        "Int?", "Nothing", "UInt8", "Large",
      ]
    case .hashable: ["Int", "Double", "String", "[Int]", "Int?", "UInt8"]
    case .badge: ["Small", "Large", "BadgeClass"]
    case .animal, .beast: ["Dog", "Cat", "Beast"]
    case .object: ["Dog", "Tally", "BadgeClass"]
    case .holding: ["HoldsInt", "HoldsText", "HoldsToken"]
    case .numbers: ["[Int]", "ContiguousArray<Int>", "Range<Int>"]
    }
  }
}

// MARK: - Types of places

/// The place of a type in a generic declaration.
struct GenericPlace: Equatable {
  var place: Generics.Place
  /// The index of its parameter.
  var parameter: Int
}

extension Generics {
  /// The type in a place, as the types of this choice are.
  func type(_ place: GenericPlace) -> ValueType {
    let parameter = parameters[place.parameter]
    var (name, declared) = (parameter.types[choice], parameter.declaredName)
    if place.place == .held {
      name = ["HoldsInt": "Int", "HoldsText": "String", "HoldsToken": "Tally"][name] ?? name
      declared += ".Held"
    }
    let mark = parameter.constraint.isClass ? name : "Generic<\(name)>"
    let made = Self.wrapped(place.place, name)
    var type = ValueType(
      name: made.name,
      words: 2,
      maker: made.maker,
      shower: made.shower,
      isSendable: place.place != .giving && place.place != .taking,
      isParameterOnly: place.place == .taking,
      isEscaping: place.place == .giving
    )
    let inside = Self.wrapped(place.place, declared)
    (type.genericName, type.genericMaker) = (inside.name, inside.maker)
    type.markedName = Self.wrapped(place.place, mark).name
    type.place = place
    return type
  }

  private static func wrapped(
    _ place: Place,
    _ name: String
  ) -> (name: String, maker: String, shower: String) {
    let made = "\(name)(made: #)"
    return switch place {
    case .plain, .held: (name, made, "show(#)")
    case .optional: ("\(name)?", "maybe(#, \(made))", "show(#)")
    case .array: ("[\(name)]", "[\(made), \(name)(made: # + 1)]", "show(#)")
    case .dictionary: ("[Int: \(name)]", "[opaque(#): \(made)]", "show(#)")
    case .tuple: ("(\(name), Int)", "(\(made), opaque(#))", "show(#)")
    case .result: ("Result<\(name), Failure>", "makeOutcome(#, \(made))", "show(#)")
    case .metatype: ("\(name).Type", "\(name).self", "show(#)")
    case .taking: ("(\(name)) -> String", "makeTaking(#)", "showTaking(#)")
    case .giving: ("() -> \(name)", "makeGiving(#)", "show((#)())")
    }
  }
}

extension Form {
  /// The same with other types, for which nothing overrides it.
  func instance(_ choice: Int) -> Form {
    guard var generics else { return self }
    generics.choice = choice
    func of(_ type: ValueType) -> ValueType { type.place.map(generics.type) ?? type }
    var form = self
    (form.generics, form.instance) = (generics, choice)
    form.fields = fields.map(of)
    form.result = of(result)
    for i in parameters.indices { form.parameters[i].type = of(parameters[i].type) }
    form.specialized = specialized.map { _ in generics.holdersType }
    if givesSelf { form.result = form.receiverType }
    return form
  }
}

extension Generics {
  /// What the holder's parameter stands for.
  var holdersType: ValueType { type(GenericPlace(place: .plain, parameter: 0)) }
}

// MARK: - Clauses

extension Form {
  /// `<A: P, B>` of the declaration.
  var clause: String {
    let named = generics?.own.filter { !$0.isOpaque } ?? []
    return named.isEmpty ? "" : "<\(named.map(\.clause).joined(separator: ", "))>"
  }

  /// The clause behind it.
  var requirements: String {
    let numbers = generics?.own.filter { $0.constraint == .numbers } ?? []
    guard !numbers.isEmpty else { return "" }
    return " where " + numbers.map { "\($0.name).Element == Int" }.joined(separator: ", ")
  }

  /// Whether the declaration can make a value of a type.
  func canMake(_ type: ValueType) -> Bool {
    guard let place = type.place, let parameter = generics?.parameters[place.parameter] else {
      return true
    }
    return parameter.constraint.isMaking && !parameter.isOpaque
  }
}
