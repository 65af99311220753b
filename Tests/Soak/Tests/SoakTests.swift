import Foundation
import ProgramRunner
import Testing

/// Random operations against a model of what the documentation says; `make soak` runs longer.
///
/// In processes of their own: what is overridden for all is everybody's, and tests of the console look at
/// objects whose deaths are counted here.
struct SoakTests {
  @Test(arguments: [("1", "6"), ("4", "4"), ("8", "2")])
  func nothingParts(threads: String, rounds: String) async throws {
    let seed = "\(threads)00"
    let run = try await soak(
      "--seed",
      seed,
      "--threads",
      threads,
      "--rounds",
      rounds,
      "--steps",
      "300"
    )
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("\(rounds) rounds"))
  }

  /// After so many rounds that what is kept for good has been made.
  @Test func memoryReturns() async throws {
    let run = try await soak("--threads", "1", "--rounds", "60", "--steps", "50")
    #expect(run.status == 0, "\(run.output)")
    let grown = run.output.firstMatch(of: /grown by (-?\d+)/).flatMap { Int($0.1) }
    #expect(try #require(grown, "\(run.output)") < 1 << 20)
  }

  /// A model that forgets a rule is found out, and the fewest operations that show it are told.
  @Test func aDifferenceIsFound() async throws {
    let run = try await soak("--forgetful", "--threads", "1", "--rounds", "20", "--steps", "300")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("FAILED: seed ") }, "\(run.output)")
    #expect(lines.contains { $0.hasPrefix("replay: soak --seed ") }, "\(run.output)")
    let shortest = lines.drop { !$0.hasPrefix("shortest") }
    #expect((4...12).contains(shortest.count), "\(run.output)")
    #expect(shortest.contains { $0.contains(" remove ") }, "\(run.output)")
  }

  private func soak(_ arguments: String...) async throws -> ProgramRun {
    try await runProgram(built("soak").path, arguments)
  }
}
