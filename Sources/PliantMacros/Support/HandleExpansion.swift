import SwiftSyntax
import SwiftSyntaxBuilder

/// The code that makes a handle, from what a macro knows of a declaration.
///
/// It declares a struct that holds the declaration's closure at its natural abstraction, entries of
/// that shape, and what else must be written out where the types are known.
struct HandleExpansion {
  enum Receiver {
    case object(String)
    case actor(String)
    case classObject(String)
    case value(String, mutating: Bool)
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
  /// The members of `PliantNatural`, the last of which is `var call`.
  var natural: String
  /// What infers the handle's function type.
  var points: String
  /// Calls the declaration on `receiver` with `a0` and so on, where it was named.
  var invoke: String?
  /// Calls the declaration, where it was written as a closure.
  var closure: String?

  struct Effects {
    var isAsync = false
    var isThrowing = false
    /// A closure cannot infer which error it throws, so what passes one on is written another way.
    var isTyped = false

    var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
  }

  struct Parameter {
    var isInout = false
    var isVariadic = false
    /// Where it stands in the natural order, if not where it stands in the handle's.
    var naturalIndex: Int?
  }
}

extension HandleExpansion {
  var expression: ExprSyntax {
    """
    {
      struct PliantNatural {
        \(raw: natural)
      }
      enum PliantEntry: PliantExpansion.Entries {
        static let pliantPoints = \(raw: points)
    \(raw: ["first", "second", "third", "fourth"].enumerated().map(entry).joined(separator: "\n"))
        static func pliantWords(_ index: Int, _ receiver: AnyObject) -> PliantExpansion.FunctionWords {
          \(raw: casts)
          switch index {
          case 0: return PliantExpansion.FunctionWords(natural0(\(raw: entryArgument)))
          case 1: return PliantExpansion.FunctionWords(natural1(\(raw: entryArgument)))
          case 2: return PliantExpansion.FunctionWords(natural2(\(raw: entryArgument)))
          default: return PliantExpansion.FunctionWords(natural3(\(raw: entryArgument)))
          }
        }
        static let pliantHandle = pliantPoints.\(raw: factory)(
          PliantExpansion.Name(
            .\(raw: kind.rawValue),
            \(literal: name),
            labels: \(raw: labels.map { "\($0)" } ?? "nil"),
            isStatic: \(raw: isStatic),
            isMutating: \(raw: isMutating)
          ),
          of: \(raw: type.map { $0 + ".self" } ?? "nil"),
          entry: { pliantWords($0, $1) },
          original: { original in \(raw: flat(originalCall)) },
          forward: { next in
            \(raw: flat("\nlet call = next(\(subject))\n" + run(flatArguments)))
          },
          double: { next, recorder in
            let next = PliantExpansion.sending(next)
            \(raw: effects.isTyped ? "" : "return ")\(raw: flat(doubleBody))
          },
          invoke: \(raw: invocation)
        )
      }
      return PliantEntry.pliantHandle
    }()
    """
  }

  // MARK: Pieces

  private var type: String? {
    switch receiver {
    case .object(let type), .actor(let type), .classObject(let type), .value(let type, _): type
    case .none(let type): type
    }
  }

  private var factory: String {
    switch receiver {
    case .object, .actor: "method"
    case .classObject: "classMethod"
    case .value: "valueMethod"
    case .none: "callable"
    }
  }

  private var invocation: String {
    if let closure { return closure }
    let call = flat(effects.marks + (invoke ?? ""))
    return effects.isTyped ? "{ \(call) }()" : call
  }

  /// A closure of the handle's function type.
  ///
  /// NB: swift-frontend 6.3.1 crashes on a closure of typed throws that is passed to a generic
  /// parameter as it stands; a constant of its type before it avoids that.
  private func flat(_ body: String) -> String {
    let closure = "{ \(flatParameters)\(body) }"
    return effects.isTyped ? "let call: PliantEntry.Function = \(closure)\nreturn call" : closure
  }

  private var isMutating: Bool { if case .value(_, true) = receiver { true } else { false } }
  private var hasReceiver: Bool { if case .none = receiver { false } else { true } }

  private var names: [String] { parameters.indices.map { "a\($0)" } }
  private var arguments: [String] { zip(names, parameters).map { $1.isInout ? "&\($0)" : $0 } }

  /// What the handle's closures take: `receiver, a0, a1 in`.
  private var flatParameters: String {
    let all = (hasReceiver ? ["receiver"] : []) + names
    return head(all) + " "
  }

  /// A closure infers that it throws any error; one that throws less must say so.
  private func head(_ parameters: [String]) -> String {
    let list = parameters.joined(separator: ", ")
    return effects.isTyped
      ? "(\(list))\(effects.isAsync ? " async" : "") throws(PliantEntry.Failure) in"
      : "\(list.isEmpty ? "()" : list) in"
  }

  /// What the handle's closures pass on: `receiver, a0, &a1`.
  private var flatArguments: String {
    ((hasReceiver ? [isMutating ? "&receiver" : "receiver"] : []) + arguments).joined(
      separator: ", "
    )
  }

