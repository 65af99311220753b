import SwiftSyntax
import SwiftSyntaxMacros

typealias Mistake = (message: PliantDiagnostic, replacement: String?)

/// A macro of the least preferred overloads, which match every other argument and report what to
/// write instead.
protocol MistakeMacro: CodeMacro {
  /// Returns what is wrong, and the expression to write instead if it is known.
  static func mistake(_ reference: NamedReference, of macro: String) -> Mistake
}

extension MistakeMacro {
  static func code(of use: MacroUse) throws -> String {
    let node = use.node
    guard let argument = use.first, let reference = NamedReference(argument) else {
      let isPath = use.first?.is(KeyPathExprSyntax.self) == true
      throw diagnosed(isPath ? .noKeyPathLeads(to: node) : .noName(in: node), at: node)
    }
    try reference.refuseObject(at: node)
    let (message, replacement) = mistake(reference, of: node.macroName.text)
    let fixIts = replacement.map { [PliantFixIt.write($0, for: node)] }
    throw diagnosed(message, at: node, fixIts: fixIts ?? [])
  }
}

/// `#method(Type.static(_:))` and `#method(function(_:))`.
struct FunctionInMethodMacro: MistakeMacro {
  static func mistake(_ reference: NamedReference, of macro: String) -> Mistake {
    (.isNoMethod(reference.uncoerced), "#callable(\(reference.expression))")
  }
}

/// `#callable(Type.method(_:))`.
struct MethodInCallableMacro: MistakeMacro {
  static func mistake(_ reference: NamedReference, of macro: String) -> Mistake {
    guard reference.owner != nil else { return (.returnsAFunction(reference.uncoerced), nil) }
    return (.isAMethod(reference.uncoerced), "#method(\(reference.expression))")
  }
}

/// A declaration whose form no overload takes.
struct UnnamedMacro: MistakeMacro {
  static func mistake(_ reference: NamedReference, of macro: String) -> Mistake {
    let (types, arguments) = reference.placeholders
    if macro == "method" {
      guard let owner = reference.owner else {
        return (.isNoMethod(reference.uncoerced), "#callable(\(reference.expression))")
      }
      if types.count == 1 {
        return (.isPerhapsNoMethod(reference.uncoerced), "#callable(\(reference.expression))")
      }
      return (.hasNoName(reference.uncoerced, "method", reference.closure(on: owner)), nil)
    }
    // Without labels it may not be a function.
    if reference.labels == nil, let owner = reference.owner, reference.name != "init" {
      let path = "#getter(\\\(owner).Type.\(reference.name))"
      return (.isPerhapsAProperty(reference.uncoerced, path), nil)
    }
    let function = (reference.owner.map { $0 + "." } ?? "") + reference.name
    let closure = "{ (\(types.joined(separator: ", "))) in \(function)(\(arguments)) }"
    return (.hasNoName(reference.uncoerced, "callable", closure), nil)
  }
}

/// `#callable(retry(times:_:), for: Order.self)`: which parameter is the closure, only a closure
/// that calls it says.
struct LendingForMacro: MistakeMacro {
  static func mistake(_ reference: NamedReference, of macro: String) -> Mistake {
    (.lendsWithFor(reference.uncoerced, macro), nil)
  }
}

/// `#method(Box<Int>.put(_:), for: Int.self)` of an actor, which only a closure calls.
struct ActorForMacro: MistakeMacro {
  static func mistake(_ reference: NamedReference, of macro: String) -> Mistake {
    let closure = reference.closure(on: "isolated \(reference.owner ?? "")")
    return (.isOfAnActor(reference.uncoerced, closure), nil)
  }
}

extension NamedReference {
  /// The parameters of a closure that calls it, and their use.
  fileprivate var placeholders: (types: [String], arguments: String) {
    let labels = labels ?? ["_"]
    let names = labels.indices.map { "a\($0)" }
    return (names.map { "\($0): <#Type#>" }, Self.list(labels, names))
  }

  fileprivate func closure(on receiver: String) -> String {
    let (types, arguments) = placeholders
    let list = (["it: \(receiver)"] + types).joined(separator: ", ")
    return "{ (\(list)) in it.\(name)(\(arguments)) }"
  }
}

/// `#getter(Type.property)` instead of a key path.
struct NoKeyPathMacro: MistakeMacro {
  static func mistake(_ reference: NamedReference, of macro: String) -> Mistake {
    let type = reference.owner ?? "Type"
    let path = "#\(macro)(\\\(type).\(reference.name))"
    let ofStatic = "#\(macro)(\\\(type).Type.\(reference.name))"
    let message = PliantDiagnostic.needsAKeyPath(reference.uncoerced, path, ofStatic: ofStatic)
    return (message, reference.owner == nil ? nil : path)
  }
}

/// `#setter(\Type.constant)`.
struct NotWritableMacro: CodeMacro {
  static func code(of use: MacroUse) throws -> String {
    throw diagnosed(.notWritable(use.first?.trimmedDescription ?? ""), at: use.node)
  }
}
