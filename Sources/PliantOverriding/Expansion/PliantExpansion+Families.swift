// Written by Scripts/write-families.
// swift-format-ignore-file

public import PliantMainActor

// The overloads infer a handle's flat function type from a declaration: one each for its form and where it is
// isolated.
//
// NB: functions without labels: of members, and of functions with labels, swift-frontend 6.3.1 takes those with fewer
// parameters, whether or not a function that suspends is of their type.
public func pliantEntryPointsMethodPlain0<R, O>(_: (R) -> () -> O) -> PliantExpansion.EntryPoints<(R) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain0OnMain<R, O>(_: (R) -> Plain0OnMain<O>) -> PliantExpansion.EntryPoints<@MainActor (R) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain1<R, A, O>(_: (R) -> (A) -> O) -> PliantExpansion.EntryPoints<(R, A) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain1OnMain<R, A, O>(_: (R) -> Plain1OnMain<A, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain2<R, A, B, O>(_: (R) -> (A, B) -> O) -> PliantExpansion.EntryPoints<(R, A, B) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain2OnMain<R, A, B, O>(_: (R) -> Plain2OnMain<A, B, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain3<R, A, B, C, O>(_: (R) -> (A, B, C) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain3OnMain<R, A, B, C, O>(_: (R) -> Plain3OnMain<A, B, C, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain4OnMain<R, A, B, C, D, O>(_: (R) -> Plain4OnMain<A, B, C, D, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain5<R, A, B, C, D, E, O>(_: (R) -> (A, B, C, D, E) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain5OnMain<R, A, B, C, D, E, O>(_: (R) -> Plain5OnMain<A, B, C, D, E, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain6<R, A, B, C, D, E, F, O>(_: (R) -> (A, B, C, D, E, F) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain6OnMain<R, A, B, C, D, E, F, O>(_: (R) -> Plain6OnMain<A, B, C, D, E, F, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain7<R, A, B, C, D, E, F, G, O>(_: (R) -> (A, B, C, D, E, F, G) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain7OnMain<R, A, B, C, D, E, F, G, O>(_: (R) -> Plain7OnMain<A, B, C, D, E, F, G, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain8<R, A, B, C, D, E, F, G, H, O>(_: (R) -> (A, B, C, D, E, F, G, H) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain8OnMain<R, A, B, C, D, E, F, G, H, O>(_: (R) -> Plain8OnMain<A, B, C, D, E, F, G, H, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G, H) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain9<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> (A, B, C, D, E, F, G, H, I) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H, I) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain9OnMain<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> Plain9OnMain<A, B, C, D, E, F, G, H, I, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G, H, I) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlainInout0Of1<R, A, O>(_: (R) -> (inout A) -> O) -> PliantExpansion.EntryPoints<(R, inout A) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlainInout0Of2<R, A, B, O>(_: (R) -> (inout A, B) -> O) -> PliantExpansion.EntryPoints<(R, inout A, B) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlainInout1Of2<R, A, B, O>(_: (R) -> (A, inout B) -> O) -> PliantExpansion.EntryPoints<(R, A, inout B) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlainInout0Of3<R, A, B, C, O>(_: (R) -> (inout A, B, C) -> O) -> PliantExpansion.EntryPoints<(R, inout A, B, C) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlainInout1Of3<R, A, B, C, O>(_: (R) -> (A, inout B, C) -> O) -> PliantExpansion.EntryPoints<(R, A, inout B, C) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlainInout2Of3<R, A, B, C, O>(_: (R) -> (A, B, inout C) -> O) -> PliantExpansion.EntryPoints<(R, A, B, inout C) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlainVariadic<R, A, O>(_: (R) -> (A...) -> O) -> PliantExpansion.EntryPoints<(R, [A]) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain0Calling0<R, Z, O>(_: (R) -> (() -> Z) -> O) -> PliantExpansion.EntryPoints<(R, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain0TryCalling0<R, Z, O>(_: (R) -> (() throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, () throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain0Calling1<R, P, Z, O>(_: (R) -> ((P) -> Z) -> O) -> PliantExpansion.EntryPoints<(R, (P) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain0TryCalling1<R, P, Z, O>(_: (R) -> ((P) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, (P) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain0Calling2<R, P, Q, Z, O>(_: (R) -> ((P, Q) -> Z) -> O) -> PliantExpansion.EntryPoints<(R, (P, Q) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain0TryCalling2<R, P, Q, Z, O>(_: (R) -> ((P, Q) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, (P, Q) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain0Evaluating<R, Z, O>(_: (R) -> (@autoclosure () -> Z) -> O) -> PliantExpansion.EntryPoints<(R, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain1Calling0<R, A, Z, O>(_: (R) -> (A, () -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain1TryCalling0<R, A, Z, O>(_: (R) -> (A, () throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, () throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain1Calling1<R, A, P, Z, O>(_: (R) -> (A, (P) -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, (P) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain1TryCalling1<R, A, P, Z, O>(_: (R) -> (A, (P) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, (P) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain1Calling2<R, A, P, Q, Z, O>(_: (R) -> (A, (P, Q) -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, (P, Q) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain1TryCalling2<R, A, P, Q, Z, O>(_: (R) -> (A, (P, Q) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, (P, Q) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain1Evaluating<R, A, Z, O>(_: (R) -> (A, @autoclosure () -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain2Calling0<R, A, B, Z, O>(_: (R) -> (A, B, () -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain2TryCalling0<R, A, B, Z, O>(_: (R) -> (A, B, () throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, () throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain2Calling1<R, A, B, P, Z, O>(_: (R) -> (A, B, (P) -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, (P) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain2TryCalling1<R, A, B, P, Z, O>(_: (R) -> (A, B, (P) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, (P) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain2Calling2<R, A, B, P, Q, Z, O>(_: (R) -> (A, B, (P, Q) -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, (P, Q) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain2TryCalling2<R, A, B, P, Q, Z, O>(_: (R) -> (A, B, (P, Q) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, (P, Q) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain2Evaluating<R, A, B, Z, O>(_: (R) -> (A, B, @autoclosure () -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain3Calling0<R, A, B, C, Z, O>(_: (R) -> (A, B, C, () -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain3TryCalling0<R, A, B, C, Z, O>(_: (R) -> (A, B, C, () throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, () throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain3Calling1<R, A, B, C, P, Z, O>(_: (R) -> (A, B, C, (P) -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, (P) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain3TryCalling1<R, A, B, C, P, Z, O>(_: (R) -> (A, B, C, (P) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, (P) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain3Calling2<R, A, B, C, P, Q, Z, O>(_: (R) -> (A, B, C, (P, Q) -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, (P, Q) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain3TryCalling2<R, A, B, C, P, Q, Z, O>(_: (R) -> (A, B, C, (P, Q) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, (P, Q) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodPlain3Evaluating<R, A, B, C, Z, O>(_: (R) -> (A, B, C, @autoclosure () -> Z) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsMethodThrowing0<R, O, X: Error>(_: (R) -> () throws(X) -> O) -> PliantExpansion.EntryPoints<(R) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing0OnMain<R, O, X: Error>(_: (R) -> Throwing0OnMain<O, X>) -> PliantExpansion.EntryPoints<@MainActor (R) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing1<R, A, O, X: Error>(_: (R) -> (A) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing1OnMain<R, A, O, X: Error>(_: (R) -> Throwing1OnMain<A, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing2<R, A, B, O, X: Error>(_: (R) -> (A, B) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing2OnMain<R, A, B, O, X: Error>(_: (R) -> Throwing2OnMain<A, B, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, C) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing3OnMain<R, A, B, C, O, X: Error>(_: (R) -> Throwing3OnMain<A, B, C, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing4<R, A, B, C, D, O, X: Error>(_: (R) -> (A, B, C, D) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing4OnMain<R, A, B, C, D, O, X: Error>(_: (R) -> Throwing4OnMain<A, B, C, D, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (A, B, C, D, E) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing5OnMain<R, A, B, C, D, E, O, X: Error>(_: (R) -> Throwing5OnMain<A, B, C, D, E, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (A, B, C, D, E, F) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing6OnMain<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> Throwing6OnMain<A, B, C, D, E, F, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing7<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing7OnMain<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> Throwing7OnMain<A, B, C, D, E, F, G, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing8<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing8OnMain<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> Throwing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G, H) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing9<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H, I) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H, I) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing9OnMain<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> Throwing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G, H, I) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowingInout0Of1<R, A, O, X: Error>(_: (R) -> (inout A) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, inout A) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowingInout0Of2<R, A, B, O, X: Error>(_: (R) -> (inout A, B) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, inout A, B) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowingInout1Of2<R, A, B, O, X: Error>(_: (R) -> (A, inout B) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, inout B) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowingInout0Of3<R, A, B, C, O, X: Error>(_: (R) -> (inout A, B, C) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, inout A, B, C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowingInout1Of3<R, A, B, C, O, X: Error>(_: (R) -> (A, inout B, C) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, inout B, C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowingInout2Of3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, inout C) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, inout C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowingVariadic<R, A, O, X: Error>(_: (R) -> (A...) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, [A]) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing0Calling0<R, Z, O, X: Error>(_: (R) -> (() -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing0TryCalling0<R, Z, O, X: Error>(_: (R) -> (() throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, () throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing0Calling1<R, P, Z, O, X: Error>(_: (R) -> ((P) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, (P) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing0TryCalling1<R, P, Z, O, X: Error>(_: (R) -> ((P) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, (P) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing0Calling2<R, P, Q, Z, O, X: Error>(_: (R) -> ((P, Q) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, (P, Q) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing0TryCalling2<R, P, Q, Z, O, X: Error>(_: (R) -> ((P, Q) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, (P, Q) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing0Evaluating<R, Z, O, X: Error>(_: (R) -> (@autoclosure () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing1Calling0<R, A, Z, O, X: Error>(_: (R) -> (A, () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing1TryCalling0<R, A, Z, O, X: Error>(_: (R) -> (A, () throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, () throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing1Calling1<R, A, P, Z, O, X: Error>(_: (R) -> (A, (P) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, (P) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing1TryCalling1<R, A, P, Z, O, X: Error>(_: (R) -> (A, (P) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, (P) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing1Calling2<R, A, P, Q, Z, O, X: Error>(_: (R) -> (A, (P, Q) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, (P, Q) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing1TryCalling2<R, A, P, Q, Z, O, X: Error>(_: (R) -> (A, (P, Q) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, (P, Q) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing1Evaluating<R, A, Z, O, X: Error>(_: (R) -> (A, @autoclosure () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing2Calling0<R, A, B, Z, O, X: Error>(_: (R) -> (A, B, () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing2TryCalling0<R, A, B, Z, O, X: Error>(_: (R) -> (A, B, () throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, () throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing2Calling1<R, A, B, P, Z, O, X: Error>(_: (R) -> (A, B, (P) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, (P) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing2TryCalling1<R, A, B, P, Z, O, X: Error>(_: (R) -> (A, B, (P) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, (P) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing2Calling2<R, A, B, P, Q, Z, O, X: Error>(_: (R) -> (A, B, (P, Q) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, (P, Q) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing2TryCalling2<R, A, B, P, Q, Z, O, X: Error>(_: (R) -> (A, B, (P, Q) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, (P, Q) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing2Evaluating<R, A, B, Z, O, X: Error>(_: (R) -> (A, B, @autoclosure () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing3Calling0<R, A, B, C, Z, O, X: Error>(_: (R) -> (A, B, C, () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing3TryCalling0<R, A, B, C, Z, O, X: Error>(_: (R) -> (A, B, C, () throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, () throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing3Calling1<R, A, B, C, P, Z, O, X: Error>(_: (R) -> (A, B, C, (P) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, (P) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing3TryCalling1<R, A, B, C, P, Z, O, X: Error>(_: (R) -> (A, B, C, (P) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, (P) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing3Calling2<R, A, B, C, P, Q, Z, O, X: Error>(_: (R) -> (A, B, C, (P, Q) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, (P, Q) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing3TryCalling2<R, A, B, C, P, Q, Z, O, X: Error>(_: (R) -> (A, B, C, (P, Q) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, (P, Q) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodThrowing3Evaluating<R, A, B, C, Z, O, X: Error>(_: (R) -> (A, B, C, @autoclosure () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsync0<R, O>(_: (R) -> () async -> O) -> PliantExpansion.EntryPoints<(R) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync0<R, O>(_: (R) -> @concurrent () async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync0OnMain<R, O>(_: (R) -> Async0OnMain<O>) -> PliantExpansion.EntryPoints<@MainActor (R) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync1<R, A, O>(_: (R) -> (A) async -> O) -> PliantExpansion.EntryPoints<(R, A) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync1<R, A, O>(_: (R) -> @concurrent (A) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync1OnMain<R, A, O>(_: (R) -> Async1OnMain<A, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync2<R, A, B, O>(_: (R) -> (A, B) async -> O) -> PliantExpansion.EntryPoints<(R, A, B) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync2<R, A, B, O>(_: (R) -> @concurrent (A, B) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync2OnMain<R, A, B, O>(_: (R) -> Async2OnMain<A, B, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync3<R, A, B, C, O>(_: (R) -> (A, B, C) async -> O) -> PliantExpansion.EntryPoints<(R, A, B, C) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync3<R, A, B, C, O>(_: (R) -> @concurrent (A, B, C) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync3OnMain<R, A, B, C, O>(_: (R) -> Async3OnMain<A, B, C, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) async -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync4<R, A, B, C, D, O>(_: (R) -> @concurrent (A, B, C, D) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync4OnMain<R, A, B, C, D, O>(_: (R) -> Async4OnMain<A, B, C, D, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync5<R, A, B, C, D, E, O>(_: (R) -> (A, B, C, D, E) async -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync5<R, A, B, C, D, E, O>(_: (R) -> @concurrent (A, B, C, D, E) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync5OnMain<R, A, B, C, D, E, O>(_: (R) -> Async5OnMain<A, B, C, D, E, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync6<R, A, B, C, D, E, F, O>(_: (R) -> (A, B, C, D, E, F) async -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync6<R, A, B, C, D, E, F, O>(_: (R) -> @concurrent (A, B, C, D, E, F) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync6OnMain<R, A, B, C, D, E, F, O>(_: (R) -> Async6OnMain<A, B, C, D, E, F, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync7<R, A, B, C, D, E, F, G, O>(_: (R) -> (A, B, C, D, E, F, G) async -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync7<R, A, B, C, D, E, F, G, O>(_: (R) -> @concurrent (A, B, C, D, E, F, G) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync7OnMain<R, A, B, C, D, E, F, G, O>(_: (R) -> Async7OnMain<A, B, C, D, E, F, G, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync8<R, A, B, C, D, E, F, G, H, O>(_: (R) -> (A, B, C, D, E, F, G, H) async -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync8<R, A, B, C, D, E, F, G, H, O>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync8OnMain<R, A, B, C, D, E, F, G, H, O>(_: (R) -> Async8OnMain<A, B, C, D, E, F, G, H, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G, H) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync9<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> (A, B, C, D, E, F, G, H, I) async -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H, I) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync9<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H, I) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsync9OnMain<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> Async9OnMain<A, B, C, D, E, F, G, H, I, O>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G, H, I) async -> O, Never> { .init() }
public func pliantEntryPointsMethodAsyncThrowing0<R, O, X: Error>(_: (R) -> () async throws(X) -> O) -> PliantExpansion.EntryPoints<(R) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing0<R, O, X: Error>(_: (R) -> @concurrent () async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing0OnMain<R, O, X: Error>(_: (R) -> AsyncThrowing0OnMain<O, X>) -> PliantExpansion.EntryPoints<@MainActor (R) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing1<R, A, O, X: Error>(_: (R) -> (A) async throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing1<R, A, O, X: Error>(_: (R) -> @concurrent (A) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing1OnMain<R, A, O, X: Error>(_: (R) -> AsyncThrowing1OnMain<A, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing2<R, A, B, O, X: Error>(_: (R) -> (A, B) async throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing2<R, A, B, O, X: Error>(_: (R) -> @concurrent (A, B) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing2OnMain<R, A, B, O, X: Error>(_: (R) -> AsyncThrowing2OnMain<A, B, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, C) async throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing3<R, A, B, C, O, X: Error>(_: (R) -> @concurrent (A, B, C) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing3OnMain<R, A, B, C, O, X: Error>(_: (R) -> AsyncThrowing3OnMain<A, B, C, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing4<R, A, B, C, D, O, X: Error>(_: (R) -> (A, B, C, D) async throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing4<R, A, B, C, D, O, X: Error>(_: (R) -> @concurrent (A, B, C, D) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing4OnMain<R, A, B, C, D, O, X: Error>(_: (R) -> AsyncThrowing4OnMain<A, B, C, D, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (A, B, C, D, E) async throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing5<R, A, B, C, D, E, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing5OnMain<R, A, B, C, D, E, O, X: Error>(_: (R) -> AsyncThrowing5OnMain<A, B, C, D, E, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (A, B, C, D, E, F) async throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing6OnMain<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> AsyncThrowing6OnMain<A, B, C, D, E, F, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing7<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G) async throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing7<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F, G) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing7OnMain<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> AsyncThrowing7OnMain<A, B, C, D, E, F, G, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing8<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H) async throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing8<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing8OnMain<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> AsyncThrowing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G, H) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing9<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H, I) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing9<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(R, A, B, C, D, E, F, G, H, I) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsMethodAsyncThrowing9OnMain<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> AsyncThrowing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> PliantExpansion.EntryPoints<@MainActor (R, A, B, C, D, E, F, G, H, I) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallablePlain0<O>(_: () -> O) -> PliantExpansion.EntryPoints<() -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain0OnMain<O>(_: Plain0OnMain<O>) -> PliantExpansion.EntryPoints<@MainActor () -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain1<A, O>(_: (A) -> O) -> PliantExpansion.EntryPoints<(A) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain1OnMain<A, O>(_: Plain1OnMain<A, O>) -> PliantExpansion.EntryPoints<@MainActor (A) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain2<A, B, O>(_: (A, B) -> O) -> PliantExpansion.EntryPoints<(A, B) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain2OnMain<A, B, O>(_: Plain2OnMain<A, B, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain3<A, B, C, O>(_: (A, B, C) -> O) -> PliantExpansion.EntryPoints<(A, B, C) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain3OnMain<A, B, C, O>(_: Plain3OnMain<A, B, C, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain4<A, B, C, D, O>(_: (A, B, C, D) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain4OnMain<A, B, C, D, O>(_: Plain4OnMain<A, B, C, D, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain5<A, B, C, D, E, O>(_: (A, B, C, D, E) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain5OnMain<A, B, C, D, E, O>(_: Plain5OnMain<A, B, C, D, E, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain6<A, B, C, D, E, F, O>(_: (A, B, C, D, E, F) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain6OnMain<A, B, C, D, E, F, O>(_: Plain6OnMain<A, B, C, D, E, F, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain7<A, B, C, D, E, F, G, O>(_: (A, B, C, D, E, F, G) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain7OnMain<A, B, C, D, E, F, G, O>(_: Plain7OnMain<A, B, C, D, E, F, G, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain8<A, B, C, D, E, F, G, H, O>(_: (A, B, C, D, E, F, G, H) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain8OnMain<A, B, C, D, E, F, G, H, O>(_: Plain8OnMain<A, B, C, D, E, F, G, H, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G, H) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain9<A, B, C, D, E, F, G, H, I, O>(_: (A, B, C, D, E, F, G, H, I) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H, I) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain9OnMain<A, B, C, D, E, F, G, H, I, O>(_: Plain9OnMain<A, B, C, D, E, F, G, H, I, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G, H, I) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlainInout0Of1<A, O>(_: (inout A) -> O) -> PliantExpansion.EntryPoints<(inout A) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlainInout0Of2<A, B, O>(_: (inout A, B) -> O) -> PliantExpansion.EntryPoints<(inout A, B) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlainInout1Of2<A, B, O>(_: (A, inout B) -> O) -> PliantExpansion.EntryPoints<(A, inout B) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlainInout0Of3<A, B, C, O>(_: (inout A, B, C) -> O) -> PliantExpansion.EntryPoints<(inout A, B, C) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlainInout1Of3<A, B, C, O>(_: (A, inout B, C) -> O) -> PliantExpansion.EntryPoints<(A, inout B, C) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlainInout2Of3<A, B, C, O>(_: (A, B, inout C) -> O) -> PliantExpansion.EntryPoints<(A, B, inout C) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlainVariadic<A, O>(_: (A...) -> O) -> PliantExpansion.EntryPoints<([A]) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain0Calling0<Z, O>(_: (() -> Z) -> O) -> PliantExpansion.EntryPoints<(() -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain0TryCalling0<Z, O>(_: (() throws -> Z) -> O) -> PliantExpansion.EntryPoints<(() throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain0Calling1<P, Z, O>(_: ((P) -> Z) -> O) -> PliantExpansion.EntryPoints<((P) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain0TryCalling1<P, Z, O>(_: ((P) throws -> Z) -> O) -> PliantExpansion.EntryPoints<((P) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain0Calling2<P, Q, Z, O>(_: ((P, Q) -> Z) -> O) -> PliantExpansion.EntryPoints<((P, Q) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain0TryCalling2<P, Q, Z, O>(_: ((P, Q) throws -> Z) -> O) -> PliantExpansion.EntryPoints<((P, Q) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain0Evaluating<Z, O>(_: (@autoclosure () -> Z) -> O) -> PliantExpansion.EntryPoints<(() -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain1Calling0<A, Z, O>(_: (A, () -> Z) -> O) -> PliantExpansion.EntryPoints<(A, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain1TryCalling0<A, Z, O>(_: (A, () throws -> Z) -> O) -> PliantExpansion.EntryPoints<(A, () throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain1Calling1<A, P, Z, O>(_: (A, (P) -> Z) -> O) -> PliantExpansion.EntryPoints<(A, (P) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain1TryCalling1<A, P, Z, O>(_: (A, (P) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(A, (P) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain1Calling2<A, P, Q, Z, O>(_: (A, (P, Q) -> Z) -> O) -> PliantExpansion.EntryPoints<(A, (P, Q) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain1TryCalling2<A, P, Q, Z, O>(_: (A, (P, Q) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(A, (P, Q) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain1Evaluating<A, Z, O>(_: (A, @autoclosure () -> Z) -> O) -> PliantExpansion.EntryPoints<(A, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain2Calling0<A, B, Z, O>(_: (A, B, () -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain2TryCalling0<A, B, Z, O>(_: (A, B, () throws -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, () throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain2Calling1<A, B, P, Z, O>(_: (A, B, (P) -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, (P) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain2TryCalling1<A, B, P, Z, O>(_: (A, B, (P) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, (P) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain2Calling2<A, B, P, Q, Z, O>(_: (A, B, (P, Q) -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, (P, Q) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain2TryCalling2<A, B, P, Q, Z, O>(_: (A, B, (P, Q) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, (P, Q) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain2Evaluating<A, B, Z, O>(_: (A, B, @autoclosure () -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain3Calling0<A, B, C, Z, O>(_: (A, B, C, () -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, C, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain3TryCalling0<A, B, C, Z, O>(_: (A, B, C, () throws -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, C, () throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain3Calling1<A, B, C, P, Z, O>(_: (A, B, C, (P) -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, C, (P) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain3TryCalling1<A, B, C, P, Z, O>(_: (A, B, C, (P) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, C, (P) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain3Calling2<A, B, C, P, Q, Z, O>(_: (A, B, C, (P, Q) -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, C, (P, Q) -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain3TryCalling2<A, B, C, P, Q, Z, O>(_: (A, B, C, (P, Q) throws -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, C, (P, Q) throws -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallablePlain3Evaluating<A, B, C, Z, O>(_: (A, B, C, @autoclosure () -> Z) -> O) -> PliantExpansion.EntryPoints<(A, B, C, () -> Z) -> O, Never> { .init() }
public func pliantEntryPointsCallableThrowing0<O, X: Error>(_: () throws(X) -> O) -> PliantExpansion.EntryPoints<() throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing0OnMain<O, X: Error>(_: Throwing0OnMain<O, X>) -> PliantExpansion.EntryPoints<@MainActor () throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing1<A, O, X: Error>(_: (A) throws(X) -> O) -> PliantExpansion.EntryPoints<(A) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing1OnMain<A, O, X: Error>(_: Throwing1OnMain<A, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing2<A, B, O, X: Error>(_: (A, B) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing2OnMain<A, B, O, X: Error>(_: Throwing2OnMain<A, B, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing3<A, B, C, O, X: Error>(_: (A, B, C) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing3OnMain<A, B, C, O, X: Error>(_: Throwing3OnMain<A, B, C, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing4<A, B, C, D, O, X: Error>(_: (A, B, C, D) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing4OnMain<A, B, C, D, O, X: Error>(_: Throwing4OnMain<A, B, C, D, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing5<A, B, C, D, E, O, X: Error>(_: (A, B, C, D, E) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing5OnMain<A, B, C, D, E, O, X: Error>(_: Throwing5OnMain<A, B, C, D, E, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing6<A, B, C, D, E, F, O, X: Error>(_: (A, B, C, D, E, F) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing6OnMain<A, B, C, D, E, F, O, X: Error>(_: Throwing6OnMain<A, B, C, D, E, F, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing7<A, B, C, D, E, F, G, O, X: Error>(_: (A, B, C, D, E, F, G) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing7OnMain<A, B, C, D, E, F, G, O, X: Error>(_: Throwing7OnMain<A, B, C, D, E, F, G, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing8<A, B, C, D, E, F, G, H, O, X: Error>(_: (A, B, C, D, E, F, G, H) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing8OnMain<A, B, C, D, E, F, G, H, O, X: Error>(_: Throwing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G, H) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing9<A, B, C, D, E, F, G, H, I, O, X: Error>(_: (A, B, C, D, E, F, G, H, I) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H, I) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing9OnMain<A, B, C, D, E, F, G, H, I, O, X: Error>(_: Throwing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G, H, I) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowingInout0Of1<A, O, X: Error>(_: (inout A) throws(X) -> O) -> PliantExpansion.EntryPoints<(inout A) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowingInout0Of2<A, B, O, X: Error>(_: (inout A, B) throws(X) -> O) -> PliantExpansion.EntryPoints<(inout A, B) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowingInout1Of2<A, B, O, X: Error>(_: (A, inout B) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, inout B) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowingInout0Of3<A, B, C, O, X: Error>(_: (inout A, B, C) throws(X) -> O) -> PliantExpansion.EntryPoints<(inout A, B, C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowingInout1Of3<A, B, C, O, X: Error>(_: (A, inout B, C) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, inout B, C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowingInout2Of3<A, B, C, O, X: Error>(_: (A, B, inout C) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, inout C) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowingVariadic<A, O, X: Error>(_: (A...) throws(X) -> O) -> PliantExpansion.EntryPoints<([A]) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing0Calling0<Z, O, X: Error>(_: (() -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(() -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing0TryCalling0<Z, O, X: Error>(_: (() throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(() throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing0Calling1<P, Z, O, X: Error>(_: ((P) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<((P) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing0TryCalling1<P, Z, O, X: Error>(_: ((P) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<((P) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing0Calling2<P, Q, Z, O, X: Error>(_: ((P, Q) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<((P, Q) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing0TryCalling2<P, Q, Z, O, X: Error>(_: ((P, Q) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<((P, Q) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing0Evaluating<Z, O, X: Error>(_: (@autoclosure () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(() -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing1Calling0<A, Z, O, X: Error>(_: (A, () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing1TryCalling0<A, Z, O, X: Error>(_: (A, () throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, () throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing1Calling1<A, P, Z, O, X: Error>(_: (A, (P) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, (P) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing1TryCalling1<A, P, Z, O, X: Error>(_: (A, (P) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, (P) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing1Calling2<A, P, Q, Z, O, X: Error>(_: (A, (P, Q) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, (P, Q) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing1TryCalling2<A, P, Q, Z, O, X: Error>(_: (A, (P, Q) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, (P, Q) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing1Evaluating<A, Z, O, X: Error>(_: (A, @autoclosure () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing2Calling0<A, B, Z, O, X: Error>(_: (A, B, () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing2TryCalling0<A, B, Z, O, X: Error>(_: (A, B, () throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, () throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing2Calling1<A, B, P, Z, O, X: Error>(_: (A, B, (P) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, (P) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing2TryCalling1<A, B, P, Z, O, X: Error>(_: (A, B, (P) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, (P) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing2Calling2<A, B, P, Q, Z, O, X: Error>(_: (A, B, (P, Q) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, (P, Q) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing2TryCalling2<A, B, P, Q, Z, O, X: Error>(_: (A, B, (P, Q) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, (P, Q) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing2Evaluating<A, B, Z, O, X: Error>(_: (A, B, @autoclosure () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing3Calling0<A, B, C, Z, O, X: Error>(_: (A, B, C, () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing3TryCalling0<A, B, C, Z, O, X: Error>(_: (A, B, C, () throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, () throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing3Calling1<A, B, C, P, Z, O, X: Error>(_: (A, B, C, (P) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, (P) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing3TryCalling1<A, B, C, P, Z, O, X: Error>(_: (A, B, C, (P) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, (P) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing3Calling2<A, B, C, P, Q, Z, O, X: Error>(_: (A, B, C, (P, Q) -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, (P, Q) -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing3TryCalling2<A, B, C, P, Q, Z, O, X: Error>(_: (A, B, C, (P, Q) throws -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, (P, Q) throws -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableThrowing3Evaluating<A, B, C, Z, O, X: Error>(_: (A, B, C, @autoclosure () -> Z) throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, () -> Z) throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsync0<O>(_: () async -> O) -> PliantExpansion.EntryPoints<() async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync0<O>(_: @concurrent () async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<() async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync0OnMain<O>(_: Async0OnMain<O>) -> PliantExpansion.EntryPoints<@MainActor () async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync1<A, O>(_: (A) async -> O) -> PliantExpansion.EntryPoints<(A) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync1<A, O>(_: @concurrent (A) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync1OnMain<A, O>(_: Async1OnMain<A, O>) -> PliantExpansion.EntryPoints<@MainActor (A) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync2<A, B, O>(_: (A, B) async -> O) -> PliantExpansion.EntryPoints<(A, B) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync2<A, B, O>(_: @concurrent (A, B) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync2OnMain<A, B, O>(_: Async2OnMain<A, B, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync3<A, B, C, O>(_: (A, B, C) async -> O) -> PliantExpansion.EntryPoints<(A, B, C) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync3<A, B, C, O>(_: @concurrent (A, B, C) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync3OnMain<A, B, C, O>(_: Async3OnMain<A, B, C, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync4<A, B, C, D, O>(_: (A, B, C, D) async -> O) -> PliantExpansion.EntryPoints<(A, B, C, D) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync4<A, B, C, D, O>(_: @concurrent (A, B, C, D) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync4OnMain<A, B, C, D, O>(_: Async4OnMain<A, B, C, D, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync5<A, B, C, D, E, O>(_: (A, B, C, D, E) async -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync5<A, B, C, D, E, O>(_: @concurrent (A, B, C, D, E) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync5OnMain<A, B, C, D, E, O>(_: Async5OnMain<A, B, C, D, E, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync6<A, B, C, D, E, F, O>(_: (A, B, C, D, E, F) async -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync6<A, B, C, D, E, F, O>(_: @concurrent (A, B, C, D, E, F) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync6OnMain<A, B, C, D, E, F, O>(_: Async6OnMain<A, B, C, D, E, F, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync7<A, B, C, D, E, F, G, O>(_: (A, B, C, D, E, F, G) async -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync7<A, B, C, D, E, F, G, O>(_: @concurrent (A, B, C, D, E, F, G) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync7OnMain<A, B, C, D, E, F, G, O>(_: Async7OnMain<A, B, C, D, E, F, G, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync8<A, B, C, D, E, F, G, H, O>(_: (A, B, C, D, E, F, G, H) async -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync8<A, B, C, D, E, F, G, H, O>(_: @concurrent (A, B, C, D, E, F, G, H) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync8OnMain<A, B, C, D, E, F, G, H, O>(_: Async8OnMain<A, B, C, D, E, F, G, H, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G, H) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync9<A, B, C, D, E, F, G, H, I, O>(_: (A, B, C, D, E, F, G, H, I) async -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H, I) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync9<A, B, C, D, E, F, G, H, I, O>(_: @concurrent (A, B, C, D, E, F, G, H, I) async -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H, I) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsync9OnMain<A, B, C, D, E, F, G, H, I, O>(_: Async9OnMain<A, B, C, D, E, F, G, H, I, O>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G, H, I) async -> O, Never> { .init() }
public func pliantEntryPointsCallableAsyncThrowing0<O, X: Error>(_: () async throws(X) -> O) -> PliantExpansion.EntryPoints<() async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing0<O, X: Error>(_: @concurrent () async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<() async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing0OnMain<O, X: Error>(_: AsyncThrowing0OnMain<O, X>) -> PliantExpansion.EntryPoints<@MainActor () async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing1<A, O, X: Error>(_: (A) async throws(X) -> O) -> PliantExpansion.EntryPoints<(A) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing1<A, O, X: Error>(_: @concurrent (A) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing1OnMain<A, O, X: Error>(_: AsyncThrowing1OnMain<A, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing2<A, B, O, X: Error>(_: (A, B) async throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing2<A, B, O, X: Error>(_: @concurrent (A, B) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing2OnMain<A, B, O, X: Error>(_: AsyncThrowing2OnMain<A, B, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing3<A, B, C, O, X: Error>(_: (A, B, C) async throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing3<A, B, C, O, X: Error>(_: @concurrent (A, B, C) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing3OnMain<A, B, C, O, X: Error>(_: AsyncThrowing3OnMain<A, B, C, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing4<A, B, C, D, O, X: Error>(_: (A, B, C, D) async throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing4<A, B, C, D, O, X: Error>(_: @concurrent (A, B, C, D) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing4OnMain<A, B, C, D, O, X: Error>(_: AsyncThrowing4OnMain<A, B, C, D, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing5<A, B, C, D, E, O, X: Error>(_: (A, B, C, D, E) async throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing5<A, B, C, D, E, O, X: Error>(_: @concurrent (A, B, C, D, E) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing5OnMain<A, B, C, D, E, O, X: Error>(_: AsyncThrowing5OnMain<A, B, C, D, E, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing6<A, B, C, D, E, F, O, X: Error>(_: (A, B, C, D, E, F) async throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing6<A, B, C, D, E, F, O, X: Error>(_: @concurrent (A, B, C, D, E, F) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing6OnMain<A, B, C, D, E, F, O, X: Error>(_: AsyncThrowing6OnMain<A, B, C, D, E, F, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing7<A, B, C, D, E, F, G, O, X: Error>(_: (A, B, C, D, E, F, G) async throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing7<A, B, C, D, E, F, G, O, X: Error>(_: @concurrent (A, B, C, D, E, F, G) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing7OnMain<A, B, C, D, E, F, G, O, X: Error>(_: AsyncThrowing7OnMain<A, B, C, D, E, F, G, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing8<A, B, C, D, E, F, G, H, O, X: Error>(_: (A, B, C, D, E, F, G, H) async throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing8<A, B, C, D, E, F, G, H, O, X: Error>(_: @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing8OnMain<A, B, C, D, E, F, G, H, O, X: Error>(_: AsyncThrowing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G, H) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing9<A, B, C, D, E, F, G, H, I, O, X: Error>(_: (A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H, I) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing9<A, B, C, D, E, F, G, H, I, O, X: Error>(_: @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O, concurrently: Void = ()) -> PliantExpansion.EntryPoints<(A, B, C, D, E, F, G, H, I) async throws(X) -> O, X> { .init() }
public func pliantEntryPointsCallableAsyncThrowing9OnMain<A, B, C, D, E, F, G, H, I, O, X: Error>(_: AsyncThrowing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> PliantExpansion.EntryPoints<@MainActor (A, B, C, D, E, F, G, H, I) async throws(X) -> O, X> { .init() }

// The closure that a value's method is where the value is an argument: its receiver comes last.
public func pliantLastPlain0<R, O>(_: (R) -> () -> O) -> ((R) -> O) { PliantExpansion.never() }
public func pliantLastPlain0OnMain<R, O>(_: (R) -> Plain0OnMain<O>) -> (@MainActor (R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1<R, A, O>(_: (R) -> (A) -> O) -> ((A, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1OnMain<R, A, O>(_: (R) -> Plain1OnMain<A, O>) -> (@MainActor (A, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2<R, A, B, O>(_: (R) -> (A, B) -> O) -> ((A, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2OnMain<R, A, B, O>(_: (R) -> Plain2OnMain<A, B, O>) -> (@MainActor (A, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3<R, A, B, C, O>(_: (R) -> (A, B, C) -> O) -> ((A, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3OnMain<R, A, B, C, O>(_: (R) -> Plain3OnMain<A, B, C, O>) -> (@MainActor (A, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) -> O) -> ((A, B, C, D, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain4OnMain<R, A, B, C, D, O>(_: (R) -> Plain4OnMain<A, B, C, D, O>) -> (@MainActor (A, B, C, D, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain5<R, A, B, C, D, E, O>(_: (R) -> (A, B, C, D, E) -> O) -> ((A, B, C, D, E, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain5OnMain<R, A, B, C, D, E, O>(_: (R) -> Plain5OnMain<A, B, C, D, E, O>) -> (@MainActor (A, B, C, D, E, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain6<R, A, B, C, D, E, F, O>(_: (R) -> (A, B, C, D, E, F) -> O) -> ((A, B, C, D, E, F, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain6OnMain<R, A, B, C, D, E, F, O>(_: (R) -> Plain6OnMain<A, B, C, D, E, F, O>) -> (@MainActor (A, B, C, D, E, F, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain7<R, A, B, C, D, E, F, G, O>(_: (R) -> (A, B, C, D, E, F, G) -> O) -> ((A, B, C, D, E, F, G, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain7OnMain<R, A, B, C, D, E, F, G, O>(_: (R) -> Plain7OnMain<A, B, C, D, E, F, G, O>) -> (@MainActor (A, B, C, D, E, F, G, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain8<R, A, B, C, D, E, F, G, H, O>(_: (R) -> (A, B, C, D, E, F, G, H) -> O) -> ((A, B, C, D, E, F, G, H, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain8OnMain<R, A, B, C, D, E, F, G, H, O>(_: (R) -> Plain8OnMain<A, B, C, D, E, F, G, H, O>) -> (@MainActor (A, B, C, D, E, F, G, H, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain9<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> (A, B, C, D, E, F, G, H, I) -> O) -> ((A, B, C, D, E, F, G, H, I, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain9OnMain<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> Plain9OnMain<A, B, C, D, E, F, G, H, I, O>) -> (@MainActor (A, B, C, D, E, F, G, H, I, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout0Of1<R, A, O>(_: (R) -> (inout A) -> O) -> ((inout A, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout0Of2<R, A, B, O>(_: (R) -> (inout A, B) -> O) -> ((inout A, B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout1Of2<R, A, B, O>(_: (R) -> (A, inout B) -> O) -> ((A, inout B, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout0Of3<R, A, B, C, O>(_: (R) -> (inout A, B, C) -> O) -> ((inout A, B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout1Of3<R, A, B, C, O>(_: (R) -> (A, inout B, C) -> O) -> ((A, inout B, C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainInout2Of3<R, A, B, C, O>(_: (R) -> (A, B, inout C) -> O) -> ((A, B, inout C, R) -> O) { PliantExpansion.never() }
public func pliantLastPlainVariadic<R, A, O>(_: (R) -> (A...) -> O) -> ((A..., R) -> O) { PliantExpansion.never() }
public func pliantLastPlain0Calling0<R, Z, O>(_: (R) -> (() -> Z) -> O) -> ((() -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain0TryCalling0<R, Z, O>(_: (R) -> (() throws -> Z) -> O) -> ((() throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain0Calling1<R, P, Z, O>(_: (R) -> ((P) -> Z) -> O) -> (((P) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain0TryCalling1<R, P, Z, O>(_: (R) -> ((P) throws -> Z) -> O) -> (((P) throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain0Calling2<R, P, Q, Z, O>(_: (R) -> ((P, Q) -> Z) -> O) -> (((P, Q) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain0TryCalling2<R, P, Q, Z, O>(_: (R) -> ((P, Q) throws -> Z) -> O) -> (((P, Q) throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain0Evaluating<R, Z, O>(_: (R) -> (@autoclosure () -> Z) -> O) -> ((@autoclosure () -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1Calling0<R, A, Z, O>(_: (R) -> (A, () -> Z) -> O) -> ((A, () -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1TryCalling0<R, A, Z, O>(_: (R) -> (A, () throws -> Z) -> O) -> ((A, () throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1Calling1<R, A, P, Z, O>(_: (R) -> (A, (P) -> Z) -> O) -> ((A, (P) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1TryCalling1<R, A, P, Z, O>(_: (R) -> (A, (P) throws -> Z) -> O) -> ((A, (P) throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1Calling2<R, A, P, Q, Z, O>(_: (R) -> (A, (P, Q) -> Z) -> O) -> ((A, (P, Q) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1TryCalling2<R, A, P, Q, Z, O>(_: (R) -> (A, (P, Q) throws -> Z) -> O) -> ((A, (P, Q) throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain1Evaluating<R, A, Z, O>(_: (R) -> (A, @autoclosure () -> Z) -> O) -> ((A, @autoclosure () -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2Calling0<R, A, B, Z, O>(_: (R) -> (A, B, () -> Z) -> O) -> ((A, B, () -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2TryCalling0<R, A, B, Z, O>(_: (R) -> (A, B, () throws -> Z) -> O) -> ((A, B, () throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2Calling1<R, A, B, P, Z, O>(_: (R) -> (A, B, (P) -> Z) -> O) -> ((A, B, (P) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2TryCalling1<R, A, B, P, Z, O>(_: (R) -> (A, B, (P) throws -> Z) -> O) -> ((A, B, (P) throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2Calling2<R, A, B, P, Q, Z, O>(_: (R) -> (A, B, (P, Q) -> Z) -> O) -> ((A, B, (P, Q) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2TryCalling2<R, A, B, P, Q, Z, O>(_: (R) -> (A, B, (P, Q) throws -> Z) -> O) -> ((A, B, (P, Q) throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain2Evaluating<R, A, B, Z, O>(_: (R) -> (A, B, @autoclosure () -> Z) -> O) -> ((A, B, @autoclosure () -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3Calling0<R, A, B, C, Z, O>(_: (R) -> (A, B, C, () -> Z) -> O) -> ((A, B, C, () -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3TryCalling0<R, A, B, C, Z, O>(_: (R) -> (A, B, C, () throws -> Z) -> O) -> ((A, B, C, () throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3Calling1<R, A, B, C, P, Z, O>(_: (R) -> (A, B, C, (P) -> Z) -> O) -> ((A, B, C, (P) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3TryCalling1<R, A, B, C, P, Z, O>(_: (R) -> (A, B, C, (P) throws -> Z) -> O) -> ((A, B, C, (P) throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3Calling2<R, A, B, C, P, Q, Z, O>(_: (R) -> (A, B, C, (P, Q) -> Z) -> O) -> ((A, B, C, (P, Q) -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3TryCalling2<R, A, B, C, P, Q, Z, O>(_: (R) -> (A, B, C, (P, Q) throws -> Z) -> O) -> ((A, B, C, (P, Q) throws -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastPlain3Evaluating<R, A, B, C, Z, O>(_: (R) -> (A, B, C, @autoclosure () -> Z) -> O) -> ((A, B, C, @autoclosure () -> Z, R) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0<R, O, X: Error>(_: (R) -> () throws(X) -> O) -> ((R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0OnMain<R, O, X: Error>(_: (R) -> Throwing0OnMain<O, X>) -> (@MainActor (R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1<R, A, O, X: Error>(_: (R) -> (A) throws(X) -> O) -> ((A, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1OnMain<R, A, O, X: Error>(_: (R) -> Throwing1OnMain<A, O, X>) -> (@MainActor (A, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2<R, A, B, O, X: Error>(_: (R) -> (A, B) throws(X) -> O) -> ((A, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2OnMain<R, A, B, O, X: Error>(_: (R) -> Throwing2OnMain<A, B, O, X>) -> (@MainActor (A, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, C) throws(X) -> O) -> ((A, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3OnMain<R, A, B, C, O, X: Error>(_: (R) -> Throwing3OnMain<A, B, C, O, X>) -> (@MainActor (A, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing4<R, A, B, C, D, O, X: Error>(_: (R) -> (A, B, C, D) throws(X) -> O) -> ((A, B, C, D, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing4OnMain<R, A, B, C, D, O, X: Error>(_: (R) -> Throwing4OnMain<A, B, C, D, O, X>) -> (@MainActor (A, B, C, D, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (A, B, C, D, E) throws(X) -> O) -> ((A, B, C, D, E, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing5OnMain<R, A, B, C, D, E, O, X: Error>(_: (R) -> Throwing5OnMain<A, B, C, D, E, O, X>) -> (@MainActor (A, B, C, D, E, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (A, B, C, D, E, F) throws(X) -> O) -> ((A, B, C, D, E, F, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing6OnMain<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> Throwing6OnMain<A, B, C, D, E, F, O, X>) -> (@MainActor (A, B, C, D, E, F, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing7<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G) throws(X) -> O) -> ((A, B, C, D, E, F, G, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing7OnMain<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> Throwing7OnMain<A, B, C, D, E, F, G, O, X>) -> (@MainActor (A, B, C, D, E, F, G, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing8<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H) throws(X) -> O) -> ((A, B, C, D, E, F, G, H, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing8OnMain<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> Throwing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> (@MainActor (A, B, C, D, E, F, G, H, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing9<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H, I) throws(X) -> O) -> ((A, B, C, D, E, F, G, H, I, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing9OnMain<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> Throwing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> (@MainActor (A, B, C, D, E, F, G, H, I, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout0Of1<R, A, O, X: Error>(_: (R) -> (inout A) throws(X) -> O) -> ((inout A, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout0Of2<R, A, B, O, X: Error>(_: (R) -> (inout A, B) throws(X) -> O) -> ((inout A, B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout1Of2<R, A, B, O, X: Error>(_: (R) -> (A, inout B) throws(X) -> O) -> ((A, inout B, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout0Of3<R, A, B, C, O, X: Error>(_: (R) -> (inout A, B, C) throws(X) -> O) -> ((inout A, B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout1Of3<R, A, B, C, O, X: Error>(_: (R) -> (A, inout B, C) throws(X) -> O) -> ((A, inout B, C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingInout2Of3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, inout C) throws(X) -> O) -> ((A, B, inout C, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowingVariadic<R, A, O, X: Error>(_: (R) -> (A...) throws(X) -> O) -> ((A..., R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0Calling0<R, Z, O, X: Error>(_: (R) -> (() -> Z) throws(X) -> O) -> ((() -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0TryCalling0<R, Z, O, X: Error>(_: (R) -> (() throws -> Z) throws(X) -> O) -> ((() throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0Calling1<R, P, Z, O, X: Error>(_: (R) -> ((P) -> Z) throws(X) -> O) -> (((P) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0TryCalling1<R, P, Z, O, X: Error>(_: (R) -> ((P) throws -> Z) throws(X) -> O) -> (((P) throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0Calling2<R, P, Q, Z, O, X: Error>(_: (R) -> ((P, Q) -> Z) throws(X) -> O) -> (((P, Q) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0TryCalling2<R, P, Q, Z, O, X: Error>(_: (R) -> ((P, Q) throws -> Z) throws(X) -> O) -> (((P, Q) throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing0Evaluating<R, Z, O, X: Error>(_: (R) -> (@autoclosure () -> Z) throws(X) -> O) -> ((@autoclosure () -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1Calling0<R, A, Z, O, X: Error>(_: (R) -> (A, () -> Z) throws(X) -> O) -> ((A, () -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1TryCalling0<R, A, Z, O, X: Error>(_: (R) -> (A, () throws -> Z) throws(X) -> O) -> ((A, () throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1Calling1<R, A, P, Z, O, X: Error>(_: (R) -> (A, (P) -> Z) throws(X) -> O) -> ((A, (P) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1TryCalling1<R, A, P, Z, O, X: Error>(_: (R) -> (A, (P) throws -> Z) throws(X) -> O) -> ((A, (P) throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1Calling2<R, A, P, Q, Z, O, X: Error>(_: (R) -> (A, (P, Q) -> Z) throws(X) -> O) -> ((A, (P, Q) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1TryCalling2<R, A, P, Q, Z, O, X: Error>(_: (R) -> (A, (P, Q) throws -> Z) throws(X) -> O) -> ((A, (P, Q) throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing1Evaluating<R, A, Z, O, X: Error>(_: (R) -> (A, @autoclosure () -> Z) throws(X) -> O) -> ((A, @autoclosure () -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2Calling0<R, A, B, Z, O, X: Error>(_: (R) -> (A, B, () -> Z) throws(X) -> O) -> ((A, B, () -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2TryCalling0<R, A, B, Z, O, X: Error>(_: (R) -> (A, B, () throws -> Z) throws(X) -> O) -> ((A, B, () throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2Calling1<R, A, B, P, Z, O, X: Error>(_: (R) -> (A, B, (P) -> Z) throws(X) -> O) -> ((A, B, (P) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2TryCalling1<R, A, B, P, Z, O, X: Error>(_: (R) -> (A, B, (P) throws -> Z) throws(X) -> O) -> ((A, B, (P) throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2Calling2<R, A, B, P, Q, Z, O, X: Error>(_: (R) -> (A, B, (P, Q) -> Z) throws(X) -> O) -> ((A, B, (P, Q) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2TryCalling2<R, A, B, P, Q, Z, O, X: Error>(_: (R) -> (A, B, (P, Q) throws -> Z) throws(X) -> O) -> ((A, B, (P, Q) throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing2Evaluating<R, A, B, Z, O, X: Error>(_: (R) -> (A, B, @autoclosure () -> Z) throws(X) -> O) -> ((A, B, @autoclosure () -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3Calling0<R, A, B, C, Z, O, X: Error>(_: (R) -> (A, B, C, () -> Z) throws(X) -> O) -> ((A, B, C, () -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3TryCalling0<R, A, B, C, Z, O, X: Error>(_: (R) -> (A, B, C, () throws -> Z) throws(X) -> O) -> ((A, B, C, () throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3Calling1<R, A, B, C, P, Z, O, X: Error>(_: (R) -> (A, B, C, (P) -> Z) throws(X) -> O) -> ((A, B, C, (P) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3TryCalling1<R, A, B, C, P, Z, O, X: Error>(_: (R) -> (A, B, C, (P) throws -> Z) throws(X) -> O) -> ((A, B, C, (P) throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3Calling2<R, A, B, C, P, Q, Z, O, X: Error>(_: (R) -> (A, B, C, (P, Q) -> Z) throws(X) -> O) -> ((A, B, C, (P, Q) -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3TryCalling2<R, A, B, C, P, Q, Z, O, X: Error>(_: (R) -> (A, B, C, (P, Q) throws -> Z) throws(X) -> O) -> ((A, B, C, (P, Q) throws -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastThrowing3Evaluating<R, A, B, C, Z, O, X: Error>(_: (R) -> (A, B, C, @autoclosure () -> Z) throws(X) -> O) -> ((A, B, C, @autoclosure () -> Z, R) throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsync0<R, O>(_: (R) -> () async -> O) -> ((R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync0<R, O>(_: (R) -> @concurrent () async -> O, concurrently: Void = ()) -> (@concurrent (R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync0OnMain<R, O>(_: (R) -> Async0OnMain<O>) -> (@MainActor (R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync1<R, A, O>(_: (R) -> (A) async -> O) -> ((A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync1<R, A, O>(_: (R) -> @concurrent (A) async -> O, concurrently: Void = ()) -> (@concurrent (A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync1OnMain<R, A, O>(_: (R) -> Async1OnMain<A, O>) -> (@MainActor (A, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync2<R, A, B, O>(_: (R) -> (A, B) async -> O) -> ((A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync2<R, A, B, O>(_: (R) -> @concurrent (A, B) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync2OnMain<R, A, B, O>(_: (R) -> Async2OnMain<A, B, O>) -> (@MainActor (A, B, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync3<R, A, B, C, O>(_: (R) -> (A, B, C) async -> O) -> ((A, B, C, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync3<R, A, B, C, O>(_: (R) -> @concurrent (A, B, C) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync3OnMain<R, A, B, C, O>(_: (R) -> Async3OnMain<A, B, C, O>) -> (@MainActor (A, B, C, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync4<R, A, B, C, D, O>(_: (R) -> (A, B, C, D) async -> O) -> ((A, B, C, D, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync4<R, A, B, C, D, O>(_: (R) -> @concurrent (A, B, C, D) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync4OnMain<R, A, B, C, D, O>(_: (R) -> Async4OnMain<A, B, C, D, O>) -> (@MainActor (A, B, C, D, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync5<R, A, B, C, D, E, O>(_: (R) -> (A, B, C, D, E) async -> O) -> ((A, B, C, D, E, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync5<R, A, B, C, D, E, O>(_: (R) -> @concurrent (A, B, C, D, E) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync5OnMain<R, A, B, C, D, E, O>(_: (R) -> Async5OnMain<A, B, C, D, E, O>) -> (@MainActor (A, B, C, D, E, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync6<R, A, B, C, D, E, F, O>(_: (R) -> (A, B, C, D, E, F) async -> O) -> ((A, B, C, D, E, F, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync6<R, A, B, C, D, E, F, O>(_: (R) -> @concurrent (A, B, C, D, E, F) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync6OnMain<R, A, B, C, D, E, F, O>(_: (R) -> Async6OnMain<A, B, C, D, E, F, O>) -> (@MainActor (A, B, C, D, E, F, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync7<R, A, B, C, D, E, F, G, O>(_: (R) -> (A, B, C, D, E, F, G) async -> O) -> ((A, B, C, D, E, F, G, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync7<R, A, B, C, D, E, F, G, O>(_: (R) -> @concurrent (A, B, C, D, E, F, G) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync7OnMain<R, A, B, C, D, E, F, G, O>(_: (R) -> Async7OnMain<A, B, C, D, E, F, G, O>) -> (@MainActor (A, B, C, D, E, F, G, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync8<R, A, B, C, D, E, F, G, H, O>(_: (R) -> (A, B, C, D, E, F, G, H) async -> O) -> ((A, B, C, D, E, F, G, H, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync8<R, A, B, C, D, E, F, G, H, O>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, H, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync8OnMain<R, A, B, C, D, E, F, G, H, O>(_: (R) -> Async8OnMain<A, B, C, D, E, F, G, H, O>) -> (@MainActor (A, B, C, D, E, F, G, H, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync9<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> (A, B, C, D, E, F, G, H, I) async -> O) -> ((A, B, C, D, E, F, G, H, I, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync9<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, H, I, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsync9OnMain<R, A, B, C, D, E, F, G, H, I, O>(_: (R) -> Async9OnMain<A, B, C, D, E, F, G, H, I, O>) -> (@MainActor (A, B, C, D, E, F, G, H, I, R) async -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing0<R, O, X: Error>(_: (R) -> () async throws(X) -> O) -> ((R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing0<R, O, X: Error>(_: (R) -> @concurrent () async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing0OnMain<R, O, X: Error>(_: (R) -> AsyncThrowing0OnMain<O, X>) -> (@MainActor (R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing1<R, A, O, X: Error>(_: (R) -> (A) async throws(X) -> O) -> ((A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing1<R, A, O, X: Error>(_: (R) -> @concurrent (A) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing1OnMain<R, A, O, X: Error>(_: (R) -> AsyncThrowing1OnMain<A, O, X>) -> (@MainActor (A, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing2<R, A, B, O, X: Error>(_: (R) -> (A, B) async throws(X) -> O) -> ((A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing2<R, A, B, O, X: Error>(_: (R) -> @concurrent (A, B) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing2OnMain<R, A, B, O, X: Error>(_: (R) -> AsyncThrowing2OnMain<A, B, O, X>) -> (@MainActor (A, B, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing3<R, A, B, C, O, X: Error>(_: (R) -> (A, B, C) async throws(X) -> O) -> ((A, B, C, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing3<R, A, B, C, O, X: Error>(_: (R) -> @concurrent (A, B, C) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing3OnMain<R, A, B, C, O, X: Error>(_: (R) -> AsyncThrowing3OnMain<A, B, C, O, X>) -> (@MainActor (A, B, C, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing4<R, A, B, C, D, O, X: Error>(_: (R) -> (A, B, C, D) async throws(X) -> O) -> ((A, B, C, D, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing4<R, A, B, C, D, O, X: Error>(_: (R) -> @concurrent (A, B, C, D) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing4OnMain<R, A, B, C, D, O, X: Error>(_: (R) -> AsyncThrowing4OnMain<A, B, C, D, O, X>) -> (@MainActor (A, B, C, D, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing5<R, A, B, C, D, E, O, X: Error>(_: (R) -> (A, B, C, D, E) async throws(X) -> O) -> ((A, B, C, D, E, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing5<R, A, B, C, D, E, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing5OnMain<R, A, B, C, D, E, O, X: Error>(_: (R) -> AsyncThrowing5OnMain<A, B, C, D, E, O, X>) -> (@MainActor (A, B, C, D, E, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> (A, B, C, D, E, F) async throws(X) -> O) -> ((A, B, C, D, E, F, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing6<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing6OnMain<R, A, B, C, D, E, F, O, X: Error>(_: (R) -> AsyncThrowing6OnMain<A, B, C, D, E, F, O, X>) -> (@MainActor (A, B, C, D, E, F, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing7<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G) async throws(X) -> O) -> ((A, B, C, D, E, F, G, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing7<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F, G) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing7OnMain<R, A, B, C, D, E, F, G, O, X: Error>(_: (R) -> AsyncThrowing7OnMain<A, B, C, D, E, F, G, O, X>) -> (@MainActor (A, B, C, D, E, F, G, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing8<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H) async throws(X) -> O) -> ((A, B, C, D, E, F, G, H, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing8<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, H, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing8OnMain<R, A, B, C, D, E, F, G, H, O, X: Error>(_: (R) -> AsyncThrowing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> (@MainActor (A, B, C, D, E, F, G, H, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing9<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> (A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> ((A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing9<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O, concurrently: Void = ()) -> (@concurrent (A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { PliantExpansion.never() }
public func pliantLastAsyncThrowing9OnMain<R, A, B, C, D, E, F, G, H, I, O, X: Error>(_: (R) -> AsyncThrowing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> (@MainActor (A, B, C, D, E, F, G, H, I, R) async throws(X) -> O) { PliantExpansion.never() }

  // The closure that an initializer is: it consumes its arguments.
public func pliantConsumingPlain0<O>(_: () -> O) -> (() -> O) { PliantExpansion.never() }
public func pliantConsumingPlain0OnMain<O>(_: Plain0OnMain<O>) -> (@MainActor () -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1<A, O>(_: (A) -> O) -> ((__owned A) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1OnMain<A, O>(_: Plain1OnMain<A, O>) -> (@MainActor (__owned A) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2<A, B, O>(_: (A, B) -> O) -> ((__owned A, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2OnMain<A, B, O>(_: Plain2OnMain<A, B, O>) -> (@MainActor (__owned A, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3<A, B, C, O>(_: (A, B, C) -> O) -> ((__owned A, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3OnMain<A, B, C, O>(_: Plain3OnMain<A, B, C, O>) -> (@MainActor (__owned A, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain4<A, B, C, D, O>(_: (A, B, C, D) -> O) -> ((__owned A, __owned B, __owned C, __owned D) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain4OnMain<A, B, C, D, O>(_: Plain4OnMain<A, B, C, D, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain5<A, B, C, D, E, O>(_: (A, B, C, D, E) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain5OnMain<A, B, C, D, E, O>(_: Plain5OnMain<A, B, C, D, E, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain6<A, B, C, D, E, F, O>(_: (A, B, C, D, E, F) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain6OnMain<A, B, C, D, E, F, O>(_: Plain6OnMain<A, B, C, D, E, F, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain7<A, B, C, D, E, F, G, O>(_: (A, B, C, D, E, F, G) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain7OnMain<A, B, C, D, E, F, G, O>(_: Plain7OnMain<A, B, C, D, E, F, G, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain8<A, B, C, D, E, F, G, H, O>(_: (A, B, C, D, E, F, G, H) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain8OnMain<A, B, C, D, E, F, G, H, O>(_: Plain8OnMain<A, B, C, D, E, F, G, H, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain9<A, B, C, D, E, F, G, H, I, O>(_: (A, B, C, D, E, F, G, H, I) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain9OnMain<A, B, C, D, E, F, G, H, I, O>(_: Plain9OnMain<A, B, C, D, E, F, G, H, I, O>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout0Of1<A, O>(_: (inout A) -> O) -> ((inout A) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout0Of2<A, B, O>(_: (inout A, B) -> O) -> ((inout A, __owned B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout1Of2<A, B, O>(_: (A, inout B) -> O) -> ((__owned A, inout B) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout0Of3<A, B, C, O>(_: (inout A, B, C) -> O) -> ((inout A, __owned B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout1Of3<A, B, C, O>(_: (A, inout B, C) -> O) -> ((__owned A, inout B, __owned C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainInout2Of3<A, B, C, O>(_: (A, B, inout C) -> O) -> ((__owned A, __owned B, inout C) -> O) { PliantExpansion.never() }
public func pliantConsumingPlainVariadic<A, O>(_: (A...) -> O) -> ((A...) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain0Calling0<Z, O>(_: (() -> Z) -> O) -> ((() -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain0TryCalling0<Z, O>(_: (() throws -> Z) -> O) -> ((() throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain0Calling1<P, Z, O>(_: ((P) -> Z) -> O) -> (((P) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain0TryCalling1<P, Z, O>(_: ((P) throws -> Z) -> O) -> (((P) throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain0Calling2<P, Q, Z, O>(_: ((P, Q) -> Z) -> O) -> (((P, Q) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain0TryCalling2<P, Q, Z, O>(_: ((P, Q) throws -> Z) -> O) -> (((P, Q) throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain0Evaluating<Z, O>(_: (@autoclosure () -> Z) -> O) -> ((@autoclosure () -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1Calling0<A, Z, O>(_: (A, () -> Z) -> O) -> ((__owned A, () -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1TryCalling0<A, Z, O>(_: (A, () throws -> Z) -> O) -> ((__owned A, () throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1Calling1<A, P, Z, O>(_: (A, (P) -> Z) -> O) -> ((__owned A, (P) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1TryCalling1<A, P, Z, O>(_: (A, (P) throws -> Z) -> O) -> ((__owned A, (P) throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1Calling2<A, P, Q, Z, O>(_: (A, (P, Q) -> Z) -> O) -> ((__owned A, (P, Q) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1TryCalling2<A, P, Q, Z, O>(_: (A, (P, Q) throws -> Z) -> O) -> ((__owned A, (P, Q) throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain1Evaluating<A, Z, O>(_: (A, @autoclosure () -> Z) -> O) -> ((__owned A, @autoclosure () -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2Calling0<A, B, Z, O>(_: (A, B, () -> Z) -> O) -> ((__owned A, __owned B, () -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2TryCalling0<A, B, Z, O>(_: (A, B, () throws -> Z) -> O) -> ((__owned A, __owned B, () throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2Calling1<A, B, P, Z, O>(_: (A, B, (P) -> Z) -> O) -> ((__owned A, __owned B, (P) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2TryCalling1<A, B, P, Z, O>(_: (A, B, (P) throws -> Z) -> O) -> ((__owned A, __owned B, (P) throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2Calling2<A, B, P, Q, Z, O>(_: (A, B, (P, Q) -> Z) -> O) -> ((__owned A, __owned B, (P, Q) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2TryCalling2<A, B, P, Q, Z, O>(_: (A, B, (P, Q) throws -> Z) -> O) -> ((__owned A, __owned B, (P, Q) throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain2Evaluating<A, B, Z, O>(_: (A, B, @autoclosure () -> Z) -> O) -> ((__owned A, __owned B, @autoclosure () -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3Calling0<A, B, C, Z, O>(_: (A, B, C, () -> Z) -> O) -> ((__owned A, __owned B, __owned C, () -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3TryCalling0<A, B, C, Z, O>(_: (A, B, C, () throws -> Z) -> O) -> ((__owned A, __owned B, __owned C, () throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3Calling1<A, B, C, P, Z, O>(_: (A, B, C, (P) -> Z) -> O) -> ((__owned A, __owned B, __owned C, (P) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3TryCalling1<A, B, C, P, Z, O>(_: (A, B, C, (P) throws -> Z) -> O) -> ((__owned A, __owned B, __owned C, (P) throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3Calling2<A, B, C, P, Q, Z, O>(_: (A, B, C, (P, Q) -> Z) -> O) -> ((__owned A, __owned B, __owned C, (P, Q) -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3TryCalling2<A, B, C, P, Q, Z, O>(_: (A, B, C, (P, Q) throws -> Z) -> O) -> ((__owned A, __owned B, __owned C, (P, Q) throws -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingPlain3Evaluating<A, B, C, Z, O>(_: (A, B, C, @autoclosure () -> Z) -> O) -> ((__owned A, __owned B, __owned C, @autoclosure () -> Z) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0<O, X: Error>(_: () throws(X) -> O) -> (() throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0OnMain<O, X: Error>(_: Throwing0OnMain<O, X>) -> (@MainActor () throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1<A, O, X: Error>(_: (A) throws(X) -> O) -> ((__owned A) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1OnMain<A, O, X: Error>(_: Throwing1OnMain<A, O, X>) -> (@MainActor (__owned A) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2<A, B, O, X: Error>(_: (A, B) throws(X) -> O) -> ((__owned A, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2OnMain<A, B, O, X: Error>(_: Throwing2OnMain<A, B, O, X>) -> (@MainActor (__owned A, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3<A, B, C, O, X: Error>(_: (A, B, C) throws(X) -> O) -> ((__owned A, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3OnMain<A, B, C, O, X: Error>(_: Throwing3OnMain<A, B, C, O, X>) -> (@MainActor (__owned A, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing4<A, B, C, D, O, X: Error>(_: (A, B, C, D) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing4OnMain<A, B, C, D, O, X: Error>(_: Throwing4OnMain<A, B, C, D, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing5<A, B, C, D, E, O, X: Error>(_: (A, B, C, D, E) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing5OnMain<A, B, C, D, E, O, X: Error>(_: Throwing5OnMain<A, B, C, D, E, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing6<A, B, C, D, E, F, O, X: Error>(_: (A, B, C, D, E, F) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing6OnMain<A, B, C, D, E, F, O, X: Error>(_: Throwing6OnMain<A, B, C, D, E, F, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing7<A, B, C, D, E, F, G, O, X: Error>(_: (A, B, C, D, E, F, G) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing7OnMain<A, B, C, D, E, F, G, O, X: Error>(_: Throwing7OnMain<A, B, C, D, E, F, G, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing8<A, B, C, D, E, F, G, H, O, X: Error>(_: (A, B, C, D, E, F, G, H) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing8OnMain<A, B, C, D, E, F, G, H, O, X: Error>(_: Throwing8OnMain<A, B, C, D, E, F, G, H, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing9<A, B, C, D, E, F, G, H, I, O, X: Error>(_: (A, B, C, D, E, F, G, H, I) throws(X) -> O) -> ((__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing9OnMain<A, B, C, D, E, F, G, H, I, O, X: Error>(_: Throwing9OnMain<A, B, C, D, E, F, G, H, I, O, X>) -> (@MainActor (__owned A, __owned B, __owned C, __owned D, __owned E, __owned F, __owned G, __owned H, __owned I) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout0Of1<A, O, X: Error>(_: (inout A) throws(X) -> O) -> ((inout A) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout0Of2<A, B, O, X: Error>(_: (inout A, B) throws(X) -> O) -> ((inout A, __owned B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout1Of2<A, B, O, X: Error>(_: (A, inout B) throws(X) -> O) -> ((__owned A, inout B) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout0Of3<A, B, C, O, X: Error>(_: (inout A, B, C) throws(X) -> O) -> ((inout A, __owned B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout1Of3<A, B, C, O, X: Error>(_: (A, inout B, C) throws(X) -> O) -> ((__owned A, inout B, __owned C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingInout2Of3<A, B, C, O, X: Error>(_: (A, B, inout C) throws(X) -> O) -> ((__owned A, __owned B, inout C) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowingVariadic<A, O, X: Error>(_: (A...) throws(X) -> O) -> ((A...) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0Calling0<Z, O, X: Error>(_: (() -> Z) throws(X) -> O) -> ((() -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0TryCalling0<Z, O, X: Error>(_: (() throws -> Z) throws(X) -> O) -> ((() throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0Calling1<P, Z, O, X: Error>(_: ((P) -> Z) throws(X) -> O) -> (((P) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0TryCalling1<P, Z, O, X: Error>(_: ((P) throws -> Z) throws(X) -> O) -> (((P) throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0Calling2<P, Q, Z, O, X: Error>(_: ((P, Q) -> Z) throws(X) -> O) -> (((P, Q) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0TryCalling2<P, Q, Z, O, X: Error>(_: ((P, Q) throws -> Z) throws(X) -> O) -> (((P, Q) throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing0Evaluating<Z, O, X: Error>(_: (@autoclosure () -> Z) throws(X) -> O) -> ((@autoclosure () -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1Calling0<A, Z, O, X: Error>(_: (A, () -> Z) throws(X) -> O) -> ((__owned A, () -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1TryCalling0<A, Z, O, X: Error>(_: (A, () throws -> Z) throws(X) -> O) -> ((__owned A, () throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1Calling1<A, P, Z, O, X: Error>(_: (A, (P) -> Z) throws(X) -> O) -> ((__owned A, (P) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1TryCalling1<A, P, Z, O, X: Error>(_: (A, (P) throws -> Z) throws(X) -> O) -> ((__owned A, (P) throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1Calling2<A, P, Q, Z, O, X: Error>(_: (A, (P, Q) -> Z) throws(X) -> O) -> ((__owned A, (P, Q) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1TryCalling2<A, P, Q, Z, O, X: Error>(_: (A, (P, Q) throws -> Z) throws(X) -> O) -> ((__owned A, (P, Q) throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing1Evaluating<A, Z, O, X: Error>(_: (A, @autoclosure () -> Z) throws(X) -> O) -> ((__owned A, @autoclosure () -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2Calling0<A, B, Z, O, X: Error>(_: (A, B, () -> Z) throws(X) -> O) -> ((__owned A, __owned B, () -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2TryCalling0<A, B, Z, O, X: Error>(_: (A, B, () throws -> Z) throws(X) -> O) -> ((__owned A, __owned B, () throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2Calling1<A, B, P, Z, O, X: Error>(_: (A, B, (P) -> Z) throws(X) -> O) -> ((__owned A, __owned B, (P) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2TryCalling1<A, B, P, Z, O, X: Error>(_: (A, B, (P) throws -> Z) throws(X) -> O) -> ((__owned A, __owned B, (P) throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2Calling2<A, B, P, Q, Z, O, X: Error>(_: (A, B, (P, Q) -> Z) throws(X) -> O) -> ((__owned A, __owned B, (P, Q) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2TryCalling2<A, B, P, Q, Z, O, X: Error>(_: (A, B, (P, Q) throws -> Z) throws(X) -> O) -> ((__owned A, __owned B, (P, Q) throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing2Evaluating<A, B, Z, O, X: Error>(_: (A, B, @autoclosure () -> Z) throws(X) -> O) -> ((__owned A, __owned B, @autoclosure () -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3Calling0<A, B, C, Z, O, X: Error>(_: (A, B, C, () -> Z) throws(X) -> O) -> ((__owned A, __owned B, __owned C, () -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3TryCalling0<A, B, C, Z, O, X: Error>(_: (A, B, C, () throws -> Z) throws(X) -> O) -> ((__owned A, __owned B, __owned C, () throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3Calling1<A, B, C, P, Z, O, X: Error>(_: (A, B, C, (P) -> Z) throws(X) -> O) -> ((__owned A, __owned B, __owned C, (P) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3TryCalling1<A, B, C, P, Z, O, X: Error>(_: (A, B, C, (P) throws -> Z) throws(X) -> O) -> ((__owned A, __owned B, __owned C, (P) throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3Calling2<A, B, C, P, Q, Z, O, X: Error>(_: (A, B, C, (P, Q) -> Z) throws(X) -> O) -> ((__owned A, __owned B, __owned C, (P, Q) -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3TryCalling2<A, B, C, P, Q, Z, O, X: Error>(_: (A, B, C, (P, Q) throws -> Z) throws(X) -> O) -> ((__owned A, __owned B, __owned C, (P, Q) throws -> Z) throws(X) -> O) { PliantExpansion.never() }
public func pliantConsumingThrowing3Evaluating<A, B, C, Z, O, X: Error>(_: (A, B, C, @autoclosure () -> Z) throws(X) -> O) -> ((__owned A, __owned B, __owned C, @autoclosure () -> Z) throws(X) -> O) { PliantExpansion.never() }

extension PliantExpansion {
  // The closure of an actor's method, without its receiver, and what an entry calls that its caller has already
  // isolated to the actor.
  // SAFETY: `isolated` changes what the compiler checks, not how a function is called.
  public static func entryPoints<R: Actor, O>(actorPlain0 _: (isolated R) -> () -> O) -> EntryPoints<(isolated R) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, O>(actorPlain0 _: (isolated R) -> () -> O) -> (() -> O) { never() }
  public static func bound<R: Actor, O>(like _: (isolated R) -> O) -> (() -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, O>(_ function: @escaping (isolated R) -> O) -> (R) -> O { unsafeBitCast(function, to: ((R) -> O).self) }
  public static func entryPoints<R: Actor, A, O>(actorPlain1 _: (isolated R) -> (A) -> O) -> EntryPoints<(isolated R, A) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, O>(actorPlain1 _: (isolated R) -> (A) -> O) -> ((A) -> O) { never() }
  public static func bound<R: Actor, A, O>(like _: (isolated R, A) -> O) -> ((A) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O>(_ function: @escaping (isolated R, A) -> O) -> (R, A) -> O { unsafeBitCast(function, to: ((R, A) -> O).self) }
  public static func entryPoints<R: Actor, A, B, O>(actorPlain2 _: (isolated R) -> (A, B) -> O) -> EntryPoints<(isolated R, A, B) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, O>(actorPlain2 _: (isolated R) -> (A, B) -> O) -> ((A, B) -> O) { never() }
  public static func bound<R: Actor, A, B, O>(like _: (isolated R, A, B) -> O) -> ((A, B) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O>(_ function: @escaping (isolated R, A, B) -> O) -> (R, A, B) -> O { unsafeBitCast(function, to: ((R, A, B) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, O>(actorPlain3 _: (isolated R) -> (A, B, C) -> O) -> EntryPoints<(isolated R, A, B, C) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, O>(actorPlain3 _: (isolated R) -> (A, B, C) -> O) -> ((A, B, C) -> O) { never() }
  public static func bound<R: Actor, A, B, C, O>(like _: (isolated R, A, B, C) -> O) -> ((A, B, C) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, O>(_ function: @escaping (isolated R, A, B, C) -> O) -> (R, A, B, C) -> O { unsafeBitCast(function, to: ((R, A, B, C) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, O>(actorPlain4 _: (isolated R) -> (A, B, C, D) -> O) -> EntryPoints<(isolated R, A, B, C, D) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, O>(actorPlain4 _: (isolated R) -> (A, B, C, D) -> O) -> ((A, B, C, D) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, O>(like _: (isolated R, A, B, C, D) -> O) -> ((A, B, C, D) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, O>(_ function: @escaping (isolated R, A, B, C, D) -> O) -> (R, A, B, C, D) -> O { unsafeBitCast(function, to: ((R, A, B, C, D) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, O>(actorPlain5 _: (isolated R) -> (A, B, C, D, E) -> O) -> EntryPoints<(isolated R, A, B, C, D, E) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, O>(actorPlain5 _: (isolated R) -> (A, B, C, D, E) -> O) -> ((A, B, C, D, E) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, O>(like _: (isolated R, A, B, C, D, E) -> O) -> ((A, B, C, D, E) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, O>(_ function: @escaping (isolated R, A, B, C, D, E) -> O) -> (R, A, B, C, D, E) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, O>(actorPlain6 _: (isolated R) -> (A, B, C, D, E, F) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, O>(actorPlain6 _: (isolated R) -> (A, B, C, D, E, F) -> O) -> ((A, B, C, D, E, F) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, O>(like _: (isolated R, A, B, C, D, E, F) -> O) -> ((A, B, C, D, E, F) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, O>(_ function: @escaping (isolated R, A, B, C, D, E, F) -> O) -> (R, A, B, C, D, E, F) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, O>(actorPlain7 _: (isolated R) -> (A, B, C, D, E, F, G) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O>(actorPlain7 _: (isolated R) -> (A, B, C, D, E, F, G) -> O) -> ((A, B, C, D, E, F, G) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O>(like _: (isolated R, A, B, C, D, E, F, G) -> O) -> ((A, B, C, D, E, F, G) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G) -> O) -> (R, A, B, C, D, E, F, G) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, H, O>(actorPlain8 _: (isolated R) -> (A, B, C, D, E, F, G, H) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G, H) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O>(actorPlain8 _: (isolated R) -> (A, B, C, D, E, F, G, H) -> O) -> ((A, B, C, D, E, F, G, H) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O>(like _: (isolated R, A, B, C, D, E, F, G, H) -> O) -> ((A, B, C, D, E, F, G, H) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H) -> O) -> (R, A, B, C, D, E, F, G, H) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G, H) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, H, I, O>(actorPlain9 _: (isolated R) -> (A, B, C, D, E, F, G, H, I) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G, H, I) -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O>(actorPlain9 _: (isolated R) -> (A, B, C, D, E, F, G, H, I) -> O) -> ((A, B, C, D, E, F, G, H, I) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O>(like _: (isolated R, A, B, C, D, E, F, G, H, I) -> O) -> ((A, B, C, D, E, F, G, H, I) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, I, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H, I) -> O) -> (R, A, B, C, D, E, F, G, H, I) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G, H, I) -> O).self) }
  public static func entryPoints<R: Actor, O, X: Error>(actorThrowing0 _: (isolated R) -> () throws(X) -> O) -> EntryPoints<(isolated R) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, O, X: Error>(actorThrowing0 _: (isolated R) -> () throws(X) -> O) -> (() throws(X) -> O) { never() }
  public static func bound<R: Actor, O, X: Error>(like _: (isolated R) throws(X) -> O) -> (() throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, O, X: Error>(_ function: @escaping (isolated R) throws(X) -> O) -> (R) throws(X) -> O { unsafeBitCast(function, to: ((R) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, O, X: Error>(actorThrowing1 _: (isolated R) -> (A) throws(X) -> O) -> EntryPoints<(isolated R, A) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, O, X: Error>(actorThrowing1 _: (isolated R) -> (A) throws(X) -> O) -> ((A) throws(X) -> O) { never() }
  public static func bound<R: Actor, A, O, X: Error>(like _: (isolated R, A) throws(X) -> O) -> ((A) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O, X: Error>(_ function: @escaping (isolated R, A) throws(X) -> O) -> (R, A) throws(X) -> O { unsafeBitCast(function, to: ((R, A) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, O, X: Error>(actorThrowing2 _: (isolated R) -> (A, B) throws(X) -> O) -> EntryPoints<(isolated R, A, B) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, O, X: Error>(actorThrowing2 _: (isolated R) -> (A, B) throws(X) -> O) -> ((A, B) throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, O, X: Error>(like _: (isolated R, A, B) throws(X) -> O) -> ((A, B) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O, X: Error>(_ function: @escaping (isolated R, A, B) throws(X) -> O) -> (R, A, B) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, O, X: Error>(actorThrowing3 _: (isolated R) -> (A, B, C) throws(X) -> O) -> EntryPoints<(isolated R, A, B, C) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, O, X: Error>(actorThrowing3 _: (isolated R) -> (A, B, C) throws(X) -> O) -> ((A, B, C) throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, O, X: Error>(like _: (isolated R, A, B, C) throws(X) -> O) -> ((A, B, C) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, O, X: Error>(_ function: @escaping (isolated R, A, B, C) throws(X) -> O) -> (R, A, B, C) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, O, X: Error>(actorThrowing4 _: (isolated R) -> (A, B, C, D) throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, O, X: Error>(actorThrowing4 _: (isolated R) -> (A, B, C, D) throws(X) -> O) -> ((A, B, C, D) throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, O, X: Error>(like _: (isolated R, A, B, C, D) throws(X) -> O) -> ((A, B, C, D) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D) throws(X) -> O) -> (R, A, B, C, D) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, O, X: Error>(actorThrowing5 _: (isolated R) -> (A, B, C, D, E) throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, O, X: Error>(actorThrowing5 _: (isolated R) -> (A, B, C, D, E) throws(X) -> O) -> ((A, B, C, D, E) throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, O, X: Error>(like _: (isolated R, A, B, C, D, E) throws(X) -> O) -> ((A, B, C, D, E) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E) throws(X) -> O) -> (R, A, B, C, D, E) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, O, X: Error>(actorThrowing6 _: (isolated R) -> (A, B, C, D, E, F) throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, O, X: Error>(actorThrowing6 _: (isolated R) -> (A, B, C, D, E, F) throws(X) -> O) -> ((A, B, C, D, E, F) throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, O, X: Error>(like _: (isolated R, A, B, C, D, E, F) throws(X) -> O) -> ((A, B, C, D, E, F) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F) throws(X) -> O) -> (R, A, B, C, D, E, F) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, O, X: Error>(actorThrowing7 _: (isolated R) -> (A, B, C, D, E, F, G) throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O, X: Error>(actorThrowing7 _: (isolated R) -> (A, B, C, D, E, F, G) throws(X) -> O) -> ((A, B, C, D, E, F, G) throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G) throws(X) -> O) -> ((A, B, C, D, E, F, G) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G) throws(X) -> O) -> (R, A, B, C, D, E, F, G) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(actorThrowing8 _: (isolated R) -> (A, B, C, D, E, F, G, H) throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G, H) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(actorThrowing8 _: (isolated R) -> (A, B, C, D, E, F, G, H) throws(X) -> O) -> ((A, B, C, D, E, F, G, H) throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G, H) throws(X) -> O) -> ((A, B, C, D, E, F, G, H) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H) throws(X) -> O) -> (R, A, B, C, D, E, F, G, H) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G, H) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(actorThrowing9 _: (isolated R) -> (A, B, C, D, E, F, G, H, I) throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G, H, I) throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(actorThrowing9 _: (isolated R) -> (A, B, C, D, E, F, G, H, I) throws(X) -> O) -> ((A, B, C, D, E, F, G, H, I) throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G, H, I) throws(X) -> O) -> ((A, B, C, D, E, F, G, H, I) throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H, I) throws(X) -> O) -> (R, A, B, C, D, E, F, G, H, I) throws(X) -> O { unsafeBitCast(function, to: ((R, A, B, C, D, E, F, G, H, I) throws(X) -> O).self) }
  public static func entryPoints<R: Actor, O>(actorAsync0 _: (isolated R) -> @concurrent () async -> O) -> EntryPoints<(isolated R) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, O>(actorAsync0 _: (isolated R) -> @concurrent () async -> O) -> (@concurrent () async -> O) { never() }
  public static func bound<R: Actor, O>(like _: (isolated R) async -> O) -> (@concurrent () async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, O>(_ function: @escaping (isolated R) async -> O) -> @concurrent (R) async -> O { unsafeBitCast(function, to: (@concurrent (R) async -> O).self) }
  public static func entryPoints<R: Actor, A, O>(actorAsync1 _: (isolated R) -> @concurrent (A) async -> O) -> EntryPoints<(isolated R, A) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, O>(actorAsync1 _: (isolated R) -> @concurrent (A) async -> O) -> (@concurrent (A) async -> O) { never() }
  public static func bound<R: Actor, A, O>(like _: (isolated R, A) async -> O) -> (@concurrent (A) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O>(_ function: @escaping (isolated R, A) async -> O) -> @concurrent (R, A) async -> O { unsafeBitCast(function, to: (@concurrent (R, A) async -> O).self) }
  public static func entryPoints<R: Actor, A, B, O>(actorAsync2 _: (isolated R) -> @concurrent (A, B) async -> O) -> EntryPoints<(isolated R, A, B) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, O>(actorAsync2 _: (isolated R) -> @concurrent (A, B) async -> O) -> (@concurrent (A, B) async -> O) { never() }
  public static func bound<R: Actor, A, B, O>(like _: (isolated R, A, B) async -> O) -> (@concurrent (A, B) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O>(_ function: @escaping (isolated R, A, B) async -> O) -> @concurrent (R, A, B) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B) async -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, O>(actorAsync3 _: (isolated R) -> @concurrent (A, B, C) async -> O) -> EntryPoints<(isolated R, A, B, C) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, O>(actorAsync3 _: (isolated R) -> @concurrent (A, B, C) async -> O) -> (@concurrent (A, B, C) async -> O) { never() }
  public static func bound<R: Actor, A, B, C, O>(like _: (isolated R, A, B, C) async -> O) -> (@concurrent (A, B, C) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, O>(_ function: @escaping (isolated R, A, B, C) async -> O) -> @concurrent (R, A, B, C) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C) async -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, O>(actorAsync4 _: (isolated R) -> @concurrent (A, B, C, D) async -> O) -> EntryPoints<(isolated R, A, B, C, D) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, O>(actorAsync4 _: (isolated R) -> @concurrent (A, B, C, D) async -> O) -> (@concurrent (A, B, C, D) async -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, O>(like _: (isolated R, A, B, C, D) async -> O) -> (@concurrent (A, B, C, D) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, O>(_ function: @escaping (isolated R, A, B, C, D) async -> O) -> @concurrent (R, A, B, C, D) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D) async -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, O>(actorAsync5 _: (isolated R) -> @concurrent (A, B, C, D, E) async -> O) -> EntryPoints<(isolated R, A, B, C, D, E) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, O>(actorAsync5 _: (isolated R) -> @concurrent (A, B, C, D, E) async -> O) -> (@concurrent (A, B, C, D, E) async -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, O>(like _: (isolated R, A, B, C, D, E) async -> O) -> (@concurrent (A, B, C, D, E) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, O>(_ function: @escaping (isolated R, A, B, C, D, E) async -> O) -> @concurrent (R, A, B, C, D, E) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E) async -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, O>(actorAsync6 _: (isolated R) -> @concurrent (A, B, C, D, E, F) async -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, O>(actorAsync6 _: (isolated R) -> @concurrent (A, B, C, D, E, F) async -> O) -> (@concurrent (A, B, C, D, E, F) async -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, O>(like _: (isolated R, A, B, C, D, E, F) async -> O) -> (@concurrent (A, B, C, D, E, F) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, O>(_ function: @escaping (isolated R, A, B, C, D, E, F) async -> O) -> @concurrent (R, A, B, C, D, E, F) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F) async -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, O>(actorAsync7 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G) async -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O>(actorAsync7 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G) async -> O) -> (@concurrent (A, B, C, D, E, F, G) async -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O>(like _: (isolated R, A, B, C, D, E, F, G) async -> O) -> (@concurrent (A, B, C, D, E, F, G) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G) async -> O) -> @concurrent (R, A, B, C, D, E, F, G) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G) async -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, H, O>(actorAsync8 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G, H) async -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G, H) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O>(actorAsync8 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G, H) async -> O) -> (@concurrent (A, B, C, D, E, F, G, H) async -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O>(like _: (isolated R, A, B, C, D, E, F, G, H) async -> O) -> (@concurrent (A, B, C, D, E, F, G, H) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H) async -> O) -> @concurrent (R, A, B, C, D, E, F, G, H) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G, H) async -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, H, I, O>(actorAsync9 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G, H, I) async -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G, H, I) async -> O, Never> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O>(actorAsync9 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G, H, I) async -> O) -> (@concurrent (A, B, C, D, E, F, G, H, I) async -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O>(like _: (isolated R, A, B, C, D, E, F, G, H, I) async -> O) -> (@concurrent (A, B, C, D, E, F, G, H, I) async -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, I, O>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H, I) async -> O) -> @concurrent (R, A, B, C, D, E, F, G, H, I) async -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G, H, I) async -> O).self) }
  public static func entryPoints<R: Actor, O, X: Error>(actorAsyncThrowing0 _: (isolated R) -> @concurrent () async throws(X) -> O) -> EntryPoints<(isolated R) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, O, X: Error>(actorAsyncThrowing0 _: (isolated R) -> @concurrent () async throws(X) -> O) -> (@concurrent () async throws(X) -> O) { never() }
  public static func bound<R: Actor, O, X: Error>(like _: (isolated R) async throws(X) -> O) -> (@concurrent () async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, O, X: Error>(_ function: @escaping (isolated R) async throws(X) -> O) -> @concurrent (R) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R) async throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, O, X: Error>(actorAsyncThrowing1 _: (isolated R) -> @concurrent (A) async throws(X) -> O) -> EntryPoints<(isolated R, A) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, O, X: Error>(actorAsyncThrowing1 _: (isolated R) -> @concurrent (A) async throws(X) -> O) -> (@concurrent (A) async throws(X) -> O) { never() }
  public static func bound<R: Actor, A, O, X: Error>(like _: (isolated R, A) async throws(X) -> O) -> (@concurrent (A) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, O, X: Error>(_ function: @escaping (isolated R, A) async throws(X) -> O) -> @concurrent (R, A) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A) async throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, O, X: Error>(actorAsyncThrowing2 _: (isolated R) -> @concurrent (A, B) async throws(X) -> O) -> EntryPoints<(isolated R, A, B) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, O, X: Error>(actorAsyncThrowing2 _: (isolated R) -> @concurrent (A, B) async throws(X) -> O) -> (@concurrent (A, B) async throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, O, X: Error>(like _: (isolated R, A, B) async throws(X) -> O) -> (@concurrent (A, B) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, O, X: Error>(_ function: @escaping (isolated R, A, B) async throws(X) -> O) -> @concurrent (R, A, B) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B) async throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, O, X: Error>(actorAsyncThrowing3 _: (isolated R) -> @concurrent (A, B, C) async throws(X) -> O) -> EntryPoints<(isolated R, A, B, C) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, O, X: Error>(actorAsyncThrowing3 _: (isolated R) -> @concurrent (A, B, C) async throws(X) -> O) -> (@concurrent (A, B, C) async throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, O, X: Error>(like _: (isolated R, A, B, C) async throws(X) -> O) -> (@concurrent (A, B, C) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, O, X: Error>(_ function: @escaping (isolated R, A, B, C) async throws(X) -> O) -> @concurrent (R, A, B, C) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C) async throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, O, X: Error>(actorAsyncThrowing4 _: (isolated R) -> @concurrent (A, B, C, D) async throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, O, X: Error>(actorAsyncThrowing4 _: (isolated R) -> @concurrent (A, B, C, D) async throws(X) -> O) -> (@concurrent (A, B, C, D) async throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, O, X: Error>(like _: (isolated R, A, B, C, D) async throws(X) -> O) -> (@concurrent (A, B, C, D) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D) async throws(X) -> O) -> @concurrent (R, A, B, C, D) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D) async throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, O, X: Error>(actorAsyncThrowing5 _: (isolated R) -> @concurrent (A, B, C, D, E) async throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, O, X: Error>(actorAsyncThrowing5 _: (isolated R) -> @concurrent (A, B, C, D, E) async throws(X) -> O) -> (@concurrent (A, B, C, D, E) async throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, O, X: Error>(like _: (isolated R, A, B, C, D, E) async throws(X) -> O) -> (@concurrent (A, B, C, D, E) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E) async throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, O, X: Error>(actorAsyncThrowing6 _: (isolated R) -> @concurrent (A, B, C, D, E, F) async throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, O, X: Error>(actorAsyncThrowing6 _: (isolated R) -> @concurrent (A, B, C, D, E, F) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F) async throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, O, X: Error>(like _: (isolated R, A, B, C, D, E, F) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E, F) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F) async throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, O, X: Error>(actorAsyncThrowing7 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G) async throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O, X: Error>(actorAsyncThrowing7 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F, G) async throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F, G) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E, F, G) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G) async throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(actorAsyncThrowing8 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G, H) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(actorAsyncThrowing8 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G, H) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F, G, H) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E, F, G, H) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G, H) async throws(X) -> O).self) }
  public static func entryPoints<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(actorAsyncThrowing9 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> EntryPoints<(isolated R, A, B, C, D, E, F, G, H, I) async throws(X) -> O, X> { EntryPoints() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(actorAsyncThrowing9 _: (isolated R) -> @concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O) { never() }
  public static func bound<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(like _: (isolated R, A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> (@concurrent (A, B, C, D, E, F, G, H, I) async throws(X) -> O) { never() }
  @inlinable @inline(__always) public static func isolated<R: Actor, A, B, C, D, E, F, G, H, I, O, X: Error>(_ function: @escaping (isolated R, A, B, C, D, E, F, G, H, I) async throws(X) -> O) -> @concurrent (R, A, B, C, D, E, F, G, H, I) async throws(X) -> O { unsafeBitCast(function, to: (@concurrent (R, A, B, C, D, E, F, G, H, I) async throws(X) -> O).self) }
}
