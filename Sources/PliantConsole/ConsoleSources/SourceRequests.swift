#if Console
import Foundation

import FlyingSocks

/// Answers requests below `/api/sources/`: with a file, or with what another console answers.
struct SourceRequests: Sendable {
  let sources: [ConsoleSource]

  private static let pieceBytes = 64 << 10

  /// `/api/sources/2/log/lines` asks the second source for `/api/log/lines`.
  func answer(_ request: HTTPRequest, _ connection: Connection) async throws {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(3)
    guard let number = parts.first.flatMap({ Int($0) }), sources.indices.contains(number - 1) else {
      throw HTTPError.notFound("such source")
    }
    switch sources[number - 1].kind {
    case .file(let path):
      guard Array(parts.dropFirst()) == ["file"] else { throw HTTPError.notFound("such request") }
      guard request.method == "GET" else { throw HTTPError.methodNotAllowed(allowed: "GET") }
      try await send(path, to: connection)
    case .process(let endpoint, let token):
      let path = "/api/" + parts.dropFirst().joined(separator: "/")
      try await forward(request, path, to: endpoint, token, connection)
    }
  }

  private func send(_ path: String, to connection: Connection) async throws {
    let (file, bytes): (Int32, Int)
    do {
      (file, bytes) = try ConsoleSource.open(path)
    } catch {
      throw HTTPError.noAnswer("the file cannot be read: \(error.description)")
    }
    defer { close(file) }
    try await connection.write(HTTPResponse.fileHead(bytes: bytes))
    var room = [UInt8](repeating: 0, count: Self.pieceBytes)
    var left = bytes
    while left > 0 {
      let count = read(file, &room, min(left, room.count))
      // The page sees that the file ends early, and says so.
      guard count > 0 else { break }
      try await connection.write(Data(room[..<count]))
      left -= count
    }
    await connection.leave()
  }

  private func forward(
    _ request: HTTPRequest,
    _ path: String,
    to endpoint: Endpoint,
    _ token: String,
    _ connection: Connection
  ) async throws {
    let socket: AsyncSocket
    do {
      socket = try await endpoint.connect()
      try await socket.write(request.bytes(path, for: endpoint, token))
    } catch {
      throw HTTPError.noAnswer("the program does not answer at \(endpoint.host)")
    }
    await withDiscardingTaskGroup { group in
      group.addTask {
        while let bytes = try? await socket.read(atMost: Self.pieceBytes) {
          guard (try? await connection.write(Data(bytes))) != nil else { break }
        }
        await connection.leave()
        connection.end()
      }
      group.addTask {
        // Returns when the page has gone.
        await connection.ended()
        shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
      }
    }
    try? socket.close()
  }
}

extension HTTPRequest {
  /// The same request to another console, with its own token.
  fileprivate func bytes(_ path: String, for endpoint: Endpoint, _ token: String) -> Data {
    var lines = [
      "\(method) \(path) HTTP/1.1", "Host: \(endpoint.host)", "Authorization: Bearer \(token)",
      "Connection: close",
    ]
    for name in ["last-event-id", "content-type"] {
      if let value = headers[name] { lines.append("\(name): \(value)") }
    }
    if !body.isEmpty { lines.append("Content-Length: \(body.count)") }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + Data(body)
  }
}
#endif
