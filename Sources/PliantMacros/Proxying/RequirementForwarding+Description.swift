extension RequirementForwarding {
  /// The declaration of the requirement in `Requirements`.
  var description: String {
    let name = requirement.isStatic ? "static " : ""
    let isStatic = requirement.isStatic ? ", isStatic: true" : ""
    let kind = requirement.kind == .method ? "" : ", .\(requirement.kind.rawValue)"
    let optional = requirement.isOptional ? ", isOptional: true" : ""
    // The module's default isolation applies to declarations without one.
    let isolation = requirement.isNonisolated ? "nonisolated " : ""
    let type = "__Pliant.Requirement<\(proxied.types(of: requirement))>"
    let constant = Self.identifier(constantName)
    let requirement = """
      \(proxied.associated.isEmpty ? "__Pliant.Requirement" : type)(
        "\(proxied.name).\(name)\(requirement.fullName)"\(kind), \
      of: \(implementer).self\(optional)\(isStatic)\(binding)
      )
      """
    // A generic type has no static stored properties. The value of a stored one is made without the
    // isolation that the module gives to all that says nothing; a function has it.
    guard !proxied.associated.isEmpty else {
      if binding.isEmpty { return "\(isolation)static let \(constant): \(type) = \(requirement)" }
      let make = Self.identifier("pliantMake_" + constantName)
      return """
        \(isolation)static let \(constant): \(type) = \(make)()
        \(isolation)private static func \(make)() -> \(type) {
        \(requirement)
        }
        """
    }
    return """
      \(isolation)static var \(constant): \(type) {
      __Pliant.constant("\(constantName)", of: Self.self) {
      \(requirement)
      }
      }
      """
  }

  /// The functions of a conforming object; empty if its isolation or the types do not allow them.
  private var binding: String {
    let isErased =
      requirement.erasedOutput != requirement.output
      || requirement.parameters.contains { $0.passedType == "Any" }
    guard !requirement.isGeneric, !isErased, !requirement.isStatic, !isOnActor else { return "" }
    let head = names.isEmpty ? "()" : "(" + names.joined(separator: ", ") + ")"
    let discards = ["Swift.Void", "Void", "()"].contains(requirement.output) ? "" : "let _ = "
    // The caller of the function has the requirement's isolation, and may use the object there; the
    // protocol that a class lists need not be `Sendable` if the class is.
    let isIsolated = !(proxied.actor + requirement.attributes).isEmpty || proxied.isListed
    let prepare =
      isIsolated ? "let \(own("object")) = __Pliant.Transferred(\(target))\n" : ""
    let unpack = isIsolated ? "let \(target) = \(own("object")).value\n" : ""
    let copies = requirement.parameters.filter(\.isInout).map { "var \($0.name) = \($0.name)\n" }
    let returns = requirement.kind == .setter && !mayChange ? "" : "return "
    let function = """
      { \(head)\(requirement.effects) in
        \(unpack)\(owned)\(bound(returns))
      }
      """
    let observer = """
      { \(head)\(requirement.isAsync ? " async" : "") throws in
        \(unpack)\(owned)\(copies.joined())\(bound(discards))
      }
      """
    return """
      ,
      function: { \(target) in
        \(prepare)\(typed(function, proxied.plainFunctionType, proxied.functionType))
      },
      observer: { \(target) in
        \(prepare)\(typed(observer, proxied.plainObserverType, proxied.observerType))
      }
      """
  }

  /// Returns the call on an object; a listed one by a proxy of its own, so that a mistake in the
  /// list is reported once.
  private func bound(_ prefix: String) -> String {
    guard !isSent else { return prefix + onActor() }
    if proxied.isListed, !mayChange {
      return prefix + marks + use(on: "\(proxied.proxy)(retaining: \(target))")
    }
    guard mayChange else { return prefix + marks + use(on: target) }
    return prefix + requirement.tryMark
      + "__Pliant.mutating(\(target)) { \(changing(use(on: target)))\n}"
  }

  /// Returns the code that returns a closure as a function of its type.
  ///
  /// The closure has the isolation that the module gives to all that says nothing, as the protocol
  /// has, which a `@Sendable` closure would not have.
  private func typed(
    _ closure: String,
    _ plain: (ProxiedRequirement) -> String,
    _ type: (ProxiedRequirement) -> String
  ) -> String {
    // NB: swift-frontend 6.3.1 crashes on a closure with typed throws outside a constant.
    let constant = own("function")
    let isCast = type(requirement).hasPrefix("@Sendable") && !isSent
    let cast = "Swift.unsafeBitCast(\(constant), to: (\(type(requirement))).self)"
    return """
      let \(constant): \((isCast ? plain : type)(requirement)) = \(closure)
      return \(isCast ? cast : constant)
      """
  }
}
