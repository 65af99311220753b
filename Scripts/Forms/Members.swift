/// Whose functions members of a handle are for: the receiver as the handle's function type has it,
/// where it runs, and the receiver's generic parameter.
struct Receiver {
  var taken = "R"
  var isolation = ""
  var generic = "R"
  /// Whether it may be an object, and there are members for one object.
  var isObject: Bool { !generic.isEmpty && taken != "inout R" }
  var isActor: Bool { generic == "R: Actor" }

  static let mutating = Receiver(taken: "inout R")
  static let actors = Receiver(taken: "isolated R", generic: "R: Actor")
  static let methods = [Receiver(), Receiver(isolation: "@MainActor "), actors]
  static let functions = ["", "@MainActor "].map {
    Receiver(taken: "", isolation: $0, generic: "")
  }

  func function(_ arguments: [String], _ marks: String) -> String {
    "\(isolation)(\(list([taken] + arguments)))\(marks) -> O"
  }

  /// The handle of a function of any arguments.
  func handle(_ effect: String) -> String {
    let type = generic.isEmpty ? "Callable" : "Method"
    return "\(type)<\(function(["repeat each A"], effect + " throws(X)"))>"
  }

  /// The members, without those that begin with a question mark if these are of objects alone.
  func members(_ text: String) -> String {
    var lines = [Substring]()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first != "?" {
        lines.append(line)
      } else if isObject {
        lines.append(line.dropFirst())
      } else {
        lines.removeLast(lines.reversed().prefix { $0.hasPrefix("///") }.count)
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// What is written of each; of nothing, nothing.
func each<A>(_ all: [A], _ write: (A) -> String) -> String {
  all.map(write).filter { !$0.isEmpty }.joined(separator: "\n")
}
func each<A, B>(_ all: [A], _ others: [B], _ write: (A, B) -> String) -> String {
  each(all) { one in each(others) { write(one, $0) } }
}

/// What wraps a function of up to six arguments in one closure, which takes the function that it stands
/// over first; the receiver is an argument of what redefines methods and functions alike.
///
/// NB: what swift-frontend 6.3.1 compiles of closures that throw a generic error crashes when they
/// throw.
func wraps(_ receiver: Receiver) -> String {
  each(Array(0...(receiver.generic.isEmpty ? 7 : 6)), Effects.all) { count, effects in
    let (arguments, marks) = (letters(count), effects.marks)
    let function = receiver.function(arguments, marks)
    let all = list([receiver.generic] + arguments + ["O"])
    let taken = list(["_ next: @escaping \(function)", receiver.taken] + arguments)
    let flat = "_ function: @escaping \(receiver.isolation)(\(taken))\(marks) -> O"
    let names = list([receiver.generic.isEmpty ? "" : "r"] + names(count))
    let passed = (receiver.taken == "inout R" ? "&" : "") + names
    let throwing = effects.isThrowing ? marks : ""
    let call = "{ (\(names))\(throwing) in \(effects.call)function(\(list("next", passed))) }"
    // SAFETY: both are called where the actor's method was.
    let kept =
      receiver.isActor ? "nonisolated(unsafe) let next = next, function = function; " : ""
    let given = "\(flat)) throws -> Override where Function == \(function)"
    // One name each: of one name, the compiler would look through all overloads at every use.
    let kind = (receiver.isolation + receiver.taken).filter { $0.isLetter && $0 != "R" }
    let wrapping = "wrapping\(kind)\(effects.kind)\(count + (receiver.taken.isEmpty ? 0 : 1))"
    let wraps = """
      /// Overrides the method for one object with a function that takes the layer below first.
      ///
      /// ```swift
      /// try greet.wrap(on: greeter) { next, greeter, who in next(greeter, who) + "!" }
      /// ```
      ///
      /// See ``override(on:key:_:)`` for everything else.
      ?@discardableResult public func wrap<\(all)>(on receiver: AnyObject, key: AnyHashable? = nil, \(given) { try wrap(on: receiver, key: key, around: Self.\(wrapping)(function)) }
      /// Overrides the method for all instances of a class with a function that takes the layer below first.
      ///
      /// See ``override(onAll:key:_:)`` for everything else.
      ?public func wrap<\(all)>(onAll type: AnyClass, key: AnyHashable? = nil, \(given) { try wrap(onAll: type, key: key, around: Self.\(wrapping)(function)) }
      """
    let redefines = """

      /// Redefines the method or function with a closure that takes the original first.
      ///
      /// ```swift
      /// let loud = try greet.redefine { next, greeter, who in next(greeter, who).uppercased() }
      /// ```
      ///
      /// See ``redefine(_:)`` for everything else.
      public func redefine<\(all)>(wrapping \(flat.dropFirst(2))) throws -> Redefinition where Function == \(function) { try handle.redefine(around: Self.\(wrapping)(function)) }
      static func \(wrapping)<\(all)>(\(flat)) -> (Function) -> Function where Function == \(function) { { next in \(kept)let call: Function = \(call); return call } }
      """
    return receiver.members(receiver.isObject && !receiver.isActor ? wraps : wraps + redefines)
  }
}

/// What makes a handle on a message that no class declares.
///
/// NB: swift-frontend 6.3.1 crashes over a call of a function with a pack that a generic type stands
/// for, and what it compiles of one that throws a generic error crashes when it throws.
func messages() -> String {
  each(Array(0...5), Effects.all) { count, effects in
    let (arguments, call) = (list(names(count)), effects.call)
    let passed = list("receiver", arguments)
    return """
      /// Creates a handle on a message that no class declares, from its name.
      ///
      /// Layers implement it for one object, or for all instances of a class and its subclasses. Two
      /// handles with the same name and type denote the same message.
      ///
      /// ```swift
      /// let sayHello = Method<(NSObject) -> Void>("sayHello")
      /// try sayHello.override(on: object) { _ in print("Hello World!") }
      /// try sayHello(object)
      /// ```
      public init<R: AnyObject, \(list(letters(count) + ["O"]))>(_ message: String) where Function == \(Receiver().function(letters(count), effects.marks)) { self.init(message: message) { next in { \(passed) in let call = next(Receiver(receiver)); defer { call.leave() }; return \(call)call.layer.pointee.function(\(passed)) } } double: { next, recorder in { \(passed) in \(call)recorder.record((\(arguments))) { \(call)next(\(passed)) } } } }
      """
  }
}

/// What calls a handle by itself.
func calls() -> String {
  each(Array(0...5), Effects.all) { count, effects in
    let (async, wait) = effects.isAsync ? (" async", "await ") : ("", "")
    let taken = zip(names(count), letters(count)).map { "_ \($0): \($1)" }
    return """
      /// Calls the method on a receiver as the program would, layers included.
      ///
      /// - Throws: ``MethodError/notImplemented(message:receiver:)`` if neither the receiver's class
      ///   nor a layer implements the message; any error that the method throws.
      public func callAsFunction<\(list(["R"] + letters(count) + ["O"]))>(\(list(["_ receiver: R"] + taken)))\(async) throws -> O where Function == \(Receiver().function(letters(count), effects.marks)) { try \(wait)implementation(for: receiver)(\(list(["receiver"] + names(count)))) }
      """
  }
}
