import Foundation

/// Hides secrets in one entry of an archive: where a name says that a value is one and, in the end,
/// wherever else that value stands.
struct Redactor {
  private static let hidden = "REDACTED"
  /// Shorter values are hidden only where they are named.
  private static let shortest = 4

  private var headers: Set<String> = []
  private var parameters: Set<String> = []
  private var fields: Set<String> = []
  /// The values that were hidden, decoded.
  private var values: Set<String> = []

  init(_ redactions: [NetworkRecording.Redaction]) {
    for redaction in redactions {
      switch redaction {
      case .header(let name): headers.insert(Self.plain(name))
      case .parameter(let name): parameters.insert(Self.plain(name))
      case .field(let name): fields.insert(Self.plain(name))
      }
    }
  }

  /// The last part of a name as `user[access%5Ftoken]`, in small letters and digits.
  private static func plain(_ name: some StringProtocol) -> String {
    let decoded = name.removingPercentEncoding ?? String(name)
    let parts = decoded.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
    return (parts.last ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Notes a value, and returns what is written for it.
  private mutating func hide(_ value: some StringProtocol) -> String {
    for value in [String(value), value.removingPercentEncoding ?? ""] {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      if text.count >= Self.shortest, text != Self.hidden { values.insert(text) }
    }
    return Self.hidden
  }
}

// MARK: - Named values

extension Redactor {
  mutating func redacted(_ request: HAR.Entry.Request) -> HAR.Entry.Request {
    var request = request
    request.url = addresses(request.url)
    request.headers = redacted(request.headers)
    (request.queryString, request.cookies) = ([], [])
    let type = request.postData?.mimeType
    request.postData?.rewrite { body($0, type) }
    return request
  }

  mutating func redacted(_ response: HAR.Entry.Response) -> HAR.Entry.Response {
    var response = response
    response.headers = redacted(response.headers)
    response.redirectURL = response.redirectURL.map { addresses($0) }
    response.cookies = []
    let type = response.content.mimeType
    response.content.rewrite { body($0, type) }
    return response
  }

  private mutating func redacted(_ all: [HAR.Field]?) -> [HAR.Field]? {
    var all = all ?? []
    for index in all.indices {
      let (name, value) = (all[index].name, all[index].value)
      guard headers.contains(Self.plain(name)) else {
        all[index].value = addresses(value)
        continue
      }
      all[index].value = hide(value)
      // A cookie's value, or what follows a scheme as `Bearer`.
      let isSetting = name.lowercased() == "set-cookie"
      for pair in value.split(separator: ";").prefix(isSetting ? 1 : .max) {
        let parts = pair.split(separator: "=", maxSplits: 1)
        if parts.count == 2 { _ = hide(parts[1]) }
      }
      guard let last = value.split(separator: " ").dropFirst().last, !isSetting else { continue }
      _ = hide(last)
      guard let bytes = Data(base64Encoded: String(last)) else { continue }
      let user = String(decoding: bytes, as: UTF8.self).split(separator: ":", maxSplits: 1)
      if user.count == 2 { _ = hide(user[1]) }
    }
    return all
  }

  /// Hides parameters of addresses anywhere in a text, and users and passwords in them.
  private mutating func addresses(_ text: String) -> String {
    let text = text.replacing(/(?<start>:\/\/)(?<user>[^\/?#@\s"'<>]+)@/) { match in
      let parts = match.output.user.split(separator: ":", maxSplits: 1)
      if let secret = parts.last { _ = hide(secret) }
      return String(match.output.start)
    }
    return text.replacing(/([?&#;])([^=&#?;\s"'<>\\]+)=([^&#;\s"'<>\\]*)/) { match in
      let (all, start, name, value) = match.output
      guard parameters.contains(Self.plain(name)) else { return String(all) }
      return "\(start)\(name)=\(hide(value.replacing("+", with: " ")))"
    }
  }

  private mutating func body(_ text: String, _ type: String?) -> String {
    if let json = json(text) { return json }
    if let boundary = HAR.boundary(of: type) { return multipart(text, boundary) }
    let isForm =
      type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
      || !text.contains { $0.isWhitespace || $0 == "<" }
    guard !isForm else { return String(addresses("&" + text).dropFirst()) }
    // Lines of JSON, or of events whose data is.
    return text.components(separatedBy: "\n").map { line in
      let start = line.hasPrefix("data:") ? line.prefix(5) : ""
      return json(line.dropFirst(start.count)).map { start + $0 } ?? addresses(line)
    }
    .joined(separator: "\n")
  }

  // NB: a line's end of two bytes is one character.
  private static var emptyLine: Regex<Substring> {
    /\r?\n\r?\n/.matchingSemantics(.unicodeScalar)
  }

  private mutating func multipart(_ text: String, _ boundary: String) -> String {
    text.components(separatedBy: "--" + boundary).map { part in
      guard let end = part.firstMatch(of: Self.emptyLine)?.range else { return part }
      let (head, content) = (part[..<end.lowerBound], String(part[end.upperBound...]))
      let name = head.firstMatch(of: /(?i)[;\s]name="?([^";\r\n]+)/)?.output.1 ?? ""
      let type = head.firstMatch(of: /(?i)content-type:\s*([^\r\n]+)/).map { String($0.output.1) }
      guard fields.union(parameters).contains(Self.plain(name)) else {
        return part[..<end.upperBound] + body(content, type)
      }
      return part[..<end.upperBound] + hide(content) + "\r\n"
    }
    .joined(separator: "--" + boundary)
  }
}

// MARK: - JSON

extension Redactor {
  /// A text of JSON with what it names hidden; nil if it is none.
  private mutating func json(_ text: some StringProtocol) -> String? {
    guard let old = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return nil }
    let new = cleaned(old)
    guard (new as? NSObject) != (old as? NSObject),
      let data = try? JSONSerialization.data(withJSONObject: new, options: [.sortedKeys])
    else { return String(text) }
    return String(decoding: data, as: UTF8.self)
  }

  private mutating func cleaned(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map { cleaned($0) } }
    if let text = value as? String { return json(text) ?? addresses(text) }
    guard let object = value as? [String: Any] else { return value }
    var new: [String: Any] = [:]
    for (name, value) in object {
      new[name] = fields.contains(Self.plain(name)) ? hideAll(value) : cleaned(value)
    }
    return new
  }

  private mutating func hideAll(_ value: Any) -> String {
    for part in value as? [Any] ?? (value as? [String: Any]).map({ Array($0.values) }) ?? [] {
      _ = hideAll(part)
    }
    return (value as? String).map { hide($0) } ?? Self.hidden
  }
}

// MARK: - Other places

extension Redactor {
  /// Replaces the values that were hidden wherever else they stand, however they are escaped.
  func cleaned(_ entry: HAR.Entry) -> HAR.Entry {
    let patterns = values.sorted { $0.count > $1.count }.flatMap(Self.patterns)
    guard let any = try? NSRegularExpression(pattern: patterns.joined(separator: "|")),
      !patterns.isEmpty
    else { return entry }
    func clean(_ text: String) -> String {
      let all = NSRange(text.startIndex..., in: text)
      return any.stringByReplacingMatches(in: text, range: all, withTemplate: Self.hidden)
    }
    func clean(_ fields: [HAR.Field]?) -> [HAR.Field]? {
      fields?.map { HAR.Field(name: clean($0.name), value: clean($0.value)) }
    }
    var entry = entry
    entry.request.url = clean(entry.request.url)
    entry.request.headers = clean(entry.request.headers)
    entry.request.postData?.rewrite(clean)
    entry.response.headers = clean(entry.response.headers)
    entry.response.statusText = entry.response.statusText.map(clean)
    entry.response.redirectURL = entry.response.redirectURL.map(clean)
    entry.response.content.rewrite(clean)
    return entry
  }

  /// The value with each character as it is or as addresses, JSON and HTML write it, also in a body
  /// of bytes; and in base64.
  private static func patterns(of value: String) -> [String] {
    let bytes = String(data: Data(value.utf8), encoding: .isoLatin1) ?? value
    let base64 = Data(value.utf8).base64EncodedString().prefix { $0 != "=" }
    let escaped = Set([value, bytes]).map { text in
      text.unicodeScalars.map { scalar in
        let character = String(scalar)
        let percent = character.utf8.map { String(format: "%%%02X", $0) }.joined()
        let units = character.utf16.map { String(format: "\\\\u%04X", $0) }.joined()
        let entity = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", " ": "\\+"][character]
        let plain = NSRegularExpression.escapedPattern(for: character)
        return "(?:\\\\?\(plain)|(?i:\(percent)|\(units))\(entity.map { "|\($0)" } ?? ""))"
      }
      .joined()
    }
    return escaped + [NSRegularExpression.escapedPattern(for: String(base64)) + "=*"]
  }
}
