/// The rules for answering a request.
struct AccessCheck: Sendable {
  let endpoint: Endpoint
  let token: Token

  /// Checks that a request names the console; a page of another site would name that site.
  func checkHost(_ request: HTTPRequest) throws(HTTPError) {
    guard let host = request.headers["host"] else { throw .malformed("it names no host") }
    guard endpoint.isNamed(by: host) else {
      throw .forbidden("this host name does not lead to the console")
    }
  }

  /// Checks that a request that reads or changes data has the token, and is not another site's.
  func checkRight(_ request: HTTPRequest) throws(HTTPError) {
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      throw .forbidden("pages of other sites are not answered")
    }
    if let origin = request.headers["origin"], let host = request.headers["host"],
      origin != "http://\(host)"
    {
      throw .forbidden("pages of other sites are not answered")
    }
    let words = (request.headers["authorization"] ?? "").split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer", token.matches(words[1]) else {
      throw .unauthorized
    }
  }
}
