import CPliant

/// A weak reference that can be compared, and asked whether its object is gone, without keeping that object.
///
/// Reading a weak reference keeps its object for a moment. If its owner lets go of it meanwhile, the object ends
/// on the thread that reads, and later: what goes through everybody's observers must not do that.
final class PassiveReference: @unchecked Sendable {
  // SAFETY: the unowned reference keeps the object's memory, and so its address, from being anything else's; it is
  // never read. The runtime says of such an object whether its deinit has begun.
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
