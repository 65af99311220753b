import Foundation
import FoundationNetworking
import PliantBase
import PliantOverriding

/// A task of a session, from where it is resumed to its end.
///
/// The test's clock stands still but while the test's own code answers, or nothing is under way.
final class NetworkTask: Sendable {
  private enum Phase { case open, ending, cancelled }
  private struct State {
    var phase = Phase.open
    var exchange: Exchange?
    var holdsClock = false
  }

  /// Retained, so that no other task has its address.
  private let task: URLSessionTask
  private let state = Guarded(State())
  private let exchanges: AsyncStream<Exchange>.Continuation
  private let clock = TestClock.local

  /// Creates a task of Swift's that answers, so that it sees what the caller sees.
  init(_ task: URLSessionTask) {
    self.task = task
    let (exchanges, continuation) = AsyncStream.makeStream(of: Exchange.self)
    self.exchanges = continuation
    Task(executorPreference: OwnQueues.preferred) {
      for await exchange in exchanges { exchange.begin() }
    }
  }

  func begin(_ exchange: Exchange) {
    state.withUncheckedLock { $0.exchange = exchange }
    hold(for: exchange)
    if case .terminated = exchanges.yield(exchange) { exchange.begin() }
  }

  func end(_ exchange: Exchange) {
    state.withUncheckedLock { if $0.exchange === exchange { $0.exchange = nil } }
    rest()
  }

  func end() {
    exchanges.finish()
    state.withUncheckedLock { $0.exchange }?.cancel()
  }

  // MARK: The end

  /// Begins the end of the task, unless it is cancelled before.
  ///
  /// NB: Foundation crashes if a task's end overtakes its cancellation on the session's queue
  /// (`TaskRegistry.behaviour(for:)`): one of both happens.
  func ends() -> Bool { enter(.ending) }

  /// Begins the cancellation of the task; returns false if it ends before.
  func cancels() -> Bool { enter(.cancelled) }

  /// Has the task go on, though it was to end: it is suspended.
  func goesOn() { state.withLock { $0.phase = .open } }

  private func enter(_ phase: Phase) -> Bool {
    state.withLock { state in
      if state.phase == .open { state.phase = phase }
      return state.phase == phase
    }
  }

  // MARK: The clock

  /// Resumes the task, for which Foundation makes a transfer, or fails.
  func resume(_ resume: (URLSessionTask) -> Void) {
    if isTransferred { hold(for: nil) }
    resume(task)
    if task.state == .suspended { rest() }
  }

  /// Whether Foundation loads the task's request by libcurl, not by a protocol of another class.
  private var isTransferred: Bool {
    guard let request = task.currentRequest,
      request.url?.scheme?.lowercased().hasPrefix("http") == true
    else { return false }
    let session: URLSession? = property("session", of: task)
    let types = session?.configuration.protocolClasses as? [URLProtocol.Type] ?? []
    let first: URLProtocol.Type? = types.first { $0.canInit(with: request) }
    return first.map { "\($0)" == "_HTTPURLProtocol" } ?? true
  }

  var isBusy: Bool { state.withUncheckedLock { $0.exchange != nil } }

  /// Lets the clock pass when what Foundation is about to tell has been told.
  func rest() {
    guard clock != nil else { return }
    let session: URLSession? = property("session", of: task)
    // The session has given the queue, by then, what calls the test's code.
    task.workQueue?.async { [self] in
      guard let queue = session?.delegateQueue else { return release() }
      queue.addBarrierBlock { [self] in if !isBusy { release() } }
      // NB: has the queue look again: it forgets a barrier if the last operation before it ends
      // while it is added (`OperationQueue._schedule()` notes that it is ready, and no more).
      queue.maxConcurrentOperationCount = queue.maxConcurrentOperationCount
    }
  }

  func hold(for exchange: Exchange?) {
    let isNew = state.withUncheckedLock { state in
      guard state.exchange === exchange, !state.holdsClock else { return false }
      state.holdsClock = true
      return true
    }
    if isNew { clock?.began() }
  }

  func release() {
    let isHeld = state.withLock { exchange(&$0.holdsClock, with: false) }
    if isHeld { clock?.finished() }
  }
}

/// Runs jobs however many others are blocked: a request's timeout is of real time without a clock.
final class OwnQueues: TaskExecutor {
  /// The executor; nil if the clock has jobs run on queues of their own.
  static var preferred: OwnQueues? { TestClock.local == nil ? shared : nil }
  private static let shared = OwnQueues()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    TestJobs.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension TestNetwork {
  // Handles are made in functions, which one of the compiler's processes checks: stored ones are
  // expanded in each.

  static let scopes: [Scope] = tasks + cookies

  private static var tasks: [Scope] {
    let resume = #method(URLSessionTask.resume)
    let socket = #method(URLSessionWebSocketTask.resume)
    let suspend = #method(URLSessionTask.suspend)
    let cancel = #method(URLSessionTask.cancel)
    return [
      resume.scope(around: { resume in
        { task in
          guard task.state == .suspended, let local else { return resume(task) }
          // A clock that has ended as well would have it time out.
          guard let known = local.follow(task) else { return task.cancel() }
          known.resume(resume)
        }
      }),
      suspend.scope(around: { suspend in
        { task in
          suspend(task)
          local?.task(task)?.rest()
        }
      }),
      socket.scope(around: { resume in
        { task in
          guard let local else { return resume(task) }
          local.term.use()
          let url = task.originalRequest?.url?.absoluteString ?? ""
          local.term.report(.notAnswered("the web socket \(url)"))
          task.cancel()
        }
      }),
      cancel.scope(around: { cancel in
        { task in
          guard local?.task(task)?.cancels() != false else { return }
          // NB: `async` methods cancel while the runtime holds a lock that their end needs, which
          // is on the queue that is waited for (swift-corelibs-foundation/issues/5412).
          guard task.isOfAsyncMethod else { return cancel(task) }
          nonisolated(unsafe) let cancel = cancel
          DispatchQueue.global().async { cancel(task) }
        }
      }),
    ]
  }

  private static var cookies: [Scope] {
    let all = #getter(\HTTPCookieStorage.cookies)
    let sorted = #method(HTTPCookieStorage.sortedCookies(using:))
    let ofURL = #method(HTTPCookieStorage.cookies(for:))
    let set = #method(HTTPCookieStorage.setCookie(_:))
    let setAll = #method(HTTPCookieStorage.setCookies(_:for:mainDocumentURL:))
    let delete = #method(HTTPCookieStorage.deleteCookie(_:))
    let remove = #method(HTTPCookieStorage.removeCookies(since:))
    @Sendable func own(_ storage: HTTPCookieStorage) -> HTTPCookieStorage {
      local?.own(storage) ?? storage
    }
    return [
      all.scope(around: { all in { all(own($0)) } }),
      sorted.scope(around: { sorted in { sorted(own($0), $1) } }),
      ofURL.scope(around: { ofURL in { ofURL(own($0), $1) } }),
      set.scope(around: { set in { set(own($0), $1) } }),
      setAll.scope(around: { setAll in { setAll(own($0), $1, $2, $3) } }),
      delete.scope(around: { delete in { delete(own($0), $1) } }),
      remove.scope(around: { remove in { remove(own($0), $1) } }),
    ]
  }
}
