import Foundation
import PliantConsole
import Testing

/// One event as the client reads it.
struct Event {
  let name: String
  let id: String
  let data: [String: Any]
}

extension Client {
  /// A client that has asked for the stream: without a request it is cut off after ten seconds.
  static func stream(_ console: DebugConsole) throws -> Client {
    let client = try Client(console)
    client.request("GET", "/api/events")
    return client
  }

  /// Asks for the stream, and reads events until they are what is waited for.
  func events(
    resuming id: String? = nil,
    until isEnough: @escaping @Sendable ([Event]) -> Bool
  ) async -> [Event] {
    request("GET", "/api/events", headers: id.map { ["Last-Event-ID: \($0)"] } ?? [])
    return await moreEvents(until: isEnough)
  }

  /// Reads more of a stream, each event once: objects of all tests die, and the program does not
  /// wait for who reads.
  func moreEvents(until isEnough: @escaping @Sendable ([Event]) -> Bool) async -> [Event] {
    var events: [Event] = []
    repeat {
      let text = await receive { $0.contains("\n\n") }
      guard text.contains("\n\n") else { break }
      events += Event.all(in: text)
    } while !isEnough(events)
    return events
  }
}

extension Event {
  /// The whole events of a text.
  static func all(in text: String) -> [Event] {
    let body = text.firstRange(of: "\r\n\r\n").map { text[$0.upperBound...] } ?? text[...]
    let blocks = body.components(separatedBy: "\n\n").dropLast()
    return blocks.compactMap { block in
      var fields: [String: String] = [:]
      for line in block.split(separator: "\n") {
        let parts = line.components(separatedBy: ": ")
        fields[parts[0]] = parts.dropFirst().joined(separator: ": ")
      }
      guard let name = fields["event"], let data = fields["data"],
        let json = try? JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
      else { return nil }
      return Event(name: name, id: fields["id"] ?? "", data: json)
    }
  }

  /// The objects of a list in its data.
  func list(_ key: String) -> [[String: Any]] { data[key] as? [[String: Any]] ?? [] }
}

extension [Event] {
  /// The messages of the log's lines, and what happened to others, in order.
  var lines: [String] {
    flatMap { event in
      switch event.name {
      case "log": event.list("records").compactMap { $0["message"] as? String }
      case "lost": ["lost \(event.data["count"] ?? "")"]
      case "cleared": ["cleared"]
      default: [] as [String]
      }
    }
  }

  func last(_ name: String) -> Event? { last { $0.name == name } }
}

/// Returns what a search of the program's state finds.
func ask(
  _ what: String,
  _ body: String,
  _ console: DebugConsole
) async throws -> [String: Any] {
  let client = try Client(console)
  client.request("POST", "/api/\(what)/search", body: body)
  let response = await client.response()
  #expect(response.status == "200 OK")
  let answer = try JSONSerialization.jsonObject(with: Data(response.body.utf8))
  return try #require(answer as? [String: Any])
}
