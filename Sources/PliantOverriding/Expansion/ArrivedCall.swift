public import CPliant

extension __Pliant.ActiveCall {
  /// Returns the call that has just come through a thunk; use it before anything else in an entry.
  @inlinable
  @inline(__always)
  public static func arrived() -> Self {
    let arrival = pliant_arrive()
    let stack = pliant_stack_of(arrival)
    let entered = pliant_enter(stack, arrival.receiver, arrival.frame)
    guard let layer = entered.layer else { return keeping(stack, arrival.receiver, arrival.frame) }
    return Self(
      layer: layer.assumingMemoryBound(to: __Pliant.LayerBox<Function>.self),
      stack: stack,
      place: entered.receiver,
      hold: UInt(bitPattern: entered.borrow)
    )
  }

  /// Returns the call that an async entry was made for.
  public static func arrived(_ frame: __Pliant.Frame) -> Self {
    let stack = frame.stack
    if let witness = stack.pointee.witness {
      let kept = WitnessArrival(witness, frame.receiver, node(stack, frame.receiver))
      return Self(running: kept.node, stack: stack, place: kept.place, keeping: kept)
    }
    // The word of an object or a class is in the frame, which lasts as long as the call; a value
    // stays where it is.
    let place = stack.pointee.receiver_kind == PLIANT_ADDRESS ? frame.receiver : frame.place
    return Self(running: node(stack, frame.receiver), stack: stack, place: place)
  }

  /// Finds the layer for a call whose task has layers of its own, that is nested too deep, or that
  /// is to fill an object.
  @usableFromInline
  static func keeping(
    _ stack: UnsafeMutablePointer<pliant_stack>,
    _ receiver: UnsafeRawPointer?,
    _ frame: UInt
  ) -> Self {
    if endsStack(stack, frame) { stop(stack) }
    if let witness = stack.pointee.witness {
      let kept = WitnessArrival(witness, receiver, node(stack, receiver))
      return Self(running: kept.node, stack: stack, place: kept.place, keeping: kept)
    }
    let kept = KeptArrival(stack, receiver, frame, node(stack, receiver))
    let place = stack.pointee.receiver_kind == PLIANT_ADDRESS ? receiver : kept.place
    return Self(running: kept.node, stack: stack, place: place, keeping: kept)
  }

  /// Whether calls through `stack` within each other have used up the thread's stack, but for the
  /// room to say so.
  private static func endsStack(
    _ stack: UnsafeMutablePointer<pliant_stack>,
    _ frame: UInt
  ) -> Bool {
    let thread = pliant_thread_get()
    if !thread.pointee.knows_stack { _ = pliant_callers_now() }
    let (start, end) = thread.pointee.stack
    // Another stack than the thread's is below its start, or above its end.
    guard frame &- start < min(128 &<< 10, (end - start) / 4) else { return false }
    var (calls, next) = (0, thread.pointee.kept)
    while let kept = next {
      if kept.pointee.stack == UnsafeRawPointer(stack) { calls += 1 }
      next = kept.pointee.next
    }
    return calls >= 64
  }

  private static func stop(_ stack: UnsafeMutablePointer<pliant_stack>) -> Never {
    // SAFETY: as in `node`.
    let owner = Unmanaged<LayerStack>.fromOpaque(pliant_stack_owner(stack).unsafelyUnwrapped)
    let declaration = owner._withUnsafeGuaranteedRef(\.declaration)
    fatalError(
      "'\(declaration)' is called within itself until the thread's stack ends: what replaces it "
        + "calls it, maybe by way of another function. To run the original, use 'around:' or 'wrap'"
    )
  }

  private static func node(
    _ stack: UnsafeMutablePointer<pliant_stack>,
    _ receiver: UnsafeRawPointer?
  ) -> LayerNode {
    if pliant_stack_flags(stack) & UInt32(PLIANT_COUNT_CALLS) != 0 { pliant_count_call(stack) }
    // SAFETY: an entry is only installed once its stack owns the head; stacks live for ever.
    let owner = Unmanaged<LayerStack>.fromOpaque(pliant_stack_owner(stack).unsafelyUnwrapped)
    let subject = Receiver(stack.pointee.receiver_kind, receiver)
    // A subclass's object is filled by the code that its own initializer calls.
    if stack.pointee.receiver_kind == PLIANT_PARTIAL,
      !pliant_is_initialized(stack, receiver.unsafelyUnwrapped),
      let bottom = owner._withUnsafeGuaranteedRef({ $0.bottom })
    {
      return bottom
    }
    guard let node = owner._withUnsafeGuaranteedRef({ $0.implementation(for: subject) }) else {
      preconditionFailure("an installed entry has an original at the bottom of its stack")
    }
    return node
  }
}

/// Keeps the layer and the receiver of a call that borrows neither.
private final class KeptArrival {
  let node: LayerNode
  private let kept: UnsafeMutablePointer<pliant_kept_arrival>
  /// The object in whose place layers make another.
  private let partial: UnsafeRawPointer?

  init(
    _ stack: UnsafeMutablePointer<pliant_stack>,
    _ receiver: UnsafeRawPointer?,
    _ frame: UInt,
    _ node: LayerNode
  ) {
    self.node = node
    if stack.pointee.receiver_kind == PLIANT_PARTIAL, let receiver,
      pliant_is_initialized(stack, receiver)
    {
      partial = receiver
    } else {
      partial = nil
    }
    kept = pliant_keep_arrival(receiver, stack, frame)
  }

  var place: UnsafeRawPointer { UnsafeRawPointer(kept) }

  deinit {
    pliant_drop_arrival(kept)
    if let partial { pliant_free_partial(partial) }
  }
}

extension __Pliant {
  /// The context of an async entry, which its thunk builds beside the call's own context.
  ///
  /// Its fields are those of `pliant_frame`.
  public final class Frame: @unchecked Sendable {
    // SAFETY: constant; it belongs to one call.
    private let context: UnsafeRawPointer?
    fileprivate let receiver: UnsafeRawPointer?

    /// Creates a frame with which an entry is made; nothing is called with it.
    init() {
      context = nil
      receiver = nil
    }

    // SAFETY: the context of a handle's slot is its stack, which lives for ever.
    fileprivate var stack: UnsafeMutablePointer<pliant_stack> {
      UnsafeMutableRawPointer(mutating: context.unsafelyUnwrapped)
        .assumingMemoryBound(to: pliant_stack.self)
    }

    // SAFETY: see `pliant_frame`.
    fileprivate var place: UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        + (MemoryLayout<pliant_frame>.offset(of: \.receiver) ?? 0)
    }

    static let prepare: Void = pliant_set_frame_class(
      unsafeBitCast(Frame.self as AnyClass, to: UnsafeRawPointer.self)
    )
  }
}
