/// Writes the form's declaration, and the type that holds it.
struct SubjectSource {
  let form: Form

  var text: String {
    """
    public import Kit

    \(operatorDeclaration)\(form.kind == .function ? function : holder)
    """
  }

  private var access: String { form.isPublic ? "public " : "" }
  private var dynamic: String { form.isDynamic ? "dynamic " : "" }

  private var operatorDeclaration: String {
    form.kind == .operatorFunction ? "infix operator \(form.operatorName)\n" : ""
  }

  // MARK: The type

  private var holder: String {
    let frozen = form.isFrozen && form.isPublic && form.isValue ? "@frozen " : ""
    let isolation = form.isolation == .mainActorType ? "@MainActor " : ""
    let generic =
      form.holder == .genericClass || form.holder == .genericStruct ? "<Element>" : ""
    let keyword =
      switch form.holder {
      case .finalClass: "final class"
      case .actor: "actor"
      case .structType, .genericStruct: "struct"
      case .enumType: "enum"
      default: "class"
      }
    let conformance = form.holder == .actor ? "" : ": @unchecked Sendable"
    return """
      \(isolation)\(frozen)\(access)\(keyword) \(form.typeName)\(generic)\(conformance) {
      \(form.holder == .enumType ? cases : storage)
      \(function)
      }
      \(form.hasSubclass ? subclass : "")
      """
  }

  private var storage: String {
    let fields = form.fields.enumerated().map { i, type in
      "  \(access)var v\(i): \(type.name)"
    }
    let values = form.fields.enumerated().map { i, type in
      "    v\(i) = \(type.make("n + \(i)"))"
    }
    let shown = form.fields.enumerated().map { i, type in "\\(\(type.show("v\(i)")))" }
    let required = form.hasSubclass || form.holder == .genericClass ? "required " : ""
    return """
      \(fields.joined(separator: "\n"))
        \(access)\(required)init(seed n: Int) {
      \(values.joined(separator: "\n"))
        }
        \(access)var shown: String { "\(selfName){\(shown.joined(separator: ","))}" }
      """
  }

  private var selfName: String { form.isClass ? "\\(type(of: self))" : form.typeName }

  private var cases: String {
    let count = form.fields.count
    func isEmpty(_ i: Int) -> Bool { form.fields[i] == .void }
    let cases = (0..<count).map { i in
      "  case c\(i)\(isEmpty(i) ? "" : "(\(form.fields[i].name))")"
    }
    let making = (0..<count).map { i in
      let pattern = i == count - 1 ? "default" : "case \(i)"
      return "    \(pattern): self = .c\(i)\(isEmpty(i) ? "" : "(\(form.fields[i].make("n")))")"
    }
    let shown = (0..<count).map { i in
      isEmpty(i)
        ? "    case .c\(i): \"c\(i)\""
        : "    case .c\(i)(let x): \"c\(i)(\\(\(form.fields[i].show("x"))))\""
    }
    return """
      \(cases.joined(separator: "\n"))
        \(access)init(seed n: Int) {
          switch n % \(count) {
      \(making.joined(separator: "\n"))
          }
        }
        \(access)var shown: String {
          switch self {
      \(shown.joined(separator: "\n"))
          }
        }
      """
  }

  private var subclass: String {
    let isolation = form.isolation == .mainActorType ? "@MainActor " : ""
    return """
      \(isolation)\(access)final class \(form.subclass): \(form.typeName), @unchecked Sendable {
        \(access)var extra = Token(77)
        \(access)override var shown: String { super.shown + extra.shown }
      }
      """
  }

  // MARK: The declaration

