import PliantBase

/// A double that records the calls of a method and can answer them.
///
/// A spy records every call of a method, a function or a requirement and passes it on; if it is
/// stubbed, it answers instead. All of it is typed: `Arguments` are the method's arguments without
/// its receiver (a tuple, or the argument itself if there is only one), `Output` is its result,
/// `Failure` its error.
///
/// ```swift
/// let spy = try greet.spy(on: greeter)
/// spy.stub(for: .equal("Ann"), returning: "Hi Ann", "Hi again")
/// welcome(greeter)
/// spy.calls[0].arguments  // "Ann"
/// spy.verify(.equal("Ann"), count: 1)
/// ```
///
/// Arguments and results are kept until ``reset()``. Recording takes a lock for a moment, under
/// which none of your code runs; matchers and computed answers run on the caller's thread. A spy
/// can be used from any thread. It returns recorded values as they are: guarding those that are not
/// `Sendable` is up to you.
public final class Spy<Arguments, Output, Failure: Error>: Token {
  let recorder: Recorder<Arguments, Output, Failure>
  private let installed: Guarded<Installed?>
  private let endsWithToken: Bool

  /// The layer or redefinition that has calls recorded.
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

  /// The number of calls that began since the start or the last ``reset()``.
  public var callCount: Int { recorder.count }

  /// Returns the calls whose arguments match.
  public func calls(
    matching matcher: ArgumentMatcher<Arguments>
  ) -> [SpyCall<Arguments, Output, Failure>] {
    calls.filter { matcher.matches($0.arguments) }
  }

  /// Removes the recorded calls, and restarts the sequence of every stub.
  public func reset() { recorder.reset() }

  /// Ends spying and stubbing.
  ///
  /// The recorded calls stay. Stopping twice does nothing.
  public func stop() {
    let installed = installed.withLock { $0.take() }
    installed?.end()
  }

  /// Whether calls are still recorded: the spy has not been stopped, and its subject is alive.
  public var isActive: Bool { installed.withLock { $0 }?.isActive() ?? false }

  public static func == (one: Spy, other: Spy) -> Bool { one.recorder === other.recorder }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(recorder)) }

  public var description: String { "Spy of '\(recorder.declaration)'" }
}

// MARK: - Answering

extension Spy {
  /// Makes calls return these values in sequence, one a call, instead of passing them on; the last
  /// one repeats.
  ///
  /// If the matchers of several stubs match, the newest answers.
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    returning first: Output,
    _ rest: Output...
  ) {
    add(.returning([first] + rest, for: matcher))
  }

  /// Makes calls throw these errors in sequence, one a call; the last one repeats.
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    throwing first: Failure,
    _ rest: Failure...
  ) {
    add(.throwing([first] + rest, for: matcher))
  }

  /// Makes calls return or throw these results in sequence, one a call; the last one repeats.
  ///
  /// ```swift
  /// spy.stub(results: .failure(Timeout()), .success(response))  // fails once
  /// ```
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    results first: Result<Output, Failure>,
    _ rest: Result<Output, Failure>...
  ) {
    add(.results([first] + rest, for: matcher))
  }

  /// Makes calls return or throw whatever a function returns or throws for their arguments.
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    answering answer: @escaping (Arguments) throws(Failure) -> Output
  ) {
    stub(for: matcher, .answers(answer))
  }

  /// Makes calls give these answers in sequence, one a call; the last one repeats.
  ///
  /// ```swift
  /// spy.stub(for: "home", .throws(Timeout()), .passesOn, .returns(response).after(.seconds(1)))
  /// ```
  public func stub(
    for matcher: ArgumentMatcher<Arguments> = .any,
    _ first: SpyAnswer<Arguments, Output, Failure>,
    _ rest: SpyAnswer<Arguments, Output, Failure>...
  ) {
    add(Stub(matcher: matcher, answers: [first] + rest))
  }

  package func add(_ stub: Stub<Arguments, Output, Failure>) { recorder.add(stub) }

  /// Removes every stub: calls are passed on again, and recorded.
  public func removeStubs() { recorder.removeStubs() }
}

// MARK: - Waiting

extension Spy {
  /// Waits until `count` calls have ended, counted since the start or the last ``reset()``.
  ///
  /// - Parameters:
  ///   - matcher: the calls that count.
  ///   - count: the number of calls to wait for, including those that have ended already.
  ///   - timeout: the longest time to wait: on a test's clock, but at most 30 seconds of real time
  ///     or as long as this, if that is more.
  ///   - fileID: the file of the call.
  ///   - line: the line of the call.
  /// - Throws: `SpyError.timedOut`, which names the place that waited, what it waited for and the
  ///   calls that came; `CancellationError`.
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
    func timer(_ limit: Duration) -> Task<Void, Never> {
      Task {
        try? await Task.sleep(for: limit)
        signal.finish()
      }
    }
    // A test's clock may never be advanced: real time ends the wait, too.
    let real = Surroundings.really { timer(max(timeout, .seconds(30))) }
    let timers = [timer(timeout), real]
    defer { for timer in timers { timer.cancel() } }
    func seen() -> Int { calls.count { matcher.matches($0.arguments) && $0.hasEnded } }
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
      place: "\(fileID):\(line)",
      calls: Self.report(of: calls, missing: matcher) + blindness(of: calls)
    )
  }

  /// Verifies that enough matching calls end within a time; see `verify(_:count:)`.
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
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(matcher, count..., at: place)
  }

  /// Verifies that no matching call is made, from the start to the end of a time; see
  /// `verify(_:count:)`.
  ///
  /// - Returns: whether the check succeeded.
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
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return check(matcher, .never, at: place)
  }
}
