import Foundation
import PliantBase
package import Synchronization

#if Console
import FlyingSocks
#endif

/// Whether nobody is sent away for being late: a test's own threads may all be busy.
package let clientsMayBeLate = Atomic(false)

/// One client, and until when it must have done what is waited for.
final class Connection: Sendable {
  private let socket: AsyncSocket
  private let state = Guarded(State())

  private struct State: Sendable {
    /// nil while the client need not do anything.
    var deadline: ContinuousClock.Instant? = .now + timeToSend
    var isIdle = true
    var task: Task<Void, Never>?
    var isEnded = false
    var isClosed = false
  }

  /// For a whole request to arrive; also how long an idle connection is kept.
  private static let timeToSend: Duration = .seconds(10)
  /// For a piece of a stream to be taken: a frozen page comes back and asks for what it missed.
  private static let timeToTake: Duration = .seconds(30)
  private static let timeToLeave: Duration = .seconds(2)
  private static let pieceBytes = 64 << 10

  init(_ socket: AsyncSocket) {
    self.socket = socket
    // A program that the process starts is not to keep the connection open.
    _ = fcntl(socket.socket.file.rawValue, F_SETFD, FD_CLOEXEC)
  }

  func isLate(at now: ContinuousClock.Instant) -> Bool {
    !clientsMayBeLate.load(ordering: .relaxed)
      && state.withLock { $0.deadline.map { $0 < now } ?? false }
  }

  /// Until when it may go on without a request; nil where it has made one, or is over.
  var idleUntil: ContinuousClock.Instant? {
    state.withLock { $0.isIdle && !$0.isEnded ? $0.deadline : nil }
  }

  /// Runs `body` in a task that `end` cancels, closes the socket after it, and then runs `closed`.
  func start(
    on executor: ConsoleExecutor,
    _ body: @escaping @Sendable () async -> Void,
    closed: @escaping @Sendable () -> Void
  ) {
    let task = Task.detached(executorPreference: executor) { [self] in
      await body()
      state.withLock { $0.isClosed = true }
      try? socket.close()
      closed()
    }
    let isEnded = state.withLock { state in
      state.task = task
      return state.isEnded
    }
    if isEnded { task.cancel() }
  }

  /// Ends what is being waited for.
  ///
  /// The socket wakes who waits for it: a cancelled wait alone is ended by the program's own threads,
  /// which may all be busy.
  func end() {
    state.withLock { state in
      state.isEnded = true
      if !state.isClosed { shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR)) }
      return state.task
    }?.cancel()
  }

  func finished() async { await state.withLock { $0.task }?.value }

  /// A reader of its requests, one after the other.
  func reader() -> RequestReader { RequestReader(socket) }

  /// The client must send from now on.
  func expectRequest() {
    state.withLock { state in
      state.deadline = .now + Self.timeToSend
      state.isIdle = true
    }
  }

  /// Whether a piece was taken at all counts, not how long all of it takes.
  func write(_ data: Data) async throws {
    var rest = data[...]
    while !rest.isEmpty {
      state.withLock { state in
        state.deadline = .now + Self.timeToTake
        state.isIdle = false
      }
      try await socket.write(Data(rest.prefix(Self.pieceBytes)))
      rest = rest.dropFirst(Self.pieceBytes)
    }
    state.withLock { $0.deadline = nil }
  }

  /// Says that no more comes, and takes what the client still sends, or it might not get the answer.
  func leave() async {
    state.withLock { $0.deadline = .now + Self.timeToLeave }
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    await ended()
  }

  /// Returns when the client has ended its side.
  func ended() async {
    while (try? await socket.read(atMost: 4096)) != nil { await Task.yield() }
  }
}
