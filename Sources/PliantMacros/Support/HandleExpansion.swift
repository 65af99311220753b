import SwiftSyntax
import SwiftSyntaxBuilder

/// The code that makes a handle, from what a macro knows of a declaration.
///
/// It declares a struct that holds the declaration's closure at its natural abstraction, an entry of
/// that shape, and what else must be written out where the types are known. The handle's function type is that of the
/// macro's result, which the expansion is checked against.
///
/// In generic code no type can be declared in a closure: there a variable that a closure captures stands for the struct.
struct HandleExpansion {
  enum Receiver {
    /// An object of a class.
    case object(String)
    /// An object or a value, which the macro cannot tell apart.
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
  /// `nil` where the syntax does not tell a static from a free function.
  var isStatic = "false"
  var receiver: Receiver
  var effects: Effects
  /// The parameters after the receiver.
  var parameters: [Parameter]
  /// An expression of the type of what has its receiver in the register for self.
  var natural: String
  /// The same for a value that is the last argument; `nil` where the receiver is known to be none.
  var valueNatural: String?
  /// Whether `natural` says who owns each argument, as what a name refers to does.
  var isExact = false
  /// The types of the parameters in their natural order, where the entry's closure must spell them to be
  /// of the natural one's type.
  ///
  /// NB: swift-frontend 6.3.1 else converts a closure that takes a tuple to one that owns it, and one to one
  /// whose parameters are `sending`: what has been converted has a context.
  var spelledTypes: [String]?
  /// What the declaration is named by, or the closure that calls it; nil where that does not compile everywhere, and where
  /// only a symbol names it.
  var named: String?
  /// What names the declaration, where it was named: without `as`, which drops who owns an argument.
  var reference: String?
  /// What was named, whose type says what it throws.
  var throwing: String?
  /// What tells whether an async declaration runs where its caller does, where `as` hides it.
  var inheritsIsolation: String?
  /// Whether only its code tells that.
  var isUntold = false
  /// Calls the declaration on `receiver` with `a0` and so on, where it was named and can be called from everywhere.
  var invoke: Invocation?
  /// Calls the declaration, where it was written as a closure.
  var closure: String?
  /// Whether the types were written for a symbol: only the symbol can say whether they are its own.
  var isSpelled = false
  /// What must be compiled, and is never run.
  var check: String?
  /// The handle's function type and what it throws, where that was written; a closure cannot infer which error it throws.
  var typed: (function: String, failure: String)?
  /// Whether types may not be declared where it is used.
  var isGeneric = false

  /// What a closure runs: a constant that it needs, and what it returns.
  struct Invocation {
    var binding: String?
    var expression: String
  }

  struct Effects {
    var isAsync = false
    var isThrowing = false
    /// What is named may throw errors of one type alone, which its entry finds out; the handle's functions throw any.
    var isNamed = false
    var isOnMain = false

    var marks: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
  }

  struct Parameter {
    var isInout = false
    var isVariadic = false
    /// The function takes what the handle's closures call.
    var isAutoclosure = false
    /// Where it stands in the natural order, if not where it stands in the handle's.
    var naturalIndex: Int?

    /// What is named may run elsewhere than its handle's functions: what it takes goes there.
    var isSent = false

    /// What passes it on to the function itself.
    func argument(named name: String) -> String {
      if isInout { return "&" + name }
      return isAutoclosure ? name + "()" : isSent ? "PliantExpansion.sending(\(name))" : name
    }

    /// Those of a setter: its new value is the last in the handle's order, and the first in the natural one.
    static func ofSetter(_ count: Int) -> [Self] {
      (0..<count).map { Self(naturalIndex: ($0 + 1) % count) }
    }
  }
}
