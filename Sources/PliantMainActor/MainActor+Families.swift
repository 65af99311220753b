// Written by Scripts/write-families.
// swift-format-ignore-file

public typealias Plain0OnMain<O> = @MainActor () -> O
public typealias Plain1OnMain<A, O> = @MainActor (A) -> O
public typealias Plain2OnMain<A, B, O> = @MainActor (A, B) -> O
public typealias Plain3OnMain<A, B, C, O> = @MainActor (A, B, C) -> O
public typealias PlainCalling0At0Of1OnMain<Z, Y: Error, O> = @MainActor (() throws(Y) -> Z) -> O
public typealias PlainCalling1At0Of1OnMain<P, Z, Y: Error, O> = @MainActor ((P) throws(Y) -> Z) -> O
public typealias Throwing0OnMain<O, X: Error> = @MainActor () throws(X) -> O
public typealias Throwing1OnMain<A, O, X: Error> = @MainActor (A) throws(X) -> O
public typealias Throwing2OnMain<A, B, O, X: Error> = @MainActor (A, B) throws(X) -> O
public typealias Throwing3OnMain<A, B, C, O, X: Error> = @MainActor (A, B, C) throws(X) -> O
public typealias ThrowingCalling0At0Of1OnMain<Z, Y: Error, O, X: Error> = @MainActor (() throws(Y) -> Z) throws(X) -> O
public typealias ThrowingCalling1At0Of1OnMain<P, Z, Y: Error, O, X: Error> = @MainActor ((P) throws(Y) -> Z) throws(X) -> O
public typealias Async0OnMain<O> = @MainActor () async -> O
public typealias Async1OnMain<A, O> = @MainActor (A) async -> O
public typealias Async2OnMain<A, B, O> = @MainActor (A, B) async -> O
public typealias AsyncCalling0At0Of1OnMain<Z, Y: Error, O> = @MainActor (() throws(Y) -> Z) async -> O
public typealias AsyncCalling1At0Of1OnMain<P, Z, Y: Error, O> = @MainActor ((P) throws(Y) -> Z) async -> O
public typealias AsyncCalling0At0Of1Async<Z, Y: Error, O> = @concurrent (@concurrent () async throws(Y) -> Z) async -> O
public typealias AsyncCalling0At1Of2Async<A, Z, Y: Error, O> = @concurrent (A, @concurrent () async throws(Y) -> Z) async -> O
public typealias AsyncCalling1At0Of1Async<P, Z, Y: Error, O> = @concurrent (@concurrent (P) async throws(Y) -> Z) async -> O
public typealias AsyncCalling1At1Of2Async<A, P, Z, Y: Error, O> = @concurrent (A, @concurrent (P) async throws(Y) -> Z) async -> O
public typealias AsyncThrowing0OnMain<O, X: Error> = @MainActor () async throws(X) -> O
public typealias AsyncThrowing1OnMain<A, O, X: Error> = @MainActor (A) async throws(X) -> O
public typealias AsyncThrowing2OnMain<A, B, O, X: Error> = @MainActor (A, B) async throws(X) -> O
public typealias AsyncThrowingCalling0At0Of1OnMain<Z, Y: Error, O, X: Error> = @MainActor (() throws(Y) -> Z) async throws(X) -> O
public typealias AsyncThrowingCalling1At0Of1OnMain<P, Z, Y: Error, O, X: Error> = @MainActor ((P) throws(Y) -> Z) async throws(X) -> O
public typealias AsyncThrowingCalling0At0Of1Async<Z, Y: Error, O, X: Error> = @concurrent (@concurrent () async throws(Y) -> Z) async throws(X) -> O
public typealias AsyncThrowingCalling0At1Of2Async<A, Z, Y: Error, O, X: Error> = @concurrent (A, @concurrent () async throws(Y) -> Z) async throws(X) -> O
public typealias AsyncThrowingCalling1At0Of1Async<P, Z, Y: Error, O, X: Error> = @concurrent (@concurrent (P) async throws(Y) -> Z) async throws(X) -> O
public typealias AsyncThrowingCalling1At1Of2Async<A, P, Z, Y: Error, O, X: Error> = @concurrent (A, @concurrent (P) async throws(Y) -> Z) async throws(X) -> O
public typealias AnyOnMain<O, X: Error, each A> = @MainActor (repeat each A) throws(X) -> O
public typealias AnyAsyncOnMain<O, X: Error, each A> = @MainActor (repeat each A) async throws(X) -> O
