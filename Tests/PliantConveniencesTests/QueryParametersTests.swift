import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 NSURL: `URLByAppendingQueryParameters:`.
struct QueryParametersTests {
  // Dev Kit 4.3 NSURL: ? or & is chosen; [B] appended after the fragment.
  @Test(arguments: [
    ("http://a/b", "http://a/b?x=1"),
    ("http://a", "http://a?x=1"),
    ("http://a/b?", "http://a/b?x=1"),
    ("http://a/b?y", "http://a/b?y&x=1"),
    ("http://a/b?y=2", "http://a/b?y=2&x=1"),
    ("http://a/b?y=2&", "http://a/b?y=2&x=1"),
    ("http://a/b?y=?", "http://a/b?y=?&x=1"),
    ("http://a/b#f", "http://a/b?x=1#f"),
    ("http://a/b?#f", "http://a/b?x=1#f"),
    ("http://a/b?y=2#f", "http://a/b?y=2&x=1#f"),
    ("http://a/b#f?g", "http://a/b?x=1#f?g"),
    ("http://a/b#", "http://a/b?x=1#"),
    ("http://a/b?q=1+2%20%C3%A9;", "http://a/b?q=1+2%20%C3%A9;&x=1"),
    ("http://u:p@[::1]:80/%2F?y=%26#%23", "http://u:p@[::1]:80/%2F?y=%26&x=1#%23"),
    ("mailto:a@b.c", "mailto:a@b.c?x=1"),
    ("file:///a%20b", "file:///a%20b?x=1"),
    ("b/c#f", "b/c?x=1#f"),
    ("?y", "?y&x=1"),
    ("#f", "?x=1#f"),
  ])
  func separators(_ text: String, _ expected: String) throws {
    let url = try #require(URL(string: text))
    #expect(url.appending(queryParameters: ["x": "1"]).absoluteString == expected)
    #expect(url.appending(queryParameters: [("x", "1")]).absoluteString == expected)
  }

  // Dev Kit 4.3 NSURL: empty gives the URL itself; [B] a stray ? if all were skipped.
  @Test(arguments: ["http://a/b", "http://a/b?", "http://a/b?y#f"])
  func noParameters(_ text: String) throws {
    let url = try #require(URL(string: text))
    #expect(url.appending(queryParameters: [:]) == url)
    #expect(url.appending(queryParameters: []) == url)
  }

  // Dev Kit 4.3 NSURL: escapes.
  @Test func namesAndValuesAreEscaped() throws {
    let url = try #require(URL(string: "http://a/"))
    let text = "a+b & c=é;/?#%"
    let result = url.appending(queryParameters: [text: text, "": ""])
    let escaped = "a%2Bb%20%26%20c%3D%C3%A9%3B%2F%3F%23%25"
    #expect(result.absoluteString == "http://a/?=&\(escaped)=\(escaped)")
    let items = URLComponents(url: result, resolvingAgainstBaseURL: true)?.queryItems
    #expect(items == [URLQueryItem(name: "", value: ""), URLQueryItem(name: text, value: text)])
  }

  @Test func dictionariesAreSortedByName() throws {
    let url = try #require(URL(string: "http://a/"))
    let parameters = ["b": "2", "a": "1", "é": "4", "c": "3", "B": "0"]
    #expect(
      url.appending(queryParameters: parameters).absoluteString
        == "http://a/?B=0&a=1&b=2&c=3&%C3%A9=4"
    )
  }

  @Test func pairsKeepOrderAndRepeat() throws {
    let url = try #require(URL(string: "http://a/"))
    #expect(
      url.appending(queryParameters: [("b", "2"), ("a", "1"), ("b", "0")]).absoluteString
        == "http://a/?b=2&a=1&b=0"
    )
  }

  @Test func relativeURLsKeepTheirBase() throws {
    let base = try #require(URL(string: "http://host/x/y?z#w"))
    let url = try #require(URL(string: "c#f", relativeTo: base))
    let result = url.appending(queryParameters: ["x": "1"])
    #expect(result.baseURL == base)
    #expect(result.relativeString == "c?x=1#f")
    #expect(result.absoluteString == "http://host/x/c?x=1#f")
  }
}
