/// Makes a proxy class beside a protocol: its name with `Proxy` after it.
///
/// The class has the protocol's access level, conforms to it, and passes every call on; see
/// ``ProtocolProxy``. Inherited protocols that are `@Proxied` come along by themselves, from any file
/// or module, and so do `Equatable`, `Hashable`, `CustomStringConvertible` and `Codable`; a protocol of another
/// module that is not proxied needs ``ProxyFor(_:)``.
///
/// Carried are methods, properties, subscripts and static requirements, with `async`, `throws`, typed
/// throws, `inout`, variadic and closure parameters, generic methods, `@MainActor` and `Sendable`.
/// An override of a generic method takes and returns `Any` wherever a generic parameter is named, and
/// its result must be what the caller asked for. The proxy of `protocol Store<Item>` is generic: `StoreProxy<Item>`;
/// associated types must be primary ones. An initializer that is required makes a proxy without implementer. Refused
/// with a diagnostic are `Self`, `rethrows` and protocols of distributed actors. The proxy of a protocol that
/// inherits `Actor` is an actor. A global actor must have a name that ends in `Actor`.
///
/// A protocol that inherits `Sendable` should name it itself, so that overrides and observers must be
/// `@Sendable`.
@attached(peer, names: suffixed(Proxy))
@attached(extension, names: arbitrary)
public macro Proxied() = #externalMacro(module: "PliantMacros", type: "ProxiedMacro")

/// Makes a class a proxy for a protocol of another module.
///
/// The class names the protocol, as the compiler lets no macro do that, and lists its requirements,
/// without bodies; the compiler sees to it that none is missing. A property that cannot be set is
/// `private(set)`. Subscripts, and getters that throw or suspend, which Swift cannot list without
/// bodies, are listed in a nested protocol of any name. The class may inherit `NSObject`, and no other
/// class.
///
/// ```swift
/// @ProxyFor(ForeignDelegate.self)
/// final class ForeignDelegateProxy: ForeignDelegate {
///   func didMove(to place: Int) -> Bool
///   var title: String
///   private(set) var count: Int
///   protocol Others { subscript(index: Int) -> String { get } }
/// }
/// ```
@attached(member, names: arbitrary)
@attached(memberAttribute)
@attached(extension, conformances: ProtocolProxy)
public macro ProxyFor<Adopted>(_ adopted: Adopted.Type) =
  #externalMacro(module: "PliantMacros", type: "ProxyForMacro")

/// Marks a requirement of a `@Proxied` protocol that need not be implemented.
///
/// If it is not, a call throws if it can, and otherwise returns the zero value of its type or, if there
/// is none, stops the program. A proxy tells with `responds(to:)` whether it is.
@attached(peer)
public macro Optional() = #externalMacro(module: "PliantMacros", type: "OptionalMacro")

/// Not for use by hand: what `@Proxied` puts on the proxy, so that the optimizer calls it.
@attached(extension, names: named(PliantSecondConformer))
public macro PliantConformer() = #externalMacro(module: "PliantMacros", type: "ConformerMacro")

/// Not for use by hand: what `@ProxyFor` puts on the methods that it finds.
@attached(body)
public macro PliantProxyBody(_ key: String, of adopted: Any.Type) =
  #externalMacro(module: "PliantMacros", type: "ProxyBodyMacro")

/// Not for use by hand: what `@ProxyFor` puts on the properties that it finds.
@attached(accessor)
public macro PliantProxyAccessors(_ key: String, of adopted: Any.Type) =
  #externalMacro(module: "PliantMacros", type: "ProxyAccessorsMacro")
