public import CPliant
internal import PliantJoints

extension PliantExpansion {
  /// The words of a closure: its function, and the register that it is called with.
  public struct FunctionWords: @unchecked Sendable {
    // SAFETY: two words that stand for code, and for an object that somebody else keeps.
    @usableFromInline let function: UnsafeRawPointer?
    @usableFromInline let context: UnsafeRawPointer?

    /// Reads them from a struct whose only field is the closure, at its natural abstraction.
    public init<Natural>(_ natural: Natural) {
      guard MemoryLayout<Natural>.size == MemoryLayout<FunctionWords>.size else {
        function = nil
        context = nil
        return
      }
      // SAFETY: both are two words; a closure is a function and a context.
      self = unsafeBitCast(natural, to: FunctionWords.self)
    }

    @usableFromInline
    init(function: UnsafeRawPointer?, context: UnsafeRawPointer?) {
      self.function = function
      self.context = context
    }
  }

  /// What the program itself wrote, under all layers.
  public struct OriginalFunction: Sendable {
    /// The function, or the word that holds what was in a dynamic one's cell.
    @usableFromInline let address: UInt
    /// The dynamic function, which asks its cell again unless the runtime keeps it from that; 0 where the
    /// address is the function itself.
    @usableFromInline let replaceable: UInt
    /// The class that statics and initializers are called on; 0 where there is none.
    @usableFromInline let type: UInt
    @usableFromInline let stackWords: UInt64

    /// The function is the handle's type of function.
    init(_ original: Implementation.Original, of function: Any.Type, type: UInt = 0) {
      stackWords = UInt64(FunctionType.stackWords(of: function))
      switch original {
      case .direct(let function):
        address = function
        replaceable = 0
      case .saved(let word, let function):
        address = word
        replaceable = function
      }
      self.type = type
    }

    /// Calls it on an object, which is borrowed for the call.
    @inlinable
    @inline(__always)
    public func call<Natural, Result, Failure>(
      on receiver: AnyObject,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let context = UnsafeRawPointer(Unmanaged.passUnretained(receiver).toOpaque())
      return try call(context: context, as: Natural.self, body)
    }

    /// Calls it on a class.
    @inlinable
    @inline(__always)
    public func call<Natural, Result, Failure>(
      on type: AnyClass,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let receiver = unsafeBitCast(type, to: UnsafeRawPointer.self)
      return try call(receiver: receiver, as: Natural.self, body)
    }

    /// Calls a function, a static or an initializer.
    @inlinable
    @inline(__always)
    public func call<Natural, Result, Failure>(
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      guard let type = UnsafeRawPointer(bitPattern: type) else {
        return try call(context: nil, as: Natural.self, body)
      }
      return try call(receiver: type, as: Natural.self, body)
    }

    /// Calls a mutating method of a value.
    @inlinable
    @inline(__always)
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

    /// The closure for a call that may suspend: it keeps the receiver itself.
    @inlinable
    @inline(__always)
    public func retaining<Natural>(_ receiver: AnyObject, as _: Natural.Type) -> Natural {
      let context = UnsafeRawPointer(Unmanaged.passUnretained(receiver).toOpaque())
      // SAFETY: as in `FunctionWords`; the cast makes a copy, which retains the context as any copy of a
      // closure does.
      return withExtendedLifetime(receiver) {
        unsafeBitCast(FunctionWords(function: function, context: context), to: Natural.self)
      }
    }

    /// The same for a function, or a static of a value: there is no context.
    ///
    /// A class would have to be one, and a closure's context must be an object.
    @inlinable
    @inline(__always)
    public func retaining<Natural>(as _: Natural.Type) -> Natural {
      unsafeBitCast(FunctionWords(function: function, context: nil), to: Natural.self)
    }

    /// Calls it on a receiver that is no object, and so can be no closure's context.
    @inlinable
    @inline(__always)
    func call<Natural, Result, Failure>(
      receiver: UnsafeRawPointer,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      var standIn = pliant_stand_in()
      pliant_stand_in_init(&standIn, receiver, stackWords)
      // SAFETY: it lives for the call, and its head is an object's, whose count never gets to 0.
      return try withUnsafeMutablePointer(to: &standIn) { standIn throws(Failure) in
        let entry = pliant_stand_in_entry()
        standIn.pointee.function = function
        return try call(
          FunctionWords(function: entry, context: UnsafeRawPointer(standIn)),
          as: Natural.self,
          body
        )
      }
    }

    @inlinable
    @inline(__always)
    func call<Natural, Result, Failure>(
      context: UnsafeRawPointer?,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try call(FunctionWords(function: function, context: context), as: Natural.self, body)
    }

    @inlinable
    @inline(__always)
    func call<Natural, Result, Failure>(
      _ words: FunctionWords,
      as _: Natural.Type,
      _ body: (borrowing Borrowed<Natural>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      // SAFETY: a `Borrowed<Natural>` is the two words of its closure. It is borrowed and never
      // destroyed; what a debug build copies of it retains an object or a stand-in, and releases that.
      try withUnsafePointer(to: words) { words throws(Failure) in
        try body(UnsafeRawPointer(words).assumingMemoryBound(to: Borrowed<Natural>.self).pointee)
      }
    }

    /// Asking for the original of a dynamic function sets a flag that the next dynamic function
    /// consumes: nothing may run between this and the call.
    ///
    /// A replacement that the program has itself would leave it to whatever dynamic function comes next.
    @inlinable
    @inline(__always)
    var function: UnsafeRawPointer? {
      guard replaceable != 0 else { return UnsafeRawPointer(bitPattern: address) }
      // SAFETY: `address` is that of a word which `Implementation.makeOriginal` never frees.
      let saved = UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: address).unsafelyUnwrapped
      let content = pliant_load(saved)
      return UInt(bitPattern: content) == replaceable ? swift_getOrigOfReplaceable(saved) : content
    }
  }

  /// A closure that is called in place.
  public struct Borrowed<Natural>: ~Copyable {
    public let function: Natural
  }
}
