extension Override {
  /// A layer as its own function sees it: the layer below, its key, and how to remove it.
  ///
  /// Passed to the closure of `wrap`. It holds neither the layer nor the object, so a function may
  /// capture it.
  ///
  /// ```swift
  /// try greet.wrap(on: greeter) { layer in
  ///   { greeter, who in layer.next(greeter, who) + "!" }
  /// }
  /// ```
  public struct Layer<Function>: Token, @unchecked Sendable {
    // SAFETY: constant; `next` captures a handle, a stack and a place in it.
    private let layer: LayerID
    private let handle: Handle<Function>
    /// The function of the layer below or, below the oldest layer, the class's own code.
    ///
    /// The layer below is found at each call: layers that are added or removed meanwhile count.
    /// Calling it takes no lock. If the message is one that no class declares, the oldest layer has
    /// no implementation below it, and calling it stops the program: use ``next(or:)``.
    public let next: Function

    init(_ layer: LayerID, of handle: Handle<Function>) {
      self.layer = layer
      self.handle = handle
      next = handle.next(in: layer.stack, after: .layer(layer.scope, order: layer.order))
    }

    /// The key that the layer was installed with.
    public var key: AnyHashable { layer.key }

    /// Returns ``next``, or `fallback` if there is no layer below and no class declares the
    /// message.
    public func next(or fallback: Function) -> Function {
      if layer.stack.bottom != nil { return next }
      return handle.next(
        in: layer.stack,
        after: .layer(layer.scope, order: layer.order),
        or: fallback
      )
    }

    /// Whether calls still run the layer.
    public var isActive: Bool { layer.isInstalled }

    /// Removes the layer.
    ///
    /// A call that is running the layer ends as it began; the next call no longer finds it.
    public func stop() { layer.remove() }
  }
}

extension Override.Layer {
  /// Removes the layer, exactly as ``stop()`` does.
  public func remove() { stop() }

  public static func == (one: Self, other: Self) -> Bool { one.layer == other.layer }

  public func hash(into hasher: inout Hasher) { hasher.combine(layer) }

  public var description: String {
    "Layer of '\(layer.stack.declaration)' with key \(layer.key)"
  }
}
