import Foundation

extension HAR.Entry {
  func redacted(_ redactions: [NetworkRecording.Redaction]) -> Self {
    var redactor = Redactor(redactions)
    var entry = self
    entry.request = redactor.redacted(entry.request)
    entry.response = redactor.redacted(entry.response)
    return redactor.cleaned(entry)
  }
}

extension HAR.Entry.Request {
  func redacted(_ redactions: [NetworkRecording.Redaction]) -> Self {
    HAR.Entry(request: self, response: .init(status: 200, content: .init()))
      .redacted(redactions).request
  }

  /// The rules by which it does not agree with a recorded request, by name.
  func differences(from recorded: Self, by rules: [NetworkRecording.Rule]) -> [String] {
    let (own, other) = (URLComponents(string: url), URLComponents(string: recorded.url))
    func value(_ field: String, of request: Self) -> String? {
      request.headers?.first { $0.name.lowercased() == field.lowercased() }?.value
    }
    func query(_ parts: URLComponents?) -> [String] {
      (parts?.queryItems ?? []).map { "\($0.name)=\($0.value ?? "")" }.sorted()
    }
    return rules.compactMap { rule in
      switch rule {
      case .method: method == recorded.method ? nil : "method"
      case .scheme: own?.scheme?.lowercased() == other?.scheme?.lowercased() ? nil : "scheme"
      case .host:
        own?.host?.lowercased() == other?.host?.lowercased() && own?.port == other?.port
          ? nil : "host"
      case .path: own?.path == other?.path ? nil : "path"
      case .query: query(own) == query(other) ? nil : "query"
      case .body: postData?.comparable == recorded.postData?.comparable ? nil : "body"
      case .header(let name):
        value(name, of: self) == value(name, of: recorded) ? nil : "header field '\(name)'"
      case .rule(let agrees):
        urlRequest.flatMap { own in recorded.urlRequest.map { agrees(own, $0) } } == true
          ? nil : "outcome of the test's rule"
      }
    }
  }
}

extension HAR.Entry.Request.Body {
  /// The text in an order of its own, if it is JSON or a form.
  fileprivate var comparable: String {
    let text = text ?? ""
    if let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let data = try? JSONSerialization.data(withJSONObject: json, options: [.sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    guard mimeType?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true else {
      return text
    }
    return text.split(separator: "&").map { pair in
      let plain = pair.replacing("+", with: " ")
      return plain.removingPercentEncoding ?? String(plain)
    }
    .sorted().joined(separator: "&")
  }
}
