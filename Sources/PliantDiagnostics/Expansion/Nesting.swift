import CPliant

/// Lines that are logged while a line is logged, on the same thread: by a description or by a handler.
enum Nesting {
  /// Whether a line may be logged; a handler that logs every line that it is given would not end.
  static func enter() -> Bool {
    let depth = pliant_log_depth()
    guard depth.pointee < most else {
      LogSinks.countLoop()
      return false
    }
    depth.pointee += 1
    return true
  }

  static func leave() { pliant_log_depth().pointee -= 1 }

  /// Whether what is being logged now is logged by a value that is being logged.
  static var isNested: Bool { pliant_log_depth().pointee > 1 }

  private static let most: Int32 = 4
}
