import Foundation

/// A value that is decoded, or the reason why it cannot be: one such leaves others readable.
struct Attempt<Value: Decodable>: Decodable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) { result = Result { try Value(from: decoder) } }
}

/// The reason why an entry of an archive cannot answer.
struct Unusable: Error {
  let reason: String

  static func reason(of error: any Error) -> String {
    func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      (context.codingPath.drop { $0.stringValue != "request" && $0.stringValue != "response" }
        + (key.map { [$0] } ?? [])).map(\.stringValue).joined(separator: ".")
    }
    return switch error {
    case let error as Unusable: error.reason
    case DecodingError.keyNotFound(let key, let context): "it has no '\(path(context, key))'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      "its '\(path(context))' is of another kind"
    default: "\(error)"
    }
  }
}

/// A name in an archive.
private struct HARName: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral name: String) { stringValue = name }
  init(stringValue name: String) { stringValue = name }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer {
  /// The value of a key, if it is there and of this type.
  fileprivate func value<Value: Decodable>(_ key: Key) -> Value? {
    try? decodeIfPresent(Value.self, forKey: key)
  }

  /// The elements of a list that are of this type.
  fileprivate func list<Value: Decodable>(_ key: Key) -> [Value] {
    let all: [Attempt<Value>] = value(key) ?? []
    return all.compactMap { try? $0.result.get() }
  }
}

extension HAR.Entry {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: HARName.self)
    request = try fields.decode(Request.self, forKey: "request")
    response = try fields.decode(Response.self, forKey: "response")
    startedDateTime = fields.value("startedDateTime")
    time = fields.value("time")
  }
}

extension HAR.Field {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: HARName.self)
    name = try fields.decode(String.self, forKey: "name")
    let number: Double? = fields.value("value")
    value = fields.value("value") ?? number.map { "\($0)" } ?? ""
  }
}

extension HAR.Entry.Request {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: HARName.self)
    method = try fields.decode(String.self, forKey: "method")
    url = try fields.decode(String.self, forKey: "url")
    headers = fields.list("headers")
    postData = fields.value("postData")
    nameBoundary()
  }
}

extension HAR.Entry.Request.Body {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: HARName.self)
    (mimeType, encoding) = (fields.value("mimeType"), fields.value("encoding"))
    // Some writers list the fields of a form instead of its text.
    let params: [HAR.Field] = fields.list("params")
    let form = params.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let text: String? = fields.value("text")
    self.text = text.flatMap { $0.isEmpty ? nil : $0 } ?? (form.isEmpty ? text : form)
  }
}

extension HAR.Entry.Response {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: HARName.self)
    status = try fields.decode(Int.self, forKey: "status")
    guard status > 0 else { throw Unusable(reason: "its request was aborted") }
    headers = fields.list("headers")
    statusText = fields.value("statusText")
    redirectURL = fields.value("redirectURL")
    let content: Attempt<Content>? = fields.value("content")
    self.content = try content?.result.get() ?? Content()
    guard self.content.text == nil || self.content.bytes != nil else {
      throw Unusable(reason: "its body is no base64")
    }
    let isEncoded = headers?.contains { $0.name.lowercased() == "content-encoding" } ?? false
    let start = isEncoded ? self.content.bytes ?? Data() : Data()
    // Gzip and zstd begin so.
    guard !start.starts(with: [0x1f, 0x8b]), !start.starts(with: [0x28, 0xb5, 0x2f, 0xfd]) else {
      throw Unusable(reason: "its body is compressed: save it as the client gets it")
    }
  }
}

extension HAR.Entry.Response.Content {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: HARName.self)
    (size, mimeType) = (fields.value("size"), fields.value("mimeType"))
    (text, encoding) = (fields.value("text"), fields.value("encoding"))
    guard text == nil, let name: String = fields.value("_file") else { return }
    let folder = HAR.folderKey.flatMap { decoder.userInfo[$0] as? URL }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: name, relativeTo: folder)) else {
      throw Unusable(reason: "its body's file '\(name)' cannot be read")
    }
    (text, encoding) = (data.base64EncodedString(), "base64")
  }
}
