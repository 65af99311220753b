// Written by Scripts/write-families.
// swift-format-ignore-file

extension ArgumentMatcher {
  /// Creates a matcher that matches each argument with its own matcher.
  public static func arguments<A, B>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>) -> Self where Arguments == (A, B) { .each(a, b) }
  /// Creates a matcher that matches each argument with its own matcher.
  public static func arguments<A, B, C>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>) -> Self where Arguments == (A, B, C) { .each(a, b, c) }
  /// Creates a matcher that matches each argument with its own matcher.
  public static func arguments<A, B, C, D>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>) -> Self where Arguments == (A, B, C, D) { .each(a, b, c, d) }
  /// Creates a matcher that matches each argument with its own matcher.
  public static func arguments<A, B, C, D, E>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, _ e: ArgumentMatcher<E>) -> Self where Arguments == (A, B, C, D, E) { .each(a, b, c, d, e) }
  /// Creates a matcher that matches each argument with its own matcher.
  public static func arguments<A, B, C, D, E, F>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, _ e: ArgumentMatcher<E>, _ f: ArgumentMatcher<F>) -> Self where Arguments == (A, B, C, D, E, F) { .each(a, b, c, d, e, f) }
}

extension Spy {
  /// Verifies that the method was called with arguments that match one by one; see
  /// `verify(_:count:)`.
  @discardableResult public func verify<A, B>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, count: some RangeExpression<Int> = 1..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B) { verify(.arguments(a, b), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  @discardableResult public func verify<A, B>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B) { verify(.arguments(a, b), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  /// Returns `count` calls whose arguments match one by one, for `verifyInOrder`.
  public func call<A, B>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, count: Int = 1) -> ExpectedCall where Arguments == (A, B) { call(.arguments(a, b), count: count) }
  /// Verifies that the method was called with arguments that match one by one; see
  /// `verify(_:count:)`.
  @discardableResult public func verify<A, B, C>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, count: some RangeExpression<Int> = 1..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B, C) { verify(.arguments(a, b, c), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  @discardableResult public func verify<A, B, C>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B, C) { verify(.arguments(a, b, c), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  /// Returns `count` calls whose arguments match one by one, for `verifyInOrder`.
  public func call<A, B, C>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, count: Int = 1) -> ExpectedCall where Arguments == (A, B, C) { call(.arguments(a, b, c), count: count) }
  /// Verifies that the method was called with arguments that match one by one; see
  /// `verify(_:count:)`.
  @discardableResult public func verify<A, B, C, D>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, count: some RangeExpression<Int> = 1..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B, C, D) { verify(.arguments(a, b, c, d), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  @discardableResult public func verify<A, B, C, D>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B, C, D) { verify(.arguments(a, b, c, d), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  /// Returns `count` calls whose arguments match one by one, for `verifyInOrder`.
  public func call<A, B, C, D>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, count: Int = 1) -> ExpectedCall where Arguments == (A, B, C, D) { call(.arguments(a, b, c, d), count: count) }
  /// Verifies that the method was called with arguments that match one by one; see
  /// `verify(_:count:)`.
  @discardableResult public func verify<A, B, C, D, E>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, _ e: ArgumentMatcher<E>, count: some RangeExpression<Int> = 1..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B, C, D, E) { verify(.arguments(a, b, c, d, e), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  @discardableResult public func verify<A, B, C, D, E>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, _ e: ArgumentMatcher<E>, count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B, C, D, E) { verify(.arguments(a, b, c, d, e), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  /// Returns `count` calls whose arguments match one by one, for `verifyInOrder`.
  public func call<A, B, C, D, E>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, _ e: ArgumentMatcher<E>, count: Int = 1) -> ExpectedCall where Arguments == (A, B, C, D, E) { call(.arguments(a, b, c, d, e), count: count) }
  /// Verifies that the method was called with arguments that match one by one; see
  /// `verify(_:count:)`.
  @discardableResult public func verify<A, B, C, D, E, F>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, _ e: ArgumentMatcher<E>, _ f: ArgumentMatcher<F>, count: some RangeExpression<Int> = 1..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B, C, D, E, F) { verify(.arguments(a, b, c, d, e, f), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  @discardableResult public func verify<A, B, C, D, E, F>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, _ e: ArgumentMatcher<E>, _ f: ArgumentMatcher<F>, count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (A, B, C, D, E, F) { verify(.arguments(a, b, c, d, e, f), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  /// Returns `count` calls whose arguments match one by one, for `verifyInOrder`.
  public func call<A, B, C, D, E, F>(_ a: ArgumentMatcher<A>, _ b: ArgumentMatcher<B>, _ c: ArgumentMatcher<C>, _ d: ArgumentMatcher<D>, _ e: ArgumentMatcher<E>, _ f: ArgumentMatcher<F>, count: Int = 1) -> ExpectedCall where Arguments == (A, B, C, D, E, F) { call(.arguments(a, b, c, d, e, f), count: count) }
  /// Verifies that the method was called with an argument that equals a value; see
  /// `verify(_:count:)`.
  @_disfavoredOverload @discardableResult public func verify(_ value: Arguments, count: some RangeExpression<Int> = 1..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments: Equatable { verify(.equal(value), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  /// Verifies that the method was called with arguments that equal these values; see
  /// `verify(_:count:)`.
  @_disfavoredOverload @discardableResult public func verify<First: Equatable, Second: Equatable, each Other: Equatable>(_ first: First, _ second: Second, _ others: repeat each Other, count: some RangeExpression<Int> = 1..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (First, Second, repeat each Other) { verify(.arguments(first, second, repeat each others), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  @_disfavoredOverload @discardableResult public func verify(_ value: Arguments, count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments: Equatable { verify(.equal(value), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
  @_disfavoredOverload @discardableResult public func verify<First: Equatable, Second: Equatable, each Other: Equatable>(_ first: First, _ second: Second, _ others: repeat each Other, count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Bool where Arguments == (First, Second, repeat each Other) { verify(.arguments(first, second, repeat each others), count: count, fileID: fileID, filePath: filePath, line: line, column: column) }
}
