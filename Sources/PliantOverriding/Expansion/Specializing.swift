import CPliant
import PliantHooks

/// Marks a type that stands for a parameter of a generic function, in the types of a handle.
///
/// ```swift
/// #method(Store.load(_:from:) as (Store) -> (Generic<Order>.Type, Data) throws -> Generic<Order>)
/// ```
///
/// It is the type itself, and tells the macro where the function is generic.
public typealias Generic<T> = T

extension __Pliant {
  /// A type in the place of a parameter, in the type that a specialization's symbol is compared
  /// with.
  public struct Mark<Value> {}

  /// A type in the place of what a probe returns besides its result.
  public struct Other {}

  /// One specialization of a generic function.
  public struct Specialized: Sendable {
    let pattern: any Any.Type
    let types: [any Any.Type]
    let probe: Entry
    let valueProbe: Entry?
    /// Whether the receiver is marked itself: a type that conforms to the protocol whose extension
    /// has the member.
    let isConformer: Bool

    /// The probes note the word behind their arguments; the other has a value's receiver before it.
    public init(
      pattern: any Any.Type,
      types: [any Any.Type],
      probe: Entry,
      valueProbe: Entry? = nil,
      isConformer: Bool = false
    ) {
      self.pattern = pattern
      self.types = types
      self.probe = probe
      self.valueProbe = valueProbe
      self.isConformer = isConformer
    }

    /// Returns the specialization as the finder of hooks takes it; nil if the probe has a context.
    func specialization(at place: ReceiverPlace) -> Specialization? {
      let probe = place == .argument ? valueProbe ?? probe : probe
      guard let words = probe.words, words.context == nil else { return nil }
      return Specialization(
        pattern: pattern,
        mark: Mark<Void>.self,
        types: types,
        probe: UInt(bitPattern: words.function),
        isAddress: place == .context,
        isConformer: isConformer
      )
    }
  }

  /// The type of a closure in a struct.
  public static func pattern<Natural, Function>(_: (Natural) -> Function) -> any Any.Type {
    Function.self
  }

  /// Ends a probe with a word that it was passed.
  public static func note(_ word: UInt) -> Never { pliant_note_word(UInt64(word)) }

  /// The words that a specialization's calls have behind their arguments.
  public struct HiddenWords: Sendable {
    public let w0, w1, w2, w3, w4, w5: UInt

    /// A call that has fewer words passes zeros behind them, which nobody reads.
    init(_ words: [UInt]) {
      func word(_ index: Int) -> UInt { index < words.count ? words[index] : 0 }
      (w0, w1, w2) = (word(0), word(1), word(2))
      (w3, w4, w5) = (word(3), word(4), word(5))
    }
  }
}

extension __Pliant.OriginalFunction {
  /// The words to pass behind the arguments of a specialization.
  @inlinable
  public var hidden: __Pliant.HiddenWords {
    // SAFETY: the initializer of a specialization's original made them, and nothing frees them.
    UnsafePointer<__Pliant.HiddenWords>(bitPattern: hiddenWords).unsafelyUnwrapped.pointee
  }
}

extension __Pliant.OriginalFunction {
  /// Calls a member of a protocol's extension on an object, or on a value.
  @inlinable
  public func call<Receiver, Natural, Result, Failure>(
    conformer receiver: Receiver,
    as _: Natural.Type,
    _ body: (borrowing __Pliant.Borrowed<Natural>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isReference else { return try call(on: receiver, as: Natural.self, body) }
    return try withUnsafePointer(to: receiver) { receiver throws(Failure) in
      try call(receiver: UnsafeRawPointer(receiver), as: Natural.self, body)
    }
  }

  /// Returns the closure for a call on an object, or on a value.
  public func retaining<Receiver, Natural>(
    conformer receiver: Receiver,
    as _: Natural.Type
  ) -> Natural {
    isReference
      ? forwarding(AsyncValue(receiver))
      : retaining(receiver, as: Natural.self)
  }
}

// MARK: - Places

extension __Pliant {
  /// The part of a function's type that is one parameter, or the result.
  public protocol Placed {
    associatedtype PliantPlace: Sendable
    static var pliantPlace: PliantPlace { get }
  }

  /// A place that names no parameter.
  public struct Concrete<T>: Sendable { public typealias In<G> = T }
  public struct Parameter: Sendable { public typealias In<G> = G }
  public struct ParameterType: Sendable { public typealias In<G> = G.Type }
  public struct OptionalParameter: Sendable { public typealias In<G> = G? }
  public struct ArrayOfParameter: Sendable { public typealias In<G> = [G] }
  public struct DictionaryOfParameter<Key: Hashable>: Sendable {
    public typealias In<G> = [Key: G]
  }
  public struct ResultOfParameter<Failure: Error>: Sendable {
    public typealias In<G> = Result<G, Failure>
  }

  /// Tells which places of a function's type a type has.
  public struct Places<G> {
    public init() {}

    public func at(_: Token<G>) -> Parameter { Parameter() }
    public func at(_: Token<G.Type>) -> ParameterType { ParameterType() }
    public func at(_: Token<G?>) -> OptionalParameter { OptionalParameter() }
    public func at(_: Token<[G]>) -> ArrayOfParameter { ArrayOfParameter() }
    public func at<Key>(_: Token<[Key: G]>) -> DictionaryOfParameter<Key> {
      DictionaryOfParameter()
    }
    public func at<Failure>(_: Token<Result<G, Failure>>) -> ResultOfParameter<Failure> {
      ResultOfParameter()
    }
    @_disfavoredOverload
    public func at<T>(_: Token<T>) -> Concrete<T> { Concrete() }
  }
}
