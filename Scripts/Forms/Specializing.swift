/// The overloads for one specialization of a generic function, named with a type: what the type is in
/// the function's type tells the type checker which. Of several that fit, the one whose last
/// parameter takes the fewest conversions to Optional is taken.
func specializing(_ what: String) -> [String] {
  let isMethod = what == "method"
  let (receiver, before) = isMethod ? ("R", "(R) -> ") : ("", "")
  let (handle, kind) = isMethod ? ("Method", "ValueMethodMacro") : ("Callable", "CallableMacro")
  var lines = [String]()
  for effects in Effects.all {
    for count in 0..<5 {
      func add(
        _ name: String,
        at place: Int? = nil,
        _ put: String = "",
        result: String = "O",
        _ rank: Int
      ) {
        let name = "\(effects.kind)\(count)For\(name)"
        var taken = letters(count)
        var generics = taken
        if let place {
          taken[place] = put
          generics.remove(at: place)
          generics.append("O")
        }
        let marks = "\(effects.marks) -> \(result)"
        let optional = String(repeating: "?", count: rank)
        let head = "\(what)<\(list(receiver, list(generics), "G"))>"
        let function = "_ function: \(before)(\(list(taken)))\(marks)"
        lines +=
          name == "Plain0ForResult" && isMethod
          ? documentation("specialized")
          : [
            isMethod
              ? "/// Creates a handle on a specialization of a function of another form."
              : "/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`."
          ]
        lines.append(
          macro(
            "\(head)(\(function), for type: G.Type\(optional)) -> \(handle)<(\(list([receiver] + taken)))\(marks)>",
            name + kind
          )
        )
      }
      add("Result", result: "G", 0)
      for place in 0..<count {
        add("\(place)", at: place, "G", place + 1)
        if count < 4 { add("Type\(place)", at: place, "G.Type", place + count + 1) }
        if count < 3 { add("Array\(place)", at: place, "[G]", place + 2 * count + 1) }
      }
      if effects.isThrowing, 1..<4 ~= count { lines += lendingFor(what, effects, count) }
      add("OptionalResult", result: "G?", 3 * count + 3)
      add("ArrayResult", result: "[G]", 3 * count + 4)
    }
  }
  return lines
}

/// What a closure that is not kept, as retry helpers take one, makes of these: no generic parameter
/// can be one.
private func lendingFor(_ what: String, _ effects: Effects, _ count: Int) -> [String] {
  let (receiver, before, handle) =
    what == "method" ? ("R", "(R) -> ", "Method") : ("", "", "Callable")
  let closures = [
    ("", "", 0), ("@concurrent ", " async", 0), ("nonisolated(nonsending) ", " async", 1),
  ]
  return closures.flatMap { isolation, async, rank in
    let rest = letters(count - 1)
    let taken = rest + ["\(isolation)(repeat each P)\(async) throws(Y) -> Z"]
    let all = list([receiver] + rest + ["each P", "Y: Error", "Z", "G"])
    let head = "\(what)<\(all)>(_ function: \(before)(\(list(taken)))\(effects.marks) -> G"
    let given = "\(handle)<(\(list([receiver] + taken)))\(effects.marks) -> G>"
    return [
      "/// Reports a closure that the function does not keep, and says what to write instead.",
      macro("\(head), for type: G.Type\(ranked(rank))) -> \(given)", "LendingForMacro"),
    ]
  }
}

/// What tells the types of a function's places.
func placing() -> [String] {
  (0..<5).flatMap { count in
    let (taken, all) = (list(letters(count)), list(letters(count) + ["O"]))
    let places =
      letters(count).enumerated().map { ("\($0.offset)", $0.element) } + [("Result", "O")]
    return places.flatMap { place, own in
      let function = "(\(taken)) async throws -> O) -> \(own)"
      return [
        hidden("pliantMethod\(place)Of\(count)<R, \(all)>(_: (R) -> \(function)"),
        hidden("pliantFunction\(place)Of\(count)<\(all)>(_: \(function)"),
      ]
    }
  }
}
