import PliantOverriding

/// Runs an operation while something is redefined for its task.
typealias Scope = @Sendable (() async throws -> Void) async throws -> Void

extension Callable {
  func scope(_ function: Function) -> Scope {
    // SAFETY: as for every layer, the test's author knows that its tasks' threads call the function.
    nonisolated(unsafe) let function = function
    return { try await withRedefinition(function, operation: $0) }
  }

  func scope(
    around make: @escaping @Sendable (_ original: sending Function) -> Function
  ) -> Scope {
    { try await withRedefinition(around: make, operation: $0) }
  }
}

extension Method {
  func scope(_ function: Function) -> Scope {
    // SAFETY: as above.
    nonisolated(unsafe) let function = function
    return { try await withRedefinition(function, operation: $0) }
  }

  func scope(
    around make: @escaping @Sendable (_ original: sending Function) -> Function
  ) -> Scope {
    { try await withRedefinition(around: make, operation: $0) }
  }
}
