import Foundation
import PliantAttach
import Testing

/// Samples of a program whose one task spends all of its time in one function.
struct ProgramSamplerTests {
  @Test(arguments: ["tasks", "tasks-optimized"])
  func stacksGoOnWithTheFunctionsThatWait(program: String) throws {
    let target = try Target(program, "spin")
    let sampler = try ProgramSampler(target.number)
    var profile: ProgramProfile
    do {
      profile = try sampler.run { sampler.count >= 60 }
    } catch {
      // A container that permits none says so.
      guard case .noSamples = error.reason else { throw error }
      return
    }
    let right = profile.folded.split(separator: "\n")
      .filter { $0.hasPrefix("Program.main() closure #1;serve();request(_:);mix(_:)") }
      .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.reduce(0, +)
    #expect(right >= profile.count * 10_101_010 * 9 / 10, "\(profile.folded)")
    profile.showsOwners = true
    let tasks = profile.functions.filter { $0.name.hasPrefix("task ") }
    #expect(tasks.reduce(0) { $0 + $1.total } >= profile.count * 9 / 10, "\(profile.folded)")
  }
}
