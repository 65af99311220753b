import Pliant
import Testing

/// Closures that call functions that suspend: where those run is read off their names.
@Suite(.serialized)
struct SuspendingClosureTests {
  struct Made {
    let number: Int
    nonisolated(nonsending) dynamic init(near number: Int) async { self.number = number }
    @concurrent dynamic init(far number: Int) async { self.number = number }
    @inline(never) nonisolated(nonsending) dynamic static func near(
      _ a: inout Int,
      _ b: inout Int
    ) async -> Int {
      (a, b) = (a + 1, b + 2)
      return a + b
    }
  }

  private func calls() async -> String {
    var (a, b) = (1, 2)
    let far = await far(&a, &b)
    let near = await near(&a, &b)
    let made = await Made.near(&a, &b)
    return "\(far) \(near) \(made) \(a) \(b)"
  }

  @Test func severalInouts() async throws {
    let plain = "6 9 12 4 8"
    #expect(await calls() == plain)
    let tokens = [
      try #callable { (a: inout Int, b: inout Int) in await far(&a, &b) }.redefine { a, b in
        a += 10
        return a
      },
      try #callable { (a: inout Int, b: inout Int) in await near(&a, &b) }.redefine { a, b in
        b += 100
        return b
      },
      try #callable { (a: inout Int, b: inout Int) in await Made.near(&a, &b) }.redefine { a, b in
        (a, b) = (b, a)
        return 0
      },
    ]
    #expect(await calls() == "11 102 0 102 11")
    for token in tokens { token.stop() }
    #expect(await calls() == plain)
  }

  /// What cannot be told apart by the closure's code is refused, and not called wrongly.
  @Test func refused() async throws {
    let daring = #callable { (a: Int) in try await dare(a) }
    #expect(throws: JointError.self) { try daring.redefine { $0 + 1 } }
    #expect(try await dare(1) == 1)
    let near = #callable { (number: Int) in await Made(near: number) }
    let one = await Made(far: 1)
    #expect(throws: JointError.self) { try near.redefine { _ in one } }
    let far = try #callable { (number: Int) in await Made(far: number) }.redefine { _ in one }
    #expect(await "\(Made(near: 2).number) \(Made(far: 2).number)" == "2 1")
    far.stop()
  }
}

@inline(never) nonisolated(nonsending) private dynamic func near(
  _ a: inout Int,
  _ b: inout Int
) async -> Int {
  (a, b) = (a + 1, b + 2)
  return a + b
}

@inline(never) @concurrent private dynamic func far(_ a: inout Int, _ b: inout Int) async -> Int {
  (a, b) = (a + 1, b + 2)
  return a + b
}

@inline(never) nonisolated(nonsending) private dynamic func dare(_ a: Int) async throws -> Int {
  a
}
