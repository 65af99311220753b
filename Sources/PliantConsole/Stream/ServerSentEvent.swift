import Foundation

/// One event of a stream. (HTML standard, 9.2)
struct ServerSentEvent {
  let name: String
  let json: Data
  let cursor: Cursor

  var bytes: Data {
    // JSON is on one line, as the format requires.
    Data("event: \(name)\nid: \(cursor.text)\ndata: ".utf8) + json + Data("\n\n".utf8)
  }

  /// A comment that keeps the connection alive.
  static let ping = Data(": ping\n\n".utf8)
}
