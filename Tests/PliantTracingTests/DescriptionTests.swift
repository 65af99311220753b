import Glibc
import PliantTracing
import Synchronization
import Testing

/// Values that are told by their own descriptions.
@Suite(.enabled(if: isDebug)) struct DescriptionTests {
  private func recorded(_ patterns: String..., body: () throws -> Void) throws -> [String] {
    let trace = try Trace.start(
      patterns.map { .matching("PliantTracingTests.\($0)") },
      options: TraceOptions(describesValues: true)
    )
    let thread = try currentThread()
    try body()
    trace.stop()
    #expect(trace.losses.lost == 0)
    return trace.recorded.filter { $0.thread == thread }.map(\.description)
  }

  @Test func valuesDescribeThemselves() throws {
    let log = try recorded("handOver*", "handIn*", "handBack*", "named(_:)") {
      let badge = Badge(name: "a")
      _ = handOver(badge, [badge, Badge(name: "b")], Card(badge: badge, number: 1), badge)
      handIn(["x": badge], 2, [1], nil)
      _ = try? handBack(Badge(name: "long " + String(repeating: "é", count: 100)))
    }
    let cut = String(repeating: "é", count: 57)
    #expect(
      log == [
        "handOver(<a>, [<a>, <b>], Card(badge: <a>, number: 1), <a>) -> <a>",
        "handIn([\"x\": <a>], 2, [1], nil)",
        "handBack(<long \(cut)…) throws out of <long \(cut.dropLast(4))…",
      ]
    )
  }

  @Test func onlyIfAskedFor() throws {
    let trace = try Trace.start(.matching("PliantTracingTests.handShy(_:)"))
    handShy(Shy())
    handShy(Shy())
    trace.stop()
    #expect(trace.recorded.allSatisfy { $0.description.hasPrefix("handShy(<Shy 0x") })
    #expect(Shy.described.load(ordering: .relaxed) == 0)
  }

  @Test func aSlowTypeIsDescribedTwice() throws {
    let log = try recorded("handSlow(_:)") { for _ in 0..<3 { handSlow(Slow()) } }
    #expect(log == ["handSlow(slow)", "handSlow(slow)", "handSlow(<Slow>)"])
  }

  @Test func resultsOfAsyncFunctions() async throws {
    let trace = try Trace.start(
      .matching("PliantTracingTests.handLater(_:)"),
      options: TraceOptions(describesValues: true)
    )
    _ = await handLater(Badge(name: "d"))
    trace.stop()
    #expect(trace.recorded.map(\.result) == ["<d>"])
  }
}

final class Badge: CustomStringConvertible, Sendable {
  let name: String
  init(name: String) { self.name = name }
  var description: String { named("<" + name + ">") }
}
private func named(_ text: String) -> String { text }
struct Card { var badge: Badge, number: Int }
struct Lost: Error, CustomStringConvertible {
  let badge: Badge
  var description: String { "out of \(badge)" }
}
final class Shy: CustomStringConvertible {
  static let described = Atomic(0)
  var description: String {
    Self.described.add(1, ordering: .relaxed)
    return "shy"
  }
}
struct Slow: CustomStringConvertible {
  var description: String {
    usleep(20_000)
    return "slow"
  }
}

private func handOver(_ badge: Badge, _ all: [Badge], _ card: Card, _ any: Any) -> Badge? { badge }
private func handIn(_ all: [String: Badge], _ number: Int, _ set: Set<Int>, _ none: Badge?) {}
private func handBack(_ badge: Badge) throws { throw Lost(badge: badge) }
private func handShy(_ shy: Shy) {}
private func handSlow(_ slow: Slow) {}
private func handLater(_ badge: Badge) async -> Badge {
  await Task.yield()
  return badge
}
