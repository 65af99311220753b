/// Makes a property observable without any mechanism of the runtime's.
///
/// ```swift
/// final class Model {
///   @Observed var items: [Int] = []
/// }
/// ```
///
/// It belongs to a stored variable of a class, final or not, generic or not, or of an actor. Changes in place
/// stay in place: appending to an array costs the same whatever its size, unless an observer asks for the
/// old value. Unobserved it costs a comparison at each change. The property stands in key paths as any other
/// does. The key path of an actor's property must begin with `$`, for Swift has none for the property itself:
/// `observe(counter, \.$count)`. It needs its type written out.
///
/// The names `_name` and `_observersOf_name` are taken by what stands behind a property `name`. A class whose
/// `Codable` the compiler writes needs keys for these: `enum CodingKeys: String, CodingKey { case _name = "name" }`.
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
/// ``Delivery/main``.
///
/// In a function that is marked `throws`, without a type, or behind `try`, it throws the errors of
/// `observe`. Anywhere else a property that cannot be observed is a programmer's error: it stops a
/// debug build, and is reported on standard error by a release build.
@freestanding(expression)
public macro observe(_ keyPaths: PartialKeyPath<PliantObservingExpansion.AnyRoot>...) =
  #externalMacro(module: "PliantMacros", type: "ObserveMacro")
