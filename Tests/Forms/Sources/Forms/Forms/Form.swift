/// A declaration, and how it is overridden.
struct Form {
  enum Kind: String, CaseIterable {
    case method
    case mutatingMethod = "mutating method"
    case classMethod = "class method"
    case staticMethod = "static"
    case function = "free function"
    case initializer
    case getter, setter
    case subscriptGetter = "subscript getter"
    case subscriptSetter = "subscript setter"
    case staticGetter = "static getter"
    case operatorFunction = "operator"
  }

  /// What holds the declaration.
  enum Holder: String {
    case none
    case classType = "class"
    case finalClass = "final class"
    case genericClass = "generic class"
    case actor
    case structType = "struct"
    case genericStruct = "generic struct"
    case genericEnum = "generic enum"
    case enumType = "enum"
    /// Called on types that conform to the protocol.
    case protocolExtension = "protocol extension"
  }

  enum Failing {
    case never, any
    case typed(String)
  }

  enum Isolation: String {
    case none
    case mainActor = "@MainActor"
    case mainActorType = "@MainActor type"
    case isolatedParameter = "isolated"
    case optionalIsolatedParameter = "isolated (any Actor)?"
    case nonisolated
    case nonsending = "nonisolated(nonsending)"
    case concurrent = "@concurrent"
  }

  struct Parameter {
    enum Ownership: String {
      case none = ""
      case borrowing, consuming
      case owned = "__owned"
      case shared = "__shared"
      case sending
      case `inout`
    }

    var label: String?
    var type: ValueType
    var ownership = Ownership.none
    var isVariadic = false
    /// `isolated`; `type` is an actor's, or `(any Actor)?`.
    var isIsolated = false

    var isInout: Bool { ownership == .inout }
  }

  enum HandlePlace { case global, staticMember, local }

  /// What an accessor is written with, beside or in the place of `get` and `set`.
  enum Coroutines {
    case none
    /// `_modify`, which does not call the setter that is there, too.
    case besideSetter
    /// `_read`, or `_modify` alone.
    case only
  }

  var index = 0
  var kind = Kind.method
  var holder = Holder.none
  /// What the holder's generic parameter stands for.
  var specialized: ValueType?
  /// The holder's; the cases' payloads, where it is an enum.
  var fields: [ValueType] = []
  var parameters: [Parameter] = []
  var result = ValueType.void
  /// The result is `Self`, or the type for initializers.
  var givesSelf = false
  /// Its result is written `Self`, or an initializer's.
  var returnsSelf: Bool {
    kind == .initializer || givesSelf && (kind == .method || kind == .classMethod)
  }
  /// The parameter that is the result, if one is.
  var echoed: Int?
  var isAsync = false
  var suspends = false
  var failing = Failing.never
  var isolation = Isolation.none
  var isDynamic = true
  var isConvenience = false
  /// An initializer of a struct that calls no other.
  var assignsFields = false
  var ownTypes: [OwnType] = []
  /// The handle is written with the subclass, which inherits the declaration.
  var namesSubclass = false
  /// It is called through a protocol.
  var isWitness = false
  /// There is another of its name.
  var isOverloaded = false
  /// There is another of the same code, which the optimizer may make one with it.
  var hasTwin = false
  var isTwin = false
  /// The number among the form's specializations; the first is overridden.
  var instance = 0
  var generics: Generics?
  /// The module that overrides it has another of its name and type, in another file.
  var hasNamesake = false
  /// The compiler writes its code in the place of each call: it must be refused.
  var isTransparent = false
  var coroutines = Coroutines.none
  /// Written in C, in a module of its own.
  var isOfC = false
  /// It is redefined for a task, too.
  var isRedefinedForTask = false
  /// In the driver's own module.
  var isOwn = true
  var isPublic = true
  var isFrozen = false
  /// The handle is written as a closure, where both can be.
  var handleIsClosure = false
  var closureSpellsOwnership = true
  /// The handle is written with the declaration's symbol and its type.
  var isBySymbol = false
  /// That type says of a value's receiver that it is `inout` where it is not, or not where it is,
  /// which must be refused, or come to the same.
  var misspellsReceiver = false
  var handlePlace = HandlePlace.global
  /// Only with layers that call nothing: the compiler cannot build the others.
  var isReduced = false
}
