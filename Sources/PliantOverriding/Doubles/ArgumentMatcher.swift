/// Which arguments are meant.
///
/// ```swift
/// .any                                    // whatever they are
/// .equal("Ann")                           // one argument
/// .arguments(.equal("Ann"), .in(1...3))   // one matcher for each of several
/// .where { name, times in times > name.count }
/// ```
public struct ArgumentMatcher<Arguments> {
  let matches: (Arguments) -> Bool

  /// Those for which a function answers true.
  public static func `where`(_ matches: @escaping (Arguments) -> Bool) -> Self {
    Self(matches: matches)
  }

  /// Whatever they are.
  public static var any: Self { Self { _ in true } }

  /// One matcher for each argument.
  public static func arguments<each Argument>(
    _ matchers: repeat ArgumentMatcher<each Argument>
  ) -> Self where Arguments == (repeat each Argument) {
    Self { arguments in
      for (matcher, argument) in repeat (each matchers, each arguments) {
        guard matcher.matches(argument) else { return false }
      }
      return true
    }
  }

  /// Those that another matcher does not match.
  public static func not(_ matcher: Self) -> Self { Self { !matcher.matches($0) } }
}

extension ArgumentMatcher where Arguments: Equatable {
  /// An argument that equals a value.
  public static func equal(_ value: Arguments) -> Self { Self { $0 == value } }
}

extension ArgumentMatcher where Arguments: AnyObject {
  /// An argument that is this object.
  public static func identical(to object: Arguments) -> Self { Self { $0 === object } }
}

extension ArgumentMatcher where Arguments: Comparable {
  /// An argument within a range.
  public static func `in`(_ range: some RangeExpression<Arguments>) -> Self {
    Self { range.contains($0) }
  }
}
