import PliantImages

/// A handle on a free function, a static method or an initializer.
///
/// Write one with `#callable`. It has no receiver, so it can only be redefined for all callers or
/// for the current task.
///
/// ```swift
/// let now = #callable(Date.init as () -> Date)
/// let frozen = try now.redefine { Date(timeIntervalSince1970: 0) }
/// ```
public struct Callable<Function>: Sendable {
  let handle: Handle<Function>

  /// The calls that the handle can see, or the reason why it sees none.
  public var reach: Override.Reach { handle.reach }
}

extension Callable {
  /// The function's name, or that of its symbol.
  package var name: String { handle.declaration.name }

  /// The same handle on another function of C, whose type must be the same.
  package func named(_ name: String) -> Callable { Callable(handle: handle.named(name)) }
}
