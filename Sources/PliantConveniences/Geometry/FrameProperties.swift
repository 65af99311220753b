public import Foundation

/// The fourteen properties of `frame`.
extension Framed {
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
