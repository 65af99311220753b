#if Console
/// The rules for answering a request.
struct AccessCheck: Sendable {
  enum Right: Sendable {
    case read, change
  }

  let endpoint: Endpoint
  let token: Token
  let readOnlyToken: Token?
  let names: AllowedNames
  let codes = OneTimeCodes()
  let refusals: Refusals

  /// Checks that a request names the console; a page of another site would name that site.
  func checkHost(_ request: HTTPRequest) throws(HTTPError) {
    guard let host = request.headers["host"] else { throw .malformed("it names no host") }
    guard endpoint.isNamed(by: host) || names.contains(host: host) else {
      throw .forbidden(
        "this host name does not lead to the console; if it is a proxy's or a forwarded port's, "
          + "add it to allowedHosts"
      )
    }
  }

  /// Checks that a request is not another site's.
  func checkSite(_ request: HTTPRequest) throws(HTTPError) {
    if let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" {
      throw .forbidden("pages of other sites are not answered")
    }
    guard let origin = request.headers["origin"] else { return }
    let host = request.headers["host"] ?? ""
    if origin == "http://\(host)" || names.contains(origin: origin) { return }
    // A proxy adds the encryption.
    if names.contains(host: host), origin == "https://\(host)" { return }
    throw .forbidden("pages of other sites are not answered")
  }

  /// Checks that a request that reads or changes data has a token, and is not another site's.
  func right(of request: HTTPRequest) throws(HTTPError) -> Right {
    try checkSite(request)
    let words = (request.headers["authorization"] ?? "").split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer" else { throw .unauthorized }
    let (isFull, isReadOnly) = (
      token.matches(words[1]), readOnlyToken?.matches(words[1]) ?? false
    )
    guard isFull || isReadOnly else { throw .unauthorized }
    return isFull ? .change : .read
  }

  /// The token that a one-time code stands for.
  func token(for code: String) throws(HTTPError) -> Token {
    guard let isReadOnly = codes.use(code), let token = isReadOnly ? readOnlyToken : token else {
      throw .unauthorized
    }
    return token
  }
}
#endif
