import PliantBase
public import PliantDoubles
import PliantImages
import PliantJoints

extension PliantExpansion {
  /// The facts about a declaration that a macro knows from how it is written.
  public struct Name: Sendable {
    public enum Kind: Sendable {
      case method
      case getter
      case setter
      case initializer
    }

    /// The first argument of the handle's function.
    public enum Receiver: Sendable {
      /// An object, or a value.
      case instance
      /// A value, `inout`.
      case mutating
      /// A type.
      case type
      /// None: the arguments are those of a function, a static or an initializer.
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

  /// Where an entry's closure finds the receiver.
  enum ReceiverPlace {
    /// In the register for self: a reference, or an address.
    case context
    /// It is the closure's last argument.
    case argument
  }

  /// One way to write an entry; how the receiver's type is passed decides which fits.
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

  /// The function type of a handle, which its closures are checked against.
  ///
  /// It is empty, so that an entry that captures it has no context.
  public struct EntryPoints<Function>: Sendable {
    /// Returns the call that has just come through a stub; use it before anything else in an entry.
    @inlinable
    @inline(__always)
    public func arrived() -> ActiveCall<Function> { .arrived() }

    /// Returns the call that an async entry was made for.
    @inlinable
    @inline(__always)
    public func arrived(_ frame: Frame) -> ActiveCall<Function> { .arrived(frame) }
  }

  /// Creates a handle of the type that a macro's result has.
  ///
  /// The closure does not have the isolation of the code that uses the macro.
  public static func handle<Function>(
    _ make: sending (EntryPoints<Function>) -> Method<Function>
  ) -> Method<Function> { make(EntryPoints()) }

  public static func handle<Function>(
    _ make: sending (EntryPoints<Function>) -> Callable<Function>
  ) -> Callable<Function> { make(EntryPoints()) }

  /// A place in the code that uses a macro; its handle is made once.
  public final class Site: Sendable {
    private let handle = Guarded<AnyObject?>(nil)

    public init() {}

    /// - Note: the handle is made outside of the lock, for it may read images.
    func handle<Function>(_ make: () -> Handle<Function>) -> Handle<Function> {
      if let known = handle.withLock({ $0 }) as? Handle<Function> { return known }
      let made = make()
      return handle.withLock { known in
        if let known = known as? Handle<Function> { return known }
        known = made
        return made
      }
    }
  }
}

// On `EntryPoints`, so that the function type is known before the closures are checked.
extension PliantExpansion.EntryPoints {
  /// Returns an entry that finds its receiver, if it has any, in the register for self.
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

  /// Returns an entry of a function that suspends, which finds its receiver in the register for
  /// self.
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

  /// Returns an entry that takes its receiver, a value, as its last argument.
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

  /// Returns an entry of a method that suspends, which takes its receiver as its last argument.
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

  /// Creates a handle on a method, an accessor, or a static whose type is the handle's receiver.
  ///
  /// A method without shapes is one whose receiver is written `inout` and that does not change it.
  public func method(
    _ site: PliantExpansion.Site?,
    _ name: @autoclosure () -> PliantExpansion.Name,
    of type: Any.Type,
    reference: Any.Type? = nil,
    named: (@Sendable () -> PliantExpansion.Entry)? = nil,
    inheritsIsolation: Bool? = nil,
    isUntold: Bool = false,
    throwing: Any.Type? = nil,
    isSpelled: Bool = false,
    check isMutating: Bool = true,
    shapes: @autoclosure () -> [PliantExpansion.Shape<Function>],
    forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function?
  ) -> Method<Function> {
    Method(
      handle: handle(
        site,
        name,
        type,
        throwing,
        Reference(
          reference,
          inheritsIsolation,
          isUntold: isUntold,
          named: named,
          spelled: isSpelled ? Function.self : nil
        ),
        isMutating ? shapes : { [] },
        forward,
        double,
        invoke
      )
    )
  }

  /// Creates a handle on a static, an initializer, or a free function, which has no type.
  public func callable(
    _ site: PliantExpansion.Site?,
    _ name: @autoclosure () -> PliantExpansion.Name,
    of type: Any.Type?,
    reference: Any.Type? = nil,
    named: (@Sendable () -> PliantExpansion.Entry)? = nil,
    inheritsIsolation: Bool? = nil,
    throwing: Any.Type? = nil,
    isSpelled: Bool = false,
    shapes: @autoclosure () -> [PliantExpansion.Shape<Function>],
    forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function?
  ) -> Callable<Function> {
    Callable(
      handle: handle(
        site,
        name,
        type,
        throwing,
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
    _ site: PliantExpansion.Site?,
    _ name: () -> PliantExpansion.Name,
    _ type: Any.Type?,
    _ throwing: Any.Type?,
    _ reference: Reference,
    _ shapes: () -> [PliantExpansion.Shape<Function>],
    _ forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    _ double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    _ invoke: Function?
  ) -> Handle<Function> {
    func make() -> Handle<Function> {
      let name = name()
      let declaringType = reference.function.flatMap { function in
        type == nil && Declaration.isOperator(name.base)
          ? Denotation.owner(ofOperator: name.base, denotedBy: function) : nil
      }
      let type = type ?? declaringType
      return Handle(
        declaration: Declaration(
          kind: name.kind.declared,
          isStatic: declaringType == nil ? name.isStatic : true,
          name: name.base,
          labels: name.labels,
          owner: type.map { _typeName($0, qualified: false) },
          // A function type that the runtime cannot name matches no symbol, and is refused by name.
          signature: Signature(of: Function.self, dropping: name.receiver.count)?
            .throwing(
              like: name.receiver == .none ? throwing : throwing.flatMap(FunctionType.result)
            )
            ?? Signature(parameters: ["?"], result: "?")
        ),
        subject: HandleSubject(name.receiver, of: type),
        reference: reference,
        shapes: shapes(),
        forward: forward,
        double: double,
        invoke: invoke
      )
    }
    return site?.handle(make) ?? make()
  }
}

extension Signature {
  /// The one type of error that a declaration throws, which its handle's function does not name.
  fileprivate func throwing(like function: Any.Type?) -> Signature {
    guard let function, let named = Signature(of: function, dropping: 0) else { return self }
    return Signature(parameters: parameters, result: result, effects: named.effects)
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
