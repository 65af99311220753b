/// Writes the form's handle as the documentation spells it.
struct HandleSource {
  let form: Form
  let imports: String

  var text: String {
    """
    \(imports)
    import Pliant

    \(form.handlePlace == .local ? "" : declaration)
    """
  }

  private var declaration: String {
    switch form.handlePlace {
    case .global: "let handle\(form.index) = \(expression)"
    default:
      """
      enum Handles\(form.index) {
        static let handle = \(expression)
      }
      """
    }
  }

  /// The line of a function that uses the handle.
  var use: String {
    switch form.handlePlace {
    case .global: "let handle = handle\(form.index)"
    case .staticMember: "let handle = Handles\(form.index).handle"
    case .local: "let handle = \(expression)"
    }
  }

  var expression: String {
    guard form.generics == nil else { return GenericHandleSource(form: form).expression }
    return form.isBySymbol ? symbolHandle : namedHandle
  }

  /// Whether it throws one type of error, which what is named does not say.
  var spellsError: Bool { form.isTyped && (form.isBySymbol || expression.contains("{")) }

  private var namedHandle: String {
    switch form.kind {
    case .method, .mutatingMethod, .classMethod: methodHandle
    case .staticMethod where !hasName, .function where !hasName, .initializer where !hasName:
      callableHandle
    case .staticMethod: "#callable(\(form.type).\(form.name)\(labels)\(overload))"
    case .function: "#callable(\(form.name)\(labels)\(overload))"
    case .initializer where form.parameters.isEmpty:
      "#callable(\(form.type).init as \(isolation)()\(form.effects) -> \(form.type))"
    case .initializer: "#callable(\(form.type).init\(labels))"
    case .operatorFunction:
      "#callable((\(form.operatorName)) as (\(types))\(form.effects) -> \(form.result.name))"
    case .getter:
      !isClosure
        ? "#getter(\\\(form.type).\(form.name))" : "#getter { \(closure("r.\(form.name)")) }"
    case .staticGetter: "#getter(\\\(form.type).Type.\(form.name))"
    case .subscriptGetter: "#getter { \(closure("r[\(arguments)]")) }"
    case .setter:
      !isClosure
        ? "#setter(\\\(form.type).\(form.name), \(metatype))"
        : "#setter { \(closure("r.\(form.name) = value")) }"
    case .subscriptSetter: "#setter { \(closure("r[\(arguments)] = value")) }"
    }
  }

  private var symbolHandle: String {
    let types = form.flatParameters.map(\.type).joined(separator: ", ")
    let owner = "\(form.type)."
    let (macro, name) =
      switch form.kind {
      case .getter: ("getter", form.name)
      case .setter: ("setter", form.name)
      case .staticGetter: ("getter", form.name)
      case .subscriptGetter: ("getter", "subscript" + symbolLabels)
      case .subscriptSetter: ("setter", "subscript" + symbolLabels)
      case .initializer: ("callable", owner + "init" + symbolLabels)
      case .staticMethod: ("callable", owner + form.name + symbolLabels)
      case .function: ("callable", form.name + (form.isOfC ? "" : symbolLabels))
      default: ("method", form.name + symbolLabels)
      }
    let function = "(\(types))\(form.isSetter ? "" : form.effects) -> \(form.flatResult.name)"
    return "#\(macro)<\(function)>(symbol: \"\(name)\")"
  }

  private var symbolLabels: String {
    "(\(form.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  private var methodHandle: String {
    guard isClosure else { return "#method(\(form.type).\(form.name)\(labels)\(overload))" }
    return "#method { \(closure("r.\(form.name)(\(arguments))")) }"
  }

  private var callableHandle: String {
    let owner = form.kind == .function ? "" : "\(form.type)."
    let name = form.kind == .initializer ? form.type : owner + form.name
    return "#callable { \(closure("\(name)(\(arguments))")) }"
  }

