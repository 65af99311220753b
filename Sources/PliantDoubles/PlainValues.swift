// Values that are not literals where matchers are expected: the arguments must equal them.

extension ArgumentMatcher {
  /// Matches arguments that equal these values, one by one.
  @_disfavoredOverload
  public static func arguments<each Argument: Equatable>(
    _ values: repeat each Argument
  ) -> Self where Arguments == (repeat each Argument) {
    .each(repeat .equal(each values))
  }
}

extension Spy where Arguments: Equatable {
  /// Makes calls with this argument return these values in sequence, one a call; the last one
  /// repeats.
  @_disfavoredOverload
  public func stub(for value: Arguments, returning first: Output, _ rest: Output...) {
    add(.returning([first] + rest, for: .equal(value)))
  }

  /// Makes calls with this argument throw these errors in sequence, one a call; the last one
  /// repeats.
  @_disfavoredOverload
  public func stub(for value: Arguments, throwing first: Failure, _ rest: Failure...) {
    add(.throwing([first] + rest, for: .equal(value)))
  }

  /// Returns an expectation of `count` calls with this argument, for
  /// ``verifyInOrder(fileID:filePath:line:column:_:)``.
  @_disfavoredOverload
  public func call(_ value: Arguments, count: Int = 1) -> ExpectedCall {
    call(.equal(value), count: count)
  }
}

extension Spy {
  /// Returns an expectation of `count` calls whose arguments equal these values, for
  /// ``verifyInOrder(fileID:filePath:line:column:_:)``.
  @_disfavoredOverload
  public func call<First: Equatable, Second: Equatable, each Other: Equatable>(
    _ first: First,
    _ second: Second,
    _ others: repeat each Other,
    count: Int = 1
  ) -> ExpectedCall where Arguments == (First, Second, repeat each Other) {
    call(.arguments(first, second, repeat each others), count: count)
  }
}
