extension Form {
  var typeName: String { "T\(index)x" }
  /// The holder, specialized; the subclass, where the handle names it.
  var type: String {
    if holder == .protocolExtension, let specialized { return specialized.name }
    if let specialized { return "\(typeName)<\(specialized.name)>" }
    return namesSubclass ? subclass : typeName
  }
  var isGeneric: Bool {
    holder == .genericClass || holder == .genericStruct || holder == .genericEnum
  }
  /// Of the holder's generic parameter, in the form's declaration.
  var element: ValueType? {
    guard var element = specialized else { return nil }
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
      || holder == .genericEnum
  }
  var isAccessor: Bool {
    switch kind {
    case .getter, .setter, .subscriptGetter, .subscriptSetter, .staticGetter: true
    default: false
    }
  }
  var isSetter: Bool { kind == .setter || kind == .subscriptSetter }

  /// A symbol may say enough of it to override it.
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
    isTwin
      ? "callTwin\(index)"
      : instance > 0 ? "callElsewhere\(index)x\(instance)" : "call\(index)"
  }

  /// The name of the function that changes it in place, where that may call no setter.
  var changer: String? { coroutines == .besideSetter ? "change\(index)" : nil }

  /// Other specializations, which have the same code, and which nothing overrides.
  var otherInstances: [Form] {
    guard generics == nil else { return [instance(1), instance(2)] }
    let types = fields + parameters.map(\.type) + [result]
    guard holder == .genericClass, specialized != nil, types.allSatisfy({ $0.genericName == nil })
    else { return [] }
    var other = self
    other.specialized = specialized == .int ? .token : .int
    (other.hasTwin, other.instance) = (false, 1)
    return [other]
  }

  /// The other one of the same code, which nothing overrides.
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
