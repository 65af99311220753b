import Foundation
import FoundationNetworking
import PliantTesting
import Testing

/// Secrets in every place and spelling of requests and answers, none of which may be in a file.
@Suite struct RecordedSecretsTests {
  private static let characters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789-_.~+/=&%é\"<"
  )

  private static func percent(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  private static func json(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }

  private static let names = [
    "password", "access_token", "accessToken", "Access-Token", "ACCESS%5FTOKEN", "user[password]",
    "client_secret", "api_key", "apikey", "refresh_token", "id_token", "secret",
  ]

  /// A body, and its type, that contains a secret by a name.
  private static func body(
    _ name: String,
    _ secret: String,
    _ random: inout SeededRandom
  ) throws -> (type: String, text: String) {
    let plain = name.removingPercentEncoding ?? name
    return switch random.below(8) {
    case 0: ("application/json", try json([plain: secret, "other": 1]))
    case 1: ("application/json; charset=utf-8", try json([["list": [["deep": [plain: secret]]]]]))
    case 2: ("Application/X-WWW-Form-URLEncoded", "a=1&\(name)=\(percent(secret))&b=2")
    case 3: ("text/plain", "\(name)=\(percent(secret))&token_type=bearer")
    case 4: ("application/x-ndjson", "{\"n\":1}\n\(try json([plain: secret]))\n")
    case 5: ("text/event-stream", "event: a\ndata: \(try json([plain: secret]))\n\n")
    case 6:
      (
        "multipart/form-data; boundary=\"=_b\"",
        "--=_b\r\nContent-Disposition: form-data; name=\"\(plain)\"\r\n\r\n\(secret)\r\n--=_b--\r\n"
      )
    default:
      ("text/html", "<a href=\"https://a.invalid/?x=1&amp;\(name)=\(percent(secret))#end\">go</a>")
    }
  }

  private static func entry(
    _ index: Int,
    _ random: inout SeededRandom
  ) throws -> ([String: Any], String) {
    let secret =
      "q\(index)" + String((0..<14).map { _ in random.pick(characters) })
      + "z"
    let name = random.pick(names)
    var (url, headers) = ("https://api.invalid/\(index)", [["name": "Accept", "value": "*/*"]])
    var answer = headers
    var request: [String: Any] = ["method": "POST"]
    var content: [String: Any] = ["text": "fine"]
    let address = "https://b.invalid/p?x=1&\(name)=\(percent(secret))"
    switch random.below(9) {
    case 0: url += "?\(name)=\(percent(secret))"
    case 1: url += "#\(name)=\(percent(secret))&x=1"
    case 2: url = "https://user:\(percent(secret))@api.invalid/\(index)"
    case 3: headers.append(["name": "authorization", "value": "Bearer \(secret)"])
    case 4:
      let basic = Data("user:\(secret)".utf8).base64EncodedString()
      headers.append(["name": "Authorization", "value": "Basic \(basic)"])
    case 5: answer.append(["name": "Location", "value": address])
    case 6: headers.append(["name": "Referer", "value": address])
    case 7:
      let (type, text) = try body(name, secret, &random)
      request["postData"] = ["mimeType": type, "text": text]
    default:
      let (type, text) = try body(name, secret, &random)
      let isEncoded = random.chance(50)
      content = [
        "mimeType": type, "text": isEncoded ? Data(text.utf8).base64EncodedString() : text,
      ]
      if isEncoded { content["encoding"] = "base64" }
    }
    // The same value where no name says so.
    switch random.below(5) {
    case 0: answer.append(["name": "X-Seen", "value": "[\(secret)]"])
    case 1: answer.append(["name": "X-Seen", "value": Data(secret.utf8).base64EncodedString()])
    case 2: headers.append(["name": "X-Seen", "value": percent(secret)])
    case 3 where content["mimeType"] == nil: content["text"] = "it was \(try json(secret))"
    default: break
    }
    request["url"] = url
    request["headers"] = headers
    let response: [String: Any] = ["status": 200, "headers": answer, "content": content]
    return (["request": request, "response": response], secret)
  }

  /// `PLIANT_SECRETS` is how many, and `PLIANT_SEED` where they begin.
  @Test func noSecretIsWritten() async throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["PLIANT_SECRETS"].flatMap { Int($0) } ?? 300
    var random = SeededRandom(seed: environment["PLIANT_SEED"].flatMap { UInt64($0) } ?? 7)
    let all = try (0..<count).map { try Self.entry($0, &random) }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    defer { try? FileManager.default.removeItem(at: file) }
    try JSONSerialization.data(withJSONObject: ["log": ["entries": all.map(\.0)]]).write(to: file)
    // A request that the file lacks has it written anew.
    let server = try LocalServer(answering: "{}")
    try await Fixture.network(.recorded(in: file.path, recording: .missing)).run {
      let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/new"))
      _ = try await URLSession.shared.data(from: url)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let entries = (object?["log"] as? [String: Any])?["entries"] as? [[String: Any]] ?? []
    try #require(entries.count == count + 1)
    for (entry, (original, secret)) in zip(entries, all) {
      // All texts of the entry, and what those in base64 stand for.
      var texts: [String] = []
      func collect(_ value: Any) {
        if let text = value as? String {
          texts += [text, text.removingPercentEncoding ?? ""]
          texts.append(Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } ?? "")
        }
        for part in value as? [Any] ?? (value as? [String: Any]).map({ Array($0.values) }) ?? [] {
          collect(part)
        }
      }
      collect(entry)
      let escaped = try Self.json(secret).dropFirst().dropLast()
      for spelling in [secret, Self.percent(secret), String(escaped)] {
        #expect(!texts.contains { $0.contains(spelling) }, "\(secret) of \(original) in \(entry)")
      }
    }
  }
}
