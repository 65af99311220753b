import Dispatch
import Foundation
import FoundationNetworking
import PliantTesting

/// Prints how many milliseconds a use of fixtures takes, which its argument names.
@main
enum FixtureUses {
  static func main() async throws {
    guard let name = CommandLine.arguments.last, let use = uses[name] else {
      throw Misuse(names: uses.keys.sorted())
    }
    print(try await use())
  }

  private static let date = Date(timeIntervalSince1970: 1_000)
  private static let fixtures: [String: Fixture] = [
    "now": .now(date), "network": .network { _ in .text("a") },
    "files": .files(["/shop/a": "1"]), "environment": .environment(["A": "1"]),
    "random": .random(seed: 1),
  ]

  private static let uses: [String: @Sendable () async throws -> Double] = {
    var uses: [String: @Sendable () async throws -> Double] = [
      "listing": { try await Fixture.files(["/shop/": ""]).run { try list("/shop") } },
      "listing-real": {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try list(folder.path)
      },
      "answer": answer, "sleepers": sleepers,
      "queue": { await handOver() },
      "queue-in-use": { try await Fixture.environment([:]).run { await handOver() } },
    ]
    for (name, fixture) in fixtures {
      uses[name] = {
        for _ in 0..<20 { try await fixture.run {} }
        return try await milliseconds { for _ in 0..<100 { try await fixture.run {} } } / 100
      }
      uses["\(name)-first"] = { try await milliseconds { try await fixture.run {} } }
    }
    return uses
  }()

  private static func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
    try await ContinuousClock().measure(body) / .milliseconds(1)
  }

  /// Makes 300 files in a folder of 500, which is listed after each.
  private static func list(_ folder: String) throws -> Double {
    let manager = FileManager.default
    for number in 0..<500 { try Data().write(to: URL(filePath: "\(folder)/\(number)")) }
    return try ContinuousClock().measure {
      for number in 500..<800 {
        try Data().write(to: URL(filePath: "\(folder)/\(number)"))
        let count = try manager.contentsOfDirectory(atPath: folder).count
        precondition(count == number + 1)
      }
    } / .milliseconds(1)
  }

  /// An answer of 10 MB.
  private static func answer() async throws -> Double {
    let body = Data(count: 10_000_000)
    return try await Fixture.network { _ in .data(body) }.run {
      guard let url = URL(string: "https://shop.invalid/") else { return 0 }
      return try await milliseconds {
        let (data, _) = try await URLSession.shared.data(from: url)
        precondition(data.count == body.count)
      }
    }
  }

  /// 4,000 tasks that sleep until times of their own, to the end of all.
  private static func sleepers() async throws -> Double {
    try await milliseconds {
      try await Fixture.now(date).run {
        await withTaskGroup { tasks in
          for number in 0..<4_000 {
            tasks.addTask { try? await Task.sleep(for: .seconds(number * 7 % 4_000)) }
          }
        }
      }
    }
  }

  /// A block that a queue runs, of 100,000 that it has before it begins, so that no thread sleeps.
  private static func handOver() async -> Double {
    let queue = DispatchQueue(label: "benchmark")
    let count = 100_000
    let time = ContinuousClock().measure {
      queue.suspend()
      for _ in 0..<count { queue.async {} }
      queue.resume()
      queue.sync {}
    }
    return time / .milliseconds(1) / Double(count)
  }
}

private struct Misuse: Error {
  let names: [String]
}
