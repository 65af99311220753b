import SwiftParser

/// The code that forwards calls of a requirement.
struct RequirementForwarding {
  let proxied: ProxiedProtocol
  let requirement: ProxiedRequirement
  /// The name of its key path.
  let key: String
}

extension ProxiedProtocol {
  func forwarding(_ requirement: ProxiedRequirement) -> RequirementForwarding {
    RequirementForwarding(proxied: self, requirement: requirement, key: key(of: requirement))
  }
}

extension RequirementForwarding {
  /// The type of the implementer: `any P`, or `any P.Type` for a static requirement.
  var implementer: String {
    requirement.isStatic ? proxied.metatype : proxied.existential
  }

  /// The member of `Requirements` for the requirement.
  private var constant: String {
    "\(proxied.proxy)\(proxied.arguments).Requirements." + Self.identifier(constantName)
  }

  var constantName: String {
    key + (requirement.kind == .setter ? ".set" : "")
  }

  /// Returns a name, in backticks if it is not an identifier without them.
  static func identifier(_ name: String) -> String {
    let identifier =
      identifiers[name] ?? (name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`")
    identifiers[name] = identifier
    return identifier
  }

  // SAFETY: the plugin answers one message at a time.
  nonisolated(unsafe) private static var identifiers: [String: String] = [:]

  /// `try await `, or the part of it that the requirement needs.
  var marks: String {
    requirement.tryMark + (requirement.isAsync ? "await " : "")
  }

  var names: [String] { requirement.parameters.map(\.name) }

  /// Returns a name for a local variable that differs from the parameters' names.
  func own(_ name: String) -> String {
    let isTaken = names.contains { $0.filter { $0 != "`" } == name }
    return isTaken ? own(name + "_") : name
  }

  private var held: String { own("held") }
  private var call: String { own("call") }
  private var record: String { own("record") }
  private var result: String { own("answer") }
  var target: String { own("implementer") }

  /// The arguments for an override.
  var passed: String { list { ($0.isInout ? "&" : "") + $0.name } }

  /// The arguments for an override that may run elsewhere.
  private var passedElsewhere: String { list { ($0.isInout ? "&" : "") + sentElsewhere($0) } }

  private var observed: String { list(sentElsewhere) }

  private func list(_ argument: (RequirementParameter) -> String) -> String {
    requirement.parameters.map(argument).joined(separator: ", ")
  }

  private var recorded: String {
    names.map { "__Pliant.recorded(\($0))" }.joined(separator: ", ")
  }

  // MARK: Calling an implementer

  /// Returns a call, a read or an assignment of the requirement on `receiver`.
  func use(on receiver: String) -> String {
    let parameters = requirement.parameters
    guard requirement.kind != .method || parameters.contains(where: \.isVariadic) else {
      return "\(receiver).\(requirement.base)(\(arguments(parameters)))"
    }
    if requirement.kind == .method {
      // Swift passes an array to variadic parameters only if the function's type has an array
      // instead.
      let labels = parameters.map { $0.label + ":" }.joined()
      let types = parameters.map { $0.isVariadic ? "\($0.element)..." : $0.passedType }
      let end = "\(requirement.effects) -> \(requirement.output)"
      // An async function of an actor is called without isolation, and any other has the caller's.
      let isolation = requirement.isAsync ? "@concurrent " : ""
      let declared = " as \(isolation)(\(types.joined(separator: ", ")))\(end)"
      let listed = "\(isolation)(\(parameters.map(\.passedType).joined(separator: ", ")))\(end)"
      let needsType = requirement.isAsync || proxied.isOverloaded(requirement)
      return "Swift.unsafeBitCast(\(receiver).\(requirement.base)(\(labels))"
        + "\(needsType ? declared : ""), to: (\(listed)).self)(\(passed))"
    }
    let indices = requirement.kind == .setter ? Array(parameters.dropLast()) : parameters
    let target =
      requirement.isSubscript
      ? "\(receiver)[\(arguments(indices, areIndices: true))]" : "\(receiver).\(requirement.base)"
    return requirement.kind == .setter ? "\(target) = newValue" : target
  }

  private func arguments(_ parameters: [RequirementParameter], areIndices: Bool = false) -> String {
    parameters.map { parameter in
      let label = areIndices && !parameter.hasTwoNames ? "_" : parameter.label
      let value = parameter.isAutoclosure ? parameter.name + "()" : parameter.name
      return (label == "_" ? "" : "\(label): ") + (parameter.isInout ? "&" : "") + value
    }
    .joined(separator: ", ")
  }

  /// Whether the call may change an implementer that is a value.
  var mayChange: Bool {
    requirement.isMutating && !proxied.isClassBound && !requirement.isStatic
  }

  private var forwarded: String {
    guard !isOnActor, !isSent else { return onActor(isSent ? Self.ofProxy : "") }
    guard mayChange else { return marks + use(on: target) }
    return "\(requirement.tryMark)\(call).mutating(\(target)) { "
      + changing(use(on: target)) + "\n}"
  }

  /// Returns the rest of a closure with an `inout` implementer.
  func changing(_ use: String) -> String {
    let failure = requirement.failure.map { "throws(\($0)) " } ?? ""
    return "(\(target): inout \(proxied.existential)) \(failure)-> \(requirement.output) in\n"
      + requirement.tryMark + use
  }

  // MARK: Answering

  /// The body of the requirement's implementation.
  var body: String {
    let state = requirement.isStatic ? "PliantProxying.ProxyState.ofType(Self.self)" : "pliantProxy"
    // NB: in the expansion of a body macro, Swift 6.3 does not accept `break` in a loop.
    let run = "\(own("observe")).kept.pointee.run(\(observed))"
    let observer =
      requirement.isAsync
      ? String(
        lent("try await " + run, by: own("observe"), "try ", "throws -> ()").dropFirst(4)
      ) : run
    let observe = { (phase: String, isHeard: String) in
      """
      var \(isHeard) = true
      for \(own("observe")) in \(call).\(phase) where \(isHeard) {
        \(isHeard) = (try? \(observer)) != nil
      }
      """
    }
    return owned + plain + """
      let \(held) = \(state).hold(\(constant))
      \(lent)let \(call) = \(state).call(\(constant), \(held), of: \(implementer).self)
      let \(record) = \(call).begin((\(recorded)))
      \(observe("before", own("isHeardBefore")))
      \(answer)
      \(observe("after", own("isHeardAfter")))
      \(call).end()
      \(requirement.isStatic ? "" : "Swift.withExtendedLifetime(self) {}\n")\
      return \(requirement.failure == nil ? result : "try \(result).get()")
      """
  }

  /// The code that forwards the call at once if nothing is installed on the proxy.
  private var plain: String {
    guard !requirement.isStatic, !mayChange, !isOnActor else { return "" }
    if isLent {
      return returned(
        "\(requirement.tryMark)pliantProxy.plain(\nas: \(implementer).self,\n"
          + "{ \(target) in \(forwarded) }\n)"
      )
    }
    return """
      if let \(target) = pliantProxy.plain(as: \(implementer).self) {
        \(requirement.kind == .setter ? "\(forwarded)\nreturn" : "return \(forwarded)")
      }

      """
  }

  /// Whether a call can use the implementer and the functions in closures, which they are lent to,
  /// and so count no reference; see `HeldPlan`.
  private var isLent: Bool {
    !requirement.isStatic && !mayChange && !isOnActor
      && !requirement.isAsync && !requirement.isGeneric
      && requirement.erasedOutput == requirement.output
      && [nil, ProxiedRequirement.anyError].contains(requirement.failure)
      && !requirement.parameters.contains { $0.isInout || $0.isBorrowed || $0.isAutoclosure }
  }

  /// The code that answers at once if nothing is recorded, and at most one function observes the
  /// call before and after.
  private var lent: String {
    guard isLent else { return "" }
    let (function, observe) = (own("function"), own("observe"))
    return returned(
      """
      \(requirement.tryMark)\(held).answer(
        of: pliantProxy, as: \(implementer).self,
        { \(function) in \(requirement.tryMark)\(function)(\(passed)) },
        { \(target) in \(forwarded) },
        { \(observe) in try \(observe)(\(observed)) }
      )
      """
    )
  }

  private func returned(_ answer: String) -> String {
    """
    if let \(result): \(requirement.output) = \(answer) {
      return \(result)
    }

    """
  }

  private var answer: String {
    let isErased = requirement.erasedOutput != requirement.output
    func typed(_ answer: String) -> String {
      isErased ? "\(call).result(\(answer), as: \(requirement.output).self)" : answer
    }
    func choices(_ assign: (String) -> String) -> String {
      let `try` = requirement.tryMark
      let orThrow = requirement.failure.map { "orThrow: (\($0)).self" } ?? ""
      let asAny = isErased ? " as Any" : ""
      let asOutput = isErased ? " as \(requirement.output)" : ""
      let function = own("function")
      let run = lent("\(marks)\(function).kept.pointee.run(\(passedElsewhere))", by: function)
      let (isAnswered, answer) =
        requirement.isAsync
        ? ("isAnsweredLater", "await \(record).answerLater") : ("isAnswered", "\(record).answer")
      return """
        if \(record).\(isAnswered) {
          \(result) = \(assign(typed("\(`try`)\(answer)(\(orThrow))\(asAny)")))
        } else if let \(function) = \(call).override {
          \(result) = \(assign(typed("\(record).ended((\(run), 0))")))
        } else if let \(target) = \(call).implementer {
          \(result) = \(assign("\(record).ended((\(forwarded), 0))"))
        } else {
          \(result) = \(assign("\(record).ended((\(`try`)\(call).zero(\(orThrow))\(asOutput), 0))"))
        }
        """
    }
    guard let failure = requirement.failure else {
      return "let \(result): \(requirement.output)\n" + choices { $0 }
    }
    return """
      let \(result): Swift.Result<\(requirement.output), \(failure)>
      do throws(\(failure)) {
        \(choices { ".success(\($0))" })
      } catch {
        \(result) = .failure(\(record).failed(error))
      }
      """
  }
}

extension RequirementParameter {
  /// The element type of a variadic parameter.
  fileprivate var element: String { String(passedType.dropFirst().dropLast()) }
}
