import PliantImages

/// The spelling of a handle on a listed declaration, by the rules of `#method`, `#callable`,
/// `#getter` and `#setter`.
///
/// Symbols do not say whether a method changes its receiver, although code that was built for
/// debugging may, nor which global actor isolates it. Such a handle must be written as a closure
/// that says so.
struct HandleSpelling {
  private let symbol: MemberSymbol
  /// The type's name for people; nil for a function outside all types.
  private let type: String?
  /// Whether no code can name its type but that of one file or function.
  private let isHidden: Bool
  private let isActor: Bool
  /// Whether it changes the value that it is called on.
  private let isMutating: Bool
  /// Whether its spelled name is that of other members, too.
  private let isOverloaded: Bool
  /// Whether it takes a closure that is `@Sendable` and does not outlive the call.
  private let lendsSent: Bool
  /// The function's parameters, without a setter's new value.
  private let parameters: [Parameter]

  init(
    _ symbol: MemberSymbol,
    _ mangled: String,
    of owner: ListedOwners.Owner,
    isActor: Bool,
    isMutating: Bool,
    among names: [String: Int]
  ) {
    self.symbol = symbol
    parameters = Self.parameters(of: symbol)
    type = owner.kind == .module ? nil : owner.readableName
    isHidden = Self.isHidden(owner.name)
    self.isActor = isActor
    lendsSent = symbol.borrowsSentClosure(mangled)
    self.isMutating = isMutating || symbol.kind == .setter && !symbol.isStatic && owner.isOfValues
    isOverloaded = Self.names(of: symbol).first.map { names[$0, default: 0] > 1 } ?? false
  }

  /// The spellings of its name: with labels and, if it has parameters, without.
  static func names(of symbol: MemberSymbol) -> [String] {
    guard !symbol.kind.isAccessor else { return [] }
    return symbol.parameters.isEmpty ? [symbol.name] : [symbol.fullName, symbol.name]
  }

  /// The handle; nil if its code and its symbol do not say enough for one.
  var text: String? {
    let types = symbol.parameters + [symbol.result]
    guard !symbol.usesGenericParameters, !isHidden, !symbol.name.hasPrefix("$"),
      !types.contains(where: Self.isHidden)
    else { return nil }
    if symbol.isPrivate { return bySymbol }
    switch symbol.kind {
    case .method where type == nil || symbol.isStatic, .initializer: return callable
    case .method: return method
    case .getter: return accessor("getter")
    case .setter: return accessor("setter")
    case .read, .modify, .willSet, .didSet: return nil
    }
  }

  // MARK: By name

  private var method: String? {
    guard let type else { return nil }
    guard isNamed, !isMutating else {
      return isAsync && isMutating ? nil : closure("method", "it.\(symbol.name)(\(arguments))")
    }
    let pick = isPicked ? " as (\(type)) -> \(function)" : ""
    return "#method(\(type).\(name)\(pick))"
  }

  private var callable: String? {
    if Declaration.isOperator(symbol.name) { return "#callable((\(symbol.name)) as \(function))" }
    guard isNamed else {
      let called = symbol.kind == .initializer ? type ?? "" : owner + symbol.name
      return closure("callable", "\(called)(\(arguments))")
    }
    return "#callable(\(owner)\(name)\(isPicked ? " as \(function)" : ""))"
  }

  /// The type and a dot; empty for a function outside all types.
  private var owner: String { type.map { $0 + "." } ?? "" }

  /// Whether the macros have an overload for it.
  private var isNamed: Bool {
    let marked = parameters.enumerated().filter { $0.element.form != .plain }
    guard marked.count < 2, !lendsSent else { return false }
    return (marked.first?.element.form ?? .plain).exists(
      at: marked.first?.offset ?? 0,
      of: parameters.count,
      isAsync: isAsync,
      isOfActor: isActor && !symbol.isStatic
    )
  }

  private var isPicked: Bool {
    isOverloaded || symbol.kind == .initializer && symbol.parameters.isEmpty
  }

  /// `greet(_:times:)`; without parameters there are no brackets.
  private var name: String {
    symbol.parameters.isEmpty ? quoted(symbol.name) : quoted(symbol.fullName)
  }

  // MARK: By key path

  private func accessor(_ macro: String) -> String? {
    guard let type else { return nil }
    let isSetter = macro == "setter"
    let isSubscript = symbol.name == "subscript"
    guard !isSubscript, !isActor || symbol.isStatic else {
      guard !symbol.isStatic else { return nil }
      let place = isSubscript ? "it[\(arguments)]" : "it.\(quoted(symbol.name))"
      return closure(macro, isSetter ? "\(place) = value" : place)
    }
    let path = "\\\(type).\(symbol.isStatic ? "Type." : "")\(quoted(symbol.name))"
    // No key path to a static can be written for its setter.
    return isSetter && symbol.isStatic ? nil : "#\(macro)(\(path))"
  }

  // MARK: As a closure

