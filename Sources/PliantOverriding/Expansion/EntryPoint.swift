public import CPliant

extension PliantExpansion {
  /// Where the calls of one joint arrive: what the code that a macro wrote asks for the layer to run.
  ///
  /// Not for use by hand; the macros' expansions name it.
  public struct EntryPoint<Function>: @unchecked Sendable {
    // SAFETY: the memory is never freed, and every part of it that changes is atomic.
    @usableFromInline let head: UnsafeMutablePointer<pliant_stack>

    init() {
      head = .allocate(capacity: 1)
      head.initialize(to: pliant_stack())
    }

    /// Finds the layer that answers a call on `receiver` and keeps it alive until `leave()`.
    @inlinable
    @inline(__always)
    public func enter(_ receiver: AnyObject) -> ActiveCall<Function> {
      // SAFETY: the first word of every native object is its class.
      let object = UnsafeRawPointer(Unmanaged.passUnretained(receiver).toOpaque())
      return enter(object: object, type: object.load(as: UnsafeRawPointer.self))
    }

    /// The same for a class method: the receiver is the class that came in the context register.
    @inlinable
    @inline(__always)
    public func enter(type: AnyClass) -> ActiveCall<Function> {
      enter(object: nil, type: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    /// The same for a function, or a method of a value.
    @inlinable
    @inline(__always)
    public func enter() -> ActiveCall<Function> { enter(object: nil, type: nil) }

    @inlinable
    @inline(__always)
    func enter(object: UnsafeRawPointer?, type: UnsafeRawPointer?) -> ActiveCall<Function> {
      guard let layer = pliant_enter(head, object, type) else {
        return enterRetaining(
          Subject(object: UInt(bitPattern: object), type: UInt(bitPattern: type))
        )
      }
      return ActiveCall(
        layer: layer.assumingMemoryBound(to: LayerBox<Function>.self),
        retained: nil
      )
    }

    /// Finds the layer for a call that may end on another thread, as an async one may, or whose task
    /// has layers of its own.
    public func enterRetaining(_ subject: Subject) -> ActiveCall<Function> {
      if pliant_stack_flags(head) & UInt32(PLIANT_COUNT_CALLS) != 0 { pliant_count_call(head) }
      // SAFETY: an entry is only installed once its stack owns the head; stacks live for ever.
      let stack = Unmanaged<LayerStack>.fromOpaque(pliant_stack_owner(head).unsafelyUnwrapped)
      guard let node = stack._withUnsafeGuaranteedRef({ $0.implementation(for: subject) }) else {
        preconditionFailure("an installed entry has an original at the bottom of its stack")
      }
      return ActiveCall(running: node)
    }
  }

  /// A call in progress, and the layer that runs.
  public struct ActiveCall<Function> {
    /// The layer; read it in place, `switch call.layer.pointee { case let layer: … }`.
    public let layer: UnsafePointer<LayerBox<Function>>
    @usableFromInline let retained: Unmanaged<AnyObject>?

    @usableFromInline
    init(layer: UnsafePointer<LayerBox<Function>>, retained: Unmanaged<AnyObject>?) {
      self.layer = layer
      self.retained = retained
    }

    /// A call that keeps its layer itself, for it may end on another thread.
    init(running node: LayerNode) {
      self.init(
        layer: UnsafePointer(node.box.assumingMemoryBound(to: LayerBox<Function>.self)),
        retained: Unmanaged<AnyObject>.passRetained(node)
      )
    }

    /// Ends the call: a layer that was removed meanwhile is freed.
    @inlinable
    @inline(__always)
    public func leave() {
      if let retained { retained.release() } else { pliant_leave() }
    }
  }

  /// The entry points of one handle: as many implementations can be bent through it.
  ///
  /// `Failure` is what the declaration throws, by which its closures can name it.
  public struct EntryPoints<Function, Failure: Error>: Sendable {
    public let first = EntryPoint<Function>()
    public let second = EntryPoint<Function>()
    public let third = EntryPoint<Function>()
    public let fourth = EntryPoint<Function>()

    init() {}

    var all: [EntryPoint<Function>] { [first, second, third, fourth] }
  }

  /// How an expansion names the types that its entries are inferred to have.
  public protocol Entries {
    associatedtype Function
    associatedtype Failure: Error
    static var pliantPoints: EntryPoints<Function, Failure> { get }
  }
}
