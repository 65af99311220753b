// Written by Scripts/write-families.
// swift-format-ignore-file

// The types of the main actor's functions. Named in Swift 6 they would be `Sendable`, as in Swift 5 the functions of
// programs are not: of two overloads the compiler then takes the one that is not isolated.
public typealias Plain0OnMain<O> = @MainActor () -> O
public typealias Plain1OnMain<A, O> = @MainActor (A) -> O
public typealias Plain2OnMain<A, B, O> = @MainActor (A, B) -> O
public typealias Plain3OnMain<A, B, C, O> = @MainActor (A, B, C) -> O
public typealias Plain4OnMain<A, B, C, D, O> = @MainActor (A, B, C, D) -> O
public typealias Plain5OnMain<A, B, C, D, E, O> = @MainActor (A, B, C, D, E) -> O
public typealias Plain6OnMain<A, B, C, D, E, F, O> = @MainActor (A, B, C, D, E, F) -> O
public typealias Plain7OnMain<A, B, C, D, E, F, G, O> = @MainActor (A, B, C, D, E, F, G) -> O
public typealias Plain8OnMain<A, B, C, D, E, F, G, H, O> = @MainActor (A, B, C, D, E, F, G, H) -> O
public typealias Plain9OnMain<A, B, C, D, E, F, G, H, I, O> = @MainActor (A, B, C, D, E, F, G, H, I) -> O
public typealias Throwing0OnMain<O, X: Error> = @MainActor () throws(X) -> O
public typealias Throwing1OnMain<A, O, X: Error> = @MainActor (A) throws(X) -> O
public typealias Throwing2OnMain<A, B, O, X: Error> = @MainActor (A, B) throws(X) -> O
public typealias Throwing3OnMain<A, B, C, O, X: Error> = @MainActor (A, B, C) throws(X) -> O
public typealias Throwing4OnMain<A, B, C, D, O, X: Error> = @MainActor (A, B, C, D) throws(X) -> O
public typealias Throwing5OnMain<A, B, C, D, E, O, X: Error> = @MainActor (A, B, C, D, E) throws(X) -> O
public typealias Throwing6OnMain<A, B, C, D, E, F, O, X: Error> = @MainActor (A, B, C, D, E, F) throws(X) -> O
public typealias Throwing7OnMain<A, B, C, D, E, F, G, O, X: Error> = @MainActor (A, B, C, D, E, F, G) throws(X) -> O
public typealias Throwing8OnMain<A, B, C, D, E, F, G, H, O, X: Error> = @MainActor (A, B, C, D, E, F, G, H) throws(X) -> O
public typealias Throwing9OnMain<A, B, C, D, E, F, G, H, I, O, X: Error> = @MainActor (A, B, C, D, E, F, G, H, I) throws(X) -> O
public typealias Async0OnMain<O> = @MainActor () async -> O
public typealias Async1OnMain<A, O> = @MainActor (A) async -> O
public typealias Async2OnMain<A, B, O> = @MainActor (A, B) async -> O
public typealias Async3OnMain<A, B, C, O> = @MainActor (A, B, C) async -> O
public typealias Async4OnMain<A, B, C, D, O> = @MainActor (A, B, C, D) async -> O
public typealias Async5OnMain<A, B, C, D, E, O> = @MainActor (A, B, C, D, E) async -> O
public typealias Async6OnMain<A, B, C, D, E, F, O> = @MainActor (A, B, C, D, E, F) async -> O
public typealias Async7OnMain<A, B, C, D, E, F, G, O> = @MainActor (A, B, C, D, E, F, G) async -> O
public typealias Async8OnMain<A, B, C, D, E, F, G, H, O> = @MainActor (A, B, C, D, E, F, G, H) async -> O
public typealias Async9OnMain<A, B, C, D, E, F, G, H, I, O> = @MainActor (A, B, C, D, E, F, G, H, I) async -> O
public typealias AsyncThrowing0OnMain<O, X: Error> = @MainActor () async throws(X) -> O
public typealias AsyncThrowing1OnMain<A, O, X: Error> = @MainActor (A) async throws(X) -> O
public typealias AsyncThrowing2OnMain<A, B, O, X: Error> = @MainActor (A, B) async throws(X) -> O
public typealias AsyncThrowing3OnMain<A, B, C, O, X: Error> = @MainActor (A, B, C) async throws(X) -> O
public typealias AsyncThrowing4OnMain<A, B, C, D, O, X: Error> = @MainActor (A, B, C, D) async throws(X) -> O
public typealias AsyncThrowing5OnMain<A, B, C, D, E, O, X: Error> = @MainActor (A, B, C, D, E) async throws(X) -> O
public typealias AsyncThrowing6OnMain<A, B, C, D, E, F, O, X: Error> = @MainActor (A, B, C, D, E, F) async throws(X) -> O
public typealias AsyncThrowing7OnMain<A, B, C, D, E, F, G, O, X: Error> = @MainActor (A, B, C, D, E, F, G) async throws(X) -> O
public typealias AsyncThrowing8OnMain<A, B, C, D, E, F, G, H, O, X: Error> = @MainActor (A, B, C, D, E, F, G, H) async throws(X) -> O
public typealias AsyncThrowing9OnMain<A, B, C, D, E, F, G, H, I, O, X: Error> = @MainActor (A, B, C, D, E, F, G, H, I) async throws(X) -> O
