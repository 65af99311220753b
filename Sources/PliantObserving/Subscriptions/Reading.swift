/// Where a subscription gets the old value of a change from.
///
/// It is read before the change, or is the last reported value if nothing is called then.
enum Reading: UInt8 {
  /// Nobody asks for it.
  case none
  /// In the frame of the change, if there is room: it is small, and only the handler asks for it.
  case frame
  /// In memory of its own.
  case memory

  /// Whether an old value is read: for `.old`, for `.distinct`, or for a handler of two values.
  static func isNeeded(for handler: Handler, _ flags: SubscriptionFlags) -> Bool {
    handler.takesOld || !flags.isDisjoint(with: [.old, .distinct])
  }

  init(_ path: ObservedPath, isNeeded: Bool, isDirect: Bool) {
    guard isNeeded else {
      self = .none
      return
    }
    let fits = path.words <= 4 && path.alignment <= 16 && !path.isIsolated
    self = isDirect && fits ? .frame : .memory
  }
}
