import PliantHooks
import PliantImages

extension Handle {
  /// The layers over all code that the handle names, and the class whose code it is; 0 of functions
  /// and values.
  ///
  /// Of a requirement they are several.
  private func targets() throws -> (all: [LayerStack], type: UInt) {
    if requirement != nil { return (try witnessLayers(), 0) }
    let type = subject.type.map { ClassMetadata($0) }
    let layers = [try layers(for: type)]
    // No class has code for a message.
    if case .message = subject { return (layers, 0) }
    // A static in a generic class belongs to the instantiation.
    let owner = try type ?? implementation(for: nil).instantiation
    return (layers, owner?.address ?? 0)
  }

  /// The function of a redefinition over the original under `layers`, for other targets, too: the
  /// original of a requirement runs the code of the value that it is called on.
  private func function(
    in layers: LayerStack,
    _ type: UInt,
    _ make: (Function) -> Function
  ) -> Function { make(next(in: layers, after: .redefinition(type))) }

  func redefine(
    around make: (Function) -> Function,
    as kind: LayerKind = .redefinition
  ) throws -> Redefinition {
    let (all, type) = try targets()
    let function = function(in: all[0], type, make)
    return try Redefinition(
      of: all.map { layers in
        let node = TypedLayerNode(function: function)
        return .layered(by: node, in: layers, of: type)
      },
      as: kind,
      isOfRequirement: requirement != nil
    )
  }

  /// The key that a spy of the current task is found by.
  func redefinitionKey() throws -> RedefinitionKey {
    let (all, type) = try targets()
    return all[0].key(of: type)
  }

  func taskRedefinition(around make: (Function) -> Function) throws -> TaskRedefinition {
    let (all, type) = try targets()
    return TaskRedefinition(
      node: TypedLayerNode(function: function(in: all[0], type, make)),
      targets: all.map { ($0, $0.key(of: type)) }
    )
  }

  func replace<Other>(with other: Handle<Other>) throws -> Redefinition {
    guard let type = subject.type, let otherType = other.subject.type else {
      throw OverrideError.wrongReceiver(
        declaration: other.declaration.description,
        receiver: "a value"
      )
    }
    try MockClass.check(otherType, standsInFor: type, declaration: other.declaration.description)
    let mock = try other.originalFunction(for: ClassMetadata(otherType))
    // SAFETY: the two function types differ in their receiver's class alone, which is passed as a
    // reference in both; `MockClass` has checked that the code needs no more than the receiver has.
    return try redefine(around: { _ in unsafeBitCast(mock, to: Function.self) })
  }

  /// The code that a class's instances run, as the program would call it.
  private func originalFunction(for type: ClassMetadata) throws -> Function {
    let finder = HookFinder(declaration, named: reference.function)
    let code = OriginalFunction(.direct(try finder.code(for: type)), of: Function.self)
    return try shape.original(code)
  }

  /// The code that instances of the handle's own type run.
  var code: DeclarationCode {
    get throws {
      guard requirement == nil else {
        throw OverrideError.requirement(declaration: declaration.description)
      }
      return DeclarationCode(try implementation(for: subject.type.map { ClassMetadata($0) }))
    }
  }

  var reach: Override.Reach {
    if case .message = subject { return .everyCall }
    do {
      if requirement != nil { return try witnessReach }
      let implementation = try implementation(for: subject.type.map { ClassMetadata($0) })
      try implementation.checkPolicy()
      return Override.Reach(implementation, seesInPlace: reference.follows(implementation))
    } catch let error as OverrideError {
      return .nothing(error)
    } catch {
      return .nothing(declaration.refusal("\(error)"))
    }
  }
}

/// Whether a class's methods can run on instances of another.
enum MockClass {
  static func check(_ mock: AnyClass, standsInFor type: AnyClass, declaration: String) throws {
    let (mock, type) = (ClassMetadata(mock), ClassMetadata(type))
    if type.isSubclass(of: mock) { return }
    // It must read no field beyond the receiver, and call no slot beyond the receiver's vtable.
    let base = mock.superclass
    let addsNothing =
      mock.instanceSize == base?.instanceSize ?? 16 && mock.descriptor?.hasOwnSlots == false
    guard addsNothing, base.map({ type.isSubclass(of: $0) }) ?? true else {
      throw OverrideError.wrongReceiver(
        declaration: declaration,
        receiver: "\(type.type): make \(mock.type) final, without stored properties"
      )
    }
  }
}
