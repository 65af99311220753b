/// A layer that was installed on an object or on a class.
///
/// It lives with the object, or until it is removed; dropping this token changes nothing.
public struct Override: Sendable {
  private let layer: LayerID
  /// The key it was installed with; one was made up where none was given.
  public var key: AnyHashable { layer.key }

  init(_ layer: LayerID) { self.layer = layer }

  init(_ node: LayerNode, in stack: LayerStack, at place: LayerStack.Place) {
    self.init(LayerID(stack: stack, place: place, order: node.order, key: node.key))
  }

  /// Whether calls still run the layer: it was not removed, and its object lives.
  public var isInstalled: Bool { layer.isInstalled }

  /// Removes the layer.
  ///
  /// Removing it twice, or after its object died, does nothing.
  public func remove() { layer.remove() }
}

extension Override: CustomStringConvertible {
  public var description: String {
    "Override of '\(layer.stack.declaration)' with key \(layer.key)"
  }
}
