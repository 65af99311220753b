// Members of handles that record calls or answer them, and what asks for those calls.

private let place =
  "fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column"
private let placed = "fileID: fileID, filePath: filePath, line: line, column: column"
private let counts = ["some RangeExpression<Int> = 1...", "Int"]

/// One matcher for each of several arguments.
///
/// A pack would do, but for that no literal becomes a matcher in one.
func matching(_ write: (_ all: String, _ taken: String, _ given: String) -> String) -> String {
  each(Array(2...6)) { count in
    let taken = zip(names(count), letters(count)).map { "_ \($0): ArgumentMatcher<\($1)>" }
    return write(list(letters(count)), list(taken), list(names(count)))
  }
}

func matchers() -> String {
  matching { all, taken, given in
    """
    /// Creates a matcher that matches each argument with its own matcher.
    public static func arguments<\(all)>(\(taken)) -> Self where Arguments == (\(all)) { .each(\(given)) }
    """
  }
}

func verifying() -> String {
  matching { all, taken, given in
    each(counts) { count in
      """
      /// Verifies that the method was called with arguments that match one by one; see `verify(_:count:)`.
      @discardableResult public func verify<\(all)>(\(taken), count: \(count), \(place)) -> Bool where Arguments == (\(all)) { verify(.arguments(\(given)), count: count, \(placed)) }
      """
    } + """

      /// Verifies that enough calls whose arguments match one by one end within a time.
      @discardableResult public func verifyEventually<\(all)>(\(taken), count: Int = 1, within timeout: Duration = .seconds(1), \(place)) async -> Bool where Arguments == (\(all)) { await verifyEventually(.arguments(\(given)), count: count, within: timeout, \(placed)) }
      /// Verifies that no call whose arguments match one by one is made within a time.
      @discardableResult public func verifyNever<\(all)>(\(taken), within time: Duration, \(place)) async -> Bool where Arguments == (\(all)) { await verifyNever(.arguments(\(given)), within: time, \(placed)) }
      /// Returns `count` calls whose arguments match one by one, for `verifyInOrder`.
      public func call<\(all)>(\(taken), count: Int = 1) -> ExpectedCall where Arguments == (\(all)) { call(.arguments(\(given)), count: count) }
      """
  } + "\n"
    + each(counts) { count in
      """
      /// Verifies that the method was called with an argument that equals a value; see `verify(_:count:)`.
      @_disfavoredOverload @discardableResult public func verify(_ value: Arguments, count: \(count), \(place)) -> Bool where Arguments: Equatable { verify(.equal(value), count: count, \(placed)) }
      /// Verifies that the method was called with arguments that equal these values; see `verify(_:count:)`.
      @_disfavoredOverload @discardableResult public func verify<First: Equatable, Second: Equatable, each Other: Equatable>(_ first: First, _ second: Second, _ others: repeat each Other, count: \(count), \(place)) -> Bool where Arguments == (First, Second, repeat each Other) { verify(.arguments(first, second, repeat each others), count: count, \(placed)) }
      """
    }
}

/// Spies for an operation, on one object or for the current task.
///
/// NB: swift-frontend 6.3.1 frees an async function's packs out of order, and so there is none.
func spying(_ receiver: Receiver) -> String {
  let (taken, on) =
    receiver.isObject ? ("on receiver: AnyObject? = nil, ", "on: receiver") : ("", "")
  return each(Array(0...6), ["", " async"]) { count, effect in
    let all = list([receiver.generic] + letters(count) + ["O", "X: Error", "Result"])
    return """
      /// Records the calls while `operation` runs: those on one object or, if none is given, of the current task and its children.
      ///
      /// ```swift
      /// try await ping.withSpy { spy in
      ///   await service.start()
      ///   spy.verify("home")
      /// }
      /// ```
      ///
      /// - Throws: `OverrideError` or `SpyError.borrowsClosure` before `operation` runs; any error that `operation` throws.
      public func withSpy<\(all)>(\(taken)operation: (Spy<(\(list(letters(count)))), O, X>) async throws -> Result) async throws -> Result where Function == \(receiver.function(letters(count), effect + " throws(X)")) { try await spying(\(on)).run(operation) }
      """
  }
}

/// What a stub answers with, and what it does then.
private let answers = [
  ("returning", "O", "return these values"), ("throwing", "X", "throw these errors"),
  ("results", "Result<O, X>", "return or throw these results"),
]
private let onObject = "on receiver: AnyObject, key: AnyHashable? = nil"

