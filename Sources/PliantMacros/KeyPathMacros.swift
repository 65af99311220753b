import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#getter(\Type.property)`.
protocol KeyPathGetterMacro: HandleMacro { static var isValue: Bool { get } }

struct GetterMacro: KeyPathGetterMacro { static let isValue = false }
struct ValueGetterMacro: KeyPathGetterMacro { static let isValue = true }

extension KeyPathGetterMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    let (path, type, name) = try node.property
    let isStatic = type.hasSuffix(".Type")
    let owner = isStatic ? String(type.dropLast(5)) : type
    let receiver: Callee.Receiver =
      isStatic ? .type(owner) : isValue ? .instance(owner) : .object(owner)
    return HandleExpansion(
      callee: Callee(kind: .getter, name: name, isStatic: isStatic, receiver: receiver),
      effects: .init(),
      boundary: Boundary(
        natural: "__Pliant.read(#pliantType(\(path)))",
        valueNatural: isValue && !isStatic ? "__Pliant.readLast(#pliantType(\(path)))" : nil
      ),
      evidence: .init(
        // The main actor can read everything that any actor can name; this closure is never called.
        named: "{ receiver in receiver.\(name) } as @MainActor (\(type)) -> _",
        path: isStatic ? nil : path
      )
    )
  }
}

/// Expands `#setter(\Type.property)`.
protocol KeyPathSetterMacro: HandleMacro { static var isValue: Bool { get } }

struct SetterMacro: KeyPathSetterMacro { static let isValue = false }
struct ValueSetterMacro: KeyPathSetterMacro { static let isValue = true }

extension KeyPathSetterMacro {
  static func handle(of node: some FreestandingMacroExpansionSyntax) throws -> HandleExpansion {
    let (path, type, name) = try node.property
    guard !type.hasSuffix(".Type") else {
      let closure = "{ (type: \(type), value: <#Type#>) in type.\(name) = value }"
      throw diagnosed(.setsAStatic(path, closure), at: node)
    }
    let value = node.arguments.dropFirst().first?.expression.as(MemberAccessExprSyntax.self)?.base
    return HandleExpansion(
      callee: Callee(
        kind: .setter,
        name: name,
        receiver: isValue ? .mutating(type) : .object(type),
        parameters: .of(.setter, areInout: [false])
      ),
      effects: .init(),
      boundary: Boundary(
        natural: "__Pliant.write(#pliantType(\(path)))",
        isExact: true,
        spelledTypes: value?.as(TupleExprSyntax.self).flatMap { tuple in
          tuple.elements.count > 1 ? ["__owned \(tuple.trimmedDescription)"] : nil
        }
      ),
      evidence: .init(
        // The main actor can write everything; this closure is never called.
        named: "{ receiver, value in receiver.\(name) = value } as @MainActor "
          + "(\(isValue ? "inout " : "")\(type), \(value?.trimmedDescription ?? "_")) "
          + "-> Swift.Void",
        path: path,
        check: isValue ? "__Pliant.mutates(#pliantType(\(path)))" : nil
      )
    )
  }
}

extension FreestandingMacroExpansionSyntax {
  /// The type and the property of a key path with one component.
  fileprivate var property: (path: String, type: String, name: String) {
    get throws {
      guard let argument = arguments.first?.expression,
        let path = argument.as(KeyPathExprSyntax.self), let root = path.root,
        let property = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self),
        case let types = path.components.dropLast().map({
          $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.trimmedDescription ?? ""
        }), types.allSatisfy({ $0.first?.isUppercase == true })
      else {
        let path = arguments.first.map { Syntax($0) } ?? Syntax(self)
        throw diagnosed(.notAProperty(path), at: path)
      }
      return (
        path.trimmedDescription,
        ([root.trimmedDescription] + types).joined(separator: "."),
        property.declName.trimmedDescription
      )
    }
  }
}
