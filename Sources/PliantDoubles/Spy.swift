public import PliantBase

/// What a double has seen, and what it answers.
///
/// A spy records every call of a method, a function or a requirement and passes it on; told to, it
/// answers in its place. All of it is typed: `Arguments` is what the method takes without its receiver
/// (a tuple, or the argument itself where there is one), `Output` what it returns, `Failure` what it
/// throws.
///
/// ```swift
/// let spy = try greet.spy(on: greeter)
/// spy.stub(for: .equal("Ann"), returning: "Hi Ann", "Hi again")
/// welcome(greeter)
/// spy.calls[0].arguments  // "Ann"
/// spy.verify(.equal("Ann"), count: 1)
/// ```
///
/// It keeps arguments and results until ``reset()``. Recording takes a lock for a moment, and under it
/// runs nothing of yours; matchers and computed answers run on the caller's thread. Any thread may use a
/// spy. What it recorded is handed out as it is: values that are not `Sendable` are yours to guard.
public final class Spy<Arguments, Output, Failure: Error>: Token {
  let recorder: Recorder<Arguments, Output, Failure>
  private let installed: Guarded<Installed?>
  private let endsWithToken: Bool

  /// What has calls recorded.
  private struct Installed: Sendable {
    let isActive: @Sendable () -> Bool
    let end: @Sendable () -> Void
  }

  package init(
    _ recorder: Recorder<Arguments, Output, Failure>,
    isActive: @escaping @Sendable () -> Bool,
    endsWithToken: Bool = false,
    end: @escaping @Sendable () -> Void
  ) {
    self.recorder = recorder
    self.endsWithToken = endsWithToken
    installed = Guarded(Installed(isActive: isActive, end: end))
  }

  deinit {
    if endsWithToken { stop() }
  }
}

extension Spy {
  /// The calls since the start or the last ``reset()``, in the order in which they began.
  public var calls: [SpyCall<Arguments, Output, Failure>] { recorder.calls }

  /// How many calls began since the start or the last ``reset()``.
  public var callCount: Int { recorder.calls.count }

  /// The calls whose arguments match.
  public func calls(
    matching matcher: ArgumentMatcher<Arguments>
  ) -> [SpyCall<Arguments, Output, Failure>] {
    calls.filter { matcher.matches($0.arguments) }
  }

  /// Forgets the calls, and lets every stub begin its sequence anew.
  public func reset() { recorder.reset() }

  /// Ends the spying and the stubbing.
  ///
  /// What was recorded stays. Doing so twice does nothing.
  public func stop() {
    let installed = installed.withLock { installed in
      defer { installed = nil }
      return installed
    }
    installed?.end()
  }

  /// Whether calls are recorded still: it was not stopped, and what it is for lives.
  public var isActive: Bool { installed.withLock { $0 }?.isActive() ?? false }

  public static func == (one: Spy, other: Spy) -> Bool { one.recorder === other.recorder }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(recorder)) }

  public var description: String { "Spy of '\(recorder.declaration)'" }
}

// MARK: - Answering

extension Spy {
  /// Returns these values in sequence, one a call, instead of passing calls on; the last one repeats.
  ///
  /// Of several stubs whose matchers match, the newest answers.
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    returning first: Output,
    _ rest: Output...
  ) {
    addStub(returning: [first] + rest, for: matcher)
  }

  package func addStub(returning values: [Output], for matcher: ArgumentMatcher<Arguments>) {
    recorder.add(.returning(values, for: matcher))
  }

  /// Throws these errors in sequence, one a call; the last one repeats.
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) {
    addStub(throwing: [first] + rest, for: matcher)
  }

  package func addStub(throwing errors: [Failure], for matcher: ArgumentMatcher<Arguments>) {
    recorder.add(.throwing(errors, for: matcher))
  }

  /// Returns or throws these in sequence, one a call; the last one repeats.
  ///
  /// ```swift
  /// spy.stub(results: .failure(Timeout()), .success(response))  // fails once
  /// ```
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    results first: Result<Output, Failure>,
    _ rest: Result<Output, Failure>...
  ) {
    recorder.add(
      Stub(matcher: matcher, answers: ([first] + rest).map { result in .init { _ in result } })
    )
  }

  /// Answers with what a function makes of the arguments.
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    answering answer: @escaping (Arguments) throws(Failure) -> Output
  ) {
    stub(for: matcher, .answers(answer))
  }

  /// Gives these answers in sequence, one a call; the last one repeats.
  ///
  /// ```swift
  /// spy.stub(for: "home", .throws(Timeout()), .passesOn, .returns(response).after(.seconds(1)))
  /// ```
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    _ first: SpyAnswer<Arguments, Output, Failure>,
    _ rest: SpyAnswer<Arguments, Output, Failure>...
  ) {
    recorder.add(Stub(matcher: matcher, answers: [first] + rest))
  }

  /// Removes every stub: calls are passed on again, and recorded.
  public func removeStubs() { recorder.removeStubs() }
}

// MARK: - Waiting

extension Spy {
  /// Waits until so many calls have ended, counted since the start or the last ``reset()``.
  ///
  /// - Parameters:
  ///   - matcher: which calls count.
  ///   - count: how many calls to wait for; those that have ended already count.
  ///   - timeout: how long to wait at most.
  ///   - fileID: where it is called.
  ///   - line: where it is called.
  /// - Throws: `SpyError.timedOut`, which names the place that waited; `CancellationError`.
  public func wait(
    for matcher: ArgumentMatcher<Arguments> = .any,
    count: Int = 1,
    timeout: Duration = .seconds(1),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    let (ends, signal) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let id = recorder.addListener { signal.yield() }
    defer { recorder.removeListener(id) }
    let timer = Task {
      try? await Task.sleep(for: timeout)
      signal.finish()
    }
    defer { timer.cancel() }
    func seen() -> Int { calls(matching: matcher).count { $0.hasEnded } }
    if seen() >= count { return }
    for await _ in ends where seen() >= count { return }
    try Task.checkCancellation()
    let last = seen()
    if last >= count { return }
    throw SpyError.timedOut(
      declaration: recorder.declaration,
      expected: count,
      seen: last,
      timeout: timeout,
      place: "\(fileID):\(line)"
    )
  }

  /// Checks that enough matching calls end within a time; see `verify(_:count:)`.
  ///
  /// - Returns: whether they did.
  @discardableResult
  public func verifyEventually(
    _ matcher: ArgumentMatcher<Arguments> = .any,
    count: Int = 1,
    within timeout: Duration = .seconds(1),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Bool {
    try? await wait(for: matcher, count: count, timeout: timeout)
    return verify(
      matcher,
      count: count...,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Checks that no matching call is made, from the start to the end of a time; see `verify(_:count:)`.
  ///
  /// - Returns: whether none was.
  @discardableResult
  public func verifyNever(
    _ matcher: ArgumentMatcher<Arguments> = .any,
    within time: Duration,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Bool {
    try? await wait(for: matcher, timeout: time)
    return verify(
      matcher,
      count: .never,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
