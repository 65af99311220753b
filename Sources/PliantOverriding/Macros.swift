public import PliantDoubles

// The macros that make handles. Their overloads are chosen by the type checker and tell the expansion
// what it cannot see: what a function throws, whether it suspends, and what it takes `inout`.

/// A handle on what Swift has no name for, by a closure that calls it; see `#method(_:)`.
@freestanding(expression)
public macro method<Function>(calling call: Function) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureMethodMacro")

/// A handle on a function, a static or an initializer, by a closure that calls it; see `#callable(_:)`.
@freestanding(expression)
public macro callable<Function>(calling call: Function) -> Callable<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureCallableMacro")

/// The type of an expression, which is not evaluated; expansions use it.
@freestanding(expression)
public macro pliantType<Value>(_ expression: Value) -> PliantExpansion.Token<Value> =
  #externalMacro(module: "PliantMacros", type: "TypeMacro")

/// A handle on what reads a property of a class, by its key path, or a subscript, by a closure.
///
/// ```swift
/// #getter(\Greeter.name)                                  // Method<(Greeter) -> String>
/// #getter { (grid: Grid, row: Int) in grid[row: row] }    // Method<(Grid, Int) -> Double>
/// ```
@freestanding(expression)
public macro getter<R: AnyObject, V>(_ property: KeyPath<R, V>) -> Method<(R) -> V> =
  #externalMacro(module: "PliantMacros", type: "GetterMacro")

/// The same of a value's property, or of a type's, `\Greeter.Type.count`.
@freestanding(expression)
public macro getter<R, V>(_ property: KeyPath<R, V>) -> Method<(R) -> V> =
  #externalMacro(module: "PliantMacros", type: "ValueGetterMacro")

/// A handle on what reads a property of a class, by its key path, or a subscript, by a closure.
@freestanding(expression)
public macro getter<Function>(reading read: Function) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureGetterMacro")

/// A handle on what writes a property of a class, by its key path, or a subscript, by a closure that takes the new
/// value last.
///
/// ```swift
/// #setter(\Greeter.name)                                  // Method<(Greeter, String) -> Void>
/// #setter { (grid: Grid, row: Int, value: Double) in grid[row: row] = value }
/// ```
///
/// A property that is a tuple needs its type, `#setter(\Screen.size, (Int, Int).self)`, for how it is passed depends on it.
@freestanding(expression)
public macro setter<R: AnyObject, V>(
  _ property: ReferenceWritableKeyPath<R, V>,
  _ type: V.Type? = nil
) -> Method<(R, V) -> Void> =
  #externalMacro(module: "PliantMacros", type: "SetterMacro")

/// A handle on the setter of a value's property, by its key path.
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

/// A handle on what writes a property of a class, by its key path, or a subscript, by a closure that takes the
/// new value last.
@freestanding(expression)
public macro setter<Function>(writing write: Function) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureSetterMacro")

// MARK: - Mistakes

/// What is no key path: the macro says what to write.
@freestanding(expression)
public macro getter<V>(_ value: V, wrong: Void = (), last: Void = ()) -> Unnamed<V> =
  #externalMacro(module: "PliantMacros", type: "NoKeyPathMacro")

/// What is no key path: the macro says what to write.
@freestanding(expression)
public macro setter<V>(
  _ value: V,
  wrong: Void = (),
  worse: Void = (),
  last: Void = ()
) -> Unnamed<V> =
  #externalMacro(module: "PliantMacros", type: "NoKeyPathMacro")

/// What cannot be written.
@freestanding(expression)
public macro setter<R, V>(
  _ property: KeyPath<R, V>,
  constant: Void = (),
  last: Void = ()
) -> Unnamed<V> =
  #externalMacro(module: "PliantMacros", type: "NotWritableMacro")

// MARK: - By symbol

/// A handle on a method that no code here can name, as a private one, by the name in its symbol and its type.
///
/// The receiver's type comes first: `inout` for a mutating method, `isolated` for an actor's, and with `.Type` for a
/// class method.
///
/// ```swift
/// #method<(Cart) -> Int>(symbol: "total()")
/// #method<(inout Cart, String) throws -> Void>(symbol: "add(_:)")
/// ```
///
/// Installing compares the types with those that the symbol spells, and in programs that were built for debugging also
/// whether a value is changed in place. What else it cannot tell it refuses: async functions, and parameters
/// that are functions. No symbol says that a method is `consuming`: never bend one in this way.
@freestanding(expression)
public macro method<Function>(symbol name: StaticString) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "SymbolMethodMacro")

/// A handle on what reads a property or a subscript that no code here can name, by the name in its symbol and its type.
///
/// What it compares and refuses is said at ``method(symbol:)``. No symbol says that a getter throws: never bend such
/// a one in this way.
///
/// ```swift
/// #getter<(Cart) -> Int>(symbol: "count")
/// #getter<(Grid, Int) -> Double>(symbol: "subscript")
/// ```
@freestanding(expression)
public macro getter<Function>(symbol name: StaticString) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "SymbolGetterMacro")

/// A handle on what writes a property or a subscript that no code here can name, by the name in its symbol and its type,
/// with the new value last.
///
/// What it compares and refuses is said at ``method(symbol:)``.
///
/// ```swift
/// #setter<(Cart, Int) -> Void>(symbol: "count")
/// ```
@freestanding(expression)
public macro setter<Function>(symbol name: StaticString) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "SymbolSetterMacro")

/// A handle on a function, a static or an initializer that no code here can name, by the name in its symbol, behind
/// that of its type, and by its own type.
///
/// What it compares and refuses is said at ``method(symbol:)``. Without labels it names a function of C.
///
/// ```swift
/// #callable<(Int) -> Int>(symbol: "doubled(_:)")
/// #callable<(String) -> Cart>(symbol: "Cart.parse(_:)")
/// #callable<(UnsafePointer<CChar>, Int32) -> Int32>(symbol: "open")
/// ```
@freestanding(expression)
public macro callable<Function>(symbol name: StaticString) -> Callable<Function> =
  #externalMacro(module: "PliantMacros", type: "SymbolCallableMacro")
