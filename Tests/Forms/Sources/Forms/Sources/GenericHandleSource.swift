/// Writes the handle of one specialization.
struct GenericHandleSource {
  let form: Form

  var expression: String {
    switch form.kind {
    case .method where needsClosure: "#method { \(closure("r.\(form.name)(\(arguments))")) }"
    case .function where needsClosure: "#callable { \(closure("\(form.name)(\(arguments))")) }"
    case .staticMethod where needsClosure:
      "#callable { \(closure("\(form.type).\(form.name)(\(arguments))")) }"
    case .method: "#method(\(form.type).\(name)\(rest(receiver: "(\(receiver)) -> ")))"
    case .mutatingMethod: "#method { \(closure("r.\(form.name)(\(arguments))")) }"
    case .getter: "#getter { \(closure("r.\(form.name)")) }"
    case .subscriptGetter: "#getter { \(closure("r[\(arguments)]")) }"
    case .setter: "#setter { \(closure("r.\(form.name) = value")) }"
    case .subscriptSetter: "#setter { \(closure("r[\(arguments)] = value")) }"
    case .function: "#callable(\(name)\(rest(receiver: "")))"
    default: "#callable(\(form.type).\(name)\(rest(receiver: "")))"
    }
  }

  /// What has no overload of the macros that take names.
  private var needsClosure: Bool {
    let inouts = form.parameters.filter(\.isInout).count
    let count = form.parameters.count
    let isCalling = form.parameters.contains { $0.type.isParameterOnly }
    // Those that take a class after `for:` are fewer.
    let hasClass = form.generics?.own.contains { $0.constraint.isClass } == true
    return !form.isAsync && form.generics?.isNamedByType != true
      && (inouts > 1 || inouts == 1 && (count > 3 || isCalling || hasClass)
        || isCalling && count > 3 || hasClass && count > 2)
  }

  private var name: String {
    let labels = form.parameters.map { ($0.label ?? "_") + ":" }.joined()
    let base = form.kind == .initializer ? "init" : form.name
    return form.parameters.isEmpty ? base : "\(base)(\(labels))"
  }

  /// What follows the name.
  private func rest(receiver: String) -> String {
    let generics = form.generics ?? Generics()
    if generics.isNamedByType { return ", for: \(metatype(generics.parameters[0]))" }
    let types = form.parameters.map { ($0.isInout ? "inout " : "") + marked($0.type) }
    let function = "(\(types.joined(separator: ", ")))\(form.effects) -> \(result)"
    let byType =
      generics.parameters.first { $0.constraint.isClass && $0.name != "Self" }
      .map { ", for: \(metatype($0))" }
    return " as \(receiver)\(function)\(byType ?? "")"
  }

  private func metatype(_ parameter: Generics.Parameter) -> String {
    let name = parameter.types[0]
    return name.hasSuffix("?") ? "(\(name)).self" : "\(name).self"
  }

  private func marked(_ type: ValueType) -> String {
    let name = type.markedName ?? type.name
    return type.isEscaping ? "@escaping \(name)" : name
  }

  private var result: String {
    if form.givesSelf { return receiver }
    return form.flatResult.markedName ?? form.flatResult.name
  }

  /// Its parameter is marked, too.
  private var receiver: String {
    guard let generics = form.generics, generics.holders > 0 else { return form.type }
    let marked = "Generic<\(generics.parameters[0].types[0])>"
    return form.holder == .protocolExtension ? marked : "\(form.typeName)<\(marked)>"
  }

  private func closure(_ call: String) -> String {
    let parameters = form.flatParameters.enumerated().map { i, parameter in
      if parameter.value == nil {
        return "\(parameter.name): \(parameter.isInout ? "inout " : "")\(receiver)"
      }
      let type = parameter.value.map(marked) ?? parameter.type
      return "\(parameter.name): \(parameter.isInout ? "inout " : "")\(type)"
    }
    let attempt = form.isSetter ? "" : form.attempt(awaited: form.isAsync)
    let signature = form.isSetter ? "" : "\(form.effects) -> \(result)"
    return "(\(parameters.joined(separator: ", ")))\(signature) in \(attempt)\(call)"
  }

  private var arguments: String {
    form.parameters.enumerated().map { i, parameter in
      let label = parameter.label.map { "\($0): " } ?? ""
      return "\(label)\(parameter.isInout ? "&" : "")a\(i)"
    }.joined(separator: ", ")
  }
}
