import Foundation
import FoundationNetworking
import PliantTesting
import Testing

/// Requests that are cancelled while their answers are on the way.
@Suite struct NetworkCancellationTests {
  @Test(.network { _ in .chunks(["a", "b"]) }, arguments: Sending.all)
  func endsOnce(_ sending: Sending) async throws {
    for _ in 0..<25 {
      let stage = Stage(port: 1) { [] }
      let asked = Network.requests.count
      try await sending.send("/now", on: stage) { _, cancel in
        while Network.requests.count == asked { await Task.yield() }
        cancel()
      }
      let ends = stage.log.filter { log in
        ["end", "handled", "awaited"].contains { log.hasPrefix($0) }
      }
      #expect(ends.count == 1 && (ends[0].contains("-999") || ends[0].contains("fine")))
    }
  }

  @Test(.network { _ in .text("a") }) func manyEnd() async throws {
    let url = try #require(URL(string: "https://shop.invalid/"))
    for _ in 0..<400 {
      let request = Task { try await URLSession.shared.data(from: url) }
      request.cancel()
      _ = try? await request.value
    }
  }
}
