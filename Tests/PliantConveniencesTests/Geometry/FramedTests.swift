import Foundation
import PliantConveniences
import Testing

/// Dev Kit 4.3 UIView: 14 frame and 14 `bound…` properties.
struct FramedTests {
  // Dev Kit 4.3 UIView: the frame's.
  @Test func theFrames() {
    #expect(set { $0.minX = 0 } == "0 20 40 40")
    #expect(set { $0.minY = 0 } == "10 0 30 60")
    #expect(set { $0.maxX = 50 } == "10 20 40 40")
    #expect(set { $0.maxY = 50 } == "10 20 30 30")
    #expect(set { $0.midX = 0 } == "-15 20 30 40")
    #expect(set { $0.midY = 0 } == "10 -20 30 40")
    #expect(set { $0.left = 0 } == "0 20 30 40")
    #expect(set { $0.top = 0 } == "10 0 30 40")
    #expect(set { $0.right = 0 } == "-30 20 30 40")
    #expect(set { $0.bottom = 0 } == "10 -40 30 40")
    #expect(set { $0.width = 1 } == "10 20 1 40")
    #expect(set { $0.height = 1 } == "10 20 30 1")
    #expect(set { $0.origin = .zero } == "0 0 30 40")
    #expect(set { $0.size = CGSize(width: 1, height: 2) } == "10 20 1 2")
  }

  // Dev Kit 4.3 UIView: the bounds'.
  @Test func theBounds() {
    #expect(setBounds { $0.boundsMinX = 0 } == "0 2 4 4")
    #expect(setBounds { $0.boundsMinY = 0 } == "1 0 3 6")
    #expect(setBounds { $0.boundsMaxX = 5 } == "1 2 4 4")
    #expect(setBounds { $0.boundsMaxY = 5 } == "1 2 3 3")
    #expect(setBounds { $0.boundsMidX = 0 } == "-1.5 2 3 4")
    #expect(setBounds { $0.boundsMidY = 0 } == "1 -2 3 4")
    #expect(setBounds { $0.boundsLeft = 0 } == "0 2 3 4")
    #expect(setBounds { $0.boundsTop = 0 } == "1 0 3 4")
    #expect(setBounds { $0.boundsRight = 0 } == "-3 2 3 4")
    #expect(setBounds { $0.boundsBottom = 0 } == "1 -4 3 4")
    #expect(setBounds { $0.boundsWidth = 1 } == "1 2 1 4")
    #expect(setBounds { $0.boundsHeight = 1 } == "1 2 3 1")
    #expect(setBounds { $0.boundsOrigin = .zero } == "0 0 3 4")
    #expect(setBounds { $0.boundsSize = CGSize(width: 1, height: 2) } == "1 2 1 2")
  }

  @Test func reading() {
    let view = View()
    // Typed, or the compiler takes a second for what each of these may be.
    let frame: [CGFloat] = [
      view.minX, view.midX, view.maxX, view.left, view.right, view.minY, view.midY, view.maxY,
      view.top, view.bottom, view.width, view.height,
    ]
    #expect(frame == [10, 25, 40, 10, 40, 20, 40, 60, 20, 60, 30, 40])
    #expect(view.origin == CGPoint(x: 10, y: 20))
    #expect(view.size == CGSize(width: 30, height: 40))
    let bounds: [CGFloat] = [
      view.boundsMinX, view.boundsMidX, view.boundsMaxX, view.boundsLeft, view.boundsRight,
      view.boundsMinY, view.boundsMidY, view.boundsMaxY, view.boundsTop, view.boundsBottom,
      view.boundsWidth, view.boundsHeight,
    ]
    #expect(bounds == [1, 2.5, 4, 1, 4, 2, 4, 6, 2, 6, 3, 4])
    #expect(view.boundsOrigin == CGPoint(x: 1, y: 2))
    #expect(view.boundsSize == CGSize(width: 3, height: 4))
    view.frame = CGRect(x: 0, y: 0, width: -2, height: -3)
    #expect(view.origin == CGPoint(x: -2, y: -3))
    #expect(view.size == CGSize(width: 2, height: 3))
  }

  @Test func aConstantObjectIsSetOnce() {
    let view = View()
    view.left += 5
    view.boundsRight = 0
    #expect(view.log == "frame bounds")
    let any: any Framed & AnyObject = view
    any.width = 7
    #expect(view.width == 7)
    #expect(generic(view) == 1)
  }

