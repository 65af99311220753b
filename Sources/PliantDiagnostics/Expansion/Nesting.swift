import CPliant

/// Lines that a description or a handler logs while a line is logged on the same thread.
enum Nesting {
  /// Returns whether a line may be logged; a handler that logs each of its lines would never end.
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

  /// Whether the current line is logged while another one is.
  static var isNested: Bool { pliant_log_depth().pointee > 1 }

  private static let most: Int32 = 4
}
