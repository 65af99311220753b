import CPliant

/// The function by which async calls wait.
enum AsyncDelay {
  private struct Function { let wait: @Sendable @concurrent (UInt64) async -> Void }

  /// Lets delays of async calls wait without a thread.
  static func allow() {
    let function = Function { nanoseconds in try? await Task.sleep(nanoseconds: nanoseconds) }
    // SAFETY: a function is two words, its code, which if it is async is the address of a record,
    // and its context, which this one does not have.
    pliant_trace_wait_by(unsafeBitCast(function, to: (UnsafeRawPointer, UInt).self).0)
  }
}
