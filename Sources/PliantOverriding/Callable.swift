/// A handle on a free function, a static method or an initializer.
///
/// Write one with `#callable`. It has no receiver, so it can only be redefined for all callers or
/// for the current task.
///
/// ```swift
/// let now = #callable(Date.init as () -> Date)
/// let frozen = try now.redefine { Date(timeIntervalSince1970: 0) }
/// ```
public struct Callable<Function>: FunctionHandle {
  public let pliantHandle: __Pliant.Handle<Function>

  public init(pliantHandle: __Pliant.Handle<Function>) { self.pliantHandle = pliantHandle }
}
