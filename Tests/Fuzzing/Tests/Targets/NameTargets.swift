import PliantImages
import PliantListing

extension FuzzTarget {
  /// Mangled names, as they stand in a file that anybody may have written.
  static let symbols = FuzzTarget(name: "symbols") { input in
    // As long as names in files may be.
    let mangled = "$s" + String(decoding: input.prefix(8_000), as: UTF8.self)
    guard !mangled.utf8.contains(0), let text = UntrustedName.demangle(mangled) else { return }
    guard text.utf8.count <= 1 << 16 else {
      throw Find("\(mangled.utf8.count) bytes stand for \(text.utf8.count)")
    }
    read(text)
    _ = DemangledName(text).isSeenInOneFile
  }

  /// What a demangler prints, or something like it.
  static let types = FuzzTarget(name: "types") { input in
    read(String(decoding: input, as: UTF8.self))
  }

  /// All that is read of a demangled name.
  private static func read(_ text: String) {
    var owners: [String?] = [nil]
    owners += text.indices.filter { text[$0] == "." }.prefix(4).map { String(text[..<$0]) }
    owners += [text.firstRange(of: " in ").map { String(text[$0.upperBound...]) }]
    for owner in owners {
      guard let symbol = MemberSymbol(demangled: text, owner: owner) else { continue }
      _ = symbol.fullName
      let declaration = Declaration(
        kind: symbol.kind,
        isStatic: nil,
        name: symbol.name,
        labels: nil,
        owner: owner,
        signature: symbol.signature
      )
      _ = declaration.description
      _ = symbol.matches(declaration)
    }
    _ = Signature(parameters: [text], result: text, effects: text)
    // Labels of parameters are added, and nothing else.
    _ = ReadableText.type(text)
    _ = ReadableText.function(text)
  }
}
