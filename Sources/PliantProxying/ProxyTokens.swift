/// An override of a proxy's requirement.
///
/// It lasts as long as the proxy, or until it is stopped; dropping this token changes nothing.
///
/// ```swift
/// let override = try proxy.override(\.shouldDismiss) { sheet in false }
/// override.stop()
/// ```
public struct ProxyOverride: Token {
  private let place: ProxyPlace

  init(_ place: ProxyPlace) { self.place = place }

  /// Whether the override still answers calls: it has not been stopped, and the proxy and its
  /// target are alive.
  public var isActive: Bool { place.isTaken }

  /// Removes the override, so that calls reach the implementer again; safe to repeat.
  public func stop() { place.free() }

  public var description: String { "Override of '\(place.requirement.name)' of a proxy" }
}

/// An observation of a proxy's requirement.
///
/// It lasts as long as the proxy, or until it is stopped; dropping this token changes nothing.
///
/// ```swift
/// let observation = try proxy.observe(\.didDismiss, .after) { sheet in print("gone") }
/// observation.stop()
/// ```
public struct ProxyObservation: Token {
  private let place: ProxyPlace

  init(_ place: ProxyPlace) { self.place = place }

  /// Whether the observer still receives calls: it has not been stopped, and the proxy and its
  /// target are alive.
  public var isActive: Bool { place.isTaken }

  /// Stops the observation; safe to repeat.
  public func stop() { place.free() }

  public var description: String { "Observation of '\(place.requirement.name)' of a proxy" }
}

/// The identifier of a part of a requirement's plan, with its proxy.
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
