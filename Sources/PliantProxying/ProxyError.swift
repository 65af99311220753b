/// An error of a proxy.
///
/// ```swift
/// try proxy.override(\.shouldDismiss) { sheet in false }
/// try proxy.override(\.shouldDismiss) { sheet in true }  // throws .alreadyOverridden
/// ```
public enum ProxyError: Error, Equatable {
  /// The requirement has an override. Remove that first, or write one that does both.
  case alreadyOverridden(requirement: String)

  /// The object does not conform to the requirement's protocol, or the requirement is generic or
  /// static and has no function. Pass a method, with `with:`.
  case doesNotConform(requirement: String, object: String)

  /// A static requirement is overridden through `ProxyControl(type:)`, any other through the proxy.
  case otherControl(requirement: String)

  /// The proxy is an actor, which runs on the executor of its first implementer. Make another one.
  case fixedImplementer(proxy: String)

  /// The requirement was called on a proxy that has neither an implementer nor an override for it,
  /// and may throw or has a result without a zero value. Override it, stub it, or let the result's
  /// type adopt `ZeroValued`.
  case notImplemented(requirement: String)
}

extension ProxyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .alreadyOverridden(let requirement):
      "Cannot override '\(requirement)': it already has an override. Remove that one first"
    case .doesNotConform(let requirement, let object):
      "Cannot make a function for '\(requirement)' of \(object): it does not conform, or the "
        + "requirement is generic or static. Pass a method, with 'with:'"
    case .otherControl(let requirement):
      "Cannot use '\(requirement)' here: either it or the control is static, but not both. "
        + "Use ProxyControl(type:) for static requirements, and the proxy for others"
    case .fixedImplementer(let proxy):
      "Cannot set the implementer of a \(proxy): it is an actor, which runs on the executor of its "
        + "first implementer. Make another proxy"
    case .notImplemented(let requirement):
      "Cannot call '\(requirement)': it has neither an implementer nor an override, and may throw "
        + "or has no zero value. Override or stub it, or let its result's type adopt ZeroValued"
    }
  }
}
