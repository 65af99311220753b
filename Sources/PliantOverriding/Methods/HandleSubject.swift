import PliantHooks
import PliantImages

/// The receiver that a handle's declaration is called on.
enum HandleSubject: Sendable {
  case instances(of: AnyClass)
  case classes(AnyClass)
  case values(Any.Type)
  /// The same, `inout`.
  case mutableValues(Any.Type)
  /// A value's static whose type is the handle's receiver.
  case valueTypes(Any.Type)
  /// A static, an initializer, or, without a type, a free function.
  case functions(of: Any.Type?)
  case message

  init(_ receiver: __Pliant.Name.ReceiverKind, of type: Any.Type?) {
    let object: AnyClass? = type as? AnyClass
    switch (receiver, type) {
    case (.instance, let type?): self = object.map { .instances(of: $0) } ?? .values(type)
    case (.mutating, let type?): self = .mutableValues(type)
    case (.type, let type?): self = object.map { .classes($0) } ?? .valueTypes(type)
    case (.none, _), (_, nil): self = .functions(of: type)
    }
  }

  /// The class whose instances or itself it is called on.
  var type: AnyClass? {
    switch self {
    case .instances(let type), .classes(let type): type
    case .values, .mutableValues, .valueTypes, .functions, .message: nil
    }
  }

  /// The class whose objects calls pass by the address of a reference, as values.
  var referencedClass: AnyClass? {
    guard case .values(let type) = self else { return nil }
    return type as? AnyClass
  }

  /// The subject of a member of a protocol's extension, which is passed its receiver by address
  /// unless all that conform to the protocol are objects.
  func conforming(as reference: __Pliant.Reference, to declaration: Declaration) -> HandleSubject {
    guard case .instances(let type) = self, reference.specialization?.isConformer == true,
      HookFinder(declaration).isPassedByAddress(type)
    else { return self }
    return .values(type)
  }

  /// The class that is self in a static or an initializer.
  var staticType: AnyClass? {
    guard case .functions(let type?) = self else { return nil }
    return type as? AnyClass
  }

  /// The way that the declaration is called, in which two handles on one hook must agree.
  var form: CallingForm {
    switch self {
    case .instances, .values, .mutableValues, .message: .onInstance
    case .classes, .valueTypes: .onType
    case .functions: .withoutReceiver
    }
  }
}

/// How the closures of a handle's layers take the receiver.
enum CallingForm: String {
  /// Their first argument is an object or a value.
  case onInstance = "the receiver, as of '#method'"
  /// Their first argument is a type.
  case onType = "the type, as of a handle written as a closure with a metatype"
  /// They take no receiver.
  case withoutReceiver = "no receiver, as of '#callable'"
}
