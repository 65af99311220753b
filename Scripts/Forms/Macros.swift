/// A macro of handles; which one of the macros' names says what form it is of.
private func macro(_ declaration: String, _ type: String) -> String {
  "@freestanding(expression) public macro \(declaration) = "
    + "#externalMacro(module: \"PliantMacros\", type: \"\(type)\")"
}

/// Parameters that nobody passes: of what fits several overloads alike, one with the fewest is taken.
private func ranked(_ rank: Int) -> String {
  ["nonisolated", "keeping", "sending", "sharing", "last"].prefix(rank)
    .map { ", \($0): Void = ()" }.joined()
}

/// The overloads of a macro, for receivers of a type.
///
/// A handle's function throws any error: of closures that throw one type of error swift-frontend
/// 6.3.1 makes no sense.
func overloads(_ name: String, _ receiver: String, _ kind: String) -> String {
  each(Form.all) { form in
    let isActor = receiver == "isolated R"
    guard receiver != "object" || form.row.objects.contains(form.count),
      !isActor || form.row.actors.contains(form.count)
    else { return "" }
    let (before, first) =
      receiver.isEmpty ? ("", "") : isActor ? ("(isolated R) -> ", receiver) : ("(R) -> ", "R")
    let generic = receiver == "object" ? "R: AnyObject" : isActor ? "R: Actor" : receiver
    func overload(_ function: String, _ rank: Int) -> String {
      let given =
        "\(isActor ? "" : form.isolation)(\(list(first, isActor ? form.taken : form.given)))"
      return """
        /// Creates a handle on a declaration that is called in another way.
        \(macro("\(name)<\(form.all(generic, error: ""))>(_ function: \(before)\(function)\(ranked(rank))) -> \(receiver.isEmpty ? "Callable" : "Method")<\(given)\(form.effects.marks) -> O>", form.row.isRefused ? "UnnamedMacro" : form.name + kind))
        """
    }
    // The main actor's functions fit others, and a closure beside them hides the difference.
    let rank = form.row.rank + (form.row.isolation == "@MainActor" ? 0 : 1)
    let concurrent = "@concurrent (\(form.taken))\(form.effects.marks) -> O"
    if isActor {
      return overload(
        form.effects.isAsync ? concurrent : form.passed(throwing: ""),
        form.row.rank + 1
      )
    }
    // Where it runs is exact, or what takes anything would fit better.
    guard form.isEither else { return overload(form.passed(throwing: "any Error"), rank) }
    return overload(form.passed(throwing: "any Error"), rank + 1)
      + (form.row.parameter.contains("nonsending") ? "" : "\n" + overload(concurrent, rank))
  }
}

/// The overloads that come last, and whose macros say what to write instead.
///
/// Those of functions are async, for what is not converts to that with a worse score than to any
/// form above.
func mistakes(_ name: String) -> String {
  let last = (0..<7).map { ", last\($0): Void = ()" }.joined()
  // One parameter might be a method's receiver.
  let functions = [
    ("", ""), ("", "A, B, repeat each C"), (" throws", ""), (" throws", "A, B, repeat each C"),
    (" async throws", "repeat each A"),
  ]
  let own =
    name == "method"
    ? each(functions) { marks, taken in
      """
      /// Reports a function that is not a method, and says what to write instead.
      \(macro("method<\(list(taken.replacing("repeat ", with: ""), "O"))>(_ function: (\(taken))\(marks) -> O\(last)) -> Method<(\(list("AnyObject", taken)))\(marks) -> O>", "FunctionInMethodMacro"))
      """
    }
    : each(Form.all.filter { $0.count < 5 && $0.row.parameter == "_" }) { form in
      """
      /// Reports a method, and says what to write instead.
      \(macro("callable<\(form.all("R", error: ""))>(_ function: (R) -> \(form.passed(throwing: "any Error"))\(form.isolation.isEmpty ? ranked(1) : "")) -> Callable<\(form.isolation)(\(form.taken))\(form.effects.marks) -> O>", "MethodInCallableMacro"))
      """
    }
  return own + """

    /// Reports a declaration that has no handle by name, and says what to write instead.
    \(macro("\(name)<F>(_ function: F\(last), last: Void = ()) -> Unnamed<F>", "UnnamedMacro"))
    """
}

