import PliantBase
import PliantHooks
import PliantListing

/// A group of declarations for programs: an object on each line, with the keys that the help lists.
struct FunctionsJSON {
  let group: ListedGroup

  func lines(_ declarations: [ListedDeclaration]) -> String {
    declarations.map(line).joined()
  }

  private func line(_ declaration: ListedDeclaration) -> String {
    var reason: String?
    if case .nothing(let error) = declaration.reach { reason = error.description }
    let fields: [(String, String)] = [
      ("module", quoted(group.module)),
      ("type", quoted(group.type)),
      ("extension", quoted(group.extensionModule)),
      ("kind", quoted(declaration.kind(in: group))),
      ("static", "\(declaration.isStatic)"),
      ("name", quoted(declaration.name)),
      ("declaration", quoted(declaration.text)),
      ("reach", quoted(declaration.reach.text)),
      ("reason", quoted(reason)),
      ("handle", quoted(declaration.handle)),
      ("symbol", quoted(declaration.symbol)),
    ]
    return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}\n"
  }

  private func quoted(_ text: String?) -> String { text?.quotedAsJSON ?? "null" }
}
