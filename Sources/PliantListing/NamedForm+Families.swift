// Written by Scripts/write-families.
// swift-format-ignore-file

/// A form of a function's parameter for which the macros have overloads.
enum NamedForm {
  case `calling`, `evaluating`, `inout`, `plain`, `sending`, `variadic`

  /// Whether there is one with so many parameters, of which it is at a place.
  func exists(at place: Int, of count: Int, isAsync: Bool, isOfActor: Bool) -> Bool {
    switch self {
    case .calling: (isOfActor ? 1...1 : isAsync ? 1...2 : 1...3).contains(count) && place == count - 1
    case .evaluating: (isOfActor ? 99...99 : isAsync ? 1...1 : 1...2).contains(count)
    case .inout: (isOfActor ? 99...99 : isAsync ? 1...1 : 1...3).contains(count)
    case .plain: (isOfActor ? 0...8 : isAsync ? 0...8 : 0...9).contains(count)
    case .sending: (isOfActor ? 99...99 : isAsync ? 1...1 : 1...2).contains(count)
    case .variadic: (isOfActor ? 99...99 : isAsync ? 99...99 : 1...2).contains(count) && place == count - 1
    }
  }
}
