public import Foundation

/// The response to a request in a test.
///
/// ```swift
/// var response = StubbedResponse.text("Try again", status: 503, headers: ["Retry-After": "9"])
/// response.delay = .seconds(2)
/// ```
public struct StubbedResponse: Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The header fields by name.
  public var headers: [String: String]
  /// The parts of the body, in the order in which they arrive.
  public var chunks: [Data]
  /// The time before the response, which a test's clock measures.
  public var delay = Duration.zero
  /// The time before each chunk.
  public var pace = Duration.zero
  /// The error that the request fails with after the last chunk, as a lost connection does.
  public var failure: (any Error)?

  /// The bytes of the body.
  public var body: Data {
    get { Data(chunks.joined()) }
    set { chunks = [newValue] }
  }

  /// Creates a response; by default its status is 200, and it has neither headers nor a body.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    chunks = [body]
  }

  /// Returns a response whose body is `value` as JSON.
  ///
  /// - Throws: Any error that encoding the value throws.
  public static func json(
    _ value: some Encodable,
    status: Int = 200,
    headers: [String: String] = [:],
    delay: Duration = .zero
  ) throws -> StubbedResponse {
    let body = try JSONEncoder().encode(value)
    return .data(body, type: "application/json", status: status, headers: headers, delay: delay)
  }

  /// Returns a response whose body is a text in UTF-8.
  public static func text(
    _ text: String,
    status: Int = 200,
    headers: [String: String] = [:],
    delay: Duration = .zero
  ) -> StubbedResponse {
    let type = "text/plain; charset=utf-8"
    return .data(Data(text.utf8), type: type, status: status, headers: headers, delay: delay)
  }

  /// Returns a response with these bytes; `headers` may have another content type.
  public static func data(
    _ body: Data,
    type: String = "application/octet-stream",
    status: Int = 200,
    headers: [String: String] = [:],
    delay: Duration = .zero
  ) -> StubbedResponse {
    let hasType = headers.keys.contains { $0.lowercased() == "content-type" }
    let all = hasType ? headers : headers.merging(["Content-Type": type]) { $1 }
    return StubbedResponse(status: status, headers: all, body: body).delayed(by: delay)
  }

  /// Returns a response without a body.
  public static func status(
    _ status: Int,
    headers: [String: String] = [:],
    delay: Duration = .zero
  ) -> StubbedResponse { StubbedResponse(status: status, headers: headers).delayed(by: delay) }

  /// Returns a response that sends the client to another address.
  public static func redirect(to url: URL, status: Int = 302) -> StubbedResponse {
    StubbedResponse(status: status, headers: ["Location": url.absoluteString])
  }

  /// Returns a response whose body arrives in parts, each after a time.
  public static func chunks(_ texts: [String], every pace: Duration = .zero) -> StubbedResponse {
    var response = StubbedResponse(headers: ["Content-Type": "text/plain; charset=utf-8"])
    response.chunks = texts.map { Data($0.utf8) }
    response.pace = pace
    return response
  }

  /// Returns the response after a time, which a test's clock measures.
  public func delayed(by delay: Duration) -> StubbedResponse {
    var response = self
    response.delay = delay
    return response
  }

  /// Returns the response with a connection that is lost after the body.
  public func failing(_ error: any Error) -> StubbedResponse {
    var response = self
    response.failure = error
    return response
  }
}
