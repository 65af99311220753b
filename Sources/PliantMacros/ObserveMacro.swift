import SwiftSyntax
import SwiftSyntaxMacros

/// `#observe(\.target.property.value)`: calls `self.targetPropertyValueChange()` or `…Change(_:)`.
struct ObserveMacro: CodeMacro {
  static func code(of use: MacroUse) throws -> String {
    let paths = try use.node.arguments.map { argument in
      guard let path = argument.expression.as(KeyPathExprSyntax.self) else {
        throw diagnosed(.needsKeyPath(argument.expression), at: argument.expression)
      }
      return (text: path.trimmedDescription, method: try method(for: path))
    }
    guard !paths.isEmpty else { throw diagnosed(.needsKeyPath(use.node), at: use.node) }
    let body = paths.map { path in
      "  try __Pliant.observe(self, \(path.text), fileID: #fileID) "
        + "{ object in object.\(path.method) }\n"
    }
    .joined()
    let around = Surroundings(use.context.lexicalContext)
    guard around.canThrow else { return "__Pliant.reporting {\n\(body)}" }
    return "\(around.isTried ? "" : "try "){\n\(body)}()"
  }

  /// Returns `aBCChange` for `\.a.b.c`.
  private static func method(for path: KeyPathExprSyntax) throws -> String {
    guard path.root == nil else { throw diagnosed(.needsPathOfSelf(path), at: path) }
    let names = try path.components.compactMap { component -> String? in
      switch component.component {
      case .property(let property): property.declName.baseName.identifier?.name
      case .optional: nil
      default: throw diagnosed(.needsKeyPath(component), at: component)
      }
    }
    guard let first = names.first else { throw diagnosed(.needsKeyPath(path), at: path) }
    return first + names.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + "Change"
  }
}
