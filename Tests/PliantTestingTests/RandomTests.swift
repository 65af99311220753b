import Foundation
import PliantTesting
import Testing

@Suite struct RandomTests {
  private func draw() -> [Int] {
    (0..<5).map { _ in Int.random(in: 0..<1_000) } + [1, 2, 3, 4, 5].shuffled()
  }

  @Test func aSeedAlwaysGivesTheSame() async throws {
    var drawn: [[Int]] = []
    for seed in [1, 1, 2] as [UInt64] {
      try await Fixture.random(seed: seed).run { drawn.append(draw()) }
    }
    #expect(drawn[0] == drawn[1] && drawn[1] != drawn[2])
    #expect(draw() != draw())
  }

  @Test(.random(seed: 7)) func identifiersToo() async throws {
    let first = UUID()
    try await Fixture.random(seed: 7).run { #expect(UUID() == first) }
  }
}
