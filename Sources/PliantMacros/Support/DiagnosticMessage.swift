import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

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

  static let needsFunctionType = Self(
    "needsFunctionType",
    "a symbol needs its function type written out, as in '#method<(Cart) -> Int>(symbol: \"total()\")'"
  )

  static func symbolOfAnotherType(_ type: String) -> Self {
    Self(
      "symbolOfAnotherType",
      "the symbol names a member of another type than '\(type)', its receiver"
    )
  }

  static let needsLiteral = Self("needsLiteral", "the symbol must be a string as it stands")

  static let asyncSymbol = Self(
    "asyncSymbol",
    "no symbol says whether an async function runs where its caller does; name it, as in "
      + "'#method(Type.method(label:))'"
  )

  static func isRead(_ getter: String) -> Self {
    Self("isRead", "the closure reads, and calls no method: write '\(getter)'")
  }

  static func isCalledOnParameter(_ method: String) -> Self {
    Self("isCalledOnParameter", "the closure calls a method of its parameter: write '\(method)'")
  }

  static let inAttribute = Self(
    "inAttribute",
    "a handle cannot stand in an attribute: declare it, as in 'let greet = #method(…)', and name it there"
  )

  static func selfInClass(_ name: String) -> Self {
    Self("selfInClass", "write '\(name)' for 'Self': an object's class may be another")
  }

  static func ownerIsAnObject(_ owner: String, _ name: String) -> Self {
    Self("ownerIsAnObject", "'\(owner)' is an object: write its type for it in '\(name)'")
  }

  static func isNoMethod(_ name: String) -> Self {
    Self("isNoMethod", "'\(name)' is a static or a function: write '#callable(\(name))'")
  }

  static func isPerhapsNoMethod(_ name: String) -> Self {
    Self(
      "isPerhapsNoMethod",
      "'\(name)' has no handle as a method: write '#callable(\(name))' if it is static, and else a closure that calls it"
    )
  }

  static func isAMethod(_ name: String) -> Self {
    Self("isAMethod", "'\(name)' is a method: write '#method(\(name))'")
  }

  static func returnsAFunction(_ name: String) -> Self {
    Self(
      "returnsAFunction",
      "'\(name)' returns a function: write a closure that calls it, as in '#callable { (a: <#Type#>) in \(name)(a) }'"
    )
  }

  static func hasNoName(_ name: String, _ closure: String) -> Self {
    Self(
      "hasNoName",
      "'\(name)' has no handle by name: write its labels, or a closure with its types, '\(closure)'"
    )
  }

  static func needsAKeyPath(_ path: String, ofStatic: String) -> Self {
    Self(
      "needsAKeyPath",
      "a property is named by its key path: write '\(path)', or '\(ofStatic)' if it is static"
    )
  }

  static func isPerhapsAProperty(_ name: String, _ path: String) -> Self {
    Self(
      "isPerhapsAProperty",
      "'\(name)' has no handle by name: write '\(path)' if it is a property, and else its labels"
    )
  }

  static func notWritable(_ path: String) -> Self {
    Self("notWritable", "'\(path)' cannot be written: nothing sets it that could be bent")
  }

  static func nameAsync(_ name: String) -> Self {
    Self("nameAsync", "an async method of a class must be named, as in '#method(\(name))'")
  }

  static let needsResult = Self(
    "needsResult",
    "a closure that says which error it throws must say what it returns, as in 'throws(E) -> Int' or 'throws(E) -> Void'"
  )
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

  static let observedHasWrapper = Self(
    "observedHasWrapper",
    "an '@Observed' property cannot have a wrapper; a 'dynamic' one can be observed with it"
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

extension PliantDiagnostic {
  static func loggerIsNoValue(_ replacement: String) -> Self {
    Self("loggerIsNoValue", "'#log' is given its logger with a label; write '\(replacement)'")
  }

  static let proxiedNeedsProtocol = Self(
    "proxiedNeedsProtocol",
    "'@Proxied' belongs to a protocol; for one of another module write '@ProxyFor' on a class"
  )

  static let optionalNeedsProxied = Self(
    "optionalNeedsProxied",
    "'@Optional' belongs to a requirement of a '@Proxied' protocol"
  )

  static func proxyCannotKnow(_ type: String) -> Self {
    Self(
      "proxyCannotKnow",
      "a proxy forwards to 'any' implementer, of which it cannot know '\(type)'; "
        + "name a type, or make the requirements generic that use it"
    )
  }

  static func proxyNeedsPrimary(_ type: String, _ spelling: String) -> Self {
    Self(
      "proxyNeedsPrimary",
      "a proxy is generic in the protocol's primary associated types, and '\(type)' is none; "
        + "write 'protocol \(spelling)'"
    )
  }

  static let proxyCannotMake = Self(
    "proxyCannotMake",
    "a class that lists requirements has its own initializers; write this one, with a body, in the class"
  )

  static let proxyCannotBePrivate = Self(
    "proxyCannotBePrivate",
    "an extension, which a proxy needs, does not see a protocol that is private to a type; "
      + "write 'fileprivate'"
  )

  static let proxyIsNotSelf = Self(
    "proxyIsNotSelf",
    "a proxy's implementer is of another type than the proxy, so 'Self' cannot be forwarded; "
      + "write 'any' and the protocol"
  )

  static let proxyCannotRethrow = Self(
    "proxyCannotRethrow",
    "an override may throw where the closure does not, so 'rethrows' cannot be forwarded; "
      + "write 'throws'"
  )

  static let proxyCannotBeDistributed = Self(
    "proxyCannotBeDistributed",
    "a proxy of a distributed actor could not answer for it on its node; "
      + "inherit 'Actor', or make the requirements 'async' and inherit 'Sendable'"
  )

  static func proxyCannotMutate(_ other: String) -> Self {
    Self(
      "proxyCannotMutate",
      "a requirement cannot be forwarded that is 'mutating' and \(other); "
        + "let the protocol inherit 'AnyObject', and drop 'mutating'"
    )
  }

  static let proxyNeverReturns = Self(
    "proxyNeverReturns",
    "a requirement that never returns cannot be forwarded"
  )

  static let proxyCannotForwardOperator = Self(
    "proxyCannotForwardOperator",
    "an operator cannot be forwarded"
  )

  static let proxyCannotBranch = Self(
    "proxyCannotBranch",
    "a macro cannot tell which branch is compiled; put '#if' around two protocols"
  )

  static func proxyCannotPass(_ specifier: String) -> Self {
    Self("proxyCannotPass", "a parameter that is '\(specifier)' cannot be forwarded")
  }

  static func proxyCannotErase(_ name: String) -> Self {
    Self(
      "proxyCannotErase",
      "'\(name)' cannot be passed as 'Any', as an override of a generic requirement takes it"
    )
  }

  static let proxyForNeedsClass = Self(
    "proxyForNeedsClass",
    "'@ProxyFor' belongs to a final class"
  )

  static let proxyForNeedsProtocol = Self(
    "proxyForNeedsProtocol",
    "'@ProxyFor' takes a protocol, as in '@ProxyFor(ForeignDelegate.self)'"
  )

  static func proxyForNeedsConformance(_ name: String) -> Self {
    Self(
      "proxyForNeedsConformance",
      "the class must name '\(name)' itself: the compiler lets no macro add that conformance"
    )
  }

  static let proxyForForwards = Self(
    "proxyForForwards",
    "'@ProxyFor' writes the bodies of what the class lists; put other members in an extension"
  )

  static let proxyForNeedsVariable = Self(
    "proxyForNeedsVariable",
    "a property that cannot be set is listed as 'private(set) var'"
  )
}

extension PliantDiagnostic {
  static func needsExpression(of macro: String) -> Self {
    Self("needsExpression", "'#\(macro)' takes an expression, as in '#\(macro)(a > b)'")
  }
}

extension PliantDiagnostic {
  static let needsNotificationName = Self(
    "needsNotificationName",
    "'#observeNotifications' takes names as literals or static members, "
      + "as in '#observeNotifications(\"ZZDataDidChangeNotification\", .networkBecameAvailable)'"
  )

  static func notificationNeedsSuffix(_ name: String) -> Self {
    unnamed("notificationNeedsSuffix", "'\(name)' does not end in 'Notification'", name)
  }

  static func notificationNeedsCapital(_ name: String) -> Self {
    unnamed("notificationNeedsCapital", "'\(name)' does not begin with a capital", name)
  }

  static func notificationIsEmpty(_ name: String) -> Self {
    unnamed("notificationIsEmpty", "nothing is left of '\(name)' without prefix and suffix", name)
  }

  static func notificationIsNoIdentifier(_ name: String) -> Self {
    unnamed("notificationIsNoIdentifier", "no method can be named for '\(name)'", name)
  }

  private static func unnamed(_ id: String, _ problem: String, _ name: String) -> Self {
    Self(
      id,
      "\(problem); name the method, "
        + "as in 'observeNotifications(self, [\"\(name)\"], with: Type.method)'"
    )
  }
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

  /// Replaces an expression by another, and leaves what stands around it.
  static func write(_ replacement: String, for old: some SyntaxProtocol) -> FixIt {
    let new = ExprSyntax("\(raw: replacement)")
      .with(\.leadingTrivia, old.leadingTrivia).with(\.trailingTrivia, old.trailingTrivia)
    return replace(old, with: new, "write '\(replacement)'")
  }
}
