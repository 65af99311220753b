import Foundation
import Pliant
import PliantConsole
import Testing

struct ConsoleSourceTests {
  @Test(arguments: [
    ("/nowhere/session.ndjson", "No such file or directory"), ("/tmp", "it is not a regular file"),
    ("/dev/zero", "it is not a regular file"), ("", "No such file or directory"),
    ("http://127.0.0.1:8080/", "its token is missing"),
    ("http://127.0.0.1:8080/#code=0123456789abcdef", "its token is missing"),
    ("http://127.0.0.1:8080/#token=short", "its token is missing"),
    ("http://shop.example:8080/#token=0123456789abcdef", "'shop.example' is no IP address"),
    ("https://127.0.0.1/#token=0123456789abcdef", "it is no address of the form http://"),
    ("http://[/#token=0123456789abcdef", "it is no address of the form http://"),
  ])
  func invalidSourcesAreRefused(text: String, reason: String) throws {
    let refusal = #expect(throws: ConsoleSource.Refusal.self) { try ConsoleSource(text) }
    #expect(refusal?.description.hasPrefix("Cannot show '\(text)': \(reason)") == true)
  }

  @Test func onlyWhatIsOfferedIsAnswered() async throws {
    let file = try TemporaryFile("log.ndjson")
    defer { file.remove() }
    let text = String(repeating: "{\"message\":\"x\"}\n", count: 20_000)
    try file.write(text)
    let gone = "http://127.0.0.1:\(Client.unusedPort())/#token=0123456789abcdef"
    let sources = try [file.path, gone].map { try ConsoleSource($0) }
    let console = try await DebugConsole.start(port: 0, showing: sources)
    var seen: [String] = []
    for (method, path, token) in [
      ("GET", "1/file", nil), ("GET", "1/file", "wrong-token-wrong"), ("POST", "1/file", nil),
      ("GET", "1/events", nil), ("GET", "3/file", nil), ("GET", "0/file", nil),
      ("GET", "2/events", nil), ("GET", "/file", nil),
    ] {
      let client = try Client(console)
      client.request(method, "/api/sources/\(path)", token: token)
      let response = await client.response()
      seen.append("\(method) \(path) \(response.status.prefix(3))")
      if seen.count == 1 { #expect(response.body == text) }
    }
    #expect(
      seen == [
        "GET 1/file 200", "GET 1/file 401", "POST 1/file 405", "GET 1/events 404",
        "GET 3/file 404", "GET 0/file 404", "GET 2/events 502", "GET /file 404",
      ]
    )
    await console.stop()
  }

  /// In a process of its own, which has its parent's sockets, too.
  ///
  /// Its clients stay connected, so that none is closed but one that is left behind.
  @Test func aProgramThatIsGoneCostsNoDescriptors() async {
    await #expect(processExitsWith: .success) {
      let files = (Int32(0)..<4_096).filter { fcntl($0, F_GETFD) < 0 }
      let gone = "http://127.0.0.1:\(Client.unusedPort())/#token=0123456789abcdef"
      let console = try await DebugConsole.start(port: 0, showing: [ConsoleSource(gone)])
      let clients = try (0..<30).map { _ in try Client(console) }
      for client in clients {
        client.request("GET", "/api/sources/1/events")
        let status = await client.response().status
        // NB: an expectation's own text is lost in such a process.
        #expect(status.hasPrefix("502"), "answered: \(status)")
      }
      let closed = files.count { file in
        var (facts, size) = (tcp_info(), socklen_t(MemoryLayout<tcp_info>.size))
        return getsockopt(file, Int32(IPPROTO_TCP), TCP_INFO, &facts, &size) == 0
          && Int(facts.tcpi_state) == TCP_CLOSE
      }
      #expect(closed == 0, "\(closed) are closed")
      withExtendedLifetime(clients) {}
      await console.stop()
    }
  }
}
