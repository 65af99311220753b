public import CPliant
import PliantHooks
import PliantImages

extension __Pliant {
  /// The program's own function, under all layers.
  public struct OriginalFunction: Sendable {
    /// The function, or the word that holds what was in a dynamic one's cell.
    @usableFromInline let address: UInt
    /// The dynamic function, which asks its cell again unless the runtime keeps it from that; 0 if
    /// the address is the function itself, and 1 if it is that of a `WitnessSubject`.
    @usableFromInline let replaceable: UInt
    /// The class that statics and initializers are called on; 0 if there is none.
    @usableFromInline let type: UInt
    /// The class that the class of another's call must be, or inherit from, for this to run on it;
    /// 0 if any class will do.
    @usableFromInline let bound: UInt
    /// The stack of layers that its calls come through; 0 if that is not of interest.
    @usableFromInline let stack: UInt
    /// The arguments that it consumes, though it seems to borrow them.
    @usableFromInline let consumed: UInt64
    /// The arguments that it borrows, though it seems to consume them.
    @usableFromInline let borrowed: UInt64
    @usableFromInline let stackWords: UInt64
    /// The address of a specialization's `HiddenWords`, which are kept for ever; 0 if it is none.
    @usableFromInline let hiddenWords: UInt
    /// Whether it is passed the address of a reference to an object.
    @usableFromInline let isReference: Bool

    /// The function is the handle's type of function.
    init(
      _ original: Implementation.Original,
      ofWitness witness: WitnessSubject? = nil,
      of function: Any.Type,
      type: UInt = 0,
      under bound: UInt = 0,
      stack: UInt = 0,
      consumed: UInt64 = 0,
      borrowed: UInt64 = 0,
      hidden words: [UInt]? = nil,
      isReference: Bool = false
    ) {
      self.isReference = isReference
      if let words {
        let memory = UnsafeMutablePointer<HiddenWords>.allocate(capacity: 1)
        memory.initialize(to: HiddenWords(words))
        hiddenWords = UInt(bitPattern: memory)
      } else {
        hiddenWords = 0
      }
      stackWords = UInt64(FunctionType.stackWords(of: function) + (words == nil ? 0 : 8))
      self.bound = bound
      self.stack = stack
      self.consumed = consumed
      self.borrowed = borrowed
      switch original {
      case _ where witness != nil:
        address = witness.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
        replaceable = 1
      case .direct(let function):
        address = function
        replaceable = 0
      case .saved(let word, let function):
        address = word
        replaceable = function
      }
      self.type = type
    }

    /// Calls the function on an object, which is borrowed for the call.
    @_transparent
    public func call<Natural, Result, Failure>(
      on receiver: AnyObject,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let context = UnsafeRawPointer(Unmanaged.passUnretained(receiver).toOpaque())
      if replaceable == 1 { return try callWitness(on: receiver, body) }
      return try call(context: context, as: Natural.self, body)
    }

    /// Calls the function on an object, or on a value that its methods get by address.
    @_transparent
    @_disfavoredOverload  // if it is known to be an object
    public func call<Receiver, Natural, Result, Failure>(
      on receiver: Receiver,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      if replaceable == 1 { return try callWitness(on: receiver, body) }
      if Receiver.self is AnyClass {
        return try call(on: unsafeBitCast(receiver, to: AnyObject.self), as: Natural.self, body)
      }
      return try withUnsafePointer(to: receiver) { receiver throws(Failure) in
        try call(receiver: UnsafeRawPointer(receiver), as: Natural.self, body)
      }
    }

    /// Calls the function on a type: it is passed a class, but not the type of a value.
    @_transparent
    public func call<Natural, Result, Failure>(
      onType type: Any.Type,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      guard let type = type as? AnyClass else {
        return try call(context: nil, as: Natural.self, body)
      }
      let receiver = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return try call(receiver: receiver, as: Natural.self, body)
    }

    /// Calls a function, a static or an initializer.
    @_transparent
    public func call<Natural, Result, Failure>(
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      guard type != 0 else { return try call(context: nil, as: Natural.self, body) }
      return try call(receiver: callee, as: Natural.self, body)
    }

    /// The class of the call within which this is called, or the handle's outside of any call; for
    /// an initializer the object that it is to fill.
    @usableFromInline
    var callee: UnsafeRawPointer {
      let stack = UnsafePointer<pliant_stack>(bitPattern: stack).unsafelyUnwrapped
      if stack.pointee.receiver_kind == PLIANT_PARTIAL { return pliant_take_partial(stack) }
      if let called = StaticCalls.type(of: stack) ?? pliant_current_self(stack),
        bound == 0 || ClassMetadata(called).ancestry.contains(where: { $0.address == bound })
      {
        return called
      }
      return UnsafeRawPointer(bitPattern: type).unsafelyUnwrapped
    }

    /// Calls a mutating method on a value.
    @_transparent
    public func call<Value, Natural, Result, Failure>(
      mutating value: inout Value,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      // SAFETY: the pointer is the `inout` itself and is used within this call alone.
      try withUnsafeMutablePointer(to: &value) { value throws(Failure) in
        try call(receiver: UnsafeRawPointer(value), as: Natural.self, body)
      }
    }

