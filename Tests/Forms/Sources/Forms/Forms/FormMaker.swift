/// Chooses forms at random.
struct FormMaker {
  var random: SeededRandom
  /// Whether declarations may be without `dynamic`.
  var includesPlain = false

  mutating func form(_ index: Int) -> Form {
    var form = Form()
    form.index = index
    form.isOwn = random.chance(35)
    form.isPublic = !form.isOwn || random.chance(50)
    form.isFrozen = random.chance(20)
    form.kind = random.pick(weighted: [
      (.method, 34), (.mutatingMethod, 9), (.classMethod, 8), (.staticMethod, 9), (.function, 10),
      (.initializer, 10), (.getter, 6), (.setter, 6), (.subscriptGetter, 4), (.subscriptSetter, 3),
      (.staticGetter, 2), (.operatorFunction, 4),
    ])
    form.holder = holder(of: form.kind)
    form.isConvenience = form.isClass && random.chance(60)
    form.assignsFields = form.holder == .structType && random.chance(50)
    chooseEffects(&form)
    chooseIsolation(&form)
    chooseFields(&form)
    chooseParameters(&form)
    chooseResult(&form)
    form.isDynamic = isDynamic(form)
    chooseHandle(&form)
    chooseSurroundings(&form)
    // Not at random, so that the other forms of a seed are the same.
    if includesPlain, !form.isOwn, form.fitsSymbol, index % 2 == 0 {
      form.isBySymbol = true
      form.misspellsReceiver = form.isValue && form.hasReceiver && index % 4 == 0
      form.isDynamic = false
      form.isWitness = false
    }
    form.hasNamesake = includesPlain && !form.isBySymbol && form.mayHaveNamesake && index % 3 != 0
    if includesPlain, index % 11 == 5, form.mayBeTransparent {
      (form.isTransparent, form.isDynamic, form.isOwn) = (true, false, true)
      (form.isPublic, form.isBySymbol, form.misspellsReceiver) = (false, false, false)
      form.hasNamesake = false
    }
    if includesPlain, form.mayHaveCoroutines, !form.isTransparent, form.isSetter || index % 9 == 0 {
      form.coroutines = index % 9 == 0 ? .only : .besideSetter
      (form.isDynamic, form.isWitness) = (false, false)
    }
    if includesPlain, index % 13 == 3 { form = functionOfC(form) }
    form.hasTwin = !form.isDynamic && form.mayHaveTwin && index % 3 == 0
    return form
  }

  /// In the place of another form.
  private mutating func functionOfC(_ other: Form) -> Form {
    var form = Form()
    form.index = other.index
    (form.kind, form.isOfC, form.isOwn, form.isDynamic) = (.function, true, false, false)
    let types = random.chance(10) ? Palette.ofC : Palette.wholeOfC
    for _ in 0..<random.below(10) {
      form.parameters.append(Form.Parameter(type: random.pick(types)))
    }
    if random.chance(80) { form.result = random.pick(types) }
    form.isBySymbol = random.chance(30)
    form.handlePlace = other.handlePlace
    form.isRedefinedForTask = other.isRedefinedForTask
    return form
  }

  private mutating func holder(of kind: Form.Kind) -> Form.Holder {
    switch kind {
    case .method, .getter, .subscriptGetter:
      random.pick(weighted: [
        (.classType, 30), (.finalClass, 8), (.genericClass, 8), (.actor, 14), (.structType, 24),
        (.genericStruct, 4), (.enumType, 12),
      ])
    case .setter, .subscriptSetter:
      random.pick(weighted: [
        (.classType, 30), (.finalClass, 8), (.genericClass, 6), (.structType, 20), (.enumType, 6),
      ])
    case .mutatingMethod:
      random.pick(weighted: [(.structType, 70), (.enumType, 22), (.genericStruct, 8)])
    case .classMethod: random.pick(weighted: [(.classType, 85), (.genericClass, 15)])
    case .staticMethod, .staticGetter, .operatorFunction:
      random.pick(weighted: [
        (.classType, 30), (.finalClass, 10), (.structType, 35), (.enumType, 20),
      ])
    case .initializer:
      random.pick(weighted: [
        (.classType, 35), (.finalClass, 10), (.structType, 35), (.enumType, 15),
        (.genericStruct, 5),
      ])
    case .function: .none
    }
  }

