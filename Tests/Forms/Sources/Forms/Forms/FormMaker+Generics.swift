/// Chooses generic declarations, and members of generic types.
extension FormMaker {
  mutating func genericForm(_ index: Int) -> Form {
    var form = Form()
    form.index = index
    form.isOwn = random.chance(50)
    form.isPublic = !form.isOwn || random.chance(50)
    form.kind = random.pick(weighted: [
      (.method, 44), (.mutatingMethod, 6), (.staticMethod, 8), (.function, 16), (.initializer, 5),
      (.getter, 9), (.setter, 6), (.subscriptGetter, 4), (.subscriptSetter, 2),
    ])
    form.holder = genericHolder(of: form.kind)
    if !form.isAccessor {
      form.isAsync = form.holder != .actor && random.chance(15)
      form.suspends = form.isAsync && random.chance(60)
      if random.chance(30) { form.failing = random.chance(10) ? .typed("Failure") : .any }
    }
    var generics = Generics()
    chooseGenerics(of: form, &generics)
    form.generics = generics
    if form.isGeneric || form.holder == .protocolExtension { form.specialized = .void }
    chooseGenericFields(&form)
    chooseGenericParameters(&form)
    chooseGenericResult(&form)
    if mayBeNamedByType(form), random.chance(40) { form.generics?.isNamedByType = true }
    form.handlePlace = random.pick(weighted: [(.global, 60), (.staticMember, 20), (.local, 20)])
    form.isRedefinedForTask = random.chance(20)
    return form.instance(0)
  }

  private mutating func genericHolder(of kind: Form.Kind) -> Form.Holder {
    switch kind {
    case .function: .none
    case .method:
      random.pick(weighted: [
        (.classType, 18), (.finalClass, 8), (.actor, 4), (.structType, 14), (.enumType, 4),
        (.genericClass, 20), (.genericStruct, 18), (.genericEnum, 4), (.protocolExtension, 12),
      ])
    case .mutatingMethod:
      random.pick(weighted: [(.structType, 40), (.genericStruct, 50), (.genericEnum, 10)])
    case .staticMethod:
      random.pick(weighted: [
        (.classType, 20), (.structType, 30), (.enumType, 10), (.genericClass, 20),
        (.genericStruct, 20),
      ])
    case .initializer: random.pick(weighted: [(.structType, 60), (.genericStruct, 40)])
    case .getter:
      random.pick(weighted: [
        (.genericClass, 35), (.genericStruct, 35), (.genericEnum, 8), (.protocolExtension, 22),
      ])
    default: random.pick(weighted: [(.genericClass, 50), (.genericStruct, 50)])
    }
  }

  private mutating func chooseGenerics(of form: Form, _ generics: inout Generics) {
    if form.isGeneric {
      let constraint = random.pick(weighted: [
        (Generics.Constraint.makeable, 40), (.none, 25), (.hashable, 12), (.badge, 10),
        (.beast, 7), (.holding, 6),
      ])
      generics.parameters.append(parameter("Element", constraint))
      if constraint == .none, random.chance(40) {
        let added = random.pick([Generics.Constraint.hashable, .makeable])
        generics.extensionConstraint = added
        generics.parameters[0].types = types(added)
      }
    } else if form.holder == .protocolExtension {
      generics.isOfClassProtocol = random.chance(25)
      let classes = generics.isOfClassProtocol
      generics.conformersAreClasses = (0..<3).map { _ in classes || random.chance(30) }
      let names = (0..<3).map { "\(form.typeName)\($0)" }
      let constraint = classes ? Generics.Constraint.object : .none
      generics.parameters.append(
        Generics.Parameter(name: "Self", constraint: constraint, types: names)
      )
    }
    generics.holders = generics.parameters.count
    let mayHaveOwn = form.kind != .getter && form.kind != .setter
    let count =
      generics.holders > 0
      ? (mayHaveOwn && random.chance(35) ? 1 : 0) : random.chance(25) ? 2 : 1
    for name in ["A", "B"].prefix(count) {
      let constraint = random.pick(weighted: [
        (Generics.Constraint.none, 26), (.makeable, 26), (.sendable, 5), (.hashable, 10),
        (.badge, 10), (.animal, 4), (.beast, 4), (.object, 3), (.holding, 8), (.numbers, 4),
      ])
      // A handle names one class after `for:`.
      let isSecondClass = constraint.isClass && generics.parameters.contains(where: \.isClass)
      generics.parameters.append(parameter(name, isSecondClass ? .makeable : constraint))
    }
  }

  private mutating func parameter(
    _ name: String,
    _ constraint: Generics.Constraint
  ) -> Generics.Parameter {
    Generics.Parameter(name: name, constraint: constraint, types: types(constraint))
  }

  /// Three of the types that may be there.
  private mutating func types(_ constraint: Generics.Constraint) -> [String] {
    var rest = Generics.candidates(constraint)
    return (0..<3).map { _ in rest.remove(at: random.below(rest.count)) }
  }

  private mutating func chooseGenericFields(_ form: inout Form) {
    guard form.holder != .none else { return }
    if form.isEnum {
      form.fields = (0..<(1 + random.below(3))).map { _ in paletteField() }
    } else {
      form.fields = (0..<random.pick([0, 1, 1, 2, 2, 3, 5])).map { _ in paletteField() }
    }
    guard form.isGeneric, let generics = form.generics,
      generics.parameters[0].constraint.isMaking, random.chance(70)
    else { return }
    let place = random.pick([Generics.Place.plain, .plain, .array, .optional])
    let field = generics.type(GenericPlace(place: place, parameter: 0))
    form.fields.insert(field, at: random.below(form.fields.count + 1))
  }