/// Stubs for one argument: in a pack of one no literal becomes a matcher.
///
/// A variable where a matcher is expected is a value; elsewhere it is written `.equal`.
func stubbing(_ receiver: Receiver) -> String {
  let all = list(receiver.generic, "A", "O", "X: Error")
  let isPlain = receiver.isolation.isEmpty && !receiver.isActor
  return each(["", " async"], answers) { effect, answer in
    each(isPlain ? [false, true] : [false]) { isValue in
      let matcher = isValue ? "value: A" : "matcher: ArgumentMatcher<A>"
      let taken = "for \(matcher), \(answer.0) first: \(answer.1), _ rest: \(answer.1)..."
      let stub = "stub: .\(answer.0)([first] + rest, for: \(isValue ? ".equal(value)" : "matcher"))"
      let says = isValue ? "equals a value" : "matches"
      let attribute = isValue ? "@_disfavoredOverload " : ""
      let function =
        receiver.function(["A"], effect + " throws(X)") + (isValue ? ", A: Equatable" : "")
      return receiver.members(
        """
        /// Stubs calls on one object whose argument \(says); see `stub(on:key:for:returning:_:)` of several arguments.
        ?\(attribute)@discardableResult public func stub<\(all)>(\(onObject), \(taken)) throws -> Spy<A, O, X> where Function == \(function) { try makeSpy(on: receiver, key: key, \(stub)) }
        /// Stubs calls on all receivers whose argument \(says); see `stub(for:returning:_:)` of several arguments.
        \(attribute)public func stub<\(all)>(\(taken)) throws -> Spy<A, O, X> where Function == \(function) { try handle.makeSpy(\(stub)) }
        """
      )
    }
  }
}

/// Spies on one object of methods with an inout argument, which no pack takes.
func altering() -> String {
  each(["inout A", "inout A, B", "A, inout B"]) { taken in
    let plain = taken.replacing("inout ", with: "")
    return """
      /// Records the calls, on one object, of a method with an `inout` argument, which is recorded as it was before the call.
      @discardableResult public func spy<R, \(plain), O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(\(plain)), O, X> where Function == (R, \(taken)) throws(X) -> O { try makeSpy(on: receiver, key: key) }
      """
  }
}

/// The doubles of a handle, by what Swift has no name for: whether a method suspends, and where it is
/// isolated.
func doubling(_ receiver: Receiver) -> String {
  let all = list(receiver.generic, "each A", "O", "X: Error")
  let spy = "Spy<(repeat each A), O, X>"
  let (taken, on) =
    receiver.isObject ? ("on receiver: AnyObject? = nil, ", "on: receiver") : ("", "")
  return each(["", " async"]) { effect in
    let function = receiver.function(["repeat each A"], effect + " throws(X)")
    let made = "throws -> \(spy) where Function == \(function)"
    let one = receiver.function(["A"], effect + " throws(X)")
    let stubs = each(answers) { name, value, does in
      let taken =
        "for matcher: ArgumentMatcher<(repeat each A)> = .any, \(name) first: \(value), _ rest: \(value)..."
      let stub = "stub: .\(name)([first] + rest, for: matcher)"
      return """
        /// Makes calls on one object \(does) in sequence, one a matching call; the last one repeats.
        ///
        /// The stub is a layer of the object, as with `spy(on:key:)`. The spy that is returned records the calls.
        ///
        /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
        ?@discardableResult public func stub<\(all)>(\(onObject), \(taken)) \(made) { try makeSpy(on: receiver, key: key, \(stub)) }
        /// Makes calls on all receivers \(does) in sequence, one a matching call; the last one repeats.
        ///
        /// The stub is a redefinition, as with `spy()`: keep the spy that is returned.
        ///
        /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
        public func stub<\(all)>(\(taken)) \(made) { try handle.makeSpy(\(stub)) }
        """
    }
    let answering = "answering answer: @escaping (repeat each A) throws(X) -> O"
    return receiver.members(
      """
      /// Records the calls of the method on one object, and passes them on; see `Spy`.
      ///
      /// It is a layer of the object, and lives until it is stopped or the object dies, whether or not the spy is kept.
      ///
      /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
      ?@discardableResult public func spy<\(all)>(\(onObject)) \(made) { try makeSpy(on: receiver, key: key) }
      /// Records the calls on all receivers, and passes them on; see `Spy`.
      ///
      /// It is a redefinition: it ends with the spy, or when another redefinition takes its place.
      ///
      /// - Throws: `OverrideError`, or `SpyError.borrowsClosure`, and nothing was changed.
      public func spy<\(all)>() \(made) { try handle.makeSpy() }
      \(stubs)
      /// Makes calls on one object return or throw what a function returns or throws for their arguments; see `stub(on:key:for:returning:_:)`.
      ?@discardableResult public func stub<\(all)>(\(onObject), \(answering)) \(made) { try makeSpy(on: receiver, key: key, stub: .answering(answer)) }
      /// Makes calls on all receivers return or throw what a function returns or throws for their arguments; see `stub(for:returning:_:)`.
      public func stub<\(all)>(\(answering)) \(made) { try handle.makeSpy(stub: .answering(answer)) }
      /// Records the calls while an operation that does not suspend runs; see `withSpy(on:operation:)`.
      @_disfavoredOverload public func withSpy<\(all), Value>(\(taken)operation: (\(spy)) throws -> Value) throws -> Value where Function == \(function) { try spying(\(on)).runNow(operation) }
      /// Returns the spy of the current task, as installed by the test's `.spying`.
      ///
      /// - Throws: `SpyError.notSpying` if there is none.
      public func currentSpy<\(all)>() \(made) { try handle.currentSpy() }
      /// Returns the spy of the current task, whose one argument may be verified by a literal in the same expression.
      ///
      /// - Throws: `SpyError.notSpying` if there is none.
      public func currentSpy<\(list(receiver.generic, "A", "O", "X: Error"))>() throws -> Spy<A, O, X> where Function == \(one) { try handle.currentSpy() }
      /// Returns a spy of the current task, whatever its types; test traits use it.
      package func spyingScope<\(all)>() throws -> any SpyingScoping where Function == \(function) { try handle.spying() as SpyingScope<(repeat each A), O, X> }
      """
    )
  }
}

