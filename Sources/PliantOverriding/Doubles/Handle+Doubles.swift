package import PliantBase
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

  /// Reports a stub that returns values of another type than the function.
  @_disfavoredOverload
  @available(*, unavailable, message: "the function returns values of another type")
  public func stub<Other: Equatable>(
    on receiver: AnyObject,
    key: AnyHashable? = nil,
    returning first: Other,
    _ rest: Other...
  ) throws {}

  /// Reports a stub that returns values of another type than the function.
  @_disfavoredOverload
  @available(*, unavailable, message: "the function returns values of another type")
  public func stub<Other: Equatable>(returning first: Other, _ rest: Other...) throws {}
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
    var redefinition = try taskRedefinition(around: { double($0, recorder) })
    let spy = TaskSpy(recorder: recorder, node: redefinition.node)
    redefinition.spy = spy
    return SpyingScope(spy.made(recorder), in: redefinition, reach: { self.reach })
  }

  func currentSpy<Arguments, Output, Failure: Error>() throws -> Spy<Arguments, Output, Failure> {
    guard let spy = TaskLayers.current?.spies[try redefinitionKey()],
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
  /// The name of what it spies on.
  var name: String { get }
  /// The warning about a spy that saw no call, and may not be able to.
  var blind: String? { get }
  /// Runs an operation with the spy, which all work without a test sees if it is shared.
  func provide(
    sharing ofTest: SharedSurroundings.OfTest?,
    to operation: () async throws -> Void
  ) async throws
}

/// A spy that lasts for an operation.
final class SpyingScope<Arguments, Output, Failure: Error>: SpyingScoping {
  private let spy: Spy<Arguments, Output, Failure>
  /// The redefinition for the current task; nil if the spy is of one object.
  private let redefinition: TaskRedefinition?
  private let reach: () -> Override.Reach

  init(
    _ spy: Spy<Arguments, Output, Failure>,
    in redefinition: TaskRedefinition?,
    reach: @escaping () -> Override.Reach
  ) {
    self.spy = spy
    self.redefinition = redefinition
    self.reach = reach
  }

  package var name: String { String(spy.description.dropFirst("Spy of '".count).dropLast()) }

  package var blind: String? {
    spy.callCount == 0 ? reach().blindness.map { "\(spy) saw no call, and \($0)" } : nil
  }

  package func provide(
    sharing ofTest: SharedSurroundings.OfTest?,
    to operation: () async throws -> Void
  ) async throws {
    try await run(sharing: ofTest) { _ in try await operation() }
  }

  func run<Result>(
    sharing ofTest: SharedSurroundings.OfTest? = nil,
    _ operation: (Spy<Arguments, Output, Failure>) async throws -> Result
  ) async throws -> Result {
    defer { spy.stop() }
    guard let redefinition else { return try await operation(spy) }
    return try await redefinition.run(sharing: ofTest) { try await operation(spy) }
  }

  func runNow<Result>(
    _ operation: (Spy<Arguments, Output, Failure>) throws -> Result
  ) throws -> Result {
    defer { spy.stop() }
    guard let redefinition else { return try operation(spy) }
    return try redefinition.runNow { try operation(spy) }
  }
}

/// A spy of the current task, which its children inherit.
struct TaskSpy {
  let recorder: __Pliant.CallRecorder
  /// The redefinition that has calls recorded.
  let node: LayerNode

  func made<Arguments, Output, Failure: Error>(
    _ recorder: Recorder<Arguments, Output, Failure>
  ) -> Spy<Arguments, Output, Failure> {
    .init(recorder, isActive: { !node.hasEnded }, end: { node.end() })
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
