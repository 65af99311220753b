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
    package let type: String

    /// A parameter as a symbol prints it.
    package init(symbol text: String) { self.init(NameText(text), default: .borrowed) }

    init(_ text: NameText, default ownership: Ownership) {
      var words = text
      var found = ownership
      while let (word, rest) = words.halves(at: " "), Self.specifiers.contains(word.text) {
        switch word.text {
        case "__owned": found = .owned
        case "__shared": found = .borrowed
        case "inout": found = .inOut
        default: break
        }
        words = rest
      }
      self.ownership = found
      type = Signature.withoutMarkers(words.text)
      isFunction = words.function != nil
    }

    private static let specifiers: Set = [
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

  package init?(_ text: String) { self.init(NameText(text)) }

  package init?(_ text: NameText) {
    guard let function = text.function else { return nil }
    parameters = function.parameters.map { Parameter($0, default: .borrowed) }
    result = function.result.text
    let open = text.first(of: "(") ?? text.range.upperBound
    inheritsIsolation = text.upTo(open).text.contains("nonisolated")
  }
}

extension MemberSymbol {
  /// The owner of each argument; initializers and setters consume theirs unless a type says
  /// otherwise.
  package var ownedParameters: [Ownership] {
    let usual: Ownership = kind == .initializer || kind == .setter ? .owned : .borrowed
    return parameters.map { FunctionText.Parameter(NameText($0), default: usual).ownership }
  }

  /// Whether a handle's function has all of its types, with modules and contexts, and none of them
  /// is a function.
  ///
  /// Symbols say less about functions than their types do: not whether they escape, nor to what
  /// they are isolated.
  package func isSpelled(by type: FunctionText) -> Bool {
    // Variadic arguments come as the array that they are passed in.
    let own = (parameters + [result]).map {
      let type = FunctionText.Parameter(symbol: $0).type
      return type.hasSuffix("...") ? "Swift.Array<\(type.dropLast(3))>" : type
    }
    let spelled =
      type.parameters.suffix(parameters.count).map(\.type)
      + [FunctionText.Parameter(symbol: type.result).type]
    return own == spelled && !own.contains { $0.contains("->") }
  }

  /// Whether a reference to it by name takes its receiver first.
  package var isCalledOnInstance: Bool { !isStatic && !isFree && kind != .initializer }

  /// Whether the result is an object of the class that it was asked of.
  package var returnsSelf: Bool {
    kind == .initializer || ["Self", "Swift.Optional<Self>"].contains(result)
  }
}
