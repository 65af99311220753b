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
  /// The object, unless it is gone.
  weak let object: AnyObject?

  init(_ object: AnyObject) {
    memory = object
    self.object = object
    address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  var isGone: Bool { swift_isDeallocating(address) }

  func isTo(_ object: AnyObject) -> Bool {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) == address
  }
}