  private mutating func chooseEffects(_ form: inout Form) {
    guard !form.isSetter else { return }
    // An async class method is overridden without its class, as a static.
    form.isAsync = random.chance(form.isAccessor ? 10 : 28) && form.kind != .classMethod
    form.suspends = form.isAsync && random.chance(60)
    if random.chance(form.isAccessor ? 10 : 30) {
      form.failing =
        random.chance(45) ? .typed(random.pick(["Failure", "Fault", "LargeFailure"])) : .any
    }
  }

  private mutating func chooseIsolation(_ form: inout Form) {
    guard form.holder != .actor else {
      if form.kind == .method, random.chance(20) { form.isolation = .nonisolated }
      return
    }
    guard form.kind != .operatorFunction else { return }
    var choices: [(Form.Isolation, Int)] = [(.none, 74)]
    if !form.isAccessor { choices.append((.mainActor, 6)) }
    if form.isClass || form.holder == .structType { choices.append((.mainActorType, 6)) }
    if !form.isAccessor && form.kind != .initializer {
      choices.append((.isolatedParameter, 4))
      if form.isAsync { choices.append((.optionalIsolatedParameter, 8)) }
    }
    if form.isAsync { choices += [(.nonsending, 16), (.concurrent, 16)] }
    form.isolation = random.pick(weighted: choices)
  }

  private mutating func chooseFields(_ form: inout Form) {
    switch form.holder {
    case .none: return
    case .enumType:
      for _ in 0..<(1 + random.below(4)) {
        let type = random.chance(25) ? ValueType.void : type(&form, sendable: false)
        form.fields.append(type)
      }
    case .structType, .genericStruct:
      var words = random.pick([0, 1, 2, 3, 4, 4, 5, 6, 8, 12, 16, 20])
      while words > 0 {
        let type = type(&form, sendable: false)
        form.fields.append(type)
        words -= max(type.words, 1)
      }
    default:
      for _ in 0..<random.below(4) {
        let type = type(&form, sendable: false)
        form.fields.append(type)
      }
    }
    if form.isGeneric {
      form.specialized = random.pick([.int, .token, Palette.text])
    }
  }

  /// One of the palette's, or one that is declared for the form.
  private mutating func type(_ form: inout Form, sendable: Bool) -> ValueType {
    guard random.chance(10), form.ownTypes.count < 2 else {
      return paletteType(form, sendable: sendable)
    }
    let count = random.pick([0, 1, 1, 2, 2, 3, 4, 6])
    let isEnum = random.chance(40) && count > 0
    let own = OwnType(
      name: "S\(form.index)x\(form.ownTypes.count)",
      fields: (0..<count).map { _ in paletteType(form, sendable: false) },
      isEnum: isEnum
    )
    form.ownTypes.append(own)
    return own.type
  }

  /// NB: swiftc 6.3.1 crashes callers of async functions that take a 128-bit integer on the stack,
  /// and makes the frames of those that hold a vector of 32 bytes too small, with or without
  /// Pliant.
  private mutating func paletteType(_ form: Form, sendable: Bool) -> ValueType {
    let type = Palette.type(&random, sendable: sendable)
    let isMishandled = ["UInt128", "SIMD8"].contains { type.name.contains($0) }
    return form.isAsync && isMishandled ? .int : type
  }

