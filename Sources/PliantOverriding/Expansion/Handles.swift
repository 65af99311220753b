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
  public static func handle<Function>(
    _ make: sending (EntryPoints<Function>) -> Method<Function>
  ) -> Method<Function> { make(EntryPoints()) }

  public static func handle<Function>(
    _ make: sending (EntryPoints<Function>) -> Callable<Function>
  ) -> Callable<Function> { make(EntryPoints()) }

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
  /// Creates a handle on a method, an accessor, or a static whose type is the handle's receiver.
  ///
  /// A method without shapes is one whose receiver is written `inout` and that does not change it.
  public func method(
    _ site: __Pliant.Site?,
    _ name: @autoclosure () -> __Pliant.Name,
    of type: Any.Type,
    reference: Any.Type? = nil,
    named: (@Sendable () -> __Pliant.Entry)? = nil,
    specialized: (@Sendable () -> __Pliant.Specialized)? = nil,
    path: (@Sendable @MainActor () -> AnyKeyPath)? = nil,
    inheritsIsolation: Bool? = nil,
    isIsolationUnknown: Bool = false,
    throwing: Any.Type? = nil,
    isSpelled: Bool = false,
    check isMutating: Bool = true,
    shapes: @autoclosure () -> [__Pliant.Shape<Function>],
    forward: @escaping Forward,
    double: @escaping (Function, __Pliant.CallRecorder) -> Function,
    invoke: Function?
  ) -> Method<Function> {
    Method(
      handle: handle(
        site,
        name,
        type,
        throwing ?? reference,
        Reference(
          reference,
          inheritsIsolation,
          isIsolationUnknown: isIsolationUnknown,
          named: named,
          specialized: specialized,
          path: path,
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
    _ site: __Pliant.Site?,
    _ name: @autoclosure () -> __Pliant.Name,
    of type: Any.Type?,
    reference: Any.Type? = nil,
    named: (@Sendable () -> __Pliant.Entry)? = nil,
    specialized: (@Sendable () -> __Pliant.Specialized)? = nil,
    inheritsIsolation: Bool? = nil,
    isIsolationUnknown: Bool = false,
    throwing: Any.Type? = nil,
    isSpelled: Bool = false,
    shapes: @autoclosure () -> [__Pliant.Shape<Function>],
    forward: @escaping Forward,
    double: @escaping (Function, __Pliant.CallRecorder) -> Function,
    invoke: Function?
  ) -> Callable<Function> {
    Callable(
      handle: handle(
        site,
        name,
        type,
        throwing ?? reference,
        Reference(
          reference,
          inheritsIsolation,
          isIsolationUnknown: isIsolationUnknown,
          named: named,
          specialized: specialized,
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
    _ site: __Pliant.Site?,
    _ name: () -> __Pliant.Name,
    _ type: Any.Type?,
    _ throwing: Any.Type?,
    _ reference: Reference,
    _ shapes: () -> [__Pliant.Shape<Function>],
    _ forward: @escaping Forward,
    _ double: @escaping (Function, __Pliant.CallRecorder) -> Function,
    _ invoke: Function?
  ) -> Handle<Function> {
    func make() -> Handle<Function> {
      let name = name()
      let declaringType = reference.function.flatMap { function in
        type == nil && Declaration.isOperator(name.base)
          ? Denotation.owner(ofOperator: name.base, denotedBy: function) : nil
      }
      let type = type ?? declaringType
      let declaration = Declaration(
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
      )
      return Handle(
        declaration: declaration,
        subject: HandleSubject(name.receiver, of: type)
          .conforming(as: reference, to: declaration),
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
    guard effects?.contains("throws") == true, let function,
      let named = Signature(of: function, dropping: 0)
    else { return self }
    return Signature(parameters: parameters, result: result, effects: named.effects)
  }
}

extension __Pliant.Name.ReceiverKind {
  /// How many parameters of the handle's function it is.
  var count: Int { self == .none ? 0 : 1 }
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
