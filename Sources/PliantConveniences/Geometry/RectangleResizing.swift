public import Foundation

extension CGRect {
  /// Returns the rectangle with the left edge at `minX`: the right edge stays, the width changes.
  ///
  /// Moved past the right edge, it changes places with it.
  public func with(minX: CGFloat) -> CGRect {
    changed { rect in
      CGRect(x: minX, y: rect.minY, width: rect.maxX - minX, height: rect.height)
    }
  }

  /// Returns the rectangle with the top edge at `minY`: the bottom edge stays, the height changes.
  ///
  /// Moved past the bottom edge, it changes places with it.
  public func with(minY: CGFloat) -> CGRect {
    changed { rect in
      CGRect(x: rect.minX, y: minY, width: rect.width, height: rect.maxY - minY)
    }
  }

  /// Returns the rectangle with the right edge at `maxX`: the left edge stays, the width changes.
  ///
  /// Moved past the left edge, it changes places with it.
  public func with(maxX: CGFloat) -> CGRect {
    changed { rect in
      CGRect(x: rect.minX, y: rect.minY, width: maxX - rect.minX, height: rect.height)
    }
  }

  /// Returns the rectangle with the bottom edge at `maxY`: the top edge stays, the height changes.
  ///
  /// Moved past the top edge, it changes places with it.
  public func with(maxY: CGFloat) -> CGRect {
    changed { rect in
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: maxY - rect.minY)
    }
  }

  /// Returns the rectangle with `width`; the left edge stays.
  ///
  /// A negative width extends it to the left of that edge.
  public func with(width: CGFloat) -> CGRect {
    with(size: CGSize(width: width, height: standardized.height))
  }

  /// Returns the rectangle with `height`; the top edge stays.
  ///
  /// A negative height extends it above that edge.
  public func with(height: CGFloat) -> CGRect {
    with(size: CGSize(width: standardized.width, height: height))
  }

  /// Returns the rectangle with `size`; the left and the top edge stay.
  ///
  /// A negative width or height extends it to the left, or above.
  public func with(size: CGSize) -> CGRect {
    changed { rect in CGRect(origin: rect.origin, size: size) }
  }

  /// Creates a rectangle of `size` at (0, 0).
  public init(size: CGSize) {
    self.init(origin: .zero, size: size)
  }
}

extension CGRect {
  /// The standardized rectangle, changed and standardized again; unchanged if it has no edges.
  func changed(_ change: (CGRect) -> CGRect) -> CGRect {
    isNull || isInfinite ? self : change(standardized).standardized
  }
}
