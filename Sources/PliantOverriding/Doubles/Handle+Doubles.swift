import PliantHooks
import PliantImages

extension Method {
  func makeSpy<Arguments, Output, Failure: Error>(
    on receiver: AnyObject,
    key: AnyHashable?,
    stub: Stub<Arguments, Output, Failure>? = nil
  ) throws -> Spy<Arguments, Output, Failure> {
    if case .message = handle.subject, stub == nil, !isImplemented(by: receiver) {
      throw MethodError.notImplemented(
        message: handle.declaration.name,
        receiver: String(describing: type(of: receiver))
      )
    }
    try handle.checkRecordable(on: receiver)
    let recorder = Recorder<Arguments, Output, Failure>(handle, stub)
    let override = try install(on: receiver, key: key, as: stub == nil ? .spy : .stub) {
      handle.double(Override.Layer($0, of: handle).next, recorder)
    }
    return Spy(recorder, isActive: { override.isActive }, end: { override.stop() })
  }
}

extension Method {
  func spying<Arguments, Output, Failure: Error>(
    on receiver: AnyObject?
  ) throws -> SpyingScope<Arguments, Output, Failure> {
    guard let receiver else { return try handle.spying() }
    return SpyingScope(try makeSpy(on: receiver, key: nil), in: nil, reach: { reach })
  }
}

extension FunctionHandle {
  func spying<Arguments, Output, Failure: Error>() throws -> SpyingScope<Arguments, Output, Failure>
  { try handle.spying() }
}

extension Handle {
  func makeSpy<Arguments, Output, Failure: Error>(
    stub: Stub<Arguments, Output, Failure>? = nil
  ) throws -> Spy<Arguments, Output, Failure> {
    try checkRecordable(on: nil)
    let recorder = Recorder<Arguments, Output, Failure>(self, stub)
    let redefinition = try redefine(
      around: { double($0, recorder) },
      as: stub == nil ? .spy : .stub
    )
    return Spy(
      recorder,
      isActive: { redefinition.isActive },
      endsWithToken: true,
      end: { redefinition.stop() }
    )
  }

  func spying<Arguments, Output, Failure: Error>() throws -> SpyingScope<Arguments, Output, Failure>
  {
    try checkRecordable(on: nil)
    let recorder = Recorder<Arguments, Output, Failure>(self, nil)
    let redefinition = try taskRedefinition(around: { double($0, recorder) })
    let spy = TaskSpies.Spy(recorder: recorder, node: redefinition.node)
    return SpyingScope(spy.made(recorder), in: (redefinition, spy), reach: { self.reach })
  }

  func currentSpy<Arguments, Output, Failure: Error>() throws -> Spy<Arguments, Output, Failure> {
    guard let spy = TaskSpies.current[try redefinitionKey()],
      let recorder = spy.recorder as? Recorder<Arguments, Output, Failure>
    else { throw SpyError.notSpying(declaration: declaration.description) }
    return spy.made(recorder)
  }

  /// A closure that ends with the call cannot be kept with its arguments.
  fileprivate func checkRecordable(on receiver: AnyObject?) throws {
    if case .message = subject { return }
    let type =
      receiver.map { ClassMetadata(Swift.type(of: $0)) } ?? subject.type.map { ClassMetadata($0) }
    let implementation =
      try requirement == nil ? implementation(for: type) : witnesses().all[0].implementation
    guard implementation.borrowsClosure else { return }
    throw SpyError.borrowsClosure(declaration: declaration.description)
  }
}

/// A spy that lasts for an operation, whatever its types.
package protocol SpyingScoping {
  /// What is to be said of a spy that saw no call, and may not be able to.
  var blind: String? { get }
  func provide(to operation: () async throws -> Void) async throws
}

/// A spy that lasts for an operation.
final class SpyingScope<Arguments, Output, Failure: Error>: SpyingScoping {
  private let spy: Spy<Arguments, Output, Failure>
  /// The redefinition for the current task; nil if the spy is of one object.
  private let task: (redefinition: TaskRedefinition, spy: TaskSpies.Spy)?
  private let reach: () -> Override.Reach

  init(
    _ spy: Spy<Arguments, Output, Failure>,
    in task: (redefinition: TaskRedefinition, spy: TaskSpies.Spy)?,
    reach: @escaping () -> Override.Reach
  ) {
    self.spy = spy
    self.task = task
    self.reach = reach
  }

  package var blind: String? {
    spy.callCount == 0 ? reach().blindness.map { "\(spy) saw no call, and \($0)" } : nil
  }

  package func provide(to operation: () async throws -> Void) async throws {
    try await run { _ in try await operation() }
  }

  func run<Result>(
    _ operation: (Spy<Arguments, Output, Failure>) async throws -> Result
  ) async throws -> Result {
    defer { spy.stop() }
    guard let task else { return try await operation(spy) }
    return try await task.redefinition.run {
      try await TaskSpies.$current.withValue(TaskSpies.adding(task.spy, to: task.redefinition)) {
        try await operation(spy)
      }
    }
  }

  func runNow<Result>(
    _ operation: (Spy<Arguments, Output, Failure>) throws -> Result
  ) throws -> Result {
    defer { spy.stop() }
    guard let task else { return try operation(spy) }
    return try task.redefinition.runNow {
      try TaskSpies.$current.withValue(TaskSpies.adding(task.spy, to: task.redefinition)) {
        try operation(spy)
      }
    }
  }
}

/// The spies of the current task, which its children inherit.
enum TaskSpies {
  @TaskLocal static var current: [RedefinitionKey: Spy] = [:]

  /// The current ones, and the spy of what a redefinition replaces.
  static func adding(_ spy: Spy, to redefinition: TaskRedefinition) -> [RedefinitionKey: Spy] {
    current.merging(redefinition.targets.map { ($0.key, spy) }) { $1 }
  }

  struct Spy {
    let recorder: __Pliant.CallRecorder
    /// The redefinition that has calls recorded.
    let node: LayerNode

    func made<Arguments, Output, Failure: Error>(
      _ recorder: Recorder<Arguments, Output, Failure>
    ) -> PliantDoubles.Spy<Arguments, Output, Failure> {
      .init(recorder, isActive: { !node.hasEnded }, end: { node.end() })
    }
  }
}

extension Recorder {
  fileprivate convenience init<Function>(
    _ handle: Handle<Function>,
    _ stub: Stub<Arguments, Output, Failure>?
  ) {
    self.init(
      declaration: handle.declaration.description,
      blindness: { handle.reach.blindness }
    )
    if let stub { add(stub) }
  }
}
