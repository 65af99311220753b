import FlyingSocks
import Foundation
import PliantBase

/// Accepts connections and answers them, within bounds of number, size and time.
///
/// The sockets and the waiting for them are FlyingSocks'.
final class ConsoleServer: Sendable {
  private static let mostConnections = 64

  let endpoint: Endpoint
  private let router: Router
  private let pool: any AsyncSocketPool
  private let socket: Socket
  private let executor = ConsoleExecutor()
  private let state = Guarded(State())

  private struct State: Sendable {
    var task: Task<Void, Never>?
    var hasEnded = false
    var connections: [Int: Connection] = [:]
    var lastNumber = 0
  }

  /// Opens the socket; connections wait there until `run`.
  init(_ endpoint: Endpoint, token: Token, state: LiveState) async throws {
    let (socket, port) = try endpoint.listen()
    var endpoint = endpoint
    endpoint.port = port
    self.endpoint = endpoint
    self.socket = socket
    router = Router(access: AccessCheck(endpoint: endpoint, token: token), state: state)
    do {
      let pool = SocketPool.make()
      try await pool.prepare()
      self.pool = pool
    } catch {
      try? socket.close()
      throw ConsoleError.cannotListen(
        address: endpoint.address,
        port: port,
        detail: error.localizedDescription
      )
    }
  }

  var isRunning: Bool { state.withLock { $0.task != nil && !$0.hasEnded } }

  func run() {
    let task = Task(executorPreference: executor) { [self] in
      await withDiscardingTaskGroup { group in
        group.addTask { try? await self.pool.run() }
        group.addTask { await self.accept() }
        group.addTask { await self.endLateConnections() }
      }
      try? socket.close()
      state.withLock { $0.hasEnded = true }
    }
    state.withLock { $0.task = task }
  }

  /// Returns when the socket is closed and every connection has ended.
  func stop() async {
    let (task, connections) = state.withLock { ($0.task, Array($0.connections.values)) }
    task?.cancel()
    for connection in connections { connection.end() }
    await task?.value
    for connection in connections { await connection.finished() }
  }
}

// MARK: - Connections

extension ConsoleServer {
  private func accept() async {
    guard let listener = try? AsyncSocket(socket: socket, pool: pool) else { return }
    while !Task.isCancelled {
      do {
        add(try await listener.accept())
      } catch {
        // Out of files, or a client that went before it came: others may come.
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  private func add(_ socket: AsyncSocket) {
    let connection = Connection(socket)
    let (number, late) = state.withLock { state -> (Int, Connection?) in
      state.lastNumber += 1
      state.connections[state.lastNumber] = connection
      guard state.connections.count > Self.mostConnections else { return (state.lastNumber, nil) }
      // Who waits longest for the client gives way, so that nobody can keep the others out.
      return (state.lastNumber, state.connections.values.min { $0.deadline < $1.deadline })
    }
    late?.end()
    connection.start(on: executor) { [self] in
      await router.answer(connection)
      state.withLock { $0.connections[number] = nil }
    }
  }

  private func endLateConnections() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(500))
      let now = ContinuousClock.now
      let late = state.withLock { $0.connections.values.filter { $0.deadline < now } }
      for connection in late { connection.end() }
    }
  }
}
