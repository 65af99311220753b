import Foundation
import PliantBase
import PliantConsole
import PliantReload
import PliantTracing

/// The trace, console and reload of one command, which end when the command disconnects.
final class AgentSession: Sendable {
  private struct State {
    var trace: CommandTrace?
    var console: DebugConsole?
    var reload: Int?
    var isCrashing = false

    var isEmpty: Bool { trace == nil && console == nil && reload == nil }
  }

  private let state = Guarded(State())
  private let send: @Sendable (AgentMessage) -> Void
  private let ended: @Sendable () -> Void

  /// `ended` is called when all that was asked for is done.
  init(
    send: @escaping @Sendable (AgentMessage) -> Void,
    ended: @escaping @Sendable () -> Void
  ) {
    (self.send, self.ended) = (send, ended)
  }

  /// Begins what is asked for; throws what it cannot begin, with nothing begun.
  func begin(_ request: AgentRequest) throws {
    do {
      if let trace = request.trace { try begin(trace) }
      if request.reloads { try reload() }
      if let port = request.console {
        let console = try DebugConsole.startApart(port: port)
        state.withLock { $0.console = console }
        send(AgentMessage(.line, "console: \(console.url)\n"))
      }
    } catch {
      end()
      throw error
    }
  }

  private func begin(_ request: CommandTrace.Request) throws {
    let trace = CommandTrace(request) { [weak self, send] news in
      switch news {
      case .line(let text): send(AgentMessage(.line, text))
      case .text(let text):
        guard !request.isForCrash || self?.state.withLock(\.isCrashing) == true else { return }
        send(AgentMessage(.text, text))
      case .end: self?.traceEnded()
      }
    }
    state.withLock { $0.trace = trace }
    try trace.start()
  }

  private func traceEnded() {
    let isOver = state.withLock { state in
      state.trace = nil
      return state.isEmpty
    }
    if isOver { ended() }
  }

  private func reload() throws {
    let number = try Reload.begin { [send] event in send(AgentMessage(.line, "pliant: \(event)\n"))
    }
    state.withLock { $0.reload = number }
    send(AgentMessage(.line, "pliant: Watching the program's sources\n"))
  }

  /// Sends what a trace has recorded.
  func write() { state.withLock { $0.trace }?.write() }

  /// Stops all of it, and sends what a trace has recorded.
  func end(inCrash isCrashing: Bool = false) {
    let last = state.withLock { exchange(&$0, with: State(isCrashing: isCrashing)) }
    last.trace?.finish(isEnding: true)
    if let reload = last.reload { Reload.end(reload) }
    last.console?.stopApart()
  }
}
