import SwiftSyntax
import SwiftSyntaxBuilder

/// The code that makes a handle, from what a macro knows of a declaration.
///
/// It declares a struct that holds the declaration's closure at its natural abstraction, an entry of
/// that shape, and what else must be written out where the types are known. The handle's function type is that of the
/// macro's result, which the expansion is checked against.
///
/// In generic code no type can be declared in a closure: there a variable that a closure captures stands for the struct.
struct HandleExpansion {
  enum Receiver {
    /// An object of a class.
    case object(String)
    /// An object or a value, which the macro cannot tell apart.
    case instance(String)
    case actor(String)
    case type(String)
    case mutating(String)
    case none(type: String?)
  }

  enum Kind: String {
    case method
    case getter
    case setter
    case initializer
  }

  var kind = Kind.method
  var name: String
  var labels: [String]?
  /// `nil` where the syntax does not tell a static from a free function.
  var isStatic = "false"
  var receiver: Receiver
  var effects: Effects
  /// The parameters after the receiver.
  var parameters: [Parameter]
  /// An expression of the type of what has its receiver in the register for self.
  var natural: String
  /// The same for a value that is the last argument; `nil` where the receiver is known to be none.
  var valueNatural: String?
  /// Whether `natural` says who owns each argument, as what a name refers to does.
  var isExact = false
  /// The types of the parameters in their natural order, where the entry's closure must spell them to be
  /// of the natural one's type.
  ///
  /// NB: swift-frontend 6.3.1 else converts a closure that takes a tuple to one that owns it, and one to one
  /// whose parameters are `sending`: what has been converted has a context.
  var spelledTypes: [String]?
  /// What the declaration is named by, or the closure that calls it; nil where that does not compile everywhere, and where
  /// only a symbol names it.
  var named: String?
  /// What names the declaration, where it was named: without `as`, which drops who owns an argument.
  var reference: String?
  /// What was named, whose type says what it throws.
  var throwing: String?
  /// What tells whether an async declaration runs where its caller does, where `as` hides it.
  var inheritsIsolation: String?
  /// Whether only its code tells that.
  var isUntold = false
  /// Calls the declaration on `receiver` with `a0` and so on, where it was named and can be called from everywhere.
  var invoke: Invocation?
  /// Calls the declaration, where it was written as a closure.
  var closure: String?
  /// Whether the types were written for a symbol: only the symbol can say whether they are its own.
  var isSpelled = false
  /// What must be compiled, and is never run.
  var check: String?
  /// The handle's function type and what it throws, where that was written; a closure cannot infer which error it throws.
  var typed: (function: String, failure: String)?
  /// Whether types may not be declared where it is used.
  var isGeneric = false

  /// What a closure runs: a constant that it needs, and what it returns.
  struct Invocation {
    var binding: String?
    var expression: String
  }

  struct Effects {
    var isAsync = false
    var isThrowing = false
    /// What is named may throw errors of one type alone, which its entry finds out; the handle's functions throw any.
    var isNamed = false
    var isOnMain = false

    var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
  }

  struct Parameter {
    var isInout = false
    var isVariadic = false
    /// The function takes what the handle's closures call.
    var isAutoclosure = false
    /// Where it stands in the natural order, if not where it stands in the handle's.
    var naturalIndex: Int?

    /// What is named may run elsewhere than its handle's functions: what it takes goes there.
    var isSent = false

    /// What passes it on to the function itself.
    func argument(named name: String) -> String {
      if isInout { return "&" + name }
      return isAutoclosure ? name + "()" : isSent ? "PliantExpansion.sending(\(name))" : name
    }

    /// Those of a setter: its new value is the last in the handle's order, and the first in the natural one.
    static func ofSetter(_ count: Int) -> [Self] {
      (0..<count).map { Self(naturalIndex: ($0 + 1) % count) }
    }
  }
}