    /// Returns the closure for a call that may suspend, which keeps the receiver itself.
    @inlinable
    @inline(__always)
    public func retaining<Natural>(_ receiver: AnyObject, as _: Natural.Type) -> Natural {
      if replaceable == 1 { return witness(of: receiver) }
      let context = UnsafeRawPointer(Unmanaged.passUnretained(receiver).toOpaque())
      // SAFETY: as in `Entry`; the cast makes a copy, which retains the context as any copy of a
      // closure does.
      return withExtendedLifetime(receiver) {
        unsafeBitCast(FunctionWords(function: function, context: context), to: Natural.self)
      }
    }

    /// Returns the closure for a call on an object, or on a value that its methods get by address.
    @_disfavoredOverload  // if it is known to be an object
    public func retaining<Receiver, Natural>(_ receiver: Receiver, as _: Natural.Type) -> Natural {
      if replaceable == 1 { return witness(of: receiver) }
      if Receiver.self is AnyClass {
        return retaining(unsafeBitCast(receiver, to: AnyObject.self), as: Natural.self)
      }
      return forwarding(AsyncValue(receiver))
    }

    /// Returns the closure for a call on a value that it changes.
    public func retaining<Value, Natural>(
      mutating value: inout Value,
      as _: Natural.Type
    ) -> Natural {
      // SAFETY: the caller passes its own `inout` parameter; its address stays until that returns.
      forwarding(AsyncReceiver(withUnsafeMutablePointer(to: &value) { UnsafeRawPointer($0) }))
    }

    /// Returns the closure for a call on a type: a class, or that of a value.
    public func retaining<Natural>(type: Any.Type, as _: Natural.Type) -> Natural {
      guard let type = type as? AnyClass else { return free() }
      return forwarding(AsyncReceiver(unsafeBitCast(type, to: UnsafeRawPointer.self)))
    }

    /// Returns the closure for a call of a function, a static or an initializer.
    public func retaining<Natural>(as _: Natural.Type) -> Natural {
      type == 0 ? free() : forwarding(AsyncReceiver(callee))
    }

    private func free<Natural>() -> Natural {
      // SAFETY: as in `Entry`.
      unsafeBitCast(FunctionWords(function: function, context: nil), to: Natural.self)
    }

    /// Retains an argument that the function consumes though its type here says that it borrows it.
    @inlinable
    @inline(__always)
    public func give<each Value>(_ value: repeat each Value, at index: UInt64) {
      if consumed >> index & 1 != 0 { repeat __Pliant.retain(each value) }
    }

    /// Ignores a closure that does not outlive the call, and so has no owner.
    @_disfavoredOverload
    public func give<each Argument, Result>(
      _ closure: (repeat each Argument) async throws -> Result,
      at index: UInt64
    ) {}

    /// Releases, after a call, an argument that the function borrowed though its type here says
    /// that it consumes it.
    @inlinable
    @inline(__always)
    public func takeBack<each Value>(_ value: repeat each Value, at index: UInt64) {
      if borrowed >> index & 1 != 0 { repeat __Pliant.release(each value) }
    }

    /// Ignores a closure that does not outlive the call, and so has no owner.
    @_disfavoredOverload
    public func takeBack<each Argument, Result>(
      _ closure: (repeat each Argument) async throws -> Result,
      at index: UInt64
    ) {}

    /// Calls it on a receiver that is no object, and so can be no closure's context.
    @usableFromInline
    @_transparent
    func call<Natural, Result, Failure>(
      receiver: UnsafeRawPointer,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      var standIn = pliant_stand_in()
      pliant_stand_in_init(&standIn, receiver, stackWords)
      // SAFETY: it lives for the call, and its head is an object's, whose count never gets to 0.
      return try withUnsafeMutablePointer(to: &standIn) { standIn throws(Failure) in
        let entry = pliant_stand_in_function()
        standIn.pointee.function = function
        return try call(
          FunctionWords(function: entry, context: UnsafeRawPointer(standIn)),
          as: Natural.self,
          body
        )
      }
    }

    @usableFromInline
    @_transparent
    func call<Natural, Result, Failure>(
      context: UnsafeRawPointer?,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try call(FunctionWords(function: function, context: context), as: Natural.self, body)
    }

    @usableFromInline
    @_transparent
    func call<Natural, Result, Failure>(
      _ words: FunctionWords,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      // SAFETY: a `Borrowed<Natural>` is the two words of its closure. It is borrowed and never
      // destroyed; a debug build's copies of it retain an object or a stand-in, and release that.
      try withUnsafePointer(to: words) { words throws(Failure) in
        try body(UnsafeRawPointer(words).assumingMemoryBound(to: Borrowed<Natural>.self).pointee)
      }
    }

    /// Asking for the original of a dynamic function sets a flag that the next dynamic function
    /// consumes: nothing may run between this and the call.
    ///
    /// A replacement that the program has itself would leave it to whatever dynamic function comes
    /// next.
    @inlinable
    @inline(__always)
    var function: UnsafeRawPointer? {
      guard replaceable != 0 else { return UnsafeRawPointer(bitPattern: address) }
      // SAFETY: `address` is that of a word which `Implementation.makeOriginal` never frees.
      let saved = UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: address).unsafelyUnwrapped
      let content = pliant_load(saved)
      return UInt(bitPattern: content) == replaceable ? swift_getOrigOfReplaceable(saved) : content
    }

    /// The original's code, without setting the flag.
    var code: UnsafeRawPointer? {
      guard replaceable != 0 else { return UnsafeRawPointer(bitPattern: address) }
      return UnsafeRawPointer(bitPattern: address).flatMap { pliant_load($0) }
    }
  }
}
