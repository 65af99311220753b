import PliantImages
import PliantJoints

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
    let override = try wrap(on: receiver, key: key) { handle.double($0.next, recorder) }
    return Spy(recorder, isActive: { override.isActive }, end: { override.stop() })
  }
}

extension Handle {
  func makeSpy<Arguments, Output, Failure: Error>(
    stub: Stub<Arguments, Output, Failure>? = nil
  ) throws -> Spy<Arguments, Output, Failure> {
    try checkRecordable(on: nil)
    let recorder = Recorder<Arguments, Output, Failure>(self, stub)
    let redefinition = try redefine(around: { double($0, recorder) })
    return Spy(
      recorder,
      isActive: { redefinition.isActive },
      endsWithToken: true,
      end: { redefinition.stop() }
    )
  }

  /// Records the calls of the current task and its children while `operation` runs.
  func withSpy<Arguments, Output, Failure: Error, Result>(
    _: Spy<Arguments, Output, Failure>.Type,
    operation: () async throws -> Result
  ) async throws -> Result {
    try checkRecordable(on: nil)
    let recorder = Recorder<Arguments, Output, Failure>(self, nil)
    let redefinition = try taskRedefinition(around: { double($0, recorder) })
    let spy = TaskSpies.Spy(recorder: recorder, node: redefinition.node)
    let spies = TaskSpies.current.merging([redefinition.target: spy]) { $1 }
    return try await redefinition.run {
      try await TaskSpies.$current.withValue(spies, operation: operation)
    }
  }

  func currentSpy<Arguments, Output, Failure: Error>() throws -> Spy<Arguments, Output, Failure> {
    guard let spy = TaskSpies.current[try spyTarget()],
      let recorder = spy.recorder as? Recorder<Arguments, Output, Failure>
    else { throw SpyError.notSpying(declaration: declaration.description) }
    return Spy(recorder, isActive: { !spy.node.hasEnded }, end: { spy.node.end() })
  }

  /// A closure that ends with the call cannot be kept with its arguments.
  fileprivate func checkRecordable(on receiver: AnyObject?) throws {
    if case .message = subject { return }
    let type =
      receiver.map { ClassMetadata(Swift.type(of: $0)) } ?? subject.type.map { ClassMetadata($0) }
    guard try implementation(for: type).borrowsClosure else { return }
    throw SpyError.borrowsClosure(declaration: declaration.description)
  }
}

/// The spies of the current task, which its children inherit.
enum TaskSpies {
  @TaskLocal static var current: [LayerStack.Target: Spy] = [:]

  struct Spy {
    let recorder: PliantExpansion.CallRecorder
    /// What has calls recorded.
    let node: LayerNode
  }
}

extension Recorder {
  fileprivate convenience init<Function>(
    _ handle: Handle<Function>,
    _ stub: Stub<Arguments, Output, Failure>?
  ) {
    self.init(declaration: handle.declaration.description)
    if let stub { add(stub) }
  }
}

extension Stub {
  static func returning(_ values: [Output], for matcher: ArgumentMatcher<Arguments> = .any) -> Stub
  {
    Stub(matcher: matcher, answers: values.map { value in { _ in .success(value) } })
  }

  static func throwing(_ errors: [Failure], for matcher: ArgumentMatcher<Arguments> = .any) -> Stub
  {
    Stub(matcher: matcher, answers: errors.map { error in { _ in .failure(error) } })
  }
}
