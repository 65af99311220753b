public import PliantBase

/// An override of a proxy's requirement.
///
/// It lives with the proxy, or until it is stopped; dropping this token changes nothing.
public struct ProxyOverride: Token {
  private let place: ProxyPlace

  init(_ place: ProxyPlace) { self.place = place }

  /// Whether calls still come to it: it was not stopped, and the proxy and its target live.
  public var isActive: Bool { place.isTaken }

  /// Has calls go to the implementer again; doing so twice does nothing.
  public func stop() { place.free() }

  /// The same as ``stop()``.
  public func remove() { stop() }

  public var description: String { "Override of '\(place.requirement.name)' of a proxy" }
}

/// An observer of a proxy's requirement.
///
/// It lives with the proxy, or until it is stopped; dropping this token changes nothing.
public struct ProxyObservation: Token {
  private let place: ProxyPlace

  init(_ place: ProxyPlace) { self.place = place }

  /// Whether the observer is still told of calls: it was not stopped, and the proxy and its target live.
  public var isActive: Bool { place.isTaken }

  /// Tells the observer of no further call; doing so twice does nothing.
  public func stop() { place.free() }

  public var description: String { "Observation of '\(place.requirement.name)' of a proxy" }
}

/// Where something was installed: under a number, on a requirement of a proxy.
struct ProxyPlace: Hashable, @unchecked Sendable {
  // SAFETY: constants; the proxy's state is locked.
  private weak let proxy: ProxyState?
  let requirement: RequirementDeclaration
  private let id: UInt64

  init(_ id: UInt64, of requirement: RequirementDeclaration, in proxy: ProxyState) {
    self.id = id
    self.requirement = requirement
    self.proxy = proxy
  }

  var isTaken: Bool { proxy?.has(id, of: requirement) ?? false }

  func free() { proxy?.remove(id, of: requirement) }

  static func == (one: Self, other: Self) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
