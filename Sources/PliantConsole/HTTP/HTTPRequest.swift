#if Console
import PliantBase

/// A request with its head and a short body.
struct HTTPRequest: Sendable {
  let method: String
  /// Without a query.
  let path: String
  /// By lower-case name.
  private(set) var headers: [String: String] = [:]
  var body: [UInt8] = []
  private let isHTTP10: Bool

  static let mostHeaderBytes = 32 << 10
  static let mostBodyBytes = 4 << 10
  private static let mostHeaders = 100

  /// Reads a head, without its final empty line; strict if RFC 9112 allows a choice.
  init(head: [UInt8]) throws(HTTPError) {
    let lines = try Self.lines(in: head)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]), words[1].hasPrefix("/"),
      words[1].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw .malformed("the request line is not 'METHOD /path HTTP/1.1'") }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .unknownVersion }
    isHTTP10 = words[2] == "HTTP/1.0"
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    guard lines.count <= Self.mostHeaders else { throw .headTooLarge }
    for line in lines.dropFirst() { try add(line) }
  }

  private mutating func add(_ line: Substring) throws(HTTPError) {
    guard let colon = line.firstIndex(of: ":"), Self.isToken(line[..<colon]) else {
      throw .malformed("a header has no name")
    }
    let name = line[..<colon].lowercased()
    let value = Self.trimmed(line[line.index(after: colon)...])
    guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
      throw .malformed("a header holds control characters")
    }
    if headers[name] != nil, Self.isSingle(name) {
      throw .malformed("the header '\(name)' is there twice")
    }
    headers[name] = value
  }

  /// The length of the body that follows.
  func bodyLength() throws(HTTPError) -> Int {
    guard headers["transfer-encoding"] == nil else { throw .lengthRequired }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      throw .malformed("Content-Length is no number")
    }
    guard let length = Int(text), length <= Self.mostBodyBytes else { throw .bodyTooLarge }
    return length
  }

  /// Whether the connection ends after the response.
  var endsConnection: Bool {
    let options = (headers["connection"] ?? "").lowercased().split(separator: ",")
      .map { Self.trimmed($0[...]) }
    return isHTTP10 ? !options.contains("keep-alive") : options.contains("close")
  }
}

extension HTTPRequest {
  private static func lines(in head: [UInt8]) throws(HTTPError) -> [Substring] {
    guard head.count <= mostHeaderBytes else { throw .headTooLarge }
    guard let text = String(validating: head, as: UTF8.self) else {
      throw .malformed("the head is not UTF-8")
    }
    // Splits scalars, because a carriage return and a line feed are one character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Substring] = []
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      guard isLast || line.last == "\r" else { throw .malformed("a line does not end with CR LF") }
      let content = Substring(isLast ? line : line.dropLast())
      guard !content.unicodeScalars.contains("\r") else { throw .malformed("a stray CR") }
      result.append(content)
    }
    return result
  }

  /// RFC 9110, 5.6.2.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0.isAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains($0) }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// Headers that a proxy in between could understand differently if they occur twice.
  private static func isSingle(_ name: String) -> Bool {
    ["host", "content-length", "transfer-encoding", "authorization", "origin"].contains(name)
  }
}
#endif
