// Calls of an actor's requirements, whose arguments the compiler would not let pass between the
// proxy and its implementer: it does not know that both have one executor.

extension RequirementForwarding {
  /// Whether calls run on the implementer's actor, which is also the proxy's.
  private var isOfActor: Bool {
    proxied.isActor && !requirement.isNonisolated && !requirement.isStatic
  }

  /// Whether calls neither leave the actor nor suspend.
  var isOnActor: Bool { isOfActor && !requirement.isAsync }

  /// Whether calls may leave the actor.
  var isSent: Bool { isOfActor && requirement.isAsync }

  /// Constants of the arguments that cannot be used as they are: `consuming` and `borrowing` ones,
  /// and those of async functions, which run elsewhere without `NonisolatedNonsendingByDefault`.
  var owned: String {
    requirement.parameters
      .filter { $0.isOwned || requirement.isAsync && !$0.isInout && !$0.isBorrowed }
      .map { parameter in
        let value = (parameter.isOwned ? "copy " : "") + parameter.name
        let constant = requirement.isAsync ? Self.sent(value) : value
        return "let \(parameter.name) = \(constant)\n"
      }
      .joined()
  }

  private static func sent(_ value: String) -> String { "__Pliant.sent(\(value))" }

  private static func transferred(_ value: String) -> String {
    "__Pliant.Transferred(\(value))"
  }

  /// An argument for a function that may run elsewhere.
  func sentElsewhere(_ parameter: RequirementParameter) -> String {
    requirement.isAsync && !parameter.isInout && !parameter.isBorrowed
      ? Self.sent(parameter.name) : parameter.name
  }

  /// Returns the call on the implementer's actor, with transferred arguments; `isolation` is what
  /// a closure captures to have the caller's isolation.
  func onActor(_ isolation: String = "") -> String {
    let handed = requirement.parameters.filter { !$0.isInout }
    let unpack = handed.map { "let \($0.name) = \($0.name).value\n" }.joined()
    let handOver = handed.filter { !isSent || $0.isBorrowed }.map {
      "let \($0.name) = \(Self.transferred($0.name))\n"
    }
    let output = requirement.failure.map { "Swift.Result<\(requirement.output), \($0)>" }
    let type = " -> __Pliant.Transferred<\(output ?? requirement.output)>"
    let body = "\(unpack)\(answered(on: target))"
    let get = output == nil ? ".value" : ".value.get()"
    let head = "(\(target): isolated \(proxied.existential)) async\(type) in"
    let call =
      isSent
      ? "await { \(head)\n\(body)\n}(\(target))"
      : "\(target).assumeIsolated { (\(target))\(type) in\n\(body)\n}"
    let code = "\(handOver.joined())return \(requirement.tryMark)\(call)\(get)"
    return escaping(isolation + code, requirement.tryMark, effects(requirement.output))
  }

  /// The code that returns what the implementer answers, in the isolation of its actor.
  private func answered(on target: String) -> String {
    let call = marks + use(on: target)
    guard let failure = requirement.failure else {
      return "return __Pliant.Transferred(\(call))"
    }
    return """
      do throws(\(failure)) {
        return __Pliant.Transferred(.success(\(call)))
      } catch {
        return __Pliant.Transferred(.failure(error))
      }
      """
  }

  private func effects(_ output: String) -> String {
    (requirement.failure.map { "throws(\($0)) " } ?? "") + "-> \(output)"
  }

  /// Gives a closure of the proxy its isolation.
  static let ofProxy = "_ = self\n"

  /// Returns the call of an override, which is not the actor's.
  func lent(_ call: String, by function: String) -> String {
    lent(call, by: function, requirement.tryMark, effects(requirement.erasedOutput))
  }

  /// Returns the call of `function`, which is not the actor's.
  func lent(
    _ call: String,
    by function: String,
    _ tryMark: String,
    _ effects: String
  ) -> String {
    let borrowed = requirement.parameters.filter(\.isBorrowed).map(\.name)
    guard requirement.isAsync, proxied.actor.isEmpty, !borrowed.isEmpty else { return call }
    let unpack = handedOver.map { "let \($0) = \($0).value\n" }
    let constants = (borrowed + [function]).map { "let \($0) = \(Self.sent($0))\n" }
    let code = "\(Self.ofProxy)\((unpack + constants).joined())return \(call)"
    return escaping(code, tryMark, effects)
  }

  /// The arguments that `escaping` passes, transferred: what captures them would be sent.
  private var handedOver: [String] {
    isSent ? requirement.parameters.filter { !$0.isInout && !$0.isBorrowed }.map(\.name) : []
  }

  /// Returns code in a closure in which every closure may outlive the call.
  private func escaping(_ code: String, _ tryMark: String, _ effects: String) -> String {
    let mark = tryMark + (requirement.isAsync ? "await " : "")
    let type = (requirement.isAsync ? "async " : "") + effects
    let code = requirement.parameters.filter(\.isBorrowed).reduce(code) {
      """
      return \(mark)Swift.withoutActuallyEscaping(\($1.name)) { \($1.name) \(type) in
        \($0)
      }
      """
    }
    let head = handedOver.joined(separator: ", ")
    let values = handedOver.map(Self.transferred).joined(separator: ", ")
    return "\(mark){ (\(head)) \(type) in\n\(code)\n}(\(values))"
  }
}
