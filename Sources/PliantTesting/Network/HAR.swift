import Foundation
import FoundationNetworking

/// The parts of an HTTP archive, version 1.2, that answering needs; whatever else writers put there
/// is not looked at.
struct HAR: Codable {
  var log: Log

  struct Log: Codable {
    var version = "1.2"
    var creator = Creator()
    var entries: [Entry]
    /// The entries that cannot answer, by their number, and why.
    var skipped: [String] = []

    enum CodingKeys: CodingKey { case version, creator, entries }

    init(entries: [Entry]) { self.entries = entries }

    init(from decoder: any Decoder) throws {
      entries = []
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      let all = try fields.decode([Attempt<Entry>].self, forKey: .entries)
      for (index, attempt) in all.enumerated() {
        do { entries.append(try attempt.result.get()) } catch {
          skipped.append("entry \(index + 1): \(Unusable.reason(of: error))")
        }
      }
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

  /// The key of the folder of the archive that a decoder reads.
  static let folderKey = CodingUserInfoKey(rawValue: "folder")

  /// The archive in a file, with the bodies to which its entries refer.
  init(contentsOf file: URL) throws {
    let decoder = JSONDecoder()
    if let key = Self.folderKey { decoder.userInfo[key] = file.deletingLastPathComponent() }
    self = try decoder.decode(HAR.self, from: Data(contentsOf: file))
  }

  init(entries: [Entry]) { log = Log(entries: entries) }
}

/// A body as text or, where it is none, in base64.
protocol HARBody {
  var text: String? { get set }
  var encoding: String? { get set }
}

extension HARBody {
  /// The bytes; nil if there are none, or the base64 is wrong.
  var bytes: Data? {
    guard let text else { return nil }
    guard encoding == "base64" else { return Data(text.utf8) }
    return Data(base64Encoded: text, options: .ignoreUnknownCharacters)
  }

  /// Changes the text, for which bytes that are not UTF-8 have each a character.
  mutating func rewrite(_ change: (String) -> String) {
    guard let old = text else { return }
    guard encoding == "base64" else {
      text = change(old)
      return
    }
    guard let bytes else { return }
    for encoding in [String.Encoding.utf8, .isoLatin1] {
      guard let characters = String(data: bytes, encoding: encoding) else { continue }
      text = change(characters).data(using: encoding)?.base64EncodedString() ?? ""
      return
    }
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

    struct Body: Codable, HARBody {
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

    struct Content: Codable, HARBody {
      var size: Int? = 0
      var mimeType: String?
      var text: String?
      var encoding: String?
    }
  }

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
    nameBoundary()
  }

  /// Gives the parts of a body a boundary that is the same for every request: clients draw it.
  mutating func nameBoundary() {
    guard var body = postData, let boundary = HAR.boundary(of: body.mimeType) else { return }
    func renamed(_ text: String) -> String { text.replacing(boundary, with: "boundary") }
    body.rewrite(renamed)
    body.mimeType = body.mimeType.map(renamed)
    postData = body
    headers = headers?.map { HAR.Field(name: $0.name, value: renamed($0.value)) }
  }

  var urlRequest: URLRequest? {
    guard let url = URL(string: url) else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = method
    for field in headers ?? [] { request.addValue(field.value, forHTTPHeaderField: field.name) }
    request.httpBody = postData?.bytes
    return request
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
    redirectURL = response.value(forHTTPHeaderField: "Location") ?? ""
  }

  var stubbed: StubbedResponse {
    var headers: [String: String] = [:]
    // The body is not compressed any more, nor in chunks.
    let left = ["content-encoding", "transfer-encoding", "content-length"]
    for field in self.headers ?? []
    where !left.contains(field.name.lowercased()) && !field.name.hasPrefix(":") {
      headers[field.name, default: ""] += (headers[field.name] == nil ? "" : ", ") + field.value
    }
    return StubbedResponse(status: status, headers: headers, body: content.bytes ?? Data())
  }
}

extension HAR {
  fileprivate static func fields(_ headers: [String: String]) -> [Field] {
    headers.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) }
  }

  fileprivate static func text(of data: Data) -> (text: String, encoding: String?) {
    String(data: data, encoding: .utf8).map { ($0, nil) } ?? (data.base64EncodedString(), "base64")
  }

  /// The separator of the parts of a body of type `multipart/…`.
  static func boundary(of type: String?) -> String? {
    guard let type, type.lowercased().hasPrefix("multipart/"),
      let found = type.firstMatch(of: /(?i)boundary="?([^";]+)/)
    else { return nil }
    return String(found.1)
  }
}
