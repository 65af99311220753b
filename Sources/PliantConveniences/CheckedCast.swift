import Foundation

/// Returns `value` as a `Value` if it is one, else nil.
///
/// It is `as?` with an additional rule: a Boolean is not a number, and a number is not a Boolean.
/// Foundation boxes both in `NSNumber`, and `as?` takes the number 1 of a JSON or property list for
/// `true` and `true` for 1. Numbers are converted whatever they are stored as: to an integer only
/// if no information is lost, to a floating-point type by taking the nearest value. `NSNull` is
/// nil, except for the types that it really has.
///
/// ```swift
/// let json = try JSONSerialization.jsonObject(with: Data(#"{"on": true, "level": 1}"#.utf8))
/// let values = checkedCast(json, to: [String: Any].self) ?? [:]
/// checkedCast(values["on"], to: Int.self)  // nil
/// checkedCast(values["level"], to: Int.self)  // 1
/// ```
///
/// The rule applies to `value` itself: the elements of an array that is cast as a whole, as to
/// `[Int]`, are converted by the language. `elements(ofType:)` casts them one by one.
///
/// Complexity: O(1), and O(n) for a collection whose n elements have to be converted.
public func checkedCast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
  guard let value else { return nil }
  let isBoxed = type == Bool.self || type is any Numeric.Type || type is NSNumber.Type
  guard isBoxed, let number = value as? NSNumber else { return value as? Value }
  let isBoolean = Swift.type(of: number) == booleanType
  guard isBoolean == (type == Bool.self) else { return nil }
  if let integer = type as? any FixedWidthInteger.Type {
    return exactInteger(of: number, as: integer) as? Value
  }
  if let float = type as? any BinaryFloatingPoint.Type {
    return nearestFloat(of: number, as: float) as? Value
  }
  return type == Decimal.self ? number.decimalValue as? Value : value as? Value
}

/// Returns `value` as a `Value` if it is one, else `fallback`.
///
/// ```swift
/// let list = checkedCast(sender, to: List.self, default: List())  // makes one only if it has to
/// ```
///
/// - Parameters:
///   - value: The value to cast, by the rules of `checkedCast(_:to:)`.
///   - type: The type to cast to.
///   - fallback: The value to return if `value` is nil or of another type. Evaluated only then.
/// - Returns: The value, or the fallback.
public func checkedCast<Value>(
  _ value: Any?,
  to type: Value.Type,
  default fallback: @autoclosure () throws -> Value
) rethrows -> Value {
  try checkedCast(value, to: type) ?? fallback()
}

extension Sequence {
  /// Returns the elements that are of `type`, in their order.
  ///
  /// Each is cast by the rules of ``checkedCast(_:to:)``, so `[true, 1]` has one `Int`. The result
  /// is an array for a set, too: write `Set(set.elements(ofType: Int.self))`.
  ///
  /// Complexity: O(n).
  public func elements<Value>(ofType type: Value.Type) -> [Value] {
    compactMap { checkedCast($0, to: type) }
  }
}

/// The private class of the two Booleans among `NSNumber`'s, which alone distinguishes them from
/// 8-bit integers.
private let booleanType: NSNumber.Type = type(of: NSNumber(value: true))

private func exactInteger<I: FixedWidthInteger>(of number: NSNumber, as type: I.Type) -> I? {
  if number is NSDecimalNumber {
    return I(number.stringValue)
  }
  switch String(cString: number.objCType) {
  case "d", "f": return I(exactly: number.doubleValue)
  case "Q": return I(exactly: number.uint64Value)
  default: return I(exactly: number.int64Value)
  }
}

/// A finite number that is too large for `F` has no nearest value there.
private func nearestFloat<F: BinaryFloatingPoint>(of number: NSNumber, as type: F.Type) -> F? {
  let value = F(number.doubleValue)
  return value.isInfinite && number.doubleValue.isFinite ? nil : value
}
