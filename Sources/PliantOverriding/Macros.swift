// The macros that make handles. Their overloads are chosen by the type checker and tell the
// expansion what it cannot see: what a function throws, whether it suspends, and what it takes
// `inout`.

/// Creates a handle on a declaration that Swift has no name for, from a closure that calls it; see
/// `#method(_:)`.
@freestanding(expression)
public macro method<Function>(calling call: Function) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureMethodMacro")

/// Creates a handle on a function, a static or an initializer, from a closure that calls it; see
/// `#callable(_:)`.
@freestanding(expression)
public macro callable<Function>(calling call: Function) -> Callable<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureCallableMacro")

/// Returns the type of an expression without evaluating it; macro expansions use it.
@_documentation(visibility: internal)
@freestanding(expression)
public macro pliantType<Value>(_ expression: Value) -> __Pliant.Token<Value> =
  #externalMacro(module: "PliantMacros", type: "TypeMacro")

/// Creates a handle on the getter of a class's property, from its key path, or of a subscript, from
/// a closure.
///
/// ```swift
/// #getter(\Greeter.name)                                  // Method<(Greeter) -> String>
/// #getter { (grid: Grid, row: Int) in grid[row: row] }    // Method<(Grid, Int) -> Double>
/// ```
@freestanding(expression)
public macro getter<R: AnyObject, V>(_ property: KeyPath<R, V>) -> Method<(R) -> V> =
  #externalMacro(module: "PliantMacros", type: "GetterMacro")

/// Creates a handle on the getter of a value's property, or of a type's, `\Greeter.Type.count`.
@freestanding(expression)
public macro getter<R, V>(_ property: KeyPath<R, V>) -> Method<(R) -> V> =
  #externalMacro(module: "PliantMacros", type: "ValueGetterMacro")

/// Creates a handle on the getter of a class's property, from its key path, or of a subscript, from
/// a closure.
@freestanding(expression)
public macro getter<Function>(reading read: Function) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureGetterMacro")

/// Creates a handle on the setter of a class's property, from its key path, or of a subscript, from
/// a closure that takes the new value last.
///
/// ```swift
/// #setter(\Greeter.name)                                  // Method<(Greeter, String) -> Void>
/// #setter { (grid: Grid, row: Int, value: Double) in grid[row: row] = value }
/// ```
///
/// A property that is a tuple needs its type, `#setter(\Screen.size, (Int, Int).self)`, because the
/// type determines how it is passed.
@freestanding(expression)
public macro setter<R: AnyObject, V>(
  _ property: ReferenceWritableKeyPath<R, V>,
  _ type: V.Type? = nil
) -> Method<(R, V) -> Void> =
  #externalMacro(module: "PliantMacros", type: "SetterMacro")

/// Creates a handle on the setter of a value's property, from its key path.
///
/// ```swift
/// #setter(\Money.amount)   // Method<(inout Money, Int) -> Void>
/// ```
@freestanding(expression)
public macro setter<R, V>(
  _ property: WritableKeyPath<R, V>,
  _ type: V.Type? = nil
) -> Method<(inout R, V) -> Void> =
  #externalMacro(module: "PliantMacros", type: "ValueSetterMacro")

/// Creates a handle on the setter of a class's property, from its key path, or of a subscript, from
/// a closure that takes the new value last.
@freestanding(expression)
public macro setter<Function>(writing write: Function) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureSetterMacro")

// MARK: - Mistakes

/// Reports an argument that is not a key path, and says what to write instead.
@freestanding(expression)
public macro getter<V>(_ value: V, wrong: Void = (), last: Void = ()) -> Unnamed<V> =
  #externalMacro(module: "PliantMacros", type: "NoKeyPathMacro")

/// Reports an argument that is not a key path, and says what to write instead.
@freestanding(expression)
public macro setter<V>(
  _ value: V,
  wrong: Void = (),
  worse: Void = (),
  last: Void = ()
) -> Unnamed<V> =
  #externalMacro(module: "PliantMacros", type: "NoKeyPathMacro")

/// Reports a property that cannot be written.
@freestanding(expression)
public macro setter<R, V>(
  _ property: KeyPath<R, V>,
  constant: Void = (),
  last: Void = ()
) -> Unnamed<V> =
  #externalMacro(module: "PliantMacros", type: "NotWritableMacro")

// MARK: - By symbol

/// Creates a handle on a method that this code cannot name, such as a private one, from its
/// symbol's name and its type.
///
/// The receiver's type comes first: `inout` for a mutating method, `isolated` for an actor's, and
/// with `.Type` for a class method.
///
/// ```swift
/// #method<(Cart) -> Int>(symbol: "total()")
/// #method<(inout Cart, String) throws -> Void>(symbol: "add(_:)")
/// ```
///
/// Installing compares the types with those that the symbol spells, and in programs built for
/// debugging also checks whether a value is changed in place. It refuses everything else that it
/// cannot check: async functions whose code does not show where they run, and parameters that are
/// functions. No symbol says that a method is `consuming`: never override one in this way.
@freestanding(expression)
public macro method<Function>(symbol name: StaticString) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "SymbolMethodMacro")

/// Creates a handle on the getter of a property or subscript that this code cannot name, from its
/// symbol's name and its type.
///
/// See ``method(symbol:)`` for the comparisons and refusals. No symbol says that a getter throws:
/// never override a throwing getter in this way.
///
/// ```swift
/// #getter<(Cart) -> Int>(symbol: "count")
/// #getter<(Grid, Int) -> Double>(symbol: "subscript")
/// ```
@freestanding(expression)
public macro getter<Function>(symbol name: StaticString) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "SymbolGetterMacro")

/// Creates a handle on the setter of a property or subscript that this code cannot name, from its
/// symbol's name and its type.
///
/// The new value is the last argument.
///
/// See ``method(symbol:)`` for the comparisons and refusals.
///
/// ```swift
/// #setter<(Cart, Int) -> Void>(symbol: "count")
/// ```
@freestanding(expression)
public macro setter<Function>(symbol name: StaticString) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "SymbolSetterMacro")

/// Creates a handle on a function, a static or an initializer that this code cannot name, from its
/// symbol's name and its type.
///
/// The name of the type that declares it comes first in the symbol's name.
///
/// See ``method(symbol:)`` for the comparisons and refusals. A name without labels is that of a C
/// function.
///
/// ```swift
/// #callable<(Int) -> Int>(symbol: "doubled(_:)")
/// #callable<(String) -> Cart>(symbol: "Cart.parse(_:)")
/// #callable<(UnsafePointer<CChar>, Int32) -> Int32>(symbol: "open")
/// ```
@freestanding(expression)
public macro callable<Function>(symbol name: StaticString) -> Callable<Function> =
  #externalMacro(module: "PliantMacros", type: "SymbolCallableMacro")
