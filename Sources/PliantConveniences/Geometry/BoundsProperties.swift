public import Foundation

/// The fourteen properties of `bounds`.
extension Framed {
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