  /// The parameters in the order in which the function itself takes them.
  private func natural(_ list: [String]) -> [String] {
    zip(list, parameters).enumerated()
      .sorted {
        ($0.element.1.naturalIndex ?? $0.offset) < ($1.element.1.naturalIndex ?? $1.offset)
      }
      .map(\.element.0)
  }

  private var naturalParameters: String {
    var all = natural(names)
    if case .value(_, mutating: false) = receiver { all.append("receiver") }
    return head(all)
  }

  private var subject: String {
    switch receiver {
    case .object, .actor: "PliantExpansion.Subject(receiver)"
    case .classObject: "PliantExpansion.Subject(type: receiver)"
    case .value, .none: "PliantExpansion.Subject.none"
    }
  }

  private func entry(_ index: Int, _ point: String) -> String {
    let (parameter, prepare, receive) = receiverCode
    // The entry of a mutating method has a pointer to what its callers pass `inout`.
    let run = run(flatArguments.replacing("&receiver", with: "&pointer.pointee"))
    return """
          static func natural\(index)(\(parameter)) -> PliantNatural {
            \(prepare)
            return PliantNatural(call: { \(naturalParameters)
              \(receive)
              let call = \(enter(point))
              \(run)
            })
          }
      """
  }

  /// Runs the layer of `call`, which it ends, in place; an actor's function is another type than its
  /// entry can call, and so is copied.
  private func run(_ arguments: String) -> String {
    let end = "defer { call.leave() }\n"
    if case .actor = receiver {
      return end + "let function = call.layer.pointee.function\n"
        + "return \(effects.marks)PliantExpansion.isolated(function)(\(arguments))"
    }
    return end + "switch call.layer.pointee { "
      + "case let layer: return \(effects.marks)layer.function(\(arguments)) }"
  }

  /// Tells a recorder of a call, which a stub answers or `next` runs.
  private var doubleBody: String {
    let next: String
    if case .actor = receiver {
      next = "PliantExpansion.isolated(next)(\(flatArguments))"
    } else {
      next = "next(\(flatArguments))"
    }
    let recorded = names.map { "PliantExpansion.recorded(\($0))" }.joined(separator: ", ")
    let begin = "\nlet call = recorder.begin((\(recorded)))\n"
    guard effects.isThrowing else {
      return begin + "if call.isAnswered { return call.answer() }\n"
        + "return call.ended(\(effects.marks)\(next))"
    }
    let failure = effects.isTyped ? "PliantEntry.Failure" : "any Error"
    return begin + "if call.isAnswered { return try call.answer(orThrow: (\(failure)).self) }\n"
      + "do throws(\(failure)) { return call.ended(\(effects.marks)\(next)) } "
      + "catch { throw call.failed(error) }"
  }

  private func enter(_ point: String) -> String {
    guard !effects.isAsync else { return "pliantPoints.\(point).enterRetaining(\(subject))" }
    return switch receiver {
    case .object, .actor: "pliantPoints.\(point).enter(receiver)"
    case .classObject: "pliantPoints.\(point).enter(type: receiver)"
    case .value, .none: "pliantPoints.\(point).enter()"
    }
  }

  /// The receiver as an entry gets it: captured, from the context register, or as an argument.
  private var receiverCode: (parameter: String, prepare: String, receive: String) {
    switch receiver {
    case .object(let type), .actor(let type):
      ("_ receiver: \(type)", "let receiver = PliantExpansion.sending(receiver)", "")
    case .classObject(let type):
      ("", "", "let receiver = PliantExpansion.selfType(as: \(type).self)")
    case .value(let type, mutating: true):
      ("", "", "let pointer = PliantExpansion.selfPointer(to: \(type).self)")
    case .value, .none: ("", "", "")
    }
  }

  private var entryArgument: String {
    switch receiver {
    case .object, .actor: "receiver"
    case .classObject, .value, .none: ""
    }
  }

  private var casts: String {
    switch receiver {
    case .object(let type), .actor(let type):
      "let receiver = PliantExpansion.probe(receiver, as: \(type).self)"
    case .classObject, .value, .none: ""
    }
  }

  private var originalCall: String {
    var list = natural(arguments)
    if case .value(_, mutating: false) = receiver { list.append("receiver") }
    let variadic = parameters.contains(where: \.isVariadic)
    func call(_ function: String) -> String {
      let function = variadic ? "PliantExpansion.spreading(\(function))" : function
      return "\(function)(\(list.joined(separator: ", ")))"
    }
    if effects.isAsync {
      let receiver =
        switch receiver {
        case .object, .actor: "receiver, "
        case .classObject, .value, .none: ""
        }
      let bound = "original.retaining(\(receiver)as: PliantNatural.self).call"
      return effects.marks + call(bound)
    }
    let target =
      switch receiver {
      case .object, .actor, .classObject: "on: receiver, "
      case .value(_, mutating: true): "mutating: &receiver, "
      case .value, .none: ""
      }
    let mark = effects.marks
    let failure = effects.isTyped ? " throws(PliantEntry.Failure)" : ""
    return "\(mark)original.call(\(target)as: PliantNatural.self) "
      + "{ bound\(failure) in \(mark)\(call("bound.function.call")) }"
  }
}
