public import Foundation

/// A frame and bounds, of which fourteen properties each can be set: those of `Framed`.
///
/// ```swift
/// view.right = 320  // its left edge moves, too
/// view.minX = 20  // its right edge stays
/// ```
public struct FramedGeometry {
  /// The rectangle in the coordinates of the surrounding view.
  public var frame: CGRect { didSet { newFrame = frame } }
  /// The rectangle in its own coordinates.
  public var bounds: CGRect { didSet { newBounds = bounds } }

  // Which of them was set: bounds may be the frame's size.
  private(set) var newFrame: CGRect?
  private(set) var newBounds: CGRect?

  init(_ frame: CGRect, _ bounds: CGRect) {
    self.frame = frame
    self.bounds = bounds
  }
}

extension FramedGeometry {
  /// The frame's left edge; setting it resizes: the right edge stays.
  public var minX: CGFloat {
    get { frame.minX }
    set { frame = frame.with(minX: newValue) }
  }

  /// The frame's top edge; setting it resizes: the bottom edge stays.
  public var minY: CGFloat {
    get { frame.minY }
    set { frame = frame.with(minY: newValue) }
  }

  /// The frame's right edge; setting it resizes: the left edge stays.
  public var maxX: CGFloat {
    get { frame.maxX }
    set { frame = frame.with(maxX: newValue) }
  }

  /// The frame's bottom edge; setting it resizes: the top edge stays.
  public var maxY: CGFloat {
    get { frame.maxY }
    set { frame = frame.with(maxY: newValue) }
  }

  /// The middle of the frame's width; setting it moves: the size stays.
  public var midX: CGFloat {
    get { frame.midX }
    set { frame = frame.with(midX: newValue) }
  }

  /// The middle of the frame's height; setting it moves: the size stays.
  public var midY: CGFloat {
    get { frame.midY }
    set { frame = frame.with(midY: newValue) }
  }

  /// The frame's left edge; setting it moves: the size stays.
  public var left: CGFloat {
    get { frame.left }
    set { frame = frame.with(left: newValue) }
  }

  /// The frame's top edge; setting it moves: the size stays.
  public var top: CGFloat {
    get { frame.top }
    set { frame = frame.with(top: newValue) }
  }

  /// The frame's right edge; setting it moves: the size stays.
  public var right: CGFloat {
    get { frame.right }
    set { frame = frame.with(right: newValue) }
  }

  /// The frame's bottom edge; setting it moves: the size stays.
  public var bottom: CGFloat {
    get { frame.bottom }
    set { frame = frame.with(bottom: newValue) }
  }

  /// The frame's width; setting it resizes: the left edge stays.
  public var width: CGFloat {
    get { frame.width }
    set { frame = frame.with(width: newValue) }
  }

  /// The frame's height; setting it resizes: the top edge stays.
  public var height: CGFloat {
    get { frame.height }
    set { frame = frame.with(height: newValue) }
  }

  /// The corner of the frame's left and top edges; setting it moves: the size stays.
  public var origin: CGPoint {
    get { frame.standardized.origin }
    set { frame = frame.with(origin: newValue) }
  }

  /// The frame's width and height; setting it resizes: the left and the top edge stay.
  public var size: CGSize {
    get { frame.standardized.size }
    set { frame = frame.with(size: newValue) }
  }
}

extension FramedGeometry {
  /// The bounds' left edge; setting it resizes: the right edge stays.
  public var boundsMinX: CGFloat {
    get { bounds.minX }
    set { bounds = bounds.with(minX: newValue) }
  }

  /// The bounds' top edge; setting it resizes: the bottom edge stays.
  public var boundsMinY: CGFloat {
    get { bounds.minY }
    set { bounds = bounds.with(minY: newValue) }
  }

  /// The bounds' right edge; setting it resizes: the left edge stays.
  public var boundsMaxX: CGFloat {
    get { bounds.maxX }
    set { bounds = bounds.with(maxX: newValue) }
  }

  /// The bounds' bottom edge; setting it resizes: the top edge stays.
  public var boundsMaxY: CGFloat {
    get { bounds.maxY }
    set { bounds = bounds.with(maxY: newValue) }
  }

  /// The middle of the bounds' width; setting it moves: the size stays.
  public var boundsMidX: CGFloat {
    get { bounds.midX }
    set { bounds = bounds.with(midX: newValue) }
  }

  /// The middle of the bounds' height; setting it moves: the size stays.
  public var boundsMidY: CGFloat {
    get { bounds.midY }
    set { bounds = bounds.with(midY: newValue) }
  }

  /// The bounds' left edge; setting it moves: the size stays.
  public var boundsLeft: CGFloat {
    get { bounds.left }
    set { bounds = bounds.with(left: newValue) }
  }

  /// The bounds' top edge; setting it moves: the size stays.
  public var boundsTop: CGFloat {
    get { bounds.top }
    set { bounds = bounds.with(top: newValue) }
  }

  /// The bounds' right edge; setting it moves: the size stays.
  public var boundsRight: CGFloat {
    get { bounds.right }
    set { bounds = bounds.with(right: newValue) }
  }

  /// The bounds' bottom edge; setting it moves: the size stays.
  public var boundsBottom: CGFloat {
    get { bounds.bottom }
    set { bounds = bounds.with(bottom: newValue) }
  }

  /// The bounds' width; setting it resizes: the left edge stays.
  public var boundsWidth: CGFloat {
    get { bounds.width }
    set { bounds = bounds.with(width: newValue) }
  }

  /// The bounds' height; setting it resizes: the top edge stays.
  public var boundsHeight: CGFloat {
    get { bounds.height }
    set { bounds = bounds.with(height: newValue) }
  }

  /// The corner of the bounds' left and top edges; setting it moves: the size stays.
  public var boundsOrigin: CGPoint {
    get { bounds.standardized.origin }
    set { bounds = bounds.with(origin: newValue) }
  }

  /// The bounds' width and height; setting it resizes: the left and the top edge stay.
  public var boundsSize: CGSize {
    get { bounds.standardized.size }
    set { bounds = bounds.with(size: newValue) }
  }
}
