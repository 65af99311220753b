import CPliant

/// The value of a task-local variable when a call was made.
package struct KeptLocal: @unchecked Sendable {
  // SAFETY: the value was one that tasks share.
  package let reference: AnyObject

  /// Makes all calls from now on keep the value of a variable, which is one reference or none.
  package static func keep<Value>(of variable: TaskLocal<Value>) {
    // The variable is a static property, which lives as long as the process.
    pliant_trace_keep_local(Unmanaged.passRetained(variable).toOpaque())
  }
}
