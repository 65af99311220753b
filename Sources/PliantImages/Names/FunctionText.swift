/// The owner of an argument while a function runs.
package enum Ownership: Sendable, CustomStringConvertible {
  case borrowed
  /// Handed over: the function lets go of it.
  case owned
  /// Changed in place.
  case inOut

  package var description: String {
    switch self {
    case .borrowed: "borrowed"
    case .owned: "consumed"
    case .inOut: "inout"
    }
  }
}

/// A function type as the demangler prints it: the parts that decide its calling convention.
package struct FunctionText {
  package struct Parameter {
    package let ownership: Ownership
    package let isFunction: Bool
    /// Its type, with modules and contexts, as types at run time spell it.
    let type: String

    init(_ text: String, default ownership: Ownership) {
      var words = Substring(text)
      var found = ownership
      while let space = words.firstIndex(of: " "),
        Self.specifiers.contains(words[..<space])
      {
        switch words[..<space] {
        case "__owned": found = .owned
        case "__shared": found = .borrowed
        case "inout": found = .inOut
        default: break
        }
        words = words[words.index(after: space)...]
      }
      self.ownership = found
      type = Signature.withoutMarkers(String(words))
      isFunction = TypeText(words).function != nil
    }

    private static let specifiers: Set<Substring> = [
      "__owned", "__shared", "inout", "sending", "isolated", "_const",
    ]
  }

  package let parameters: [Parameter]
  package let result: String
  /// Whether it suspends and runs on its caller's actor, which the caller passes along.
  package let inheritsIsolation: Bool

  package init?(_ type: Any.Type) {
    guard let text = Demangler.text(of: type) else { return nil }
    self.init(text)
  }

  package init?(_ text: String) {
    guard let function = TypeText(text).function else { return nil }
    parameters = function.parameters.map { Parameter($0, default: .borrowed) }
    result = function.result
    let start = text.firstRange(of: "(")?.lowerBound ?? text.endIndex
    inheritsIsolation = text[..<start].contains("nonisolated")
  }
}

extension MemberSymbol {
  /// The owner of each argument; initializers and setters consume theirs unless a type says
  /// otherwise.
  package var ownedParameters: [Ownership] {
    let usual: Ownership = kind == .initializer || kind == .setter ? .owned : .borrowed
    return parameters.map { FunctionText.Parameter($0, default: usual).ownership }
  }

  /// Whether a handle's function has all of its types, with modules and contexts, and none of them
  /// is a function.
  ///
  /// Symbols say less about functions than their types do: not whether they escape, nor to what
  /// they are isolated.
  package func isSpelled(by type: FunctionText) -> Bool {
    // Variadic arguments come as the array that they are passed in.
    let own = (parameters + [result]).map {
      let type = FunctionText.Parameter($0, default: .borrowed).type
      return type.hasSuffix("...") ? "Swift.Array<\(type.dropLast(3))>" : type
    }
    let spelled =
      type.parameters.suffix(parameters.count).map(\.type)
      + [FunctionText.Parameter(type.result, default: .borrowed).type]
    return own == spelled && !own.contains { $0.contains("->") }
  }

  /// Whether a reference to it by name takes its receiver first.
  package var isCalledOnInstance: Bool { !isStatic && !isFree && kind != .initializer }

  /// Whether the result is an object of the class that it was asked of.
  package var returnsSelf: Bool {
    kind == .initializer || ["Self", "Swift.Optional<Self>"].contains(result)
  }
}
