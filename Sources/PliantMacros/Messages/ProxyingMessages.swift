import SwiftSyntax

extension PliantDiagnostic {
  // MARK: @Proxied

  static var proxiedNeedsProtocol: Self {
    """
    Cannot create a proxy for this declaration: it is not a protocol. \
    Write '@Proxied' on a protocol, or '@ProxyFor' on a class for one of another module
    """
  }

  static func proxyNeedsPrimary(_ type: String, in name: String, _ spelling: String) -> Self {
    """
    Cannot create a proxy for '\(name)': its associated type '\(type)' is not a primary one. \
    Write 'protocol \(spelling)'
    """
  }

  static func proxyCannotBePrivate(_ name: String) -> Self {
    """
    Cannot create a proxy for '\(name)': an extension cannot see a protocol that is private to a \
    type. Write 'fileprivate'
    """
  }

  static func proxyCannotBeDistributed(_ name: String) -> Self {
    """
    Cannot create a proxy for '\(name)': a proxy could not answer for a distributed actor on its \
    node. Inherit 'Actor', or make the requirements 'async' and inherit 'Sendable'
    """
  }

  static var proxyCannotBranch: Self {
    """
    Cannot create a proxy for a protocol with '#if': a macro cannot tell which branch is compiled. \
    Write '#if' around two protocols
    """
  }

  static var optionalNeedsProxied: Self {
    """
    Cannot make this declaration optional: it is no requirement that '@Proxied' or '@ProxyFor' \
    reads. Mark its protocol '@Proxied', or list it in a class with '@ProxyFor'
    """
  }

  // MARK: Requirements

  static var proxyCannotMake: Self {
    """
    Cannot forward 'init': a class that lists requirements has its own initializers. \
    Write this one in the class, with a body
    """
  }

  static func proxyIsNotSelf(_ replacement: String) -> Self {
    """
    Cannot forward 'Self': the implementer is of another type than the proxy. \
    Write '\(replacement)'
    """
  }

  static var proxyCannotRethrow: Self {
    "Cannot forward 'rethrows': an override may throw even if the closure does not. Write 'throws'"
  }

  static func proxyCannotMutate(_ name: String, _ other: String) -> Self {
    """
    Cannot forward '\(name)': it is both 'mutating' and \(other). \
    Let the protocol inherit 'AnyObject', and remove 'mutating'
    """
  }

  static func proxyNeverReturns(_ name: String) -> Self {
    "Cannot forward '\(name)': it never returns. Move it into an extension of the protocol"
  }

  static func proxyCannotForwardOperator(_ name: String) -> Self {
    """
    Cannot forward '\(name)': it is an operator. \
    Require a method, and write the operator in an extension
    """
  }

  static func proxyCannotPass(_ name: String, _ specifier: String) -> Self {
    """
    Cannot forward '\(name)': a proxy cannot pass on '\(specifier)' parameters. \
    Remove '\(specifier)'
    """
  }

  static func proxyCannotErase(_ name: String) -> Self {
    """
    Cannot forward '\(name)': an override of a generic requirement cannot take it as 'Any'. \
    Declare it without generic types
    """
  }

  // MARK: @ProxyFor

  static var proxyForNeedsClass: Self {
    """
    Cannot make this declaration a proxy: it is not a final class. \
    Write '@ProxyFor' on a 'final class'
    """
  }

  static func proxyForNeedsProtocol(_ attribute: some SyntaxProtocol) -> Self {
    """
    Cannot create a proxy with '\(attribute.oneLine)': it does not name a protocol. \
    Write one, as in '@ProxyFor(ForeignDelegate.self)'
    """
  }

  static func proxyForNeedsConformance(_ name: String, of type: String) -> Self {
    """
    Cannot make '\(type)' conform to '\(name)': the compiler lets no macro add that conformance. \
    Write it in the class, as in '\(type): \(name)'
    """
  }

  static var proxyForForwards: Self {
    """
    Cannot forward this member: '@ProxyFor' writes the bodies and accessors of what the class \
    lists. Remove its own, or move it into an extension
    """
  }

  static var proxyForNeedsVariable: Self {
    """
    Cannot forward this constant: the proxy would store it. \
    Write 'private(set) var' for a property that cannot be set
    """
  }
}
