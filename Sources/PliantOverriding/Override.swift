public import PliantBase
@_spi(PliantRooms) import PliantLifetime

/// A layer that was installed on an object or on a class.
///
/// On an object it lives with the object, whether or not this token is kept; on a class with the token that
/// installed it. Either ends with ``stop()``.
public final class Override: Token {
  private let layer: LayerID
  /// Whether nobody else keeps the layer: it is a class's, and this was returned when it was installed.
  private let endsWithToken: Bool

  init(_ layer: LayerID, endsWithToken: Bool = false) {
    self.layer = layer
    self.endsWithToken = endsWithToken
  }

  deinit {
    if endsWithToken { stop() }
  }

  /// The key it was installed with; one was made up where none was given.
  public var key: AnyHashable { layer.key }

  /// Whether calls still run the layer: it was not removed, and its object lives.
  public var isActive: Bool { layer.isInstalled }

  /// Removes the layer.
  ///
  /// Removing it twice, or after its object died, does nothing.
  public func stop() { layer.remove() }
}

extension Override {
  /// The same as ``isActive``.
  public var isInstalled: Bool { isActive }

  /// The same as ``stop()``.
  public func remove() { stop() }

  public static func == (one: Override, other: Override) -> Bool { one.layer == other.layer }

  public func hash(into hasher: inout Hasher) { hasher.combine(layer) }

  public var description: String {
    "Override of '\(layer.stack.declaration)' with key \(layer.key)"
  }
}

/// Removes all layers of an object, of whatever methods; does nothing where there are none.
///
/// Spies and stubs of the object end with them. Any thread may call it.
public func removeAllOverrides(on object: AnyObject) {
  for case let layers as ObjectLayers in ObjectRecords.all(of: object) {
    layers.stack.remove(at: .object(UInt(bitPattern: ObjectIdentifier(object)))) { _ in true }
  }
}
