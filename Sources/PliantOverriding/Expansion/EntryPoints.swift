extension __Pliant {
  /// Where an entry's closure finds the receiver.
  enum ReceiverPlace {
    /// The register for self: a reference, or an address.
    case context
    /// The closure's last argument.
    case argument
  }

  /// One way to write the entry of a handle, and its original; how the receiver's type is passed
  /// decides which of a handle's shapes fits.
  public struct Shape<Function>: @unchecked Sendable {
    // SAFETY: constant; its functions capture nothing.
    enum Code {
      case plain(() -> Entry)
      case suspending((Frame) -> Entry)
    }

    let code: Code
    let original: (OriginalFunction) -> Function
    /// Closures that tell how a value is passed; nil if the receiver is in the register for self.
    let probes: ReceiverProbes?

    var place: ReceiverPlace { probes == nil ? .context : .argument }
  }

  /// Closures that the compiler passes a value to, and takes one from, as to and from its methods.
  struct ReceiverProbes {
    /// Takes the receiver and then a mark of each kind, which it returns.
    let marked: () -> Entry
    /// Returns the word that it takes, and no receiver.
    let answered: () -> Entry

    init?(_ marked: (() -> Entry)?, _ answered: (() -> Entry)?) {
      guard let marked, let answered else { return nil }
      (self.marked, self.answered) = (marked, answered)
    }
  }

  /// The function type of a handle, which its closures are checked against.
  ///
  /// An expansion has one, `pliantPoints`, and makes everything through it, so that the function
  /// type is known before the closures are checked. It is empty, so that an entry that captures it
  /// has no context.
  public struct EntryPoints<Function>: Sendable {
    /// Makes a function that finds the layer to run at every call.
    public typealias Forward = (__Pliant.NextLayer<Function>) -> Function

    /// Returns the call that has just come through a thunk; use it before anything else in an
    /// entry.
    @inlinable
    @inline(__always)
    public func arrived() -> ActiveCall<Function> { .arrived() }

    /// Returns the call that an async entry was made for.
    @inlinable
    @inline(__always)
    public func arrived(_ frame: Frame) -> ActiveCall<Function> { .arrived(frame) }
  }
}

extension __Pliant.EntryPoints {
  /// Returns an entry that finds its receiver, if it has any, in the register for self; or with the
  /// closures of a value's probes, one that takes the receiver as its last argument.
  public func shape(
    entry: @escaping () -> __Pliant.Entry,
    marked: (() -> __Pliant.Entry)? = nil,
    answered: (() -> __Pliant.Entry)? = nil,
    original: @escaping (__Pliant.OriginalFunction) -> Function
  ) -> __Pliant.Shape<Function> {
    __Pliant.Shape(
      code: .plain(entry),
      original: original,
      probes: __Pliant.ReceiverProbes(marked, answered)
    )
  }

  /// Returns an entry of a function that suspends.
  public func shape(
    suspendingEntry entry: @escaping (__Pliant.Frame) -> __Pliant.Entry,
    marked: (() -> __Pliant.Entry)? = nil,
    answered: (() -> __Pliant.Entry)? = nil,
    original: @escaping (__Pliant.OriginalFunction) -> Function
  ) -> __Pliant.Shape<Function> {
    __Pliant.Shape(
      code: .suspending(entry),
      original: original,
      probes: __Pliant.ReceiverProbes(marked, answered)
    )
  }
}
