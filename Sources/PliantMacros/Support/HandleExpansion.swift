/// The expansion of a macro that makes a handle.
///
/// It declares a struct that holds the declaration's closure in its natural form, an entry of that
/// form, and other code for which the types must be known. The macro's result type is the handle's
/// function type, and the compiler checks the expansion against it.
struct HandleExpansion {
  var callee: Callee
  var effects: Effects
  var boundary: Boundary
  var evidence = Evidence()
  /// Calls the declaration; nil if not everyone can call it, or if only a symbol names it.
  var invocation: Invocation?

  enum Invocation {
    /// The closure that the handle was written as.
    case closure(String)
    /// A call of the named declaration on `receiver` with `a0` and so on, and a constant that it
    /// needs.
    case call(String, after: String? = nil)
  }

  struct Effects {
    var isAsync = false
    var isThrowing = false
    /// Whether it is named, and may have typed throws, which its entry infers; the handle's
    /// functions throw any error.
    var isNamed = false
    var isOnMain = false
    /// The handle's function type and the type of error, if written; a closure cannot infer the
    /// latter.
    var typed: (function: String, failure: String)?

    /// The keywords in front of a call.
    var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
    /// The keywords of a function's type.
    var types: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }
    /// The type of error of a closure that cannot infer it.
    var thrown: String { typed.map { " throws(\($0.failure))" } ?? "" }

    /// Returns `receiver, a0, a1 in`; a closure is inferred to throw any error unless it declares a
    /// type.
    func head(_ parameters: [String], inBrackets: Bool = false, throwing failure: String?) -> String
    {
      let list = parameters.joined(separator: ", ")
      if let failure { return "(\(list))\(isAsync ? " async" : "") throws(\(failure)) in" }
      return "\(list.isEmpty || inBrackets ? "(\(list))" : list) in"
    }

    /// NB: swift-frontend 6.3.1 crashes on a closure with typed throws as the argument of a generic
    /// parameter; a constant of its type avoids that.
    func constant(_ closure: String) -> String {
      typed.map { "let call: \($0.function) = \(closure)\nreturn call" } ?? closure
    }
  }

  /// The expressions by which the runtime finds the declaration, and those that confirm its type.
  struct Evidence {
    /// The declaration's name, or the closure that calls it; nil if that does not always compile,
    /// or for a symbol.
    var named: String?
    /// The key path of an accessor's property.
    var path: String?
    /// The name of a named declaration, whose type tells the ownership of its arguments and the
    /// errors that it throws.
    var reference: String?
    /// Whether it is written with `as`, which drops the ownership.
    var isCoerced = false
    /// Whether the closure that finds the declaration has the type of `reference`.
    var isExact: Bool { !isCoerced && reference != nil && named == reference }
    /// An expression that is true if an async declaration named with `as` runs in its caller's
    /// isolation.
    var inheritsIsolation: String?
    /// Whether only the declaration's code tells that.
    var isIsolationUnknown = false
    /// Whether the types were written for a symbol, which alone can confirm them.
    var isSpelled = false
    /// Code that is compiled and never run.
    var check: String?
  }
}

extension HandleExpansion {
  /// The code of the handle.
  var code: String {
    """
    __Pliant.handle { pliantPoints in
      \(structs)
      return pliantPoints.handle(
        \(boundary.site),
        __Pliant.Name(
          .\(callee.kind.rawValue),
          \(stringLiteral(callee.name)),
          labels: \(callee.labels.map { "\($0)" } ?? "nil"),
          isStatic: \(callee.isStatic),
          receiver: .\(callee.receiver.kind)
        ),
        of: \(callee.receiver.type.map { $0 + ".self" } ?? "nil"),\(facts)
        shapes: [
          \(shapes.joined(separator: ",\n"))
        ],
        forward: { next in
          \(flat("\nlet call = next(\(callee.receiver.subject))\n" + forwarding))
        },
        double: { next, recorder in
          \(isSharing ? "let next = __Pliant.sending(next)" : "")
          \(effects.typed == nil ? "return " : "")\(flat(doubleBody))
        },
        invoke: \(invoke)
      )
    }
    """
  }

  /// Whether a closure of the handle's type may run elsewhere than what it captures.
  private var isSharing: Bool {
    !effects.isNamed || effects.isAsync || effects.isOnMain || callee.receiver.isActor
  }

