#if Console
import Foundation
import PliantBase
package import Synchronization

import FlyingSocks

/// Whether connections have no deadlines, because all threads of a test may be busy.
package let clientsMayBeLate = Atomic(false)

/// A client, and the deadline of the operation that it is expected to do.
final class Connection: Sendable {
  private let socket: AsyncSocket
  private let state = Guarded(State())

  private struct State: Sendable {
    /// The deadline; nil while the client need not do anything.
    var deadline: ContinuousClock.Instant? = .now + timeToSend
    var isIdle = true
    var task: Task<Void, Never>?
    var isEnded = false
    var isClosed = false
  }

  /// For a whole request to arrive; also how long an idle connection is kept.
  private static let timeToSend: Duration = .seconds(10)
  /// The time to read a part of a stream; a frozen page reconnects and resumes.
  private static let timeToTake: Duration = .seconds(30)
  private static let timeToLeave: Duration = .seconds(2)
  private static let pieceBytes = 64 << 10
  private static let mostUnsentBytes: Int32 = 128 << 10

  init(_ socket: AsyncSocket) {
    self.socket = socket
    // A program that the process starts is not to keep the connection open.
    _ = fcntl(socket.socket.file.rawValue, F_SETFD, FD_CLOEXEC)
    // Lines that wait in the system's buffer are old when a page reads them.
    var size = Self.mostUnsentBytes
    let sizeOfSize = socklen_t(MemoryLayout.size(ofValue: size))
    setsockopt(socket.socket.file.rawValue, SOL_SOCKET, SO_SNDBUF, &size, sizeOfSize)
  }

  func isLate(at now: ContinuousClock.Instant) -> Bool {
    !clientsMayBeLate.load(ordering: .relaxed)
      && state.withLock { $0.deadline.map { $0 < now } ?? false }
  }

  /// The end of the time without a request; nil if a request has begun or the connection has ended.
  var idleUntil: ContinuousClock.Instant? {
    state.withLock { $0.isIdle && !$0.isEnded ? $0.deadline : nil }
  }

  /// Runs `body` in a task that `end` cancels, closes the socket after it, and then runs `closed`.
  func start(
    on executor: ConsoleExecutor,
    _ body: @escaping @Sendable () async -> Void,
    closed: @escaping @Sendable () -> Void
  ) {
    let task = Task(executorPreference: executor) { [self] in
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

  /// Ends all operations that wait.
  ///
  /// The socket wakes the waiting task: a cancelled wait is ended by the program's own threads,
  /// which may all be busy.
  func end() {
    state.withLock { state in
      state.isEnded = true
      if !state.isClosed { shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR)) }
      return state.task
    }?.cancel()
  }

  func finished() async { await state.withLock { $0.task }?.value }

  /// The address of the client.
  var peer: String {
    switch try? socket.socket.remotePeer() {
    case .ip4(let address, _), .ip6(let address, _): address
    default: "unknown"
    }
  }

  /// A reader of its requests, one after the other.
  func reader() -> RequestReader { RequestReader(socket) }

  /// Begins the time in which the client must send a request.
  func expectRequest() {
    state.withLock { state in
      state.deadline = .now + Self.timeToSend
      state.isIdle = true
    }
  }

  /// Writes all data; the deadline applies to each part, not to the whole.
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

  /// Shuts down writing, and reads the rest, without which the client might not get the answer.
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
#endif
