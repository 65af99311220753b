/// What infers the types of handles: the macros' overloads, and what their expansions ask.
func macro(_ declaration: String, _ type: String) -> String {
  "@freestanding(expression) public macro \(declaration) = "
    + "#externalMacro(module: \"PliantMacros\", type: \"\(type)\")"
}

func hidden(_ declaration: String) -> String {
  "@_documentation(visibility: internal) public func \(declaration) { PliantExpansion.never() }"
}

/// Parameters that nobody passes: of what fits several overloads alike, one with the fewest is
/// taken.
func ranked(_ rank: Int) -> String {
  ["nonisolated", "keeping", "sending", "sharing", "last"].prefix(rank)
    .map { ", \($0): Void = ()" }.joined()
}

/// The overloads of a macro, by the receiver's generic parameter and what the names of the types
/// that expand it end in.
///
/// A handle's function throws any error: of closures that throw one type of error swift-frontend
/// 6.3.1 makes no sense.
func macros(_ name: String, _ receivers: [(generic: String, kind: String)]) -> [String] {
  var (lines, documented) = ([String](), Set<Int>())
  let (before, first, handle) =
    name == "method" ? ("(R) -> ", "R", "Method") : ("", "", "Callable")
  for (receiver, kind) in receivers {
    for form in Form.all where receiver != "R: AnyObject" || form.taken.count <= form.row.objects {
      // The main actor's functions fit others, and a closure beside them hides the difference.
      let rank =
        form.row.rank + (form.isolation == "@MainActor " ? 0 : 1) + (form.isEither ? 1 : 0)
      if documented.isEmpty {
        lines += documentation(name)
      } else if !documented.contains(rank) {
        lines.append("/// Creates a handle on a declaration that is called in another way.")
      }
      documented.insert(rank)
      let (marks, all) = (form.effects.marks, list(receiver, form.generics, "O"))
      func add(_ function: String, _ rank: Int) {
        let taken = "_ function: \(before)\(function)\(ranked(rank))"
        let given = "\(form.isolation)(\(list(first, form.given)))\(marks) -> O"
        lines.append(macro("\(name)<\(all)>(\(taken)) -> \(handle)<\(given)>", form.name + kind))
      }
      add(form.passed(throwing: "any Error"), rank)
      // Where it runs is exact, or what takes anything would fit better.
      guard form.isEither, !form.row.parameter.contains("nonsending") else { continue }
      add("@concurrent (\(list(form.taken)))\(marks) -> O", rank - 1)
    }
  }
  return lines
}

/// The overloads that come last, and whose macros say what to write instead.
///
/// Those of functions are async, for what is not converts to that with a worse score than to any
/// form above.
func mistakes() -> [String] {
  let last = (0..<7).map { ", last\($0): Void = ()" }.joined()
  let unnamed = [
    "/// Reports a declaration that has no handle by name, and says what to write instead."
  ]
  func any(_ name: String) -> String {
    macro("\(name)<F>(_ function: F\(last), last: Void = ()) -> Unnamed<F>", "UnnamedMacro")
  }
  var lines = ["/// Reports a function that is not a method, and says what to write instead."]
  // One parameter might be a method's receiver.
  for (marks, all) in [
    ("", ["", "A, B, repeat each C"]), (" throws", ["", "A, B, repeat each C"]),
    (" async throws", ["repeat each A"]),
  ] {
    lines += all.map { taken in
      let generics = list(taken.replacing("repeat ", with: ""), "O")
      let handle = "Method<(\(list("AnyObject", taken)))\(marks) -> O>"
      let function = "_ function: (\(taken))\(marks) -> O\(last)"
      return macro("method<\(generics)>(\(function)) -> \(handle)", "FunctionInMethodMacro")
    }
  }
  lines += unnamed + [any("method"), "/// Reports a method, and says what to write instead."]
  for count in 0..<5 {
    let taken = list(letters(count))
    for isolation in ["", "@MainActor "] {
      lines += Effects.all.map { effects in
        let error = effects.isThrowing ? "any Error" : ""
        let passed =
          isolation.isEmpty
          ? "(\(taken))\(effects.marks) -> O, nonisolated: Void = ()"
          : "\(effects.kind)\(count)OnMain<\(list(taken, "O", error))>"
        let handle = "Callable<\(isolation)(\(taken))\(effects.marks) -> O>"
        return macro(
          "callable<\(list("R", taken, "O"))>(_ function: (R) -> \(passed)) -> \(handle)",
          "MethodInCallableMacro"
        )
      }
    }
  }
  return lines + unnamed + [any("callable")]
}

/// What gives the closure that a declaration is, with its parameters in another order or of other
/// owners.
func closures(
  _ name: String,
  _ receiver: String = "",
  last: String = "",
  isOwned: Bool = false,
  of isIncluded: (Form) -> Bool = { _ in true }
) -> [String] {
  let before = receiver.isEmpty ? "" : "(R) -> "
  return Form.all.filter { isIncluded($0) && !(isOwned && $0.effects.isAsync) }.flatMap { form in
    let taken = form.taken.map { $0.replacing("sending ", with: "") }
    let owned = list(taken.map { $0.count == 1 ? "__owned \($0)" : $0 })
    let own = "(\(list(isOwned ? owned : form.given, last)))\(form.effects.typed) -> O"
    let head =
      "\(name)\(form.name)<\(list(receiver, form.generics, "O", form.failure))>(_: \(before)"
    let line = hidden("\(head)\(form.passed(throwing: "X"))) -> (\(form.isolation)\(own))")
    guard form.isEither else { return [line] }
    let passed =
      "@concurrent (\(list(form.taken)))\(form.effects.typed) -> O, concurrently: Void = ()"
    return [line, hidden("\(head)\(passed)) -> (@concurrent \(own))")]
  }
}