  private var facts: String {
    let type = evidence.reference.map { "__Pliant.type(#pliantType(\($0)))" }
    let facts: [(label: String, fact: String?)] = [
      ("isExact", evidence.isExact ? "true" : nil),
      ("named", evidence.named.map { "{ \(Boundary.captured("call = \($0)")) }" }),
      ("specialized", boundary.generic.map { "{ \(specialization($0)) }" }),
      ("path", evidence.path.map { "{ \($0) }" }),
      ("inheritsIsolation", evidence.inheritsIsolation),
      ("isIsolationUnknown", evidence.isIsolationUnknown ? "true" : nil),
      ("throwing", evidence.isCoerced && effects.isThrowing ? type : nil),
      ("isSpelled", evidence.isSpelled ? "true" : nil),
    ]
    let known =
      (evidence.isCoerced || evidence.isExact ? [] : [type].compactMap(\.self))
      + facts.compactMap { label, fact in fact.map { "\(label): \($0)" } }
    return (known.isEmpty ? "" : "\nreference: .init(\(known.joined(separator: ",\n"))),")
      + (evidence.check.map { "\ncheck: \($0)," } ?? "")
  }

  /// The types of a specialization, with closures that note the word behind their arguments.
  private func specialization(_ generic: GenericTypes) -> String {
    func probe(_ name: String, _ count: Int) -> String {
      let arguments = [String](repeating: "_", count: count) + ["word"]
      let call = "{ \(arguments.joined(separator: ", ")) in __Pliant.note(word) }"
      let more = effects.isAsync ? ["__Pliant.Other"] : []
      return "{ \(boundary.held(generic.of(name, more: more), call)) }()"
    }
    let count = callee.parameters.count
    let value =
      boundary.valueNatural == nil
      ? "" : ",\nvalueProbe: \(probe("PliantValueProbe", count + 1))"
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

  private var invoke: String {
    switch invocation {
    case .closure(let closure):
      effects.typed == nil ? closure : "{ \(effects.constant(closure)) }()"
    case .call(let call, let binding):
      flat((binding.map { "\n\($0)\nreturn " } ?? "") + effects.marks + call)
    case nil: "nil"
    }
  }

  /// Returns a closure of the handle's function type.
  func flat(_ body: String) -> String {
    let parameters = (callee.receiver.isNone ? [] : ["receiver"]) + callee.names
    let head = effects.head(parameters, throwing: effects.typed?.failure)
    return effects.constant("{ \(head) \(body) }")
  }

  /// Returns a call of a function of the handle's type; an actor's type cannot be called here.
  func call(_ function: String, on receiver: String) -> String {
    let arguments = callee.arguments(on: receiver, isAsync: effects.isAsync)
    return callee.receiver.isActor
      ? "__Pliant.isolated(\(function))(\(arguments))" : "\(function)(\(arguments))"
  }

  /// The code that runs the next layer in place; an actor's function is copied.
  private var forwarding: String {
    let end = "defer { call.leave() }\n"
    if callee.receiver.isActor {
      return end + "let function = call.layer.pointee.function\n"
        + "return \(effects.marks)\(call("function", on: "receiver"))"
    }
    return end + "switch call.layer.pointee { case let layer: "
      + "return \(effects.marks)\(call("layer.function", on: "receiver")) }"
  }

  /// The code that records a call, which a stub or `next` answers.
  private var doubleBody: String {
    let next = call("next", on: "receiver")
    let recorded = callee.names.map { "__Pliant.recorded(\($0))" }.joined(separator: ", ")
    // The call of what may never return is the last in a closure, unless it is isolated or sends.
    let isSent = (evidence.named ?? boundary.natural).contains(/Actor|sending/)
    if callee.receiver.isNone, effects.types.isEmpty, !effects.isOnMain, !isSent {
      return "recorder.record((\(recorded))) { \(next) }"
    }
    let begin = "\nlet call = recorder.begin((\(recorded)))\n"
    let (isAnswered, answer) =
      effects.isAsync
      ? ("isAnsweredLater", "await call.answerLater") : ("isAnswered", "call.answer")
    guard effects.isThrowing else {
      return begin + "if call.\(isAnswered) { return \(answer)() }\n"
        + "return call.ended((\(effects.marks)\(next), 0))"
    }
    let failure = effects.typed?.failure ?? "any Swift.Error"
    return begin + "if call.\(isAnswered) { return try \(answer)(orThrow: (\(failure)).self) }\n"
      + "do throws(\(failure)) { return call.ended((\(effects.marks)\(next), 0)) } "
      + "catch { throw call.failed(error) }"
  }
}
