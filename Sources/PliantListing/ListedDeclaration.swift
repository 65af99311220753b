package import PliantHooks
package import PliantImages

/// One function that a file defines, and which of its calls can be overridden.
package struct ListedDeclaration: Sendable {
  package let isStatic: Bool
  /// The name with its labels: `greet(_:)`, `title`, `init(named:)`.
  package let name: String
  /// With its types: `greet(_: String) -> String`.
  package let text: String
  package let reach: ListedReach
  /// The spelling of a handle on it; nil if nothing overrides it, or if no handle can say which it
  /// is.
  package let handle: String?
  /// Its mangled name.
  package let symbol: String
  /// The declaration that a handle on it would look for.
  package let declaration: Declaration
  /// A method, an accessor, an initializer or, of a property without a setter, `modify`.
  package var kind: Declaration.Kind { declaration.kind }
}

/// Which calls a handle on a declaration would see.
package enum ListedReach: Equatable, Sendable {
  /// All of them: it has the cell of a dynamic declaration, or was built for debugging.
  case everyCall
  /// Calls of the function itself; the optimizer inlined others, or led them to copies.
  case callsNotInlined
  /// Calls by images that import the function.
  case callsFromOtherImages
  /// None, and why.
  case nothing(OverrideError)
}

/// The functions that a file adds to one type, or to one module.
package struct ListedGroup: Sendable {
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, type
    /// The functions of a module, outside all types.
    case module
  }

  package let kind: Kind
  /// The module that the type is declared in.
  package let module: String
  /// The type without its module, `Outer.Nested`; empty for a module's functions.
  package let type: String
  /// The module that extends a type of another module with these declarations.
  package let extensionModule: String?
  /// The type's mangled name; nil for a module.
  package let symbol: String?
  package let declarations: [ListedDeclaration]
  /// How much of the file has been listed, from 0 to 1.
  package let progress: Double
}
