#if Console
import Foundation
import PliantBase

import FlyingSocks

/// Accepts connections and answers them, within bounds of number, size and time.
///
/// The sockets and the waiting for them are FlyingSocks'.
final class ConsoleServer: Sendable {
  private static let mostConnections = 64

  let endpoint: Endpoint
  private let router: Router
  var access: AccessCheck { router.access }
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
  init(
    _ endpoint: Endpoint,
    state: LiveState,
    access: (Endpoint) -> AccessCheck
  ) async throws {
    let (socket, port) = try endpoint.listen()
    var endpoint = endpoint
    endpoint.port = port
    self.endpoint = endpoint
    self.socket = socket
    router = Router(access: access(endpoint), state: state)
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
    // Detached, so that it does not inherit redefinitions of the task that starts it.
    let task = Task.detached(executorPreference: executor) { [self] in
      await Surroundings.$own.withValue(Surroundings()) {
        await withDiscardingTaskGroup { group in
          group.addTask { await self.accept() }
          group.addTask { await self.endLateConnections() }
          try? await pool.run()
          group.cancelAll()
          // Wakes the task that accepts, even if all of the program's threads are busy.
          shutdown(socket.file.rawValue, Int32(SHUT_RDWR))
        }
      }
      try? socket.close()
      state.withLock { $0.hasEnded = true }
    }
    state.withLock { $0.task = task }
  }

  /// Returns when the socket is closed and every connection has ended.
  func stop() async {
    let task = state.withLock { $0.task }
    await end(state.withLock { Array($0.connections.values) })
    task?.cancel()
    await task?.value
    // Connections that were accepted meanwhile.
    await end(state.withLock { Array($0.connections.values) })
  }

  private func end(_ connections: [Connection]) async {
    for connection in connections { connection.end() }
    for connection in connections { await connection.finished() }
  }
}

// MARK: - Connections

extension ConsoleServer {
  private func accept() async {
    guard let listener = try? AsyncSocket(socket: socket, pool: pool) else { return }
    while !Task.isCancelled {
      do {
        let connection = Connection(try await listener.accept())
        let idlest = add(connection)
        // Accepts no other connection before there is room, so that the limit holds.
        idlest?.end()
        await idlest?.finished()
      } catch {
        // No descriptor is left, or the client has gone already: others may connect.
        try? await Task.sleep(for: .milliseconds(100))
      }
    }
  }

  /// Returns the connection to close if there are too many: the one that has been idle longest.
  private func add(_ connection: Connection) -> Connection? {
    let (number, idlest) = state.withLock { state -> (Int, Connection?) in
      state.lastNumber += 1
      state.connections[state.lastNumber] = connection
      guard state.connections.count > Self.mostConnections else { return (state.lastNumber, nil) }
      let idle = state.connections.values.compactMap { connection in
        connection.idleUntil.map { (connection, $0) }
      }
      return (state.lastNumber, idle.min { $0.1 < $1.1 }?.0 ?? connection)
    }
    connection.start(on: executor) { [router] in
      await router.answer(connection)
    } closed: { [self] in
      state.withLock { $0.connections[number] = nil }
    }
    return idlest
  }

  private func endLateConnections() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(500))
      let now = ContinuousClock.now
      let late = state.withLock { $0.connections.values.filter { $0.isLate(at: now) } }
      for connection in late { connection.end() }
    }
  }
}

/// A thread of the console's own, so that it responds while all threads of the program are busy.
final class ConsoleExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "pliant.console")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
#endif
