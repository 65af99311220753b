import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 NSDictionary: `objectOfClass:forKey:` and its family.
struct TypedValuesTests {
  // Dev Kit 4.3 NSDictionary: objectOfClass:, dictionary, array, string, number and boolForKey:.
  @Test func valuesOfAJSON() throws {
    let text = """
      {"on": true, "off": false, "one": 1, "half": 0.5, "text": "é", "none": null,
       "list": [1, true, "a", [2]], "nested": {"deep": {"value": 3}}, "large": 12345678901234567891}
      """
    let json = try #require(
      checkedCast(JSONSerialization.jsonObject(with: Data(text.utf8)), to: [String: Any].self)
    )
    #expect(keys(json) { json.bool(forKey: $0) } == "half large off on one")
    #expect(keys(json) { json.number(forKey: $0) } == "half large one")
    #expect(keys(json) { json.integer(forKey: $0) } == "one")
    #expect(keys(json) { json.double(forKey: $0) } == "half large one")
    #expect(keys(json) { json.string(forKey: $0) } == "text")
    #expect(keys(json) { json.array(forKey: $0) } == "list")
    #expect(keys(json) { json.dictionary(forKey: $0) } == "nested")
    #expect(keys(json) { json.value(ofType: NSNull.self, forKey: $0) } == "none")
    #expect(json.string(forKey: "text") == "é")
    #expect(json.bool(forKey: "off") == false && json.bool(forKey: "one") == true)
    #expect(
      json.dictionary(forKey: "nested")?.dictionary(forKey: "deep")?.integer(forKey: "value") == 3
    )
    #expect(json.value(ofType: UInt64.self, forKey: "large") == 12_345_678_901_234_567_891)
    #expect(json.string(forKey: "absent") == nil)
    #expect(json.bool(forKey: "absent") == nil)
  }

  // Dev Kit 4.3 NSDictionary: arrayOfObjectsOfClass:forKey:.
  @Test func elementsOfOneType() {
    let values: [String: Any] = ["list": [1, true, "a", 2.0] as [Any], "other": 1]
    #expect(values.array(ofType: Int.self, forKey: "list") == [1, 2])
    #expect(values.array(ofType: Date.self, forKey: "list") == [])
    #expect(values.array(ofType: Int.self, forKey: "other") == nil)
    #expect(values.array(ofType: Int.self, forKey: "absent") == nil)
  }

  @Test func valuesOfAPropertyList() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["on": true, "one": 1, "nested": ["list": [["x": 2.5]]]],
      format: .xml,
      options: 0
    )
    let list = try #require(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    )
    #expect(list.bool(forKey: "on") == true)
    #expect(list.integer(forKey: "on") == nil)
    #expect(list.bool(forKey: "one") == true)
    #expect(list.integer(forKey: "one") == 1)
    let inner = list.dictionary(forKey: "nested")?.array(forKey: "list")?.dictionary(at: 0)
    #expect(inner?.double(forKey: "x") == 2.5)
  }

  @Test func keysOfOtherTypes() {
    let values: [AnyHashable: Any] = ["a": 1, 2: ["b": NSDictionary(dictionary: [3: 4])]]
    #expect(values.integer(forKey: "a") == 1)
    #expect(values.dictionary(forKey: 2) != nil)
    #expect(values.dictionary(forKey: 2)?.dictionary(forKey: "b") == nil)
  }

  private func keys(_ values: [String: Any], where value: (String) -> Any?) -> String {
    values.keys.filter { value($0) != nil }.sorted().joined(separator: " ")
  }
}
