import SwiftDiagnostics
import SwiftSyntax

/// An error that a macro reports.
///
/// Its text has the form "Cannot X 'declaration': reason. Remedy", without a full stop at the end.
struct PliantDiagnostic: DiagnosticMessage, ExpressibleByStringInterpolation {
  let message: String
  var diagnosticID: MessageID { MessageID(domain: "Pliant", id: message) }
  let severity = DiagnosticSeverity.error

  init(stringLiteral message: String) { self.message = message }
}

/// Returns an error that ends an expansion with a diagnostic at a node of the source.
func diagnosed(
  _ message: PliantDiagnostic,
  at node: some SyntaxProtocol,
  fixIts: [FixIt] = []
) -> DiagnosticsError {
  DiagnosticsError(diagnostics: [Diagnostic(node: node, message: message, fixIts: fixIts)])
}

struct PliantFixIt: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "Pliant", id: message) }

  /// Replaces a node by other text, and keeps the trivia around it.
  static func write(_ text: String, for old: some SyntaxProtocol) -> FixIt {
    let new = TokenSyntax.identifier(
      text,
      leadingTrivia: old.leadingTrivia,
      trailingTrivia: old.trailingTrivia
    )
    return FixIt(
      message: PliantFixIt(message: "Write '\(text)'"),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }
}
