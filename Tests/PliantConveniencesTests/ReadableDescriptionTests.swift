import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 NSArray, NSDictionary, NSSet, NSOrderedSet: `descriptionWithLocale:indent:`.
struct ReadableDescriptionTests {
  // Dev Kit 4.3 NSArray: 4-space nested pretty print, ( ), { }, {( )}, non-ASCII left readable.
  @Test func nested() {
    let value: [String: Any] = [
      "name": "Zoë", "tags": ["a b", "1"], "age": 7, "on": true, "none": NSNull(),
      "set": Set([10, 9]), "inner": ["x": [["y": 1.5]]], "日本": "語",
    ]
    #expect(
      readableDescription(of: value) == """
        {
            age = 7;
            inner = {
                x = (
                    {
                        y = 1.5;
                    }
                );
            };
            name = Zoë;
            none = null;
            on = true;
            set = {(
                9,
                10
            )};
            tags = (
                "a b",
                "1"
            );
            日本 = 語;
        }
        """
    )
  }

  // Dev Kit 4.3 NSArray, NSDictionary, NSSet, NSOrderedSet: Foundation's read like Swift's.
  @Test func foundationsCollections() {
    let value: [Any] = [
      NSArray(array: [1, NSArray()]), NSDictionary(dictionary: [1: "a"]), NSSet(array: ["b", "a"]),
      NSOrderedSet(array: ["b", "a"]), NSMutableArray(array: [NSNumber(value: true)]),
      NSString("é"),
    ]
    #expect(
      oneLine(value)
        == "( ( 1, () ), { 1 = a; }, {( a, b )}, {( b, a )}, ( true ), é )"
    )
  }

  @Test func emptyOnes() {
    let value: [Any] = [[Int](), [String: Int](), Set<Int>(), NSOrderedSet(), "", Data()]
    #expect(oneLine(value) == #"( (), {}, {()}, {()}, "", <> )"#)
    #expect(readableDescription(of: [Int]()) == "()")
    #expect(readableDescription(of: nil) == "nil")
  }

  @Test(arguments: [
    ("plain", "plain"), ("a-b_c.d/e:f$", "a-b_c.d/e:f$"), ("é", "é"), ("e\u{301}", "e\u{301}"),
    ("1", #""1""#), ("-1.5e3", #""-1.5e3""#), ("true", #""true""#), ("nil", #""nil""#),
    ("null", #""null""#), ("nan", #""nan""#), ("a b", #""a b""#), ("a;b", #""a;b""#),
    ("a\"b\\c", #""a\"b\\c""#), ("a\r\n\tb", #""a\r\n\tb""#), ("\u{0}\u{7F}", #""\u{0}\u{7f}""#),
    ("\u{2028}", #""\u{2028}""#), ("👩‍👧", "\"👩‍👧\""), ("1a", "1a"),
  ])
  func strings(_ text: String, _ expected: String) {
    #expect(readableDescription(of: text) == expected)
  }

  @Test func values() {
    #expect(readableDescription(of: true) == "true")
    #expect(readableDescription(of: NSNumber(value: false)) == "false")
    #expect(readableDescription(of: NSNumber(value: 1)) == "1")
    #expect(readableDescription(of: UInt64.max) == "18446744073709551615")
    #expect(readableDescription(of: 0.5) == "0.5")
    #expect(readableDescription(of: Optional(Optional(3)) as Any) == "3")
    #expect(oneLine([1, nil] as [Int?]) == "( 1, nil )")
    #expect(readableDescription(of: Data([0, 255])) == "<00ff>")
    #expect(
      readableDescription(of: Data(count: 100))
        == "<" + String(repeating: "00", count: 64) + "… 100 bytes>"
    )
    #expect(readableDescription(of: Date(timeIntervalSince1970: 0)) == "1970-01-01 00:00:00 +0000")
    #expect(readableDescription(of: [Two()]) == "(\n    one\n    two\n)")
    #expect(oneLine([1, 2, 3][1...]) == "( 2, 3 )")
  }

  @Test func keysAreSorted() {
    let value: [AnyHashable: Any] = [10: 1, 9: 2, "b": 3, "a": 4, "1": 5]
    #expect(oneLine(value) == #"{ 9 = 2; 10 = 1; "1" = 5; a = 4; b = 3; }"#)
    #expect(oneLine(Set([[2, 1], [1]])) == "{( ( 1 ), ( 2, 1 ) )}")
    #expect(oneLine([[1]: 2]) == "{ ( 1 ) = 2; }")
    #expect(readableDescription(of: Set([[1]])) == "{(\n    (\n        1\n    )\n)}")
  }

  @Test func depthIsLimited() {
    let value: [Any] = [1, [2, [3]], ["a": ["b": 1]], [Set([1])], [[]]]
    #expect(oneLine(value, depthLimit: 1) == "( 1, (…), {…}, (…), (…) )")
    #expect(oneLine(value, depthLimit: 2) == "( 1, ( 2, (…) ), { a = {…}; }, ( {(…)} ), ( () ) )")
    #expect(readableDescription(of: [1], depthLimit: 0) == "(…)")
    #expect(readableDescription(of: Set([1]), depthLimit: 0) == "{(…)}")
    #expect(readableDescription(of: [1: 1], depthLimit: -1) == "{…}")
    var deep: Any = 1
    for _ in 0..<1000 { deep = [deep] }
    #expect(readableDescription(of: deep).split(separator: "\n").count == 65)
  }

  @Test func cyclesEndAtTheDepthLimit() {
    let loop = Loop()
    #expect(oneLine(loop, depthLimit: 3) == "( ( ( (…) ) ) )")
    #expect(!readableDescription(of: loop).isEmpty)
  }

  private func oneLine(_ value: Any, depthLimit: Int = 32) -> String {
    readableDescription(of: value, depthLimit: depthLimit)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

private struct Two: CustomStringConvertible {
  var description: String { "one\ntwo" }
}

/// A collection to mirrors, which contains itself.
private final class Loop: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [self], displayStyle: .collection) }
}
