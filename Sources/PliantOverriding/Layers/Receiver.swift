import CPliant

extension __Pliant {
  /// The receiver whose layers a call runs: an object, a class, or none.
  public struct Receiver: Sendable {
    @usableFromInline let object: UInt
    @usableFromInline let calledType: UInt

    /// The class of the object, or the class that was called.
    var type: UInt {
      // SAFETY: the first word of every native object is its class.
      UnsafeRawPointer(bitPattern: object)?.load(as: UInt.self) ?? calledType
    }

    /// Creates the receiver of a call of an object's method.
    @inlinable
    public init(_ object: AnyObject) {
      let pointer = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      self.init(object: UInt(bitPattern: pointer), type: 0)
    }

    /// Creates the receiver of a call of a class method; a static method of a value has none.
    public init(type: Any.Type) {
      guard let type = type as? AnyClass else {
        self = .none
        return
      }
      self.init(object: 0, type: unsafeBitCast(type, to: UInt.self))
    }

    /// Creates the receiver of a call whose receiver may be a value: an object, or none.
    @inlinable
    @inline(__always)
    public init<Receiver>(of receiver: Receiver) {
      guard Receiver.self is AnyClass else {
        self = .none
        return
      }
      self.init(unsafeBitCast(receiver, to: AnyObject.self))
    }

    init(_ kind: pliant_receiver_kind, _ receiver: UnsafeRawPointer?) {
      switch kind {
      case PLIANT_OBJECT:
        self.init(object: UInt(bitPattern: receiver), type: 0)
      case PLIANT_CLASS: self.init(object: 0, type: UInt(bitPattern: receiver))
      default: self = .none
      }
    }

    @usableFromInline
    init(object: UInt, type: UInt) {
      self.object = object
      calledType = type
    }

    /// The receiver of functions and of methods of values, which cannot have layers.
    public static let none = Receiver(object: 0, type: 0)
  }
}
