/// Creates a proxy class for a protocol, named after it with the suffix `Proxy`.
///
/// The class has the protocol's access level, conforms to it, and passes every call on; see
/// ``ProtocolProxy``. Inherited protocols that are `@Proxied` are included automatically, from any
/// file or module, and so are `Equatable`, `Hashable`, `CustomStringConvertible` and `Codable`; a
/// protocol of another module that is not proxied needs ``ProxyFor(_:)``.
///
/// Supported are methods, properties, subscripts and static requirements, with `async`, `throws`,
/// typed throws, `inout`, variadic and closure parameters, generic methods, `@MainActor` and
/// `Sendable`. An override of a generic method takes and returns `Any` in place of each generic
/// parameter, and its result must be what the caller asked for. The proxy of `protocol Store<Item>`
/// is generic, `StoreProxy<Item>`; associated types must be primary ones. A required initializer
/// creates a proxy without an implementer. `Self`, `rethrows` and protocols of distributed actors
/// are not supported, and reported as errors. The proxy of a protocol that inherits `Actor` is an
/// actor. A global actor must have a name that ends in `Actor`.
///
/// A protocol that inherits `Sendable` should name it itself, so that overrides and observers must
/// be `@Sendable`.
@attached(peer, names: suffixed(Proxy))
@attached(extension, names: arbitrary)
public macro Proxied() = #externalMacro(module: "PliantMacros", type: "ProxiedMacro")

/// Makes a class a proxy for a protocol of another module.
///
/// The class names the protocol, because the compiler lets no macro do that, and lists its
/// requirements, without bodies; the compiler checks that the list is complete. A property that
/// cannot be set is `private(set)`. Subscripts, and getters that throw or suspend, which Swift
/// cannot list without bodies, are listed in a nested protocol of any name. The class may inherit
/// `NSObject`, and no other class.
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

/// Marks a requirement of a `@Proxied` protocol that an implementer may leave out.
///
/// If it is left out, a call throws if it can, and otherwise returns the zero value of its type or,
/// if there is none, stops the program. A proxy's `responds(to:)` returns whether it is
/// implemented.
@attached(peer)
public macro Optional() = #externalMacro(module: "PliantMacros", type: "OptionalMacro")

/// Extends the proxy of a `@Proxied` protocol by the code of its argument; not for use by hand.
@_documentation(visibility: internal)
@attached(extension, names: named(Requirements), named(PliantSecondConformer))
public macro PliantConformer(_ code: String) =
  #externalMacro(module: "PliantMacros", type: "ConformerMacro")

/// Writes the body of a method that `@ProxyFor` found; not for use by hand.
@_documentation(visibility: internal)
@attached(body)
public macro PliantProxyBody(_ key: String, of adopted: Any.Type) =
  #externalMacro(module: "PliantMacros", type: "ProxyBodyMacro")

/// Writes the accessors of a property that `@ProxyFor` found; not for use by hand.
@_documentation(visibility: internal)
@attached(accessor)
public macro PliantProxyAccessors(_ key: String, of adopted: Any.Type) =
  #externalMacro(module: "PliantMacros", type: "ProxyAccessorsMacro")
