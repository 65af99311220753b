// Written by Scripts/write-families.
// swift-format-ignore-file

import PliantDoubles

/// Creates a handle on one specialization of a generic method, with a type in place of its parameter.
///
/// Calls with other types go on as before. The type is the parameter wherever the function's type has it; if it is
/// that in some places only, mark these, as in `#method(Store.load(_:from:) as (Store) -> (Generic<Order>.Type, Data)
/// throws -> Generic<Order>)`.
///
/// ```swift
/// #method(JSONDecoder.decode(_:from:), for: Order.self)      // Method<(JSONDecoder, Order.Type, Data) throws -> Order>
/// ```
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () -> G, for type: G.Type) -> Method<(R) -> G> = #externalMacro(module: "PliantMacros", type: "Plain0ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () -> G?, for type: G.Type???) -> Method<(R) -> G?> = #externalMacro(module: "PliantMacros", type: "Plain0ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () -> [G], for type: G.Type????) -> Method<(R) -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain0ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) -> G, for type: G.Type) -> Method<(R, A) -> G> = #externalMacro(module: "PliantMacros", type: "Plain1ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> (G) -> O, for type: G.Type?) -> Method<(R, G) -> O> = #externalMacro(module: "PliantMacros", type: "Plain1For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> (G.Type) -> O, for type: G.Type??) -> Method<(R, G.Type) -> O> = #externalMacro(module: "PliantMacros", type: "Plain1ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> ([G]) -> O, for type: G.Type???) -> Method<(R, [G]) -> O> = #externalMacro(module: "PliantMacros", type: "Plain1ForArray0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) -> G?, for type: G.Type??????) -> Method<(R, A) -> G?> = #externalMacro(module: "PliantMacros", type: "Plain1ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) -> [G], for type: G.Type???????) -> Method<(R, A) -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain1ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) -> G, for type: G.Type) -> Method<(R, A, B) -> G> = #externalMacro(module: "PliantMacros", type: "Plain2ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> (G, B) -> O, for type: G.Type?) -> Method<(R, G, B) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> (G.Type, B) -> O, for type: G.Type???) -> Method<(R, G.Type, B) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> ([G], B) -> O, for type: G.Type?????) -> Method<(R, [G], B) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2ForArray0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, G) -> O, for type: G.Type??) -> Method<(R, A, G) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, G.Type) -> O, for type: G.Type????) -> Method<(R, A, G.Type) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2ForType1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, [G]) -> O, for type: G.Type??????) -> Method<(R, A, [G]) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2ForArray1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) -> G?, for type: G.Type?????????) -> Method<(R, A, B) -> G?> = #externalMacro(module: "PliantMacros", type: "Plain2ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) -> [G], for type: G.Type??????????) -> Method<(R, A, B) -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain2ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) -> G, for type: G.Type) -> Method<(R, A, B, C) -> G> = #externalMacro(module: "PliantMacros", type: "Plain3ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, O, G>(_ function: (R) -> (G, B, C) -> O, for type: G.Type?) -> Method<(R, G, B, C) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, O, G>(_ function: (R) -> (G.Type, B, C) -> O, for type: G.Type????) -> Method<(R, G.Type, B, C) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, O, G>(_ function: (R) -> (A, G, C) -> O, for type: G.Type??) -> Method<(R, A, G, C) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, O, G>(_ function: (R) -> (A, G.Type, C) -> O, for type: G.Type?????) -> Method<(R, A, G.Type, C) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3ForType1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, O, G>(_ function: (R) -> (A, B, G) -> O, for type: G.Type???) -> Method<(R, A, B, G) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3For2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, O, G>(_ function: (R) -> (A, B, G.Type) -> O, for type: G.Type??????) -> Method<(R, A, B, G.Type) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3ForType2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) -> G?, for type: G.Type????????????) -> Method<(R, A, B, C) -> G?> = #externalMacro(module: "PliantMacros", type: "Plain3ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) -> [G], for type: G.Type?????????????) -> Method<(R, A, B, C) -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain3ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) -> G, for type: G.Type) -> Method<(R, A, B, C, D) -> G> = #externalMacro(module: "PliantMacros", type: "Plain4ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, D, O, G>(_ function: (R) -> (G, B, C, D) -> O, for type: G.Type?) -> Method<(R, G, B, C, D) -> O> = #externalMacro(module: "PliantMacros", type: "Plain4For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, D, O, G>(_ function: (R) -> (A, G, C, D) -> O, for type: G.Type??) -> Method<(R, A, G, C, D) -> O> = #externalMacro(module: "PliantMacros", type: "Plain4For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, D, O, G>(_ function: (R) -> (A, B, G, D) -> O, for type: G.Type???) -> Method<(R, A, B, G, D) -> O> = #externalMacro(module: "PliantMacros", type: "Plain4For2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, O, G>(_ function: (R) -> (A, B, C, G) -> O, for type: G.Type????) -> Method<(R, A, B, C, G) -> O> = #externalMacro(module: "PliantMacros", type: "Plain4For3ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) -> G?, for type: G.Type???????????????) -> Method<(R, A, B, C, D) -> G?> = #externalMacro(module: "PliantMacros", type: "Plain4ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) -> [G], for type: G.Type????????????????) -> Method<(R, A, B, C, D) -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain4ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () throws -> G, for type: G.Type) -> Method<(R) throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing0ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () throws -> G?, for type: G.Type???) -> Method<(R) throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing0ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () throws -> [G], for type: G.Type????) -> Method<(R) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing0ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) throws -> G, for type: G.Type) -> Method<(R, A) throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing1ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> (G) throws -> O, for type: G.Type?) -> Method<(R, G) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing1For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> (G.Type) throws -> O, for type: G.Type??) -> Method<(R, G.Type) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing1ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> ([G]) throws -> O, for type: G.Type???) -> Method<(R, [G]) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing1ForArray0ValueMethodMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, each P, Y: Error, Z, G>(_ function: (R) -> ((repeat each P) throws(Y) -> Z) throws -> G, for type: G.Type) -> Method<(R, (repeat each P) throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, each P, Y: Error, Z, G>(_ function: (R) -> (@concurrent (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type) -> Method<(R, @concurrent (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, each P, Y: Error, Z, G>(_ function: (R) -> (nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type, nonisolated: Void = ()) -> Method<(R, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) throws -> G?, for type: G.Type??????) -> Method<(R, A) throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing1ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) throws -> [G], for type: G.Type???????) -> Method<(R, A) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing1ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) throws -> G, for type: G.Type) -> Method<(R, A, B) throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing2ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> (G, B) throws -> O, for type: G.Type?) -> Method<(R, G, B) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> (G.Type, B) throws -> O, for type: G.Type???) -> Method<(R, G.Type, B) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> ([G], B) throws -> O, for type: G.Type?????) -> Method<(R, [G], B) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2ForArray0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, G) throws -> O, for type: G.Type??) -> Method<(R, A, G) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, G.Type) throws -> O, for type: G.Type????) -> Method<(R, A, G.Type) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2ForType1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, [G]) throws -> O, for type: G.Type??????) -> Method<(R, A, [G]) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2ForArray1ValueMethodMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, each P, Y: Error, Z, G>(_ function: (R) -> (A, (repeat each P) throws(Y) -> Z) throws -> G, for type: G.Type) -> Method<(R, A, (repeat each P) throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, each P, Y: Error, Z, G>(_ function: (R) -> (A, @concurrent (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type) -> Method<(R, A, @concurrent (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, each P, Y: Error, Z, G>(_ function: (R) -> (A, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type, nonisolated: Void = ()) -> Method<(R, A, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) throws -> G?, for type: G.Type?????????) -> Method<(R, A, B) throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing2ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) throws -> [G], for type: G.Type??????????) -> Method<(R, A, B) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing2ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) throws -> G, for type: G.Type) -> Method<(R, A, B, C) throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing3ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, O, G>(_ function: (R) -> (G, B, C) throws -> O, for type: G.Type?) -> Method<(R, G, B, C) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, O, G>(_ function: (R) -> (G.Type, B, C) throws -> O, for type: G.Type????) -> Method<(R, G.Type, B, C) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, O, G>(_ function: (R) -> (A, G, C) throws -> O, for type: G.Type??) -> Method<(R, A, G, C) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, O, G>(_ function: (R) -> (A, G.Type, C) throws -> O, for type: G.Type?????) -> Method<(R, A, G.Type, C) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3ForType1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, O, G>(_ function: (R) -> (A, B, G) throws -> O, for type: G.Type???) -> Method<(R, A, B, G) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3For2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, O, G>(_ function: (R) -> (A, B, G.Type) throws -> O, for type: G.Type??????) -> Method<(R, A, B, G.Type) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3ForType2ValueMethodMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, B, each P, Y: Error, Z, G>(_ function: (R) -> (A, B, (repeat each P) throws(Y) -> Z) throws -> G, for type: G.Type) -> Method<(R, A, B, (repeat each P) throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, B, each P, Y: Error, Z, G>(_ function: (R) -> (A, B, @concurrent (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type) -> Method<(R, A, B, @concurrent (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, B, each P, Y: Error, Z, G>(_ function: (R) -> (A, B, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type, nonisolated: Void = ()) -> Method<(R, A, B, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) throws -> G?, for type: G.Type????????????) -> Method<(R, A, B, C) throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing3ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) throws -> [G], for type: G.Type?????????????) -> Method<(R, A, B, C) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing3ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) throws -> G, for type: G.Type) -> Method<(R, A, B, C, D) throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing4ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, D, O, G>(_ function: (R) -> (G, B, C, D) throws -> O, for type: G.Type?) -> Method<(R, G, B, C, D) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing4For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, D, O, G>(_ function: (R) -> (A, G, C, D) throws -> O, for type: G.Type??) -> Method<(R, A, G, C, D) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing4For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, D, O, G>(_ function: (R) -> (A, B, G, D) throws -> O, for type: G.Type???) -> Method<(R, A, B, G, D) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing4For2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, O, G>(_ function: (R) -> (A, B, C, G) throws -> O, for type: G.Type????) -> Method<(R, A, B, C, G) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing4For3ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) throws -> G?, for type: G.Type???????????????) -> Method<(R, A, B, C, D) throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing4ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) throws -> [G], for type: G.Type????????????????) -> Method<(R, A, B, C, D) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing4ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () async -> G, for type: G.Type) -> Method<(R) async -> G> = #externalMacro(module: "PliantMacros", type: "Async0ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () async -> G?, for type: G.Type???) -> Method<(R) async -> G?> = #externalMacro(module: "PliantMacros", type: "Async0ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () async -> [G], for type: G.Type????) -> Method<(R) async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async0ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) async -> G, for type: G.Type) -> Method<(R, A) async -> G> = #externalMacro(module: "PliantMacros", type: "Async1ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> (G) async -> O, for type: G.Type?) -> Method<(R, G) async -> O> = #externalMacro(module: "PliantMacros", type: "Async1For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> (G.Type) async -> O, for type: G.Type??) -> Method<(R, G.Type) async -> O> = #externalMacro(module: "PliantMacros", type: "Async1ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> ([G]) async -> O, for type: G.Type???) -> Method<(R, [G]) async -> O> = #externalMacro(module: "PliantMacros", type: "Async1ForArray0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) async -> G?, for type: G.Type??????) -> Method<(R, A) async -> G?> = #externalMacro(module: "PliantMacros", type: "Async1ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) async -> [G], for type: G.Type???????) -> Method<(R, A) async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async1ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) async -> G, for type: G.Type) -> Method<(R, A, B) async -> G> = #externalMacro(module: "PliantMacros", type: "Async2ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> (G, B) async -> O, for type: G.Type?) -> Method<(R, G, B) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> (G.Type, B) async -> O, for type: G.Type???) -> Method<(R, G.Type, B) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> ([G], B) async -> O, for type: G.Type?????) -> Method<(R, [G], B) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2ForArray0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, G) async -> O, for type: G.Type??) -> Method<(R, A, G) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, G.Type) async -> O, for type: G.Type????) -> Method<(R, A, G.Type) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2ForType1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, [G]) async -> O, for type: G.Type??????) -> Method<(R, A, [G]) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2ForArray1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) async -> G?, for type: G.Type?????????) -> Method<(R, A, B) async -> G?> = #externalMacro(module: "PliantMacros", type: "Async2ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) async -> [G], for type: G.Type??????????) -> Method<(R, A, B) async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async2ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) async -> G, for type: G.Type) -> Method<(R, A, B, C) async -> G> = #externalMacro(module: "PliantMacros", type: "Async3ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, O, G>(_ function: (R) -> (G, B, C) async -> O, for type: G.Type?) -> Method<(R, G, B, C) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, O, G>(_ function: (R) -> (G.Type, B, C) async -> O, for type: G.Type????) -> Method<(R, G.Type, B, C) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, O, G>(_ function: (R) -> (A, G, C) async -> O, for type: G.Type??) -> Method<(R, A, G, C) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, O, G>(_ function: (R) -> (A, G.Type, C) async -> O, for type: G.Type?????) -> Method<(R, A, G.Type, C) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3ForType1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, O, G>(_ function: (R) -> (A, B, G) async -> O, for type: G.Type???) -> Method<(R, A, B, G) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3For2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, O, G>(_ function: (R) -> (A, B, G.Type) async -> O, for type: G.Type??????) -> Method<(R, A, B, G.Type) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3ForType2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) async -> G?, for type: G.Type????????????) -> Method<(R, A, B, C) async -> G?> = #externalMacro(module: "PliantMacros", type: "Async3ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) async -> [G], for type: G.Type?????????????) -> Method<(R, A, B, C) async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async3ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) async -> G, for type: G.Type) -> Method<(R, A, B, C, D) async -> G> = #externalMacro(module: "PliantMacros", type: "Async4ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, D, O, G>(_ function: (R) -> (G, B, C, D) async -> O, for type: G.Type?) -> Method<(R, G, B, C, D) async -> O> = #externalMacro(module: "PliantMacros", type: "Async4For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, D, O, G>(_ function: (R) -> (A, G, C, D) async -> O, for type: G.Type??) -> Method<(R, A, G, C, D) async -> O> = #externalMacro(module: "PliantMacros", type: "Async4For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, D, O, G>(_ function: (R) -> (A, B, G, D) async -> O, for type: G.Type???) -> Method<(R, A, B, G, D) async -> O> = #externalMacro(module: "PliantMacros", type: "Async4For2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, O, G>(_ function: (R) -> (A, B, C, G) async -> O, for type: G.Type????) -> Method<(R, A, B, C, G) async -> O> = #externalMacro(module: "PliantMacros", type: "Async4For3ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) async -> G?, for type: G.Type???????????????) -> Method<(R, A, B, C, D) async -> G?> = #externalMacro(module: "PliantMacros", type: "Async4ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) async -> [G], for type: G.Type????????????????) -> Method<(R, A, B, C, D) async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async4ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () async throws -> G, for type: G.Type) -> Method<(R) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing0ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () async throws -> G?, for type: G.Type???) -> Method<(R) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing0ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, G>(_ function: (R) -> () async throws -> [G], for type: G.Type????) -> Method<(R) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing0ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) async throws -> G, for type: G.Type) -> Method<(R, A) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> (G) async throws -> O, for type: G.Type?) -> Method<(R, G) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> (G.Type) async throws -> O, for type: G.Type??) -> Method<(R, G.Type) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, O, G>(_ function: (R) -> ([G]) async throws -> O, for type: G.Type???) -> Method<(R, [G]) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForArray0ValueMethodMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, each P, Y: Error, Z, G>(_ function: (R) -> ((repeat each P) throws(Y) -> Z) async throws -> G, for type: G.Type) -> Method<(R, (repeat each P) throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, each P, Y: Error, Z, G>(_ function: (R) -> (@concurrent (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type) -> Method<(R, @concurrent (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, each P, Y: Error, Z, G>(_ function: (R) -> (nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type, nonisolated: Void = ()) -> Method<(R, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) async throws -> G?, for type: G.Type??????) -> Method<(R, A) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, G>(_ function: (R) -> (A) async throws -> [G], for type: G.Type???????) -> Method<(R, A) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) async throws -> G, for type: G.Type) -> Method<(R, A, B) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> (G, B) async throws -> O, for type: G.Type?) -> Method<(R, G, B) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> (G.Type, B) async throws -> O, for type: G.Type???) -> Method<(R, G.Type, B) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, O, G>(_ function: (R) -> ([G], B) async throws -> O, for type: G.Type?????) -> Method<(R, [G], B) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForArray0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, G) async throws -> O, for type: G.Type??) -> Method<(R, A, G) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, G.Type) async throws -> O, for type: G.Type????) -> Method<(R, A, G.Type) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForType1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, O, G>(_ function: (R) -> (A, [G]) async throws -> O, for type: G.Type??????) -> Method<(R, A, [G]) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForArray1ValueMethodMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, each P, Y: Error, Z, G>(_ function: (R) -> (A, (repeat each P) throws(Y) -> Z) async throws -> G, for type: G.Type) -> Method<(R, A, (repeat each P) throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, each P, Y: Error, Z, G>(_ function: (R) -> (A, @concurrent (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type) -> Method<(R, A, @concurrent (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, each P, Y: Error, Z, G>(_ function: (R) -> (A, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type, nonisolated: Void = ()) -> Method<(R, A, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) async throws -> G?, for type: G.Type?????????) -> Method<(R, A, B) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, G>(_ function: (R) -> (A, B) async throws -> [G], for type: G.Type??????????) -> Method<(R, A, B) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) async throws -> G, for type: G.Type) -> Method<(R, A, B, C) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, O, G>(_ function: (R) -> (G, B, C) async throws -> O, for type: G.Type?) -> Method<(R, G, B, C) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, O, G>(_ function: (R) -> (G.Type, B, C) async throws -> O, for type: G.Type????) -> Method<(R, G.Type, B, C) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForType0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, O, G>(_ function: (R) -> (A, G, C) async throws -> O, for type: G.Type??) -> Method<(R, A, G, C) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, O, G>(_ function: (R) -> (A, G.Type, C) async throws -> O, for type: G.Type?????) -> Method<(R, A, G.Type, C) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForType1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, O, G>(_ function: (R) -> (A, B, G) async throws -> O, for type: G.Type???) -> Method<(R, A, B, G) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3For2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, O, G>(_ function: (R) -> (A, B, G.Type) async throws -> O, for type: G.Type??????) -> Method<(R, A, B, G.Type) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForType2ValueMethodMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, B, each P, Y: Error, Z, G>(_ function: (R) -> (A, B, (repeat each P) throws(Y) -> Z) async throws -> G, for type: G.Type) -> Method<(R, A, B, (repeat each P) throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, B, each P, Y: Error, Z, G>(_ function: (R) -> (A, B, @concurrent (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type) -> Method<(R, A, B, @concurrent (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro method<R, A, B, each P, Y: Error, Z, G>(_ function: (R) -> (A, B, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type, nonisolated: Void = ()) -> Method<(R, A, B, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) async throws -> G?, for type: G.Type????????????) -> Method<(R, A, B, C) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, G>(_ function: (R) -> (A, B, C) async throws -> [G], for type: G.Type?????????????) -> Method<(R, A, B, C) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) async throws -> G, for type: G.Type) -> Method<(R, A, B, C, D) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4ForResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, B, C, D, O, G>(_ function: (R) -> (G, B, C, D) async throws -> O, for type: G.Type?) -> Method<(R, G, B, C, D) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4For0ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, C, D, O, G>(_ function: (R) -> (A, G, C, D) async throws -> O, for type: G.Type??) -> Method<(R, A, G, C, D) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4For1ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, D, O, G>(_ function: (R) -> (A, B, G, D) async throws -> O, for type: G.Type???) -> Method<(R, A, B, G, D) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4For2ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, O, G>(_ function: (R) -> (A, B, C, G) async throws -> O, for type: G.Type????) -> Method<(R, A, B, C, G) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4For3ValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) async throws -> G?, for type: G.Type???????????????) -> Method<(R, A, B, C, D) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4ForOptionalResultValueMethodMacro")
/// Creates a handle on a specialization of a function of another form.
@freestanding(expression) public macro method<R, A, B, C, D, G>(_ function: (R) -> (A, B, C, D) async throws -> [G], for type: G.Type????????????????) -> Method<(R, A, B, C, D) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4ForArrayResultValueMethodMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () -> G, for type: G.Type) -> Callable<() -> G> = #externalMacro(module: "PliantMacros", type: "Plain0ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () -> G?, for type: G.Type???) -> Callable<() -> G?> = #externalMacro(module: "PliantMacros", type: "Plain0ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () -> [G], for type: G.Type????) -> Callable<() -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain0ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) -> G, for type: G.Type) -> Callable<(A) -> G> = #externalMacro(module: "PliantMacros", type: "Plain1ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: (G) -> O, for type: G.Type?) -> Callable<(G) -> O> = #externalMacro(module: "PliantMacros", type: "Plain1For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: (G.Type) -> O, for type: G.Type??) -> Callable<(G.Type) -> O> = #externalMacro(module: "PliantMacros", type: "Plain1ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: ([G]) -> O, for type: G.Type???) -> Callable<([G]) -> O> = #externalMacro(module: "PliantMacros", type: "Plain1ForArray0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) -> G?, for type: G.Type??????) -> Callable<(A) -> G?> = #externalMacro(module: "PliantMacros", type: "Plain1ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) -> [G], for type: G.Type???????) -> Callable<(A) -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain1ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) -> G, for type: G.Type) -> Callable<(A, B) -> G> = #externalMacro(module: "PliantMacros", type: "Plain2ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: (G, B) -> O, for type: G.Type?) -> Callable<(G, B) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: (G.Type, B) -> O, for type: G.Type???) -> Callable<(G.Type, B) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: ([G], B) -> O, for type: G.Type?????) -> Callable<([G], B) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2ForArray0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, G) -> O, for type: G.Type??) -> Callable<(A, G) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, G.Type) -> O, for type: G.Type????) -> Callable<(A, G.Type) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2ForType1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, [G]) -> O, for type: G.Type??????) -> Callable<(A, [G]) -> O> = #externalMacro(module: "PliantMacros", type: "Plain2ForArray1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) -> G?, for type: G.Type?????????) -> Callable<(A, B) -> G?> = #externalMacro(module: "PliantMacros", type: "Plain2ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) -> [G], for type: G.Type??????????) -> Callable<(A, B) -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain2ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) -> G, for type: G.Type) -> Callable<(A, B, C) -> G> = #externalMacro(module: "PliantMacros", type: "Plain3ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, O, G>(_ function: (G, B, C) -> O, for type: G.Type?) -> Callable<(G, B, C) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, O, G>(_ function: (G.Type, B, C) -> O, for type: G.Type????) -> Callable<(G.Type, B, C) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, O, G>(_ function: (A, G, C) -> O, for type: G.Type??) -> Callable<(A, G, C) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, O, G>(_ function: (A, G.Type, C) -> O, for type: G.Type?????) -> Callable<(A, G.Type, C) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3ForType1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, O, G>(_ function: (A, B, G) -> O, for type: G.Type???) -> Callable<(A, B, G) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3For2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, O, G>(_ function: (A, B, G.Type) -> O, for type: G.Type??????) -> Callable<(A, B, G.Type) -> O> = #externalMacro(module: "PliantMacros", type: "Plain3ForType2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) -> G?, for type: G.Type????????????) -> Callable<(A, B, C) -> G?> = #externalMacro(module: "PliantMacros", type: "Plain3ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) -> [G], for type: G.Type?????????????) -> Callable<(A, B, C) -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain3ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) -> G, for type: G.Type) -> Callable<(A, B, C, D) -> G> = #externalMacro(module: "PliantMacros", type: "Plain4ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, D, O, G>(_ function: (G, B, C, D) -> O, for type: G.Type?) -> Callable<(G, B, C, D) -> O> = #externalMacro(module: "PliantMacros", type: "Plain4For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, D, O, G>(_ function: (A, G, C, D) -> O, for type: G.Type??) -> Callable<(A, G, C, D) -> O> = #externalMacro(module: "PliantMacros", type: "Plain4For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, D, O, G>(_ function: (A, B, G, D) -> O, for type: G.Type???) -> Callable<(A, B, G, D) -> O> = #externalMacro(module: "PliantMacros", type: "Plain4For2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, O, G>(_ function: (A, B, C, G) -> O, for type: G.Type????) -> Callable<(A, B, C, G) -> O> = #externalMacro(module: "PliantMacros", type: "Plain4For3CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) -> G?, for type: G.Type???????????????) -> Callable<(A, B, C, D) -> G?> = #externalMacro(module: "PliantMacros", type: "Plain4ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) -> [G], for type: G.Type????????????????) -> Callable<(A, B, C, D) -> [G]> = #externalMacro(module: "PliantMacros", type: "Plain4ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () throws -> G, for type: G.Type) -> Callable<() throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing0ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () throws -> G?, for type: G.Type???) -> Callable<() throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing0ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () throws -> [G], for type: G.Type????) -> Callable<() throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing0ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) throws -> G, for type: G.Type) -> Callable<(A) throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing1ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: (G) throws -> O, for type: G.Type?) -> Callable<(G) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing1For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: (G.Type) throws -> O, for type: G.Type??) -> Callable<(G.Type) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing1ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: ([G]) throws -> O, for type: G.Type???) -> Callable<([G]) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing1ForArray0CallableMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<each P, Y: Error, Z, G>(_ function: ((repeat each P) throws(Y) -> Z) throws -> G, for type: G.Type) -> Callable<((repeat each P) throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<each P, Y: Error, Z, G>(_ function: (@concurrent (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type) -> Callable<(@concurrent (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<each P, Y: Error, Z, G>(_ function: (nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type, nonisolated: Void = ()) -> Callable<(nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) throws -> G?, for type: G.Type??????) -> Callable<(A) throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing1ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) throws -> [G], for type: G.Type???????) -> Callable<(A) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing1ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) throws -> G, for type: G.Type) -> Callable<(A, B) throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing2ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: (G, B) throws -> O, for type: G.Type?) -> Callable<(G, B) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: (G.Type, B) throws -> O, for type: G.Type???) -> Callable<(G.Type, B) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: ([G], B) throws -> O, for type: G.Type?????) -> Callable<([G], B) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2ForArray0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, G) throws -> O, for type: G.Type??) -> Callable<(A, G) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, G.Type) throws -> O, for type: G.Type????) -> Callable<(A, G.Type) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2ForType1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, [G]) throws -> O, for type: G.Type??????) -> Callable<(A, [G]) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing2ForArray1CallableMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, each P, Y: Error, Z, G>(_ function: (A, (repeat each P) throws(Y) -> Z) throws -> G, for type: G.Type) -> Callable<(A, (repeat each P) throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, each P, Y: Error, Z, G>(_ function: (A, @concurrent (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type) -> Callable<(A, @concurrent (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, each P, Y: Error, Z, G>(_ function: (A, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type, nonisolated: Void = ()) -> Callable<(A, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) throws -> G?, for type: G.Type?????????) -> Callable<(A, B) throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing2ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) throws -> [G], for type: G.Type??????????) -> Callable<(A, B) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing2ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) throws -> G, for type: G.Type) -> Callable<(A, B, C) throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing3ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, O, G>(_ function: (G, B, C) throws -> O, for type: G.Type?) -> Callable<(G, B, C) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, O, G>(_ function: (G.Type, B, C) throws -> O, for type: G.Type????) -> Callable<(G.Type, B, C) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, O, G>(_ function: (A, G, C) throws -> O, for type: G.Type??) -> Callable<(A, G, C) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, O, G>(_ function: (A, G.Type, C) throws -> O, for type: G.Type?????) -> Callable<(A, G.Type, C) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3ForType1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, O, G>(_ function: (A, B, G) throws -> O, for type: G.Type???) -> Callable<(A, B, G) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3For2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, O, G>(_ function: (A, B, G.Type) throws -> O, for type: G.Type??????) -> Callable<(A, B, G.Type) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing3ForType2CallableMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, B, each P, Y: Error, Z, G>(_ function: (A, B, (repeat each P) throws(Y) -> Z) throws -> G, for type: G.Type) -> Callable<(A, B, (repeat each P) throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, B, each P, Y: Error, Z, G>(_ function: (A, B, @concurrent (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type) -> Callable<(A, B, @concurrent (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, B, each P, Y: Error, Z, G>(_ function: (A, B, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G, for type: G.Type, nonisolated: Void = ()) -> Callable<(A, B, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) throws -> G?, for type: G.Type????????????) -> Callable<(A, B, C) throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing3ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) throws -> [G], for type: G.Type?????????????) -> Callable<(A, B, C) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing3ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) throws -> G, for type: G.Type) -> Callable<(A, B, C, D) throws -> G> = #externalMacro(module: "PliantMacros", type: "Throwing4ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, D, O, G>(_ function: (G, B, C, D) throws -> O, for type: G.Type?) -> Callable<(G, B, C, D) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing4For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, D, O, G>(_ function: (A, G, C, D) throws -> O, for type: G.Type??) -> Callable<(A, G, C, D) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing4For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, D, O, G>(_ function: (A, B, G, D) throws -> O, for type: G.Type???) -> Callable<(A, B, G, D) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing4For2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, O, G>(_ function: (A, B, C, G) throws -> O, for type: G.Type????) -> Callable<(A, B, C, G) throws -> O> = #externalMacro(module: "PliantMacros", type: "Throwing4For3CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) throws -> G?, for type: G.Type???????????????) -> Callable<(A, B, C, D) throws -> G?> = #externalMacro(module: "PliantMacros", type: "Throwing4ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) throws -> [G], for type: G.Type????????????????) -> Callable<(A, B, C, D) throws -> [G]> = #externalMacro(module: "PliantMacros", type: "Throwing4ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () async -> G, for type: G.Type) -> Callable<() async -> G> = #externalMacro(module: "PliantMacros", type: "Async0ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () async -> G?, for type: G.Type???) -> Callable<() async -> G?> = #externalMacro(module: "PliantMacros", type: "Async0ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () async -> [G], for type: G.Type????) -> Callable<() async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async0ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) async -> G, for type: G.Type) -> Callable<(A) async -> G> = #externalMacro(module: "PliantMacros", type: "Async1ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: (G) async -> O, for type: G.Type?) -> Callable<(G) async -> O> = #externalMacro(module: "PliantMacros", type: "Async1For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: (G.Type) async -> O, for type: G.Type??) -> Callable<(G.Type) async -> O> = #externalMacro(module: "PliantMacros", type: "Async1ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: ([G]) async -> O, for type: G.Type???) -> Callable<([G]) async -> O> = #externalMacro(module: "PliantMacros", type: "Async1ForArray0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) async -> G?, for type: G.Type??????) -> Callable<(A) async -> G?> = #externalMacro(module: "PliantMacros", type: "Async1ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) async -> [G], for type: G.Type???????) -> Callable<(A) async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async1ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) async -> G, for type: G.Type) -> Callable<(A, B) async -> G> = #externalMacro(module: "PliantMacros", type: "Async2ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: (G, B) async -> O, for type: G.Type?) -> Callable<(G, B) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: (G.Type, B) async -> O, for type: G.Type???) -> Callable<(G.Type, B) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: ([G], B) async -> O, for type: G.Type?????) -> Callable<([G], B) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2ForArray0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, G) async -> O, for type: G.Type??) -> Callable<(A, G) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, G.Type) async -> O, for type: G.Type????) -> Callable<(A, G.Type) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2ForType1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, [G]) async -> O, for type: G.Type??????) -> Callable<(A, [G]) async -> O> = #externalMacro(module: "PliantMacros", type: "Async2ForArray1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) async -> G?, for type: G.Type?????????) -> Callable<(A, B) async -> G?> = #externalMacro(module: "PliantMacros", type: "Async2ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) async -> [G], for type: G.Type??????????) -> Callable<(A, B) async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async2ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) async -> G, for type: G.Type) -> Callable<(A, B, C) async -> G> = #externalMacro(module: "PliantMacros", type: "Async3ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, O, G>(_ function: (G, B, C) async -> O, for type: G.Type?) -> Callable<(G, B, C) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, O, G>(_ function: (G.Type, B, C) async -> O, for type: G.Type????) -> Callable<(G.Type, B, C) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, O, G>(_ function: (A, G, C) async -> O, for type: G.Type??) -> Callable<(A, G, C) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, O, G>(_ function: (A, G.Type, C) async -> O, for type: G.Type?????) -> Callable<(A, G.Type, C) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3ForType1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, O, G>(_ function: (A, B, G) async -> O, for type: G.Type???) -> Callable<(A, B, G) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3For2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, O, G>(_ function: (A, B, G.Type) async -> O, for type: G.Type??????) -> Callable<(A, B, G.Type) async -> O> = #externalMacro(module: "PliantMacros", type: "Async3ForType2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) async -> G?, for type: G.Type????????????) -> Callable<(A, B, C) async -> G?> = #externalMacro(module: "PliantMacros", type: "Async3ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) async -> [G], for type: G.Type?????????????) -> Callable<(A, B, C) async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async3ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) async -> G, for type: G.Type) -> Callable<(A, B, C, D) async -> G> = #externalMacro(module: "PliantMacros", type: "Async4ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, D, O, G>(_ function: (G, B, C, D) async -> O, for type: G.Type?) -> Callable<(G, B, C, D) async -> O> = #externalMacro(module: "PliantMacros", type: "Async4For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, D, O, G>(_ function: (A, G, C, D) async -> O, for type: G.Type??) -> Callable<(A, G, C, D) async -> O> = #externalMacro(module: "PliantMacros", type: "Async4For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, D, O, G>(_ function: (A, B, G, D) async -> O, for type: G.Type???) -> Callable<(A, B, G, D) async -> O> = #externalMacro(module: "PliantMacros", type: "Async4For2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, O, G>(_ function: (A, B, C, G) async -> O, for type: G.Type????) -> Callable<(A, B, C, G) async -> O> = #externalMacro(module: "PliantMacros", type: "Async4For3CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) async -> G?, for type: G.Type???????????????) -> Callable<(A, B, C, D) async -> G?> = #externalMacro(module: "PliantMacros", type: "Async4ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) async -> [G], for type: G.Type????????????????) -> Callable<(A, B, C, D) async -> [G]> = #externalMacro(module: "PliantMacros", type: "Async4ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () async throws -> G, for type: G.Type) -> Callable<() async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing0ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () async throws -> G?, for type: G.Type???) -> Callable<() async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing0ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<G>(_ function: () async throws -> [G], for type: G.Type????) -> Callable<() async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing0ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) async throws -> G, for type: G.Type) -> Callable<(A) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: (G) async throws -> O, for type: G.Type?) -> Callable<(G) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: (G.Type) async throws -> O, for type: G.Type??) -> Callable<(G.Type) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<O, G>(_ function: ([G]) async throws -> O, for type: G.Type???) -> Callable<([G]) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForArray0CallableMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<each P, Y: Error, Z, G>(_ function: ((repeat each P) throws(Y) -> Z) async throws -> G, for type: G.Type) -> Callable<((repeat each P) throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<each P, Y: Error, Z, G>(_ function: (@concurrent (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type) -> Callable<(@concurrent (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<each P, Y: Error, Z, G>(_ function: (nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type, nonisolated: Void = ()) -> Callable<(nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) async throws -> G?, for type: G.Type??????) -> Callable<(A) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, G>(_ function: (A) async throws -> [G], for type: G.Type???????) -> Callable<(A) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing1ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) async throws -> G, for type: G.Type) -> Callable<(A, B) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: (G, B) async throws -> O, for type: G.Type?) -> Callable<(G, B) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: (G.Type, B) async throws -> O, for type: G.Type???) -> Callable<(G.Type, B) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, O, G>(_ function: ([G], B) async throws -> O, for type: G.Type?????) -> Callable<([G], B) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForArray0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, G) async throws -> O, for type: G.Type??) -> Callable<(A, G) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, G.Type) async throws -> O, for type: G.Type????) -> Callable<(A, G.Type) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForType1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, O, G>(_ function: (A, [G]) async throws -> O, for type: G.Type??????) -> Callable<(A, [G]) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForArray1CallableMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, each P, Y: Error, Z, G>(_ function: (A, (repeat each P) throws(Y) -> Z) async throws -> G, for type: G.Type) -> Callable<(A, (repeat each P) throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, each P, Y: Error, Z, G>(_ function: (A, @concurrent (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type) -> Callable<(A, @concurrent (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, each P, Y: Error, Z, G>(_ function: (A, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type, nonisolated: Void = ()) -> Callable<(A, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) async throws -> G?, for type: G.Type?????????) -> Callable<(A, B) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, G>(_ function: (A, B) async throws -> [G], for type: G.Type??????????) -> Callable<(A, B) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing2ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) async throws -> G, for type: G.Type) -> Callable<(A, B, C) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, O, G>(_ function: (G, B, C) async throws -> O, for type: G.Type?) -> Callable<(G, B, C) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, O, G>(_ function: (G.Type, B, C) async throws -> O, for type: G.Type????) -> Callable<(G.Type, B, C) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForType0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, O, G>(_ function: (A, G, C) async throws -> O, for type: G.Type??) -> Callable<(A, G, C) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, O, G>(_ function: (A, G.Type, C) async throws -> O, for type: G.Type?????) -> Callable<(A, G.Type, C) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForType1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, O, G>(_ function: (A, B, G) async throws -> O, for type: G.Type???) -> Callable<(A, B, G) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3For2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, O, G>(_ function: (A, B, G.Type) async throws -> O, for type: G.Type??????) -> Callable<(A, B, G.Type) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForType2CallableMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, B, each P, Y: Error, Z, G>(_ function: (A, B, (repeat each P) throws(Y) -> Z) async throws -> G, for type: G.Type) -> Callable<(A, B, (repeat each P) throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, B, each P, Y: Error, Z, G>(_ function: (A, B, @concurrent (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type) -> Callable<(A, B, @concurrent (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Reports a closure that the function does not keep, and says what to write instead.
@freestanding(expression) public macro callable<A, B, each P, Y: Error, Z, G>(_ function: (A, B, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G, for type: G.Type, nonisolated: Void = ()) -> Callable<(A, B, nonisolated(nonsending) (repeat each P) async throws(Y) -> Z) async throws -> G> = #externalMacro(module: "PliantMacros", type: "LendingForMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) async throws -> G?, for type: G.Type????????????) -> Callable<(A, B, C) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, G>(_ function: (A, B, C) async throws -> [G], for type: G.Type?????????????) -> Callable<(A, B, C) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing3ForArrayResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) async throws -> G, for type: G.Type) -> Callable<(A, B, C, D) async throws -> G> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4ForResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<B, C, D, O, G>(_ function: (G, B, C, D) async throws -> O, for type: G.Type?) -> Callable<(G, B, C, D) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4For0CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, C, D, O, G>(_ function: (A, G, C, D) async throws -> O, for type: G.Type??) -> Callable<(A, G, C, D) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4For1CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, D, O, G>(_ function: (A, B, G, D) async throws -> O, for type: G.Type???) -> Callable<(A, B, G, D) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4For2CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, O, G>(_ function: (A, B, C, G) async throws -> O, for type: G.Type????) -> Callable<(A, B, C, G) async throws -> O> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4For3CallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) async throws -> G?, for type: G.Type???????????????) -> Callable<(A, B, C, D) async throws -> G?> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4ForOptionalResultCallableMacro")
/// Creates a handle on a specialization of a function, a static or an initializer; see `#method(_:for:)`.
@freestanding(expression) public macro callable<A, B, C, D, G>(_ function: (A, B, C, D) async throws -> [G], for type: G.Type????????????????) -> Callable<(A, B, C, D) async throws -> [G]> = #externalMacro(module: "PliantMacros", type: "AsyncThrowing4ForArrayResultCallableMacro")

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
