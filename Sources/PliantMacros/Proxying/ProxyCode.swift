import SwiftSyntax
import SwiftSyntaxBuilder

extension ProxiedProtocol {
  /// The access level of members, which are at least as visible as their type.
  private var memberAccess: String { ["public ", "package "].contains(access) ? access : "" }

  /// The members of a proxy class, except those that implement the requirements.
  var classMembers: [DeclSyntax] {
    let never = isMistaken ? "Swift.preconditionFailure()\n" : ""
    let weak = isClassBound ? existential : "(any \(name)\(arguments) & Swift.AnyObject)"
    let constants = requirements.map { forwarding($0).description }.joined(separator: "\n")
    let own = isActor ? "pliantExecutor = __Pliant.Executor()\n" : ""
    let kept = isActor ? "pliantExecutor = implementer\n" : ""
    let keptIfAny =
      isActor ? "pliantExecutor = implementer ?? __Pliant.Executor()\n" : ""
    let state = "pliantProxy = PliantProxying.ProxyState(adopting: \(existential).self"
    return executor + aliases + [
      "\(raw: memberAccess)typealias Adopted = \(raw: existential)",
      "\(raw: memberAccess)typealias AdoptedType = \(raw: metatype)",
      """
      nonisolated(unsafe) \(raw: memberAccess)let pliantProxy: PliantProxying.ProxyState
      """,
      """
      \(raw: hasSuperclass ? "override " : "")\(raw: memberAccess)init() {
        \(raw: never)\(raw: own)\(raw: state))
      }
      """,
      """
      \(raw: memberAccess)init(implementer: \(raw: weak)?) {
        \(raw: never)\(raw: keptIfAny)\(raw: state), weak: { [weak implementer] in
          implementer
        })
      }
      """,
      """
      \(raw: memberAccess)init(retaining implementer: \(raw: existential)) {
        \(raw: never)\(raw: kept)\(raw: state), retaining: implementer)
      }
      """,
    ] + required + [
      """
      \(raw: isolation)enum Requirements {
        \(raw: constants)
      }
      """
    ]
  }

  /// An actor must live while its executor is used: its proxy retains it.
  private var executor: [DeclSyntax] {
    guard isActor else { return [] }
    return [
      "private let pliantExecutor: any _Concurrency.Actor",
      """
      \(raw: memberAccess)nonisolated var unownedExecutor: _Concurrency.UnownedSerialExecutor {
        pliantExecutor.unownedExecutor
      }
      """,
    ]
  }

  /// Aliases of the associated types for nested types, in which their own names may be shadowed.
  private var aliases: [DeclSyntax] {
    associated.map { "\(raw: memberAccess)typealias Pliant\(raw: $0.name) = \(raw: $0.name)" }
  }

  private var required: [DeclSyntax] {
    initializers.map { initializer in
      """
      \(raw: memberAccess)\(raw: isActor ? "" : "convenience ")\
      \(raw: initializer.trimmedDescription) {
        self.init()
      }
      """
    }
  }

  /// The requirements by the names of their key paths, and by their full names, because an
  /// inheriting protocol may have a requirement of the same base name.
  var keys: [DeclSyntax] {
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
  ) -> DeclSyntax {
    let constant = RequirementForwarding.identifier(key)
    let name = RequirementForwarding.identifier(name)
    let getter = "__Pliant.Requirement<\(types(of: requirement))>"
    guard let setter = self.setter(of: requirement) else {
      return """
        \(raw: memberAccess)static var \(raw: name): \(raw: getter) {
          \(raw: proxy)\(raw: arguments).Requirements.\(raw: constant)
        }
        """
    }
    let set = RequirementForwarding.identifier(self.key(of: setter) + ".set")
    return """
      \(raw: memberAccess)static var \(raw: name): \
      __Pliant.SettableRequirement<\(raw: getter), \
      __Pliant.Requirement<\(raw: types(of: setter))>> {
        __Pliant.SettableRequirement(
          get: \(raw: proxy)\(raw: arguments).Requirements.\(raw: constant),
          set: \(raw: proxy)\(raw: arguments).Requirements.\(raw: set)
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
  var witnesses: [DeclSyntax] {
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
  var defaults: [DeclSyntax] {
    requirements.filter { $0.isOptional && $0.kind != .setter }.map { requirement in
      let orThrow = requirement.failure.map { ", orThrow: (\($0)).self" } ?? ""
      let body =
        "return \(requirement.tryMark)__Pliant.unanswered("
        + "\"\(name).\(requirement.fullName)\"\(orThrow))"
      let never = "@inline(never) @_optimize(none)"
      guard requirement.kind == .getter else {
        return "\(raw: never)\n\(member(requirement, "{\n\(body)\n}"))"
      }
      let set = setter(of: requirement) == nil ? "" : "\(never) set {\n}"
      return member(
        requirement,
        "{\n\(never) get\(requirement.effects) {\n\(body)\n}\n\(set)\n}"
      )
    }
  }

  /// Returns the requirement's declaration, as written, with a body.
  private func member(_ requirement: ProxiedRequirement, _ body: String) -> DeclSyntax {
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
        \(raw: head)func \(raw: requirement.base)\(raw: generics)(\(raw: list))\
        \(raw: requirement.effects)\(raw: result)\(raw: conditions) \(raw: body)
        """
    case .getter, .setter:
      let isSubscript = requirement.isSubscript
      return isSubscript
        ? "\(raw: head)subscript(\(raw: list)) -> \(raw: requirement.output) \(raw: body)"
        : "\(raw: head)var \(raw: requirement.base): \(raw: requirement.output) \(raw: body)"
    }
  }
}
