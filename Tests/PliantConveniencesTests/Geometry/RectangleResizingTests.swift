import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.2 geometry: the functions that resize.
struct RectangleResizingTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  // Dev Kit 4.2 geometry: SetMinX/MinY move that edge, the opposite one stays.
  @Test func lowerEdges() {
    #expect(rect.with(minX: 0) == CGRect(x: 0, y: 20, width: 40, height: 40))
    #expect(rect.with(minY: 0) == CGRect(x: 10, y: 0, width: 30, height: 60))
    #expect(rect.with(minX: 0).maxX == rect.maxX)
  }

  // Dev Kit 4.2 geometry: SetMaxX/MaxY resize.
  @Test func higherEdges() {
    #expect(rect.with(maxX: 50) == CGRect(x: 10, y: 20, width: 40, height: 40))
    #expect(rect.with(maxY: 50) == CGRect(x: 10, y: 20, width: 30, height: 30))
  }

  // Dev Kit 4.2 geometry: SetWidth/Height/Size; MakeWithSize.
  @Test func sizes() {
    #expect(rect.with(width: 1) == CGRect(x: 10, y: 20, width: 1, height: 40))
    #expect(rect.with(height: 1) == CGRect(x: 10, y: 20, width: 30, height: 1))
    let size = CGSize(width: 1, height: 2)
    #expect(rect.with(size: size) == CGRect(x: 10, y: 20, width: 1, height: 2))
    #expect(CGRect(size: size) == CGRect(x: 0, y: 0, width: 1, height: 2))
  }

  @Test func anEdgePastTheOppositeOneChangesPlaces() {
    #expect(rect.with(minX: 50).size.width == 10)
    #expect(rect.with(minX: 50).origin.x == 40)
    #expect(rect.with(maxX: 0).origin.x == 0)
    #expect(rect.with(maxX: 0).size.width == 10)
    #expect(rect.with(minY: 70).origin.y == 60)
    #expect(rect.with(maxY: 0).size.height == 20)
    #expect(rect.with(width: -5).origin.x == 5)
    #expect(rect.with(size: CGSize(width: -5, height: -5)).origin == CGPoint(x: 5, y: 15))
    #expect(rect.with(minX: 40).isEmpty)
  }

  @Test func negativeSizesAreStandardizedFirst() {
    let negative = CGRect(x: 40, y: 60, width: -30, height: -40)
    #expect(negative.with(minX: 0).origin.x == 0)
    #expect(negative.with(minX: 0).size == CGSize(width: 40, height: 40))
    #expect(negative.with(maxY: 100).size.height == 80)
    #expect(negative.with(width: 1).origin == CGPoint(x: 10, y: 20))
    #expect(negative.with(height: 1).size == CGSize(width: 30, height: 1))
  }

  @Test func nullAndInfiniteStay() {
    for rect in [CGRect.null, .infinite] {
      #expect(rect.with(minX: 0) == rect)
      #expect(rect.with(maxY: 0) == rect)
      #expect(rect.with(width: 1) == rect)
      #expect(rect.with(size: .zero) == rect)
    }
  }
}
