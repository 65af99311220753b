/// An object that forwards calls of a protocol's requirements to an implementer.
///
/// Put `@Proxied` on a protocol to get a class with its name and the suffix `Proxy`. It conforms to
/// the protocol and passes every call on to its implementer, unless the requirement is overridden;
/// observers are called before or after.
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
/// `init(implementer:)` keeps the implementer weakly, `init(retaining:)` strongly; `init()` has no
/// implementer, and makes a mock. A proxy equals only itself, whatever its implementer is.
///
/// If the protocol declares a member with the name of one of this protocol's members, the declared
/// one wins; the other is then reached through ``ProxyControl``.
public protocol ProtocolProxy: AnyObject, ProxyControlling where Proxy == Self {
  /// The type that the proxy forwards to: `any P`.
  associatedtype Adopted
  /// The metatype that static requirements are forwarded to: `any P.Type`.
  associatedtype AdoptedType = Any.Type
  /// Not for use by hand; the macros' expansions name it.
  var pliantProxy: ProxyState { get }
}

/// The members that a proxy and its ``ProxyControl`` share.
public protocol ProxyControlling<Proxy> {
  /// The class of proxies that is controlled.
  associatedtype Proxy: ProtocolProxy
  /// Not for use by hand.
  var pliantProxy: ProxyState { get }
}

/// Access to a proxy's own members, for protocols that declare members of the same names.
///
/// ```swift
/// ProxyControl(proxy).implementer
/// ```
///
/// A control of a type overrides the protocol's static requirements; it has no implementer unless
/// it is given one.
public struct ProxyControl<Proxy: ProtocolProxy>: ProxyControlling {
  public let pliantProxy: ProxyState

  /// Creates the control of one proxy.
  public init(_ proxy: Proxy) { pliantProxy = proxy.pliantProxy }

  /// Creates the control of the protocol's static requirements, which all proxies of the type
  /// share.
  public init(type: Proxy.Type) { pliantProxy = ProxyState.ofType(type) }

  /// Creates the control of the protocol's static requirements, whose calls are passed on to a type
  /// from now on.
  ///
  /// - Throws: `ProxyError.doesNotConform` if that type does not conform to the protocol.
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

  /// Passes calls on to another implementer from now on, which is kept weakly; nil makes a mock.
  ///
  /// ```swift
  /// try ProxyControl(proxy).setImplementer(delegate)
  /// ```
  ///
  /// Overrides, observers and spies stay. A call that is in progress on another thread may still
  /// reach the implementer before. What `init(retaining:)` was given lives as long as the proxy,
  /// and a value is kept in any case.
  ///
  /// - Throws: `ProxyError.fixedImplementer` if the proxy is an actor, which runs on the executor
  ///   of its first implementer; `ProxyError.otherControl` if this is the control of a type.
  public func setImplementer(_ implementer: Proxy.Adopted?) throws {
    guard let implementer, type(of: implementer as Any) is AnyClass else {
      return try replace(by: Proxied(kept: implementer))
    }
    let object = implementer as AnyObject
    try replace(by: Proxied<Proxy.Adopted>(weakly: { [weak object] in object as? Proxy.Adopted }))
  }

  /// Passes calls on to another implementer from now on, which is kept; see
  /// ``setImplementer(_:)``.
  public func setImplementer(retaining implementer: Proxy.Adopted) throws {
    let isObject = type(of: implementer as Any) is AnyClass
    try replace(by: Proxied(kept: implementer, isObject: isObject))
  }

  private func replace(by implementer: AnyImplementer) throws {
    guard !pliantProxy.isOfType else { throw ProxyError.otherControl(requirement: "implementer") }
    guard !(Proxy.self is any Actor.Type) else {
      throw ProxyError.fixedImplementer(proxy: "\(Proxy.self)")
    }
    pliantProxy.replaceImplementer(by: implementer)
  }
}
