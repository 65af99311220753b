import SwiftSyntax
import SwiftSyntaxBuilder

extension HandleExpansion {
  /// The code of the handle.
  var code: String {
    """
    __Pliant.handle { pliantPoints in
      \(structs)
      return pliantPoints.handle(
        \(isGeneric ? "nil" : generic == nil ? "PliantNatural.site" : "PliantSite.site"),
        __Pliant.Name(
          .\(kind.rawValue),
          \(StringLiteralExprSyntax(content: name)),
          labels: \(labels.map { "\($0)" } ?? "nil"),
          isStatic: \(isStatic),
          receiver: .\(receiverKind)
        ),
        of: \(type.map { $0 + ".self" } ?? "nil"),\(referenceArgument)
        shapes: [
          \(shapes.joined(separator: ",\n"))
        ],
        forward: { next in
          \(flat("\nlet call = next(\(subject))\n" + forwarding))
        },
        double: { next, recorder in
          let next = __Pliant.sending(next)
          \(typed == nil ? "return " : "")\(flat(doubleBody))
        },
        invoke: \(invocation)
      )
    }
    """
  }

  // MARK: Pieces

  var type: String? {
    switch receiver {
    case .object(let type), .instance(let type), .actor(let type), .type(let type),
      .mutating(let type):
      type
    case .none(let type): type
    }
  }

  private var receiverKind: String {
    switch receiver {
    case .object, .instance, .actor: "instance"
    case .type: "type"
    case .mutating: "mutating"
    case .none: "none"
    }
  }

  private var referenceArgument: String {
    let reference = reference.map { "\nreference: __Pliant.type(#pliantType(\($0)))," } ?? ""
    let name =
      isGeneric
      ? "var call = \(named ?? "")\nreturn __Pliant.Entry"
        + "(of: call, capturedBy: { call = __Pliant.other(call) })"
      : "__Pliant.Entry(PliantName(), { $0.call })"
    let named = named.map { _ in "\nnamed: { \(name) }," } ?? ""
    let specialized = generic.map { "\nspecialized: { \(specialization($0)) }," } ?? ""
    let path = path.map { "\npath: { \($0) }," } ?? ""
    let inherits = inheritsIsolation.map { "\ninheritsIsolation: \($0)," } ?? ""
    let unknown = isIsolationUnknown ? "\nisIsolationUnknown: true," : ""
    let throwing =
      effects.isThrowing && self.reference == nil
      ? throwing.map { "\nthrowing: __Pliant.type(#pliantType(\($0)))," } ?? "" : ""
    let spelled = isSpelled ? "\nisSpelled: true," : ""
    let check = check.map { "\ncheck: \($0)," } ?? ""
    return reference + named + specialized + path + inherits + unknown + throwing + spelled + check
  }

  /// The types of a specialization, with closures that note the word behind their arguments.
  private func specialization(_ generic: GenericTypes) -> String {
    func probe(_ name: String, _ count: Int) -> String {
      let arguments = [String](repeating: "_", count: count) + ["word"]
      let call = "{ \(arguments.joined(separator: ", ")) in __Pliant.note(word) }"
      let more = effects.isAsync ? ["__Pliant.Other"] : []
      return "__Pliant.Entry(\(generic.of(name, more: more))(call: \(call)), { $0.call })"
    }
    let count = parameters.count
    let value =
      valueNatural == nil ? "" : ",\nvalueProbe: \(probe("PliantValueProbe", count + 1))"
    let conformer = generic.isConformer ? ",\nisConformer: true" : ""
    let natural = generic.of("PliantNatural") { "__Pliant.Mark<\($0)>" }
    let types = (generic.marked + generic.classes).map { "(\($0)).self" }.joined(separator: ", ")
    return """
      __Pliant.Specialized(
        pattern: __Pliant.pattern {
          (natural: \(natural)) in natural.call
        },
        types: [\(types)],
        probe: \(probe("PliantNaturalProbe", count))\(value)\(conformer)
      )
      """
  }

  private var invocation: String {
    if let closure { return typed == nil ? closure : "{ \(constant(closure)) }()" }
    guard let invoke else { return "nil" }
    let call = effects.marks + invoke.expression
    return flat(invoke.binding.map { "\n\($0)\nreturn \(call)" } ?? call)
  }

