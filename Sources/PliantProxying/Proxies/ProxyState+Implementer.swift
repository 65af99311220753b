public import Synchronization

extension ProxyState {
  /// Returns the implementer as a protocol that it conforms to.
  @inlinable
  @inline(__always)
  func implementer<Implementer>(as type: Implementer.Type) -> Implementer? {
    guard hasFirst, let constant else { return current.value(as: type) }
    return constant.value(as: type)
  }

  /// Whether none was set since the proxy was created.
  @inlinable
  @inline(__always)
  var hasFirst: Bool { !isReplaced.load(ordering: .acquiring) }

  @usableFromInline var current: AnyImplementer { locked { $0.implementer } }

  /// Replaces the implementer of every later call.
  func replaceImplementer(by new: AnyImplementer) {
    store(new)
    guard !isReplaced.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // From now on no call is forwarded at once.
    editPlans { _ in }
  }

  /// Replaces a value by what a call has changed it to.
  func setImplementer<Implementer>(_ implementer: Implementer) {
    store(Proxied(kept: implementer))
  }

  private func store(_ new: AnyImplementer) {
    let old = locked { exchange(&$0.implementer, with: new) }
    withExtendedLifetime(old) {}
  }

  static let ofTypes = Guarded<[ObjectIdentifier: ProxyState]>([:])

  /// Returns the state of a class of proxies, for static requirements.
  public static func ofType(_ type: AnyClass) -> ProxyState {
    ofTypes.withUncheckedLock { states in
      if let state = states[ObjectIdentifier(type)] { return state }
      let state = ProxyState(Proxied<Never>(kept: nil), isConstant: false, isOfType: true)
      states[ObjectIdentifier(type)] = state
      return state
    }
  }
}
