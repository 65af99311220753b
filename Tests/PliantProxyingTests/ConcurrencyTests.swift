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

  @Test func callsWhileImplementersChange() async throws {
    final class Answering: Sendables {
      let answer: Int
      init(_ answer: Int) { self.answer = answer }
      func run(_ body: @Sendable () -> Void) async -> Int { answer }
      func count() -> Int { answer }
      func show(_ text: String) -> Int { answer }
    }
    let all = [Answering(1), Answering(2)]
    let proxy = SendablesProxy(retaining: all[0])
    try await withThrowingTaskGroup(of: Set<Int>.self) { group in
      for _ in 0..<2 {
        group.addTask { Set((0..<5_000).map { _ in proxy.count() }) }
      }
      group.addTask {
        for number in 0..<2_000 {
          let control = ProxyControl(proxy)
          if number % 3 == 0 {
            try control.setImplementer(all[number % 2])
          } else {
            try control.setImplementer(retaining: all[number % 2])
          }
        }
        return []
      }
      for try await answers in group { #expect(answers.isSubset(of: [1, 2])) }
    }
    #expect(proxy.count() == 2)
  }
}
