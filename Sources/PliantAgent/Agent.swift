import Foundation
import PliantBase
import PliantTracing

/// The library within a program: it does what commands ask for, each through its own socket.
enum Agent {
  private struct State {
    /// By number.
    var sessions: [Int: AgentSession] = [:]
    var last = 0
    /// The child of a `fork` has the sessions, too, but no thread that reads what it records.
    var process: Int32 = 0
  }

  private static let state = Guarded(State())

  private static func add(_ session: AgentSession) -> Int {
    let (number, isFirst) = state.withLock { state in
      defer { state.process = getpid() }
      state.last += 1
      state.sessions[state.last] = session
      return (state.last, state.process == 0)
    }
    if isFirst { atexit { Agent.write(isLast: true) } }
    return number
  }

  /// Writes what all traces have recorded, and ends them if the program does.
  static func write(isLast: Bool, inCrash: Bool = false) {
    Trace.leavingOut {
      let (process, sessions) = state.withLock { ($0.process, Array($0.sessions.values)) }
      guard process == getpid() else { return }
      for session in sessions {
        if isLast { session.end(inCrash: inCrash) } else { session.write() }
      }
    }
  }

  // MARK: - Commands that attach

  /// Does what the command at the other end of a socket asks for, until either closes it.
  static func serve(_ socket: Int32, _ attach: (Int32, Bool) -> Bool) {
    let channel = AgentChannel(socket)
    defer { close(socket) }
    guard let first = channel.receive(), first.kind == .request else { return }
    guard let request = try? JSONDecoder().decode(AgentRequest.self, from: first.text),
      request.version == AgentRequest.version
    else {
      channel.send(AgentMessage(.refusal, Self.otherVersion + "\n"))
      return
    }
    let session = AgentSession {
      channel.send($0)
    } ended: {
      channel.end()
    }
    let number = add(session)
    defer { state.withLock { _ = $0.sessions.removeValue(forKey: number) } }
    if request.trace != nil, !attach(socket, true) {
      channel.send(AgentMessage(.refusal, "Cannot attach: too many commands trace the program\n"))
      return
    }
    defer { if request.trace != nil { _ = attach(socket, false) } }
    do {
      try session.begin(request)
    } catch {
      channel.send(AgentMessage(.refusal, "\(error)\n"))
      return
    }
    while let message = channel.receive() {
      switch message.kind {
      case .write: session.write()
      case .end: return session.end()
      case .request, .line, .text, .refusal: break
      }
    }
    // Either nobody reads what is sent, or the program crashes.
    session.end(inCrash: true)
  }

  private static let otherVersion =
    "Cannot attach: another version of Pliant is in the program already. Start the program anew, "
    + "or use that version's command"

  // MARK: - Programs that are started by a command

  /// Does what the environment asks for; returns the status with which the program ends at once, or
  /// 0.
  ///
  /// Processes that the program starts are other programs, and so nothing is left there.
  static func begin(_ text: String, _ seconds: UnsafeMutablePointer<Int>) -> Int32 {
    unsetenv(AgentRequest.variable)
    let request: AgentRequest
    do {
      request = try JSONDecoder().decode(AgentRequest.self, from: Data(text.utf8))
    } catch {
      AgentMessage(.line, "Cannot read \(AgentRequest.variable): \(error)\n").show(output: nil)
      return 1
    }
    unsetenv("LD_PRELOAD")
    if let preloads = request.preloads { setenv("LD_PRELOAD", preloads, 1) }
    let session = AgentSession {
      $0.show(output: request.output)
    } ended: {
    }
    _ = add(session)
    do {
      try session.begin(request)
    } catch {
      AgentMessage(.line, "\(error)\n").show(output: nil)
      return request.trace == nil ? 0 : 1
    }
    if request.trace != nil || request.seconds > 0 { seconds.pointee = request.seconds }
    return 0
  }
}

// MARK: - What others call

/// Serves a command at the other end of a socket, on a thread of its own; returns 0 if there can be
/// none.
@_cdecl("pliant_agent_serve")
func begin(socket: Int32, attach: @convention(c) @Sendable (Int32, Bool) -> Bool) -> Int32 {
  let status = BackgroundThread.run { Trace.leavingOut { Agent.serve(socket, attach) } }
  return status == 0 ? 1 : 0
}

@_cdecl("pliant_agent_preloaded")
func preloaded(_ seconds: UnsafeMutablePointer<Int>) -> Int32 {
  guard let text = getenv(AgentRequest.variable) else { return 0 }
  return Agent.begin(String(cString: text), seconds)
}

@_cdecl("pliant_agent_write")
func write(isLast: Bool, inCrash: Bool) { Agent.write(isLast: isLast, inCrash: inCrash) }
