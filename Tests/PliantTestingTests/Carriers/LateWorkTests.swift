import Foundation
import FoundationNetworking
import Glibc
import PliantTesting
import ProgramRunner
import Testing

/// Work that each carrier carries, while it runs its test ends: in a process of its own, because
/// issues of such work are no task's.
@Suite struct LateWorkTests {
  @Test func reachesNothingReal() async throws {
    let run = try await TestProcess.run("LateWorkTests/worksLate")
    for way in Way.all {
      #expect(
        run.output.contains("late: \(way.name): EIO, cancelled, 1970, 2, then nothing real\n"),
        "\(run.output)"
      )
    }
    let issues = run.output.split(separator: "\n").filter { $0.contains("recorded an issue") }
    for call in ["'open'", "'GET https://shop.invalid/late'"] {
      #expect(issues.count { $0.contains(call) && $0.contains("worksLate") } == Way.all.count)
    }
  }

  @Test(.enabled(if: TestProcess.isThis)) func worksLate() async throws {
    let file = FileManager.default.temporaryDirectory.path + "/late"
    for way in Way.all {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      let (opened, gate) = (ends[0], ends[1])
      let (began, begin) = AsyncStream.makeStream(of: Void.self)
      let (seen, see) = AsyncStream.makeStream(of: String.self)
      try await Self.surrounded {
        // What a way calls at once blocks the thread.
        Thread.detachNewThread {
          way.handOver {
            begin.finish()
            var byte: UInt8 = 0
            _ = read(opened, &byte, 1)
            Self.reach(file) { see.yield($0) }
          }
        }
        for await _ in began {}
      }
      close(gate)
      let first = await seen.first { _ in true }
      close(opened)
      let isReal = access(file, F_OK) == 0 || getenv("PLIANT_NUMBER") != nil
      print("late: \(way.name): \(first ?? ""), then \(isReal ? "something" : "nothing") real")
    }
  }

  private static func surrounded(_ work: @Sendable () async throws -> Void) async throws {
    try await Fixture.environment(["PLIANT_NUMBER": "1"]).run {
      try await Fixture.files().run {
        try await Fixture.network { _ in .text("answer") }.run {
          try await Fixture.now(Date(timeIntervalSince1970: 0)).run(work)
        }
      }
    }
  }

  /// Tries to write a file, to send a request, and to change a variable, and reads the date.
  private static func reach(_ file: String, _ done: @escaping @Sendable (String) -> Void) {
    let result = open(file, O_WRONLY | O_CREAT, 0o600)
    let opening = result == -1 && errno == EIO ? "EIO" : "opened"
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    setenv("PLIANT_NUMBER", "2", 1)
    guard let url = URL(string: "https://shop.invalid/late") else { return }
    URLSession.shared.dataTask(with: url) { _, _, error in
      let isCancelled = (error as? URLError)?.code == .cancelled
      let answer = isCancelled ? "cancelled" : error.map { "\($0)" } ?? "answered"
      let variable = getenv("PLIANT_NUMBER").map { String(cString: $0) } ?? "none"
      done("\(opening), \(answer), \(year), \(variable)")
    }.resume()
  }
}
