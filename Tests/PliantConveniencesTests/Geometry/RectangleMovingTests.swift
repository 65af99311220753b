import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.2 geometry: the functions that move.
struct RectangleMovingTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  // Dev Kit 4.2 geometry: SetLeft/Top/Right/Bottom move, size kept.
  @Test func edges() {
    #expect(rect.with(left: 0) == CGRect(x: 0, y: 20, width: 30, height: 40))
    #expect(rect.with(top: 0) == CGRect(x: 10, y: 0, width: 30, height: 40))
    #expect(rect.with(right: 0) == CGRect(x: -30, y: 20, width: 30, height: 40))
    #expect(rect.with(bottom: 0) == CGRect(x: 10, y: -40, width: 30, height: 40))
  }

  // Dev Kit 4.2 geometry: SetMidX/MidY move.
  @Test func middles() {
    #expect(rect.with(midX: 0) == CGRect(x: -15, y: 20, width: 30, height: 40))
    #expect(rect.with(midY: 0) == CGRect(x: 10, y: -20, width: 30, height: 40))
    #expect(rect.with(midX: rect.midX).with(midY: rect.midY) == rect)
  }

  // Dev Kit 4.2 geometry: SetOrigin, MakeWithOrigin; MakeWithOriginAndSize is Foundation's.
  @Test func origins() {
    #expect(
      rect.with(origin: CGPoint(x: 1, y: 2)) == CGRect(x: 1, y: 2, width: 30, height: 40)
    )
    #expect(CGRect(origin: CGPoint(x: 1, y: 2)) == CGRect(x: 1, y: 2, width: 0, height: 0))
    #expect(CGRect(origin: rect.origin, size: rect.size) == rect)
  }

  @Test func negativeSizesAreStandardizedFirst() {
    let negative = CGRect(x: 40, y: 60, width: -30, height: -40)
    #expect(negative.with(left: 0) == rect.with(left: 0))
    #expect(negative.with(bottom: 0) == rect.with(bottom: 0))
    #expect(negative.with(midX: 0) == rect.with(midX: 0))
    #expect(negative.with(origin: .zero) == rect.with(origin: .zero))
    #expect(negative.with(right: 0).size == CGSize(width: 30, height: 40))
  }

  @Test func nullAndInfiniteStay() {
    #expect(CGRect.null.with(left: 0).isNull)
    #expect(CGRect.null.with(midY: 0).isNull)
    #expect(CGRect.null.with(origin: .zero).isNull)
    #expect(CGRect.infinite.with(right: 0).isInfinite)
    #expect(CGRect.infinite.with(origin: .zero).isInfinite)
    #expect(CGRect.zero.with(right: 5) == CGRect(x: 5, y: 0, width: 0, height: 0))
  }
}
