import Foundation
import Pliant
import PliantConsole
import Testing

struct AccessCheckTests {
  @Test(arguments: [
    "127.0.0.1:PORT": "200 OK", "localhost:PORT": "200 OK", "LOCALHOST:PORT": "200 OK",
    "[::1]:PORT": "200 OK", "127.1.2.3:PORT": "200 OK",
    "evil.example:PORT": "403 Forbidden", "127.0.0.1": "403 Forbidden",
    "127.0.0.1:1": "403 Forbidden", "": "403 Forbidden", "192.0.2.1:PORT": "403 Forbidden",
    "localhost.evil.example:PORT": "403 Forbidden", "127.0.0.1:PORT@evil.example": "403 Forbidden",
    "[::1": "403 Forbidden", "127.0.0.1.evil.example:PORT": "403 Forbidden",
  ])
  func hostsAreChecked(_ host: String, _ status: String) async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let client = try Client(console)
    client.request("GET", "/", host: host.replacing("PORT", with: "\(client.port)"))
    #expect(await client.response().status == status)
    await console.stop()
  }

  @Test func requestsNeedTheTokenAndTheSameSite() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    var log: [String] = []
    func ask(_ path: String, _ headers: [String] = [], token: String? = nil) async throws {
      let client = try Client(console)
      client.request("POST", path, headers: headers, body: "{}", token: token)
      log.append(await client.response().status)
    }
    let port = try #require(console.url.port)
    try await ask("/api/log/clear")
    try await ask(
      "/api/log/clear",
      ["Origin: http://127.0.0.1:\(port)", "Sec-Fetch-Site: same-origin"]
    )
    try await ask("/api/log/clear", token: "")
    try await ask("/api/log/clear", token: "0123456789abcdef0123456789abcdef")
    try await ask("/api/log/clear", ["Origin: http://evil.example"])
    try await ask("/api/log/clear", ["Origin: null"])
    try await ask("/api/log/clear", ["Sec-Fetch-Site: cross-site"])
    try await ask("/api/log/clear", ["Sec-Fetch-Site: same-site"])
    try await ask("/api/events", token: "")
    #expect(
      log == [
        "204 No Content", "204 No Content", "401 Unauthorized", "401 Unauthorized", "403 Forbidden",
        "403 Forbidden", "403 Forbidden", "403 Forbidden", "401 Unauthorized",
      ]
    )
    await console.stop()
  }

  @Test func noAnswerLetsAnotherSiteReadIt() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let client = try Client(console)
    client.request("GET", "/", headers: ["Origin: http://evil.example"])
    let response = await client.response()
    #expect(!response.head.contains("Access-Control"))
    #expect(response.head.contains("frame-ancestors 'none'"))
    #expect(response.head.contains("X-Content-Type-Options: nosniff"))
    #expect(!response.body.contains(client.token))
    await console.stop()
  }

  @Test func bodiesMustBeJSON() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    var log: [String] = []
    for (type, body) in [
      ("text/plain", "{}"), ("application/json", "nothing"),
      ("application/json; charset=utf-8", "{}"),
    ] {
      let client = try Client(console)
      client.request(
        "POST",
        "/api/log/clear",
        headers: ["Content-Type: \(type)", "Content-Length: \(body.utf8.count)"]
      )
      client.send(body)
      log.append(await client.response().status)
    }
    #expect(log == ["415 Unsupported Media Type", "400 Bad Request", "204 No Content"])
    await console.stop()
  }
}
