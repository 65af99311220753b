import Pliant
import Testing

private struct Failure: Error {}

@concurrent
private func retry<T>(times: Int, _ body: () async throws -> T) async throws -> T {
  for _ in 1..<times {
    if let result = try? await body() { return result }
  }
  return try await body()
}

@concurrent
private func settled<T: Equatable>(_ value: T, _ change: (T) async -> T) async -> T {
  var value = value
  while case let next = await change(value), next != value { value = next }
  return value
}

private final class Attempts: Sendable {
  @concurrent
  func first<T: Sendable>(
    _ values: [T],
    where isGood: @concurrent (T) async throws -> Bool
  )
    async rethrows -> T?
  {
    for value in values where try await isGood(value) { return value }
    return nil
  }

  @concurrent
  static func timed<T>(_ body: () async throws -> T) async throws -> (T, Int) {
    let once = provokedTwin(0)
    return (try await body(), once)
  }
}

/// A namesake of a function in `ProvokedTests`.
private func provokedTwin(_ x: Int) -> Int { x + 1 }

nonisolated(nonsending)
  private func near<T>(_ body: () async throws -> T) async throws -> T
{ try await body() }

/// Generic functions that suspend and take a closure, as every retry helper is.
///
/// Their code has to show where they run, which that of debug builds does unless the first that they
/// do is to await.
@Suite(.serialized)
struct RetryTests {
  private func calls() async throws -> String {
    var count = 0
    func fails() async throws -> Int {
      count += 1
      if count < 3 { throw Failure() }
      return count
    }
    let third = try await retry(times: 5) { try await fails() }
    let text = try await retry(times: 1) { "a" }
    let limit = await settled(20) { $0 / 2 }
    let word = await settled("abc") { String($0.prefix(1)) }
    let even = await Attempts().first([1, 3, 4]) { $0 % 2 == 0 } ?? 0
    let (timed, one) = try await Attempts.timed { 7 }
    return "\(third) \(text) \(limit) \(word) \(even) \(timed) \(one), \(count) calls"
  }

  #if DEBUG && arch(x86_64)
  @Test func areRedefined() async throws {
    let plain = "3 a 0 a 4 7 1, 3 calls"
    #expect(try await calls() == plain)
    let retrying = #callable {
      @concurrent (
        times: Int,
        body: () async throws -> Generic<Int>
      ) async throws -> Generic<Int>
      in try await retry(times: times, body)
    }
    let settling = #callable {
      @concurrent (
        value: Generic<Int>,
        change: (Generic<Int>) async -> Generic<Int>
      ) async
        -> Generic<Int> in await settled(value, change)
    }
    let timing = #callable {
      @concurrent (
        body: () async throws -> Generic<Int>
      ) async throws
        -> (Generic<Int>, Int) in try await Attempts.timed(body)
    }
    let redefinitions = [
      try retrying.redefine(around: { original in
        { times, body in try await original(3, body) * 10 }
      }),
      try settling.redefine { value, change in await change(value) },
      try timing.redefine { body in (try await body() + 1, 2) },
    ]
    #expect(try await calls() == "30 a 10 a 4 8 2, 3 calls")
    await #expect(throws: Failure.self) { try await retry(times: 1) { throw Failure() } as Int }
    for redefinition in redefinitions { redefinition.stop() }
    #expect(try await calls() == plain)
  }

  @Test func functionsOfUnknownIsolationAreRefused() {
    let handle = #callable {
      @concurrent (body: () async throws -> Generic<Int>) async throws -> Generic<Int> in
      try await near(body)
    }
    let error = #expect(throws: OverrideError.self) {
      try handle.redefine { body in try await body() }
    }
    let reason =
      "whether it is @concurrent or nonisolated(nonsending) cannot be read from its code, which a "
      + "debug build's tells: override what it calls"
    #expect(error?.description.hasSuffix(reason) == true)
  }
  #endif
}
