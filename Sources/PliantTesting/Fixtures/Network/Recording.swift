import Foundation
import FoundationNetworking
import PliantBase
public import Testing

/// Answers that a server gave to requests, in a file of the format HAR 1.2.
///
/// Browsers write such files, and so does `PLIANT_RECORD=1 swift test`.
public struct NetworkRecording: Sendable {
  let file: URL
  let redactions: [Redaction]

  /// The answers in a file, whose path is relative to the folder of the test's source file.
  ///
  /// A request is answered by the next recorded response to the same method, address and body, and
  /// the last one repeats. If there is none, the test fails and names the request.
  ///
  /// With `PLIANT_RECORD=1` in the environment, requests are sent, and the file is written when the
  /// test ends.
  ///
  /// What `redactions` name is written as `REDACTED`, and is not compared.
  public static func recorded(
    in path: String,
    redacting redactions: [Redaction] = .secrets,
    filePath: String = #filePath
  ) -> NetworkRecording {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    return NetworkRecording(
      file: URL(fileURLWithPath: path, relativeTo: folder),
      redactions: redactions
    )
  }

  /// A part of requests and responses that must not be in a file.
  public enum Redaction: Sendable {
    /// The value of a header field, in any case.
    case header(String)
    /// The value of a parameter of the address, or of a form in the body.
    case parameter(String)
    /// The values of a name in a body of JSON.
    case field(String)
  }
}

extension [NetworkRecording.Redaction] {
  /// Credentials: what is usual in header fields, parameters and bodies.
  public static var secrets: Self {
    let headers = [
      "Authorization", "Cookie", "Proxy-Authorization", "Set-Cookie", "X-Api-Key", "X-Auth-Token",
    ]
    let names = [
      "access_token", "api_key", "apikey", "client_secret", "password", "refresh_token", "secret",
      "token",
    ]
    return headers.map { .header($0) } + names.map { .parameter($0) } + names.map { .field($0) }
  }
}

extension Trait where Self == Fixture {
  /// Answers every `URLSession` request from a file of recorded answers while the test runs.
  ///
  /// ```swift
  /// @Test(.network(.recorded(in: "Fixtures/api.har")))
  /// ```
  public static func network(_ recording: NetworkRecording) -> Fixture {
    Fixture { operation in
      let isRecording = ProcessInfo.processInfo.environment["PLIANT_RECORD"] == "1"
      let player = try RecordingPlayer(recording, isRecording: isRecording)
      try await TestNetwork { try await player.answer($0) }.run(operation)
      if isRecording { try player.write() }
    }
  }
}

/// Answers requests from a file, or sends them and keeps the answers.
private final class RecordingPlayer: Sendable {
  private let recording: NetworkRecording
  private let isRecording: Bool
  private let entries: Guarded<(all: [HAR.Entry], used: Set<Int>)>

  init(_ recording: NetworkRecording, isRecording: Bool) throws {
    self.recording = recording
    self.isRecording = isRecording
    var all: [HAR.Entry] = []
    if !isRecording {
      do {
        let data = try Data(contentsOf: recording.file)
        all = try JSONDecoder().decode(HAR.self, from: data).log.entries
      } catch {
        throw FixtureError.noRecording(recording.file.path, "\(error)")
      }
    }
    entries = Guarded((all.map { HAR.Entry(redacting: $0, recording.redactions) }, []))
  }

  func answer(_ request: URLRequest) async throws -> StubbedResponse? {
    if isRecording { return try await record(request) }
    let asked = HAR.Entry.Request(request).redacted(recording.redactions)
    return entries.withLock { entries in
      let found = entries.all.indices.filter { entries.all[$0].request.matches(asked) }
      guard let index = found.first(where: { !entries.used.contains($0) }) ?? found.last else {
        return nil
      }
      entries.used.insert(index)
      return entries.all[index].response.stubbed
    }
  }

  private func record(_ request: URLRequest) async throws -> StubbedResponse {
    let start = Date()
    let (data, response) = try await TestNetwork.$local.withValue(nil) {
      try await URLSession(configuration: .ephemeral).data(for: request)
    }
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    let entry = HAR.Entry(start, HAR.Entry.Request(request), HAR.Entry.Response(response, data))
    entries.withLock { $0.all.append(HAR.Entry(redacting: entry, recording.redactions)) }
    // The test gets what the server sent, secrets included.
    return entry.response.stubbed
  }

  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let folder = recording.file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let har = HAR(log: HAR.Log(entries: entries.withLock { $0.all }))
    try encoder.encode(har).write(to: recording.file, options: .atomic)
  }
}
