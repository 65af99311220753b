// MARK: - Structs

extension HandleExpansion {
  /// The structs that hold the closures.
  var structs: String {
    // NB: swift-frontend 6.3.1 refuses a main actor's method in a closure of one expression.
    guard !boundary.isInVariables else { return "let pliantPoints = pliantPoints" }
    let natural = boundary.generic.map { structs(of: $0) } ?? naturalStructs
    guard let value = boundary.valueNatural, let type = callee.receiver.type else { return natural }
    let holder =
      boundary.generic.map { family("PliantValue", [type], of: $0) }
      ?? "nonisolated struct PliantValue { var call = \(value) }"
    return natural + """

      \(holder)
      """
  }

  private var naturalStructs: String {
    let isThrowing = boundary.failure(effects) == "PliantNatural.PliantFailure"
    let failure =
      "static let pliantFailure = #pliantFailure\(effects.isOnMain ? "OnMain" : "")"
      + "((__Pliant.never() as PliantNatural).call)"
    // NB: swift-frontend 6.3.1 crashes over a closure that throws `Never`.
    let check =
      "\nlet pliantThrows = __Pliant.throwing(PliantNatural.PliantFailure.self)\n"
      + "__Pliant.checkThrowing(pliantThrows)"
    return """
      nonisolated struct PliantNatural\(isThrowing ? ": __Pliant.Throwing" : "") {
        var call = \(boundary.natural)
        static let site = __Pliant.Site()
        \(isThrowing ? failure : "")
      }
      """ + (isThrowing ? check : "")
  }

  /// The structs that are generic over the types of a specialization.
  private func structs(of generic: GenericTypes) -> String {
    """
    nonisolated struct PliantSite { static let site = __Pliant.Site() }
    \(generic.declarations)\(family("PliantNatural", [], of: generic))
    """
  }

  private func family(_ name: String, _ receiver: [String], of generic: GenericTypes) -> String {
    let words = [String](repeating: "Swift.UInt", count: 6)
    // Async functions are passed the words by a thunk, because they pop their arguments.
    let originals = effects.isAsync ? [("", [])] : [("", []), ("Original", words)]
    return originals.map { suffix, more in
      generic.declared(name + suffix, receiver + more, effects, isOwned: callee.isOwning)
    }
    .joined(separator: "\n") + "\n" + generic.probe(name + "Probe", receiver, effects)
  }
}

// MARK: - Shapes

extension HandleExpansion {
  var shapes: [String] {
    let first = shape("PliantNatural", boundary.natural, isValue: false)
    guard let value = boundary.valueNatural, let type = callee.receiver.type else { return [first] }
    // The closures that tell how a value is passed.
    let marked = Boundary.captured(
      "call: (\(type), Swift.UInt, Swift.Double) -> (Swift.UInt, Swift.Double) = "
        + "{ _, words, vectors in (words, vectors) }"
    )
    let answered = Boundary.captured(
      "call: (Swift.UInt) -> (Swift.UInt, (\(type))?) = { word in (word, nil) }"
    )
    let probes = "marked: { \(marked) },\n  answered: { \(answered) },\n  "
    return [first, shape("PliantValue", value, isValue: true, probes: probes)]
  }

  /// Returns an entry and an original whose type is held by the struct of this name.
  private func shape(
    _ name: String,
    _ natural: String,
    isValue: Bool,
    probes: String = ""
  ) -> String {
    let generic = boundary.generic
    let called = generic?.of(effects.isAsync ? name : name + "Original") ?? name
    return """
      pliantPoints.shape(
        \(effects.isAsync ? "suspendingEntry" : "entry"): \
      \(entry(of: generic?.of(name) ?? name, natural, isValue: isValue)),
        \(probes)original: { original in \(original(as: called, natural, isValue: isValue)) }
      )
      """
  }

  private func entry(of name: String, _ natural: String, isValue: Bool) -> String {
    let own = callee.natural(callee.names)
    let spelled = boundary.spelledTypes.map { types in zip(own, types).map { "\($0): \($1)" } }
    let receiver = spelled == nil ? "receiver" : "receiver: \(callee.receiver.type ?? "")"
    let all = (spelled ?? own) + (isValue ? [receiver] : [])
    let failure = boundary.failure(effects)
    let parameters = effects.head(all, inBrackets: spelled != nil, throwing: failure)
    var body = run(isValue: isValue)
    if effects.typed == nil, let failure {
      body = "do {\n\(body)\n} catch { throw __Pliant.cast(error) as \(failure) }"
    }
    let keep = callee.kept("call.keep").map { $0 + "\n" }.joined()
    let end = (["call.leave()"] + owned("call.take", isValue: isValue)).joined(separator: "; ")
    let closure = """
      { \(parameters)
          let call = pliantPoints.arrived(\(effects.isAsync ? "frame" : ""))
          \(keep)defer { \(end) }
          \(body)
        }
      """
    return "{\(effects.isAsync ? " frame in" : "") \(boundary.made(name, natural, closure)) }"
  }

  /// Returns the calls that pass on the ownership of arguments, unless their types do so.
  private func owned(_ function: String, isValue: Bool) -> [String] {
    isValue || !boundary.isExact ? callee.owned(function, isValue: isValue) : []
  }

