import FlyingSocks
import Foundation
import PliantBase

/// One client, and until when it must have done what is waited for.
final class Connection: Sendable {
  private let socket: AsyncSocket
  private let state = Guarded(State())

  private struct State: Sendable {
    var deadline = ContinuousClock.now + timeToSend
    var task: Task<Void, Never>?
    var isEnded = false
  }

  /// For a whole request to arrive; also how long an idle connection is kept.
  private static let timeToSend: Duration = .seconds(10)
  /// For a chunk of a stream to be taken: a frozen page comes back and asks for what it missed.
  private static let timeToTake: Duration = .seconds(30)

  init(_ socket: AsyncSocket) { self.socket = socket }

  var deadline: ContinuousClock.Instant { state.withLock { $0.deadline } }

  /// Runs `body` in a task that `end` cancels, and closes the socket after it.
  func start(on executor: ConsoleExecutor, _ body: @escaping @Sendable () async -> Void) {
    let task = Task(executorPreference: executor) { [self] in
      await body()
      try? socket.close()
    }
    let isEnded = state.withLock { state in
      state.task = task
      return state.isEnded
    }
    if isEnded { task.cancel() }
  }

  /// Ends what is being waited for.
  func end() {
    state.withLock { state in
      state.isEnded = true
      return state.task
    }?.cancel()
  }

  func finished() async { await state.withLock { $0.task }?.value }

  /// A reader of its requests, one after the other.
  func reader() -> RequestReader { RequestReader(socket) }

  /// The client must send from now on.
  func expectRequest() { expect(within: Self.timeToSend) }

  func write(_ data: Data) async throws {
    expect(within: Self.timeToTake)
    try await socket.write(data)
    state.withLock { $0.deadline = .now + .seconds(3_600) }
  }

  /// Returns when the client has ended its side.
  func ended() async {
    while (try? await socket.read(atMost: 1024)) != nil {}
  }

  private func expect(within time: Duration) {
    state.withLock { $0.deadline = .now + time }
  }
}
