/// The declaration that a handle names: enough of it to find its symbol among its overloads.
package struct Declaration: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case method
    case getter
    case setter
    /// The coroutine that lends a property's value.
    case read
    /// The coroutine that changes a property in place.
    case modify
    case willSet
    case didSet
    case initializer
  }

  package var kind: Kind
  /// Whether it is called on the type itself; nil if the handle cannot know.
  package let isStatic: Bool?
  /// The base name: `greet`, `subscript`, or `init`.
  package var name: String
  /// The argument labels; "_" is none.
  package let labels: [String]?
  /// The type it is called on, as printed; nil for a free function.
  package let owner: String?
  /// The parameters and the result as the type checker sees them, for telling overloads apart; nil
  /// if the name is enough, as for a property.
  package let signature: Signature?

  package init(
    kind: Kind,
    isStatic: Bool?,
    name: String,
    labels: [String]? = nil,
    owner: String? = nil,
    signature: Signature? = nil
  ) {
    self.kind = kind
    self.isStatic = isStatic
    self.name = name
    self.labels = labels
    self.owner = owner
    self.signature = signature
  }
}

extension Declaration {
  package static func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" } ?? false
  }

  package var isOperator: Bool { Self.isOperator(name) }
}

extension Declaration.Kind {
  package var isAccessor: Bool { self != .method && self != .initializer }
}

extension Declaration: CustomStringConvertible {
  package var description: String {
    let owner = owner.map { $0 + "." } ?? ""
    let labels = labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
    return owner + name + (kind.isAccessor ? " (\(kind.rawValue))" : labels)
  }
}
