import ArgumentParser
import Foundation
import PliantAttach
import PliantBase
import PliantTracing

/// Shows where a program that runs spends the time of its processors.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Show which functions of a program that runs take the time of its processors.",
    discussion: """
      The kernel takes 99 samples of each running thread a second; nothing is loaded into the \
      program, written or stopped. The stack of a thread that runs a task goes on with the \
      functions that wait for it, up to the one that the task began with:

        pliant profile --pid Shop
        pliant profile --pid 1234 --seconds 30 --format flameGraph --output shop.svg
        pliant profile --pid 1234 --tasks
        pliant profile -- .build/release/Shop

      Formats are summary (functions with their own and their whole time), foldedStacks (a line \
      for each stack, with nanoseconds), flameGraph (an SVG image) and speedscope (for \
      https://speedscope.app). Time in the kernel is not counted.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case summary, foldedStacks, flameGraph, speedscope
  }

  @OptionGroup var program: ReadProgram
  @Option(help: "For so many seconds: 10, or until a program that is started ends, or Ctrl-C.")
  var seconds: Double?
  @Option(help: "summary, foldedStacks, flameGraph or speedscope.") var format = Format.summary
  @Option(help: "The file to write to.", completion: .file()) var output: String?
  @Flag(help: "Show the functions of Swift's runtime and the C library, too.") var all = false
  @Flag(help: "Begin each stack with its task, or its thread.") var tasks = false

  func validate() throws {
    guard seconds ?? 1 > 0 else { throw ValidationError("--seconds is more than 0.") }
  }

  func run() throws {
    try program.run { process, started in
      Self.raiseLimit()
      let sampler = try ProgramSampler(process)
      let seconds = seconds ?? (started == nil ? 10 : .infinity)
      let end = ContinuousClock.now + .seconds(min(seconds, 1e9))
      if started == nil { signal(SIGINT) { _ in ProfileCommand.isOver = 1 } }
      var profile = try sampler.run { Self.isOver != 0 || ContinuousClock.now >= end }
      (profile.showsRuntime, profile.showsOwners) = (all, tasks)
      if let gap = profile.gap { StandardError.write(gap + "\n") }
      let text = text(of: profile)
      if let output {
        try Data(text.utf8).write(to: URL(filePath: output))
      } else {
        try StandardOutput.run { try $0.write(text) }
      }
    }
  }

  /// Each thread of the program takes a descriptor.
  private static func raiseLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  // SAFETY: a word, which the signal's handler sets and nothing else.
  nonisolated(unsafe) private static var isOver: sig_atomic_t = 0

  private func text(of profile: ProgramProfile) -> String {
    let stacks = TerminalText.escaped(profile.folded, keeping: "\n")
    switch format {
    case .foldedStacks: return stacks
    case .flameGraph: return FlameGraph.text(of: stacks, title: "Time of \(profile.count) samples")
    case .speedscope: return Self.speedscope(of: stacks)
    case .summary:
      let count = Double(max(profile.count, 1))
      func share(_ part: Int) -> String {
        let text = "\((Double(part) * 1_000 / count).rounded() / 10) %"
        return String(repeating: " ", count: max(8 - text.count, 0)) + text
      }
      let rows = profile.functions.prefix(40).map { name, own, total in
        "\(share(own)) \(share(total))  \(TasksText.cut(TerminalText.escaped(name), 61))"
      }
      let head = "\(profile.count) samples\n     own    whole  function"
      return ([head] + rows).joined(separator: "\n") + "\n"
    }
  }

  /// The stacks as a profile of https://www.speedscope.app/file-format-schema.json.
  private static func speedscope(of stacks: String) -> String {
    var (numbers, frames) = ([Substring: Int](), [[String: String]]())
    var (samples, weights) = ([[Int]](), [Int]())
    for line in stacks.split(separator: "\n") {
      guard let space = line.lastIndex(of: " ") else { continue }
      samples.append(
        line[..<space].split(separator: ";").map { name in
          if let known = numbers[name] { return known }
          frames.append(["name": String(name)])
          numbers[name] = numbers.count
          return numbers.count - 1
        }
      )
      weights.append(Int(line[line.index(after: space)...]) ?? 0)
    }
    let profile: [String: Any] = [
      "type": "sampled", "name": "profile", "unit": "nanoseconds", "startValue": 0,
      "endValue": weights.reduce(0, +), "samples": samples, "weights": weights,
    ]
    let whole: [String: Any] = [
      "$schema": "https://www.speedscope.app/file-format-schema.json",
      "shared": ["frames": frames], "profiles": [profile],
    ]
    let data = try? JSONSerialization.data(withJSONObject: whole, options: [.sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }
}