  private mutating func paletteField() -> ValueType {
    let type = Palette.type(&random, sendable: true)
    let isMishandled = ["UInt128", "SIMD8"].contains { type.name.contains($0) }
    return isMishandled ? .int : type
  }

  private mutating func chooseGenericParameters(_ form: inout Form) {
    guard form.kind != .getter, form.kind != .setter, let generics = form.generics else { return }
    var types: [ValueType] = []
    // What calls say of each parameter of the function's own.
    for (index, parameter) in generics.parameters.enumerated() where index >= generics.holders {
      let isType = !parameter.constraint.isClass && random.chance(12)
      let place = isType ? Generics.Place.metatype : .plain
      types.append(generics.type(GenericPlace(place: place, parameter: index)))
    }
    let least = form.isAccessor || types.isEmpty && form.kind == .initializer ? 1 : 0
    for _ in 0..<max(random.pick([0, 0, 1, 1, 2, 3, 5]), least - types.count) {
      types.append(random.chance(45) ? place(of: generics) ?? paletteField() : paletteField())
    }
    types.shuffle(using: &random)
    for type in types {
      var parameter = Form.Parameter(
        label: random.chance(50) ? "l\(random.below(100))" : nil,
        type: type
      )
      if !type.isEscaping, !type.isParameterOnly, !form.isAccessor {
        if random.chance(7) {
          parameter.ownership = .inout
        } else if random.chance(15) {
          parameter.ownership = random.pick([.borrowing, .consuming, .owned, .shared])
        }
      }
      form.parameters.append(parameter)
    }
    if form.kind == .initializer { form.parameters[0].label = "l0" }
    makeOpaque(&form)
  }

  /// A type in some place of some parameter; nil if it has none.
  private mutating func place(of generics: Generics) -> ValueType? {
    let indices = generics.parameters.indices.filter { generics.parameters[$0].name != "Self" }
    guard !indices.isEmpty else { return nil }
    let index = random.pick(indices)
    let constraint = generics.parameters[index].constraint
    var places: [(Generics.Place, Int)] = [(.plain, 50), (.metatype, 6)]
    if constraint.isClass || !constraint.isMaking {
      places += [(.optional, 10), (.array, 8)]
    } else {
      places += [
        (.optional, 10), (.array, 10), (.dictionary, 4), (.tuple, 5), (.result, 3), (.taking, 4),
        (.giving, 3),
      ]
    }
    if constraint == .holding { places.append((.held, 30)) }
    return generics.type(GenericPlace(place: random.pick(weighted: places), parameter: index))
  }

  /// Writes a parameter that only one place names `some P`.
  private mutating func makeOpaque(_ form: inout Form) {
    guard var generics = form.generics, let last = generics.parameters.indices.last,
      last >= generics.holders, !generics.parameters[last].constraint.rawValue.isEmpty,
      generics.parameters[last].constraint != .numbers, random.chance(20)
    else { return }
    let uses = form.parameters.filter { $0.type.place?.parameter == last }
    guard uses.count == 1, uses[0].type.place?.place == .plain else { return }
    generics.parameters[last].isOpaque = true
    form.generics = generics
  }

  private mutating func chooseGenericResult(_ form: inout Form) {
    if form.kind == .initializer {
      form.givesSelf = true
      return
    }
    guard let generics = form.generics else { return }
    let echoes = form.parameters.indices.filter {
      let type = form.parameters[$0].type
      let isOpaque = type.place.map { generics.parameters[$0.parameter].isOpaque } ?? false
      return !type.isParameterOnly && !type.isEscaping && !isOpaque
        && type.place?.place != .metatype
    }
    if !echoes.isEmpty, !form.isAccessor, random.chance(40) {
      form.echoed = random.pick(echoes)
      form.result = form.parameters[form.echoed ?? 0].type
      return
    }
    if random.chance(60), let type = place(of: generics), let place = type.place,
      generics.parameters[place.parameter].constraint.isMaking,
      !generics.parameters[place.parameter].isOpaque, !type.isParameterOnly,
      !form.isSetter || !type.isEscaping, place.place != .metatype, place.place != .giving
    {
      form.result = type
    } else if form.isAccessor || random.chance(80) {
      form.result = paletteField()
    }
  }

  /// Every place of the one type stands for the parameter.
  private func mayBeNamedByType(_ form: Form) -> Bool {
    guard let generics = form.generics, generics.parameters.count == 1,
      generics.parameters[0].name != "Self", !form.isAccessor, form.kind != .mutatingMethod,
      form.parameters.count < 3, !form.givesSelf
    else { return false }
    let name = generics.parameters[0].types[0]
    let others = (form.parameters.map(\.type) + [form.result]).filter { $0.place == nil }
    let places = (form.parameters.map(\.type) + [form.result]).compactMap(\.place?.place)
    let fitting: [Generics.Place] = [.plain, .optional, .array, .metatype, .dictionary, .result]
    // What tells the compiler the type.
    let telling =
      form.parameters.contains { $0.type.place?.place == .plain }
      || form.parameters.first?.type.place?.place == .metatype
    guard telling else { return false }
    return !others.contains { $0.name.contains(name) } && places.allSatisfy(fitting.contains)
      && !form.parameters.contains(where: \.isInout) && !generics.parameters[0].isClass
  }
}

extension Generics.Parameter {
  var isClass: Bool { constraint.isClass }
}

extension Form {
  var isEnum: Bool { holder == .enumType || holder == .genericEnum }
}
