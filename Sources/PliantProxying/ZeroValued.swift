/// A type with a zero value, such as an empty collection.
///
/// A proxy returns it from a requirement that cannot throw and has neither an implementer nor an
/// override. Void, Bool, numbers, strings, collections and Optionals have one without adopting
/// this.
///
/// ```swift
/// extension Style: ZeroValued { static var zeroValue: Style { .automatic } }
/// ```
public protocol ZeroValued {
  /// The zero value of the type; it may be read from any thread.
  static var zeroValue: Self { get }
}

/// The zero values of types.
enum ZeroValue {
  /// Returns the zero value, the type's own if it adopts `ZeroValued`; nil if there is none.
  static func of<Value>(_ type: Value.Type) -> Value? {
    func exact<Zero>(_ zero: Zero) -> Value {
      // SAFETY: `Zero` is `Value`; a cast would look into Optionals and bridge.
      unsafeBitCast(zero, to: Value.self)
    }
    func own<Zero: ZeroValued>(_: Zero.Type) -> Value { exact(Zero.zeroValue) }
    func null<Zero: ExpressibleByNilLiteral>(_: Zero.Type) -> Value { exact(nil as Zero) }
    func number<Zero: AdditiveArithmetic>(_: Zero.Type) -> Value { exact(Zero.zero) }
    func list<Zero: RangeReplaceableCollection>(_: Zero.Type) -> Value { exact(Zero()) }
    func set<Zero: SetAlgebra>(_: Zero.Type) -> Value { exact(Zero()) }
    func map<Zero: ExpressibleByDictionaryLiteral>(_: Zero.Type) -> Value { exact([:] as Zero) }
    return switch type {
    case let type as any ZeroValued.Type: own(type)
    case is Void.Type: exact(())
    case is Bool.Type: exact(false)
    case let type as any ExpressibleByNilLiteral.Type: null(type)
    case let type as any AdditiveArithmetic.Type: number(type)
    case let type as any RangeReplaceableCollection.Type: list(type)
    case let type as any SetAlgebra.Type: set(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: map(type)
    default: nil
    }
  }
}
