import Foundation
import Pliant
import PliantConsole
import Testing

/// The answers to bytes, malformed ones too.
struct HTTPRequestTests {
  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: HOST\r\n\r\n": "200 OK",
    "GET /?query HTTP/1.1\r\nHost: HOST\r\n\r\n": "200 OK",
    "GET / HTTP/1.0\r\nHost: HOST\r\n\r\n": "200 OK",
    "GET /index.html HTTP/1.1\r\nhost:HOST  \r\nX-A: é\r\nX-A: b\r\n\r\n": "200 OK",
    "GET /../../etc/passwd HTTP/1.1\r\nHost: HOST\r\n\r\n": "404 Not Found",
    "GET /nothing HTTP/1.1\r\nHost: HOST\r\n\r\n": "404 Not Found",
    "POST / HTTP/1.1\r\nHost: HOST\r\n\r\n": "405 Method Not Allowed",
    "GET / HTTP/1.1\r\n\r\n": "400 Bad Request",
    "GET / HTTP/2.0\r\nHost: HOST\r\n\r\n": "505 HTTP Version Not Supported",
    "GET /\r\n\r\n": "400 Bad Request",
    "GET  / HTTP/1.1\r\nHost: HOST\r\n\r\n": "400 Bad Request",
    "GET http://HOST/ HTTP/1.1\r\nHost: HOST\r\n\r\n": "400 Bad Request",
    "G\u{0}T / HTTP/1.1\r\nHost: HOST\r\n\r\n": "400 Bad Request",
    "GET /a\u{7F}b HTTP/1.1\r\nHost: HOST\r\n\r\n": "400 Bad Request",
    "\r\n\r\n": "400 Bad Request",
    "GET / HTTP/1.1\nHost: HOST\r\n\r\n": "400 Bad Request",
    "GET / HTTP/1.1\r\nHost: HOST\r\nHost: HOST\r\n\r\n": "400 Bad Request",
    "GET / HTTP/1.1\r\nHost: HOST\r\n folded\r\n\r\n": "400 Bad Request",
    "GET / HTTP/1.1\r\nHost : HOST\r\n\r\n": "400 Bad Request",
    "GET / HTTP/1.1\r\nHost: HOST\r\nX: \u{1}\r\n\r\n": "400 Bad Request",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n": "400 Bad Request",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1e3\r\n\r\n": "400 Bad Request",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 4097\r\n\r\n": "413 Content Too Large",
    "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999999999999\r\n\r\n":
      "413 Content Too Large",
    "POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n":
      "411 Length Required",
  ])
  func isAnswered(_ bytes: String, _ status: String) async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let client = try Client(console)
    client.send(bytes.replacing("HOST", with: "127.0.0.1:\(client.port)"))
    #expect(await client.response().status == status)
    await console.stop()
  }

  @Test func headsThatDoNotEndAreRefused() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    for line in ["X-A: b\r\n", "x"] {
      let client = try Client(console)
      client.send("GET / HTTP/1.1\r\n")
      let part = String(repeating: line, count: 4096)
      for _ in 0..<16 where client.send(part) {}
      #expect(await client.response().status == "431 Request Header Fields Too Large")
    }
    await console.stop()
  }

  @Test func severalRequestsOfOneConnectionAreAnsweredInOrder() async throws {
    let console = try await DebugConsole.start(log: MemoryLog())
    let client = try Client(console)
    let host = "127.0.0.1:\(client.port)"
    let get = "GET /%@ HTTP/1.1\r\nHost: \(host)\r\n"
    client.send(
      get.replacing("%@", with: "a") + "\r\n" + get.replacing("%@", with: "b")
        + "Connection: close\r\n\r\n"
    )
    let text = await client.receiveAll()
    #expect(text.components(separatedBy: "404 Not Found").count == 3)
    await console.stop()
  }
}