  /// Returns a closure of the handle's function type.
  func flat(_ body: String) -> String {
    let closure =
      "{ \(head((hasReceiver ? ["receiver"] : []) + names, throwing: typed?.failure)) \(body) }"
    return constant(closure)
  }

  /// NB: swift-frontend 6.3.1 crashes on a closure with typed throws as the argument of a generic
  /// parameter; a constant of its type avoids that.
  private func constant(_ closure: String) -> String {
    typed.map { "let call: \($0.function) = \(closure)\nreturn call" } ?? closure
  }

  private var isMutating: Bool { if case .mutating = receiver { true } else { false } }
  var hasReceiver: Bool { if case .none = receiver { false } else { true } }
  var isActor: Bool { if case .actor = receiver { true } else { false } }

  var names: [String] { parameters.indices.map { "a\($0)" } }
  private var arguments: [String] { zip(names, parameters).map { $1.isInout ? "&\($0)" : $0 } }

  /// Returns `receiver, a0, a1 in`; a closure is inferred to throw any error unless it declares a
  /// type.
  func head(
    _ parameters: [String],
    inBrackets: Bool = false,
    throwing failure: String? = nil
  ) -> String {
    let list = parameters.joined(separator: ", ")
    if let failure { return "(\(list))\(effects.isAsync ? " async" : "") throws(\(failure)) in" }
    return "\(list.isEmpty || inBrackets ? "(\(list))" : list) in"
  }

  /// The type of error that an entry throws; nil for any error.
  var entryFailure: String? {
    if let failure = typed?.failure ?? generic?.failure { return failure }
    return effects.isThrowing && effects.isNamed && !isGeneric ? "PliantNatural.PliantFailure" : nil
  }

  /// Returns the arguments of the handle's closures: `receiver, a0, &a1`.
  func flatArguments(_ receiver: String) -> String {
    // What is called in an actor's place is checked as if it were called from elsewhere.
    let own =
      isActor && effects.isAsync
      ? zip(names, parameters).map { $1.argument(named: $0) } : arguments
    return ((hasReceiver ? [isMutating ? "&" + receiver : receiver] : []) + own)
      .joined(separator: ", ")
  }

  /// Returns the parameters in the order of the function itself.
  func natural(_ list: [String]) -> [String] {
    zip(list, parameters).enumerated()
      .sorted {
        ($0.element.1.naturalIndex ?? $0.offset) < ($1.element.1.naturalIndex ?? $1.offset)
      }
      .map(\.element.0)
  }

  private var subject: String {
    switch receiver {
    case .object, .actor: "__Pliant.Receiver(receiver)"
    case .instance: "__Pliant.Receiver(of: receiver)"
    case .type: "__Pliant.Receiver(type: receiver)"
    case .mutating, .none: "__Pliant.Receiver.none"
    }
  }

  /// The code that runs the next layer in place; an actor's function is copied, because its type
  /// cannot be called here.
  private var forwarding: String {
    let end = "defer { call.leave() }\n"
    if isActor {
      return end + "let function = call.layer.pointee.function\n"
        + "return \(effects.marks)__Pliant.isolated(function)(\(flatArguments("receiver")))"
    }
    return end + "switch call.layer.pointee { case let layer: "
      + "return \(effects.marks)layer.function(\(flatArguments("receiver"))) }"
  }

  /// The code that records a call, which a stub or `next` answers.
  private var doubleBody: String {
    let next =
      isActor
      ? "__Pliant.isolated(next)(\(flatArguments("receiver")))"
      : "next(\(flatArguments("receiver")))"
    let recorded = names.map { "__Pliant.recorded(\($0))" }.joined(separator: ", ")
    let begin = "\nlet call = recorder.begin((\(recorded)))\n"
    let (isAnswered, answer) =
      effects.isAsync
      ? ("isAnsweredLater", "await call.answerLater") : ("isAnswered", "call.answer")
    guard effects.isThrowing else {
      return begin + "if call.\(isAnswered) { return \(answer)() }\n"
        + "return call.ended((\(effects.marks)\(next), 0))"
    }
    let failure = typed?.failure ?? "any Error"
    return begin + "if call.\(isAnswered) { return try \(answer)(orThrow: (\(failure)).self) }\n"
      + "do throws(\(failure)) { return call.ended((\(effects.marks)\(next), 0)) } "
      + "catch { throw call.failed(error) }"
  }
}
