/// Writes a call of a closure of the form's own type, which goes wrong without Pliant where the compiler is
/// at fault.
///
/// NB: swift-frontend 6.3.1 crashes callers of async closures some of whose arguments lie on the stack.
struct ProbeSource {
  let form: Form

  /// Whether it can be that.
  static func isThere(of form: Form) -> Bool {
    let words = form.parameters.reduce(0) { $0 + $1.type.words }
    let receiver = form.isValue && form.hasReceiver ? form.fields.reduce(0) { $0 + $1.words } : 0
    return form.isAsync && words + receiver > 4
      && form.parameters.allSatisfy { parameter in
        !parameter.isInout && !parameter.isIsolated && !parameter.type.isParameterOnly
      }
  }

  var text: String {
    guard Self.isThere(of: form) else { return "" }
    return """

      \(form.isOnMainActor ? "@MainActor\n" : "")func probe\(form.index)() async {
      \((call(receiver: false) + (isOfValue ? call(receiver: true) : [])).lines.indented)
      }
      """
  }

  private var isOfValue: Bool { form.isValue && form.hasReceiver }

  /// The receiver of a value's method may be its last argument.
  private func call(receiver: Bool) -> [String] {
    let last = receiver ? [form.receiverType] : []
    let values = form.parameters.map(\.flatType) + last
    let types = values.map(\.parameterName).joined(separator: ", ")
    let attribute =
      switch form.isolation {
      case .nonsending: "nonisolated(nonsending) "
      case .concurrent: "@concurrent "
      case .mainActor, .mainActorType: "@MainActor "
      default: ""
      }
    let name = receiver ? "Last" : "Natural"
    let result = form.result == .void ? "Void" : form.result.name
    let names = values.indices.map { "a\($0)" }.joined(separator: ", ")
    let arguments = values.enumerated().map { i, value in value.make(3 * i) }
    let shown = values.enumerated().map { i, value in "\\(\(value.show("a\(i)")))" }
    return [
      "struct \(name) { var call: \(attribute)(\(types))\(form.effects) -> \(result) }",
      "let as\(name) = opaque(\(name)(call: { \(values.isEmpty ? "" : "\(names) in")",
      "  note(\"\(shown.joined(separator: ","))\")",
      "  await Task.yield()",
      form.result == .void ? "" : "  return \(form.result.make(700))",
      "}))",
      "_ = \(form.throwsErrors ? "try? " : "")await as\(name).call("
        + "\(arguments.joined(separator: ", ")))",
    ]
  }
}
