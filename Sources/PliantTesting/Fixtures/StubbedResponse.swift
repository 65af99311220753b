public import Foundation

/// The response to a request in a test.
public struct StubbedResponse: Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The header fields by name.
  public var headers: [String: String]
  /// The bytes of the body.
  public var body: Data

  /// Creates a response; by default its status is 200, and it has neither headers nor a body.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  private init(_ status: Int, _ type: String, _ body: Data) {
    self.init(status: status, headers: ["Content-Type": type], body: body)
  }

  /// Returns a response whose body is `value` as JSON.
  ///
  /// - Throws: Any error that encoding the value throws.
  public static func json(_ value: some Encodable, status: Int = 200) throws -> StubbedResponse {
    StubbedResponse(status, "application/json", try JSONEncoder().encode(value))
  }

  /// Returns a response whose body is a text in UTF-8.
  public static func text(_ text: String, status: Int = 200) -> StubbedResponse {
    StubbedResponse(status, "text/plain; charset=utf-8", Data(text.utf8))
  }

  /// Returns a response without a body.
  public static func status(_ status: Int) -> StubbedResponse { StubbedResponse(status: status) }
}
