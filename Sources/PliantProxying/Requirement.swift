/// A requirement that can be overridden, observed and spied on through a proxy, identified by its
/// types.
///
/// A proxied protocol has one for each of its requirements. They are named by key paths; if several
/// have the same base name, each is named in full, in backticks.
///
/// ```swift
/// \.shouldDismiss              // a method
/// \.title                      // a property's getter
/// \.title.set                  // its setter
/// \.subscript                  // a subscript's getter
/// \.`sheet(_:didMoveTo:)`      // one of several methods
/// \.`static make`              // a static method
/// ```
public protocol ProxyRequirement<Function> {
  /// The type of an override: a function of the requirement's own type.
  associatedtype Function
  /// The type of an observer: a function of the same arguments, by value, without a result; it may
  /// throw.
  associatedtype Observer
  /// The type of the arguments that a spy records.
  associatedtype Arguments
  /// The type of the result.
  associatedtype Output
  /// The type of error that the requirement throws.
  associatedtype Failure: Error
  /// The requirement itself; for a property that can be set, its getter.
  var requirement: __Pliant.Requirement<Function, Observer, Arguments, Output, Failure> { get }
}

extension __Pliant {
  /// A requirement that is one function: a method, a getter or a setter.
  public struct Requirement<Function, Observer, Arguments, Output, Failure: Error>:
    ProxyRequirement,
    @unchecked Sendable
  {
    // SAFETY: constants; the functions are written by the macro and capture nothing.
    @usableFromInline let declaration: RequirementDeclaration
    /// Return the functions of an object that conforms to the protocol, and nil for any other.
    let functionOf: (Any) -> Function?
    let observerOf: (Any) -> Observer?

    public var requirement: Self { self }

    /// Creates a requirement; only the macros' expansions do so.
    ///
    /// `function` and `observer` make functions of an object that conforms, if there can be any.
    public init<Implementer>(
      _ name: String,
      _ kind: __Pliant.RequirementKind = .method,
      of type: Implementer.Type,
      isOptional: Bool = false,
      isStatic: Bool = false,
      function: ((Implementer) -> Function)? = nil,
      observer: ((Implementer) -> Observer)? = nil
    ) {
      declaration = RequirementDeclaration(
        name: name,
        kind: kind,
        adopted: type,
        isOptional: isOptional,
        isStatic: isStatic
      )
      functionOf = { object in function.flatMap { make in (object as? Implementer).map(make) } }
      observerOf = { object in observer.flatMap { make in (object as? Implementer).map(make) } }
    }

    /// Returns a closure that makes a function of an object as long as it lives.
    ///
    /// - Throws: `ProxyError.doesNotConform` if the object has no such function.
    func weakly<Made>(_ object: AnyObject, _ make: @escaping (Any) -> Made?) throws -> () -> Made? {
      guard make(object) != nil else {
        throw ProxyError.doesNotConform(
          requirement: declaration.name,
          object: "\(type(of: object))"
        )
      }
      return { [weak object] in object.flatMap { make($0) } }
    }
  }

  /// A property or a subscript that can be set.
  public struct SettableRequirement<Getter: ProxyRequirement, Setter: ProxyRequirement>:
    ProxyRequirement
  {
    private let getter: Getter
    /// The setter, which takes the indices of a subscript and then the new value.
    public let set: Setter

    public var requirement:
      Requirement<Getter.Function, Getter.Observer, Getter.Arguments, Getter.Output, Getter.Failure>
    { getter.requirement }

    /// Creates a requirement that can be set; only the macros' expansions do so.
    public init(get getter: Getter, set: Setter) {
      self.getter = getter
      self.set = set
    }
  }
}

/// The untyped part of a requirement, whose identity is the requirement's.
@usableFromInline
final class RequirementDeclaration: Sendable {
  /// The name with its protocol and its labels: `SheetDelegate.shouldDismiss(_:)`.
  let name: String
  let kind: __Pliant.RequirementKind
  /// The protocol that declares it, as `any P`, or `any P.Type` for a static one.
  let adopted: Any.Type
  let isOptional: Bool
  let isStatic: Bool

  init(
    name: String,
    kind: __Pliant.RequirementKind,
    adopted: Any.Type,
    isOptional: Bool,
    isStatic: Bool
  ) {
    self.name = name
    self.kind = kind
    self.adopted = adopted
    self.isOptional = isOptional
    self.isStatic = isStatic
  }
}
