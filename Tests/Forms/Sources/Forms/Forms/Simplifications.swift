/// Ways to make a form simpler, each of which may make it right.
extension Form {
  typealias Simplification = (inout Form) -> Void

  /// Those that make the form's sources shorter, so that no two undo each other.
  var simplifications: [Simplification] {
    var all: [Simplification] = [
      { ($0.isOwn, $0.hasNamesake) = (true, false) },
      { $0.isFrozen = false },
      { $0.isWitness = false },
      { $0.isOverloaded = false },
      { $0.hasTwin = false },
      { $0.hasNamesake = false },
      { ($0.isBySymbol, $0.misspellsReceiver) = (false, false) },
      { $0.isRedefinedForTask = false },
      { $0.namesSubclass = false },
      { $0.suspends = false },
      { $0.failing = .never },
      { $0.handlePlace = .global },
      { $0.closureSpellsOwnership = false },
      { $0.fields = $0.holder == .enumType ? [.int] : [] },
      { $0.fields = $0.fields.map { _ in .int } },
      { if $0.isolation == .mainActor || $0.isolation == .mainActorType { $0.isolation = .none } },
      { $0.simplifyResult(to: .void) },
      { $0.simplifyResult(to: .int) },
      { $0.simplifyResult(to: .token) },
    ]
    if ownTypes.count > 0 { all.append { $0.dropUnusedTypes() } }
    if isAsync, isolation == .none { all.append { $0.isAsync = false } }
    if holder == .classType { all.append { $0.holder = .finalClass } }
    for i in fields.indices {
      all.append { if $0.fields.indices.contains(i) { $0.fields.remove(at: i) } }
      all.append { if $0.fields.indices.contains(i) { $0.fields[i] = .int } }
    }
    for i in parameters.indices where kind != .operatorFunction {
      all.append { $0.removeParameter(i) }
      all.append { $0.changeParameter(i) { $0.ownership = .none } }
      all.append { $0.changeParameter(i) { $0.type = .int } }
      all.append { $0.changeParameter(i) { $0.type = .token } }
    }
    return all.filter { simplification in
      var form = self
      simplification(&form)
      return form.length < length
    }
  }

  private mutating func dropUnusedTypes() {
    let used = (fields + [result] + parameters.map(\.type)).map(\.name)
    ownTypes.removeAll { type in !used.contains { $0.contains(type.name) } }
  }

  var length: Int { Sources(form: self).all.count }

  private mutating func simplifyResult(to type: ValueType) {
    guard !givesSelf, !isAccessor || type != .void else { return }
    echoed = nil
    result = type
  }

  private mutating func changeParameter(_ i: Int, _ change: (inout Parameter) -> Void) {
    guard parameters.indices.contains(i), !parameters[i].isIsolated, echoed != i else { return }
    change(&parameters[i])
  }

  private mutating func removeParameter(_ i: Int) {
    guard parameters.indices.contains(i), !parameters[i].isIsolated, echoed != i else { return }
    guard kind != .subscriptGetter && kind != .subscriptSetter || parameters.count > 1 else {
      return
    }
    parameters.remove(at: i)
    if let echoed, echoed > i { self.echoed = echoed - 1 }
  }
}
