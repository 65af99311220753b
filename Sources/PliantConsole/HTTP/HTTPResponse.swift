#if Console
import Foundation

/// A response with its body.
struct HTTPResponse: Sendable {
  let status: String
  let headers: [(String, String)]
  var body = Data()

  /// A success without content.
  static let done = HTTPResponse(status: "204 No Content", headers: [])
}

extension HTTPResponse {
  /// Something to show.
  init(_ body: Data, type: String) {
    self.init(status: "200 OK", headers: [("Content-Type", type)], body: body)
  }

  init(_ value: some Encodable) {
    self.init(JSONText.encode(value), type: "application/json")
  }

  init(_ error: HTTPError) {
    self.init(
      status: error.status,
      headers: error.headers + [("Content-Type", "application/json")],
      body: JSONText.encode(["error": error.message])
    )
  }

  func bytes(endsConnection: Bool) -> Data {
    var headers = headers
    if !status.hasPrefix("204") { headers.append(("Content-Length", "\(body.count)")) }
    if endsConnection { headers.append(("Connection", "close")) }
    return Self.head(status, headers) + body
  }

  /// The head of a stream, which lasts as long as its connection.
  static let streamHead = head(
    "200 OK",
    [("Content-Type", "text/event-stream"), ("Connection", "close"), ("X-Accel-Buffering", "no")]
  )

  /// The head of a file, whose bytes follow; the connection ends after them.
  static func fileHead(bytes: Int) -> Data {
    head(
      "200 OK",
      [
        ("Content-Type", "application/octet-stream"), ("Content-Length", "\(bytes)"),
        ("Connection", "close"),
      ]
    )
  }

  private static func head(_ status: String, _ headers: [(String, String)]) -> Data {
    let lines = ["HTTP/1.1 \(status)"] + (headers + always).map { "\($0): \($1)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// The page may load only its own files, and other sites may not frame it or read it.
  private static let always = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        + "require-trusted-types-for 'script'"
    ),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
  ]
}
#endif
