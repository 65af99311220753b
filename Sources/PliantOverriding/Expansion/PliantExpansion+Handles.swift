import PliantJoints

extension PliantExpansion {
  /// What a macro knows of a declaration from how it is written.
  public struct Name: Sendable {
    public enum Kind: Sendable {
      case method
      case getter
      case setter
      case initializer
    }

    /// What the handle's function takes first.
    public enum Receiver: Sendable {
      /// An object, or a value.
      case instance
      /// A value, `inout`.
      case mutating
      /// A type.
      case type
      /// Nothing: a function's, a static's or an initializer's arguments are all.
      case none
    }

    let kind: Kind
    let isStatic: Bool?
    let base: String
    let labels: [String]?
    let receiver: Receiver

    public init(
      _ kind: Kind,
      _ base: String,
      labels: [String]?,
      isStatic: Bool? = false,
      receiver: Receiver
    ) {
      self.kind = kind
      self.isStatic = isStatic
      self.base = base
      self.labels = labels
      self.receiver = receiver
    }
  }

  /// The type of an expression, which is not evaluated: what a name refers to.
  public static func type<Value>(of _: @autoclosure () -> Value) -> Any.Type { Value.self }

  /// Where an entry's closure finds the receiver.
  enum ReceiverPlace {
    /// In the register for self: a reference, or an address.
    case context
    /// It is the closure's last argument.
    case argument
  }

  /// One way to write an entry: which fits depends on where the receiver's type is passed.
  public struct Shape<Function>: @unchecked Sendable {
    // SAFETY: constant; its functions capture nothing.
    enum Code {
      case plain(() -> Entry)
      case suspending((Frame) -> Entry)
    }

    let code: Code
    let place: ReceiverPlace
    let original: (OriginalFunction) -> Function
    /// What tells how a value is passed; nil where the receiver is in the register for self.
    let probes: ReceiverProbes?
  }

  /// Closures that the compiler passes a value to, and takes one from, as to and from its methods.
  struct ReceiverProbes {
    /// Takes the receiver and then a mark of each kind, which it returns.
    let marked: () -> Entry
    /// Returns the word that it takes, and no receiver.
    let answered: () -> Entry
  }

  /// The function types of a handle, which its closures are checked against.
  ///
  /// `Failure` is what the declaration throws, by which its closures can name it.
  public struct EntryPoints<Function, Failure: Error>: Sendable {
    public init() {}
  }

  /// How an expansion names the types that its entries are inferred to have.
  public protocol Entries {
    associatedtype Function
    associatedtype Failure: Error
    static var pliantPoints: EntryPoints<Function, Failure> { get }
  }
}

// On `EntryPoints`, so that the function type is known before the closures are checked.
extension PliantExpansion.EntryPoints {
  /// An entry that finds its receiver, if it has any, in the register for self.
  public func shape(
    entry: @escaping () -> PliantExpansion.Entry,
    original: @escaping (PliantExpansion.OriginalFunction) -> Function
  ) -> PliantExpansion.Shape<Function> {
    PliantExpansion.Shape(
      code: .plain(entry),
      place: .context,
      original: original,
      probes: nil
    )
  }

  /// The same for a function that suspends.
  public func shape(
    suspendingEntry entry: @escaping (PliantExpansion.Frame) -> PliantExpansion.Entry,
    original: @escaping (PliantExpansion.OriginalFunction) -> Function
  ) -> PliantExpansion.Shape<Function> {
    PliantExpansion.Shape(
      code: .suspending(entry),
      place: .context,
      original: original,
      probes: nil
    )
  }

  /// An entry that takes its receiver, a value, as its last argument.
  public func shape(
    valueEntry entry: @escaping () -> PliantExpansion.Entry,
    marked: @escaping () -> PliantExpansion.Entry,
    answered: @escaping () -> PliantExpansion.Entry,
    original: @escaping (PliantExpansion.OriginalFunction) -> Function
  ) -> PliantExpansion.Shape<Function> {
    PliantExpansion.Shape(
      code: .plain(entry),
      place: .argument,
      original: original,
      probes: PliantExpansion.ReceiverProbes(marked: marked, answered: answered)
    )
  }

  /// The same for a method that suspends.
  public func shape(
    suspendingValueEntry entry: @escaping (PliantExpansion.Frame) -> PliantExpansion.Entry,
    marked: @escaping () -> PliantExpansion.Entry,
    answered: @escaping () -> PliantExpansion.Entry,
    original: @escaping (PliantExpansion.OriginalFunction) -> Function
  ) -> PliantExpansion.Shape<Function> {
    PliantExpansion.Shape(
      code: .suspending(entry),
      place: .argument,
      original: original,
      probes: PliantExpansion.ReceiverProbes(marked: marked, answered: answered)
    )
  }

  /// A method, an accessor, or a static whose type is the handle's receiver.
  ///
  /// Without shapes is a method whose receiver is written `inout` and that does not change it.
  public func method(
    _ name: PliantExpansion.Name,
    of type: Any.Type,
    reference: Any.Type? = nil,
    named: (@Sendable () -> PliantExpansion.Entry)? = nil,
    inheritsIsolation: Bool? = nil,
    isSpelled: Bool = false,
    check isMutating: Bool = true,
    shapes: [PliantExpansion.Shape<Function>],
    forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function
  ) -> Method<Function> {
    Method(
      handle: handle(
        name,
        type,
        Reference(
          reference,
          inheritsIsolation,
          named: named,
          spelled: isSpelled ? Function.self : nil
        ),
        isMutating ? shapes : [],
        forward,
        double,
        invoke
      )
    )
  }

  /// A static, an initializer, or a free function, which has no type.
  public func callable(
    _ name: PliantExpansion.Name,
    of type: Any.Type?,
    reference: Any.Type? = nil,
    named: (@Sendable () -> PliantExpansion.Entry)? = nil,
    inheritsIsolation: Bool? = nil,
    isSpelled: Bool = false,
    shapes: [PliantExpansion.Shape<Function>],
    forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function
  ) -> Callable<Function> {
    Callable(
      handle: handle(
        name,
        type,
        Reference(
          reference,
          inheritsIsolation,
          named: named,
          spelled: isSpelled ? Function.self : nil
        ),
        shapes,
        forward,
        double,
        invoke
      )
    )
  }

  private func handle(
    _ name: PliantExpansion.Name,
    _ type: Any.Type?,
    _ reference: Reference,
    _ shapes: [PliantExpansion.Shape<Function>],
    _ forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    _ double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    _ invoke: Function
  ) -> Handle<Function> {
    let subject = HandleSubject(name.receiver, of: type)
    return Handle(
      declaration: Declaration(
        kind: name.kind.declared,
        isStatic: name.isStatic,
        name: name.base,
        labels: name.labels,
        owner: type.map { _typeName($0, qualified: false) },
        // A function type that the runtime cannot name matches no symbol, and is refused by name.
        signature: Signature(of: Function.self, dropping: name.receiver.count)
          ?? Signature(parameters: ["?"], result: "?")
      ),
      subject: subject,
      reference: reference,
      shapes: shapes,
      forward: forward,
      double: double,
      invoke: invoke
    )
  }
}

extension PliantExpansion.Name.Receiver {
  /// How many parameters of the handle's function it is.
  var count: Int { self == .none ? 0 : 1 }
}

extension PliantExpansion.Name.Kind {
  fileprivate var declared: Declaration.Kind {
    switch self {
    case .method: .method
    case .getter: .getter
    case .setter: .setter
    case .initializer: .initializer
    }
  }
}