  private mutating func chooseParameters(_ form: inout Form) {
    switch form.kind {
    case .getter, .setter, .staticGetter: return
    case .operatorFunction:
      let operand = form.receiverType
      let other = random.chance(50) ? operand : type(&form, sendable: false)
      form.parameters = [Form.Parameter(type: operand), Form.Parameter(type: other)]
      return
    default: break
    }
    var count = random.pick(weighted: [
      (0, 10), (1, 24), (2, 24), (3, 16), (4, 10), (5, 5), (6, 4), (7, 3), (8, 2), (9, 2),
    ])
    if form.isAccessor { count = 1 + count / 3 }
    // With more it has no name, and a closure cannot tell where it runs.
    if form.isAsync { count = min(count, form.isOnMainActor ? 2 : form.isOfActor ? 5 : 8) }
    let inoutChance = random.chance(20) ? 35 : 0
    for _ in 0..<count {
      let parameter = parameter(of: &form, inoutChance: inoutChance)
      form.parameters.append(parameter)
    }
    if !form.isAccessor, !form.isAsync, form.parameters.count < 2, random.chance(8) {
      form.parameters.append(
        Form.Parameter(type: random.pick([.int, .token]), isVariadic: true)
      )
    }
    if let isolated = isolatedParameter(form) {
      form.parameters.insert(isolated, at: random.below(form.parameters.count + 1))
    }
    // Another `init(seed:)` is there already; an initializer without parameters would be one, too.
    if form.kind == .initializer {
      for i in form.parameters.indices where form.parameters[i].label == nil && i == 0 {
        form.parameters[i].label = "l0"
      }
    }
  }

  private func isolatedParameter(_ form: Form) -> Form.Parameter? {
    switch form.isolation {
    case .isolatedParameter:
      Form.Parameter(label: "worker", type: .worker, isIsolated: true)
    case .optionalIsolatedParameter:
      Form.Parameter(label: "isolation", type: .anyWorker, isIsolated: true)
    default: nil
    }
  }

  private mutating func parameter(of form: inout Form, inoutChance: Int) -> Form.Parameter {
    let isSendable = form.crosses
    if !form.isAccessor, random.chance(4) {
      let type = Palette.parameterClosure(&random, sendable: isSendable)
      return Form.Parameter(label: label(form), type: type)
    }
    if let element = form.element, random.chance(20) {
      return Form.Parameter(label: label(form), type: element)
    }
    var parameter = Form.Parameter(label: label(form), type: type(&form, sendable: isSendable))
    guard !parameter.type.isEscaping, !form.isAccessor else { return parameter }
    if random.chance(inoutChance) {
      parameter.ownership = .inout
    } else if random.chance(35) {
      parameter.ownership = random.pick([
        .borrowing, .consuming, .consuming, .owned, .shared, .sending,
      ])
    }
    return parameter
  }

  private mutating func label(_ form: Form) -> String? {
    form.kind == .initializer || random.chance(50) ? "l\(random.below(100))" : nil
  }

  private mutating func chooseResult(_ form: inout Form) {
    switch form.kind {
    case .initializer:
      form.givesSelf = true
    case .method where form.isClass && form.holder != .genericClass,
      .classMethod where form.holder == .classType:
      form.givesSelf = random.chance(12)
    case .staticMethod: form.givesSelf = random.chance(20)
    default: break
    }
    if form.givesSelf {
      form.result = form.receiverType
      return
    }
    if form.isAccessor {
      form.result = type(&form, sendable: form.crosses)
      return
    }
    let echoes = form.parameters.indices.filter {
      let parameter = form.parameters[$0]
      return !parameter.type.isParameterOnly && !parameter.isVariadic && !parameter.isIsolated
    }
    if !echoes.isEmpty, random.chance(25) {
      let echoed = random.pick(echoes)
      form.echoed = echoed
      form.result = form.parameters[echoed].type
    } else if random.chance(85) {
      form.result = type(&form, sendable: form.crosses)
    }
  }

  /// Plain where a hook may be there, and seldom elsewhere.
  private mutating func isDynamic(_ form: Form) -> Bool {
    let mayBeReached = !form.isOwn
    // Chosen in any case, so that the rest of the form is the same.
    let isPlain = random.chance(mayBeReached ? 30 : 4)
    return !(isPlain && includesPlain)
  }
}
