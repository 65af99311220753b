import PliantHooks
import PliantImages

extension __Pliant {
  /// The facts about a declaration that a macro knows from how it is written.
  public struct Name: Sendable {
    public enum Kind: Sendable {
      case method
      case getter
      case setter
      case initializer
    }

    /// The first argument of the handle's function.
    public enum ReceiverKind: Sendable {
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
    let receiver: ReceiverKind

    public init(
      _ kind: Kind,
      _ base: String,
      labels: [String]?,
      isStatic: Bool? = false,
      receiver: ReceiverKind
    ) {
      self.kind = kind
      self.isStatic = isStatic
      self.base = base
      self.labels = labels
      self.receiver = receiver
    }
  }

  /// The key path of an accessor's property, in the isolation in which everyone can name it.
  typealias Path = @Sendable @MainActor () -> AnyKeyPath

  /// The key path, which the closure only names.
  static func keyPath(_ path: @escaping Path) -> AnyKeyPath {
    // SAFETY: a global actor is no part of how a function that does not suspend is called.
    unsafeBitCast(path, to: (@Sendable () -> AnyKeyPath).self)()
  }

  /// Creates a handle of the type that a macro's result has.
  ///
  /// The closure does not have the isolation of the code that uses the macro.
  public static func handle<Made: FunctionHandle>(
    _ make: sending (EntryPoints<Made.Function>) -> Made
  ) -> Made { make(EntryPoints()) }

  /// A place in the code that uses a macro; the handle there is made once.
  public final class Site: Sendable {
    private let handle = Guarded<AnyObject?>(nil)

    public init() {}

    /// Returns the handle of this place; makes it outside of the lock, as that may read images.
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

extension __Pliant.EntryPoints {
  /// Creates a handle on a declaration; its type is that of the receiver, or of the static's owner.
  ///
  /// A handle without shapes is one whose receiver is written `inout` and that does not change it.
  public func handle<Made: FunctionHandle<Function>>(
    _ site: __Pliant.Site?,
    _ name: @autoclosure () -> __Pliant.Name,
    of type: Any.Type?,
    reference: @autoclosure () -> __Pliant.Reference = .init(),
    check isMutating: Bool = true,
    shapes: @autoclosure () -> [__Pliant.Shape<Function>],
    forward: @escaping Forward,
    double: @escaping (Function, __Pliant.CallRecorder) -> Function,
    invoke: Function?
  ) -> Made {
    func make() -> Handle<Function> {
      let (name, reference) = (name(), reference())
      let owner = type ?? name.owner(ofOperator: reference)
      let declaration = name.declaration(
        of: Function.self,
        in: owner,
        isOperator: type == nil && owner != nil,
        throwing: reference.throwing
      )
      return Handle(
        declaration: declaration,
        subject: HandleSubject(name.receiver, of: owner).conforming(as: reference, to: declaration),
        reference: reference,
        shapes: isMutating ? shapes() : [],
        forward: forward,
        double: double,
        invoke: invoke
      )
    }
    return Made(pliantHandle: site?.handle(make) ?? make())
  }
}

extension __Pliant.Name {
  /// The type that declares an operator.
  fileprivate func owner(ofOperator reference: __Pliant.Reference) -> Any.Type? {
    guard Declaration.isOperator(base), let function = reference.function else { return nil }
    return Denotation.owner(ofOperator: base, denotedBy: function)
  }

  fileprivate func declaration(
    of function: Any.Type,
    in owner: Any.Type?,
    isOperator: Bool,
    throwing: Any.Type?
  ) -> Declaration {
    let isFlat = receiver == .none
    return Declaration(
      kind: kind.declared,
      isStatic: isOperator ? true : isStatic,
      name: base,
      labels: labels,
      owner: owner.map { _typeName($0, qualified: false) },
      // A function type that the runtime cannot name matches no symbol, and is refused by name.
      signature: Signature(of: function, dropping: isFlat ? 0 : 1)?
        .throwing(like: isFlat ? throwing : throwing.flatMap(FunctionType.result))
        ?? Signature(parameters: ["?"], result: "?")
    )
  }
}

extension Signature {
  /// The one type of error that a declaration throws, which its handle's function does not name.
  fileprivate func throwing(like function: Any.Type?) -> Signature {
    guard effects?.contains("throws") == true, let function,
      let named = Signature(of: function, dropping: 0)
    else { return self }
    return Signature(parameters: parameters, result: result, effects: named.effects)
  }
}

extension __Pliant.Name.Kind {
  fileprivate var declared: Declaration.Kind {
    switch self {
    case .method: .method
    case .getter: .getter
    case .setter: .setter
    case .initializer: .initializer
    }
  }
}
