// Written by Scripts/write-families.
// swift-format-ignore-file

import PliantDoubles

/// Creates a handle on one specialisation of a generic method, with a type in place of its parameter.
///
/// Calls with other types go on as before. The type is the parameter wherever the function's type has it; if it is
/// that in some places only, mark these, as in `#method(Store.load(_:from:) as (Store) -> (Generic<Order>.Type, Data)
/// throws -> Generic<Order>)`.
///
/// ```swift
/// #method(JSONDecoder.decode(_:from:), for: Order.self)      // Method<(JSONDecoder, Order.Type, Data) throws -> Order>
/// ```
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) -> G, for type: G.Type) -> Method<(R, repeat each A) -> G> = #externalMacro(module: "PliantMacros", type: "PlainForResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> (G, repeat each E) -> O, for type: G.Type?) -> Method<(R, G, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainFor0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> (G.Type, repeat each E) -> O, for type: G.Type?????) -> Method<(R, G.Type, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForType0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> ([G], repeat each E) -> O, for type: G.Type?????????) -> Method<(R, [G], repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForArray0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, G, repeat each E) -> O, for type: G.Type??) -> Method<(R, A, G, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainFor1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, G.Type, repeat each E) -> O, for type: G.Type??????) -> Method<(R, A, G.Type, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForType1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, [G], repeat each E) -> O, for type: G.Type??????????) -> Method<(R, A, [G], repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForArray1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, G, repeat each E) -> O, for type: G.Type???) -> Method<(R, A, B, G, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainFor2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, G.Type, repeat each E) -> O, for type: G.Type???????) -> Method<(R, A, B, G.Type, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForType2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, [G], repeat each E) -> O, for type: G.Type???????????) -> Method<(R, A, B, [G], repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForArray2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, G, repeat each E) -> O, for type: G.Type????) -> Method<(R, A, B, C, G, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainFor3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, G.Type, repeat each E) -> O, for type: G.Type????????) -> Method<(R, A, B, C, G.Type, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForType3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, [G], repeat each E) -> O, for type: G.Type????????????) -> Method<(R, A, B, C, [G], repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForArray3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) -> G?, for type: G.Type?????????????) -> Method<(R, repeat each A) -> G?> = #externalMacro(module: "PliantMacros", type: "PlainForOptionalResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) -> [G], for type: G.Type??????????????) -> Method<(R, repeat each A) -> [G]> = #externalMacro(module: "PliantMacros", type: "PlainForArrayResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) throws -> G, for type: G.Type) -> Method<(R, repeat each A) throws -> G> = #externalMacro(module: "PliantMacros", type: "ThrowingForResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> (G, repeat each E) throws -> O, for type: G.Type?) -> Method<(R, G, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingFor0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> (G.Type, repeat each E) throws -> O, for type: G.Type?????) -> Method<(R, G.Type, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForType0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> ([G], repeat each E) throws -> O, for type: G.Type?????????) -> Method<(R, [G], repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForArray0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, G, repeat each E) throws -> O, for type: G.Type??) -> Method<(R, A, G, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingFor1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, G.Type, repeat each E) throws -> O, for type: G.Type??????) -> Method<(R, A, G.Type, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForType1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, [G], repeat each E) throws -> O, for type: G.Type??????????) -> Method<(R, A, [G], repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForArray1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, G, repeat each E) throws -> O, for type: G.Type???) -> Method<(R, A, B, G, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingFor2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, G.Type, repeat each E) throws -> O, for type: G.Type???????) -> Method<(R, A, B, G.Type, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForType2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, [G], repeat each E) throws -> O, for type: G.Type???????????) -> Method<(R, A, B, [G], repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForArray2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, G, repeat each E) throws -> O, for type: G.Type????) -> Method<(R, A, B, C, G, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingFor3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, G.Type, repeat each E) throws -> O, for type: G.Type????????) -> Method<(R, A, B, C, G.Type, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForType3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, [G], repeat each E) throws -> O, for type: G.Type????????????) -> Method<(R, A, B, C, [G], repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForArray3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) throws -> G?, for type: G.Type?????????????) -> Method<(R, repeat each A) throws -> G?> = #externalMacro(module: "PliantMacros", type: "ThrowingForOptionalResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) throws -> [G], for type: G.Type??????????????) -> Method<(R, repeat each A) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "ThrowingForArrayResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) async -> G, for type: G.Type) -> Method<(R, repeat each A) async -> G> = #externalMacro(module: "PliantMacros", type: "AsyncForResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> (G, repeat each E) async -> O, for type: G.Type?) -> Method<(R, G, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncFor0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> (G.Type, repeat each E) async -> O, for type: G.Type?????) -> Method<(R, G.Type, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForType0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> ([G], repeat each E) async -> O, for type: G.Type?????????) -> Method<(R, [G], repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForArray0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, G, repeat each E) async -> O, for type: G.Type??) -> Method<(R, A, G, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncFor1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, G.Type, repeat each E) async -> O, for type: G.Type??????) -> Method<(R, A, G.Type, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForType1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, [G], repeat each E) async -> O, for type: G.Type??????????) -> Method<(R, A, [G], repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForArray1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, G, repeat each E) async -> O, for type: G.Type???) -> Method<(R, A, B, G, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncFor2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, G.Type, repeat each E) async -> O, for type: G.Type???????) -> Method<(R, A, B, G.Type, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForType2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, [G], repeat each E) async -> O, for type: G.Type???????????) -> Method<(R, A, B, [G], repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForArray2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, G, repeat each E) async -> O, for type: G.Type????) -> Method<(R, A, B, C, G, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncFor3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, G.Type, repeat each E) async -> O, for type: G.Type????????) -> Method<(R, A, B, C, G.Type, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForType3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, [G], repeat each E) async -> O, for type: G.Type????????????) -> Method<(R, A, B, C, [G], repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForArray3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) async -> G?, for type: G.Type?????????????) -> Method<(R, repeat each A) async -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncForOptionalResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) async -> [G], for type: G.Type??????????????) -> Method<(R, repeat each A) async -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncForArrayResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) async throws -> G, for type: G.Type) -> Method<(R, repeat each A) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> (G, repeat each E) async throws -> O, for type: G.Type?) -> Method<(R, G, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingFor0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> (G.Type, repeat each E) async throws -> O, for type: G.Type?????) -> Method<(R, G.Type, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForType0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each E, O, G>(_ function: (R) -> ([G], repeat each E) async throws -> O, for type: G.Type?????????) -> Method<(R, [G], repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArray0ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, G, repeat each E) async throws -> O, for type: G.Type??) -> Method<(R, A, G, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingFor1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, G.Type, repeat each E) async throws -> O, for type: G.Type??????) -> Method<(R, A, G.Type, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForType1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, each E, O, G>(_ function: (R) -> (A, [G], repeat each E) async throws -> O, for type: G.Type??????????) -> Method<(R, A, [G], repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArray1ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, G, repeat each E) async throws -> O, for type: G.Type???) -> Method<(R, A, B, G, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingFor2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, G.Type, repeat each E) async throws -> O, for type: G.Type???????) -> Method<(R, A, B, G.Type, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForType2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, each E, O, G>(_ function: (R) -> (A, B, [G], repeat each E) async throws -> O, for type: G.Type???????????) -> Method<(R, A, B, [G], repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArray2ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, G, repeat each E) async throws -> O, for type: G.Type????) -> Method<(R, A, B, C, G, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingFor3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, G.Type, repeat each E) async throws -> O, for type: G.Type????????) -> Method<(R, A, B, C, G.Type, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForType3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, each E, O, G>(_ function: (R) -> (A, B, C, [G], repeat each E) async throws -> O, for type: G.Type????????????) -> Method<(R, A, B, C, [G], repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArray3ValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) async throws -> G?, for type: G.Type?????????????) -> Method<(R, repeat each A) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForOptionalResultValueMethodMacro")
/// Creates a handle on a specialisation of a function of another form.
@freestanding(expression) public macro method<R, each A, G>(_ function: (R) -> (repeat each A) async throws -> [G], for type: G.Type??????????????) -> Method<(R, repeat each A) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArrayResultValueMethodMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) -> G, for type: G.Type) -> Callable<(repeat each A) -> G> = #externalMacro(module: "PliantMacros", type: "PlainForResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: (G, repeat each E) -> O, for type: G.Type?) -> Callable<(G, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainFor0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: (G.Type, repeat each E) -> O, for type: G.Type?????) -> Callable<(G.Type, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForType0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: ([G], repeat each E) -> O, for type: G.Type?????????) -> Callable<([G], repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForArray0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, G, repeat each E) -> O, for type: G.Type??) -> Callable<(A, G, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainFor1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, G.Type, repeat each E) -> O, for type: G.Type??????) -> Callable<(A, G.Type, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForType1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, [G], repeat each E) -> O, for type: G.Type??????????) -> Callable<(A, [G], repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForArray1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, G, repeat each E) -> O, for type: G.Type???) -> Callable<(A, B, G, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainFor2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, G.Type, repeat each E) -> O, for type: G.Type???????) -> Callable<(A, B, G.Type, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForType2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, [G], repeat each E) -> O, for type: G.Type???????????) -> Callable<(A, B, [G], repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForArray2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, G, repeat each E) -> O, for type: G.Type????) -> Callable<(A, B, C, G, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainFor3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, G.Type, repeat each E) -> O, for type: G.Type????????) -> Callable<(A, B, C, G.Type, repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForType3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, [G], repeat each E) -> O, for type: G.Type????????????) -> Callable<(A, B, C, [G], repeat each E) -> O> = #externalMacro(module: "PliantMacros", type: "PlainForArray3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) -> G?, for type: G.Type?????????????) -> Callable<(repeat each A) -> G?> = #externalMacro(module: "PliantMacros", type: "PlainForOptionalResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) -> [G], for type: G.Type??????????????) -> Callable<(repeat each A) -> [G]> = #externalMacro(module: "PliantMacros", type: "PlainForArrayResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) throws -> G, for type: G.Type) -> Callable<(repeat each A) throws -> G> = #externalMacro(module: "PliantMacros", type: "ThrowingForResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: (G, repeat each E) throws -> O, for type: G.Type?) -> Callable<(G, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingFor0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: (G.Type, repeat each E) throws -> O, for type: G.Type?????) -> Callable<(G.Type, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForType0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: ([G], repeat each E) throws -> O, for type: G.Type?????????) -> Callable<([G], repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForArray0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, G, repeat each E) throws -> O, for type: G.Type??) -> Callable<(A, G, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingFor1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, G.Type, repeat each E) throws -> O, for type: G.Type??????) -> Callable<(A, G.Type, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForType1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, [G], repeat each E) throws -> O, for type: G.Type??????????) -> Callable<(A, [G], repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForArray1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, G, repeat each E) throws -> O, for type: G.Type???) -> Callable<(A, B, G, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingFor2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, G.Type, repeat each E) throws -> O, for type: G.Type???????) -> Callable<(A, B, G.Type, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForType2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, [G], repeat each E) throws -> O, for type: G.Type???????????) -> Callable<(A, B, [G], repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForArray2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, G, repeat each E) throws -> O, for type: G.Type????) -> Callable<(A, B, C, G, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingFor3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, G.Type, repeat each E) throws -> O, for type: G.Type????????) -> Callable<(A, B, C, G.Type, repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForType3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, [G], repeat each E) throws -> O, for type: G.Type????????????) -> Callable<(A, B, C, [G], repeat each E) throws -> O> = #externalMacro(module: "PliantMacros", type: "ThrowingForArray3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) throws -> G?, for type: G.Type?????????????) -> Callable<(repeat each A) throws -> G?> = #externalMacro(module: "PliantMacros", type: "ThrowingForOptionalResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) throws -> [G], for type: G.Type??????????????) -> Callable<(repeat each A) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "ThrowingForArrayResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) async -> G, for type: G.Type) -> Callable<(repeat each A) async -> G> = #externalMacro(module: "PliantMacros", type: "AsyncForResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: (G, repeat each E) async -> O, for type: G.Type?) -> Callable<(G, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncFor0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: (G.Type, repeat each E) async -> O, for type: G.Type?????) -> Callable<(G.Type, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForType0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: ([G], repeat each E) async -> O, for type: G.Type?????????) -> Callable<([G], repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForArray0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, G, repeat each E) async -> O, for type: G.Type??) -> Callable<(A, G, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncFor1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, G.Type, repeat each E) async -> O, for type: G.Type??????) -> Callable<(A, G.Type, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForType1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, [G], repeat each E) async -> O, for type: G.Type??????????) -> Callable<(A, [G], repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForArray1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, G, repeat each E) async -> O, for type: G.Type???) -> Callable<(A, B, G, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncFor2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, G.Type, repeat each E) async -> O, for type: G.Type???????) -> Callable<(A, B, G.Type, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForType2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, [G], repeat each E) async -> O, for type: G.Type???????????) -> Callable<(A, B, [G], repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForArray2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, G, repeat each E) async -> O, for type: G.Type????) -> Callable<(A, B, C, G, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncFor3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, G.Type, repeat each E) async -> O, for type: G.Type????????) -> Callable<(A, B, C, G.Type, repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForType3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, [G], repeat each E) async -> O, for type: G.Type????????????) -> Callable<(A, B, C, [G], repeat each E) async -> O> = #externalMacro(module: "PliantMacros", type: "AsyncForArray3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) async -> G?, for type: G.Type?????????????) -> Callable<(repeat each A) async -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncForOptionalResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) async -> [G], for type: G.Type??????????????) -> Callable<(repeat each A) async -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncForArrayResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) async throws -> G, for type: G.Type) -> Callable<(repeat each A) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: (G, repeat each E) async throws -> O, for type: G.Type?) -> Callable<(G, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingFor0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: (G.Type, repeat each E) async throws -> O, for type: G.Type?????) -> Callable<(G.Type, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForType0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each E, O, G>(_ function: ([G], repeat each E) async throws -> O, for type: G.Type?????????) -> Callable<([G], repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArray0CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, G, repeat each E) async throws -> O, for type: G.Type??) -> Callable<(A, G, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingFor1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, G.Type, repeat each E) async throws -> O, for type: G.Type??????) -> Callable<(A, G.Type, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForType1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, each E, O, G>(_ function: (A, [G], repeat each E) async throws -> O, for type: G.Type??????????) -> Callable<(A, [G], repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArray1CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, G, repeat each E) async throws -> O, for type: G.Type???) -> Callable<(A, B, G, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingFor2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, G.Type, repeat each E) async throws -> O, for type: G.Type???????) -> Callable<(A, B, G.Type, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForType2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, each E, O, G>(_ function: (A, B, [G], repeat each E) async throws -> O, for type: G.Type???????????) -> Callable<(A, B, [G], repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArray2CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, G, repeat each E) async throws -> O, for type: G.Type????) -> Callable<(A, B, C, G, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingFor3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, G.Type, repeat each E) async throws -> O, for type: G.Type????????) -> Callable<(A, B, C, G.Type, repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForType3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, each E, O, G>(_ function: (A, B, C, [G], repeat each E) async throws -> O, for type: G.Type????????????) -> Callable<(A, B, C, [G], repeat each E) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArray3CallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) async throws -> G?, for type: G.Type?????????????) -> Callable<(repeat each A) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForOptionalResultCallableMacro")
/// Creates a handle on a specialisation of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<each A, G>(_ function: (repeat each A) async throws -> [G], for type: G.Type??????????????) -> Callable<(repeat each A) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowingForArrayResultCallableMacro")

