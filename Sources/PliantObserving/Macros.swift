/// Makes a stored property observable, without the runtime's help.
///
/// ```swift
/// final class Model {
///   @Observed var items: [Int] = []
/// }
/// ```
///
/// It belongs to a stored variable of a class, final or not, generic or not, or of an actor.
/// Changes in place stay in place: appending to an array costs the same whatever its size, unless
/// an observer asks for the old value. If nobody observes the property, a change of it costs one
/// comparison.
///
/// The property is in key paths like any other. An actor's is not, because Swift has no key paths
/// into actors: observe it by the name with a `$`, `observe(counter, \.$count)`, and write its type
/// out.
///
/// The storage behind a property `name` takes the names `_name` and `_observersOf_name`. A class
/// whose `Codable` conformance the compiler writes needs coding keys for them:
///
/// ```swift
/// enum CodingKeys: String, CodingKey { case _name = "name" }
/// ```
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`), prefixed(_observersOf_))
public macro Observed() = #externalMacro(module: "PliantMacros", type: "ObservedMacro")

/// Observes properties of `self` by calling the methods that are named after them.
///
/// ```swift
/// #observe(\.target.property.value, \.name)
/// // calls self.targetPropertyValueChange() or self.targetPropertyValueChange(_:),
/// // and self.nameChange() or self.nameChange(_:)
/// ```
///
/// A method takes either no parameter or a ``Change`` of the path's value, whose old value was
/// read; if both methods exist, the one without a parameter is called, and no old value is read.
/// The compiler checks that one of them exists. Observing ends with `self`, which it does not keep.
/// A method that is isolated to the main actor is called on the main thread, as with
/// ``ObservingOptions/Delivery/main``.
///
/// In a function that is marked `throws`, without a type, or behind `try`, it throws the errors of
/// `observe`. Anywhere else a property that cannot be observed is a programmer's error: it stops a
/// debug build, and is reported on standard error by a release build.
@freestanding(expression)
public macro observe(_ keyPaths: PartialKeyPath<__Pliant.AnyRoot>...) =
  #externalMacro(module: "PliantMacros", type: "ObserveMacro")