  /// What the table of forms has no row for has no name, and neither have two parameters that are
  /// other than plain, one that is an actor or a `@Sendable` closure, and what is given up on the
  /// main actor.
  private var hasName: Bool {
    let (parameters, count) = (form.parameters, form.parameters.count)
    func exists(_ kind: NamedForm, at place: Int) -> Bool {
      kind.exists(at: place, of: count, isAsync: form.isAsync, isOfActor: form.isOfActor)
    }
    let marked = parameters.indices.filter { place in
      let parameter = parameters[place]
      return parameter.isInout || parameter.isIsolated || parameter.isVariadic
        || parameter.ownership == .sending || parameter.type.isParameterOnly
    }
    // A closure takes no list in place of variadic arguments.
    guard !parameters.contains(where: \.isVariadic) else { return true }
    guard let place = marked.first else {
      return exists(.plain, at: 0) && !(form.isOnMainActor && count > 3)
    }
    let first = parameters[place]
    guard marked.count == 1, !first.isIsolated, !first.type.name.hasPrefix("@Sendable") else {
      return false
    }
    if first.isInout { return exists(.inout, at: place) && !(form.isOnMainActor && form.isAsync) }
    if first.ownership == .sending {
      return exists(.sending, at: place) && !form.isOnMainActor
    }
    return exists(.calling, at: place) && !(form.isOnMainActor && count > 1)
  }

  private var isClosure: Bool {
    switch form.kind {
    case .mutatingMethod, .classMethod: true
    case .setter where form.isValue: true
    // What a closure cannot tell is where an async method runs.
    case .method where form.isAsync && hasName: false
    case .method where !hasName: true
    default:
      form.handleIsClosure || form.isOfActor && (form.kind != .method || !form.isAsync)
        || form.isAccessor && !form.effects.isEmpty
    }
  }

  private func closure(_ call: String) -> String {
    let parameters = form.flatParameters.map { "\($0.name): \(spelled($0))" }
    let attempt = form.isSetter ? "" : form.attempt(awaited: form.isAsync)
    // A closure that does not spell its typed error throws any.
    let signature = form.isTyped ? "\(form.effects) -> \(form.flatResult.name)" : ""
    return "\(isolation)(\(parameters.joined(separator: ", ")))\(signature) in \(attempt)\(call)"
  }

  private func spelled(_ flat: FlatParameter) -> String {
    guard form.closureSpellsOwnership, let i = Int(flat.name.dropFirst()), !flat.isInout,
      form.parameters.indices.contains(i), form.parameters[i].ownership != .none
    else { return flat.type }
    return "\(form.parameters[i].ownership.rawValue) \(flat.type)"
  }

  private var arguments: String {
    form.parameters.enumerated().map { i, parameter in
      let label = parameter.label.map { "\($0): " } ?? ""
      let call = parameter.type.name.hasPrefix("@autoclosure") ? "()" : ""
      return "\(label)\(parameter.isInout ? "&" : "")a\(i)\(call)"
    }.joined(separator: ", ")
  }

  private var isolation: String { form.isOnMainActor ? "@MainActor " : "" }

  private var labels: String { form.parameters.isEmpty ? "" : symbolLabels }

  /// What picks the form, where another has its name.
  private var overload: String {
    guard form.isOverloaded else { return "" }
    let function = "\(isolation)(\(types))\(form.effects) -> \(form.result.name)"
    return " as \(form.hasReceiver ? "(\(form.type)) -> \(function)" : function)"
  }

  private var types: String {
    form.parameters.map { ($0.isInout ? "inout " : "") + $0.flatType.name }.joined(separator: ", ")
  }

  private var metatype: String {
    let name = form.result.name
    let isSimple = name.allSatisfy { $0.isLetter || $0.isNumber || "<>[]?".contains($0) }
    return isSimple ? "\(name).self" : "(\(name)).self"
  }
}
