import ArgumentParser
import CPliantAttach
import Foundation
import PliantAgent
import PliantAttach
import PliantBase

/// Has the agent do something in a program, which is started for that or runs.
enum AgentCommand {
  /// Becomes the program, or stays until the agent has done what was asked or a signal ends that.
  static func run(
    _ request: AgentRequest,
    in command: [String],
    or options: ProcessOptions,
    to verb: String
  ) throws {
    try StartedProgram.refusing {
      if let name = options.pid {
        try attach(to: ProcessName.process(name), request, isForced: options.force)
      } else {
        let program = try StartedProgram(command, forDebugging: request.reloads)
        if !request.reloads { try program.check(to: verb) }
        try start(program, request)
      }
    }
  }

  // MARK: - Programs that are started

  /// Becomes the program, with the library loaded before all others; throws if that fails.
  private static func start(_ program: StartedProgram, _ request: AgentRequest) throws {
    var request = request
    request.preloads = getenv("LD_PRELOAD").map { String(cString: $0) }
    setenv(AgentRequest.variable, try text(of: request), 1)
    try program.start(with: library())
  }

  private static func library() throws -> String { try ToolLibrary.path(of: "PliantAgent") }

  private static func text(of request: AgentRequest) throws -> String {
    String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
  }

  // MARK: - Programs that run

  private static func attach(to process: Int32, _ request: AgentRequest, isForced: Bool) throws {
    var options = Attachment.Options()
    options.isForced = isForced
    let attachment = try Attachment(to: process, library: library(), options: options)
    let channel = AgentChannel(attachment.socket)
    channel.send(AgentMessage(.request, try text(of: request)))
    let signals = follow(channel)
    defer { for source in signals { source.cancel() } }
    if request.seconds > 0 {
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(request.seconds)) {
        channel.send(AgentMessage(.end))
      }
    }
    let ended = pliant_open_process(process)
    var (hasAnswered, isWritten) = (false, true)
    while waits(for: channel.socket, or: ended), let message = channel.receive() {
      hasAnswered = true
      if !message.show(output: request.output) { isWritten = false }
      if message.kind == .refusal { throw ExitCode.failure }
    }
    // A program that ends closes its sockets a moment before.
    var end = pollfd(fd: ended, events: Int16(POLLIN), revents: 0)
    if kill(process, 0) != 0 || poll(&end, 1, 100) > 0 {
      throw StartedProgram.Refusal(description: "The program has ended")
    }
    if !hasAnswered {
      throw StartedProgram.Refusal(description: "The library in the program has failed")
    }
    if !isWritten { throw ExitCode.failure }
  }

  /// Waits for a message; false if none comes because the program has ended.
  private static func waits(for socket: Int32, or ended: Int32) -> Bool {
    var files = [socket, ended].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&files, 2, -1) < 0, errno == EINTR {}
    return files[0].revents != 0
  }

  /// Ctrl-C and the like let the program go, with what was recorded; again, at once.
  private static func follow(_ channel: AgentChannel) -> [any DispatchSourceSignal] {
    let wasAsked = Guarded(false)
    return StartedProgram.taking([SIGINT, SIGTERM, SIGHUP, SIGUSR1]) { number in
      if number == SIGUSR1 {
        channel.send(AgentMessage(.write))
      } else if wasAsked.withLock({ exchange(&$0, with: true) }) {
        channel.end()
      } else {
        channel.send(AgentMessage(.end))
        // A program that does not answer is let go, too.
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { channel.end() }
      }
    }
  }
}
