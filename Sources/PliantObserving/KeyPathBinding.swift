import PliantHooks

/// A binding, as returned by `bind` and `bindBoth`.
///
/// It lasts until ``stop()``, `unbind`, another binding of the same property, or the death of one
/// of its objects; dropping the token does not end it. Can be used from any thread.
///
/// ```swift
/// let binding = try bind(label, \.text, to: model, \.title)
/// binding.stop()  // the label keeps the text that it has
/// ```
public final class KeyPathBinding: Token {
  private let directions: [KeyPathObservation]
  /// The target's property; a key path is never changed.
  nonisolated(unsafe) let target: AnyKeyPath  // SAFETY: constant.

  init(_ subscriptions: [Subscription], target: AnyKeyPath) {
    directions = subscriptions.map { KeyPathObservation($0, endsWithToken: false) }
    self.target = target
  }

  /// The subscription to the first direction's source, while there is one.
  var source: Subscription? { directions.first?.current }

  var isTwoWay: Bool { directions.count > 1 }

  /// Whether values are still pushed.
  public var isActive: Bool { directions.allSatisfy(\.isActive) }

  /// Ends the binding.
  ///
  /// Stopping it twice, or after an object has died, does nothing.
  public func stop() {
    for direction in directions { direction.stop() }
  }
}

extension KeyPathBinding {
  public var description: String {
    "Binding of '\(ObservedPath.text(of: target))'" + (isActive ? "" : " that has ended")
  }
}
