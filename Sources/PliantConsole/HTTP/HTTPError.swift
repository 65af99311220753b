#if Console
/// The reason why a request is refused.
enum HTTPError: Error {
  case malformed(String)
  case unauthorized
  case forbidden(String)
  case notFound(String)
  case methodNotAllowed(allowed: String)
  case conflict(String)
  case lengthRequired
  case bodyTooLarge
  case notJSON
  case headTooLarge
  case noAnswer(String)
  case tooMany
  case full
  case unknownVersion
}

extension HTTPError {
  static let readOnly = HTTPError.forbidden(
    "this page may only read: open it with a token that may change things"
  )

  var status: String {
    switch self {
    case .malformed: "400 Bad Request"
    case .unauthorized: "401 Unauthorized"
    case .forbidden: "403 Forbidden"
    case .notFound: "404 Not Found"
    case .methodNotAllowed: "405 Method Not Allowed"
    case .conflict: "409 Conflict"
    case .lengthRequired: "411 Length Required"
    case .bodyTooLarge: "413 Content Too Large"
    case .notJSON: "415 Unsupported Media Type"
    case .headTooLarge: "431 Request Header Fields Too Large"
    case .tooMany: "429 Too Many Requests"
    case .noAnswer: "502 Bad Gateway"
    case .full: "503 Service Unavailable"
    case .unknownVersion: "505 HTTP Version Not Supported"
    }
  }

  /// The cause and the remedy.
  var message: String {
    switch self {
    case .malformed(let detail): "not a request that is understood here: \(detail)"
    case .unauthorized: "the token is missing or wrong: open the address that the program printed"
    case .forbidden(let detail), .conflict(let detail), .noAnswer(let detail): detail
    case .notFound(let what): "there is no \(what)"
    case .methodNotAllowed(let allowed): "only \(allowed) is answered here"
    case .lengthRequired: "send a Content-Length, and no other coding"
    case .bodyTooLarge: "the body has more than \(HTTPRequest.mostBodyBytes) bytes"
    case .notJSON: "send JSON, as application/json"
    case .headTooLarge: "the head has more than \(HTTPRequest.mostHeaderBytes) bytes"
    case .tooMany: "too many requests were refused lately: wait a second"
    case .full: "\(LiveState.mostPages) pages are connected already: close one of them"
    case .unknownVersion: "only HTTP/1.1 and HTTP/1.0 are spoken here"
    }
  }

  var headers: [(String, String)] {
    switch self {
    case .unauthorized: [("WWW-Authenticate", "Bearer")]
    case .methodNotAllowed(let allowed): [("Allow", allowed)]
    case .tooMany: [("Retry-After", "1")]
    case .full: [("Retry-After", "5")]
    default: []
    }
  }

  /// Whether the request was understood, but is not allowed.
  var isRefusal: Bool {
    switch self {
    case .unauthorized, .forbidden: true
    default: false
    }
  }

  /// Whether the rest of the connection can no longer be parsed.
  var endsConnection: Bool {
    switch self {
    case .malformed, .lengthRequired, .bodyTooLarge, .headTooLarge, .unknownVersion: true
    default: false
    }
  }
}
#endif
