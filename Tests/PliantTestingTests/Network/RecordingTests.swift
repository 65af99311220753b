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
    try await Fixture.network(.recorded(in: file.path)).run { () async throws in
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
    try await Fixture.network(.recorded(in: file.path)).run { () async throws in
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

  // MARK: - What other programs write

  /// An archive with these entries, each a request and a response, in a file that is removed again.
  private func replaying(
    _ entries: [String],
    matching rules: [NetworkRecording.Rule] = .usual,
    _ body: () async throws -> Void
  ) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"log": {"entries": [\#(entries.joined(separator: ","))]}}"#.utf8).write(to: file)
    try await Fixture.network(.recorded(in: file.path, matching: rules)).run(body)
  }

  private static func entry(_ response: String) -> String {
    #"{"request": {"method": "GET", "url": "https://api.invalid/a"}, "response": \#(response)}"#
  }

  /// An answer as each program writes it, and its text.
  @Test(arguments: [
    // Chrome: numbers that are null, a cache, a priority.
    (
      #"{"status": 200, "headers": null, "content": {"size": null, "text": "a"}, "_error": null}"#,
      "a"
    ),
    // Firefox: lines in base64.
    (#"{"status": 200, "content": {"encoding": "base64", "text": "YWJj\r\nZGVm\r\n"}}"#, "abcdef"),
    // Safari: no content at all where there is no body.
    (#"{"status": 204, "headers": []}"#, ""),
    // Postman and Insomnia: header fields whose value is null or a number, and no sizes.
    (
      #"{"status": 200, "headers": [{"name": "Age", "value": 3}, {"name": "X", "value": null}],"#
        + #""content": {"text": "b", "mimeType": null}}"#,
      "b"
    ),
    // HTTP/2: the status as a field.
    (
      #"{"status": 200, "headers": [{"name": ":status", "value": "200"}], "content": {"text": "c"}}"#,
      "c"
    ),
    // A file that is compressed itself, not on its way.
    (
      #"{"status": 200, "content": {"encoding": "base64", "text": "H4sIAA=="}}"#,
      "\u{1f}\u{fffd}\u{8}\u{0}"
    ),
  ]) func everyWritersAnswers(response: String, text: String) async throws {
    try await replaying([Self.entry(response)]) { () async throws in
      #expect(try await get("/a").text == text)
    }
  }

  /// An entry that cannot answer is left out and named; the others answer.
  @Test func brokenEntriesAreLeftOut() async throws {
    let broken = [
      #"{"status": 0, "content": {}}"#, #"{"content": {}}"#, #"{"status": "fine"}"#,
      #"{"status": 200, "content": {"encoding": "base64", "text": "abc"}}"#,
      #"{"status": 200, "headers": [{"name": "Content-Encoding", "value": "gzip"}],"#
        + #""content": {"encoding": "base64", "text": "H4sIAA=="}}"#,
      #"{"status": 200, "content": {"_file": "none.bin"}}"#,
    ]
    let entries =
      broken.map(Self.entry) + [
        "{}", "null", "3", Self.entry(#"{"status": 201, "content": null}"#),
      ]
    nonisolated(unsafe) var text = ""
    try await replaying(entries) { () async throws in
      #expect(try await get("/a").status == 201)
      await withKnownIssue {
        await #expect(throws: URLError.self) { try await get("/b") }
      } matching: { issue in
        text = "\(issue.error ?? CancellationError())"
        return true
      }
    }
    let leftOut = text.split(separator: "\n").filter { $0.hasPrefix("left out: ") }
    #expect(
      leftOut.map { $0.dropFirst(10) } == [
        "entry 1: its request was aborted", "entry 2: it has no 'response.status'",
        "entry 3: its 'response.status' is of another kind", "entry 4: its body is no base64",
        "entry 5: its body is compressed: save it as the client gets it",
        "entry 6: its body's file 'none.bin' cannot be read", "entry 7: it has no 'request'",
        "entry 8: its '' is of another kind", "entry 9: its '' is of another kind",
      ]
    )
    #expect(text.contains("nearest is: GET https://api.invalid/a, with another path"))
    #expect(text.contains("PLIANT_RECORD=missing"))
  }

  @Test func bodiesInFilesBesideIt() async throws {
    let name = "\(UUID().uuidString).bin"
    let file = FileManager.default.temporaryDirectory.appending(path: name)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("beside".utf8).write(to: file)
    let entry = Self.entry(#"{"status": 200, "content": {"_file": "\#(name)"}}"#)
    try await replaying([entry]) { () async throws in
      #expect(try await get("/a").text == "beside")
    }
  }

  // MARK: - Rules

  @Test func rulesSayWhatMustAgree() async throws {
    func entry(_ method: String, _ path: String, _ text: String) -> String {
      #"{"request": {"method": "\#(method)", "url": "https://api.invalid\#(path)","#
        + #" "headers": [{"name": "Accept", "value": "\#(text)"}]},"#
        + #" "response": {"status": 200, "content": {"text": "\#(text)"}}}"#
    }
    let entries = [entry("GET", "/x?page=1", "one"), entry("GET", "/x?page=2", "two")]
    try await replaying(entries, matching: [.method, .path]) { () async throws in
      #expect(try await get("/x?page=9").text == "one")
      #expect(try await get("/x").text == "two")
    }
    try await replaying(entries, matching: [.path, .header("accept")]) { () async throws in
      var request = URLRequest(url: try #require(URL(string: "https://api.invalid/x")))
      request.setValue("two", forHTTPHeaderField: "Accept")
      let (data, _) = try await URLSession.shared.data(for: request)
      #expect(String(decoding: data, as: UTF8.self) == "two")
    }
    let last = NetworkRecording.Rule.rule { request, recorded in
      request.url?.path == "/y" && recorded.url?.query == "page=2"
    }
    try await replaying(entries, matching: [last]) { () async throws in
      #expect(try await get("/y").text == "two")
    }
  }

  /// Multipart bodies have a boundary that is drawn for each request.
  @Test func boundariesAreNotCompared() async throws {
    func body(_ boundary: String) -> String {
      "--\(boundary)\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--\(boundary)--\r\n"
    }
    let text = String(decoding: try JSONEncoder().encode(body("----first")), as: UTF8.self)
    let entry =
      #"{"request": {"method": "POST", "url": "https://api.invalid/up", "postData":"#
      + #" {"mimeType": "multipart/form-data; boundary=----first", "text": \#(text)}},"#
      + #" "response": {"status": 201}}"#
    try await replaying([entry]) { () async throws in
      var request = URLRequest(url: try #require(URL(string: "https://api.invalid/up")))
      request.httpMethod = "POST"
      request.setValue("multipart/form-data; boundary=other", forHTTPHeaderField: "Content-Type")
      request.httpBody = Data(body("other").utf8)
      let (_, response) = try await URLSession.shared.data(for: request)
      #expect((response as? HTTPURLResponse)?.statusCode == 201)
    }
  }

  /// Only what the file lacks is sent, and what goes to hosts that pass is not recorded.
  @Test func missingAnswersAreRecordedAndHostsPass() async throws {
    let (new, passing) = (
      try LocalServer(answering: #"{"new":1}"#), try LocalServer(answering: #"{"passed":1}"#)
    )
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.browser.utf8).write(to: file)
    func text(_ address: String) async throws -> String {
      let url = try #require(URL(string: address))
      return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
    }
    let recording = NetworkRecording.recorded(
      in: file.path,
      recording: .missing,
      passing: ["localhost"]
    )
    try await Fixture.network(recording).run { () async throws in
      #expect(try await get("/turn").text == "first")
      #expect(try await text("http://127.0.0.1:\(new.port)/n") == #"{"new":1}"#)
      #expect(try await text("http://localhost:\(passing.port)/p") == #"{"passed":1}"#)
    }
    try await Fixture.network(.recorded(in: file.path)).run { () async throws in
      #expect(try await get("/items?a=1&b=2").text == "[1, 2]")
      #expect(try await text("http://127.0.0.1:\(new.port)/n") == #"{"new":1}"#)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(!written.contains("passed"))
  }

  /// A redirection is recorded as one, so that the client decides on it again.
  @Test func redirectionsAreRecorded() async throws {
    let server = try LocalServer(count: 2) { request in
      request.hasPrefix("GET /old")
        ? "302 Found\r\nLocation: /new\r\nSet-Cookie: seen=1\r\nContent-Length: 0\r\n\r\n"
        : "200 OK\r\nContent-Length: 3\r\n\r\nnew"
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    defer { try? FileManager.default.removeItem(at: file) }
    for mode in [NetworkRecording.Mode.all, .none] {
      try await Fixture.network(.recorded(in: file.path, recording: mode)).run {
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/old"))
        let (data, response) = try await URLSession.shared.data(from: url)
        #expect(String(decoding: data, as: UTF8.self) == "new")
        #expect(response.url?.path == "/new")
        #expect(Network.requests.compactMap(\.url?.path) == ["/old", "/new"])
      }
    }
  }
}
