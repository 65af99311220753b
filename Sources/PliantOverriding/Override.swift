@_spi(PliantRooms) import PliantLifetime

/// A layer that is installed on an object or on a class.
///
/// On an object it lives as long as the object, whether or not this token is kept; on a class it
/// lives as long as the token that installed it. ``stop()`` ends either.
///
/// ```swift
/// let override = try greet.override(on: greeter, key: "test") { greeter, who in "Hi \(who)" }
/// override.stop()  // the method's own code answers again
/// ```
public final class Override: Token {
  private let layer: LayerID
  /// Whether this token keeps the layer: it is a class's layer, and this was returned by the call
  /// that installed it.
  private let endsWithToken: Bool

  init(_ layer: LayerID, endsWithToken: Bool = false) {
    self.layer = layer
    self.endsWithToken = endsWithToken
  }

  deinit {
    if endsWithToken { stop() }
  }

  /// The key that the layer was installed with, or the one that was made for it.
  public var key: AnyHashable { layer.key }

  /// Whether calls still run the layer: it has not been removed, and its object is alive.
  public var isActive: Bool { layer.isInstalled }

  /// Removes the layer.
  ///
  /// Removing it twice, or after its object has died, does nothing.
  public func stop() { layer.remove() }
}

extension Override {
  public static func == (one: Override, other: Override) -> Bool { one.layer == other.layer }

  public func hash(into hasher: inout Hasher) { hasher.combine(layer) }

  public var description: String {
    "Override of '\(layer.stack.declaration)' with key \(layer.key)"
  }
}

/// Removes all layers of an object, whatever their methods.
///
/// Spies and stubs of the object end with them. Can be called from any thread.
public func removeAllOverrides(on object: AnyObject) {
  for case let layers as ObjectLayers in ObjectRecords.all(of: object) {
    layers.stack.remove(at: .object(UInt(bitPattern: ObjectIdentifier(object)))) { _ in true }
  }
}
