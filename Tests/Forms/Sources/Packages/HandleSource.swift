/// The ways to write a handle on a declaration, plainest first; not all of them compile.
struct HandleSource {
  /// An expression, and how many arguments its function takes `inout` or not.
  struct Candidate {
    var handle: String
    var isInout: [Bool]
  }

  private let declaration: Declaration
  private let spelling: Spelling

  init(_ declaration: Declaration) {
    self.declaration = declaration
    spelling = Spelling(declaration)
  }

  /// In groups: those of one compile alike, and only the running program says which one fits.
  var candidates: [[Candidate]] {
    guard !declaration.isPrivate, !isOperator else { return bySymbol }
    // No symbol says that an accessor throws; a name that does not compile may.
    return (byName + asClosure).map { [$0] } + (isAccessor ? [] : bySymbol)
  }

  // MARK: Pieces

  private var type: String { declaration.type }
  private var inouts: [Bool] { spelling.parameters.map(\.isInout) }
  private var types: [String] { spelling.parameters.map(\.type) }
  private var isOperator: Bool {
    !(declaration.name.first.map { $0.isLetter || "_`".contains($0) } ?? true)
  }
  private var isAccessor: Bool { ["getter", "setter"].contains(declaration.kind) }
  private var isInstance: Bool {
    !declaration.isStatic && declaration.kind != "initializer" && !type.isEmpty
  }

  private func function(_ parameters: [String], _ result: String? = nil) -> String {
    let effects = spelling.effects.isEmpty ? "" : " " + spelling.effects
    return "(\(parameters.joined(separator: ", ")))\(effects) -> \(result ?? spelling.result)"
  }

  private var byName: [Candidate] {
    guard !isAccessor else { return [] }
    let name =
      declaration.name.hasSuffix("()") ? String(declaration.name.dropLast(2)) : declaration.name
    let path = (type.isEmpty ? "" : type + ".") + name
    guard isInstance else {
      return [
        Candidate(handle: "#callable(\(path))", isInout: inouts),
        Candidate(handle: "#callable(\(path) as \(function(types)))", isInout: inouts),
      ]
    }
    return [
      Candidate(handle: "#method(\(path))", isInout: [false] + inouts),
      Candidate(
        handle: "#method(\(path) as (\(type)) -> \(function(types)))",
        isInout: [false] + inouts
      ),
    ]
  }

  /// A closure that calls it on its first parameter: an actor, a type, or an `inout` value.
  private var asClosure: [Candidate] {
    guard isInstance || declaration.isStatic && isAccessor, !type.isEmpty else { return [] }
    let receivers =
      declaration.isStatic ? ["\(type).Type"] : ["\(type)", "isolated \(type)", "inout \(type)"]
    let indices = spelling.parameters.indices
    var clauses = indices.map { "a\($0): \(types[$0])" }
    let arguments = indices.map { index in
      let label = spelling.parameters[index].label
      return (label == "_" ? "" : label + ": ") + (inouts[index] ? "&" : "") + "a\(index)"
    }
    let list = arguments.joined(separator: ", ")
    let base = declaration.name.prefix { $0 != "(" }
    let member = base == "subscript" ? "receiver[\(list)]" : "receiver.\(base)"
    var (macro, body, flags) = ("method", "\(member)(\(list))", inouts)
    if declaration.kind == "getter" { (macro, body) = ("getter", member) }
    if declaration.kind == "setter" {
      (macro, body) = ("setter", "\(member) = value")
      clauses.append("value: \(spelling.result)")
      flags.append(false)
    }
    return receivers.map { receiver in
      let parameters = (["receiver: \(receiver)"] + clauses).joined(separator: ", ")
      return Candidate(
        handle: "#\(macro) { (\(parameters)) in \(spelling.marks)\(body) }",
        isInout: [receiver.hasPrefix("inout")] + flags
      )
    }
  }

  private var bySymbol: [[Candidate]] {
    let macro = isAccessor ? declaration.kind : "method"
    var (types, flags, result) = (types, inouts, spelling.result)
    if declaration.kind == "setter" {
      types.append(result)
      flags.append(false)
      result = "Void"
    }
    func candidate(_ macro: String, _ receiver: String?, _ name: String) -> Candidate {
      let type = function((receiver.map { [$0] } ?? []) + types, result)
      return Candidate(
        handle: "#\(macro)<\(type)>(symbol: \"\(name)\")",
        isInout: (receiver.map { [$0.hasPrefix("inout")] } ?? []) + flags
      )
    }
    if isInstance {
      return [["", "inout "], ["isolated "]].map { group in
        group.map { candidate(macro, $0 + type, declaration.name) }
      }
    }
    if isAccessor {
      return type.isEmpty ? [] : [[candidate(macro, type + ".Type", declaration.name)]]
    }
    return [[candidate("callable", nil, (type.isEmpty ? "" : type + ".") + declaration.name)]]
  }
}
