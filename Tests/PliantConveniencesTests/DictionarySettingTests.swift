import PliantConveniences
import Testing

struct DictionarySettingTests {
  // Dev Kit 4.3 NSDictionary: dictionaryBySettingObject:forKey:, nil removes the key.
  @Test func setsReplacesAndRemoves() {
    let original = ["a": 1]
    #expect(original.setting(2, forKey: "b") == ["a": 1, "b": 2])
    #expect(original.setting(2, forKey: "a") == ["a": 2])
    #expect(original.setting(nil, forKey: "a") == [:])
    #expect(original.setting(nil, forKey: "b") == ["a": 1])
    #expect(original == ["a": 1])
  }

  @Test func optionalValues() {
    let original: [String: Int?] = ["a": 1]
    #expect(original.setting(.some(.none), forKey: "a") == ["a": Int?.none])
    #expect(original.setting(nil, forKey: "a") == [:])
    let missing: Int? = nil
    #expect((["a": 1] as [String: Any]).setting(missing, forKey: "a").isEmpty)
  }
}
