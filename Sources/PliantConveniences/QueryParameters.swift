public import Foundation

extension URL {
  /// Returns the URL with the parameters at the end of its query, sorted by name.
  ///
  /// ```swift
  /// let url = URL(string: "https://example.com/search?page=2#results")
  /// url?.appending(queryParameters: ["q": "a+b & c", "lang": "en"])
  /// // https://example.com/search?page=2&lang=en&q=a%2Bb%20%26%20c#results
  /// ```
  ///
  /// Names and values are escaped by ``Swift/StringProtocol/addingPercentEscapes()``, including `+`
  /// and `;`, which Foundation's `appending(queryItems:)` leaves alone. The URL's own query, its
  /// fragment, and its base, if it is relative, are kept. Without parameters it is returned
  /// unchanged.
  ///
  /// Complexity: O(n log n).
  public func appending(queryParameters parameters: [String: String]) -> URL {
    appending(
      queryParameters: parameters.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    )
  }

  /// Returns the URL with the parameters at the end of its query, in their order.
  ///
  /// It is `appending(queryParameters:)` for parameters whose order matters, or whose names repeat.
  ///
  /// ```swift
  /// url?.appending(queryParameters: [("tag", "b"), ("tag", "a")])
  /// ```
  ///
  /// Complexity: O(n).
  public func appending(queryParameters parameters: [(name: String, value: String)]) -> URL {
    guard !parameters.isEmpty else { return self }
    let added = parameters.map { parameter in
      "\(parameter.name.addingPercentEscapes())=\(parameter.value.addingPercentEscapes())"
    }.joined(separator: "&")
    let text = relativeString
    let end = text.firstIndex(of: "#") ?? text.endIndex
    let beforeFragment = text[..<end]
    let query = beforeFragment.firstIndex(of: "?").map { beforeFragment[$0...].dropFirst() }
    let separator = query.map { $0.isEmpty || $0.hasSuffix("&") ? "" : "&" } ?? "?"
    // A URL stays valid with ASCII in its query; Foundation handles all other cases.
    return URL(string: beforeFragment + separator + added + text[end...], relativeTo: baseURL)
      ?? appending(queryItems: parameters.map { URLQueryItem(name: $0.name, value: $0.value) })
  }
}
