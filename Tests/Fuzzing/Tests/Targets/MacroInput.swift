import Foundation

/// A use of one of the macros, as the compiler describes it to the plugin.
struct MacroInput {
  /// The name of its implementation in the plugin.
  let macro: String
  let role: Role
  /// `#log(x)`, or the attribute.
  let node: String
  /// The declaration that has the attribute, without it.
  var declaration = ""
  /// The surrounding declarations and expressions, innermost first, with empty bodies.
  var around: [Around] = []
  /// The conditions that the build defines.
  var conditions: [String] = []

  enum Role: String {
    case expression, accessor, peer, member, memberAttribute, `extension`, body
  }

  struct Around {
    let kind: String
    let text: String

    static func declaration(_ text: String) -> Around { Around(kind: "declaration", text: text) }
    static func expression(_ text: String) -> Around { Around(kind: "expression", text: text) }
  }

  /// The source that a person would have written.
  var source: String {
    guard role != .expression else { return Self.whole(node, as: role) }
    return "class Context {\n\(node) \(declaration)\n}"
  }

  /// Returns a file that contains an expansion.
  static func whole(_ code: String, as role: Role) -> String {
    switch role {
    case .expression: "func context() {\n  let value =\n\(code)\n}"
    case .accessor:
      code.drop(while: \.isWhitespace).hasPrefix("{")
        ? "class Context {\n  var value: Int \(code)\n}"
        : "class Context {\n  var value: Int {\n\(code)\n}\n}"
    case .peer, .member: "class Context {\n\(code)\n}"
    case .memberAttribute: "class Context {\n\(code)\nvar value: Int { 0 }\n}"
    case .extension: code
    case .body:
      code.drop(while: \.isWhitespace).hasPrefix("{")
        ? "func context() \(code)" : "func context() {\n\(code)\n}"
    }
  }

  // MARK: - Messages

  /// The first message, which makes the plugin answer as it answers this compiler.
  static let greeting = Data(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8)

  /// Returns the message with which the compiler would request the expansion.
  func message() throws -> Data {
    let name = String(macro.dropLast("Macro".count))
    var body: [String: Any] = [
      "macro": ["moduleName": "PliantMacros", "typeName": macro, "name": name],
      "macroRole": role.rawValue,
      "discriminator": "$s4main7contextyyF3logfMf_",
      "lexicalContext": around.map { Self.syntax($0.kind, $0.text) },
      "staticBuildConfiguration": try configuration(),
    ]
    if role == .expression {
      body["syntax"] = Self.syntax("expression", node)
      return try JSONSerialization.data(withJSONObject: ["expandFreestandingMacro": body])
    }
    body["attributeSyntax"] = Self.syntax("attribute", node)
    body["declSyntax"] = Self.syntax("declaration", node + " " + declaration)
    if role == .extension { body["extendedTypeSyntax"] = Self.syntax("type", typeName) }
    if role == .memberAttribute {
      body["parentDeclSyntax"] = Self.syntax("declaration", around.first?.text ?? "class C {}")
      body["declSyntax"] = Self.syntax("declaration", declaration)
    }
    return try JSONSerialization.data(withJSONObject: ["expandAttachedMacro": body])
  }

  /// The name of the declared type, as the compiler names it for an extension.
  private var typeName: String {
    let words = declaration.split { " \n:{<".contains($0) }
    let kinds: Set = ["class", "struct", "enum", "protocol", "actor"]
    guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }), kind + 1 < words.count
    else { return "Context" }
    return String(words[kind + 1])
  }

  private static func syntax(_ kind: String, _ source: String) -> [String: Any] {
    let location: [String: Any] = [
      "fileID": "main/main.swift", "fileName": "/main.swift", "offset": 0, "line": 1, "column": 1,
    ]
    return ["kind": kind, "source": source, "location": location]
  }

  private func configuration() throws -> String {
    var configuration: [String: Any] = [:]
    for list in [
      "features", "attributes", "targetOSs", "targetArchitectures", "targetEnvironments",
      "targetRuntimes", "targetPointerAuthenticationSchemes", "targetObjectFileFormats",
      "targetAtomicBitWidths",
    ] { configuration[list] = [] as [String] }
    configuration["customConditions"] = conditions
    configuration["targetPointerBitWidth"] = 64
    configuration["endianness"] = "little"
    configuration["languageMode"] = ["components": [6]]
    configuration["compilerVersion"] = ["components": [6, 3]]
    let data = try JSONSerialization.data(withJSONObject: configuration)
    return String(decoding: data, as: UTF8.self)
  }
}

/// The plugin's answer.
struct MacroAnswer {
  let expansion: String?
  /// Whether it contains errors.
  let hasErrors: Bool

  init(_ data: Data) throws {
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let result = object?["expandMacroResult"] as? [String: Any] else {
      throw Find("no answer of the plugin: \(String(decoding: data, as: UTF8.self))")
    }
    expansion = result["expandedSource"] as? String
    let diagnostics = result["diagnostics"] as? [[String: Any]] ?? []
    hasErrors = diagnostics.contains { $0["severity"] as? String == "error" }
    for diagnostic in diagnostics {
      let message = diagnostic["message"] as? String ?? ""
      guard !message.isEmpty else { throw Find("a diagnostic says nothing") }
      // The plugin's own errors.
      for internalError in ["could not be found in executable plugin", "internal"]
      where message.contains(internalError) { throw Find(message) }
    }
  }
}
