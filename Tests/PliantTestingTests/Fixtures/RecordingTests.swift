import Foundation
import FoundationNetworking
import PliantTesting
import Testing

/// Answers from HAR files.
@Suite struct RecordingTests {
  /// As a browser writes it, with more than is read.
  private static let browser = #"""
    {"log": {"version": "1.2", "creator": {"name": "WebInspector", "version": "537.36"},
      "pages": [], "entries": [
      {"startedDateTime": "2026-01-01T00:00:00.000Z", "time": 12.5, "_priority": "High",
       "request": {"method": "GET", "url": "https://api.invalid/items?b=2&a=1",
         "httpVersion": "HTTP/2", "headers": [{"name": "accept", "value": "*/*"}],
         "queryString": [{"name": "a", "value": "1"}], "cookies": [], "headersSize": -1,
         "bodySize": 0},
       "response": {"status": 200, "statusText": "", "httpVersion": "HTTP/2",
         "headers": [{"name": "content-type", "value": "application/json"},
           {"name": "content-encoding", "value": "gzip"}],
         "cookies": [], "content": {"size": 7, "mimeType": "application/json", "text": "[1, 2]"},
         "redirectURL": "", "headersSize": -1, "bodySize": -1},
       "cache": {}, "timings": {"send": 0, "wait": 1, "receive": 2}},
      {"request": {"method": "POST", "url": "https://api.invalid/items", "headers": [],
         "postData": {"mimeType": "application/json", "text": "{\"name\": \"a\", \"size\": 1}"}},
       "response": {"status": 201, "headers": [],
         "content": {"mimeType": "image/png", "text": "AAEC", "encoding": "base64"}}},
      {"request": {"method": "GET", "url": "https://api.invalid/turn", "headers": []},
       "response": {"status": 200, "headers": [], "content": {"text": "first"}}},
      {"request": {"method": "GET", "url": "https://api.invalid/turn", "headers": []},
       "response": {"status": 503, "headers": [], "content": {"text": "second"}}}]}}
    """#

  private func file() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    try Data(Self.browser.utf8).write(to: file)
    return file
  }

  private func get(_ path: String) async throws -> (status: Int, text: String) {
    let url = try #require(URL(string: "https://api.invalid\(path)"))
    let (data, response) = try await URLSession.shared.data(from: url)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  @Test func browsersFilesAreReplayed() async throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    try await Fixture.network(.recorded(in: file.path)).run {
      #expect(try await get("/items?a=1&b=2") == (200, "[1, 2]"))
      #expect(try await get("/turn") == (200, "first"))
      #expect(try await get("/turn") == (503, "second"))
      #expect(try await get("/turn") == (503, "second"))
      var request = URLRequest(url: try #require(URL(string: "https://api.invalid/items")))
      request.httpMethod = "POST"
      request.httpBody = Data(#"{"size":1,"name":"a"}"#.utf8)
      #expect(try await URLSession.shared.data(for: request).0 == Data([0, 1, 2]))
    }
  }

  @Test func missingAnswersAreNamed() async throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    nonisolated(unsafe) var told = ""
    try await Fixture.network(.recorded(in: file.path)).run {
      await withKnownIssue {
        await #expect(throws: URLError.self) { try await get("/other") }
      } matching: { issue in
        told = "\(issue.error ?? CancellationError())"
        return true
      }
    }
    #expect(told.contains("GET https://api.invalid/other"))
    await #expect(throws: FixtureError.self) {
      try await Fixture.network(.recorded(in: "nowhere/none.har")).run {}
    }
  }

  /// An answer of a server on this machine is recorded without its secrets, and replayed.
  @Test func answersAreRecorded() async throws {
    let server = try LocalServer(answering: #"{"token":"s3cret","name":"Ann"}"#)
    let address = "http://127.0.0.1:\(server.port)/login?api_key=k3y&user=1"
    let file = FileManager.default.temporaryDirectory
      .appending(path: "PliantHAR-\(UUID().uuidString)/api.har")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    var request = URLRequest(url: try #require(URL(string: address)))
    request.httpMethod = "POST"
    request.setValue("Bearer s3cret", forHTTPHeaderField: "Authorization")
    request.httpBody = Data(#"{"password":"pa55","user":"ann"}"#.utf8)
    let recording = NetworkRecording.recorded(in: file.path)
    try await Fixture.environment(["PLIANT_RECORD": "1"]).run {
      try await Fixture.network(recording).run { [request] in
        let (data, _) = try await URLSession.shared.data(for: request)
        #expect(String(decoding: data, as: UTF8.self).contains("s3cret"))
      }
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    for secret in ["s3cret", "pa55", "k3y"] { #expect(!text.contains(secret)) }
    #expect(
      text.contains("REDACTED") && text.contains("ann") && text.contains("\"version\" : \"1.2\"")
    )
    try await Fixture.network(recording).run { [request] in
      let (data, _) = try await URLSession.shared.data(for: request)
      let fields = try JSONDecoder().decode([String: String].self, from: data)
      #expect(fields == ["token": "REDACTED", "name": "Ann"])
    }
  }
}
