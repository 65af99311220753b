/// A class for every two types.
private final class Relative<First, Second>: Family {}

private protocol Named {}
private struct Wrapped<Inner>: Named {}
extension Int: Named {}
extension Named {
  fileprivate static var wrapped: any Named.Type { Wrapped<Self>.self }
}

/// Objects of as many classes.
public func familyMembers(_ count: Int) -> [Plain] {
  func member<First: Named, Second: Named>(_: First.Type, _: Second.Type) -> Plain {
    opaque(Relative<First, Second>())
  }
  let side = Int(Double(count).squareRoot().rounded(.up))
  let types = Array(sequence(first: Int.self as any Named.Type) { $0.wrapped }.prefix(side))
  return Array(types.lazy.flatMap { first in types.lazy.map { member(first, $0) } }.prefix(count))
}
