/// The calls of one method and the stubs that answer them.
package final class Recorder<Arguments, Output, Failure: Error>: __Pliant.CallRecorder,
  @unchecked Sendable
{
  // SAFETY: the state is locked; its values are the user's, who is told so by `Spy`.
  typealias Call = SpyCall<Arguments, Output, Failure>
  private typealias Column = __Pliant.Column

  package let declaration: String
  /// Returns the reason why some calls are not recorded; nil if all are.
  package let blindness: @Sendable () -> String?
  private let errors = Column<Failure?>(type: Failure.self)
  private let state = Guarded(State())

  private struct State {
    var stubs: [Stub<Arguments, Output, Failure>] = []
    var listeners: [Int: @Sendable () -> Void] = [:]
    var listenersAdded = 0
    /// The place that forbade unstubbed calls; nil if they are passed on.
    var strictSince: CallSite?
    /// The numbers of calls that a check expected.
    var verified: Set<UInt64> = []
  }

  package init(declaration: String, blindness: @escaping @Sendable () -> String? = { nil }) {
    self.declaration = declaration
    self.blindness = blindness
    super.init(
      arguments: Column<Arguments>(type: Arguments.self),
      results: Column<Output?>(type: Output.self)
    )
  }

  package override var hasStubs: Bool { locked { !$0.stubs.isEmpty } }

  @usableFromInline
  override func openCasting<Given>(
    _ given: Given,
    isAnswered: Bool
  ) -> __Pliant.OpenCall {
    // SAFETY: the columns are made with these types.
    open(cast(given), in: unsafeDowncast(arguments, to: Column<Arguments>.self), isAnswered)
  }

  private func cast<Given>(_ given: Given) -> Arguments {
    if let arguments = PliantDoubles.cast(given, to: Arguments.self) { return arguments }
    fatalError(
      "'\(declaration)' cannot be recorded: one of \(Arguments.self) is a closure that does not "
        + "outlive the call; write its type out, or mark it @escaping"
    )
  }

  @usableFromInline
  override func answer<Given>(
    to given: Given,
    isAnswered: Bool
  ) -> __Pliant.StubAnswer? {
    if isAnswered { return nil }
    let arguments = cast(given)
    let (stubs, strictSince) = locked { ($0.stubs, $0.strictSince) }
    // Matchers are the user's, and run under no lock; a stub that is removed meanwhile still
    // answers.
    guard let stub = stubs.last(where: { $0.matcher.matches(arguments) }) else {
      if let strictSince {
        TestFailure.report(
          "'\(declaration)' was called with \(arguments), which no stub answers",
          at: strictSince
        )
      }
      return nil
    }
    stub.matcher.capture(arguments)
    return Answer(stub.next(), to: arguments, of: declaration)
  }

  @usableFromInline
  override func endCasting<Given>(_ number: Int, returning output: Given) {
    if let output = PliantDoubles.cast(output, to: Output.self) {
      // SAFETY: the columns are made with these types.
      end(number, returning: output, in: unsafeDowncast(results, to: Column<Output?>.self))
    } else {
      end(number) { _ in }
    }
  }

  @usableFromInline
  override func end<Given: Error>(_ number: Int, throwing error: Given) {
    let error = PliantDoubles.cast(error, to: Failure.self)
    end(number) { index in if let error { errors.set(error, at: index) } }
  }

  private func end(_ number: Int, _ record: (Int) -> Void) {
    let now = __Pliant.Moment()
    let isAwaited = times.withLock { times in
      let (index, isAwaited) = times.end(number, at: now)
      if let index { record(index) }
      return isAwaited
    }
    if isAwaited { callListeners() }
  }

  @usableFromInline
  override func callListeners() {
    for listener in locked({ Array($0.listeners.values) }) { listener() }
  }

  private func locked<Result>(_ body: (inout State) -> Result) -> Result {
    state.withUncheckedLock(body)
  }

  /// Edits what decides whether calls may be answered, and whether anything waits for their ends.
  private func edit<Result>(_ body: (inout State) -> Result) -> Result {
    locked { state in
      defer {
        let isStubbed = !state.stubs.isEmpty || state.strictSince != nil
        let hasListeners = !state.listeners.isEmpty
        times.withLock { ($0.isStubbed, $0.hasListeners) = (isStubbed, hasListeners) }
      }
      return body(&state)
    }
  }
}

// MARK: - For the spy

extension Recorder {
  /// All that the columns hold.
  private struct Columns {
    var times: ContiguousArray<__Pliant.CallTime>
    var arguments: ContiguousArray<Arguments>
    var results: ContiguousArray<Output?>
    var errors: ContiguousArray<Failure?>
  }

  /// Copies the columns, and empties them if `isReset`.
  private func columns(isReset: Bool = false) -> Columns {
    // SAFETY: the columns are made with these types.
    let arguments = unsafeDowncast(arguments, to: Column<Arguments>.self)
    let results = unsafeDowncast(results, to: Column<Output?>.self)
    return times.withUncheckedLock { times in
      defer {
        if isReset {
          times.forget()
          (arguments.values, results.values, errors.values) = ([], [], [])
        }
      }
      return Columns(
        times: times.calls,
        arguments: arguments.values,
        results: results.values,
        errors: errors.values
      )
    }
  }

  var calls: [Call] {
    let columns = columns()
    return columns.times.indices.map { index in
      let time = columns.times[index]
      return Call(
        arguments: columns.arguments[index],
        result: index < columns.results.count ? columns.results[index] : nil,
        error: index < columns.errors.count ? columns.errors[index] : nil,
        hasEnded: time.hasEnded,
        time: time.start.time.instant,
        duration: time.hasEnded ? time.end.instant - time.start.time.instant : nil,
        threadID: Int(time.start.threadID),
        order: time.start.order
      )
    }
  }

  var count: Int { times.withLock { $0.calls.count } }

  /// The calls that no check expected.
  var unverified: [Call] {
    let (calls, verified) = (calls, locked { $0.verified })
    return calls.filter { !verified.contains($0.order) }
  }

  /// Marks calls as expected by a check, by their numbers.
  func verify(_ orders: [UInt64]) { locked { $0.verified.formUnion(orders) } }

  func forbidUnstubbed(since place: CallSite) {
    edit { $0.strictSince = place }
  }

  package func add(_ stub: Stub<Arguments, Output, Failure>) {
    edit { $0.stubs.append(stub) }
  }

  func removeStubs() {
    // The values that the stubs captured are freed under no lock.
    _ = edit { exchange(&$0.stubs, with: []) }
  }

  func reset() {
    // The recorded values are freed under no lock.
    _ = locked { state in
      state.verified = []
      for stub in state.stubs { stub.reset() }
      return columns(isReset: true)
    }
  }

  /// Calls `listener` at the end of every call; returns its number.
  func addListener(_ listener: @escaping @Sendable () -> Void) -> Int {
    edit { state in
      state.listenersAdded += 1
      state.listeners[state.listenersAdded] = listener
      return state.listenersAdded
    }
  }

  func removeListener(_ id: Int) {
    _ = edit { $0.listeners.removeValue(forKey: id) }
  }
}

/// Returns a value as another type, which most often is its own: then without a cast, which takes
/// longer than everything else that is done for a call.
@inline(__always)
func cast<Given, Wanted>(_ value: Given, to wanted: Wanted.Type) -> Wanted? {
  guard Given.self == Wanted.self else { return value as? Wanted }
  // SAFETY: the two are one type.
  return unsafeBitCast(value, to: Wanted.self)
}
