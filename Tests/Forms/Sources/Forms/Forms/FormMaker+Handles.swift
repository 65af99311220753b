extension FormMaker {
  mutating func chooseHandle(_ form: inout Form) {
    let inouts = form.parameters.filter(\.isInout).count
    let count = form.parameters.count
    let isCalling = form.parameters.last?.type.isParameterOnly == true
    let isOrdinary = !form.isAsync && !form.isOnMainActor
    let needsClosure =
      form.parameters.dropLast().contains { $0.type.isParameterOnly }
      || isCalling && (inouts > 0 || !isOrdinary || count > 4)
      || inouts > 1 || inouts == 1 && (count > 3 || !isOrdinary)
      || form.isolation == .isolatedParameter
    let isVariadic = form.parameters.contains(where: \.isVariadic)
    form.handleIsClosure =
      (needsClosure && !isVariadic)
      || (!isVariadic && !form.isAsync && !form.isValue && random.chance(25))
    form.closureSpellsOwnership = random.chance(60)
    form.isRedefinedForTask = random.chance(30)
    form.handlePlace = random.pick(weighted: [(.global, 60), (.staticMember, 20), (.local, 20)])
  }

  /// What else there is beside the declaration.
  mutating func chooseSurroundings(_ form: inout Form) {
    let isNamed = !form.handleIsClosure && !form.parameters.isEmpty && form.isolation == .none
    switch form.kind {
    case .method, .staticMethod, .function:
      form.isOverloaded =
        isNamed && form.holder != .actor && !form.parameters[0].isVariadic && random.chance(15)
    default: break
    }
    switch form.kind {
    case .method, .getter, .setter, .subscriptGetter, .subscriptSetter:
      form.namesSubclass = form.hasSubclass && !form.givesSelf && random.chance(15)
    default: break
    }
    switch form.kind {
    case .method, .mutatingMethod, .getter, .setter:
      let isIsolated = form.isOnMainActor || form.holder == .actor
      // A call through a protocol is one that the library makes itself, which no import sees.
      form.isWitness =
        form.isDynamic && !isIsolated && !form.namesSubclass && !form.givesSelf
        && !form.isOverloaded
        && form.element == nil && random.chance(15)
    default: break
    }
  }
}