  private func original(as name: String, _ natural: String, isValue: Bool) -> String {
    let isConformer = boundary.generic?.isConformer == true
    let target =
      isValue ? "" : callee.receiver.target(isAsync: effects.isAsync, isConformer: isConformer)
    let kind = boundary.isInVariables ? "__Pliant.AnyFunction" : name
    let returned = callee.kept("original.takeBack").joined(separator: "; ")
    let gives =
      owned("original.give", isValue: isValue).map { $0 + "\n" }.joined()
      + (returned.isEmpty ? "" : "defer { \(returned) }\n")
    func run(_ bound: String) -> String { callOfOriginal(bound, natural, isValue: isValue) }
    guard !effects.isAsync else {
      return flat("\n\(gives)\(run("original.retaining(\(target)as: \(kind).self)"))")
    }
    return flat(
      "\n\(gives)return \(effects.isThrowing ? "try " : "")"
        + "original.call(\(target)as: \(kind).self) "
        + "{ bound\(effects.thrown) in \(run("bound.value")) }"
    )
  }

  /// Returns a call of the function in `bound`.
  private func callOfOriginal(_ bound: String, _ natural: String, isValue: Bool) -> String {
    let own = zip(callee.names, callee.parameters).map { name, parameter in
      // The closure for a value's method has no autoclosures, nor has that of what suspends.
      (isValue || effects.isAsync) && parameter.isAutoclosure
        ? name : parameter.argument(named: name)
    }
    let isGeneric = boundary.generic != nil
    let isSent = (effects.isNamed || isGeneric) && effects.isAsync
    let last = isSent ? "__Pliant.sending(receiver)" : "receiver"
    let hidden = isGeneric && !effects.isAsync ? (0..<6).map { "original.hidden.w\($0)" } : []
    let arguments = (callee.natural(own) + (isValue ? [last] : []) + hidden).joined(separator: ", ")
    let function = boundary.isInVariables ? "function" : bound + ".call"
    let isSpread = !isValue && callee.parameters.contains(where: \.isVariadic)
    let spread = isSpread ? "__Pliant.spreading(\(function))" : function
    let call = "return \(effects.marks)\(spread)(\(arguments))"
    guard boundary.isInVariables else { return call }
    return """

      var function = \(natural)
      __Pliant.fill(\(bound)) { function = __Pliant.other(function) }
      \(call)
      """
  }
}

// MARK: - The layer

extension HandleExpansion {
  /// Returns the code that runs the layer of `call`.
  private func run(isValue: Bool) -> String {
    let receiver = callee.receiver
    func function(_ name: String) -> String {
      if receiver.isActor {
        return "return \(effects.marks)\(call("call.layer.pointee.function", on: name))"
      }
      guard dependsOnClass(isValue: isValue) else {
        return "switch call.layer.pointee { "
          + "case let layer: return \(effects.marks)\(call("layer.function", on: name)) }"
      }
      return checked(on: name)
    }
    switch receiver {
    case .none: return function("")
    case .mutating(let type):
      return "let pointer = call.inoutReceiver(as: \(type).self)\n" + function("pointer.pointee")
    case .object(let type), .instance(let type), .actor(let type), .type(let type):
      if isValue { return function("receiver") }
      // NB: `place.value` as an argument of the call would be retained.
      return
        "switch call.receiver(as: \(type)\(receiver.isType ? ".Type" : "").self).pointee "
        + "{ case let place:\nlet receiver = place.value\n\(function("receiver")) }"
    }
  }

  /// Returns whether the result may depend on the receiver's class.
  private func dependsOnClass(isValue: Bool) -> Bool {
    switch callee.receiver {
    case .none(let type?): callee.kind != .setter && !isValue && mayReturn(type)
    case .object, .instance, .type: callee.kind != .setter && !isValue
    case .actor, .mutating, .none: false
    }
  }

  /// Whether the result of a specialization, as it is written, may be an object of its owner.
  private func mayReturn(_ type: String) -> Bool {
    guard let result = boundary.generic?.result, !result.contains("PliantResult") else {
      return true
    }
    let name = type.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    return result.contains("Self") || result.contains(name)
  }

  /// Returns the code that runs the layer, and then the original if the result is of another class.
  ///
  /// The tuple avoids a warning about a result of type Void.
  private func checked(on receiver: String) -> String {
    let marks = effects.marks
    if effects.isAsync, callee.receiver.isNone {
      let failure = effects.typed == nil && effects.isThrowing ? " throws" : effects.thrown
      return """
        let function = call.layer.pointee.function, original = call.original.pointee.function
        return \(marks)call.run { () async\(failure) in
          let answer = (\(marks)\(call("function", on: receiver)), 0)
          return call.accepts(answer.0) ? answer.0 : \(marks)\(call("original", on: receiver))
        }
        """
    }
    return """
      switch call.layer.pointee { case let layer:
        let answer = (\(marks)\(call("layer.function", on: receiver)), 0)
        if call.accepts(answer.0) { return answer.0 }
        switch call.original.pointee { case let original: \
      return \(marks)\(call("original.function", on: receiver)) }
      }
      """
  }
}
