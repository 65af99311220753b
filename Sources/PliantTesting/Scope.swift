import PliantOverriding
import Synchronization

/// Runs an operation while something is redefined for its task.
typealias Scope = @Sendable (() async throws -> Void) async throws -> Void

extension FunctionHandle {
  func scope(_ function: Function) -> Scope {
    // SAFETY: the author of a test knows that the threads of its tasks call the function.
    nonisolated(unsafe) let function = function
    return { try await withRedefinition(function, operation: $0) }
  }

  func scope(
    around make: @escaping @Sendable (_ original: sending Function) -> Function
  ) -> Scope {
    { try await withRedefinition(around: make, operation: $0) }
  }

  /// Redefines the function, with what is to be said if it was never called.
  func noticed(_ function: Function) -> @Sendable () -> RedefiningTrait.Noticed {
    // SAFETY: as in `scope`.
    nonisolated(unsafe) let function = function
    return {
      let (function, unseen) = noticing(function)
      return (scope(function), unseen)
    }
  }

  func noticed(
    around make: @escaping @Sendable (_ original: sending Function) -> Function
  ) -> @Sendable () -> RedefiningTrait.Noticed {
    {
      let unseen = Unseen()
      return (
        {
          try await withRedefinition(
            around: { original in
              let (function, said) = noticing(make(original))
              unseen.say.withLock { $0 = said }
              return function
            },
            operation: $0
          )
        },
        { unseen.say.withLock(\.self)() }
      )
    }
  }
}

/// What is to be said of a function that is made later.
private final class Unseen: Sendable {
  let say = Mutex<@Sendable () -> String?>({ nil })
}

/// What a fixture puts in the place of a function.
package struct Replaced: Sendable {
  package let name: String?
  let scope: Scope
}

extension FunctionHandle {
  func replaced(_ function: Function) -> Replaced {
    Replaced(name: nameInC, scope: scope(function))
  }

  func replaced(
    around make: @escaping @Sendable (_ original: sending Function) -> Function
  ) -> Replaced {
    Replaced(name: nameInC, scope: scope(around: make))
  }
}

extension Fixture {
  /// Nests what is in the place of functions.
  init(replacing functions: [Replaced]) { self.init(nesting: functions.map(\.scope)) }
}
