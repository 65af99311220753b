// The macros that make handles. Their overloads are chosen by the type checker and tell the expansion
// what it cannot see: what a function throws, whether it suspends, and what it takes `inout`.

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, each A, O>(
  _ method: (R) -> (repeat each A) -> O
) -> Method<(R, repeat each A) -> O> =
  #externalMacro(module: "PliantMacros", type: "PlainMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, each A, O, X: Error>(
  _ method: (R) -> (repeat each A) throws(X) -> O
) -> Method<(R, repeat each A) throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "ThrowingMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, each A, O>(
  _ method: (R) -> (repeat each A) async -> O
) -> Method<(R, repeat each A) async -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, each A, O, X: Error>(
  _ method: (R) -> (repeat each A) async throws(X) -> O
) -> Method<(R, repeat each A) async throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncThrowingMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, each A, O>(
  _ method: (R) -> @MainActor (repeat each A) -> O
) -> Method<@MainActor (R, repeat each A) -> O> =
  #externalMacro(module: "PliantMacros", type: "PlainMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, each A, O, X: Error>(
  _ method: (R) -> @MainActor (repeat each A) throws(X) -> O
) -> Method<@MainActor (R, repeat each A) throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "ThrowingMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, each A, O>(
  _ method: (R) -> @MainActor (repeat each A) async -> O,
  isolatedTo actor: MainActor.Type = MainActor.self
) -> Method<@MainActor (R, repeat each A) async -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, each A, O, X: Error>(
  _ method: (R) -> @MainActor (repeat each A) async throws(X) -> O,
  isolatedTo actor: MainActor.Type = MainActor.self
) -> Method<@MainActor (R, repeat each A) async throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncThrowingMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R, each A, O>(
  _ method: (R) -> (repeat each A) -> O
) -> Method<(R, repeat each A) -> O> =
  #externalMacro(module: "PliantMacros", type: "PlainValueMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R, each A, O, X: Error>(
  _ method: (R) -> (repeat each A) throws(X) -> O
) -> Method<(R, repeat each A) throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "ThrowingValueMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R, each A, O>(
  _ method: (R) -> (repeat each A) async -> O
) -> Method<(R, repeat each A) async -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncValueMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R, each A, O, X: Error>(
  _ method: (R) -> (repeat each A) async throws(X) -> O
) -> Method<(R, repeat each A) async throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncThrowingValueMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, A, O>(
  _ method: (R) -> (inout A) -> O
) -> Method<(R, inout A) -> O> =
  #externalMacro(module: "PliantMacros", type: "InoutFirstMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, A, O, X: Error>(
  _ method: (R) -> (inout A) throws(X) -> O
) -> Method<(R, inout A) throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "ThrowingInoutFirstMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, A, B, O>(
  _ method: (R) -> (inout A, B) -> O
) -> Method<(R, inout A, B) -> O> =
  #externalMacro(module: "PliantMacros", type: "InoutFirstMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, A, B, O, X: Error>(
  _ method: (R) -> (inout A, B) throws(X) -> O
) -> Method<(R, inout A, B) throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "ThrowingInoutFirstMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, A, B, O>(
  _ method: (R) -> (A, inout B) -> O
) -> Method<(R, A, inout B) -> O> =
  #externalMacro(module: "PliantMacros", type: "InoutSecondMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, A, B, O, X: Error>(
  _ method: (R) -> (A, inout B) throws(X) -> O
) -> Method<(R, A, inout B) throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "ThrowingInoutSecondMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, A, O>(
  _ method: (R) -> (A...) -> O
) -> Method<(R, [A]) -> O> =
  #externalMacro(module: "PliantMacros", type: "VariadicMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<R: AnyObject, A, O, X: Error>(
  _ method: (R) -> (A...) throws(X) -> O
) -> Method<(R, [A]) throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "ThrowingVariadicMethodMacro")

/// A handle on a method of a class, an actor or a value.
///
/// Name it with its argument labels, `#method(Greeter.greet(_:))`, and pick an overload with `as`.
/// What Swift has no name for is written as a closure that calls it: methods of actors, class methods
/// and subscripts with their receiver.
///
/// ```swift
/// #method(Greeter.greet(_:))                                            // (Greeter, String) -> String
/// #method(Greeter.greet(_:) as (Greeter) -> (String) -> String)         // one of several
/// #method { (counter: isolated Counter, by: Int) in counter.add(by) }   // an actor's
/// #method { (type: Greeter.Type, name: String) in type.make(name) }     // a class method
/// ```
@freestanding(expression)
public macro method<Function>(calling call: Function) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureMethodMacro")

/// A handle on what reads a property of a class, by its key path, or a subscript, by a closure.
///
/// ```swift
/// #getter(\Greeter.name)                                  // Method<(Greeter) -> String>
/// #getter { (grid: Grid, row: Int) in grid[row: row] }    // Method<(Grid, Int) -> Double>
/// ```
@freestanding(expression)
public macro getter<R, V>(_ property: KeyPath<R, V>) -> Method<(R) -> V> =
  #externalMacro(module: "PliantMacros", type: "GetterMacro")

