/// Writes the declaration that is overridden.
struct DeclarationSource {
  let form: Form

  var text: String { "\(isolationAttribute)\(access)\(dynamic)\(declaration)" }

  private var access: String { form.isPublic ? "public " : "" }
  private var dynamic: String {
    form.isDynamic ? "dynamic " : form.isTransparent ? "@_transparent " : ""
  }

  private var isolationAttribute: String {
    switch form.isolation {
    case .mainActor: "@MainActor "
    case .nonisolated: "nonisolated "
    case .nonsending: "nonisolated(nonsending) "
    case .concurrent: "@concurrent "
    default: ""
    }
  }

  private var result: String {
    if form.result == .void { return "" }
    guard form.givesSelf else { return " -> \(form.result.declaredName)" }
    return " -> \(form.kind == .method || form.kind == .classMethod ? "Self" : form.type)"
  }

  /// Without what says how a function is called from outside.
  private func signature(_ parameters: String) -> String {
    "\(form.name)\(form.clause)(\(parameters))\(form.effects)\(result)\(form.requirements)"
  }

  private var declaration: String {
    let block = "{\n\(code.indented)\n}"
    let reads = form.coroutines == .only ? "_read" : "get\(form.effects)"
    let accessor = "{\n  \(reads) \(block.indented.dropFirst(2))\n}"
    let set = form.coroutines == .only ? "" : "\n  set(value) \(block.indented.dropFirst(2))"
    let setter = "{\n  get { \(form.result.declaredMake(600)) }\(set)\(modify)\n}"
    switch form.kind {
    case .method, .function: return "func \(signature(parameters)) \(block)"
    case .mutatingMethod: return "mutating func \(signature(parameters)) \(block)"
    case .classMethod: return "class func \(signature(parameters)) \(block)"
    case .staticMethod: return "static func \(signature(parameters)) \(block)"
    case .operatorFunction:
      return "static func \(form.operatorName) (\(parameters))\(form.effects)\(result) \(block)"
    case .initializer:
      let convenience = form.isConvenience ? "convenience " : ""
      return
        "\(convenience)init\(form.clause)(\(parameters))\(form.effects)\(form.requirements) \(block)"
    case .getter: return "var \(form.name): \(form.result.declaredName) \(accessor)"
    case .staticGetter: return "static var \(form.name): \(form.result.name) \(accessor)"
    case .subscriptGetter:
      return "subscript\(form.clause)(\(parameters))\(result)\(form.requirements) \(accessor)"
    case .setter: return "var \(form.name): \(form.result.declaredName) \(setter)"
    case .subscriptSetter:
      return "subscript\(form.clause)(\(parameters))\(result)\(form.requirements) \(setter)"
    }
  }

  /// What changes the value in place, and does what the setter does.
  private var modify: String {
    guard form.coroutines != .none else { return "" }
    let storage = "var value: \(form.result.name) = \(form.result.make(600))"
    return "\n  _modify {\n\([storage, "yield &value", code].lines.indented.indented)\n  }"
  }

  /// Of the protocol whose requirement it is.
  var requirement: String {
    switch form.kind {
    case .mutatingMethod: "\(isolationAttribute)mutating func \(signature(parameters))"
    case .getter:
      "\(isolationAttribute)var \(form.name): \(form.result.name) { get\(form.effects) }"
    case .setter: "\(isolationAttribute)var \(form.name): \(form.result.name) { get set }"
    default: "\(isolationAttribute)func \(signature(parameters))"
    }
  }

  /// Another declaration of its name, which differs in the first parameter's type.
  var decoy: String {
    guard form.isOverloaded else { return "" }
    let parameters = parameters(first: "Decoy")
    let keyword = form.kind == .staticMethod ? "static func" : "func"
    return "\(access)\(dynamic)\(keyword) \(signature(parameters)) { fatalError(\"decoy\") }"
  }

  /// Another of its name and type, which nothing calls.
  var namesake: String { "fileprivate func \(signature(parameters)) { fatalError(\"namesake\") }" }

  private var parameters: String { parameters(first: nil) }

  private func parameters(first: String?) -> String {
    form.parameters.enumerated().map { i, parameter in
      let label = parameter.label ?? "_"
      if i == 0, let first { return "\(label) p0: \(first)" }
      let isolated = parameter.isIsolated ? "isolated " : ""
      let ownership = parameter.ownership == .none ? "" : parameter.ownership.rawValue + " "
      let variadic = parameter.isVariadic ? "..." : ""
      let type = parameter.type
      let name = type.declaredParameterName
      return "\(label) p\(i): \(isolated)\(ownership)\(name)\(variadic)"
    }.joined(separator: ", ")
  }

  // MARK: Its code

  private var code: String {
    // A parameter that is consumed is moved, once.
    var lines = form.parameters.indices.filter { form.parameters[$0].ownership == .consuming }
      .map { "let q\($0) = p\($0)" }
    lines += touches
    lines.append("note(\"code \(shownSelf)|\(shownParameters)\")")
    if form.suspends {
      lines += ["await Task.yield()", "note(\"late \(shownSelf)|\(shownParameters)\")"]
    }
    if form.throwsErrors { lines.append("if Scene.codeThrows { throw \(form.error(600)) }") }
    for (i, parameter) in form.parameters.enumerated()
    where parameter.isInout && form.echoed != i && form.canMake(parameter.type) {
      lines.append("p\(i) = \(parameter.type.declaredMake(610 + i))")
    }
    if form.mutatesReceiver { lines.append("self = Self(seed: 650)") }
    return (lines + conclusion).lines
  }

  /// Calls through each conformance that callers pass, or that the holder has.
  private var touches: [String] {
    guard let generics = form.generics else { return [] }
    return generics.parameters.enumerated().compactMap { i, parameter in
      var constraint = parameter.constraint
      if i == 0, let added = generics.extensionConstraint { constraint = added }
      if constraint.isMaking, !parameter.isOpaque { return "touch(\(parameter.name).self)" }
      guard constraint == .hashable || constraint == .numbers else { return nil }
      let place = GenericPlace(place: .plain, parameter: i)
      return form.parameters.firstIndex { $0.type.place == place }.map { "touch(\(used($0)))" }
    }
  }

  private var conclusion: [String] {
    if form.kind == .initializer {
      guard form.isClass ? !form.isConvenience : form.assignsFields else {
        return ["self.init(seed: 600)"]
      }
      return form.fields.enumerated().map { i, type in "v\(i) = \(type.declaredMake("600 + \(i)"))"
      }
    }
    if form.isSetter || form.result == .void { return [] }
    if form.givesSelf { return [form.kind == .method ? "return self" : "return Self(seed: 600)"] }
    if let echoed = form.echoed {
      let copy = form.parameters[echoed].ownership == .borrowing ? "copy " : ""
      return ["return \(copy)\(used(echoed))"]
    }
    return ["\(form.coroutines == .none ? "return" : "yield") \(form.result.declaredMake(600))"]
  }

  private var shownSelf: String {
    if form.isolation == .nonisolated { return "\\(type(of: self))" }
    if form.hasReceiver { return "\\(shown)" }
    return form.kind == .function ? "-" : "\\(Self.self)"
  }

  private var shownParameters: String {
    var shown = form.parameters.enumerated().map { i, parameter in
      "\\(\(parameter.type.show(used(i))))"
    }
    if form.isSetter { shown.append("\\(\(form.result.show("value")))") }
    return shown.joined(separator: ",")
  }

  private func used(_ i: Int) -> String {
    form.parameters[i].ownership == .consuming ? "q\(i)" : "p\(i)"
  }
}
