/// The declaration that a handle is on.
struct Callee {
  enum Kind: String {
    case method
    case getter
    case setter
    case initializer
  }

  enum Receiver {
    /// An object of a class.
    case object(String)
    /// An object or a value; the macro cannot tell which.
    case instance(String)
    case actor(String)
    case type(String)
    case mutating(String)
    case none(type: String?)
  }

  struct Parameter {
    var isInout = false
    var isVariadic = false
    /// Whether it is an autoclosure, which the handle's closures call.
    var isAutoclosure = false
    /// Whether it is a closure that does not escape.
    var isClosure = false
    /// Its index in the natural order, if that differs from the handle's.
    var naturalIndex: Int?

    /// Whether it must be sent, because the named declaration may run in another isolation than the
    /// handle's functions.
    var isSent = false

    /// Returns the argument that passes it to the function itself.
    func argument(named name: String) -> String {
      if isInout { return "&" + name }
      return isAutoclosure ? name + "()" : isSent ? "__Pliant.sending(\(name))" : name
    }

  }

  var kind = Kind.method
  let name: String
  var labels: [String]?
  var isStatic = false
  var receiver: Receiver
  /// The parameters after the receiver.
  var parameters: [Parameter] = []
}

extension [Callee.Parameter] {
  /// The parameters of a setter, whose new value is last in the handle's order and first in the
  /// natural one; those of others take some of their arguments `inout`.
  static func of(_ kind: Callee.Kind, areInout: [Bool]) -> Self {
    let count = areInout.count
    return areInout.enumerated().map { index, isInout in
      kind == .setter
        ? Callee.Parameter(naturalIndex: (index + 1) % count) : Callee.Parameter(isInout: isInout)
    }
  }
}

extension Callee {
  /// Whether it takes its arguments as its own.
  var isOwning: Bool { kind == .initializer || kind == .setter }

  var names: [String] { parameters.indices.map { "a\($0)" } }

  /// Returns the arguments of the handle's closures: `receiver, a0, &a1`.
  func arguments(on receiver: String, isAsync: Bool) -> String {
    let own = zip(names, parameters).map { name, parameter in
      // A call in an actor's place is checked as if it were made from elsewhere.
      self.receiver.isActor && isAsync
        ? parameter.argument(named: name) : parameter.isInout ? "&" + name : name
    }
    let first = self.receiver.isMutating ? "&" + receiver : receiver
    return ((self.receiver.isNone ? [] : [first]) + own).joined(separator: ", ")
  }

  /// Returns the parameters in the order of the function itself.
  func natural(_ list: [String]) -> [String] {
    zip(list, parameters).enumerated()
      .sorted {
        ($0.element.1.naturalIndex ?? $0.offset) < ($1.element.1.naturalIndex ?? $1.offset)
      }
      .map(\.element.0)
  }

  /// Returns the calls of a function that pass on the ownership of each argument and, of a value's
  /// method, of the receiver behind them.
  func owned(_ function: String, isValue: Bool) -> [String] {
    let own = natural(zip(names, parameters).map { $1.isInout ? "" : $0 })
    return (own + (isValue ? ["receiver"] : [])).enumerated().filter { $1 != "" }
      .map { "\(function)(\($0.element), at: \($0.offset))" }
  }

  /// Returns the calls for an initializer's arguments, which seem consumed and may be borrowed.
  func kept(_ function: String) -> [String] {
    guard kind == .initializer else { return [] }
    return names.enumerated().map { "\(function)(\($0.element), at: \($0.offset))" }
  }
}

extension Callee.Receiver {
  var isActor: Bool { if case .actor = self { true } else { false } }
  var isType: Bool { if case .type = self { true } else { false } }
  var isMutating: Bool { if case .mutating = self { true } else { false } }
  var isNone: Bool { if case .none = self { true } else { false } }

  var type: String? {
    switch self {
    case .object(let type), .instance(let type), .actor(let type), .type(let type),
      .mutating(let type):
      type
    case .none(let type): type
    }
  }

  /// The receiver's word in the name of a handle.
  var kind: String {
    switch self {
    case .object, .instance, .actor: "instance"
    case .type: "type"
    case .mutating: "mutating"
    case .none: "none"
    }
  }

  /// The expression that finds the layers of a call on it.
  var subject: String {
    switch self {
    case .object, .actor: "__Pliant.Receiver(receiver)"
    case .instance: "__Pliant.Receiver(of: receiver)"
    case .type: "__Pliant.Receiver(type: receiver)"
    case .mutating, .none: "__Pliant.Receiver.none"
    }
  }

  /// The argument that tells an original what it is called on, unless a value is its last one.
  func target(isAsync: Bool, isConformer: Bool) -> String {
    switch self {
    case .object, .instance, .actor:
      isConformer ? "conformer: receiver, " : isAsync ? "receiver, " : "on: receiver, "
    case .type: isAsync ? "type: receiver, " : "onType: receiver, "
    case .mutating: "mutating: &receiver, "
    case .none: ""
    }
  }
}
