/// The overloads of `observe`, `bindBoth` and `observeNotifications`: they differ in what the function
/// takes, in the owner, and in the actor, and otherwise say the same.
func observing() -> [String] {
  var lines = [String]()
  for of in ["object", "actor"] {
    for owner in [false, true] {
      for takes in ["change", "values", "nothing"] { lines += observe(of, takes, owner) }
    }
  }
  lines += observe("object", "async", false) + observe("object", "async", true)
  lines += observe("actor", "async", false)
  lines += observe("elements", "change", false) + observe("elements", "change", true)
  lines += [("Value", "Value"), ("Value", "Value?"), ("Value?", "Value")].flatMap(bindBoth)
  let conventions = ["", "@MainActor "].flatMap { isolation in
    ["nothing", "change"].flatMap { convention(isolation, $0) }
  }
  return lines + ["extension PliantObservingExpansion {"] + conventions.dropLast() + ["}"]
}

private func said(_ of: String, _ takes: String, _ owner: Bool) -> [String] {
  let key = "\(of) \(takes)\(owner ? " owner" : "")"
  let text =
    switch key {
    case "object values": "with the old and the new value after each change of a property."
    case "object nothing": "after each change of a property, without reading any value."
    case "actor values": "with the old and the new value after each change of an actor's property."
    case "actor nothing": "after each change of an actor's property, without reading any value."
    case "actor change owner":
      "after each change of an actor's property, until `actor` or `owner` dies."
    case "object values owner", "actor values owner":
      "with the old and new values after each change, until `\(of)` or `owner` dies."
    case "object nothing owner", "actor nothing owner":
      "after each change, without reading any value, until `\(of)` or `owner` dies."
    default: ""
    }
  if key == "actor async" {
    return [
      "/// Calls an async `handler` with each change of an actor's property in turn, in a task."
    ]
  }
  return text.isEmpty ? documentation(key) : ["/// Calls `handler` " + text]
}

/// One overload of `observe`: of which property, what the handler takes, and whether there is an
/// owner.
private func observe(_ of: String, _ takes: String, _ hasOwner: Bool) -> [String] {
  let owner = hasOwner ? "owner" : "nil"
  var attributes = "@inlinable "
  var generics = "Root: AnyObject, Value"
  var receiver = "_ object: Root, _ keyPath: KeyPath<Root, Value>"
  var file = ", fileID: String = #fileID"
  var delivery = ", on delivery: Delivery = .immediate"
  var condition = ""
  var handler =
    switch takes {
    case "values": "_ handler: @escaping (_ old: Value, _ new: Value) -> Void"
    case "nothing": "_ handler: @escaping () -> Void"
    default: "_ handler: @escaping (Change<Value>) -> Void"
    }
  var begin =
    "PliantObservingExpansion.observe(object, keyPath, options, delivery, owner: \(owner), fileID, Handler(handler))"
  if of == "actor" {
    (generics, file) = ("Root: Actor, Value", "")
    receiver = "_ actor: Root, _ property: KeyPath<Root, ObservedProperty<Value>>"
    begin = begin.replacing("object, keyPath", with: "actor, property")
      .replacing(" fileID,", with: "")
  } else if of == "elements" {
    attributes = ""
    generics = "Root: AnyObject, Objects: Collection, Value"
    condition = " where Objects.Element: AnyObject"
    receiver =
      "_ object: Root, _ collection: KeyPath<Root, Objects>, each keyPath: KeyPath<Objects.Element, Value>"
    handler = "_ handler: @escaping (Objects.Element, Change<Value>) -> Void"
    begin =
      "ElementSubscriptions(keyPath, options, delivery, fileID, handler).follow(object, collection, owner: \(owner))"
  }
  if takes == "async" {
    // What does not suspend runs in the setter.
    (attributes, generics, delivery) = ("@_disfavoredOverload ", generics + ": Sendable", "")
    handler =
      "@_inheritActorContext _ handler: sending @escaping @isolated(any) (Change<Value>) async -> Void"
    let registration =
      of == "actor"
      ? "actor, projection: property, options, .immediate, owner: owner, onEnd: onEnd"
      : "object, keyPath, options, .immediate, owner: owner, onEnd: onEnd, fileID: fileID"
    begin =
      "PliantObservingExpansion.observe(owner: \(owner), handler) { owner, onEnd in try Registration(\(registration)) }"
  }
  let kept = hasOwner ? ("@discardableResult ", ", owner: AnyObject") : ("", "")
  return said(of, takes, hasOwner) + [
    "\(attributes)\(kept.0)public func observe<\(generics)>(\(receiver), options: ObservingOptions = []\(delivery)\(kept.1)\(file), \(handler)) throws -> KeyPathObservation\(condition) { try \(begin) }",
    "",
  ]
}

