/// Writes the form's declaration, the type that holds it, and the types that it uses.
struct SubjectSource {
  let form: Form

  var text: String {
    """
    public import Kit

    \(form.kind == .operatorFunction ? "infix operator \(form.operatorName)" : "")
    \(form.ownTypes.map(ownType).lines)
    \(form.isWitness ? protocolText : "")
    \(form.kind == .function
      ? declarations : form.holder == .protocolExtension ? conformers : holder)
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
    let generic = form.isGeneric ? "<\(form.generics?.parameters[0].clause ?? "Element")>" : ""
    let keyword =
      switch form.holder {
      case .finalClass: "final class"
      case .actor: "actor"
      case .structType, .genericStruct: "struct"
      case .enumType, .genericEnum: "enum"
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
      \((form.isEnum
        ? members.cases : members.storage(named: name, initializer: "\(required)init")).indented)
      \(form.generics?.extensionConstraint == nil ? declarations.indented : "")
      }
      \(constrainedExtension)
      """
  }

  private var constrainedExtension: String {
    guard let constraint = form.generics?.extensionConstraint else { return "" }
    return """
      extension \(form.typeName) where Element: \(constraint.rawValue) {
      \(declarations.indented)
      }
      """
  }

  /// A protocol with the declaration in its extension, and types that conform to it.
  private var conformers: String {
    guard let generics = form.generics else { return "" }
    let types = zip(generics.parameters[0].types, generics.conformersAreClasses).enumerated()
      .map { i, conformer in
        let (name, isClass) = conformer
        let fields = Array(form.fields.dropFirst(i)) + form.fields.prefix(i)
        let members = MembersSource(fields: fields, access: access, parameter: "seed n")
        let storage = members.storage(
          named: name,
          initializer: isClass ? "required init" : "init"
        )
        let keyword = isClass ? "final class" : "struct"
        return """
          \(access)\(keyword) \(name): \(form.protocolName), @unchecked Sendable {
          \(storage.indented)
          }
          """
      }
    return """
      \(access)protocol \(form.protocolName)\(generics.isOfClassProtocol ? ": AnyObject" : "") {
        init(seed n: Int)
        var shown: String { get }
      }
      extension \(form.protocolName) {
      \(declarations.indented)
      }
      \(types.lines)
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