extension HandleExpansion {
  var expression: ExprSyntax {
    """
    PliantExpansion.handle { pliantPoints in
      \(raw: structs)
      return pliantPoints.\(raw: factory)(
        \(raw: isGeneric ? "nil" : "PliantNatural.site"),
        PliantExpansion.Name(
          .\(raw: kind.rawValue),
          \(literal: name),
          labels: \(raw: labels.map { "\($0)" } ?? "nil"),
          isStatic: \(raw: isStatic),
          receiver: .\(raw: receiverKind)
        ),
        of: \(raw: type.map { $0 + ".self" } ?? "nil"),\(raw: referenceArgument)
        shapes: [
          \(raw: shapes.joined(separator: ",\n"))
        ],
        forward: { next in
          \(raw: flat("\nlet call = next(\(subject))\n" + forwarding))
        },
        double: { next, recorder in
          let next = PliantExpansion.sending(next)
          \(raw: typed == nil ? "return " : "")\(raw: flat(doubleBody))
        },
        invoke: \(raw: invocation)
      )
    }
    """
  }

  // MARK: Pieces

  private var type: String? {
    switch receiver {
    case .object(let type), .instance(let type), .actor(let type), .type(let type),
      .mutating(let type):
      type
    case .none(let type): type
    }
  }

  private var factory: String { hasReceiver ? "method" : "callable" }

  private var receiverKind: String {
    switch receiver {
    case .object, .instance, .actor: "instance"
    case .type: "type"
    case .mutating: "mutating"
    case .none: "none"
    }
  }

  private var referenceArgument: String {
    let reference = reference.map { "\nreference: PliantExpansion.type(#pliantType(\($0)))," } ?? ""
    let name =
      isGeneric
      ? "var call = \(named ?? "")\n"
        + "return PliantExpansion.Entry(of: call, capturedBy: { call = PliantExpansion.other(call) })"
      : "PliantExpansion.Entry(PliantName(), { $0.call })"
    let named = named.map { _ in "\nnamed: { \(name) }," } ?? ""
    let inherits = inheritsIsolation.map { "\ninheritsIsolation: \($0)," } ?? ""
    let untold = isUntold ? "\nisUntold: true," : ""
    let throwing =
      effects.isThrowing
      ? throwing.map { "\nthrowing: PliantExpansion.type(#pliantType(\($0)))," } ?? "" : ""
    let spelled = isSpelled ? "\nisSpelled: true," : ""
    let check = check.map { "\ncheck: \($0)," } ?? ""
    return reference + named + inherits + untold + throwing + spelled + check
  }

  private var invocation: String {
    if let closure { return typed == nil ? closure : "{ \(constant(closure)) }()" }
    guard let invoke else { return "nil" }
    let call = effects.marks + invoke.expression
    return flat(invoke.binding.map { "\n\($0)\nreturn \(call)" } ?? call)
  }

  /// A closure of the handle's function type.
  private func flat(_ body: String) -> String {
    let closure =
      "{ \(head((hasReceiver ? ["receiver"] : []) + names, throwing: typed?.failure)) \(body) }"
    return constant(closure)
  }

  /// NB: swift-frontend 6.3.1 crashes on a closure of typed throws that is passed to a generic
  /// parameter as it stands; a constant of its type before it avoids that.
  private func constant(_ closure: String) -> String {
    typed.map { "let call: \($0.function) = \(closure)\nreturn call" } ?? closure
  }

  private var isMutating: Bool { if case .mutating = receiver { true } else { false } }
  private var hasReceiver: Bool { if case .none = receiver { false } else { true } }
  private var isActor: Bool { if case .actor = receiver { true } else { false } }

  private var names: [String] { parameters.indices.map { "a\($0)" } }
  private var arguments: [String] { zip(names, parameters).map { $1.isInout ? "&\($0)" : $0 } }

