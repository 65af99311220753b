// Written by Scripts/write-families.
// swift-format-ignore-file

import PliantDoubles
public import PliantOverriding
public import Testing

extension Trait where Self == SpyingTrait {
  /// Records the calls of a function while the test runs; get them with `currentSpy()`.
  public static func spying<R, each A, O, X: Error>(_ handle: Method<(R, repeat each A) throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
  public static func spying<R, each A, O, X: Error>(_ handle: Method<(R, repeat each A) async throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
  public static func spying<R, each A, O, X: Error>(_ handle: Method<@MainActor (R, repeat each A) throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
  public static func spying<R, each A, O, X: Error>(_ handle: Method<@MainActor (R, repeat each A) async throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
  public static func spying<R: Actor, each A, O, X: Error>(_ handle: Method<(isolated R, repeat each A) throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
  public static func spying<R: Actor, each A, O, X: Error>(_ handle: Method<(isolated R, repeat each A) async throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
  public static func spying<each A, O, X: Error>(_ handle: Callable<(repeat each A) throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
  public static func spying<each A, O, X: Error>(_ handle: Callable<(repeat each A) async throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
  public static func spying<each A, O, X: Error>(_ handle: Callable<@MainActor (repeat each A) throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
  public static func spying<each A, O, X: Error>(_ handle: Callable<@MainActor (repeat each A) async throws(X) -> O>) -> SpyingTrait { SpyingTrait { try handle.spyingScope() } }
}

extension Trait where Self == StubbingTrait {
  /// Has calls of a function return these values in sequence while the test runs; the last one
  /// repeats.
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<(R, repeat each A) throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  /// Has calls of a function throw these errors in sequence while the test runs; the last one
  /// repeats.
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<(R, repeat each A) throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  /// Has calls of a function return or throw these results in sequence while the test runs; the
  /// last one repeats.
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<(R, repeat each A) throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<(R, repeat each A) async throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<(R, repeat each A) async throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<(R, repeat each A) async throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<@MainActor (R, repeat each A) throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<@MainActor (R, repeat each A) throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<@MainActor (R, repeat each A) throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<@MainActor (R, repeat each A) async throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<@MainActor (R, repeat each A) async throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  public static func stubbing<R, each A, O: Sendable, X: Error>(_ handle: Method<@MainActor (R, repeat each A) async throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
  public static func stubbing<R: Actor, each A, O: Sendable, X: Error>(_ handle: Method<(isolated R, repeat each A) throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  public static func stubbing<R: Actor, each A, O: Sendable, X: Error>(_ handle: Method<(isolated R, repeat each A) throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  public static func stubbing<R: Actor, each A, O: Sendable, X: Error>(_ handle: Method<(isolated R, repeat each A) throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
  public static func stubbing<R: Actor, each A, O: Sendable, X: Error>(_ handle: Method<(isolated R, repeat each A) async throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  public static func stubbing<R: Actor, each A, O: Sendable, X: Error>(_ handle: Method<(isolated R, repeat each A) async throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  public static func stubbing<R: Actor, each A, O: Sendable, X: Error>(_ handle: Method<(isolated R, repeat each A) async throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<(repeat each A) throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<(repeat each A) throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<(repeat each A) throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<(repeat each A) async throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<(repeat each A) async throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<(repeat each A) async throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<@MainActor (repeat each A) throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<@MainActor (repeat each A) throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<@MainActor (repeat each A) throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<@MainActor (repeat each A) async throws(X) -> O>, returning first: O, _ rest: O...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.returning([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<@MainActor (repeat each A) async throws(X) -> O>, throwing first: X, _ rest: X...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.throwing([first] + rest))) }
  public static func stubbing<each A, O: Sendable, X: Error>(_ handle: Callable<@MainActor (repeat each A) async throws(X) -> O>, results first: Result<O, X>, _ rest: Result<O, X>...) -> StubbingTrait { .init(try handle.spyingScope(), try handle.currentSpy().begin(.results([first] + rest))) }
}
