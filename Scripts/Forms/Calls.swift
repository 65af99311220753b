/// Whose functions a family of a handle's members is for: the handle, the receiver as the handle's
/// function type has it, where it runs, and the receiver's generic parameter.
struct Receiver {
  let handle: String
  var taken = ""
  var isolation = ""
  var generic = ""
  var isMethod: Bool { handle == "Method" }
  /// Whether it is the one that is documented.
  var isFirst: Bool { isolation.isEmpty && generic == taken }

  static let methods = [
    Receiver(handle: "Method", taken: "R", generic: "R"),
    Receiver(handle: "Method", taken: "R", isolation: "@MainActor ", generic: "R"),
    Receiver(handle: "Method", taken: "isolated R", generic: "R: Actor"),
  ]
  static let functions = [
    Receiver(handle: "Callable"), Receiver(handle: "Callable", isolation: "@MainActor "),
  ]

  func function(_ taken: [String], _ marks: String) -> String {
    "\(isolation)(\(list([self.taken] + taken)))\(marks) -> O"
  }
}

/// What wraps a function in one closure, which takes the function that it stands over before all
/// else: for every number of arguments and effect, what takes it.
///
/// NB: what swift-frontend 6.3.1 compiles of closures that throw a generic error crashes when they
/// throw.
func wraps(_ receiver: Receiver, _ places: [String]) -> [String] {
  let (isInout, isIsolated) = (
    receiver.taken.hasPrefix("inout"), receiver.taken.hasPrefix("isolated")
  )
  var lines = [String]()
  for count in 0..<10 {
    for effects in Effects.all {
      let marks = effects.marks
      let function = receiver.function(letters(count), marks)
      let plain = list([receiver.isMethod ? "r" : ""] + names(count))
      let passed = list(["next", receiver.isMethod ? (isInout ? "&r" : "r") : ""] + names(count))
      let all = list([receiver.generic] + letters(count) + ["O"])
      let flat =
        "\(receiver.isolation)(\(list(["_ next: @escaping \(function)", receiver.taken] + letters(count))))\(marks) -> O"
      for place in places {
        let next = place == "redefine" ? "next" : "layer.next"
        // SAFETY: both are called where the actor's method was.
        let keep =
          isIsolated
          ? "nonisolated(unsafe) let next = \(next), function = function;"
          : place == "redefine" ? "" : "let next = layer.next;"
        let (given, type) =
          place == "on" ? ("receiver", "AnyObject") : ("type", "AnyClass")
        let (signature, run) =
          place == "redefine"
          ? (
            "public func redefine<\(all)>(wrapping function: @escaping \(flat)) throws -> Redefinition",
            "redefine(around: { next in"
          )
          : (
            // What names no object is kept by its token.
            "\(place == "on" ? "@discardableResult " : "")public func wrap<\(all)>(\(place) \(given): \(type), key: AnyHashable? = nil, _ function: @escaping \(flat)) throws -> Override",
            "wrap(\(place): \(given), key: key, { layer in"
          )
        if count == 0, marks.isEmpty, receiver.isFirst { lines += documentation(place, "  ") }
        let call =
          "{ (\(plain))\(effects.isThrowing ? marks : "") in \(effects.call)function(\(passed)) }"
        lines.append(
          "  \(signature) where Function == \(function) { try \(run) \(keep) let call: Function = \(call); return call }) }"
        )
      }
    }
  }
  return lines
}

/// What redefines the code that a handle names, for all callers or for the current task: the same
/// for a method and for a function.
func redefining(_ noun: String) -> [String] {
  let target = noun == "method" ? documentation("target", "  ").joined(separator: "\n") + "\n" : ""
  return redefinitions.replacing("NOUN", with: noun)
    .replacing("PLACES", with: noun == "method" ? " on all instances" : "")
    .replacing("TARGET\n", with: target).split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)
}

