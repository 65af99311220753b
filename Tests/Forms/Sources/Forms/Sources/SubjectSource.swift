/// Writes the form's declaration, the type that holds it, and the types that it uses.
struct SubjectSource {
  let form: Form

  var text: String {
    """
    public import Kit

    \(form.kind == .operatorFunction ? "infix operator \(form.operatorName)" : "")
    \(form.ownTypes.map(ownType).lines)
    \(form.isWitness ? protocolText : "")
    \(form.kind == .function ? declarations : holder)
    \(form.hasSubclass ? subclass : "")
    """.compact + "\n"
  }

  private var declarations: String {
    let declaration = DeclarationSource(form: form)
    let twin = form.twin.map { DeclarationSource(form: $0).text }
    return [declaration.text, declaration.decoy, twin ?? ""].lines
  }

  private var access: String { form.isPublic ? "public " : "" }
  private var frozen: String { form.isFrozen && form.isPublic ? "@frozen " : "" }
  private var isolation: String { form.isolation == .mainActorType ? "@MainActor " : "" }

  private func ownType(_ type: OwnType) -> String {
    let members = MembersSource(fields: type.fields, access: access, parameter: "_ n")
    let keyword = type.isEnum ? "enum" : "struct"
    return """
      \(frozen)\(access)\(keyword) \(type.name): @unchecked Sendable, Shown {
      \((type.isEnum ? members.cases : members.storage(named: type.name)).indented)
      }
      """
  }

  private var protocolText: String {
    """
    \(access)protocol \(form.protocolName) {
      \(DeclarationSource(form: form).requirement)
      var shown: String { get }
    }
    """
  }

  private var holder: String {
    let generic = form.isGeneric ? "<Element>" : ""
    let keyword =
      switch form.holder {
      case .finalClass: "final class"
      case .actor: "actor"
      case .structType, .genericStruct: "struct"
      case .enumType: "enum"
      default: "class"
      }
    let witness = form.isWitness ? ", \(form.protocolName)" : ""
    let conformance = form.holder == .actor ? "" : ": @unchecked Sendable\(witness)"
    let members = MembersSource(fields: form.fields, access: access, parameter: "seed n")
    let name = form.isClass ? "\\(type(of: self))" : form.typeName
    let required = form.hasSubclass || form.holder == .genericClass ? "required " : ""
    return """
      \(isolation)\(form.isValue ? frozen : "")\(access)\(keyword) \
      \(form.typeName)\(generic)\(conformance) {
      \((form.holder == .enumType
        ? members.cases : members.storage(named: name, initializer: "\(required)init")).indented)
      \(declarations.indented)
      }
      """
  }

  private var subclass: String {
    """
    \(isolation)\(access)final class \(form.subclass): \(form.typeName), @unchecked Sendable {
      \(access)var extra = Tally(77)
      \(access)override var shown: String { super.shown + extra.shown }
    }
    """
  }
}