/// What `#observe` calls, for each kind of method.
private func convention(_ isolation: String, _ takes: String) -> [String] {
  let (isOnMain, takesChange) = (!isolation.isEmpty, takes == "change")
  let call =
    switch (isOnMain, takesChange) {
    case (false, false): "if let object { method(object)() }"
    case (true, false): "if let object { onMainActor(method(object)) }"
    case (false, true): "if let object { method(object)(change) }"
    case (true, true):
      "guard let object else { return }; let method = method(object); nonisolated(unsafe) let handed = change; onMainActor { method(handed) }"
    }
  let attribute = isOnMain || takesChange ? "@_disfavoredOverload " : ""
  let options = "\(takesChange ? ".old" : "[]"), \(isOnMain ? ".main" : ".immediate")"
  let said =
    (isOnMain ? "of the main actor " : "")
    + (takesChange ? "that takes the change" : "without parameters")
  return (isOnMain && takesChange ? ["  // SAFETY: the change is used within the call alone."] : [])
    + [
      "  /// Observes a property by calling a method \(said).",
      "  \(attribute)public static func observe<Root: AnyObject, Value>(_ object: Root, _ keyPath: KeyPath<Root, Value>, fileID: String, _ method: @escaping (Root) -> \(isolation)(\(takesChange ? "Change<Value>" : "")) -> Void) throws { _ = try observe(object, keyPath, \(options), owner: object, fileID, Handler { [weak object]\(takesChange ? " (change: Change<Value>)" : "") in \(call) }) }",
      "",
    ]
}

/// Two-way bindings that compute nothing, and in which direction `nil` is left out.
private func bindBoth(_ a: String, _ b: String) -> [String] {
  let key = a == b ? "bindBoth" : a == "Value" ? "bindBoth to" : "bindBoth from"
  return documentation(key) + [
    "@discardableResult public func bindBoth<A: AnyObject, B: AnyObject, Value>(_ a: A, _ aPath: ReferenceWritableKeyPath<A, \(a)>, _ b: B, _ bPath: ReferenceWritableKeyPath<B, \(b)>, fileID: String = #fileID) throws -> KeyPathBinding { try bindEnds(a, aPath, b, bPath, fileID: fileID, to: { $0 }, back: { $0 }) }",
    "",
  ]
}

/// The overloads for one kind of method.
func notifications() -> [String] {
  let lines = ["", "@MainActor "].flatMap { isolation in
    ["", "Notification"].flatMap { takes in
      let whose = isolation.isEmpty ? "`owner`" : "the main actor"
      let said =
        takes.isEmpty
        ? "for each notification with one of the given names"
        : "with each notification that has one of the given names"
      let isFirst = isolation.isEmpty && takes.isEmpty
      return
        (isFirst ? documentation("notifications") : ["/// Calls a method of \(whose) \(said)."]) + [
          "\(takes.isEmpty ? "" : "@_disfavoredOverload ")public func observeNotifications<Owner: AnyObject>(_ owner: Owner, _ names: [Notification.Name], of sender: AnyObject? = nil, in center: NotificationCenter = .default, with method: @escaping (Owner) -> \(isolation)(\(takes)) -> Void) { PliantNotifyingExpansion.observe(owner, of: sender, in: center) { observing in for name in names { observing.add(name, method) } } }",
          "",
        ]
    }
  }
  return Array(lines.dropLast())
}
