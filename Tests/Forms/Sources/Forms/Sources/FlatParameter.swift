/// A parameter of the handle's flat function type: receiver, argument or new value.
struct FlatParameter {
  var name: String
  /// With `inout` or `isolated`.
  var type: String
  var isInout = false
  /// Of what the closure is called with, for parameters but for the receiver.
  var value: ValueType?
  var isIsolated = false

  /// As an argument of a call.
  var argument: String { isInout ? "&\(name)" : name }
}

extension Form {
  /// In the order of the handle's type: the receiver first, if there is one.
  var flatParameters: [FlatParameter] {
    var flat: [FlatParameter] = []
    if hasReceiver {
      let prefix = isOfActor ? "isolated " : receiverIsInout ? "inout " : ""
      flat.append(
        FlatParameter(
          name: "r",
          type: prefix + type,
          isInout: receiverIsInout,
          isIsolated: isOfActor
        )
      )
    } else if passesType {
      flat.append(FlatParameter(name: "r", type: "\(type).Type"))
    }
    for (i, parameter) in parameters.enumerated() {
      let type = parameter.flatType
      let prefix = parameter.isInout ? "inout " : parameter.isIsolated ? "isolated " : ""
      flat.append(
        FlatParameter(
          name: "a\(i)",
          type: prefix + type.parameterName,
          isInout: parameter.isInout,
          value: type,
          isIsolated: parameter.isIsolated
        )
      )
    }
    if isSetter {
      flat.append(FlatParameter(name: "value", type: result.parameterName, value: result))
    }
    return flat
  }

  /// What is shown of the receiver and of the arguments, in a layer; as the form's code shows it.
  var shownFlat: String {
    let ofObject = isolation == .nonisolated ? "\\(type(of: r))" : "\\(r.shown)"
    let receiver = hasReceiver ? ofObject : hasMetatype ? "\\(r)" : "-"
    let arguments = flatParameters.compactMap { parameter in
      parameter.value.map { "\\(\($0.show(parameter.name)))" }
    }
    return "\(receiver)|\(arguments.joined(separator: ","))"
  }

  /// The result of the flat function.
  var flatResult: ValueType { isSetter ? .void : result }

  /// What the caller sees: the result, `inout` arguments, and a value that changed.
  func view(result text: String, inouts prefix: String) -> String {
    var parts: [String] = []
    if flatResult != .void { parts.append(flatResult.show(text)) }
    for (i, parameter) in parameters.enumerated() where parameter.isInout {
      parts.append(parameter.type.show("\(prefix)\(i)"))
    }
    if mutatesReceiver { parts.append("r.shown") }
    return "\"result \(parts.map { "\\(\($0))" }.joined(separator: " & "))\""
  }
}

extension Form.Parameter {
  /// In the handle's type: variadic parameters are arrays there, autoclosures closures.
  var flatType: ValueType {
    if isVariadic { return type.array }
    guard type.name.hasPrefix("@autoclosure ") else { return type }
    var type = type
    type.name = String(type.name.dropFirst("@autoclosure ".count))
    type.maker = "makeProvider(#)"
    return type
  }
}