/// What calls a handle by itself, and what makes one on a message that no class declares, for every
/// number of arguments and effect.
///
/// NB: swift-frontend 6.3.1 crashes over a call of a function with a pack that a generic type stands
/// for, and what it compiles of one that throws a generic error crashes when it throws.
func messages(isMaking: Bool) -> [String] {
  let numbers = [
    "", "an argument", "two arguments", "three arguments", "four arguments", "five arguments",
  ]
  var lines = [String]()
  for count in 0..<6 {
    for effects in Effects.all {
      let isFirst = count == 0 && effects.marks.isEmpty
      let all = list(letters(count) + ["O"])
      let function = "(\(list(["R"] + letters(count))))\(effects.marks) -> O"
      let (passed, call) = (list(["receiver"] + names(count)), effects.call)
      if isMaking {
        lines += isFirst ? documentation("message", "  ") : []
        lines.append(
          "  public init<R: AnyObject, \(all)>(_ message: String) where Function == \(function) { self.init(message: message) { next in { \(passed) in let call = next(Receiver(receiver)); defer { call.leave() }; return \(call)call.layer.pointee.function(\(passed)) } } double: { next, recorder in { \(passed) in \(call)recorder.record((\(list(names(count))))) { \(call)next(\(passed)) } } } }"
        )
      } else {
        let taken = zip(names(count), letters(count)).map { "_ \($0): \($1)" }
        if isFirst {
          lines += documentation("call", "  ")
        } else if effects.marks.isEmpty {
          lines.append(
            "  /// Calls the method on a receiver with \(numbers[count]); throws as the call without any does."
          )
        }
        let wait = effects.isAsync ? "await " : ""
        lines.append(
          "  public func callAsFunction<R, \(all)>(\(list(["_ receiver: R"] + taken)))\(effects.isAsync ? " async" : "") throws -> O where Function == \(function) { try \(wait)implementation(for: receiver)(\(passed)) }"
        )
      }
    }
  }
  return lines
}

private let place =
  "fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column"
private let placed = "fileID: fileID, filePath: filePath, line: line, column: column"

/// One matcher for each of several arguments. A pack would do, but for that no literal becomes a
/// matcher in one.
func matching(isOfSpy: Bool) -> [String] {
  (2..<7).flatMap { count in
    let (given, all) = (list(names(count)), list(letters(count)))
    let taken = list(zip(names(count), letters(count)).map { "_ \($0): ArgumentMatcher<\($1)>" })
    let condition = "where Arguments == (\(all))"
    guard isOfSpy else {
      return [
        "  /// Creates a matcher that matches each argument with its own matcher.",
        "  public static func arguments<\(all)>(\(taken)) -> Self \(condition) { .each(\(given)) }",
      ]
    }
    let verified = "-> Bool \(condition) { verify(.arguments(\(given)), count: count, \(placed)) }"
    return [
      "  /// Verifies that the method was called with arguments that match one by one; see `verify(_:count:)`.",
      "  @discardableResult public func verify<\(all)>(\(taken), count: some RangeExpression<Int> = 1..., \(place)) \(verified)",
      "  /// Verifies that the method was called `count` times with arguments that match one by one; see `verify(_:count:)`.",
      "  @discardableResult public func verify<\(all)>(\(taken), count: Int, \(place)) \(verified)",
      "  /// Returns `count` calls whose arguments match one by one, for `verifyInOrder`.",
      "  public func call<\(all)>(\(taken), count: Int = 1) -> ExpectedCall \(condition) { call(.arguments(\(given)), count: count) }",
    ]
  }
}

