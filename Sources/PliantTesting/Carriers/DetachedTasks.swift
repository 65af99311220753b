import PliantBase
import PliantImages

/// The carrier of detached tasks: the runtime function that creates every task.
///
/// Of task-local values, a detached task gets the surroundings alone.
enum DetachedTasks {
  private static let isChild = 1 &<< 8
  private static let copiesLocals = 1 &<< 10
  /// Other tasks are immediate: they begin at once, and anybody may be the first to schedule them.
  private static let isScheduled = 1 &<< 12

  /// Whether options are those of an `async let`, whose flags do not say that it is a child.
  private static func isAsyncLet(_ options: UnsafeRawPointer?) -> Bool {
    var next = options
    while let option = next {
      // SAFETY: a record begins with its kind, in a word's lowest byte, and the next record.
      if [2, 3].contains(option.load(as: UInt8.self)) { return true }
      next = option.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    }
    return false
  }

  // The runtime returns a context for the task, too, which no caller reads.
  static let point = EntryPoint("swift_task_create") { call in
    guard let surroundings = Surroundings.carried else { return call.original() }
    let isDetached = call[0] & (isChild | copiesLocals) == 0 && !isAsyncLet(call.pointer(1))
    let task =
      isDetached
      ? Surroundings.$own.withValue(surroundings) {
        alone { call.original { $0[0] |= copiesLocals } }
      } : call.original()
    if call[0] & isScheduled == 0, let clock = surroundings.clock {
      TestJobs.adopt(UInt(bitPattern: task), by: clock)
    }
    return task
  }

  /// Hides all task-local values but the innermost, which is that of the surroundings.
  private static func alone<Result>(_ body: () -> Result) -> Result {
    // The item is new, and the thread is the only one to use it until `body` returns. Carriers are
    // followed only where items are laid out as known.
    guard let item = TaskLocalItem(of: Surroundings.$own) else {
      preconditionFailure("the runtime has the value that was bound")
    }
    let next = item.next
    item.next = next & 7
    defer { item.next = next }
    return body()
  }
}
