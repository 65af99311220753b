import SwiftSyntax

extension ProxiedProtocol {
  /// The access level of members, which are at least as visible as their type.
  private var memberAccess: String { ["public ", "package "].contains(access) ? access : "" }

  /// The members of a proxy class, except those that implement the requirements.
  var classMembers: [String] {
    let never = isMistaken ? "Swift.preconditionFailure()\n" : ""
    let weak = isClassBound ? existential : "(any \(name)\(arguments) & Swift.AnyObject)"
    let own = isActor ? "pliantExecutor = __Pliant.Executor()\n" : ""
    let kept = isActor ? "pliantExecutor = implementer\n" : ""
    let keptIfAny =
      isActor ? "pliantExecutor = implementer ?? __Pliant.Executor()\n" : ""
    let state = "pliantProxy = PliantProxying.ProxyState(adopting: \(existential).self"
    return executor + aliases + [
      "\(memberAccess)typealias Adopted = \(existential)",
      "\(memberAccess)typealias AdoptedType = \(metatype)",
      "nonisolated(unsafe) \(memberAccess)let pliantProxy: PliantProxying.ProxyState",
      """
      \(hasSuperclass ? "override " : "")\(memberAccess)init() {
        \(never)\(own)\(state))
      }
      """,
      """
      \(memberAccess)init(implementer: \(weak)?) {
        \(never)\(keptIfAny)\(state), weak: { [weak implementer] in
          implementer
        })
      }
      """,
      """
      \(memberAccess)init(retaining implementer: \(existential)) {
        \(never)\(kept)\(state), retaining: implementer)
      }
      """,
    ] + required
  }

  /// The constants of the requirements.
  var constants: String {
    let list = requirements.map { forwarding($0).description }.joined(separator: "\n")
    return "\(isolation)enum Requirements {\n\(list)\n}"
  }

  /// An actor must live while its executor is used: its proxy retains it.
  private var executor: [String] {
    guard isActor else { return [] }
    return [
      "private let pliantExecutor: any _Concurrency.Actor",
      """
      \(memberAccess)nonisolated var unownedExecutor: _Concurrency.UnownedSerialExecutor {
        pliantExecutor.unownedExecutor
      }
      """,
    ]
  }

  /// Aliases of the associated types for nested types, in which their own names may be shadowed.
  private var aliases: [String] {
    associated.map { "\(memberAccess)typealias Pliant\($0.name) = \($0.name)" }
  }

  private var required: [String] {
    initializers.map { initializer in
      """
      \(memberAccess)\(isActor ? "" : "convenience ")\
      \(initializer.trimmedDescription) {
        self.init()
      }
      """
    }
  }

  /// Returns a second class that conforms to the protocol.
  ///
  /// NB: whole-module optimization calls the only conformer of an internal protocol directly. It
  /// searches extensions that a macro writes, but not a macro's peers, such as the proxy. A generic
  /// conformer ends that search.
  func secondConformer(_ kind: String, _ inherited: String, in outer: String) -> String {
    let never = "{\nSwift.preconditionFailure(\"no object of this class is made\")\n}"
    let aliases = associated.map { "typealias \($0.name) = Pliant\($0.name)\n" }.joined()
    let made = initializers.map { initializer in
      let modifiers = initializer.modifiers.filter { $0.name.text == "nonisolated" }
      return "\(initializer.with(\.modifiers, modifiers).trimmedDescription) \(never)\n"
    }
    return """
      \(isolation)private \(kind) PliantSecondConformer<Nothing>: \(outer)\(inherited) {
      \(aliases)typealias Adopted = any \(outer)\(name)\(arguments)
      nonisolated var pliantProxy: PliantProxying.ProxyState \(never)
      \(made.joined())}
      """
  }

  /// The requirements by the names of their key paths, and by their full names, because an
  /// inheriting protocol may have a requirement of the same base name.
  var keys: [String] {
    requirements.filter { $0.kind != .setter }.flatMap { requirement in
      let key = key(of: requirement)
      let fullName = requirement.fullName.filter { $0 != "`" }
      let full = (requirement.isStatic ? "static " : "") + fullName
      let names = key.count < full.count ? [key, full] : [key]
      return names.map { declaration(of: requirement, key: key, named: $0) }
    }
  }

