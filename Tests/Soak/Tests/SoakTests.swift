import SoakModel
import Testing

/// Random operations against a model of what the documentation says; `make soak` runs longer.
struct SoakTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func onOneThread(_ seed: UInt64) { check(Round(seed: seed, steps: 600, threads: 1)) }

  @Test(arguments: 101...104 as ClosedRange<UInt64>)
  func onFourThreads(_ seed: UInt64) { check(Round(seed: seed, steps: 300, threads: 4)) }

  private func check(_ round: Round) {
    guard let failure = round.run().failure else { return }
    Issue.record(
      """
      thread \(failure.lane), step \(failure.step): \(failure.text)
      \(failure.history.suffix(30).joined(separator: "\n"))
      replay: swift run soak --seed \(round.seed) --steps \(round.steps) --threads \(round.threads)
      """
    )
  }
}
