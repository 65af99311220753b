import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 NSArray: `objectOfClass:atIndex:` and its family.
struct TypedElementsTests {
  private let mixed: [Any] = [1, 1.5, "a", true, [2, "b", true] as [Any], ["k": 3], NSNull()]

  // Dev Kit 4.3 NSArray: objectOfClass:atIndex:, nil for a wrong type.
  @Test func valueOfAType() {
    #expect(mixed.value(ofType: String.self, at: 2) == "a")
    #expect(mixed.value(ofType: String.self, at: 0) == nil)
    #expect(mixed.value(ofType: NSNull.self, at: 6) != nil)
  }

  // Dev Kit 4.3 NSArray: dictionaryAtIndex:, arrayAtIndex:, stringAtIndex:.
  @Test func eachKind() {
    #expect(indices { mixed.string(at: $0) } == [2])
    #expect(indices { mixed.array(at: $0) } == [4])
    #expect(indices { mixed.dictionary(at: $0) } == [5])
    #expect(mixed.array(at: 4)?.count == 3)
    #expect(mixed.array(ofType: Int.self, at: 4) == [2])
    #expect(mixed.array(ofType: Int.self, at: 5) == nil)
    #expect(mixed.dictionary(at: 5)?.integer(forKey: "k") == 3)
  }

  // Dev Kit 4.3 NSArray: numberAtIndex:, boolAtIndex:. NO for a wrong type is nil here.
  @Test func numbersAndBooleans() {
    #expect(indices { mixed.number(at: $0) } == [0, 1])
    #expect(indices { mixed.integer(at: $0) } == [0])
    #expect(indices { mixed.double(at: $0) } == [0, 1])
    #expect(indices { mixed.bool(at: $0) } == [0, 1, 3])
    #expect(mixed.bool(at: 0) == true && ([0] as [Any]).bool(at: 0) == false)
    #expect(mixed.bool(at: 3) == true)
    #expect(mixed.double(at: 1) == 1.5)
    #expect(mixed.number(at: 1) == 1.5)
  }

  @Test func foundationsCollections() {
    let array: [Any] = [
      NSArray(array: [1, NSArray(array: ["x"])]), NSDictionary(object: 1, forKey: "a" as NSString),
    ]
    #expect(array.array(at: 0)?.array(at: 1)?.string(at: 0) == "x")
    #expect(array.dictionary(at: 1)?.integer(forKey: "a") == 1)
    #expect(array[1...].dictionary(at: 1) != nil)
  }

  // Dev Kit 4.3 NSArray: out of range still raises.
  @Test func outOfRangeStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = ([1] as [Any]).string(at: 1)
    }
  }

  private func indices(where value: (Int) -> Any?) -> [Int] {
    mixed.indices.filter { value($0) != nil }
  }
}
