import SwiftSyntax
import SwiftSyntaxBuilder

/// The expansion of a macro that makes a handle.
///
/// It declares a struct that holds the declaration's closure in its natural form, an entry of that
/// form, and other code for which the types must be known. The macro's result type is the handle's
/// function type, and the compiler checks the expansion against it.
///
/// In generic code, a closure cannot declare types: a captured variable replaces the struct.
struct HandleExpansion {
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

  enum Kind: String {
    case method
    case getter
    case setter
    case initializer
  }

  var kind = Kind.method
  var name: String
  var labels: [String]?
  /// Whether it is static; `nil` if the syntax does not tell a static method from a free function.
  var isStatic = "false"
  var receiver: Receiver
  var effects: Effects
  /// The parameters after the receiver.
  var parameters: [Parameter]
  /// An expression whose type is the function's, with the receiver in the self register.
  var natural: String
  /// Such an expression with a value as the last argument; nil if the receiver is none.
  var valueNatural: String?
  /// Whether the type of `natural` tells the ownership of each argument, as that of a named
  /// function does.
  var isExact = false
  /// The types of the parameters in their natural order, if the entry's closure must spell them to
  /// have the type of `natural`.
  ///
  /// NB: otherwise swift-frontend 6.3.1 converts closures that take a tuple or `sending`
  /// parameters, and a converted closure has a context.
  var spelledTypes: [String]?
  /// The declaration's name, or the closure that calls it; nil if that does not always compile, or
  /// for a symbol.
  var named: String?
  /// The key path of an accessor's property.
  var path: String?
  /// The name of a named declaration, without `as`, which drops the ownership of arguments.
  var reference: String?
  /// The named declaration, whose type tells the errors that it throws if there is no reference.
  var throwing: String?
  /// An expression that is true if an async declaration named with `as` runs in its caller's
  /// isolation.
  var inheritsIsolation: String?
  /// Whether only the declaration's code tells that.
  var isIsolationUnknown = false
  /// Calls the named declaration on `receiver` with `a0` and so on; nil if not everyone can call
  /// it.
  var invoke: Invocation?
  /// The closure that calls the declaration, if it was written as one.
  var closure: String?
  /// Whether the types were written for a symbol, which alone can confirm them.
  var isSpelled = false
  /// Code that is compiled and never run.
  var check: String?
  /// The handle's function type and the type of error, if written; a closure cannot infer the
  /// latter.
  var typed: (function: String, failure: String)?
  /// The types that a generic function is named with.
  var generic: GenericTypes?
  /// Whether the handle is in generic code, which cannot declare types.
  var isGeneric = false

  /// The code of a closure: a constant that it needs, and its result.
  struct Invocation {
    var binding: String?
    var expression: String
  }

  struct Effects {
    var isAsync = false
    var isThrowing = false
    /// Whether it is named, and may have typed throws, which its entry infers; the handle's
    /// functions throw any error.
    var isNamed = false
    var isOnMain = false

    var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
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

    /// Returns the parameters of a setter, whose new value is last in the handle's order and first
    /// in the natural one.
    static func ofSetter(_ count: Int) -> [Self] {
      (0..<count).map { Self(naturalIndex: ($0 + 1) % count) }
    }
  }
}
