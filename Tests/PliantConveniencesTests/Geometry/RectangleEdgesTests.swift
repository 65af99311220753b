import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.2 geometry: left, right, top and bottom as properties.
struct RectangleEdgesTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  // Dev Kit 4.2 geometry: SetLeft/Top/Right/Bottom move, size kept.
  @Test func settingMoves() {
    var rect = rect
    rect.left = 0
    #expect(rect == CGRect(x: 0, y: 20, width: 30, height: 40))
    rect.right = 0
    #expect(rect == CGRect(x: -30, y: 20, width: 30, height: 40))
    rect.top = 0
    #expect(rect == CGRect(x: -30, y: 0, width: 30, height: 40))
    rect.bottom = 0
    #expect(rect == CGRect(x: -30, y: -40, width: 30, height: 40))
    rect.left += 5
    #expect(rect.left == -25)
  }

  @Test func reading() {
    #expect([rect.left, rect.top, rect.right, rect.bottom] == [10, 20, 40, 60])
    let negative = CGRect(x: 40, y: 60, width: -30, height: -40)
    #expect([negative.left, negative.top, negative.right, negative.bottom] == [10, 20, 40, 60])
  }
}
