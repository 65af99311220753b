import FlyingFox
import Foundation

/// Answers with a text for each number, until its input ends; prints its port.
@main enum Server {
  static func main() async throws {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    await server.appendRoute("GET /numbers/:number") { request in
      let number = request.routeParameters["number"].flatMap { Int($0) } ?? 0
      return HTTPResponse(statusCode: .ok, body: Data("\(number * 2)".utf8))
    }
    let running = Task { try await server.run() }
    try await server.waitUntilListening()
    if case .ip4(_, let port) = await server.listeningAddress { print(port) }
    fflush(nil)
    Thread.detachNewThread {
      while readLine() != nil {}
      exit(0)
    }
    try await running.value
  }
}
