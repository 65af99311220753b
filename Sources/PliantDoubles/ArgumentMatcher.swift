/// A pattern for the arguments of a call: a value, a literal for that value, or a condition.
///
/// ```swift
/// spy.verify("Ann", .in(1...3))           // one matcher for each argument
/// spy.verify(.anyOf("Ann", "Ben"), .any)
/// spy.verify(.where { name, times in times > name.count })
/// ```
public struct ArgumentMatcher<Arguments> {
  let matches: (Arguments) -> Bool
  private let parts: Parts?

  /// The functions that only few matchers have.
  ///
  /// NB: in a class, because swiftc 6.3.1 does not agree with itself on how a default argument of
  /// three functions is returned.
  private final class Parts {
    let fits: ((Arguments) -> [Bool])?
    let capture: ((Arguments) -> Void)?

    init(_ fits: ((Arguments) -> [Bool])?, _ capture: ((Arguments) -> Void)?) {
      self.fits = fits
      self.capture = capture
    }
  }

  init(
    matches: @escaping (Arguments) -> Bool,
    fits: ((Arguments) -> [Bool])? = nil,
    capture: ((Arguments) -> Void)? = nil
  ) {
    self.matches = matches
    parts = fits == nil && capture == nil ? nil : Parts(fits, capture)
  }

  /// Which of the arguments fit, one by one, for a report.
  func fits(_ arguments: Arguments) -> [Bool] {
    parts?.fits?(arguments) ?? [matches(arguments)]
  }

  /// Hands captors what was matched.
  func capture(_ arguments: Arguments) { parts?.capture?(arguments) }

  /// Matches arguments that satisfy a predicate.
  public static func `where`(_ matches: @escaping (Arguments) -> Bool) -> Self {
    Self(matches: matches)
  }

  /// Matches all arguments.
  public static var any: Self { Self { _ in true } }

  /// Matches each argument with its own matcher; with more than six arguments no matcher can be a
  /// literal.
  @_disfavoredOverload
  public static func arguments<each Argument>(
    _ matchers: repeat ArgumentMatcher<each Argument>
  ) -> Self where Arguments == (repeat each Argument) {
    each(repeat each matchers)
  }

  static func each<each Argument>(
    _ matchers: repeat ArgumentMatcher<each Argument>
  ) -> Self where Arguments == (repeat each Argument) {
    Self(
      matches: { arguments in
        for (matcher, argument) in repeat (each matchers, each arguments) {
          guard matcher.matches(argument) else { return false }
        }
        return true
      },
      fits: { arguments in
        var fits: [Bool] = []
        for (matcher, argument) in repeat (each matchers, each arguments) {
          fits.append(matcher.matches(argument))
        }
        return fits
      },
      capture: { arguments in repeat (each matchers).capture(each arguments) }
    )
  }

  /// Matches arguments that another matcher does not match.
  public static func not(_ matcher: Self) -> Self { Self { !matcher.matches($0) } }

  /// Matches arguments that at least one of several matchers matches.
  public static func anyOf(_ matchers: Self...) -> Self {
    Self { arguments in matchers.contains { $0.matches(arguments) } }
  }

  /// Matches arguments that all of several matchers match.
  public static func allOf(_ matchers: Self...) -> Self {
    Self(
      matches: { arguments in matchers.allSatisfy { $0.matches(arguments) } },
      capture: { arguments in for matcher in matchers { matcher.capture(arguments) } }
    )
  }

  /// Matches any argument, and passes it to a captor once the whole call has matched.
  public static func capture(into captor: ArgumentCaptor<Arguments>) -> Self {
    Self(matches: { _ in true }, capture: captor.add)
  }
}

extension ArgumentMatcher where Arguments: Equatable {
  /// Matches an argument that equals a value.
  public static func equal(_ value: Arguments) -> Self { Self { $0 == value } }
}

extension ArgumentMatcher where Arguments: AnyObject {
  /// Matches an argument that is this object.
  public static func identical(to object: Arguments) -> Self { Self { $0 === object } }
}

extension ArgumentMatcher where Arguments: Comparable {
  /// Matches an argument within a range.
  public static func `in`(_ range: some RangeExpression<Arguments>) -> Self {
    Self { range.contains($0) }
  }
}

// MARK: - Literals

extension ArgumentMatcher: ExpressibleByIntegerLiteral
where Arguments: Equatable & ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Arguments.IntegerLiteralType) {
    self = .equal(Arguments(integerLiteral: value))
  }
}

extension ArgumentMatcher: ExpressibleByFloatLiteral
where Arguments: Equatable & ExpressibleByFloatLiteral {
  public init(floatLiteral value: Arguments.FloatLiteralType) {
    self = .equal(Arguments(floatLiteral: value))
  }
}

extension ArgumentMatcher: ExpressibleByBooleanLiteral
where Arguments: Equatable & ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Arguments.BooleanLiteralType) {
    self = .equal(Arguments(booleanLiteral: value))
  }
}

extension ArgumentMatcher: ExpressibleByUnicodeScalarLiteral
where Arguments: Equatable & ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Arguments.UnicodeScalarLiteralType) {
    self = .equal(Arguments(unicodeScalarLiteral: value))
  }
}

extension ArgumentMatcher: ExpressibleByExtendedGraphemeClusterLiteral
where Arguments: Equatable & ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Arguments.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Arguments(extendedGraphemeClusterLiteral: value))
  }
}

extension ArgumentMatcher: ExpressibleByStringLiteral
where Arguments: Equatable & ExpressibleByStringLiteral {
  public init(stringLiteral value: Arguments.StringLiteralType) {
    self = .equal(Arguments(stringLiteral: value))
  }
}

extension ArgumentMatcher: ExpressibleByNilLiteral
where Arguments: Equatable & ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .equal(nil) }
}

extension ArgumentMatcher: ExpressibleByArrayLiteral
where
  Arguments: Equatable & ExpressibleByArrayLiteral & RangeReplaceableCollection,
  Arguments.ArrayLiteralElement == Arguments.Element
{
  public init(arrayLiteral elements: Arguments.Element...) { self = .equal(Arguments(elements)) }
}
