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

    let kind: Kind
    let isStatic: Bool?
    let base: String
    let labels: [String]?
    let isMutating: Bool

    public init(
      _ kind: Kind,
      _ base: String,
      labels: [String]?,
      isStatic: Bool? = false,
      isMutating: Bool = false
    ) {
      self.kind = kind
      self.isStatic = isStatic
      self.base = base
      self.labels = labels
      self.isMutating = isMutating
    }
  }

}

// On `EntryPoints`, so that the function type is known before the closures are checked.
extension PliantExpansion.EntryPoints {
  /// A method of a class's instances.
  public func method(
    _ name: PliantExpansion.Name,
    of type: AnyClass,
    entry: @escaping (Int, AnyObject) -> PliantExpansion.FunctionWords,
    original: @escaping (PliantExpansion.OriginalFunction) -> Function,
    forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function
  ) -> Method<Function> {
    Method(
      handle: handle(name, .instances(of: type), entry, original, forward, double, invoke)
    )
  }

  /// A method of a class itself, with the class that is messaged as its receiver.
  public func classMethod(
    _ name: PliantExpansion.Name,
    of type: AnyClass,
    entry: @escaping (Int, AnyObject) -> PliantExpansion.FunctionWords,
    original: @escaping (PliantExpansion.OriginalFunction) -> Function,
    forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function
  ) -> Method<Function> {
    Method(handle: handle(name, .classes(type), entry, original, forward, double, invoke))
  }

  /// A method of a value.
  public func valueMethod(
    _ name: PliantExpansion.Name,
    of type: Any.Type,
    entry: @escaping (Int, AnyObject) -> PliantExpansion.FunctionWords,
    original: @escaping (PliantExpansion.OriginalFunction) -> Function,
    forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function
  ) -> Method<Function> {
    Method(handle: handle(name, .values(type), entry, original, forward, double, invoke))
  }

  /// A static, an initializer, or a free function, which has no type.
  public func callable(
    _ name: PliantExpansion.Name,
    of type: Any.Type?,
    entry: @escaping (Int, AnyObject) -> PliantExpansion.FunctionWords,
    original: @escaping (PliantExpansion.OriginalFunction) -> Function,
    forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    invoke: Function
  ) -> Callable<Function> {
    Callable(handle: handle(name, .functions(of: type), entry, original, forward, double, invoke))
  }

  private func handle(
    _ name: PliantExpansion.Name,
    _ subject: HandleSubject,
    _ entry: @escaping (Int, AnyObject) -> PliantExpansion.FunctionWords,
    _ original: @escaping (PliantExpansion.OriginalFunction) -> Function,
    _ forward:
      @escaping (
        @escaping @Sendable (PliantExpansion.Subject) -> PliantExpansion.ActiveCall<Function>
      ) -> Function,
    _ double: @escaping (Function, PliantExpansion.CallRecorder) -> Function,
    _ invoke: Function
  ) -> Handle<Function> {
    let receivers = if case .functions = subject { 0 } else { 1 }
    return Handle(
      declaration: Declaration(
        kind: name.kind.declared,
        isStatic: name.isStatic,
        name: name.base,
        labels: name.labels,
        owner: subject.owner.map { _typeName($0, qualified: false) },
        // A function type that the runtime cannot name matches no symbol, and is refused by name.
        signature: Signature(of: Function.self, dropping: receivers)
          ?? Signature(parameters: ["?"], result: "?"),
        isMutating: name.isMutating
      ),
      subject: subject,
      points: all,
      entry: entry,
      original: original,
      forward: forward,
      double: double,
      invoke: invoke
    )
  }
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

extension HandleSubject {
  fileprivate var owner: Any.Type? {
    switch self {
    case .instances(let type), .classes(let type): type
    case .values(let type): type
    case .functions(let type): type
    case .message: nil
    }
  }
}
