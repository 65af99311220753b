import CPliant
public import PliantDoubles
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

    /// The receiver of a class method, or of a value's static, which nothing depends on.
    public init(type: Any.Type) {
      guard let type = type as? AnyClass else {
        self = .none
        return
      }
      self.init(object: 0, type: unsafeBitCast(type, to: UInt.self))
    }

    /// The receiver of a method that may be a value's: an object of a class, or nobody.
    @inlinable
    @inline(__always)
    public init<Receiver>(of receiver: Receiver) {
      guard Receiver.self is AnyClass else {
        self = .none
        return
      }
      self.init(unsafeBitCast(receiver, to: AnyObject.self))
    }

    init(_ kind: pliant_subject, _ receiver: UnsafeRawPointer?) {
      switch kind {
      case PLIANT_OBJECT:
        // SAFETY: as above.
        let type = receiver.unsafelyUnwrapped.load(as: UInt.self)
        self.init(object: UInt(bitPattern: receiver), type: type)
      case PLIANT_CLASS: self.init(object: 0, type: UInt(bitPattern: receiver))
      default: self = .none
      }
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
