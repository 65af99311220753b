import CPliant

/// A weak reference that can be compared, and asked whether its object is gone, without retaining
/// the object.
///
/// Reading a weak reference retains its object for a moment. If the last other reference is
/// released meanwhile, the object dies late, and on the thread that reads. Code that walks through
/// all observers must not cause that.
final class PassiveReference: @unchecked Sendable {
  // SAFETY: the unowned reference keeps the object's memory, so that its address is not another's;
  // it is never read. The runtime can tell whether the deinit of such an object has begun.
  private unowned let memory: AnyObject
  private let address: UnsafeRawPointer

  init(_ object: AnyObject) {
    memory = object
    address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  var isGone: Bool { swift_isDeallocating(address) }

  /// The object, unless it is gone; a weak reference would count in a side table of the object.
  var object: AnyObject? {
    // SAFETY: this consumes the reference that was just taken.
    swift_tryRetain(address).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }

  func isTo(_ object: AnyObject) -> Bool {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) == address
  }
}
