import CPliant
import PliantJoints

extension PliantExpansion {
  /// Whom a call is for: an object, a class, or nobody.
  public struct Subject: Sendable {
    let object: UInt
    let type: UInt

    /// The receiver of a method.
    @inlinable
    public init(_ object: AnyObject) {
      // SAFETY: the first word of every native object is its class.
      let pointer = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      self.init(object: UInt(bitPattern: pointer), type: pointer.load(as: UInt.self))
    }

    /// The receiver of a class method.
    @inlinable
    public init(type: AnyClass) {
      self.init(object: 0, type: unsafeBitCast(type, to: UInt.self))
    }

    @usableFromInline
    init(object: UInt, type: UInt) {
      self.object = object
      self.type = type
    }

    /// Functions, and methods of values, have no receiver that could have layers.
    public static let none = Subject(object: 0, type: 0)
  }
}
