public import Foundation

/// The fourteen properties of an object's `bounds`; a constant that refers to the object can set
/// them.
extension Framed where Self: AnyObject {
  /// The bounds' left edge; setting it resizes: the right edge stays.
  public var boundsMinX: CGFloat {
    get { bounds.minX }
    nonmutating set { setBounds(bounds.with(minX: newValue)) }
  }

  /// The bounds' top edge; setting it resizes: the bottom edge stays.
  public var boundsMinY: CGFloat {
    get { bounds.minY }
    nonmutating set { setBounds(bounds.with(minY: newValue)) }
  }

  /// The bounds' right edge; setting it resizes: the left edge stays.
  public var boundsMaxX: CGFloat {
    get { bounds.maxX }
    nonmutating set { setBounds(bounds.with(maxX: newValue)) }
  }

  /// The bounds' bottom edge; setting it resizes: the top edge stays.
  public var boundsMaxY: CGFloat {
    get { bounds.maxY }
    nonmutating set { setBounds(bounds.with(maxY: newValue)) }
  }

  /// The middle of the bounds' width; setting it moves: the size stays.
  public var boundsMidX: CGFloat {
    get { bounds.midX }
    nonmutating set { setBounds(bounds.with(midX: newValue)) }
  }

  /// The middle of the bounds' height; setting it moves: the size stays.
  public var boundsMidY: CGFloat {
    get { bounds.midY }
    nonmutating set { setBounds(bounds.with(midY: newValue)) }
  }

  /// The bounds' left edge; setting it moves: the size stays.
  public var boundsLeft: CGFloat {
    get { bounds.left }
    nonmutating set { setBounds(bounds.with(left: newValue)) }
  }

  /// The bounds' top edge; setting it moves: the size stays.
  public var boundsTop: CGFloat {
    get { bounds.top }
    nonmutating set { setBounds(bounds.with(top: newValue)) }
  }

  /// The bounds' right edge; setting it moves: the size stays.
  public var boundsRight: CGFloat {
    get { bounds.right }
    nonmutating set { setBounds(bounds.with(right: newValue)) }
  }

  /// The bounds' bottom edge; setting it moves: the size stays.
  public var boundsBottom: CGFloat {
    get { bounds.bottom }
    nonmutating set { setBounds(bounds.with(bottom: newValue)) }
  }

  /// The bounds' width; setting it resizes: the left edge stays.
  public var boundsWidth: CGFloat {
    get { bounds.width }
    nonmutating set { setBounds(bounds.with(width: newValue)) }
  }

  /// The bounds' height; setting it resizes: the top edge stays.
  public var boundsHeight: CGFloat {
    get { bounds.height }
    nonmutating set { setBounds(bounds.with(height: newValue)) }
  }

  /// The corner of the bounds' left and top edges; setting it moves: the size stays.
  public var boundsOrigin: CGPoint {
    get { bounds.standardized.origin }
    nonmutating set { setBounds(bounds.with(origin: newValue)) }
  }

  /// The bounds' width and height; setting it resizes: the left and the top edge stay.
  public var boundsSize: CGSize {
    get { bounds.standardized.size }
    nonmutating set { setBounds(bounds.with(size: newValue)) }
  }
}
