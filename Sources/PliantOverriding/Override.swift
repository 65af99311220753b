/// A layer that was installed on an object or on a class.
///
/// It lives with the object, or until it is removed; dropping this token changes nothing.
public struct Override: Sendable {
  /// The key it was installed with; one was made up where none was given.
  public nonisolated(unsafe) let key: AnyHashable  // SAFETY: a constant whose user shares it as is.
  private let stack: LayerStack
  private let place: LayerStack.Place
  private let order: UInt

  init(_ node: LayerNode, in stack: LayerStack, at place: LayerStack.Place) {
    key = node.key
    self.stack = stack
    self.place = place
    order = node.order
  }

  /// Whether calls still run the layer: it was not removed, and its object lives.
  public var isInstalled: Bool {
    stack.layers(at: place).contains { $0.order == order }
  }

  /// Removes the layer.
  ///
  /// Removing it twice, or after its object died, does nothing.
  public func remove() {
    stack.remove(at: place) { $0.order == order }
  }
}

extension Override: CustomStringConvertible {
  public var description: String { "Override of '\(stack.declaration)' with key \(key)" }
}
