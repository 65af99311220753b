/// A type with a value that stands for nothing.
///
/// A proxy returns it from a requirement that has neither implementer nor override. Void, Bool, numbers,
/// strings, collections and Optionals have one without adopting this.
///
/// ```swift
/// extension Style: ZeroValued { static var zeroValue: Style { .automatic } }
/// ```
public protocol ZeroValued {
  /// What such a requirement returns; any thread may ask for it.
  static var zeroValue: Self { get }
}

/// The zero value of a type, where it has one.
enum ZeroValue {
  static func of<Value>(_ type: Value.Type) -> Value? { any(type) as? Value }

  /// What is asked first wins: a type that adopts `ZeroValued` says itself what its zero is.
  private static func any(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ZeroValued.Type: type.zeroValue
    case is Void.Type: ()
    case is Bool.Type: false
    case let type as any ExpressibleByNilLiteral.Type: null(type)
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
    default: nil
    }
  }

  private static func null<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any {
    Value(nilLiteral: ())
  }

  private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any {
    [:] as Value
  }
}