/// Checks with values that are no literals: of one argument, and of several.
func verifyingValues() -> [String] {
  [
    ("", "_ value: Arguments", "Arguments: Equatable", ".equal(value)"),
    (
      "<First: Equatable, Second: Equatable, each Other: Equatable>",
      "_ first: First, _ second: Second, _ others: repeat each Other",
      "Arguments == (First, Second, repeat each Other)",
      ".arguments(first, second, repeat each others)"
    ),
  ].flatMap { generics, taken, condition, given in
    ["some RangeExpression<Int> = 1...", "Int"].flatMap { count in
      [
        "  /// Verifies that the method was called with arguments that equal these values; see `verify(_:count:)`.",
        "  @_disfavoredOverload @discardableResult public func verify\(generics)(\(taken), count: \(count), \(place)) -> Bool where \(condition) { verify(\(given), count: count, \(placed)) }",
      ]
    }
  }
}

private let answers = [("returning", "O"), ("throwing", "X"), ("results", "Result<O, X>")]

/// Spies for an operation. NB: swift-frontend 6.3.1 frees an async function's packs out of order,
/// and so there is none.
func spying(_ receiver: Receiver) -> [String] {
  (0..<7).flatMap { count in
    ["", " async"].flatMap { effect in
      let all = list([receiver.generic] + letters(count) + ["O", "X: Error", "Result"])
      let (taken, on) =
        receiver.isMethod ? ("on receiver: AnyObject? = nil, ", "on: receiver") : ("", "")
      let isFirst = count == 0 && effect.isEmpty && receiver.isFirst
      return (isFirst ? documentation("withSpy" + receiver.handle, "  ") : []) + [
        "  public func withSpy<\(all)>(\(taken)operation: (Spy<(\(list(letters(count)))), O, X>) async throws -> Result) async throws -> Result where Function == \(receiver.function(letters(count), effect + " throws(X)")) { try await spying(\(on)).run(operation) }"
      ]
    }
  }
}

/// Stubs for one argument: in a pack of one no literal becomes a matcher.
func stubbing(_ receiver: Receiver) -> [String] {
  let all = list(receiver.generic, "A", "O", "X: Error")
  var lines = [String]()
  for effect in ["", " async"] {
    for (what, value) in answers {
      func add(
        _ says: String,
        _ taken: String,
        _ matcher: String,
        _ attribute: String,
        _ condition: String
      ) {
        let taken = "\(taken), \(what) first: \(value), _ rest: \(value)..."
        let condition =
          "throws -> Spy<A, O, X> where Function == \(receiver.function(["A"], effect + " throws(X)"))\(condition)"
        let stub = "stub: .\(what)([first] + rest, for: \(matcher))"
        let see = "see `stub(on:key:for:returning:_:)` of several arguments."
        if receiver.isMethod {
          lines += [
            "  /// Stubs calls on one object whose argument \(says); \(see)",
            "  \(attribute)@discardableResult public func stub<\(all)>(on receiver: AnyObject, key: AnyHashable? = nil, \(taken)) \(condition) { try makeSpy(on: receiver, key: key, \(stub)) }",
          ]
        }
        lines += [
          "  /// Stubs calls on all receivers whose argument \(says); \(see.replacing("on:key:", with: ""))",
          "  \(attribute)public func stub<\(all)>(\(taken)) \(condition) { try handle.makeSpy(\(stub)) }",
        ]
      }
      add("matches", "for matcher: ArgumentMatcher<A>", "matcher", "", "")
      // A variable where a matcher is expected; elsewhere it is written `.equal`.
      if receiver.isFirst {
        add(
          "equals a value",
          "for value: A",
          ".equal(value)",
          "@_disfavoredOverload ",
          ", A: Equatable"
        )
      }
    }
  }
  return lines
}

/// Spies on one object of methods with an inout argument, which no pack takes.
func altering() -> [String] {
  [
    "  /// Records the calls, on one object, of a method with an `inout` argument, which is recorded as it was before the call."
  ]
    + ["inout A", "inout A, B", "A, inout B"].map { taken in
      let plain = taken.replacing("inout ", with: "")
      return
        "  @discardableResult public func spy<R, \(plain), O, X: Error>(on receiver: AnyObject, key: AnyHashable? = nil) throws -> Spy<(\(plain)), O, X> where Function == (R, \(taken)) throws(X) -> O { try makeSpy(on: receiver, key: key) }"
    }
}

