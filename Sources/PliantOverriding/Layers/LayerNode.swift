import CPliant
import Synchronization

extension __Pliant {
  /// A function in memory of its own, so that a call can borrow it.
  ///
  /// If it is read in place, through `switch pointer.pointee { case let layer: … }`, it is called
  /// without retaining what the function captured.
  public struct LayerBox<Function>: ~Copyable {
    // First, because code that does not know `Function` reads it.
    let node: Unmanaged<LayerNode>
    /// The function, receiver first.
    public let function: Function
  }
}

/// The owner of one layer: of its key, its place in the order of installation, and its function.
class LayerNode: @unchecked Sendable {
  // SAFETY: everything is constant or atomic, or is read and written under the lock of the layer's
  // stack. The function is the caller's, and the documentation says that any thread may call it.
  let key: AnyHashable
  let order: UInt
  /// The `LayerBox` with this layer's function.
  let box: UnsafeMutableRawPointer
  let installation: Installation
  /// Whether calls pass over it, while it keeps its place; guarded by the lock of its stack.
  var isOff = false
  private let ended = Atomic<Bool>(false)

  fileprivate init(
    key: AnyHashable,
    order: UInt,
    box: UnsafeMutableRawPointer,
    installation: Installation
  ) {
    self.key = key
    self.order = order
    self.box = box
    self.installation = installation
  }

  /// The function, copied; `Function` must be the one the node was made with, or that of another
  /// handle of the same implementation.
  func function<Function>(as type: Function.Type) -> Function {
    // SAFETY: handles of one implementation differ in their receiver's class alone, which is a
    // reference in both.
    switch box.assumingMemoryBound(to: LayerBox<Function>.self).pointee {
    case let layer: layer.function
    }
  }

  /// Whether the redefinition has ended; a task that outlives it must no longer run it.
  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  func end() { ended.store(true, ordering: .releasing) }

  /// The size of what is before a box, a multiple of its alignment.
  fileprivate static let prefix = Int(PLIANT_LAYERS_ALONE + PLIANT_LAYER_HEADER)

  /// The node that a `LayerBox` starts with.
  static func node(of box: UnsafeRawPointer) -> Unmanaged<LayerNode> {
    box.load(as: Unmanaged<LayerNode>.self)
  }
}

final class TypedLayerNode<Function>: LayerNode, @unchecked Sendable {
  init(
    key: AnyHashable = "",
    order: UInt = 0,
    function: Function,
    installation: Installation = Installation(kind: .redefinition, callers: pliant_callers())
  ) {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Self.prefix + MemoryLayout<LayerBox<Function>>.size,
      alignment: 16
    )
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: Self.prefix)
    let box = (memory + Self.prefix).bindMemory(to: LayerBox<Function>.self, capacity: 1)
    super.init(key: key, order: order, box: box, installation: installation)
    box.initialize(to: LayerBox(node: Unmanaged.passUnretained(self), function: function))
  }

  deinit {
    box.assumingMemoryBound(to: LayerBox<Function>.self).deinitialize(count: 1)
    (box - Self.prefix).deallocate()
  }
}

/// The kind of call that installed a layer.
package enum LayerKind: String, Sendable {
  case override, wrapper, spy, stub, redefinition
}

/// The kind of a layer's installation, and its callers.
struct Installation: Sendable {
  let kind: LayerKind
  let callers: pliant_callers

  /// The addresses that the installation returned to, innermost first.
  var addresses: [UInt] {
    withUnsafeBytes(of: callers) { Array($0.bindMemory(to: UInt.self).prefix { $0 != 0 }) }
  }
}

// MARK: - Their identity

/// One layer of a stack, whether or not it is still there.
struct LayerID: Hashable, @unchecked Sendable {
  // SAFETY: constant; the key is shared as its user handed it over.
  let stack: LayerStack
  let scope: LayerStack.Scope
  /// No two layers of a stack have the same.
  let order: UInt
  let key: AnyHashable

  /// Whether calls still run the layer: it was not removed, and its object is alive.
  var isInstalled: Bool { stack.layers(at: scope).contains { $0.order == order } }

  func remove() { stack.remove(at: scope) { $0.order == order } }

  static func == (one: Self, other: Self) -> Bool {
    one.stack === other.stack && one.order == other.order
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(stack))
    hasher.combine(order)
  }
}

extension LayerID {
  init(_ node: LayerNode, in stack: LayerStack, at scope: LayerStack.Scope) {
    self.init(stack: stack, scope: scope, order: node.order, key: node.key)
  }
}

/// The key of a layer that was given none.
final class UniqueKey: Hashable, CustomStringConvertible {
  static func == (a: UniqueKey, b: UniqueKey) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var description: String { "(no key)" }
}
