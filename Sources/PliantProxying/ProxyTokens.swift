/// An override of a proxy's requirement.
///
/// It lives with the proxy, or until it is removed; dropping this token changes nothing.
public struct ProxyOverride: @unchecked Sendable {
  // SAFETY: constants; the proxy's state is locked.
  private weak let proxy: ProxyState?
  private let requirement: RequirementDeclaration
  private let id: UInt64

  init(_ id: UInt64, of requirement: RequirementDeclaration, in proxy: ProxyState) {
    self.id = id
    self.requirement = requirement
    self.proxy = proxy
  }

  /// Has calls go to the implementer again; doing so twice does nothing.
  public func remove() { proxy?.remove(id, of: requirement) }
}

/// An observer of a proxy's requirement.
///
/// It lives with the proxy, or until it is stopped; dropping this token changes nothing.
public struct ProxyObservation: @unchecked Sendable {
  // SAFETY: constants; the proxy's state is locked.
  private weak let proxy: ProxyState?
  private let requirement: RequirementDeclaration
  private let id: UInt64

  init(_ id: UInt64, of requirement: RequirementDeclaration, in proxy: ProxyState) {
    self.id = id
    self.requirement = requirement
    self.proxy = proxy
  }

  /// Tells the observer of no further call; doing so twice does nothing.
  public func stop() { proxy?.remove(id, of: requirement) }
}