/// The doubles of a handle, by what Swift has no name for: whether a method suspends, and where it is
/// isolated.
func doubling(_ receiver: Receiver) -> [String] {
  let all = list(receiver.generic, "each A", "O", "X: Error")
  let spy = "Spy<(repeat each A), O, X>"
  let onKey = "on receiver: AnyObject, key: AnyHashable? = nil"
  var lines = [String]()
  for effect in ["", " async"] {
    func add(_ name: String, _ signature: String, _ body: String, _ result: String = spy) {
      if receiver.isFirst, effect.isEmpty { lines += documentation(name, "  ") }
      let function = receiver.function(["repeat each A"], effect + " throws(X)")
      lines.append(
        "  \(signature) throws -> \(result) where Function == \(function) { try \(body) }"
      )
    }
    if receiver.isMethod {
      add(
        "spyOn",
        "@discardableResult public func spy<\(all)>(\(onKey))",
        "makeSpy(on: receiver, key: key)"
      )
    }
    add("spy", "public func spy<\(all)>()", "handle.makeSpy()")
    for (what, value) in answers {
      let taken =
        "for matcher: ArgumentMatcher<(repeat each A)> = .any, \(what) first: \(value), _ rest: \(value)..."
      let stub = "stub: .\(what)([first] + rest, for: matcher)"
      if receiver.isMethod {
        add(
          what + "On",
          "@discardableResult public func stub<\(all)>(\(onKey), \(taken))",
          "makeSpy(on: receiver, key: key, \(stub))"
        )
      }
      add(what, "public func stub<\(all)>(\(taken))", "handle.makeSpy(\(stub))")
    }
    let (on, given) =
      receiver.isMethod ? ("on receiver: AnyObject? = nil, ", "on: receiver") : ("", "")
    add(
      "withSpyNow",
      "@_disfavoredOverload public func withSpy<\(all), Value>(\(on)operation: (\(spy)) throws -> Value)",
      "spying(\(given)).runNow(operation)",
      "Value"
    )
    add("currentSpy", "public func currentSpy<\(all)>()", "handle.currentSpy()")
    add(
      "spyingScope",
      "package func spyingScope<\(all)>()",
      "handle.spying() as SpyingScope<(repeat each A), O, X>",
      "any SpyingScoping"
    )
  }
  return lines
}

/// Overrides and observers of a proxy's requirements that ignore the arguments, of which closures
/// must name all.
func ignoring() -> [String] {
  Effects.all.flatMap { effects in
    (1..<5).flatMap { count in
      let (all, marks) = (list(letters(count)), effects.marks)
      let ignored = list([String](repeating: "_", count: count))
      let make = "{ (\(ignored)) in \(effects.call)answer() }"
      let override = [
        "", "  /// Overrides a requirement with a function that ignores its arguments.",
        "  @_disfavoredOverload @discardableResult",
        "  public func override<Overridden: ProxyRequirement, \(all), O>(_ requirement: KeyPath<Proxy.Type, Overridden>, _ answer: @escaping ()\(marks) -> O) throws -> ProxyOverride where Overridden.Function == (\(all))\(marks) -> O { try override(requirement, \(make) as Overridden.Function) }",
      ]
      guard effects.isThrowing else { return override }
      return override + [
        "", "  /// Calls a function that ignores the arguments with every call of a requirement.",
        "  @_disfavoredOverload @discardableResult",
        "  public func observe<Observed: ProxyRequirement, \(all)>(_ requirement: KeyPath<Proxy.Type, Observed>, _ phase: ProxyPhase, _ answer: @escaping ()\(marks) -> Void) throws -> ProxyObservation where Observed.Observer == (\(all))\(marks) -> Void { try observe(requirement, phase, \(make) as Observed.Observer) }",
      ]
    }
  }
}
