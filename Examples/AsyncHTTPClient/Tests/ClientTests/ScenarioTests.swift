import AsyncHTTPClient
import Foundation
import NIOHTTP1
import PliantTesting
import Testing

/// AsyncHTTPClient with `.network` does what it does with a server, event by event.
@Suite struct ScenarioTests {
  @Test(arguments: Scenario.all, Scenario.Way.allCases)
  func isAsWithAServer(_ scenario: Scenario, _ way: Scenario.Way) async throws {
    let (server, network) = try await scenario.run(way)
    #expect(!server.isEmpty)
    #expect(network == server)
  }
}

extension Scenario: CustomTestStringConvertible {
  var testDescription: String { name }

  static let all = [
    Scenario("one answer") { try await $0.send("/ok") },
    Scenario("status of its own") { stage in
      for status in [201, 400, 404, 418, 500, 503] { try await stage.send("/status/\(status)") }
    },
    Scenario("no body") { stage in
      for status in [200, 204, 304, 404] { try await stage.send("/empty/\(status)") }
    },
    Scenario("head") { stage in
      try await stage.send("/ok", .HEAD)
      try await stage.send("/status/404", .HEAD)
    },
    Scenario("bodies that are sent") { stage in
      for method in [.POST, .PUT, .PATCH, .DELETE] as [HTTPMethod] {
        try await stage.send("/echo", method, body: "a b c")
        try await stage.send("/echo", method)
      }
    },
    Scenario("streamed body") { stage in
      try await stage.send("/echo", .POST, body: "a b c d", streamed: true)
    },
    Scenario("big bodies") { stage in
      try await stage.send("/echo", .POST, body: String(repeating: "x", count: 3_000_000))
      for count in [0, 1, 65_536, 3_000_000] { try await stage.send("/long/\(count)") }
    },
    Scenario("chunks") { try await $0.send("/drip") },
    Scenario("several at once") { stage in
      try await withThrowingTaskGroup { group in
        for _ in 1...20 { group.addTask { try await stage.send("/drip") } }
        try await group.waitForAll()
      }
    },
    Scenario("redirections") { stage in
      for status in [301, 302, 303, 307, 308] {
        try await stage.send("/redirect/\(status)?to=/echo")
        try await stage.send("/redirect/\(status)?to=/echo", .POST, body: "again")
      }
      try await stage.send("/redirect/302?to=/redirect/302")
    },
    Scenario("redirections that the client does not follow") { stage in
      try await stage.send("/redirect/302") { $0.redirectConfiguration = .disallow }
      try await stage.send("/redirect/302?to=/redirect/301?to=/ok") {
        $0.redirectConfiguration = .follow(max: 1, allowCycles: false)
      }
      try await stage.send("/redirect/302?to=/redirect/302?to=/redirect/302")
    },
    Scenario("lost connection") { stage in
      try await stage.send("/cut")
      try await stage.send("/gone")
      try await stage.send("/ok")
    },
    Scenario("deadline") { try await $0.send("/never", within: .milliseconds(50)) },
    Scenario("time without a part") { stage in
      try await stage.send("/never") { $0.timeout.read = .milliseconds(50) }
    },
    Scenario("cancelled") { stage in
      guard stage.way != .future else { return stage.note("a future cannot be cancelled") }
      let task = Task { try await stage.send("/never") }
      try await stage.requests(1)
      task.cancel()
      try await task.value
    },
    Scenario("clients that are shut down") { stage in
      try await stage.send("/ok") { _ in }
    },
  ]
}
