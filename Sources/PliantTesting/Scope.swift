import PliantOverriding
import Synchronization

/// Makes a redefinition for a test's scope.
typealias Scope = @Sendable () throws -> TaskRedefinition

extension FunctionHandle {
  func scope(_ function: Function) -> Scope {
    // SAFETY: the author of a test knows that the threads of its tasks call the function.
    nonisolated(unsafe) let function = function
    return { try taskRedefinition(function) }
  }

  func scope(
    around make: @escaping @Sendable (_ original: sending Function) -> Function
  ) -> Scope {
    { try taskRedefinition(around: make) }
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
          try taskRedefinition(around: { original in
            let (function, said) = noticing(make(original))
            unseen.say.withLock { $0 = said }
            return function
          })
        },
        { unseen.say.withLock(\.self)() }
      )
    }
  }
}

/// The warning about a function that is made later.
private final class Unseen: Sendable {
  let say = Mutex<@Sendable () -> String?>({ nil })
}
