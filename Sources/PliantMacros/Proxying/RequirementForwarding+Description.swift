extension RequirementForwarding {
  /// The declaration of the requirement in `Requirements`.
  var description: String {
    let name = requirement.isStatic ? "static " : ""
    let isStatic = requirement.isStatic ? ", isStatic: true" : ""
    let kind = requirement.kind == .method ? "" : ", .\(requirement.kind.rawValue)"
    let optional = requirement.isOptional ? ", isOptional: true" : ""
    // The module's default isolation applies to declarations without one.
    let isolation = requirement.isNonisolated ? "nonisolated " : ""
    let type = "Requirement<\(proxied.types(of: requirement))>"
    let constant = Self.identifier(constantName)
    let requirement = """
      \(type)(
        "\(proxied.name).\(name)\(requirement.fullName)"\(kind), \
      of: \(implementer).self\(optional)\(isStatic)\(binding)
      )
      """
    // A generic type has no static stored properties.
    guard !proxied.associated.isEmpty else {
      return "\(isolation)static let \(constant) = \(requirement)"
    }
    return """
      \(isolation)static var \(constant): \(type) {
      PliantProxyExpansion.constant("\(constantName)", of: Self.self) {
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
    let typed = head + requirement.effects
    func call(_ prefix: String) -> String {
      guard mayChange else { return prefix + marks + use(on: target) }
      return prefix + requirement.tryMark
        + "PliantProxyExpansion.mutating(\(target)) { \(changing(use(on: target))) }"
    }
    let copies = requirement.parameters.filter(\.isInout).map { "var \($0.name) = \($0.name)\n" }
    let discards = ["Void", "()"].contains(requirement.output) ? "" : "_ = "
    // The caller of the function has the requirement's isolation, and may use the object there.
    let isIsolated = !(proxied.actor + requirement.attributes).isEmpty
    let prepare =
      isIsolated ? "let \(own("object")) = PliantProxyExpansion.Transferred(\(target))\n" : ""
    let unpack = isIsolated ? "let \(target) = \(own("object")).value\n" : ""
    let function = """
      { \(typed) in
        \(unpack)\(call(requirement.kind == .setter && !mayChange ? "" : "return "))
      }
      """
    // NB: swift-frontend 6.3.1 crashes on a closure with typed throws outside a constant.
    let isTyped = requirement.failure != nil && requirement.failure != "any Error"
    let answered = isIsolated ? "return " : ""
    let assigned =
      isTyped ? "let function: \(proxied.functionType(of: requirement)) = " : answered
    return """
      ,
      function: { \(target) in
        \(prepare)\(assigned)\(function)
        \(isTyped ? "return function" : "")
      },
      observer: { \(target) in
        \(prepare)\(answered){ \(head)\(requirement.isAsync ? " async" : "") throws in
          \(unpack)\(copies.joined())\(call(discards))
        }
      }
      """
  }
}
