import Foundation
import PliantConveniences
import Testing

/// Removal and intersection that keep order.
struct OrderedRemovalTests {
  // Dev Kit 4.3 NSArray: arrayByRemovingObject: removes all equal elements.
  @Test func removesEveryEqualElement() {
    #expect([1, 2, 1, 3].removing(1) == [2, 3])
    #expect([1, 2].removing(3) == [1, 2])
    #expect([Int]().removing(1) == [])
    #expect("banana".removing("a") == "bnn")
    #expect([1, nil, 2].removing(nil) == [1, 2])
    #expect(["e\u{301}", "e"].removing("\u{E9}") == ["e"])
  }

  // Dev Kit 4.3 NSArray: arrayByRemovingObjectsInArray:.
  @Test func removesTheElementsOfAnother() {
    #expect([3, 1, 2, 3, 4].removing(elementsOf: [4, 3, 3]) == [1, 2])
    #expect([1, 2].removing(elementsOf: []) == [1, 2])
    #expect([1, 2].removing(elementsOf: Set([2])) == [1])
    #expect([Plain(1), Plain(2), Plain(1)].removing(elementsOf: [Plain(1)]) == [Plain(2)])
    #expect(Data([1, 2, 3]).removing(elementsOf: [2]) == Data([1, 3]))
  }

  // Dev Kit 4.3 NSArray: arrayByIntersectingWithArray: lost the order and the duplicates [B].
  @Test func intersectionKeepsOrderAndDuplicates() {
    #expect([3, 1, 2, 3].intersection([2, 3]) == [3, 2, 3])
    #expect([1, 2].intersection([2, 2, 2]) == [2])
    #expect([1, 2].intersection([]) == [])
    #expect([Int]().intersection([1]) == [])
    #expect([Plain(2), Plain(1), Plain(2)].intersection([Plain(2)]) == [Plain(2), Plain(2)])
    #expect([Double.nan, 1].intersection([.nan, 1]) == [1])
  }

  // Dev Kit 4.3 NSSet: Set has these, and its own is taken.
  @Test func setsKeepTheirOwn() {
    #expect(Set([1, 2]).intersection([2]) == Set([2]))
    #expect(Set([1, 2]).subtracting([2]) == Set([1]))
  }

  @Test func manyElements() {
    let numbers = Array(0..<200_000)
    #expect(numbers.removing(elementsOf: numbers.dropFirst()) == [0])
    #expect(numbers.intersection(numbers.reversed()) == numbers)
  }
}

/// Equatable, but not Hashable.
private struct Plain: Equatable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}
