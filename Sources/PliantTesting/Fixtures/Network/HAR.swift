import Foundation
import FoundationNetworking

/// The parts of an HTTP archive, version 1.2, that answering needs.
struct HAR: Codable {
  var log: Log

  struct Log: Codable {
    var version = "1.2"
    var creator = Creator()
    var entries: [Entry]

    init(entries: [Entry]) { self.entries = entries }

    init(from decoder: any Decoder) throws {
      entries = try decoder.container(keyedBy: CodingKeys.self).decode(forKey: .entries)
    }
  }

  struct Creator: Codable {
    var name = "Pliant"
    var version = "1"
  }

  struct Field: Codable {
    var name: String
    var value: String
  }

  struct Entry: Codable {
    var startedDateTime: String?
    var time: Double?
    var request: Request
    var response: Response
    var cache: [String: String]? = [:]
    var timings: [String: Double]? = ["send": 0, "wait": 0, "receive": 0]
  }
}

extension KeyedDecodingContainer {
  fileprivate func decode<Value: Decodable>(forKey key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }
}

// MARK: - Requests and responses

extension HAR.Entry {
  struct Request: Codable {
    var method: String
    var url: String
    var httpVersion: String? = "HTTP/1.1"
    var headers: [HAR.Field]? = []
    var queryString: [HAR.Field]? = []
    var cookies: [HAR.Field]? = []
    var headersSize: Int? = -1
    var bodySize: Int? = -1
    var postData: Body?

    struct Body: Codable {
      var mimeType: String?
      var text: String?
      /// Of bodies that are no text; browsers leave these out.
      var encoding: String?
    }
  }

  struct Response: Codable {
    var status: Int
    var statusText: String? = ""
    var httpVersion: String? = "HTTP/1.1"
    var headers: [HAR.Field]? = []
    var cookies: [HAR.Field]? = []
    var content: Content
    var redirectURL: String? = ""
    var headersSize: Int? = -1
    var bodySize: Int? = -1

    struct Content: Codable {
      var size: Int? = 0
      var mimeType: String?
      var text: String?
      var encoding: String?
    }
  }
}

extension HAR.Entry {
  init(_ start: Date, _ request: Request, _ response: Response) {
    self.request = request
    self.response = response
    startedDateTime = start.ISO8601Format(
      .iso8601(timeZone: .gmt, includingFractionalSeconds: true)
    )
    time = 0
  }
}

extension HAR.Entry.Request {
  init(_ request: URLRequest) {
    method = request.httpMethod ?? "GET"
    url = request.url?.absoluteString ?? ""
    headers = HAR.fields(request.allHTTPHeaderFields ?? [:])
    guard let body = request.httpBody else { return }
    let (text, encoding) = HAR.text(of: body)
    let type = request.value(forHTTPHeaderField: "Content-Type") ?? "application/octet-stream"
    postData = Body(mimeType: type, text: text, encoding: encoding)
    bodySize = body.count
  }

  /// Whether it asks the same: headers may differ, and addresses in the order of their parameters.
  func matches(_ other: Self) -> Bool {
    method == other.method && Self.address(url) == Self.address(other.url)
      && HAR.comparable(postData?.text) == HAR.comparable(other.postData?.text)
  }

  private static func address(_ url: String) -> String {
    guard var parts = URLComponents(string: url) else { return url }
    parts.queryItems?.sort { ($0.name, $0.value ?? "") < ($1.name, $1.value ?? "") }
    parts.fragment = nil
    return parts.string ?? url
  }
}

extension HAR.Entry.Response {
  init(_ response: HTTPURLResponse, _ data: Data) {
    status = response.statusCode
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields { fields["\(name)"] = "\(value)" }
    headers = HAR.fields(fields)
    let (text, encoding) = HAR.text(of: data)
    let type = response.mimeType ?? "application/octet-stream"
    content = Content(size: data.count, mimeType: type, text: text, encoding: encoding)
  }

