/// A declaration, and how it is bent.
struct Form {
  enum Kind: String, CaseIterable {
    case method
    case mutatingMethod = "mutating method"
    case classMethod = "class method"
    case staticMethod = "static"
    case function = "free function"
    case initializer
    case getter, setter
    case subscriptGetter = "subscript getter"
    case subscriptSetter = "subscript setter"
    case staticGetter = "static getter"
    case operatorFunction = "operator"
  }

  /// What holds the declaration.
  enum Holder: String {
    case none
    case classType = "class"
    case finalClass = "final class"
    case genericClass = "generic class"
    case actor
    case structType = "struct"
    case genericStruct = "generic struct"
    case enumType = "enum"
  }

  enum Failing {
    case never, any
    case typed(String)
  }

  enum Isolation: String {
    case none
    case mainActor = "@MainActor"
    case mainActorType = "@MainActor type"
    case isolatedParameter = "isolated"
    case optionalIsolatedParameter = "isolated (any Actor)?"
    case nonisolated
    case nonsending = "nonisolated(nonsending)"
    case concurrent = "@concurrent"
  }

  struct Parameter {
    enum Ownership: String {
      case none = ""
      case borrowing, consuming
      case owned = "__owned"
      case shared = "__shared"
      case sending
      case `inout`
    }

    var label: String?
    var type: ValueType
    var ownership = Ownership.none
    var isVariadic = false
    /// `isolated`; `type` is an actor's, or `(any Actor)?`.
    var isIsolated = false

    var isInout: Bool { ownership == .inout }
  }

  enum HandlePlace { case global, staticMember, local }

  /// What an accessor is written with, beside or in the place of `get` and `set`.
  enum Coroutines {
    case none
    /// `_modify`, which does not call the setter that is there, too.
    case besideSetter
    /// `_read`, or `_modify` alone.
    case only
  }

  var index = 0
  var kind = Kind.method
  var holder = Holder.none
  /// What the holder's generic parameter stands for.
  var specialised: ValueType?
  /// The holder's; the cases' payloads, where it is an enum.
  var fields: [ValueType] = []
  var parameters: [Parameter] = []
  var result = ValueType.void
  /// The result is `Self`, or the type for initializers.
  var givesSelf = false
  /// Its result is written `Self`, or an initializer's.
  var returnsSelf: Bool {
    kind == .initializer || givesSelf && (kind == .method || kind == .classMethod)
  }
  /// The parameter that is the result, if one is.
  var echoed: Int?
  var isAsync = false
  var suspends = false
  var failing = Failing.never
  var isolation = Isolation.none
  var isDynamic = true
  var isConvenience = false
  /// An initializer of a struct that calls no other.
  var assignsFields = false
  var ownTypes: [OwnType] = []
  /// The handle is written with the subclass, which inherits the declaration.
  var namesSubclass = false
  /// It is called through a protocol.
  var isWitness = false
  /// There is another of its name.
  var isOverloaded = false
  /// There is another of the same code, which the optimizer may make one with it.
  var hasTwin = false
  private var isTwin = false
  private var isOtherInstance = false
  /// The module that bends it has another of its name and type, in another file.
  var hasNamesake = false
  /// The compiler writes its code in the place of each call: it must be refused.
  var isTransparent = false
  var coroutines = Coroutines.none
  /// Written in C, in a module of its own.
  var isOfC = false
  /// It is redefined for a task, too.
  var isRedefinedForTask = false
  /// In the driver's own module.
  var isOwn = true
  var isPublic = true
  var isFrozen = false
  /// The handle is written as a closure, where both can be.
  var handleIsClosure = false
  var closureSpellsOwnership = true
  /// The handle is written with the declaration's symbol and its type.
  var isBySymbol = false
  /// That type says of a value's receiver that it is `inout` where it is not, or not where it is,
  /// which must be refused, or come to the same.
  var misspellsReceiver = false
  var handlePlace = HandlePlace.global
  /// Only with layers that call nothing: the compiler cannot build the others.
  var isReduced = false
}

extension Form {
  var typeName: String { "T\(index)x" }
  /// The holder, specialised; the subclass, where the handle names it.
  var type: String {
    if let specialised { return "\(typeName)<\(specialised.name)>" }
    return namesSubclass ? subclass : typeName
  }
  var isGeneric: Bool { holder == .genericClass || holder == .genericStruct }
  /// Of the holder's generic parameter, in the form's declaration.
  var element: ValueType? {
    guard var element = specialised else { return nil }
    element.genericName = "Element"
    return element
  }
  var protocolName: String { "P\(index)" }
  var receiverType: ValueType {
    ValueType(name: type, maker: "\(type)(seed: #)", shower: "#.shown")
  }
  var subclass: String { "U\(index)x" }
  var name: String { isTwin ? "f\(index)Twin" : "f\(index)" }
  /// Of the operator: made of characters that no other form's is.
  var operatorName: String {
    let digits = Array("+-*%&|^~<>")
    return "^" + String("\(index)".compactMap { $0.wholeNumberValue.map { digits[$0] } }) + "^"
  }

  var isClass: Bool { holder == .classType || holder == .finalClass || holder == .genericClass }
  var hasSubclass: Bool { holder == .classType }
  var isValue: Bool {
    holder == .structType || holder == .enumType || holder == .genericStruct
  }
  var isAccessor: Bool {
    switch kind {
    case .getter, .setter, .subscriptGetter, .subscriptSetter, .staticGetter: true
    default: false
    }
  }
  var isSetter: Bool { kind == .setter || kind == .subscriptSetter }

