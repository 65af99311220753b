public import Foundation

/// A type with a frame, and bounds: a view, a window, a layer.
///
/// The type declares `frame` and, if it has them, `bounds`. It gets fourteen properties of the
/// frame, such as `left` and `minX`, and fourteen of the bounds, such as `boundsLeft` and
/// `boundsMinX`, all of which can be set.
///
/// ```swift
/// final class Box: Framed {
///   var frame = CGRect(x: 10, y: 10, width: 20, height: 20)
/// }
/// let box = Box()
/// box.left = 0  // (0, 10, 20, 20): moved
/// box.minX = 5  // (5, 10, 15, 20): resized
/// ```
///
/// Setting one sets the whole `frame` or `bounds`, once. The rules are those of `CGRect`'s
/// `with(minX:)` and `with(left:)`. A property of that name that the type declares itself wins.
@dynamicMemberLookup
public protocol Framed {
  /// The rectangle in the coordinates of the surrounding view.
  var frame: CGRect { get set }

  /// The rectangle in its own coordinates.
  ///
  /// A type that declares no bounds gets the frame's size at (0, 0). Setting them sets the frame to
  /// that rectangle, which is at (0, 0) from then on: `boundsMinX = 5` cuts off 5 on the left.
  var bounds: CGRect { get set }
}

extension Framed {
  // The requirement is documented.
  public var bounds: CGRect {
    get { CGRect(size: frame.standardized.size) }
    set { frame = newValue.offsetBy(dx: frame.minX, dy: frame.minY) }
  }
}

extension Framed {
  /// A property of the frame or of the bounds: see `FramedGeometry`.
  public subscript<Value>(dynamicMember path: WritableKeyPath<FramedGeometry, Value>) -> Value {
    get { geometry[keyPath: path] }
    set { geometry[keyPath: path] = newValue }
  }

  fileprivate var geometry: FramedGeometry {
    get { FramedGeometry(frame, bounds) }
    set {
      if let newFrame = newValue.newFrame { frame = newFrame }
      if let newBounds = newValue.newBounds { bounds = newBounds }
    }
  }
}

extension Framed where Self: AnyObject {
  /// A property of the frame or of the bounds, which a constant that refers to the object can set.
  public subscript<Value>(dynamicMember path: WritableKeyPath<FramedGeometry, Value>) -> Value {
    get { geometry[keyPath: path] }
    nonmutating set {
      // In protocols that structures adopt too, setters change `self`: here a copy of a reference.
      var object = self
      object.geometry[keyPath: path] = newValue
    }
  }
}
