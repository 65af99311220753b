extension HandleExpansion {
  var structs: String {
    guard !isGeneric else { return "" }
    if let generic { return structs(of: generic) }
    let isThrowing = entryFailure == "PliantNatural.PliantFailure"
    let failure =
      isThrowing
      ? "static let pliantFailure = #pliantFailure\(effects.isOnMain ? "OnMain" : "")"
        + "((__Pliant.never() as PliantNatural).call)"
      : ""
    let natural = """
      nonisolated struct PliantNatural\(isThrowing ? ": __Pliant.Throwing" : "") {
        var call = \(natural)
        static let site = __Pliant.Site()
        \(failure)
      }
      """
    let name = named.map { "\nnonisolated struct PliantName { var call = \($0) }" } ?? ""
    guard let valueNatural, let marked, let answered else { return natural + name }
    return natural + name + """

      nonisolated struct PliantValue { var call = \(valueNatural) }
      nonisolated struct PliantMarked { var call: \(marked) }
      nonisolated struct PliantAnswered { var call: \(answered) }
      """
  }

  /// The structs that are generic over the types of a specialization.
  private func structs(of generic: GenericTypes) -> String {
    let words = [String](repeating: "Swift.UInt", count: 6)
    func family(_ name: String, _ receiver: [String]) -> String {
      // What suspends is passed the words by a thunk, since it takes its arguments off the stack.
      let originals = effects.isAsync ? [("", [])] : [("", []), ("Original", words)]
      return originals.map { suffix, more in
        generic.declared(
          name + suffix,
          receiver + more,
          effects,
          isOwned: kind == .initializer || kind == .setter
        )
      }
      .joined(separator: "\n") + "\n" + generic.probe(name + "Probe", receiver, effects)
    }
    let common = """
      nonisolated struct PliantSite { static let site = __Pliant.Site() }
      \(named.map { "nonisolated struct PliantName { var call = \($0) }" } ?? "")
      \(generic.declarations)\(family("PliantNatural", []))
      """
    guard valueNatural != nil, let type, let marked, let answered else { return common }
    return common + """

      \(family("PliantValue", [type]))
      nonisolated struct PliantMarked { var call: \(marked) }
      nonisolated struct PliantAnswered { var call: \(answered) }
      """
  }

  /// The name of the struct that holds an entry, or the original, of a shape.
  private func entry(_ name: String) -> String { generic?.of(name) ?? name }
  private func original(_ name: String) -> String {
    generic?.of(effects.isAsync ? name : name + "Original") ?? name
  }

  private var marked: String? {
    type.map { "(\($0), Swift.UInt, Swift.Double) -> (Swift.UInt, Swift.Double)" }
  }

  private var answered: String? { type.map { "(Swift.UInt) -> (Swift.UInt, (\($0))?)" } }

  var shapes: [String] {
    let label = effects.isAsync ? "suspendingEntry" : "entry"
    let naturalOriginal = original(as: original("PliantNatural"), natural, isValue: false)
    let first = """
      pliantPoints.shape(
        \(label): \(entry(of: entry("PliantNatural"), natural, isValue: false)),
        original: { original in \(naturalOriginal) }
      )
      """
    let valueLabel = effects.isAsync ? "suspendingValueEntry" : "valueEntry"
    guard let valueNatural, let marked, let answered else { return [first] }
    func probe(_ name: String, _ type: String, _ closure: String) -> String {
      "{ \(made(name, "__Pliant.placeholder() as \(type)", closure)) }"
    }
    let valueOriginal = original(as: original("PliantValue"), valueNatural, isValue: true)
    let second = """
      pliantPoints.shape(
        \(valueLabel): \(entry(of: entry("PliantValue"), valueNatural, isValue: true)),
        marked: \(probe("PliantMarked", marked, "{ _, words, vectors in (words, vectors) }")),
        answered: \(probe("PliantAnswered", answered, "{ word in (word, nil) }")),
        original: { original in \(valueOriginal) }
      )
      """
    return [first, second]
  }

  /// Returns an entry that runs `closure`, which must have the type of `natural`.
  private func made(_ name: String, _ natural: String, _ closure: String) -> String {
    guard isGeneric else { return "__Pliant.Entry(\(name)(call: \(closure)), { $0.call })" }
    return """
      var made = \(natural)
      made = \(closure)
      return __Pliant.Entry(of: made, capturedBy: { made = __Pliant.other(made) })
      """
  }

  private func entry(of name: String, _ natural: String, isValue: Bool) -> String {
    let own = self.natural(names)
    let spelled = spelledTypes.map { types in zip(own, types).map { "\($0): \($1)" } }
    let receiver = spelled == nil ? "receiver" : "receiver: \(type ?? "")"
    let all = (spelled ?? own) + (isValue ? [receiver] : [])
    let parameters = head(all, inBrackets: spelled != nil, throwing: entryFailure)
    var body = run(isValue: isValue)
    if typed == nil, let entryFailure {
      body =
        "do {\n\(body)\n} catch { throw __Pliant.cast(error) as \(entryFailure) }"
    }
    let keep = kept("call.keep").map { $0 + "\n" }.joined()
    let end = (["call.leave()"] + owned("call.take", isValue: isValue)).joined(separator: "; ")
    let closure = """
      { \(parameters)
          let call = pliantPoints.arrived(\(effects.isAsync ? "frame" : ""))
          \(keep)defer { \(end) }
          \(body)
        }
      """
    return "{\(effects.isAsync ? " frame in" : "") \(made(name, natural, closure)) }"
  }

  /// Returns the calls that pass on the ownership of arguments, unless their types do so.
  private func owned(_ function: String, isValue: Bool) -> [String] {
    guard isValue || !isExact else { return [] }
    let indices = natural(names).enumerated().filter { !parameters[flatIndex($0.offset)].isInout }
    return indices.map { "\(function)(\($0.element), at: \($0.offset))" }
      + (isValue ? ["\(function)(receiver, at: \(names.count))"] : [])
  }

  /// Returns the calls for an initializer's arguments, which seem consumed and may be borrowed.
  private func kept(_ function: String) -> [String] {
    guard kind == .initializer else { return [] }
    return names.enumerated().map { "\(function)(\($0.element), at: \($0.offset))" }
  }

  private func flatIndex(_ natural: Int) -> Int {
    parameters.firstIndex { $0.naturalIndex == natural } ?? natural
  }

  /// Returns the code that runs the layer of `call`.
  private func run(isValue: Bool) -> String {
    let marks = effects.marks
    func function(_ receiver: String) -> String {
      let arguments = flatArguments(receiver)
      if isActor {
        return "return \(marks)__Pliant.isolated(call.layer.pointee.function)(\(arguments))"
      }
      guard dependsOnClass(isValue: isValue) else {
        return "switch call.layer.pointee { "
          + "case let layer: return \(marks)layer.function(\(arguments)) }"
      }
      return checked(arguments)
    }
    switch receiver {
    case .none: return function("")
    case .mutating(let type):
      return "let pointer = call.inoutReceiver(as: \(type).self)\n" + function("pointer.pointee")
    case .object, .instance, .actor, .type:
      if isValue { return function("receiver") }
      // NB: `place.value` as an argument of the call would be retained.
      return "switch call.receiver(as: \(receiverType).self).pointee { case let place:\n"
        + "let receiver = place.value\n\(function("receiver")) }"
    }
  }

  private var receiverType: String {
    if case .type(let type) = receiver { return type + ".Type" }
    return type ?? ""
  }

  /// Returns whether the result may depend on the receiver's class.
  private func dependsOnClass(isValue: Bool) -> Bool {
    switch receiver {
    case .none(let type?): kind != .setter && !isValue && mayReturn(type)
    case .object, .instance, .type: kind != .setter && !isValue
    case .actor, .mutating, .none: false
    }
  }

  /// Whether the result of a specialization, as it is written, may be an object of its owner.
  private func mayReturn(_ type: String) -> Bool {
    guard let result = generic?.result, !result.contains("PliantResult") else { return true }
    let name = type.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    return result.contains("Self") || result.contains(name)
  }

  /// Returns the code that runs the layer, and then the original if the result is of another class.
  ///
  /// The tuple avoids a warning about a result of type Void.
  private func checked(_ arguments: String) -> String {
    let marks = effects.marks
    if effects.isAsync, !hasReceiver {
      let failure = typed.map { " throws(\($0.failure))" } ?? (effects.isThrowing ? " throws" : "")
      return """
        let function = call.layer.pointee.function, original = call.original.pointee.function
        return \(marks)call.run { () async\(failure) in
          let answer = (\(marks)function(\(arguments)), 0)
          return call.accepts(answer.0) ? answer.0 : \(marks)original(\(arguments))
        }
        """
    }
    return """
      switch call.layer.pointee { case let layer:
        let answer = (\(marks)layer.function(\(arguments)), 0)
        if call.accepts(answer.0) { return answer.0 }
        switch call.original.pointee { case let original: \
      return \(marks)original.function(\(arguments)) }
      }
      """
  }

  private func original(as name: String, _ natural: String, isValue: Bool) -> String {
    let own = zip(names, parameters).map { name, parameter in
      // The closure for a value's method has no autoclosures, nor has that of what suspends.
      (isValue || effects.isAsync) && parameter.isAutoclosure
        ? name : parameter.argument(named: name)
    }
    let isSent = (effects.isNamed || generic != nil) && effects.isAsync
    let last = isSent ? "__Pliant.sending(receiver)" : "receiver"
    let hidden = generic == nil || effects.isAsync ? [] : (0..<6).map { "original.hidden.w\($0)" }
    let list = self.natural(own) + (isValue ? [last] : []) + hidden
    let variadic = parameters.contains(where: \.isVariadic)
    let kind = isGeneric ? "__Pliant.AnyFunction" : name
    /// Returns a call of the function in `bound`.
    func call(_ bound: String) -> String {
      let function = isGeneric ? "function" : bound + ".call"
      let spread = variadic && !isValue ? "__Pliant.spreading(\(function))" : function
      let call = "return \(effects.marks)\(spread)(\(list.joined(separator: ", ")))"
      guard isGeneric else { return call }
      return """

        var function = \(natural)
        __Pliant.fill(\(bound)) { function = __Pliant.other(function) }
        \(call)
        """
    }
    let returned = kept("original.takeBack").joined(separator: "; ")
    let gives =
      owned("original.give", isValue: isValue).map { $0 + "\n" }.joined()
      + (returned.isEmpty ? "" : "defer { \(returned) }\n")
    let target =
      switch receiver {
      case .object, .instance, .actor:
        isValue
          ? ""
          : generic?.isConformer == true
            ? "conformer: receiver, " : effects.isAsync ? "receiver, " : "on: receiver, "
      case .type: effects.isAsync ? "type: receiver, " : "onType: receiver, "
      case .mutating: "mutating: &receiver, "
      case .none: ""
      }
    guard !effects.isAsync else {
      return flat("\n\(gives)\(call("original.retaining(\(target)as: \(kind).self)"))")
    }
    let failure = typed.map { " throws(\($0.failure))" } ?? ""
    return flat(
      "\n\(gives)return \(effects.isThrowing ? "try " : "")"
        + "original.call(\(target)as: \(kind).self) "
        + "{ bound\(failure) in \(call("bound.value")) }"
    )
  }
}