/// Traits that record the calls of a method or a function in one test.
func spyingTraits(_ receiver: Receiver) -> String {
  each(["", " async"]) { effect in
    let all = list(receiver.generic, "each A", "O", "X: Error")
    return """
      /// Records the calls of a function while the test runs; get them with `currentSpy()`.
      public static func spying<\(all)>(_ handle: \(receiver.handle(effect)), for callers: Fixture.Callers = .test) -> SpyingTrait { SpyingTrait(callers) { try handle.spyingScope() } }
      """
  }
}

/// Traits that stub a method or a function for one test.
func stubbingTraits(_ receiver: Receiver) -> String {
  let all = list(receiver.generic, "each A", "O: Sendable", "X: Error")
  return each(["", " async"], answers) { effect, answer in
    let (name, value, does) = answer
    return """
      /// Has calls of a function \(does) in sequence while the test runs; the last one repeats.
      public static func stubbing<\(all)>(_ handle: \(receiver.handle(effect)), \(name) first: \(value), _ rest: \(value)..., for callers: Fixture.Callers = .test) -> StubbingTrait { .init(callers, try handle.spyingScope(), try handle.currentSpy().begin(.\(name)([first] + rest))) }
      """
  }
}

/// Overrides and observers of a proxy's requirements that ignore the arguments, of which closures
/// must name all.
func ignoring() -> String {
  each(["", "@MainActor "], Effects.all) { isolation, effects in
    each(Array(1...4)) { count in
      let (all, marks) = (list(letters(count)), effects.marks)
      let make = "{ (\(list(letters(count).map { _ in "_" }))) in \(effects.call)answer() }"
      let observe = """

        /// Calls a function that ignores the arguments with every call of a requirement.
        @_disfavoredOverload @discardableResult public func observe<Observed: ProxyRequirement, \(all)>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping \(isolation)()\(marks) -> Void) throws -> ProxyObservation where Observed.Observer == \(isolation)(\(all))\(marks) -> Void { try observe(requirement, phase, \(make) as Observed.Observer) }
        """
      return """
        /// Overrides a requirement with a function that ignores its arguments.
        @_disfavoredOverload @discardableResult public func override<Overridden: ProxyRequirement, \(all), O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping \(isolation)()\(marks) -> O) throws -> ProxyOverride where Overridden.Function == \(isolation)(\(all))\(marks) -> O { try override(requirement, \(make) as Overridden.Function) }
        """ + (effects.isThrowing ? observe : "")
    }
  }
}
