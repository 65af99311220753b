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

  private class Account: @unchecked Sendable {
    @inline(never) nonisolated(nonsending) dynamic func near(
      _ a: inout Int,
      _ b: inout Int
    ) async -> Int {
      (a, b) = (a + 1, b + 2)
      return a + b
    }

    @inline(never) @concurrent dynamic func far(_ a: inout Int, _ b: inout Int) async -> Int {
      (a, b) = (a + 1, b + 2)
      return a + b
    }

    @inline(never) @concurrent dynamic func dare(_ a: inout Int, _ b: inout Int) async throws -> Int
    {
      a += b
      return a
    }

    @inline(never) dynamic func there(_ a: Int, on actor: isolated (any Actor)?) async -> String {
      "\(a) on \(actor == nil ? "none" : "one")"
    }

    @inline(never) @concurrent dynamic func four(_ a: Int, _ b: Int, _ c: Int, _ d: inout Int) async
    {
      d += a + b + c
    }

    @inline(never) @concurrent dynamic func each(_ a: inout Int, _ body: () -> Int) async -> Int {
      a += body()
      return a
    }

    @inline(never) @concurrent dynamic func send(
      _ a: Int,
      _ body: @Sendable () -> Int
    ) async
      -> Int
    { a + body() }

    @inline(never) @concurrent dynamic func wait(
      _ body: @Sendable (Int) async throws -> Int
    ) async
      -> Int
    { (try? await body(1)) ?? 0 }
  }

  struct Point: Equatable {
    var x = 1
    @inline(never) @concurrent dynamic func far(_ a: inout Int, _ b: inout Int) async -> Int {
      (a, b) = (a + x, b + x)
      return a + b
    }
  }

  private func calls(_ account: Account) async throws -> String {
    var (a, b) = (1, 2)
    let far = await account.far(&a, &b)
    let near = await account.near(&a, &b)
    let dared = try await account.dare(&a, &b)
    let there = await account.there(a, on: nil)
    let each = await account.each(&a) { 5 }
    await account.four(1, 2, 3, &b)
    let point = await Point().far(&a, &b)
    let sent = await account.send(1) { 2 }
    let waited = await account.wait { $0 + 6 }
    return "\(far) \(near) \(dared) \(there) \(each) \(point) \(a) \(b) \(sent) \(waited)"
  }

  /// Forms that a name cannot say: two `inout` parameters, a closure beside one, one that is
  /// `@Sendable` or suspends, an isolated parameter.
  @Test func methods() async throws {
    let account = Account()
    let plain = try await calls(account)
    #expect(plain == "6 9 9 9 on none 14 28 15 13 3 7")
    let method = #method { (it: Account, a: inout Int, b: inout Int) in await it.far(&a, &b) }
    let far = try method.wrap(on: account) { layer in
      { it, a, b in await layer.next(it, &a, &b) + 100 }
    }
    let near = try #method { (it: Account, a: inout Int, b: inout Int) in await it.near(&a, &b) }
      .override(on: account) { _, a, b in
        (a, b) = (b, a)
        return 0
      }
    let dare = try #method { (it: Account, a: inout Int, b: inout Int) in
      try await it.dare(&a, &b)
    }
    .override(on: account) { _, a, _ in a }
    let there = try #method { (it: Account, a: Int, actor: isolated (any Actor)?) in
      await it.there(a, on: actor)
    }
    .override(on: account) { _, a, _ in "\(a) elsewhere" }
    let each = try #method { (it: Account, a: inout Int, body: () -> Int) in await it.each(&a, body)
    }
    .override(on: account) { _, a, body in a * body() }
    let four = try #method { (it: Account, a: Int, b: Int, c: Int, d: inout Int) in
      await it.four(a, b, c, &d)
    }
    .override(on: account) { _, a, _, _, d in d += a }
    let point = try #method { (it: Point, a: inout Int, b: inout Int) in await it.far(&a, &b) }
      .redefine { point, a, b in
        b = 50
        return point.x
      }
    let send = try #method { (it: Account, a: Int, body: @Sendable () -> Int) in
      await it.send(a, body)
    }
    .override(on: account) { _, a, body in a + 10 * body() }
    let wait = try #method { (it: Account, body: @Sendable (Int) async throws -> Int) in
      await it.wait(body)
    }
    .override(on: account) { _, body in (try? await body(30)) ?? 0 }
    #expect(try await calls(account) == "106 0 4 4 elsewhere 20 1 4 50 21 36")
    for token in [far, near, dare, there, each, four, send, wait] { token.stop() }
    point.stop()
    #expect(try await calls(account) == plain)
  }

  struct Meter {
    var level = 1
    @inline(never) @concurrent dynamic mutating func fill(_ amount: Int) async -> Int {
      level += amount
      await Task.yield()
      return level
    }
    @inline(never) @concurrent dynamic mutating func drain(_ amount: Int) async throws {
      level -= amount
    }
    @inline(never) nonisolated(nonsending) dynamic mutating func near() async { level *= 2 }
    @concurrent dynamic var doubled: Int {
      get async { level * 2 }
    }
  }

  private func calls(_ meter: inout Meter) async throws -> String {
    let filled = await meter.fill(2)
    try await meter.drain(1)
    let doubled = await meter.doubled
    return "\(filled) \(doubled) \(meter.level)"
  }

  // Swift 6.2 takes the parentheses behind an attribute for its arguments.
  #if compiler(>=6.3)
  /// Nothing names them: their code, where it was built for debugging, says where they run.
  @Test func mutatingMethodsAndProperties() async throws {
    var meter = Meter()
    #expect(try await calls(&meter) == "3 4 2")
    let fill = #method { @concurrent (it: inout Meter, amount: Int) in await it.fill(amount) }
    let drain = #method { @concurrent (it: inout Meter, amount: Int) in
      try await it.drain(amount)
    }
    let doubled = #getter { @concurrent (it: Meter) in await it.doubled }
    let near = #method { @concurrent (it: inout Meter) in await it.near() }
    #expect(throws: OverrideError.self) { try near.redefine { _ in } }
    #if DEBUG && arch(x86_64)
    let tokens = [
      try fill.redefine(around: { original in
        { it, amount in
          it.level *= 10
          return await original(&it, amount) + 100
        }
      }),
      try drain.redefine { it, amount in it.level += amount },
      try doubled.redefine { it in it.level * 3 },
    ]
    meter.level = 1
    #expect(try await calls(&meter) == "112 39 13")
    for token in tokens { token.stop() }
    meter.level = 1
    #expect(try await calls(&meter) == "3 4 2")
    #else
    #expect(throws: OverrideError.self) { try fill.redefine { _, _ in 0 } }
    #expect(throws: OverrideError.self) { try drain.redefine { _, _ in } }
    #expect(throws: OverrideError.self) { try doubled.redefine { _ in 0 } }
    #endif
  }
  #endif

  /// Functions that the closure's code cannot identify are refused, and not called wrongly.
  @Test func refused() async throws {
    let daring = #callable { (a: Int) in try await dare(a) }
    #expect(throws: OverrideError.self) { try daring.redefine { $0 + 1 } }
    #expect(try await dare(1) == 1)
    let near = #callable { (number: Int) in await Made(near: number) }
    let one = await Made(far: 1)
    #expect(throws: OverrideError.self) { try near.redefine { _ in one } }
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
