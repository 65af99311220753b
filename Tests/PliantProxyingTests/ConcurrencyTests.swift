import Pliant
import Testing

/// Proxies that are called on two threads while overrides come and go; run under Thread Sanitizer.
struct ConcurrencyTests {
  @Test func callsWhileOverridesComeAndGo() async throws {
    final class Counter: Sendables {
      func run(_ body: @Sendable () -> Void) async -> Int { 1 }
      func count() -> Int { 1 }
      func show(_ text: String) -> Int { text.count }
    }
    let proxy = SendablesProxy(retaining: Counter())
    let spy = proxy.spy(\.count)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<2 {
        group.addTask {
          var sum = 0
          for _ in 0..<5_000 {
            let count = proxy.count()
            guard [1, 2].contains(count) else { throw Failure(code: count) }
            sum += await proxy.run {}
          }
          return sum
        }
      }
      group.addTask {
        for number in 0..<2_000 {
          let override = try proxy.override(\.count) { 2 }
          let observation = try proxy.observe(\.count, number % 2 == 0 ? .before : .after) {}
          _ = proxy.responds(to: \.count)
          override.stop()
          observation.stop()
        }
        return 0
      }
      let sum = try await group.reduce(0, +)
      #expect(sum == 10_000)
    }
    #expect(spy.callCount == 10_000)
    #expect(spy.calls.count { $0.hasEnded } == 10_000)
  }
}