/// A handle on what reads a property of a class, by its key path, or a subscript, by a closure.
@freestanding(expression)
public macro getter<Function>(reading read: Function) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureGetterMacro")

/// A handle on what writes a property of a class, by its key path and type, or a subscript, by a
/// closure that takes the new value last.
///
/// ```swift
/// #setter(\Greeter.name, String.self)                     // Method<(Greeter, String) -> Void>
/// #setter { (grid: Grid, row: Int, value: Double) in grid[row: row] = value }
/// ```
@freestanding(expression)
public macro setter<R: AnyObject, V>(
  _ property: ReferenceWritableKeyPath<R, V>,
  _ type: V.Type
) -> Method<(R, V) -> Void> =
  #externalMacro(module: "PliantMacros", type: "SetterMacro")

/// A handle on the setter of a value's property, by its key path and its type.
///
/// ```swift
/// #setter(\Money.amount, Int.self)   // (inout Money, Int) -> Void
/// ```
@freestanding(expression)
public macro setter<R, V>(
  _ property: WritableKeyPath<R, V>,
  _ type: V.Type
) -> Method<(inout R, V) -> Void> =
  #externalMacro(module: "PliantMacros", type: "ValueSetterMacro")

/// A handle on what writes a property needs the property's type too, for how a value is passed
/// depends on it.
@freestanding(expression)
public macro setter<R: AnyObject, V>(
  _ property: ReferenceWritableKeyPath<R, V>
) -> Method<(R, V) -> Void> =
  #externalMacro(module: "PliantMacros", type: "SetterWithoutTypeMacro")

/// A handle on what writes a property of a class, by its key path and type, or a subscript, by a
/// closure that takes the new value last.
@freestanding(expression)
public macro setter<Function>(writing write: Function) -> Method<Function> =
  #externalMacro(module: "PliantMacros", type: "ClosureSetterMacro")

/// A handle on a free function, a static method or an initializer.
///
/// ```swift
/// #callable(Date.init as () -> Date)
/// #callable(UserManager.currentName)
/// ```
@freestanding(expression)
public macro callable<each A, O>(
  _ function: (repeat each A) -> O
) -> Callable<(repeat each A) -> O> =
  #externalMacro(module: "PliantMacros", type: "PlainCallableMacro")

/// A handle on a free function, a static method or an initializer.
///
/// ```swift
/// #callable(Date.init as () -> Date)
/// #callable(UserManager.currentName)
/// ```
@freestanding(expression)
public macro callable<each A, O, X: Error>(
  _ function: (repeat each A) throws(X) -> O
) -> Callable<(repeat each A) throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "ThrowingCallableMacro")

/// A handle on a free function, a static method or an initializer.
///
/// ```swift
/// #callable(Date.init as () -> Date)
/// #callable(UserManager.currentName)
/// ```
@freestanding(expression)
public macro callable<each A, O>(
  _ function: (repeat each A) async -> O
) -> Callable<(repeat each A) async -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncCallableMacro")

/// A handle on a free function, a static method or an initializer.
///
/// ```swift
/// #callable(Date.init as () -> Date)
/// #callable(UserManager.currentName)
/// ```
@freestanding(expression)
public macro callable<each A, O, X: Error>(
  _ function: (repeat each A) async throws(X) -> O
) -> Callable<(repeat each A) async throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncThrowingCallableMacro")

/// A handle on a free function, a static method or an initializer.
///
/// ```swift
/// #callable(Date.init as () -> Date)
/// #callable(UserManager.currentName)
/// ```
@freestanding(expression)
public macro callable<each A, O>(
  _ function: @MainActor (repeat each A) -> O
) -> Callable<@MainActor (repeat each A) -> O> =
  #externalMacro(module: "PliantMacros", type: "PlainCallableMacro")

/// A handle on a free function, a static method or an initializer.
///
/// ```swift
/// #callable(Date.init as () -> Date)
/// #callable(UserManager.currentName)
/// ```
@freestanding(expression)
public macro callable<each A, O, X: Error>(
  _ function: @MainActor (repeat each A) throws(X) -> O
) -> Callable<@MainActor (repeat each A) throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "ThrowingCallableMacro")

/// A handle on a free function, a static method or an initializer.
///
/// ```swift
/// #callable(Date.init as () -> Date)
/// #callable(UserManager.currentName)
/// ```
@freestanding(expression)
public macro callable<each A, O>(
  _ function: @MainActor (repeat each A) async -> O,
  isolatedTo actor: MainActor.Type = MainActor.self
) -> Callable<@MainActor (repeat each A) async -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncCallableMacro")

/// A handle on a free function, a static method or an initializer.
///
/// ```swift
/// #callable(Date.init as () -> Date)
/// #callable(UserManager.currentName)
/// ```
@freestanding(expression)
public macro callable<each A, O, X: Error>(
  _ function: @MainActor (repeat each A) async throws(X) -> O,
  isolatedTo actor: MainActor.Type = MainActor.self
) -> Callable<@MainActor (repeat each A) async throws(X) -> O> =
  #externalMacro(module: "PliantMacros", type: "AsyncThrowingCallableMacro")

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