  var stubbed: StubbedResponse {
    var headers: [String: String] = [:]
    // The body is not compressed any more, nor in chunks.
    let left = ["content-encoding", "transfer-encoding", "content-length"]
    for field in self.headers ?? [] where !left.contains(field.name.lowercased()) {
      headers[field.name, default: ""] += (headers[field.name] == nil ? "" : ", ") + field.value
    }
    let text = content.text ?? ""
    let body = content.encoding == "base64" ? Data(base64Encoded: text) : Data(text.utf8)
    return StubbedResponse(status: status, headers: headers, body: body ?? Data())
  }
}

extension HAR {
  fileprivate static func fields(_ headers: [String: String]) -> [Field] {
    headers.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) }
  }

  fileprivate static func text(of data: Data) -> (text: String, encoding: String?) {
    String(data: data, encoding: .utf8).map { ($0, nil) } ?? (data.base64EncodedString(), "base64")
  }

  /// The text of a body in an order of its own, if it is JSON.
  fileprivate static func comparable(_ text: String?) -> String {
    let text = text ?? ""
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let data = try? JSONSerialization.data(withJSONObject: json, options: [.sortedKeys])
    else { return text }
    return String(decoding: data, as: UTF8.self)
  }
}

// MARK: - Redacting

extension HAR.Entry {
  private static let hidden = "REDACTED"

  init(redacting entry: Self, _ redactions: [NetworkRecording.Redaction]) {
    self = entry
    request = request.redacted(redactions)
    response.headers = response.headers.map { Self.redacted($0, redactions) }
    response.content.text = response.content.text.map { Self.redacted($0, redactions) }
  }

  fileprivate static func redacted(
    _ fields: [HAR.Field],
    _ redactions: [NetworkRecording.Redaction]
  ) -> [HAR.Field] {
    fields.map { field in
      let isHidden = redactions.contains {
        if case .header(let name) = $0 { return name.lowercased() == field.name.lowercased() }
        return false
      }
      return isHidden ? HAR.Field(name: field.name, value: hidden) : field
    }
  }

  fileprivate static func redacted(
    _ body: String,
    _ redactions: [NetworkRecording.Redaction]
  ) -> String {
    var fields: Set<String> = []
    for case .field(let name) in redactions { fields.insert(name.lowercased()) }
    func cleaned(_ value: Any) -> Any {
      if let list = value as? [Any] { return list.map(cleaned) }
      guard let object = value as? [String: Any] else { return value }
      return Dictionary(
        uniqueKeysWithValues: object.map { name, value in
          (name, fields.contains(name.lowercased()) ? hidden : cleaned(value))
        }
      )
    }
    guard let json = try? JSONSerialization.jsonObject(with: Data(body.utf8)) else { return body }
    let new = cleaned(json)
    guard (new as? NSObject) != (json as? NSObject),
      let data = try? JSONSerialization.data(withJSONObject: new, options: [.sortedKeys])
    else { return body }
    return String(decoding: data, as: UTF8.self)
  }
}

extension HAR.Entry.Request {
  func redacted(_ redactions: [NetworkRecording.Redaction]) -> Self {
    var names: Set<String> = []
    for case .parameter(let name) in redactions { names.insert(name.lowercased()) }
    func cleaned(_ query: String) -> String {
      query.split(separator: "&", omittingEmptySubsequences: false).map { part in
        let name = part.prefix { $0 != "=" }
        return names.contains(name.lowercased()) ? "\(name)=REDACTED" : String(part)
      }.joined(separator: "&")
    }
    var copy = self
    copy.headers = headers.map { HAR.Entry.redacted($0, redactions) }
    if var parts = URLComponents(string: url), let query = parts.percentEncodedQuery {
      parts.percentEncodedQuery = cleaned(query)
      copy.url = parts.string ?? url
    }
    copy.queryString = nil
    if let text = postData?.text {
      let isForm = postData?.mimeType?.hasPrefix("application/x-www-form-urlencoded") ?? false
      copy.postData?.text = isForm ? cleaned(text) : HAR.Entry.redacted(text, redactions)
    }
    return copy
  }
}
