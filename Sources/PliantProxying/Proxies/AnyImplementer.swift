/// The implementer of a proxy, whatever its type.
@usableFromInline
class AnyImplementer {
  /// The type as which `get` returns it.
  @usableFromInline let type: ObjectIdentifier

  init(type: Any.Type) { self.type = ObjectIdentifier(type) }

  @usableFromInline
  func value() -> Any? { nil }

  /// Returns it as a protocol that it conforms to; fast for the type that the proxy was made for.
  @inlinable
  @inline(__always)
  final func value<Implementer>(as wanted: Implementer.Type) -> Implementer? {
    guard type == ObjectIdentifier(wanted) else { return value() as? Implementer }
    // SAFETY: only `Proxied` is made with the type that it is generic in.
    return unsafeDowncast(self, to: Proxied<Implementer>.self).get()
  }
}

@usableFromInline
final class Proxied<Implementer>: AnyImplementer {
  @usableFromInline let get: () -> Implementer?

  init(get: @escaping () -> Implementer?) {
    self.get = get
    super.init(type: Implementer.self)
  }

  @usableFromInline
  override func value() -> Any? { get() }
}