  /// `receiver, a0, a1 in`; a closure infers that it throws any error, and one that throws less must say so.
  private func head(
    _ parameters: [String],
    inBrackets: Bool = false,
    throwing failure: String? = nil
  ) -> String {
    let list = parameters.joined(separator: ", ")
    if let failure { return "(\(list))\(effects.isAsync ? " async" : "") throws(\(failure)) in" }
    return "\(list.isEmpty || inBrackets ? "(\(list))" : list) in"
  }

  /// What an entry throws, where that is not any error.
  private var entryFailure: String? {
    if let typed { return typed.failure }
    return effects.isThrowing && effects.isNamed && !isGeneric ? "PliantNatural.PliantFailure" : nil
  }

  /// What the handle's closures pass on: `receiver, a0, &a1`.
  private func flatArguments(_ receiver: String) -> String {
    ((hasReceiver ? [isMutating ? "&" + receiver : receiver] : []) + arguments)
      .joined(separator: ", ")
  }

  /// The parameters in the order in which the function itself takes them.
  private func natural(_ list: [String]) -> [String] {
    zip(list, parameters).enumerated()
      .sorted {
        ($0.element.1.naturalIndex ?? $0.offset) < ($1.element.1.naturalIndex ?? $1.offset)
      }
      .map(\.element.0)
  }

  private var subject: String {
    switch receiver {
    case .object, .actor: "PliantExpansion.Subject(receiver)"
    case .instance: "PliantExpansion.Subject(of: receiver)"
    case .type: "PliantExpansion.Subject(type: receiver)"
    case .mutating, .none: "PliantExpansion.Subject.none"
    }
  }

  /// Runs the next layer in place; an actor's function is another type than can be called here, and so is
  /// copied.
  private var forwarding: String {
    let end = "defer { call.leave() }\n"
    if isActor {
      return end + "let function = call.layer.pointee.function\n"
        + "return \(effects.marks)PliantExpansion.isolated(function)(\(flatArguments("receiver")))"
    }
    return end + "switch call.layer.pointee { case let layer: "
      + "return \(effects.marks)layer.function(\(flatArguments("receiver"))) }"
  }

