import SwiftDiagnostics
import SwiftSyntax

/// Everything the macros tell a user.
struct PliantDiagnostic: DiagnosticMessage {
  let message: String
  private let id: String
  var diagnosticID: MessageID { MessageID(domain: "Pliant", id: id) }
  let severity = DiagnosticSeverity.error

  private init(_ id: String, _ message: String) {
    self.id = id
    self.message = message
  }
}

extension PliantDiagnostic {
  static func notAMember(of macro: String) -> Self {
    Self("notAMember", "'#\(macro)' takes a method by name, as in '#\(macro)(Type.method(label:))'")
  }

  static let notAFunction = Self(
    "notAFunction",
    "'#callable' takes a function, a static method or an initializer by name"
  )

  static let writeAClosure = Self(
    "writeAClosure",
    "this kind of method has no name that Pliant can take apart; write a closure that calls it, "
      + "as in '#method { (receiver: Type, argument: Int) in receiver.method(argument) }'"
  )

  static let notAProperty = Self(
    "notAProperty",
    "the key path must name one property of a class, as in '\\Type.property'; for a subscript "
      + "write a closure"
  )

  static let setterNeedsType = Self(
    "setterNeedsType",
    "'#setter' needs the property's type, as in '#setter(\\Type.property, Value.self)'"
  )

  static func needsTypes(_ parameter: String) -> Self {
    Self("needsTypes", "'\(parameter)' needs its type written out")
  }

  static let needsOneCall = Self(
    "needsOneCall",
    "the closure must be one call of a method, one read or one assignment on its first parameter"
  )

  static let needsReceiver = Self(
    "needsReceiver",
    "the closure's first parameter must be the receiver, with its type"
  )

  static let asyncClassMethod = Self(
    "asyncClassMethod",
    "an async class method cannot be bent with its receiver; bend it without, "
      + "as in '#callable(Type.method(_:))'"
  )

  static func nameAsync(_ name: String) -> Self {
    Self("nameAsync", "an async method of a class must be named, as in '#method(\(name))'")
  }
}

extension PliantDiagnostic {
  static let observedNeedsOneVariable = Self(
    "observedNeedsOneVariable",
    "'@Observed' belongs to one property, as in '@Observed var name: Type'"
  )

  static let observedNeedsClass = Self(
    "observedNeedsClass",
    "'@Observed' belongs to a property of a class or an actor"
  )

  static let observedNeedsVariable = Self(
    "observedNeedsVariable",
    "'@Observed' belongs to a variable: a constant never changes"
  )

  static func observedCannotBe(_ modifier: String) -> Self {
    Self(
      "observedCannotBe",
      modifier == "dynamic"
        ? "a 'dynamic' property is observable without '@Observed'"
        : modifier == "static" || modifier == "class"
          ? "only properties of objects can be observed"
          : "an '@Observed' property cannot be '\(modifier)'; a 'dynamic' one can be observed too"
    )
  }

  static let observedHasAccessors = Self(
    "observedHasAccessors",
    "an '@Observed' property has no accessors of its own; a 'dynamic' one may have"
  )

  static let observedNeedsType = Self(
    "observedNeedsType",
    "an '@Observed' property of an actor needs its type written out"
  )

  static let needsKeyPath = Self(
    "needsKeyPath",
    "'#observe' takes key paths of properties, as in '#observe(\\.target.value)'"
  )

  static let needsPathOfSelf = Self(
    "needsPathOfSelf",
    "'#observe' takes key paths that begin at 'self', written without a type"
  )
}

/// Ends an expansion with a diagnostic at a node of the source.
func diagnosed(
  _ message: PliantDiagnostic,
  at node: some SyntaxProtocol,
  fixIts: [FixIt] = []
) -> DiagnosticsError {
  DiagnosticsError(diagnostics: [Diagnostic(node: node, message: message, fixIts: fixIts)])
}

struct PliantFixIt: FixItMessage {
  let message: String
  var fixItID: MessageID { MessageID(domain: "Pliant", id: message) }

  static func replace(
    _ old: some SyntaxProtocol,
    with new: some SyntaxProtocol,
    _ message: String
  ) -> FixIt {
    FixIt(
      message: PliantFixIt(message: message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }
}