private let ofActors = Form.all.filter { $0.taken.count <= $0.row.actors }

/// The overloads of `#method` for methods of actors.
func actorMacros() -> [String] {
  ofActors.map { form in
    let marks = form.effects.marks
    let function =
      "\(elsewhere(form))(\(list(form.taken)))\(marks) -> O\(ranked(form.row.rank + 1))"
    let handle = "Method<(\(list(["isolated R"] + form.taken)))\(marks) -> O>"
    return macro(
      "method<\(list("R: Actor", form.generics, "O"))>(_ function: (isolated R) -> \(function)) -> \(handle)",
      form.name + "ActorMethodMacro"
    )
  }
}

private func elsewhere(_ form: Form) -> String { form.effects.isAsync ? "@concurrent " : "" }

/// What the expansions of these use.
func actorClosures() -> [String] {
  ofActors.filter { !$0.isLent }.flatMap { form in
    let all = list("R: Actor", form.generics, "O", form.failure)
    let marks = form.effects.typed
    let isolated = "(\(list(["isolated R"] + form.taken)))\(marks) -> O"
    let plain = "\(elsewhere(form))(\(list(["R"] + form.taken)))\(marks) -> O"
    return [
      "  public static func bound<\(all)>(like _: \(isolated)) -> (\(elsewhere(form))(\(list(form.taken)))\(marks) -> O) { never() }",
      "  @inlinable @inline(__always) public static func isolated<\(all)>(_ function: @escaping \(isolated)) -> \(plain) { unsafeBitCast(function, to: (\(plain)).self) }",
    ]
  }
}

/// What passes an array for variadic arguments.
func spreading() -> [String] {
  Form.all.filter(\.isVariadic).map { form in
    let (marks, all) = (form.effects.typed, list(form.generics, "O", form.failure))
    let given = "(\(form.given))\(marks) -> O"
    return
      "  @inlinable @inline(__always) public static func spreading<\(all)>(_ function: @escaping (\(list(form.taken)))\(marks) -> O) -> \(given) { unsafeBitCast(function, to: (\(given)).self) }"
  }
}

/// The macros that infer the type of error that a function throws, which is any error where none
/// fits: a pack takes all but `inout` and variadic parameters and closures that do not escape. No
/// code is generated for their arguments, which swift-frontend 6.3.1 crashes over where they are
/// tuples or variadic.
func failures() -> [String] {
  func failure(
    _ function: String,
    _ rank: Int,
    _ all: String = "each A, O, X: Error",
    on isolation: String = "",
    error: String = "X"
  ) -> [String] {
    let head = "pliantFailure\(isolation)<\(all)>(_: \(function)\(ranked(rank)))"
    return [
      "@_documentation(visibility: internal)",
      macro("\(head) -> PliantExpansion.Failure<\(error)>", "TypeMacro"),
    ]
  }
  let main = "OnMain"
  var lines =
    failure("(repeat each A) throws(X) -> O", 1)
    + failure("@concurrent (repeat each A) async throws(X) -> O", 1)
    + failure("nonisolated(nonsending) (repeat each A) async throws(X) -> O", 2)
    + failure("Function", 4, "Function", error: "any Error")
    + failure("AnyOnMain<O, X, repeat each A>", 1, on: main)
    + failure("AnyAsyncOnMain<O, X, repeat each A>", 2, on: main)
    + failure("Function", 4, "Function", on: main, error: "any Error")
  for count in 1..<4 {
    let taken = list(letters(count))
    let (plain, all) = ("(\(taken)) async throws(X) -> O", taken + ", O, X: Error")
    lines +=
      failure("(\(taken)) throws(X) -> O", 0, all)
      + failure(plain, 0, all)
      + failure("@concurrent " + plain, 1, all)
      + failure("Throwing\(count)OnMain<\(taken), O, X>", 0, all, on: main)
      + failure("AsyncThrowing\(count)OnMain<\(taken), O, X>", 1, all, on: main)
  }
  for form in Form.all where form.effects.isThrowing && (form.isInout || form.isVariadic) {
    let function = "(\(list(form.taken)))\(form.effects.typed) -> O"
    let all = list(form.generics, "O", form.failure)
    lines += failure(function, 0, all)
    if form.effects.isAsync { lines += failure("@concurrent " + function, 1, all) }
  }
  return lines
}

/// The main actor's functions, which are not `Sendable` where they are named elsewhere.
func isolatedTypes() -> [String] {
  Form.all.filter { !$0.isolation.isEmpty }.map { form in
    let function = "\(form.isolation)(\(list(form.taken)))\(form.effects.typed) -> O"
    return "public typealias \(form.name)<\(list(form.generics, "O", form.failure))> = \(function)"
  } + [
    "public typealias AnyOnMain<O, X: Error, each A> = @MainActor (repeat each A) throws(X) -> O",
    "public typealias AnyAsyncOnMain<O, X: Error, each A> = @MainActor (repeat each A) async throws(X) -> O",
  ]
}