/// The overloads for one specialization of a generic function, named with a type.
///
/// Of several that fit, the one whose last parameter takes the fewest conversions to Optional is
/// taken. What a closure that is not kept, as retry helpers take one, makes of these is a mistake.
func specializing(_ name: String) -> String {
  let (receiver, before, handle) =
    name == "method" ? ("R", "(R) -> ", "Method") : ("", "", "Callable")
  let ofActors = ["", "@concurrent "].map { marks in
    let function = "(repeat each A)\(marks.isEmpty ? "" : " async") throws -> O"
    return """
      /// Reports a method of an actor, and says what to write instead.
      \(macro("method<R: Actor, each A, O, G>(_ function: (isolated R) -> \(marks)\(function), for type: G.Type) -> Method<(isolated R, \(function.dropFirst())>", "ActorForMacro"))
      """
  }
  let all = each(Form.specialized.filter { $0.effects.isThrowing || !$0.isLent }) { form in
    let all = list(receiver, form.generics, form.row.result == "O" ? "O" : "", "G")
    let end = "\(form.effects.marks) -> \(form.row.result)"
    let rank = String(repeating: "?", count: form.isLent ? form.row.rank : form.rank)
    let type =
      form.isLent
      ? "LendingForMacro" : form.name + (receiver.isEmpty ? "Callable" : "ValueMethod") + "Macro"
    return """
      /// Creates a handle on a specialization of a function of another form.
      \(macro("\(name)<\(all)>(_ function: \(before)(\(form.taken))\(end), for type: G.Type\(rank)) -> \(handle)<(\(list(receiver, form.taken)))\(end)>", type))
      """
  }
  return ([all] + (name == "method" ? ofActors : [])).joined(separator: "\n")
}

/// The macros that infer the type of error that a function throws, which is any error where none
/// fits.
///
/// A pack takes all but `inout` and variadic parameters and closures that do not escape. No code is
/// generated for their arguments, which swift-frontend 6.3.1 crashes over where they are tuples or
/// variadic.
func failures() -> String {
  func failure(
    _ function: String,
    _ rank: Int,
    on main: String = "",
    _ all: String = "each A, O, X: Error",
    error: String = "X"
  ) -> String {
    """
    @_documentation(visibility: internal)
    \(macro("pliantFailure\(main)<\(all)>(_: \(function)\(ranked(rank))) -> __Pliant.Failure<\(error)>", "TypeMacro"))
    """
  }
  let packs = [
    failure("(repeat each A) throws(X) -> O", 1),
    failure("@concurrent (repeat each A) async throws(X) -> O", 1),
    failure("nonisolated(nonsending) (repeat each A) async throws(X) -> O", 2),
    failure("Function", 4, "Function", error: "any Error"),
    failure("AnyOnMain<O, X, repeat each A>", 1, on: "OnMain"),
    failure("AnyAsyncOnMain<O, X, repeat each A>", 2, on: "OnMain"),
    failure("Function", 4, on: "OnMain", "Function", error: "any Error"),
  ]
  let exact = Form.all.filter { form in
    let isPlain = form.row.parameter == "_" && 1...3 ~= form.count
    return form.effects.isThrowing && (isPlain || ["inout", "variadic"].contains(form.row.kind))
  }
  return packs.joined(separator: "\n") + "\n"
    + each(exact) { form in
      let main = form.isolation.isEmpty ? "" : "OnMain"
      let rank = form.effects.isAsync && !main.isEmpty ? 1 : 0
      let plain = failure(form.passed(throwing: "X"), rank, on: main, form.all())
      guard form.isEither else { return plain }
      return plain + "\n" + failure("@concurrent (\(form.taken))\(form.end)", 1, form.all())
    }
}
