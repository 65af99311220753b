import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 NSString: `stringByAddingPercentEscapes` and its inverse.
struct PercentEscapesTests {
  // Dev Kit 4.3 NSString: stringByAddingPercentEscapes escapes every reserved character.
  @Test func reservedCharacters() {
    #expect(
      "!*'();:@&=+$,/?%#[]".addingPercentEscapes()
        == "%21%2A%27%28%29%3B%3A%40%26%3D%2B%24%2C%2F%3F%25%23%5B%5D"
    )
    #expect(" \"<>\\^`{|}\n\0".addingPercentEscapes() == "%20%22%3C%3E%5C%5E%60%7B%7C%7D%0A%00")
  }

  @Test func unreservedCharacters() {
    let unreserved = "ABCXYZabcxyz0189-._~"
    #expect(unreserved.addingPercentEscapes() == unreserved)
    #expect("".addingPercentEscapes() == "")
    #expect("a b".dropFirst().addingPercentEscapes() == "%20b")
  }

  @Test func otherScripts() {
    #expect("é".addingPercentEscapes() == "%C3%A9")
    #expect("日本".addingPercentEscapes() == "%E6%97%A5%E6%9C%AC")
    #expect("👍🏽".addingPercentEscapes() == "%F0%9F%91%8D%F0%9F%8F%BD")
    #expect("٣".addingPercentEscapes() == "%D9%A3")
  }

  // Dev Kit 4.3 NSString: stringByReplacingPercentEscapes is Foundation's removingPercentEncoding.
  @Test(arguments: ["", "50% + é", "%25", "a\r\nb", "👩‍👩‍👧 ?&=#", "\u{FFFD}\u{0}"])
  func foundationUndoesIt(_ text: String) {
    #expect(text.addingPercentEscapes().removingPercentEncoding == text)
    #expect(
      text.addingPercentEscapes().addingPercentEscapes().removingPercentEncoding
        == text.addingPercentEscapes()
    )
  }
}
