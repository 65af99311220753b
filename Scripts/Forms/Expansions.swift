private func hidden(_ declaration: String) -> String {
  "@_documentation(visibility: internal) public func \(declaration) { __Pliant.neverRun() }"
}

/// What gives the closure that a declaration is, with its parameters in another order or of other
/// owners.
func closures(
  _ name: String,
  _ receiver: String = "",
  isLast: Bool = false,
  isOwned: Bool = false
)
  -> String
{
  let before = receiver.isEmpty ? "" : "(R) -> "
  return each(Form.named) { form in
    guard isOwned ? !form.effects.isAsync : isLast || form.differs else { return "" }
    let own = "(\(list(isOwned ? form.owned : form.given, isLast ? receiver : "")))\(form.end)"
    let head = "\(name)\(form.name)<\(form.all(receiver))>(_: \(before)"
    let plain = hidden("\(head)\(form.passed(throwing: "X"))) -> (\(form.isolation)\(own))")
    return !form.isEither
      ? plain
      : plain + "\n"
        + hidden(
          "\(head)@concurrent (\(form.taken))\(form.end), concurrently: Void = ()) -> (@concurrent \(own))"
        )
  }
}

/// The closure of an actor's method, without its receiver, and what an entry calls that its caller
/// has already isolated to the actor.
func actorClosures() -> String {
  each(Form.named) { form in
    guard form.row.actors.contains(form.count), !form.isLent else { return "" }
    let elsewhere = form.effects.isAsync ? "@concurrent " : ""
    let isolated = "(\(list("isolated R", form.taken)))\(form.end)"
    let plain = "\(elsewhere)(\(list("R", form.taken)))\(form.end)"
    return """
      public static func bound<\(form.all("R: Actor"))>(like _: \(isolated)) -> (\(elsewhere)(\(form.taken))\(form.end)) { neverRun() }
      @inlinable @inline(__always) public static func isolated<\(form.all("R: Actor"))>(_ function: @escaping \(isolated)) -> \(plain) { unsafeBitCast(function, to: (\(plain)).self) }
      """
  }
}

/// What passes an array for variadic arguments.
func spreading() -> String {
  each(Form.named.filter { $0.row.parameter == "_..." }) { form in
    let given = "(\(form.given))\(form.end)"
    return """
      @inlinable @inline(__always) public static func spreading<\(form.all())>(_ function: @escaping (\(form.taken))\(form.end)) -> \(given) { unsafeBitCast(function, to: (\(given)).self) }
      """
  }
}

/// The main actor's functions, which are not `Sendable` where they are named elsewhere.
func isolatedTypes() -> String {
  each(Form.named.filter { !$0.isolation.isEmpty }) { form in
    "public typealias \(form.name)<\(form.all())> = \(form.isolation)(\(form.taken))\(form.end)"
  } + """

    public typealias AnyOnMain<O, X: Error, each A> = @MainActor (repeat each A) throws(X) -> O
    public typealias AnyAsyncOnMain<O, X: Error, each A> = @MainActor (repeat each A) async throws(X) -> O
    """
}

/// What tells the types of a function's places.
func placing() -> String {
  each(Array(0...2)) { count in
    let places =
      letters(count).enumerated().map { ("\($0.offset)", $0.element) } + [("Result", "O")]
    let (all, taken) = (list(letters(count) + ["O"]), list(letters(count)))
    return each(places) { place, own in
      hidden(
        "pliantMethod\(place)Of\(count)<R, \(all)>(_: (R) -> (\(taken)) async throws -> O) -> \(own)"
      ) + "\n"
        + hidden(
          "pliantFunction\(place)Of\(count)<\(all)>(_: (\(taken)) async throws -> O) -> \(own)"
        )
    }
  }
}

/// What `pliant functions` asks before it prints a handle by name, and the tests' generator of forms.
func named() -> String {
  let kinds = Dictionary(grouping: Row.all.filter { !$0.isRefused }) { $0.kind }.sorted {
    $0.key < $1.key
  }
  let rows = each(kinds.map { $0.value[0] }) { row in
    let last = row.place == "last" ? " && place == count - 1" : ""
    return """
          case .\(row.kind): (isOfActor ? \(row.actors) : isAsync ? \(row.async) : \(row.sync)).contains(count)\(last)
      """
  }
  return """
    /// A form of a function's parameter for which the macros have overloads.
    enum NamedForm {
      case \(kinds.map { "`\($0.key)`" }.joined(separator: ", "))

      /// Whether there is one with so many parameters, of which it is at a place.
      func exists(at place: Int, of count: Int, isAsync: Bool, isOfActor: Bool) -> Bool {
        switch self {
    \(rows)
        }
      }
    }
    """
}