  /// Tells a recorder of a call, which a stub answers or `next` runs.
  private var doubleBody: String {
    let next =
      isActor
      ? "PliantExpansion.isolated(next)(\(flatArguments("receiver")))"
      : "next(\(flatArguments("receiver")))"
    let recorded = names.map { "PliantExpansion.recorded(\($0))" }.joined(separator: ", ")
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

// MARK: - Shapes

extension HandleExpansion {
  private var structs: String {
    guard !isGeneric else { return "" }
    let isThrowing = entryFailure == "PliantNatural.PliantFailure"
    let failure =
      isThrowing
      ? "static let pliantFailure = PliantExpansion.failure\(effects.isOnMain ? "OnMain" : "")"
        + "((PliantExpansion.never() as PliantNatural).call)"
      : ""
    let natural = """
      nonisolated struct PliantNatural\(isThrowing ? ": PliantExpansion.Throwing" : "") {
        var call = \(natural)
        static let site = PliantExpansion.Site()
        \(failure)
      }
      """
    let name = named.map { "\nnonisolated struct PliantName { var call = \($0) }" } ?? ""
    guard let valueNatural, let marked, let answered else { return natural + name }
    return natural + name + """

      nonisolated struct PliantValue { var call = \(valueNatural) }
      nonisolated struct PliantMarked { var call: \(marked) }
      nonisolated struct PliantAnswered { var call: \(answered) }
      """
  }

  private var marked: String? {
    type.map { "(\($0), Swift.UInt, Swift.Double) -> (Swift.UInt, Swift.Double)" }
  }

  private var answered: String? { type.map { "(Swift.UInt) -> (Swift.UInt, (\($0))?)" } }

  private var shapes: [String] {
    let label = effects.isAsync ? "suspendingEntry" : "entry"
    let first = """
      pliantPoints.shape(
        \(label): \(entry(of: "PliantNatural", natural, isValue: false)),
        original: { original in \(original(as: "PliantNatural", natural, isValue: false)) }
      )
      """
    let valueLabel = effects.isAsync ? "suspendingValueEntry" : "valueEntry"
    guard let valueNatural, let marked, let answered else { return [first] }
    func probe(_ name: String, _ type: String, _ closure: String) -> String {
      "{ \(made(name, "PliantExpansion.placeholder() as \(type)", closure)) }"
    }
    let second = """
      pliantPoints.shape(
        \(valueLabel): \(entry(of: "PliantValue", valueNatural, isValue: true)),
        marked: \(probe("PliantMarked", marked, "{ _, words, vectors in (words, vectors) }")),
        answered: \(probe("PliantAnswered", answered, "{ word in (word, nil) }")),
        original: { original in \(original(as: "PliantValue", valueNatural, isValue: true)) }
      )
      """
    return [first, second]
  }

  /// The entry that a closure is where it has the type of `natural`.
  private func made(_ name: String, _ natural: String, _ closure: String) -> String {
    guard isGeneric else { return "PliantExpansion.Entry(\(name)(call: \(closure)), { $0.call })" }
    return """
      var made = \(natural)
      made = \(closure)
      return PliantExpansion.Entry(of: made, capturedBy: { made = PliantExpansion.other(made) })
      """
  }

  private func entry(of name: String, _ natural: String, isValue: Bool) -> String {
    let own = self.natural(names)
    let spelled = spelledTypes.map { types in zip(own, types).map { "\($0): \($1)" } }
    let receiver = spelled == nil ? "receiver" : "receiver: \(type ?? "")"
    let all = (spelled ?? own) + (isValue ? [receiver] : [])
    let parameters = head(all, inBrackets: spelled != nil, throwing: entryFailure)
    var body = run(isValue: isValue)
    if typed == nil, entryFailure != nil {
      body =
        "do {\n\(body)\n} catch { throw PliantExpansion.cast(error) as PliantNatural.PliantFailure }"
    }
    let closure = """
      { \(parameters)
          let call = pliantPoints.arrived(\(effects.isAsync ? "frame" : ""))
          \(kept("call.keep").map { $0 + "\n" }.joined())defer { \((["call.leave()"] + owned("call.take", isValue: isValue)).joined(separator: "; ")) }
          \(body)
        }
      """
    return "{\(effects.isAsync ? " frame in" : "") \(made(name, natural, closure)) }"
  }

  /// Says of every argument whose owner its type does not tell that it is passed on.
  private func owned(_ function: String, isValue: Bool) -> [String] {
    guard isValue || !isExact else { return [] }
    let indices = natural(names).enumerated().filter { !parameters[flatIndex($0.offset)].isInout }
    return indices.map { "\(function)(\($0.element), at: \($0.offset))" }
      + (isValue ? ["\(function)(receiver, at: \(names.count))"] : [])
  }

  /// Says of every argument of an initializer, which seems to consume it, that it may be borrowed.
  private func kept(_ function: String) -> [String] {
    guard kind == .initializer else { return [] }
    return names.enumerated().map { "\(function)(\($0.element), at: \($0.offset))" }
  }

  private func flatIndex(_ natural: Int) -> Int {
    parameters.firstIndex { $0.naturalIndex == natural } ?? natural
  }

  /// Runs the layer of `call`.
  private func run(isValue: Bool) -> String {
    let marks = effects.marks
    func function(_ receiver: String) -> String {
      let arguments = flatArguments(receiver)
      if isActor {
        return "return \(marks)PliantExpansion.isolated(call.layer.pointee.function)(\(arguments))"
      }
      guard dependsOnClass(isValue: isValue) else {
        return "switch call.layer.pointee { "
          + "case let layer: return \(marks)layer.function(\(arguments)) }"
      }
      return checked(arguments)
    }
    switch receiver {
    case .none: return function("")
    case .mutating(let type):
      return "let pointer = call.inoutReceiver(as: \(type).self)\n" + function("pointer.pointee")
    case .object, .instance, .actor, .type:
      if isValue { return function("receiver") }
      // NB: `place.value` in the call itself would be retained for it.
      return "switch call.receiver(as: \(receiverType).self).pointee { case let place:\n"
        + "let receiver = place.value\n\(function("receiver")) }"
    }
  }

  private var receiverType: String {
    if case .type(let type) = receiver { return type + ".Type" }
    return type ?? ""
  }

  /// Whether what it returns may depend on the class of what it is called on.
  private func dependsOnClass(isValue: Bool) -> Bool {
    switch receiver {
    case .object, .instance, .type, .none(type: .some): kind != .setter && !isValue
    case .actor, .mutating, .none: false
    }
  }

  /// Runs the layer, and the original in its place where that answers with an object of another class.
  ///
  /// A tuple keeps the compiler from warning of an answer that is nothing.
  private func checked(_ arguments: String) -> String {
    let marks = effects.marks
    if effects.isAsync, !hasReceiver {
      let failure = typed.map { " throws(\($0.failure))" } ?? (effects.isThrowing ? " throws" : "")
      return """
        let function = call.layer.pointee.function, original = call.original.pointee.function
        return \(marks)call.run { () async\(failure) in
          let answer = (\(marks)function(\(arguments)), 0)
          return call.accepts(answer.0) ? answer.0 : \(marks)original(\(arguments))
        }
        """
    }
    return """
      switch call.layer.pointee { case let layer:
        let answer = (\(marks)layer.function(\(arguments)), 0)
        if call.accepts(answer.0) { return answer.0 }
        switch call.original.pointee { case let original: return \(marks)original.function(\(arguments)) }
      }
      """
  }

  private func original(as name: String, _ natural: String, isValue: Bool) -> String {
    let own = zip(names, parameters).map { name, parameter in
      // The closure of a value's method takes no autoclosure.
      isValue && parameter.isAutoclosure ? name : parameter.argument(named: name)
    }
    let isSent = effects.isNamed && effects.isAsync
    let last = isSent ? "PliantExpansion.sending(receiver)" : "receiver"
    let list = self.natural(own) + (isValue ? [last] : [])
    let variadic = parameters.contains(where: \.isVariadic)
    let kind = isGeneric ? "PliantExpansion.AnyFunction" : name
    /// Calls the function that `bound` holds.
    func call(_ bound: String) -> String {
      let function = isGeneric ? "function" : bound + ".call"
      let spread = variadic && !isValue ? "PliantExpansion.spreading(\(function))" : function
      let call = "return \(effects.marks)\(spread)(\(list.joined(separator: ", ")))"
      guard isGeneric else { return call }
      return """

        var function = \(natural)
        PliantExpansion.fill(\(bound)) { function = PliantExpansion.other(function) }
        \(call)
        """
    }
    let returned = kept("original.takeBack").joined(separator: "; ")
    let gives =
      owned("original.give", isValue: isValue).map { $0 + "\n" }.joined()
      + (returned.isEmpty ? "" : "defer { \(returned) }\n")
    if effects.isAsync {
      let receiver =
        switch self.receiver {
        case .object, .instance, .actor: isValue ? "" : "receiver, "
        case .type: "type: receiver, "
        case .mutating: "mutating: &receiver, "
        case .none: ""
        }
      return flat("\n\(gives)\(call("original.retaining(\(receiver)as: \(kind).self)"))")
    }
    let target =
      switch receiver {
      case .object, .instance, .actor: isValue ? "" : "on: receiver, "
      case .type: "onType: receiver, "
      case .mutating: "mutating: &receiver, "
      case .none: ""
      }
    let failure = typed.map { " throws(\($0.failure))" } ?? ""
    return flat(
      "\n\(gives)return \(effects.isThrowing ? "try " : "")original.call(\(target)as: \(kind).self) "
        + "{ bound\(failure) in \(call("bound.value")) }"
    )
  }
}