@_documentation(visibility: internal) public func pliantMethodResultOf0<R, O>(_: (R) -> () async throws -> O) -> O { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunctionResultOf0<O>(_: () async throws -> O) -> O { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod0Of1<R, A, O>(_: (R) -> (A) async throws -> O) -> A { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction0Of1<A, O>(_: (A) async throws -> O) -> A { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethodResultOf1<R, A, O>(_: (R) -> (A) async throws -> O) -> O { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunctionResultOf1<A, O>(_: (A) async throws -> O) -> O { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod0Of2<R, A, B, O>(_: (R) -> (A, B) async throws -> O) -> A { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction0Of2<A, B, O>(_: (A, B) async throws -> O) -> A { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod1Of2<R, A, B, O>(_: (R) -> (A, B) async throws -> O) -> B { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction1Of2<A, B, O>(_: (A, B) async throws -> O) -> B { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethodResultOf2<R, A, B, O>(_: (R) -> (A, B) async throws -> O) -> O { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunctionResultOf2<A, B, O>(_: (A, B) async throws -> O) -> O { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod0Of3<R, A, B, C, O>(_: (R) -> (A, B, C) async throws -> O) -> A { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction0Of3<A, B, C, O>(_: (A, B, C) async throws -> O) -> A { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod1Of3<R, A, B, C, O>(_: (R) -> (A, B, C) async throws -> O) -> B { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction1Of3<A, B, C, O>(_: (A, B, C) async throws -> O) -> B { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod2Of3<R, A, B, C, O>(_: (R) -> (A, B, C) async throws -> O) -> C { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction2Of3<A, B, C, O>(_: (A, B, C) async throws -> O) -> C { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethodResultOf3<R, A, B, C, O>(_: (R) -> (A, B, C) async throws -> O) -> O { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunctionResultOf3<A, B, C, O>(_: (A, B, C) async throws -> O) -> O { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod0Of4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) async throws -> O) -> A { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction0Of4<A, B, C, D, O>(_: (A, B, C, D) async throws -> O) -> A { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod1Of4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) async throws -> O) -> B { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction1Of4<A, B, C, D, O>(_: (A, B, C, D) async throws -> O) -> B { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod2Of4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) async throws -> O) -> C { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction2Of4<A, B, C, D, O>(_: (A, B, C, D) async throws -> O) -> C { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethod3Of4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) async throws -> O) -> D { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunction3Of4<A, B, C, D, O>(_: (A, B, C, D) async throws -> O) -> D { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantMethodResultOf4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) async throws -> O) -> O { PliantExpansion.never() }
@_documentation(visibility: internal) public func pliantFunctionResultOf4<A, B, C, D, O>(_: (A, B, C, D) async throws -> O) -> O { PliantExpansion.never() }