  private var function: String {
    let head = "\(isolationAttribute)\(access)\(dynamic)"
    let parameters = "(\(self.parameters))"
    let result = form.result == .void ? "" : " -> \(form.givesSelf ? selfResult : form.result.name)"
    switch form.kind {
    case .method, .function:
      return "\(head)func \(form.name)\(parameters)\(form.effects)\(result) {\n\(body)}"
    case .mutatingMethod:
      return "\(head)mutating func \(form.name)\(parameters)\(form.effects)\(result) {\n\(body)}"
    case .classMethod:
      return "\(head)class func \(form.name)\(parameters)\(form.effects)\(result) {\n\(body)}"
    case .staticMethod:
      return "\(head)static func \(form.name)\(parameters)\(form.effects)\(result) {\n\(body)}"
    case .operatorFunction:
      let name = form.operatorName
      return "\(head)static func \(name) \(parameters)\(form.effects)\(result) {\n\(body)}"
    case .initializer:
      let convenience = form.isConvenience ? "convenience " : ""
      return "\(head)\(convenience)init\(parameters)\(form.effects) {\n\(body)}"
    case .getter:
      return "\(head)var \(form.name): \(form.result.name) { get\(form.effects) {\n\(body)} }"
    case .staticGetter:
      return
        "\(head)static var \(form.name): \(form.result.name) { get\(form.effects) {\n\(body)} }"
    case .subscriptGetter:
      return "\(head)subscript\(parameters)\(result) { get\(form.effects) {\n\(body)} }"
    case .setter:
      return """
        \(head)var \(form.name): \(form.result.name) {
          get { \(form.result.make(600)) }
          set(value) {
        \(body)}
        }
        """
    case .subscriptSetter:
      return """
        \(head)subscript\(parameters)\(result) {
          get { \(form.result.make(600)) }
          set(value) {
        \(body)}
        }
        """
    }
  }

  private var selfResult: String {
    form.kind == .method || form.kind == .classMethod ? "Self" : form.type
  }

  private var isolationAttribute: String {
    switch form.isolation {
    case .mainActor: "@MainActor "
    case .nonsending: "nonisolated(nonsending) "
    case .concurrent: "@concurrent "
    default: ""
    }
  }

  private var parameters: String {
    form.parameters.enumerated().map { i, parameter in
      let label = parameter.label ?? "_"
      let isolated = parameter.isIsolated ? "isolated " : ""
      let ownership = parameter.ownership == .none ? "" : parameter.ownership.rawValue + " "
      let variadic = parameter.isVariadic ? "..." : ""
      return "\(label) p\(i): \(isolated)\(ownership)\(parameter.type.parameterName)\(variadic)"
    }.joined(separator: ", ")
  }

  // MARK: Its code

  private var body: String {
    // A parameter that is consumed is moved, once.
    var lines = form.parameters.indices.filter { form.parameters[$0].ownership == .consuming }
      .map { "let q\($0) = p\($0)" }
    lines += ["note(\"code \(shownSelf)|\(shownParameters)\")"]
    if form.suspends {
      lines += ["await Task.yield()", "note(\"late \(shownSelf)|\(shownParameters)\")"]
    }
    if form.throwsErrors { lines.append("if Scene.codeThrows { throw \(form.error(600)) }") }
    for (i, parameter) in form.parameters.enumerated() where parameter.isInout && form.echoed != i {
      lines.append("p\(i) = \(parameter.type.make(610 + i))")
    }
    if form.mutatesReceiver { lines.append("self = \(form.type)(seed: 650)") }
    lines += conclusion
    return lines.map { "    \($0)\n" }.joined()
  }

  private var conclusion: [String] {
    if form.kind == .initializer {
      if form.isClass && !form.isConvenience {
        return form.fields.enumerated().map { i, type in "v\(i) = \(type.make("600 + \(i)"))" }
      }
      return [form.isClass || form.isValue ? "self.init(seed: 600)" : ""]
    }
    if form.isSetter || form.result == .void { return [] }
    if form.givesSelf { return [form.kind == .method ? "return self" : "return Self(seed: 600)"] }
    if let echoed = form.echoed {
      let copy = form.parameters[echoed].ownership == .borrowing ? "copy " : ""
      return ["return \(copy)\(used(echoed))"]
    }
    return ["return \(form.result.make(600))"]
  }

  private var shownSelf: String {
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
