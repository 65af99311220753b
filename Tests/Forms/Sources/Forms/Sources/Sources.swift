/// The files of a form.
struct Sources {
  let form: Form

  var files: [(name: String, text: String)] {
    let subject = form.isOfC ? "CSubject" : "Subject"
    let imports = "import Kit" + (form.isOwn ? "" : "\nimport \(subject)")
    let n = form.index
    return (form.isOfC ? [] : [("Subject\(n)", SubjectSource(form: form).text)]) + [
      ("Call\(n)", CallSource(form: form, imports: imports).text),
      ("Handle\(n)", HandleSource(form: form, imports: imports).text),
      ("Override\(n)", OverrideSource(form: form, imports: imports).text),
    ] + (form.hasNamesake ? [("Namesake\(n)", namesake(imports))] : [])
  }

  /// What the compiler keeps, for a function leads there.
  private func namesake(_ imports: String) -> String {
    let isFunction = form.kind == .function
    let declaration = DeclarationSource(form: form).namesake
    let labels = form.parameters.map { ($0.label ?? "_") + ":" }.joined()
    let name =
      (isFunction ? "" : form.type + ".") + form.name + (labels.isEmpty ? "" : "(\(labels))")
    return """
      \(imports)

      \(isFunction ? declaration : "extension \(form.type) {\n\(declaration.indented)\n}")
      struct Namesake\(form.index) { var function = \(name) }

      """
  }

  var all: String {
    let ofC = form.isOfC ? [("CSubject", CSource(form: form).definition)] : []
    return (ofC + files).map { "// MARK: \($0.0)\n\n\($0.1)" }.joined(separator: "\n\n")
  }

  /// What runs the form whose number it is given.
  static func driver(_ forms: [Form]) -> String {
    let cases = forms.map { "    case \"\($0.index)\": await form\($0.index)(trial)" }
    return """
      import Kit

      @main
      struct Driver {
        static func main() async {
          let trial = Trial()
          switch CommandLine.arguments.last {
      \(cases.joined(separator: "\n"))
          default: break
          }
          trial.end()
        }
      }
      """
  }
}
