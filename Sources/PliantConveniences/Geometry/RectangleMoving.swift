public import Foundation

extension CGRect {
  /// Returns the rectangle, moved so that the left edge is at `left`; its size stays.
  public func with(left: CGFloat) -> CGRect {
    changed { rect in CGRect(origin: CGPoint(x: left, y: rect.minY), size: rect.size) }
  }

  /// Returns the rectangle, moved so that the top edge is at `top`; its size stays.
  public func with(top: CGFloat) -> CGRect {
    changed { rect in CGRect(origin: CGPoint(x: rect.minX, y: top), size: rect.size) }
  }

  /// Returns the rectangle, moved so that the right edge is at `right`; its size stays.
  public func with(right: CGFloat) -> CGRect {
    changed { rect in CGRect(origin: CGPoint(x: right - rect.width, y: rect.minY), size: rect.size)
    }
  }

  /// Returns the rectangle, moved so that the bottom edge is at `bottom`; its size stays.
  public func with(bottom: CGFloat) -> CGRect {
    changed { rect in
      CGRect(origin: CGPoint(x: rect.minX, y: bottom - rect.height), size: rect.size)
    }
  }

  /// Returns the rectangle, moved so that the middle of its width is at `midX`; its size stays.
  public func with(midX: CGFloat) -> CGRect {
    changed { rect in
      CGRect(origin: CGPoint(x: midX - rect.width / 2, y: rect.minY), size: rect.size)
    }
  }

  /// Returns the rectangle, moved so that the middle of its height is at `midY`; its size stays.
  public func with(midY: CGFloat) -> CGRect {
    changed { rect in
      CGRect(origin: CGPoint(x: rect.minX, y: midY - rect.height / 2), size: rect.size)
    }
  }

  /// Returns the rectangle, moved so that its left and top edges meet at `origin`; its size stays.
  public func with(origin: CGPoint) -> CGRect {
    changed { rect in CGRect(origin: origin, size: rect.size) }
  }

  /// Creates a rectangle without size at `origin`.
  public init(origin: CGPoint) {
    self.init(origin: origin, size: .zero)
  }
}
