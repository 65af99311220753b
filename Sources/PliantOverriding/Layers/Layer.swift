/// A layer as its own function sees it: what comes next, its key, and how to remove it.
///
/// Passed to the closure of `wrap`. It holds neither the layer nor the object, so a function may
/// capture it.
///
/// ```swift
/// try greet.wrap(on: greeter) { layer in
///   { greeter, who in layer.next(greeter, who) + "!" }
/// }
/// ```
public struct Layer<Function>: @unchecked Sendable {
  // SAFETY: constant; `next` captures a stack and a place in it.
  /// The key it was installed with.
  public let key: AnyHashable
  /// Runs the layer below, and under the oldest one what the class itself does.
  ///
  /// What is below is found at each call: layers that are added or removed meanwhile count. Calling
  /// it takes no lock. Under the oldest layer of a message that no class declares there is nothing,
  /// and calling it stops the program: use ``next(or:)``.
  public let next: Function
  private let nextOr: (Function) -> Function
  private let stack: LayerStack
  private let place: LayerStack.Place
  private let order: UInt

  init(
    key: AnyHashable,
    next: Function,
    nextOr: @escaping (Function) -> Function,
    stack: LayerStack,
    place: LayerStack.Place,
    order: UInt
  ) {
    self.key = key
    self.next = next
    self.nextOr = nextOr
    self.stack = stack
    self.place = place
    self.order = order
  }

  /// Like ``next``, or `fallback` where no layer is below and no class declares the message.
  public func next(or fallback: Function) -> Function {
    if stack.bottom != nil { return next }
    return nextOr(fallback)
  }

  /// Removes the layer.
  ///
  /// A call that runs it now ends as it began; the next call no longer finds it.
  public func remove() {
    let order = order
    stack.remove(at: place) { $0.order == order }
  }
}
