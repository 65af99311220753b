/// The files of a form.
struct Sources {
  let form: Form

  var files: [(name: String, text: String)] {
    let imports = "import Kit" + (form.isOwn ? "" : "\nimport Subject")
    let n = form.index
    return [
      ("Subject\(n)", SubjectSource(form: form).text),
      ("Call\(n)", CallSource(form: form, imports: imports).text),
      ("Handle\(n)", HandleSource(form: form, imports: imports).text),
      ("Bend\(n)", BendSource(form: form, imports: imports).text),
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

  var all: String { files.map { "// MARK: \($0.name)\n\n\($0.text)" }.joined(separator: "\n\n") }

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
