public import Foundation

/// Edges and sizes of rectangles that can be set. Four rules hold for all of them:
///
/// - `minX`, `maxX`, `minY`, `maxY` move one edge: the opposite one stays, the size changes.
/// - `left`, `right`, `top`, `bottom`, `midX`, `midY` move the rectangle: its size stays.
/// - A rectangle of negative width or height is standardized first, and so is the result: an edge
///   that is moved past the opposite one changes places with it.
/// - The null and the infinite rectangle have no edges that could be set, and stay as they are.
extension CGRect {
  /// The lower x of the two vertical edges; setting it moves the rectangle.
  ///
  /// `with(minX:)` moves the edge alone.
  public var left: CGFloat {
    get { minX }
    set { self = with(left: newValue) }
  }

  /// The lower y of the two horizontal edges; setting it moves the rectangle.
  ///
  /// `with(minY:)` moves the edge alone.
  public var top: CGFloat {
    get { minY }
    set { self = with(top: newValue) }
  }

  /// The higher x of the two vertical edges; setting it moves the rectangle.
  ///
  /// `with(maxX:)` moves the edge alone.
  public var right: CGFloat {
    get { maxX }
    set { self = with(right: newValue) }
  }

  /// The higher y of the two horizontal edges; setting it moves the rectangle.
  ///
  /// `with(maxY:)` moves the edge alone.
  public var bottom: CGFloat {
    get { maxY }
    set { self = with(bottom: newValue) }
  }
}
