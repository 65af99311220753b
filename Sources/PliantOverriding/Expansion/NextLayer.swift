public import CPliant
import Glibc

extension __Pliant {
  /// A layer's `next`, which finds the layer below at every call.
  public struct NextLayer<Function>: Sendable {
    @usableFromInline let position: Position

    /// Returns the call that goes on below.
    @inlinable
    @inline(__always)
    public func callAsFunction(_ receiver: Receiver) -> ActiveCall<Function> {
      let passed = pliant_pass_on(position.position, receiver.object)
      guard let layer = passed.layer else { return position.keeping(receiver) }
      return ActiveCall(
        layer: layer.assumingMemoryBound(to: LayerBox<Function>.self),
        stack: nil,
        place: nil,
        hold: passed.hold
      )
    }
  }

  /// The place of a layer, which its `next` keeps.
  @usableFromInline
  final class Position: Sendable {
    // SAFETY: made here and freed with this; what changes in it is atomic.
    @usableFromInline nonisolated(unsafe) let position: UnsafeMutablePointer<pliant_position>
    private let find: @Sendable (Receiver) -> LayerNode

    /// Creates a position that `find` decides for, unless calls can be passed on without it.
    init(
      _ cursor: LayerStack.Cursor?,
      in stack: LayerStack,
      borrows: Bool,
      find: @escaping @Sendable (Receiver) -> LayerNode
    ) {
      let (kind, scope, order) =
        switch cursor {
        case nil, .start: (PLIANT_AFTER_NOTHING, UInt(0), UInt(0))
        case .layer(.object(let object), let order): (PLIANT_AFTER_OBJECT_LAYER, object, order)
        case .layer(.type(let type), let order): (PLIANT_AFTER_CLASS_LAYER, type, order)
        case .redefinition(let type): (PLIANT_AFTER_REDEFINITION, type, 0)
        }
      position = pliant_position_make(stack.head, kind, scope, order, borrows)
      self.find = find
    }

    deinit { free(position) }

    @usableFromInline
    func keeping<Function>(_ receiver: Receiver) -> ActiveCall<Function> {
      ActiveCall(running: find(receiver))
    }
  }
}
