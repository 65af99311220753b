/// Writes a function of C, and what declares it to Swift.
struct CSource {
  let form: Form

  /// Of a header, which knows ``Palette/declarationsOfC``.
  var prototype: String {
    let parameters = form.parameters.enumerated().map { i, parameter in
      "\(parameter.type.inC?.name ?? "") p\(i)"
    }
    let list = parameters.isEmpty ? "void" : parameters.joined(separator: ", ")
    return "\(form.result.inC?.name ?? "void") \(form.name)(\(list))"
  }

  var definition: String {
    var formats: [String] = []
    var shown = ""
    for (i, parameter) in form.parameters.enumerated() {
      guard let type = parameter.type.inC else { continue }
      formats.append(type.format)
      shown += ", " + type.shown.replacing("#", with: "p\(i)")
    }
    let result = form.result.inC.map { $0.maker.replacing("#", with: "600") }
    return """
      \(prototype) {
        char line[1024];
        snprintf(line, sizeof line, "code -|\(formats.joined(separator: ","))"\(shown));
        forms_note(line);
      \(result.map { "  return \($0);\n" } ?? "")}
      """
  }

  /// Of a module.
  static func files(_ forms: [Form]) -> [(name: String, text: String)] {
    [
      ("CSubject.h", header(forms)), ("CSubject.c", code(forms)),
      ("module.modulemap", "module CSubject { header \"CSubject.h\" }\n"),
    ]
  }

  private static func header(_ forms: [Form]) -> String {
    """
    #pragma once
    #include <stdbool.h>
    #include <stdint.h>
    \(Palette.declarationsOfC)
    \(forms.map { CSource(form: $0).prototype + ";" }.lines)

    """
  }

  private static func code(_ forms: [Form]) -> String {
    """
    #include "CSubject.h"
    #include <stdio.h>
    void forms_note(const char *line);
    \(forms.map { CSource(form: $0).definition }.lines)

    """
  }
}
