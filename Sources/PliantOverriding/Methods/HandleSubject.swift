import PliantDoubles

/// Whom a handle's declaration is called on.
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

  init(_ receiver: PliantExpansion.Name.Receiver, of type: Any.Type?) {
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

  /// The class that is self in a static or an initializer.
  var staticType: AnyClass? {
    guard case .functions(let type?) = self else { return nil }
    return type as? AnyClass
  }

  /// What two handles must share to bend the same joints, beside their signature.
  var form: Int {
    switch self {
    case .instances, .values, .mutableValues: 0
    case .classes, .valueTypes: 1
    case .functions, .message: 2
    }
  }
}
