/// An object that stands in for an implementer of a protocol.
///
/// Put `@Proxied` on a protocol, and a class of its name with `Proxy` after it is there. It conforms to
/// the protocol and passes every call on to its implementer, but for what is overridden; what is
/// observed is told before or after.
///
/// ```swift
/// @Proxied protocol SheetDelegate: AnyObject {
///   func shouldDismiss(_ sheet: Sheet) -> Bool
///   @Optional func didDismiss(_ sheet: Sheet)
/// }
///
/// let proxy = SheetDelegateProxy(implementer: delegate)
/// try proxy.override(\.shouldDismiss) { sheet in false }
/// try proxy.observe(\.didDismiss, .after) { sheet in print("gone") }
/// sheet.delegate = proxy
/// ```
///
/// `init(implementer:)` keeps the implementer weakly, `init(retaining:)` strongly; `init()` has none,
/// and makes a mock. Proxies are equal to themselves alone, whatever their implementers are.
///
/// Where the protocol declares a member of this protocol's name, the protocol's wins; this one is then
/// reached through ``ProxyControl``.
public protocol ProtocolProxy: AnyObject, ProxyControlling where Proxy == Self {
  /// What the proxy forwards to: `any P`.
  associatedtype Adopted
  /// What static requirements are forwarded to: `any P.Type`.
  associatedtype AdoptedType = Any.Type
  /// Not for use by hand; the macros' expansions name it.
  var pliantProxy: ProxyState { get }
}

/// What a proxy and its ``ProxyControl`` can do.
public protocol ProxyControlling<Proxy> {
  /// The class of proxies that is controlled.
  associatedtype Proxy: ProtocolProxy
  /// Not for use by hand.
  var pliantProxy: ProxyState { get }
}

/// A proxy's own members, where its protocol declares members of the same names.
///
/// ```swift
/// ProxyControl(proxy).implementer
/// ```
///
/// That of a type bends the protocol's static requirements; it has no implementer but the one it is
/// given.
public struct ProxyControl<Proxy: ProtocolProxy>: ProxyControlling {
  public let pliantProxy: ProxyState

  /// The control of one proxy.
  public init(_ proxy: Proxy) { pliantProxy = proxy.pliantProxy }

  /// The control of the protocol's static requirements, which all proxies of the type share.
  public init(type: Proxy.Type) { pliantProxy = ProxyState.ofType(type) }

  /// The same, with a type to which calls are passed on from now on.
  ///
  /// - Throws: `ProxyError.doesNotConform` where that type does not conform to the protocol.
  public init(type: Proxy.Type, implementer: Any.Type) throws {
    self.init(type: type)
    guard implementer is Proxy.AdoptedType else {
      throw ProxyError.doesNotConform(
        requirement: "\(Proxy.Adopted.self)",
        object: "\(implementer)"
      )
    }
    pliantProxy.setImplementer(implementer)
  }
}