  private func declaration(
    of requirement: ProxiedRequirement,
    key: String,
    named name: String
  ) -> String {
    let constant = RequirementForwarding.identifier(key)
    let name = RequirementForwarding.identifier(name)
    let getter = "__Pliant.Requirement<\(types(of: requirement))>"
    guard let setter = self.setter(of: requirement) else {
      return """
        \(memberAccess)static var \(name): \(getter) {
          \(proxy)\(arguments).Requirements.\(constant)
        }
        """
    }
    let set = RequirementForwarding.identifier(self.key(of: setter) + ".set")
    return """
      \(memberAccess)static var \(name): \
      __Pliant.SettableRequirement<\(getter), \
      __Pliant.Requirement<\(types(of: setter))>> {
        __Pliant.SettableRequirement(
          get: \(proxy)\(arguments).Requirements.\(constant),
          set: \(proxy)\(arguments).Requirements.\(set)
        )
      }
      """
  }

  /// Returns the setter that belongs to a getter.
  private func setter(of getter: ProxiedRequirement) -> ProxiedRequirement? {
    guard getter.kind == .getter else { return nil }
    return requirements.first { setter in
      setter.kind == .setter && setter.isStatic == getter.isStatic
        && key(of: setter) == key(of: getter)
    }
  }

  /// The members that implement the requirements.
  var witnesses: [String] {
    requirements.filter { $0.kind != .setter }.map { requirement in
      let body = forwarding(requirement).body
      guard requirement.kind == .getter else {
        return member(requirement, "{\n\(body)\n}")
      }
      let set = setter(of: requirement).map { "set {\n\(forwarding($0).body)\n}" } ?? ""
      return member(requirement, "{\nget\(requirement.effects) {\n\(body)\n}\n\(set)\n}")
    }
  }

  /// The default implementations of `@Optional` requirements.
  ///
  /// They are neither inlined nor specialized, so that a witness that uses one can be recognized.
  var defaults: [String] {
    requirements.filter { $0.isOptional && $0.kind != .setter }.map { requirement in
      let orThrow = requirement.failure.map { ", orThrow: (\($0)).self" } ?? ""
      let body =
        "return \(requirement.tryMark)__Pliant.unanswered("
        + "\"\(name).\(requirement.fullName)\"\(orThrow))"
      let never = "@inline(never) @_optimize(none)"
      guard requirement.kind == .getter else {
        return "\(never)\n\(member(requirement, "{\n\(body)\n}"))"
      }
      let set = setter(of: requirement) == nil ? "" : "\(never) set {\n}"
      return member(
        requirement,
        "{\n\(never) get\(requirement.effects) {\n\(body)\n}\n\(set)\n}"
      )
    }
  }

  /// Returns the requirement's declaration, as written, with a body.
  private func member(_ requirement: ProxiedRequirement, _ body: String) -> String {
    let attributes = requirement.attributes.isEmpty ? "" : requirement.attributes + " "
    let isStatic = requirement.isStatic ? "static " : ""
    let isolation = requirement.isNonisolated ? "nonisolated " : ""
    let head = attributes + isolation + memberAccess + isStatic
    let list = requirement.parameters.map(\.declaration).joined(separator: ", ")
    switch requirement.kind {
    case .method:
      let function = requirement.source.as(FunctionDeclSyntax.self)
      let generics = function?.genericParameterClause?.trimmedDescription ?? ""
      let conditions = function?.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
      let result = function?.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
      return """
        \(head)func \(requirement.base)\(generics)(\(list))\
        \(requirement.effects)\(result)\(conditions) \(body)
        """
    case .getter, .setter:
      let isSubscript = requirement.isSubscript
      return isSubscript
        ? "\(head)subscript(\(list)) -> \(requirement.output) \(body)"
        : "\(head)var \(requirement.base): \(requirement.output) \(body)"
    }
  }
}