  @Test func everyPropertyOfAnObject() {
    let object = View()
    var value = Panel()
    let frames: [(View) -> Void] = [
      { $0.minX = 1 }, { $0.minY = 2 }, { $0.maxX = 3 }, { $0.maxY = 4 }, { $0.midX = 5 },
      { $0.midY = 6 }, { $0.left = 7 }, { $0.top = 8 }, { $0.right = 9 }, { $0.bottom = 10 },
      { $0.width = 11 }, { $0.height = 12 }, { $0.origin = CGPoint(x: 13, y: 14) },
      { $0.size = CGSize(width: 15, height: 16) }, { $0.boundsMinX = 1 }, { $0.boundsMinY = 2 },
      { $0.boundsMaxX = 3 }, { $0.boundsMaxY = 4 }, { $0.boundsMidX = 5 }, { $0.boundsMidY = 6 },
      { $0.boundsLeft = 7 }, { $0.boundsTop = 8 }, { $0.boundsRight = 9 }, { $0.boundsBottom = 10 },
      { $0.boundsWidth = 11 }, { $0.boundsHeight = 12 },
      { $0.boundsOrigin = CGPoint(x: 13, y: 14) },
      { $0.boundsSize = CGSize(width: 15, height: 16) },
    ]
    let values: [(inout Panel) -> Void] = [
      { $0.minX = 1 }, { $0.minY = 2 }, { $0.maxX = 3 }, { $0.maxY = 4 }, { $0.midX = 5 },
      { $0.midY = 6 }, { $0.left = 7 }, { $0.top = 8 }, { $0.right = 9 }, { $0.bottom = 10 },
      { $0.width = 11 }, { $0.height = 12 }, { $0.origin = CGPoint(x: 13, y: 14) },
      { $0.size = CGSize(width: 15, height: 16) }, { $0.boundsMinX = 1 }, { $0.boundsMinY = 2 },
      { $0.boundsMaxX = 3 }, { $0.boundsMaxY = 4 }, { $0.boundsMidX = 5 }, { $0.boundsMidY = 6 },
      { $0.boundsLeft = 7 }, { $0.boundsTop = 8 }, { $0.boundsRight = 9 }, { $0.boundsBottom = 10 },
      { $0.boundsWidth = 11 }, { $0.boundsHeight = 12 },
      { $0.boundsOrigin = CGPoint(x: 13, y: 14) },
      { $0.boundsSize = CGSize(width: 15, height: 16) },
    ]
    #expect(frames.count == 28)
    for (setObject, setValue) in zip(frames, values) {
      setObject(object)
      setValue(&value)
      #expect(object.frame == value.frame)
      #expect(object.bounds == value.bounds)
    }
  }

  @Test func aTypeWithoutBounds() {
    let box = Box()
    #expect(box.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    box.boundsWidth = 10
    #expect(box.frame == CGRect(x: 10, y: 20, width: 10, height: 40))
    box.boundsMinX = 5
    #expect(box.frame == CGRect(x: 15, y: 20, width: 5, height: 40))
    box.boundsTop = -5
    #expect(box.frame == CGRect(x: 15, y: 15, width: 5, height: 40))
    #expect(box.bounds == CGRect(x: 0, y: 0, width: 5, height: 40))
  }

  @Test func aPropertyOfTheTypeWins() {
    let titled = Titled()
    #expect(titled.title == "top")
    #expect(titled.top == "top")
    #expect(titled.left == 0)
  }

  private func generic<T: Framed>(_ value: T) -> CGFloat {
    var value = value
    value.width = 1
    return value.width
  }

  private func set(_ body: (inout Panel) -> Void) -> String {
    var panel = Panel()
    body(&panel)
    #expect(panel.bounds == Panel().bounds)
    return text(panel.frame)
  }

  private func setBounds(_ body: (inout Panel) -> Void) -> String {
    var panel = Panel()
    body(&panel)
    #expect(panel.frame == Panel().frame)
    return text(panel.bounds)
  }

  private func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
      .map { "\($0)" }.joined(separator: " ").replacingOccurrences(of: ".0", with: "")
  }
}

private struct Panel: Framed {
  var frame = CGRect(x: 10, y: 20, width: 30, height: 40)
  var bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
}

private final class View: Framed {
  var frame = CGRect(x: 10, y: 20, width: 30, height: 40) {
    didSet { log += "frame" }
  }
  var bounds = CGRect(x: 1, y: 2, width: 3, height: 4) {
    didSet { log += " bounds" }
  }
  var log = ""
}

private final class Box: Framed {
  var frame = CGRect(x: 10, y: 20, width: 30, height: 40)
}

private final class Titled: Framed {
  var frame = CGRect.zero
  let top = "top"
  var title: String { top }
}
