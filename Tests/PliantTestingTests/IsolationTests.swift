import Foundation
import FoundationNetworking
import Glibc
import PliantTesting
import ProgramRunner
import Synchronization
import Testing

/// Tests that fail for whatever is real, and warnings of what passed a fixture by.
@Suite struct IsolationTests {
  /// Runs work with a fixture; returns what this test was told, at its line.
  private func told(
    _ fixture: Fixture,
    isWarning: Bool = false,
    asTraitOf test: Test? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) async throws -> [String] {
    let (messages, line) = (Messages(), try #require(Test.current).sourceLocation)
    try await withKnownIssue(isIntermittent: true) {
      if let test {
        try await fixture.provideScope(for: test, testCase: nil, performing: work)
      } else {
        try await fixture.run(work)
      }
    } matching: { issue in
      guard issue.sourceLocation == line, (issue.severity == .warning) == isWarning else {
        return false
      }
      messages.add(issue)
      return true
    }
    return messages.all
  }

  private final class Messages: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }

    func add(_ issue: Issue) {
      let text = issue.error.map { "\($0)" } ?? issue.comments.map(\.rawValue).joined()
      let parts = [" would be real", " is real", " replaces was called"]
      let end = parts.compactMap { text.range(of: $0)?.lowerBound }.min()
      texts.withLock { $0.append(String(text[..<(end ?? text.endIndex)])) }
    }
  }

  // MARK: - Isolated

  @Test func realCallsFailTheTest() async throws {
    let folder = "/pliant-isolated-\(UUID().uuidString)"
    let told = try await told(.isolated) {
      #expect(throws: (any Error).self) {
        try FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: false
        )
      }
      #expect(open(folder, O_WRONLY | O_CREAT, 0o600) == -1)
      #expect(rename("/etc/passwd", folder) == -1 && errno == ENOTSUP)
      let file = open("/etc/passwd", O_RDONLY)
      var facts = stat()
      #expect(fstat(file, &facts) == 0 && fchmod(file, facts.st_mode) == -1)
      close(file)
      #expect(bindSocket(at: folder) == -1 && errno == ENOTSUP)
      let process = Process()
      process.executableURL = URL(filePath: "/bin/true")
      #expect(throws: (any Error).self) { try process.run() }
      #expect(system("true") != 0)
      let url = try #require(URL(string: "http://198.51.100.7:1/"))
      await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(from: url) }
      var list: UnsafeMutablePointer<addrinfo>?
      #expect(getaddrinfo("shop.invalid", nil, nil, &list) == EAI_FAIL)
      // Not only in the test's task.
      let isRefused = await withCheckedContinuation { done in
        DispatchQueue.global().async { done.resume(returning: rmdir(folder) == -1) }
      }
      #expect(isRefused)
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
    let expected = [
      "change of '\(folder)' by mkdir", "change of '\(folder)' by open",
      "change of '/etc/passwd' by rename", "change of '/etc/passwd' by fchmod",
      "change of '\(folder)' by bind",
      "process '/bin/true'", "process 'true'",
      "connection to 198.51.100.7:1", "name 'shop.invalid'", "change of '\(folder)' by rmdir",
    ]
    #expect(told.sorted() == expected.sorted())
  }

  /// Makes a Unix socket's file, and leaves it there.
  private func bindSocket(at path: String) -> Int32 {
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(file) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = MemoryLayout<sa_family_t>.size + (path.isEmpty ? 0 : path.utf8.count + 1)
    return withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, socklen_t(size))
      }
    }
  }

  @Test func replacedAndTemporaryCallsDoNot() async throws {
    let told = try await told(.isolated(.date, .random)) {
      let file = FileManager.default.temporaryDirectory.appending(path: UUIDs.next)
      try Data("1".utf8).write(to: file)
      try FileManager.default.removeItem(at: file)
      #expect(bindSocket(at: file.path) == 0 && unlink(file.path) == 0)
      #expect(bindSocket(at: "") == 0)
      #expect(try String(contentsOfFile: "/proc/self/comm", encoding: .utf8) != "")
      let fixtures: [Fixture] = [
        .files(["/shop/a": "1"]), .network { _ in .text("answer") },
        .now(Date(timeIntervalSince1970: 0)), .random(seed: 1),
      ]
      try await fixtures[0].run {
        try await fixtures[1].run {
          try await fixtures[2].run {
            try await fixtures[3].run {
              try "2".write(toFile: "/shop/b", atomically: true, encoding: .utf8)
              let url = try #require(URL(string: "https://shop.invalid/"))
              _ = try await URLSession.shared.data(from: url)
              _ = (Date(), time(nil), Int.random(in: 0..<9), UUID())
            }
          }
        }
      }
    }
    #expect(told == [])
  }

  /// Names of files without the random numbers that the test is isolated from.
  private enum UUIDs {
    static var next: String { "pliant-\(getpid())-\(DispatchTime.now().rawValue)" }
  }

  @Test func dateAndRandomnessIfAsked() async throws {
    let use: @Sendable () -> Void = {
      _ = (Date(), time(nil), Int.random(in: 0..<9), UUID())
    }
    let none = try await told(.isolated) { use() }
    let both = try await told(.isolated(.date, .random)) { use() }
    #expect(none == [])
    #expect(both == ["Date()", "time", "random numbers", "UUID()"])
  }

  @Test func allowedHostsAreReached() async throws {
    let server = try LocalServer(answering: "{}")
    let told = try await told(.isolated(allowing: "localhost")) {
      let url = try #require(URL(string: "http://localhost:\(server.port)/"))
      _ = try await URLSession(configuration: .ephemeral).data(from: url)
    }
    #expect(told == [])
  }

  // MARK: - Runs

  @Test(.enabled(if: getenv("PLIANT_TEST_RUN") != nil)) func realInARun() async throws {
    _ = mkdir("/pliant-plain", 0o700)
    let isRefused = await withCheckedContinuation { done in
      DispatchQueue.global().async { done.resume(returning: rmdir("/pliant-queue") == -1) }
    }
    #expect(isRefused)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    try FileManager.default.removeItem(at: file)
  }

  @Test(.enabled(if: getenv("PLIANT_TEST_RUN") != nil), .environment(["A": "1"]))
  func realWithAFixtureInARun() async throws {
    #expect(getenv("A") != nil)
    _ = mkdir("/pliant-fixture", 0o700)
  }

  @Test func isolatedRunsFail() async throws {
    let run = try await TestProcess.run(
      "IsolationTests/.*InARun",
      with: ["PLIANT_ISOLATED=1", "PLIANT_TEST_RUN=1"]
    )
    #expect(run.status != 0)
    for call in ["plain' by mkdir", "queue' by rmdir", "fixture' by mkdir"] {
      let lines = run.output.split(separator: "\n").filter { $0.contains("/pliant-\(call) would") }
      #expect(lines.contains { $0.contains("IsolationTests.swift") }, "\(run.output)")
    }
    #expect(run.output.contains("2 tests") && run.output.contains("3 issues"), "\(run.output)")
  }

  // MARK: - Warnings

  @Test func unusedFixturesAreTold() async throws {
    let test = try #require(Test.current)
    let fixtures: [(Fixture, @Sendable () async throws -> Void)] = [
      (.files(["/shop/a": "1"]), { #expect(access("/shop/a", F_OK) == 0) }),
      (.environment(["PLIANT_SHOP": "1"]), { #expect(getenv("PLIANT_SHOP") != nil) }),
      (
        .network { _ in .text("a") },
        {
          let url = try #require(URL(string: "https://shop.invalid/"))
          _ = try await URLSession.shared.data(from: url)
        }
      ),
    ]
    for (fixture, use) in fixtures {
      #expect(try await told(fixture, isWarning: true, asTraitOf: test, use) == [])
    }
    var unused: [String] = []
    for (fixture, _) in fixtures {
      unused += try await told(fixture, isWarning: true, asTraitOf: test) { _ = getenv("HOME") }
    }
    #expect(unused == ["files", "environment", "network"].map { "nothing that '.\($0)'" })
  }

  @Test func unusedFixturesOfSuitesAreNot() async throws {
    let run = try await TestProcess.run("UnusedFixturesTests")
    let told = run.output.split(separator: "\n").filter { $0.contains("nothing that") }
    #expect(run.status == 0 && told.count == 1, "\(run.output)")
    #expect(told.allSatisfy { $0.contains("'.network'") })
    #expect(run.output.contains("recorded a warning at IsolationTests.swift"), "\(run.output)")
  }

  @Test func realConnectionsBesideNetworkAreTold() async throws {
    let told = try await told(.network { _ in nil }, isWarning: true) {
      for host in ["198.51.100.7", "127.0.0.1"] {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_NONBLOCK, 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(9).bigEndian
        inet_pton(AF_INET, host, &address.sin_addr)
        _ = withUnsafeBytes(of: address) { bytes in
          connect(
            socket,
            bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
            socklen_t(bytes.count)
          )
        }
      }
    }
    #expect(told == ["connection to 198.51.100.7:9"])
  }
}

/// Fixtures of a suite, of which not every test uses each, and one of a test's own.
@Suite(.files(["/shop/a": "1"]), .environment(["PLIANT_SHOP": "1"]))
struct UnusedFixturesTests {
  @Test(.enabled(if: TestProcess.isThis), .network { _ in nil }) func ownOnesAreTold() {}
}
