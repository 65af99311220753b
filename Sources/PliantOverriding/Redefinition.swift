/// Stands in for a method's code, for all receivers, for as long as it is in use.
///
/// In use from the start. One redefinition of a target is in use at a time: starting one ends the
/// use of another. It ends with ``stop()`` or with the last reference to this object (what
/// `replace(with:)` returns ends with ``stop()`` alone); then the original answers again, never another
/// redefinition.
///
/// ```swift
/// let redefinition = try objectForKey.redefine { defaults, key in "Value" }
/// redefinition.stop()
/// ```
///
/// Any thread may start and stop it; doing so twice does nothing.
public final class Redefinition: Sendable {
  private let parts: [Part]
  private let endsWithToken: Bool

  struct Part: Sendable {
    let start: @Sendable () -> Void
    let stop: @Sendable () -> Void
    let isInUse: @Sendable () -> Bool
  }

  init(_ parts: [Part], endsWithToken: Bool = true) {
    self.parts = parts
    self.endsWithToken = endsWithToken
    start()
  }

  deinit { if endsWithToken { stop() } }

  /// Whether it answers the calls; false when another redefinition of its target was started.
  public var isInUse: Bool { parts.allSatisfy { $0.isInUse() } }

  /// Puts it in place of any other.
  public func start() {
    for part in parts { part.start() }
  }

  /// Lets the original answer again.
  public func stop() {
    for part in parts { part.stop() }
  }
}

extension Redefinition.Part {
  /// A layer at the place of a class's code.
  init(_ node: LayerNode, in stack: LayerStack, of type: UInt) {
    self.init(
      start: { stack.setRedefinition(node, of: type) },
      stop: { stack.removeRedefinition(node, of: type) },
      isInUse: { stack.redefinition(of: type) === node }
    )
  }
}
