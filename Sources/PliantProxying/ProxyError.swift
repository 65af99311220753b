/// An error of a proxy.
public enum ProxyError: Error, Equatable {
  /// The requirement has an override. Remove that first, or write one that does both.
  case alreadyOverridden(requirement: String)

  /// The object does not conform to the requirement's protocol, or the requirement is generic or
  /// static and has no function. Pass a method, with `with:`.
  case doesNotConform(requirement: String, object: String)

  /// A static requirement is bent through `ProxyControl(type:)`, any other through the proxy.
  case otherControl(requirement: String)

  /// The requirement was called on a proxy that has neither an implementer nor an override for it, and
  /// may throw or has a result without a zero value. Override it, stub it, or have its type adopt `ZeroValued`.
  case notImplemented(requirement: String)
}

extension ProxyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .alreadyOverridden(let requirement):
      "'\(requirement)' is overridden already; remove that override first"
    case .doesNotConform(let requirement, let object):
      "no function for '\(requirement)' can be made of \(object); pass a method, with 'with:'"
    case .otherControl(let requirement):
      "'\(requirement)' is not a requirement of this control: bend static requirements through "
        + "ProxyControl(type:), others through the proxy"
    case .notImplemented(let requirement):
      "'\(requirement)' has neither implementer nor override, and may throw or has no zero value; "
        + "override or stub it, or have its result's type adopt ZeroValued"
    }
  }
}