  private func closure(_ macro: String, _ body: String) -> String? {
    guard !parameters.contains(where: \.isVariadic) else { return nil }
    let specifier = isActor ? "isolated " : isMutating ? "inout " : ""
    let receiver = macro == "callable" ? [] : ["it: \(specifier)\(type ?? "")"]
    let values = newValue.map { ["value: \($0)"] } ?? []
    let others = parameters.enumerated().map { "a\($0): \($1.spelling)" }
    let list = (receiver + others + values).joined(separator: ", ")
    let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let typed = effects.contains("throws(") ? "\(effects) -> \(readable(symbol.result))" : ""
    return "#\(macro) { (\(list))\(typed) in \(marks)\(body) }"
  }

  private var arguments: String {
    parameters.enumerated().map { index, parameter in
      let prefix = (parameter.label.map { "\($0): " } ?? "") + (parameter.isInout ? "&" : "")
      return prefix + "a\(index)" + (parameter.isAutoclosure ? "()" : "")
    }.joined(separator: ", ")
  }

  // MARK: By symbol

  /// The handle of a private member by its symbol; nil if it suspends, since no symbol says where
  /// it runs.
  private var bySymbol: String? {
    guard !isAsync, !symbol.parameters.contains(where: { $0.contains("->") }),
      !symbol.result.contains("->")
    else { return nil }
    let isMember = type != nil && !symbol.isStatic && symbol.kind != .initializer
    let types = parameters.map { $0.isVariadic ? "[\($0.spelling.dropLast(3))]" : $0.spelling }
    let specifier = isMutating ? "inout " : ""
    let receiver =
      isMember ? [specifier + (type ?? "")] : symbol.kind == .getter ? ["\(type ?? "").Type"] : []
    let result = symbol.kind == .setter ? "Void" : readable(symbol.result)
    let all = receiver + types + [newValue].compactMap(\.self)
    let function = "(\(all.joined(separator: ", ")))\(effects) -> \(result)"
    switch symbol.kind {
    case .getter: return "#getter<\(function)>(symbol: \"\(bare)\")"
    case .setter: return symbol.isStatic ? nil : "#setter<\(function)>(symbol: \"\(bare)\")"
    case .method where isMember: return "#method<\(function)>(symbol: \"\(symbol.fullName)\")"
    default: return "#callable<\(function)>(symbol: \"\(owner)\(symbol.fullName)\")"
    }
  }

  private var bare: String {
    symbol.name == "subscript"
      ? "subscript(" + symbol.indexLabels.map { $0 + ":" }.joined() + ")" : symbol.name
  }

  // MARK: Types

  private struct Parameter {
    var label: String?
    var spelling: String
    var form = NamedForm.plain
    var isInout: Bool { form == .inout }
    var isVariadic: Bool { form == .variadic }
    var isAutoclosure: Bool { form == .evaluating }
  }

  private static func parameters(of symbol: MemberSymbol) -> [Parameter] {
    let own = symbol.kind == .setter ? symbol.parameters.dropLast() : symbol.parameters[...]
    let labels = symbol.kind.isAccessor ? symbol.indexLabels : symbol.labels
    return own.enumerated().map { index, text in
      var words = Substring(text)
      let label = labels.indices.contains(index) ? labels[index] : "_"
      var parameter = Parameter(label: label == "_" ? nil : label, spelling: "")
      if words.hasPrefix("inout ") { parameter.form = .inout }
      if words.hasSuffix("...") { parameter.form = .variadic }
      if words.hasPrefix("@autoclosure ") {
        parameter.form = .evaluating
        words = words.dropFirst("@autoclosure ".count)
      }
      parameter.spelling = ReadableText.type(words)
      return parameter
    }
  }

  /// The type of a setter's new value.
  private var newValue: String? {
    symbol.kind == .setter ? symbol.parameters.last.map(readable) : nil
  }

  /// The function's type: `(Int, inout String) async throws -> Int`.
  private var function: String {
    let types = parameters.map(\.spelling).joined(separator: ", ")
    return "(\(types))\(effects) -> \(readable(symbol.result))"
  }

  private var effects: String {
    // Signatures are compared without spaces.
    symbol.signature.effects.map {
      $0.isEmpty ? "" : " " + $0.replacing("asyncthrows", with: "async throws")
    } ?? ""
  }

  private var isAsync: Bool { effects.contains("async") }
  private var isThrowing: Bool { effects.contains("throws") }

  private func readable(_ type: String) -> String { ReadableText.type(type) }

  /// Whether code elsewhere cannot name a type.
  private static func isHidden(_ type: String) -> Bool {
    type.contains(" in _") || type.contains(" #") || type.contains("opaque return type")
      || type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains("some")
  }

  private func quoted(_ name: String) -> String {
    let base = name.prefix { $0 != "(" }
    return Self.keywords.contains(base) ? "`\(base)`" + name.dropFirst(base.count) : name
  }

  private static let keywords: Set<Substring> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
