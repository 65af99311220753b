public import CPliant

extension __Pliant {
  /// A call in progress, and the layer that runs.
  public struct ActiveCall<Function> {
    /// The layer; read it in place, `switch call.layer.pointee { case let layer: … }`.
    public let layer: UnsafePointer<LayerBox<Function>>
    /// The stack that the call came through; nil for a call that a layer passes on.
    @usableFromInline let stack: UnsafeMutablePointer<pliant_stack>?
    /// Where the receiver is.
    @usableFromInline let place: UnsafeRawPointer?
    /// The address that the call borrows, with 2 added if that covers a stack, or, with 1 added, of
    /// the object that it retains, or 1 if it does neither: a single word, because it is kept over
    /// the call.
    @usableFromInline let hold: UInt

    @usableFromInline
    init(
      layer: UnsafePointer<LayerBox<Function>>,
      stack: UnsafeMutablePointer<pliant_stack>?,
      place: UnsafeRawPointer?,
      hold: UInt
    ) {
      self.layer = layer
      self.stack = stack
      self.place = place
      self.hold = hold
    }

    /// Creates a call that keeps its layer itself, because it may end on another thread.
    init(
      running node: LayerNode,
      stack: UnsafeMutablePointer<pliant_stack>? = nil,
      place: UnsafeRawPointer? = nil,
      keeping object: AnyObject? = nil
    ) {
      self.init(
        layer: UnsafePointer(node.box.assumingMemoryBound(to: LayerBox<Function>.self)),
        stack: stack,
        place: place,
        hold: UInt(bitPattern: Unmanaged<AnyObject>.passRetained(object ?? node).toOpaque()) + 1
      )
    }

    /// Returns the receiver; read it in place,
    /// `switch call.receiver(as: T.self).pointee { case let receiver: … }`.
    @inlinable
    @inline(__always)
    public func receiver<Receiver>(
      as _: Receiver.Type
    ) -> UnsafePointer<Borrowed<Receiver>> {
      // SAFETY: a receiver of the handle's type is there for as long as the call lasts, because the
      // handle's `Convention` was compared with the declaration's. Of a type without a size nothing
      // is read, and the compiler may pass no address.
      (MemoryLayout<Receiver>.size == 0
        ? UnsafeRawPointer(bitPattern: MemoryLayout<Receiver>.alignment) : place).unsafelyUnwrapped
        .assumingMemoryBound(to: Borrowed<Receiver>.self)
    }

    /// Returns the value that a mutating method was called on.
    @inlinable
    @inline(__always)
    public func inoutReceiver<Value>(as _: Value.Type) -> UnsafeMutablePointer<Value> {
      // SAFETY: a mutating method's self is the address of its `inout`, there while the call lasts.
      UnsafeMutableRawPointer(
        mutating: (MemoryLayout<Value>.size == 0
          ? UnsafeRawPointer(bitPattern: MemoryLayout<Value>.alignment) : place).unsafelyUnwrapped
      ).assumingMemoryBound(to: Value.self)
    }

    /// Returns whether a layer's answer has the class that the call asked for.
    ///
    /// A call of an initializer asks for an object of the class that was called; a layer may have
    /// made one of the declaring class.
    @inlinable
    @inline(__always)
    public func accepts<Answer>(_ answer: Answer) -> Bool {
      // A value that can be copied bit by bit holds no object.
      if _isPOD(Answer.self) { return true }
      guard let declaring = stack.unsafelyUnwrapped.pointee.returned else { return true }
      // SAFETY: such a call has a class or an object as its receiver; an object's first word is its
      // class.
      var called = place.unsafelyUnwrapped.load(as: UnsafeRawPointer.self)
      if stack.unsafelyUnwrapped.pointee.receiver_kind == PLIANT_OBJECT {
        called = called.load(as: UnsafeRawPointer.self)
      }
      return called == declaring || __Pliant.isInstance(answer, of: called)
    }

    /// The function under all layers; read it in place.
    public var original: UnsafePointer<LayerBox<Function>> {
      // SAFETY: as in `node(_:_:)`; an installed stack has an original, of the handle's type.
      let owner = Unmanaged<LayerStack>.fromOpaque(
        pliant_stack_owner(stack.unsafelyUnwrapped).unsafelyUnwrapped
      )
      let box = owner._withUnsafeGuaranteedRef { $0.bottom.unsafelyUnwrapped.box }
      return UnsafePointer(box.assumingMemoryBound(to: LayerBox<Function>.self))
    }

    /// Lets originals of an async static or initializer find the class that was called.
    public func run<Result, Failure>(
      _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
      guard let stack, let type = place?.load(as: UInt.self),
        stack.pointee.passes_class
      else { return try await body() }
      let call = StaticCalls.Call(
        stack: UInt(bitPattern: stack),
        type: type,
        outer: StaticCalls.innermost
      )
      let result = await StaticCalls.$innermost.withValue(call) {
        () async -> Swift.Result<Result, Failure> in
        do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
      }
      return try result.get()
    }

    /// Consumes an argument that was passed owned, though the entry's type says that it is
    /// borrowed.
    ///
    /// NB: a pack, because an existential that is passed to a plain generic parameter is opened,
    /// and its content would be released in its place.
    @inlinable
    @inline(__always)
    public func take<each Value>(_ value: repeat each Value, at index: UInt64) {
      if stack.unsafelyUnwrapped.pointee.consumed >> index & 1 != 0 {
        repeat __Pliant.release(each value)
      }
    }

    /// Ignores a closure that does not outlive the call, and so has no owner.
    @_disfavoredOverload
    public func take<each Argument, Result>(
      _ closure: (repeat each Argument) async throws -> Result,
      at index: UInt64
    ) {}

    /// Keeps an argument that was passed borrowed, though the entry's type says that it consumes
    /// it.
    @inlinable
    @inline(__always)
    public func keep<each Value>(_ value: repeat each Value, at index: UInt64) {
      if stack.unsafelyUnwrapped.pointee.borrowed >> index & 1 != 0 {
        repeat __Pliant.retain(each value)
      }
    }

    /// Ignores a closure that does not outlive the call, and so has no owner.
    @_disfavoredOverload
    public func keep<each Argument, Result>(
      _ closure: (repeat each Argument) async throws -> Result,
      at index: UInt64
    ) {}

    /// Ends the call and frees its layer if that was removed meanwhile.
    @inlinable
    @inline(__always)
    public func leave() {
      // SAFETY: `hold` is one of them, and this is its only use.
      if hold & 3 == 0 {
        pliant_leave(UnsafeMutablePointer(bitPattern: hold).unsafelyUnwrapped)
      } else if hold != UInt(PLIANT_KEPT_BY_STACK) {
        Self.end(hold)
      }
    }

    @usableFromInline
    static func end(_ hold: UInt) {
      if hold & UInt(PLIANT_COVERING) != 0 {
        let borrow = hold - UInt(PLIANT_COVERING)
        pliant_leave_chain(UnsafeMutablePointer(bitPattern: borrow).unsafelyUnwrapped)
      } else {
        Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: hold - 1).unsafelyUnwrapped)
          .release()
      }
    }
  }

  /// A closure or a receiver that is read in place.
  public struct Borrowed<Value>: ~Copyable {
    public let value: Value
  }
}
