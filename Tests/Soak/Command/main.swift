import ArgumentParser
import Foundation
import SoakModel

/// Random operations, compared with a model after each.
struct Soak: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Does random things with Pliant, and compares each result with a model's."
  )

  @Option(help: "The first round's seed; each round adds one.")
  var seed: UInt64 = 1

  @Option(help: "Operations of each thread in a round.")
  var steps = 2_000

  @Option(help: "Threads, eight at most.")
  var threads = 4

  @Option(help: "Rounds at least.")
  var rounds = 1

  @Option(help: "How long to go on beginning rounds.")
  var seconds = 0.0

  @Option(help: "Runs the operations of this thread alone.")
  var lane: Int?

  @Option(help: "Bytes that may be in use at the end above the beginning's.")
  var mostGrowth = 1 << 20

  @Option(help: "A file that names the round that runs, should the program crash.")
  var status: String?

  @Flag(help: "Leaves a rule out of the model, to see that the difference is found.")
  var forgetful = false

  @Flag(
    help: "Calls an overridden function in handlers of signals and in children of the process, too."
  )
  var disturbed = false

  @Flag(help: "Prints more of what led to a difference.")
  var verbose = false

  func validate() throws {
    guard (1...8).contains(threads) else { throw ValidationError("one to eight threads") }
    guard steps > 0 else { throw ValidationError("at least one step") }
  }

  func run() throws {
    var run = SoakRun()
    if disturbed { try Disturbance.begin() }
    let begin = ContinuousClock.now
    var lastLine = begin
    var round = Round(seed: seed, steps: steps, threads: threads)
    round.onlyLane = lane
    round.isForgetful = forgetful
    while true {
      if let status {
        try Data("--seed \(round.seed) --steps \(steps) --threads \(threads)\n".utf8)
          .write(to: URL(filePath: status))
      }
      let result = round.run()
      run.add(result)
      if let failure = result.failure {
        report(failure, of: round)
        throw ExitCode.failure
      }
      let isOver = ContinuousClock.now - begin >= .seconds(seconds)
      if isOver, round.seed + 1 >= seed + UInt64(rounds) { break }
      if ContinuousClock.now - lastLine > .seconds(30) {
        lastLine = .now
        print("\(ContinuousClock.now - begin): \(run)")
        // Into a file it would come late.
        fflush(nil)
      }
      round.seed += 1
    }
    print("\(ContinuousClock.now - begin): \(run)")
    if disturbed { print(Disturbance.description) }
    print("seeds \(seed) to \(round.seed), \(threads) threads, \(steps) steps")
    if run.growth > mostGrowth {
      print("memory has grown by \(run.growth) bytes")
      throw ExitCode.failure
    }
  }

  private func report(_ failure: Round.Failure, of round: Round) {
    print("FAILED: seed \(round.seed), thread \(failure.lane), step \(failure.step)")
    for line in failure.history.suffix(verbose ? 200 : 30) { print("  " + line) }
    print("  " + failure.text)
    print("replay: soak --seed \(round.seed) --steps \(steps) --threads \(threads)")
    fflush(nil)
    guard failure.lane >= 0 else { return }
    guard let (shrunk, shortest) = round.shrunk(failure) else {
      print("it does not fail with the operations of that thread alone")
      return
    }
    print(
      "shortest, with --lane \(failure.lane), \(shrunk.steps - shrunk.skipped.count) operations:"
    )
    for line in shortest.history { print("  " + line) }
    print("  " + shortest.text)
  }
}

Soak.main()
