public import Synchronization

/// The implementer of a proxy, whatever its type.
@usableFromInline
class AnyImplementer {
  /// The type as which it is returned at once.
  @usableFromInline let type: ObjectIdentifier
  /// The newest of the inherited protocols as which it was asked for; nil unless it is an object
  /// that is kept.
  @usableFromInline let inherited = Atomic<UnsafeRawPointer?>(nil)
  @usableFromInline let isKeptObject: Bool
  /// The inherited protocol that was asked for before this one.
  @usableFromInline fileprivate(set) var older: AnyImplementer?

  init(type: Any.Type, isKeptObject: Bool) {
    self.type = ObjectIdentifier(type)
    self.isKeptObject = isKeptObject
  }

  deinit {
    // SAFETY: the pointer holds a reference.
    inherited.load(ordering: .acquiring).map { Unmanaged<AnyImplementer>.fromOpaque($0).release() }
  }

  @usableFromInline
  func value() -> Any? { nil }

  /// Returns it as a protocol that it conforms to; fast for the type that the proxy was made for,
  /// and for protocols that it inherits if it is kept.
  @inlinable
  @inline(__always)
  final func value<Implementer>(as wanted: Implementer.Type) -> Implementer? {
    if let lent = lent(as: wanted) {
      defer { withExtendedLifetime(self) {} }
      return lent.kept.pointee.run
    }
    guard type == ObjectIdentifier(wanted) else { return value() as? Implementer }
    // SAFETY: only `Proxied` is made with the type that it is generic in.
    return unsafeDowncast(self, to: Proxied<Implementer>.self).weakly?()
  }

  /// Returns it as long as this exists; nil if it is not kept.
  @inlinable
  @inline(__always)
  final func lent<Implementer>(as wanted: Implementer.Type) -> __Pliant.Lent<Implementer>? {
    guard type == ObjectIdentifier(wanted) else { return lentInherited(as: wanted) }
    // SAFETY: only `Proxied` is made with the type that it is generic in.
    return unsafeDowncast(self, to: Proxied<Implementer>.self).lent
  }

  @inlinable
  @inline(never)
  final func lentInherited<Implementer>(
    as wanted: Implementer.Type
  ) -> __Pliant.Lent<Implementer>? {
    guard isKeptObject else { return nil }
    var next = inherited.load(ordering: .acquiring)
    while let pointer = next {
      // SAFETY: this keeps what was asked for, and only `Proxied` has a type.
      let known = Unmanaged<AnyImplementer>.fromOpaque(pointer)
      if known._withUnsafeGuaranteedRef({ $0.type == ObjectIdentifier(wanted) }) {
        return Unmanaged<Proxied<Implementer>>.fromOpaque(pointer)
          ._withUnsafeGuaranteedRef { $0.lent }
      }
      next = known._withUnsafeGuaranteedRef { $0.older }
        .map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    }
    return cast(to: wanted)
  }

  @usableFromInline
  final func cast<Implementer>(to _: Implementer.Type) -> __Pliant.Lent<Implementer>? {
    guard let value = value() as? Implementer else { return nil }
    let new = Proxied(kept: value, isObject: true)
    while true {
      let last = inherited.load(ordering: .acquiring)
      // SAFETY: this keeps what was asked for.
      new.older = last.map { Unmanaged<AnyImplementer>.fromOpaque($0).takeUnretainedValue() }
      let reference = Unmanaged<AnyImplementer>.passRetained(new)
      let (isDone, _) = inherited.compareExchange(
        expected: last,
        desired: UnsafeRawPointer(reference.toOpaque()),
        ordering: .acquiringAndReleasing
      )
      // The new one keeps the former instead.
      guard isDone else {
        reference.release()
        continue
      }
      if let last { Unmanaged<AnyImplementer>.fromOpaque(last).release() }
      return new.lent
    }
  }
}

@usableFromInline
final class Proxied<Implementer>: AnyImplementer {
  /// The implementer; nil if there is none, or it is kept weakly.
  @usableFromInline let lent: __Pliant.Lent<Implementer>?
  @usableFromInline let weakly: (() -> Implementer?)?

  init(kept: Implementer?, isObject: Bool = false) {
    lent = kept.map(__Pliant.Lent.init)
    weakly = nil
    super.init(type: Implementer.self, isKeptObject: isObject)
  }

  init(weakly: @escaping () -> Implementer?) {
    self.weakly = weakly
    lent = nil
    super.init(type: Implementer.self, isKeptObject: false)
  }

  deinit { lent?.free() }

  @usableFromInline
  override func value() -> Any? { lent?.kept.pointee.run ?? weakly?() }
}
