#if Console
import FlyingSocks

/// Reads the requests of one connection, within bounds.
///
/// FlyingFox's own decoder has none: a head without an end would fill the memory.
struct RequestReader {
  private let socket: AsyncSocket
  private var buffer: [UInt8] = []

  init(_ socket: AsyncSocket) { self.socket = socket }

  /// Returns the next request, or nil if the client ended the connection after the last one.
  mutating func next() async throws -> HTTPRequest? {
    guard let head = try await readHead() else { return nil }
    var request = try HTTPRequest(head: head)
    let length = try request.bodyLength()
    while buffer.count < length {
      buffer += try await socket.read(atMost: length - buffer.count)
    }
    request.body = Array(buffer.prefix(length))
    buffer.removeFirst(length)
    return request
  }

  /// Removes and returns the bytes before the first empty line, and removes that line, too.
  private mutating func readHead() async throws -> [UInt8]? {
    var searched = 0
    while true {
      if let end = Self.endOfHead(in: buffer, from: searched) {
        let head = Array(buffer[..<end])
        buffer.removeFirst(end + 4)
        return head
      }
      searched = max(buffer.count - 3, 0)
      guard buffer.count < HTTPRequest.mostHeaderBytes else { throw HTTPError.headTooLarge }
      do {
        buffer += try await socket.read(atMost: 4096)
      } catch SocketError.disconnected where buffer.isEmpty {
        return nil
      }
    }
  }

  private static func endOfHead(in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (min(start, bytes.count - 4)...(bytes.count - 4)).first { index in
      bytes[index] == 13 && bytes[index + 1] == 10 && bytes[index + 2] == 13
        && bytes[index + 3] == 10
    }
  }
}
#endif