  /// A symbol may say enough of it to bend it.
  var fitsSymbol: Bool {
    let hasClosure = (parameters.map(\.type) + [result]).contains { $0.name.contains("->") }
    let throwsFromAccessor = isAccessor && throwsErrors
    let isNamed = kind != .classMethod && kind != .operatorFunction
    return isNamed && isolation == .none && !isAsync && !isGeneric && !hasClosure
      && !throwsFromAccessor
      && !isOverloaded && !namesSubclass && (!givesSelf || kind == .initializer)
  }

  /// It is called on a value of its type.
  var hasReceiver: Bool {
    switch kind {
    case .method, .mutatingMethod, .getter, .setter, .subscriptGetter, .subscriptSetter: true
    default: false
    }
  }
  /// It is called on a class that may be a subclass.
  var hasMetatype: Bool { kind == .classMethod }
  /// Its layers are told the type that it is called on.
  var passesType: Bool { hasMetatype || kind == .staticGetter }
  var mutatesReceiver: Bool { kind == .mutatingMethod || (isSetter && isValue) }

  /// It is right to refuse it: what nothing calls, and a handle of another type.
  var isMistake: Bool { isTransparent || misspellsReceiver }

  /// In the handle's type.
  var receiverIsInout: Bool { mutatesReceiver != misspellsReceiver }

  /// Its handle is a `Method`.
  var isMethod: Bool { hasReceiver || hasMetatype }

  var throwsErrors: Bool { if case .never = failing { false } else { true } }
  var isTyped: Bool { if case .typed = failing { true } else { false } }
  var isOnMainActor: Bool { isolation == .mainActor || isolation == .mainActorType }

  /// Its caller awaits it though it is not asynchronous.
  var isAwaited: Bool { isAsync || isOfActor || isolation == .isolatedParameter }
  var isOfActor: Bool { holder == .actor && hasReceiver && isolation != .nonisolated }

  /// What it takes and gives goes from one isolation to another.
  var crosses: Bool {
    holder == .actor || isolation == .isolatedParameter || isolation == .optionalIsolatedParameter
      || isolation == .concurrent || isolation == .nonsending
  }

  /// The name of the function that calls it.
  var caller: String {
    isTwin ? "callTwin\(index)" : isOtherInstance ? "callElsewhere\(index)" : "call\(index)"
  }

  /// The name of the function that changes it in place, where that may call no setter.
  var changer: String? { coroutines == .besideSetter ? "change\(index)" : nil }

  /// Another instantiation of its class, which has the same code, and which nothing bends.
  var otherInstance: Form? {
    let types = fields + parameters.map(\.type) + [result]
    guard holder == .genericClass, specialised != nil, types.allSatisfy({ $0.genericName == nil })
    else { return nil }
    var other = self
    other.specialised = specialised == .int ? .token : .int
    (other.hasTwin, other.isOtherInstance) = (false, true)
    return other
  }

  /// The other one of the same code, which nothing bends.
  var twin: Form? {
    guard hasTwin else { return nil }
    var twin = self
    (twin.hasTwin, twin.isTwin, twin.isWitness) = (false, true, false)
    return twin
  }

  /// Two of different names may have the same code.
  var mayHaveTwin: Bool {
    switch kind {
    case .initializer, .subscriptGetter, .subscriptSetter, .operatorFunction: false
    default: !isOverloaded && !isOfC
    }
  }

  /// Another module may have one of its name and type.
  var mayHaveNamesake: Bool {
    let isPlain = isolation == .none || isolation == .mainActorType
    let isHeld = kind == .function || kind == .method && !isGeneric && holder != .actor
    return isHeld && isPlain && !isOwn && !isOverloaded && !isWitness && !givesSelf
  }

  var mayHaveCoroutines: Bool {
    let isPlain = isolation == .none || isolation == .mainActorType
    return isAccessor && kind != .staticGetter && holder != .actor && isPlain && !isAsync
      && !throwsErrors
  }

  var mayBeTransparent: Bool {
    let isFitting = kind == .method || kind == .staticMethod || kind == .getter
    return isFitting && !isGeneric && holder != .actor && isolation == .none && !isAsync
      && !isOverloaded
      && !isWitness
  }

  /// The expression that follows `throws` in a signature.
  var effects: String {
    var words: [String] = []
    if isAsync { words.append("async") }
    switch failing {
    case .never: break
    case .any: words.append("throws")
    case .typed(let error): words.append("throws(\(error))")
    }
    return words.map { " " + $0 }.joined()
  }

  /// What goes before a call of it, `awaited` or not.
  func attempt(awaited: Bool) -> String {
    (throwsErrors ? "try " : "") + (awaited ? "await " : "")
  }

  /// The error of a throwing form.
  func error(_ number: Int) -> String {
    switch failing {
    case .never: ""
    case .any: "Failure(\(number))"
    case .typed(let error): "\(error)(\(number))"
    }
  }
}

extension Form {
  /// The same form under another number.
  func numbered(_ number: Int) -> Form {
    func renamed(_ type: ValueType) -> ValueType {
      var type = type
      for letter in ["S", "T", "U"] {
        let (old, new) = ("\(letter)\(index)x", "\(letter)\(number)x")
        type.name = type.name.replacing(old, with: new)
        type.maker = type.maker.replacing(old, with: new)
      }
      return type
    }
    var form = self
    form.index = number
    form.fields = fields.map(renamed)
    form.result = renamed(result)
    for i in parameters.indices { form.parameters[i].type = renamed(parameters[i].type) }
    for i in ownTypes.indices {
      form.ownTypes[i].name = "S\(number)x\(i)"
      form.ownTypes[i].fields = ownTypes[i].fields.map(renamed)
    }
    return form
  }
}
