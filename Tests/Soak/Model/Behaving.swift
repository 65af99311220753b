import Pliant
import SoakFixture

typealias Growth = (AnyObject) -> Void

/// Where a redefinition of one handle stands.
func level<Function>(
  _ type: Int,
  _ method: Method<Function>,
  _ make: @escaping (Behavior, Growth?, @escaping () -> Void, @escaping () -> Function) -> Function
) -> Level {
  Level(
    type: type,
    redefine: { behavior in
      try method.redefine(around: { original in make(behavior, nil, {}, { original }) })
    },
    inTask: { behavior, body in
      try method.withRedefinition(
        around: { original in make(behavior, nil, {}, { original }) },
        operation: body
      )
    }
  )
}

/// Where a redefinition of a function stands.
func level<Function>(
  _ callable: Callable<Function>,
  _ make: @escaping (Behavior, @escaping () -> Function) -> Function
) -> Level {
  Level(
    type: 0,
    redefine: { behavior in
      try callable.redefine(around: { original in make(behavior, { original }) })
    },
    inTask: { behavior, body in
      try callable.withRedefinition(
        around: { original in make(behavior, { original }) },
        operation: body
      )
    }
  )
}

// MARK: - Functions that behave

func function<Value: Marked>(
  _ behavior: Behavior,
  _ next: @escaping () -> (Value) -> Value
) -> (Value) -> Value {
  { value in behavior.run(value) { next()($0) } }
}

/// As `plain`, of a receiver that is no object.
func valued<Receiver, Value: Marked>(
  _ behavior: Behavior,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) -> Value
) -> (Receiver, Value) -> Value {
  { receiver, value in behavior.run(value, remove: remove) { next()(receiver, $0) } }
}

func plain<Receiver: AnyObject, Value: Marked>(
  _ behavior: Behavior,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) -> Value
) -> (Receiver, Value) -> Value {
  { receiver, value in
    behavior.run(value, remove: remove, grow: { grow?(receiver) }, next: { next()(receiver, $0) })
  }
}

func throwing<Receiver: AnyObject, Value: Marked>(
  _ behavior: Behavior,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) throws -> Value
) -> (Receiver, Value) throws -> Value {
  { receiver, value in
    try behavior.run(
      value,
      refuse: refusal,
      remove: remove,
      grow: { grow?(receiver) },
      next: { try next()(receiver, $0) }
    )
  }
}

func suspending<Receiver: AnyObject, Value: Marked>(
  _ behavior: Behavior,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) async -> Value
) -> (Receiver, Value) async -> Value {
  { receiver, value in
    await behavior.run(
      value,
      remove: remove,
      grow: { grow?(receiver) },
      next: { await next()(receiver, $0) }
    )
  }
}

func suspendingThrowing<Receiver: AnyObject, Value: Marked>(
  _ behavior: Behavior,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) async throws -> Value
) -> (Receiver, Value) async throws -> Value {
  { receiver, value in
    try await behavior.run(
      value,
      refuse: refusal,
      remove: remove,
      grow: { grow?(receiver) },
      next: { try await next()(receiver, $0) }
    )
  }
}

func setting<Receiver: AnyObject, Value: Marked>(
  _ behavior: Behavior,
  _ grow: Growth?,
  _ remove: @escaping () -> Void,
  _ next: @escaping () -> (Receiver, Value) -> Void
) -> (Receiver, Value) -> Void {
  { receiver, value in
    _ = behavior.run(
      value,
      remove: remove,
      grow: { grow?(receiver) },
      next: { value in
        next()(receiver, value)
        return value
      }
    )
  }
}

private func refusal(_ id: Int) -> any Error { Refused(by: id) }
