import Foundation
import FoundationNetworking
import Glibc
import PliantTesting
import ProgramRunner
import Testing

/// All fixtures: what is left of 300 tests with each, in a process of their own, and how they nest.
@Suite struct FixtureLeaksTests {
  /// Each fixture, with a use of it.
  static let fixtures: [(String, Fixture, @Sendable () async throws -> Void)] = [
    (
      "files", .files(["/shop/a": "1"]),
      {
        try Data("2".utf8).write(to: URL(filePath: "/shop/b"), options: .atomic)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "/shop").count == 2)
      }
    ),
    (
      "network", .network { _ in .text("a") },
      {
        guard let url = URL(string: "https://shop.invalid/") else { return }
        let session = URLSession(configuration: .ephemeral)
        _ = try await session.data(from: url)
        var order = URLRequest(url: url)
        order.httpMethod = "POST"
        _ = try await session.upload(for: order, from: Data("b".utf8))
        let (file, _) = try await URLSession.shared.download(from: url)
        #expect(try String(contentsOf: file, encoding: .utf8) == "a")
        let cancelled = Task { try await session.data(from: url) }
        cancelled.cancel()
        _ = try? await cancelled.value
        session.finishTasksAndInvalidate()
      }
    ),
    (
      "now", .now(Date(timeIntervalSince1970: 0)),
      {
        let start = Date()
        try await Task.sleep(for: .seconds(60))
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 9) { continuation.resume() }
        }
        #expect(Date().timeIntervalSince(start) == 69)
      }
    ),
    (
      "environment", .environment(["A": "1"]),
      { #expect(ProcessInfo.processInfo.environment["A"] == "1") }
    ),
    (
      "environment for the process", .environment(["A": "1"], for: .process),
      { #expect(getenv("A") != nil) }
    ),
    ("isolated", .isolated, { #expect(access("/", F_OK) == 0) }),
    ("random", .random(seed: 1), { #expect((0..<9).contains(Int.random(in: 0..<9))) }),
    ("timeZone", .timeZone(.gmt), { #expect(TimeZone.current == .gmt) }),
  ]

  @Test(.enabled(if: TestProcess.isThis)) func nothingIsLeft() async throws {
    for (name, fixture, use) in Self.fixtures {
      for _ in 0..<30 { try await fixture.run(use) }
      let before = try Left()
      for _ in 0..<300 { try await fixture.run(use) }
      // Foundation closes the descriptors of a session on a queue of its own.
      var after = try Left()
      for _ in 0..<2_000 where after.descriptors > before.descriptors {
        usleep(1_000)
        after = try Left()
      }
      print("\(name): \(before), then \(after)")
      #expect(after.descriptors <= before.descriptors, "\(name)")
      // Dispatch has more threads while some wait, for some seconds; a leak has 300.
      let threads = max(0, after.threads - before.threads)
      #expect(threads <= 100, "\(name)")
      #expect(after.files == [], "\(name)")
      // The C library and Pliant have some 32 KB for each thread.
      #expect(after.bytes < before.bytes + 300 * 4_096 + threads * 65_536, "\(name)")
    }
  }

  private struct Left {
    let descriptors, threads, bytes: Int
    let files: [String]

    init() throws {
      let manager = FileManager.default
      descriptors = try manager.contentsOfDirectory(atPath: "/proc/self/fd").count
      threads = try manager.contentsOfDirectory(atPath: "/proc/self/task").count
      files = try manager.contentsOfDirectory(atPath: manager.temporaryDirectory.path)
      bytes = try Self.allocated
    }

    /// The bytes of the heap that are in use, as the C library tells.
    private static var allocated: Int {
      get throws {
        var (start, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        let stream = try #require(open_memstream(&start, &size))
        typealias Describe = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
        let describe = try #require(dlsym(nil, "malloc_info"))
        try #require(unsafeBitCast(describe, to: Describe.self)(0, stream) == 0)
        fclose(stream)
        defer { free(start) }
        let text = try String(cString: #require(start))
        func last(_ element: String) -> Int {
          let line = text.split(separator: "\n").last { $0.hasPrefix(element) } ?? ""
          let parts = line.components(separatedBy: "size=\"")
          return parts.last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
        }
        let free = last("<total type=\"fast\"") + last("<total type=\"rest\"")
        return last("<system type=\"current\"") + last("<total type=\"mmap\"") - free
      }
    }
  }

  /// Within another both are in use; within its own kind the inner one is, and then the outer one.
  @Test(arguments: fixtures.indices) func eachNestsInEach(_ outer: Int) async throws {
    let (name, fixture, use) = Self.fixtures[outer]
    for (inner, other, useOther) in Self.fixtures where name != inner || !name.contains("process") {
      try await fixture.run {
        try await other.run {
          try await useOther()
          if name != inner { try await use() }
        }
        try await use()
      }
    }
  }

  @Test func threeHundredTestsLeaveNothing() async throws {
    let run = try await TestProcess.run("FixtureLeaksTests/nothingIsLeft")
    #expect(run.status == 0 && run.output.contains("network: "), "\(run.output)")
  }
}
